# Plansza Ezdrasza i Nehemiasza w przeglądarce.

# The common board.
esdras-et-nehemie-web-judged-behind = Za Zachariaszem: { $goods }
esdras-et-nehemie-web-judged-between = Między prorokami: { $goods }
esdras-et-nehemie-web-judged-ahead = Na równi z Aggeuszem lub przed nim: { $goods }
esdras-et-nehemie-web-prophet-zechariah = Zachariasz
esdras-et-nehemie-web-prophet-haggai = Aggeusz
esdras-et-nehemie-web-moves = Ceny ruchów namiotu
esdras-et-nehemie-web-heroes = Bohaterowie, których nikt jeszcze nie ma
esdras-et-nehemie-web-areas = Części stołu
esdras-et-nehemie-web-area-own = Moje
esdras-et-nehemie-web-area-city = Miasto
esdras-et-nehemie-web-area-temple = Świątynia
esdras-et-nehemie-web-area-scrolls = Zwoje
esdras-et-nehemie-web-area-others = Inni
esdras-et-nehemie-web-offered =
    { $number ->
        [one] { $number } miejsce do wyboru
        [few] { $number } miejsca do wyboru
        [many] { $number } miejsc do wyboru
       *[other] { $number } miejsca do wyboru
    }

# Solo: what the opponent did, step by step.
esdras-et-nehemie-web-solo-turn = Tura przeciwnika
esdras-et-nehemie-web-solo-sabbath = Szabat przeciwnika
esdras-et-nehemie-web-solo-end = Punktacja końcowa przeciwnika
esdras-et-nehemie-web-solo-again-turn = Pokaż ponownie jego ostatnią turę
esdras-et-nehemie-web-solo-again-sabbath = Pokaż ponownie jego szabat
esdras-et-nehemie-web-solo-again-end = Pokaż ponownie jego punktację końcową
esdras-et-nehemie-web-solo-back = Krok wstecz
esdras-et-nehemie-web-solo-on = Krok dalej
esdras-et-nehemie-web-solo-play = Odtwarzaj
esdras-et-nehemie-web-solo-pause = Wstrzymaj
esdras-et-nehemie-web-solo-skip = Pomiń (Esc)
esdras-et-nehemie-web-solo-close = Zamknij (Esc)
esdras-et-nehemie-web-solo-paces = Szybkość odtwarzania
esdras-et-nehemie-web-solo-pace = Szybkość odtwarzania: { $pace }
esdras-et-nehemie-web-solo-pace-slow = wolno
esdras-et-nehemie-web-solo-pace-normal = normalnie
esdras-et-nehemie-web-solo-pace-fast = szybko
esdras-et-nehemie-web-solo-pace-steps = krok po kroku, ręcznie
esdras-et-nehemie-web-solo-pace-once = wszystko naraz
esdras-et-nehemie-web-solo-rules = Zasady:
esdras-et-nehemie-web-solo-focus = Karta skupienia: { $card }. Powiększ
esdras-et-nehemie-web-solo-scheme = Karta schematu: { $card }. Powiększ
esdras-et-nehemie-web-solo-clockwise = zgodnie z ruchem wskazówek zegara, czarne pole w kolumnie { $column }; handel:
esdras-et-nehemie-web-solo-counter-clockwise = przeciwnie do ruchu wskazówek zegara, czarne pole w kolumnie { $column }; handel:
esdras-et-nehemie-web-solo-taken = (wybrano)
esdras-et-nehemie-web-solo-passed = (pominięto)
esdras-et-nehemie-web-solo-least-worker = pracownicy: co najmniej { $number }
esdras-et-nehemie-web-solo-most-worker = pracownicy: najwyżej { $number }
esdras-et-nehemie-web-solo-least-gold = złoto: co najmniej { $number }
esdras-et-nehemie-web-solo-most-gold = złoto: najwyżej { $number }
esdras-et-nehemie-web-solo-spends =
    { $number ->
        [one] { $number } kostka złota do wydania
        [few] { $number } kostki złota do wydania
        [many] { $number } kostek złota do wydania
       *[other] { $number } kostki złota do wydania
    }
esdras-et-nehemie-web-solo-gains = zysk: { $goods }
esdras-et-nehemie-web-solo-does-build-temple = budowa Świątyni
esdras-et-nehemie-web-solo-does-clear-wall = usunięcie gruzu z pola muru
esdras-et-nehemie-web-solo-does-rebuild-gate = usunięcie gruzu i odbudowa bramy
esdras-et-nehemie-web-solo-does-rebuild-wall = usunięcie gruzu i odbudowa muru
esdras-et-nehemie-web-solo-does-scribe-highest = skryba na najwyższej płytce
esdras-et-nehemie-web-solo-does-scribe-lowest = skryba na najniższej płytce

# Player boards, and the purse of banners.
esdras-et-nehemie-web-board = Plansza gracza: { $seat }
esdras-et-nehemie-web-look-at = Obejrzyj tę planszę
esdras-et-nehemie-web-purse = Sztandary i dobra
esdras-et-nehemie-web-front = Przed rozwojem:
esdras-et-nehemie-web-back = Po rozwoju:

# A turn as it is planned.
esdras-et-nehemie-web-plan = Ta tura
esdras-et-nehemie-web-plan-open = Jeszcze możliwe w tej turze
esdras-et-nehemie-web-plan-lapses = Gdyby tura skończyła się teraz
esdras-et-nehemie-web-plan-stands = Tego nie można już cofnąć bez pytania innych.
esdras-et-nehemie-web-plan-back = Cofnij odtąd: { $step }
esdras-et-nehemie-web-hint = { $costs } → { $gains }
esdras-et-nehemie-web-part-auxiliary = Handel lub rozwój
esdras-et-nehemie-web-part-trader = Kupiec
esdras-et-nehemie-web-part-elder = Starszy
esdras-et-nehemie-web-part-levite = Nowy lewita
esdras-et-nehemie-web-part-uses = Lewici
esdras-et-nehemie-web-part-clearing = Usuwanie gruzu
esdras-et-nehemie-web-part-rebuild = Odbudowa
esdras-et-nehemie-web-part-scribe = Skryba
esdras-et-nehemie-web-part-tent = Namiot
esdras-et-nehemie-web-part-done = zrobione w tej turze
esdras-et-nehemie-web-part-shut = teraz niedostępne

# The Sabbath, one thing after the other.
esdras-et-nehemie-web-sabbath = Szabat tygodnia { $number }
esdras-et-nehemie-web-sabbath-waits = Teraz kolej na: { $seat }.
esdras-et-nehemie-web-stage-prepare = Przygotuj
esdras-et-nehemie-web-stage-feed = Nakarm
esdras-et-nehemie-web-stage-tuck = Schowaj i punktuj
esdras-et-nehemie-web-stage-done = zrobione
esdras-et-nehemie-web-stage-now = teraz
esdras-et-nehemie-web-stage-later = później
esdras-et-nehemie-web-items = Do rozpatrzenia w dowolnej kolejności
esdras-et-nehemie-web-standing-behind = Jesteś za Zachariaszem (ty { $space }, on { $zechariah }, Aggeusz { $haggai }).
esdras-et-nehemie-web-standing-between = Jesteś między prorokami (ty { $space }, Zachariasz { $zechariah }, Aggeusz { $haggai }).
esdras-et-nehemie-web-standing-ahead = Jesteś na równi z Aggeuszem lub przed nim (ty { $space }, Zachariasz { $zechariah }, Aggeusz { $haggai }).
esdras-et-nehemie-web-fire-between = Po Wiecznym ogniu staniesz między prorokami:
esdras-et-nehemie-web-fire-ahead = Po Wiecznym ogniu staniesz na równi z Aggeuszem lub przed nim:
esdras-et-nehemie-web-to-assign =
    Do przydzielenia: { $number ->
        [one] { $number } pracownik
        [few] { $number } pracowników
        [many] { $number } pracowników
       *[other] { $number } pracownika
    }.
esdras-et-nehemie-web-eaters = Trzeba nakarmić
esdras-et-nehemie-web-food-due = Potrzebny chleb: { $number }; masz { $food }.
esdras-et-nehemie-web-food-left = Zostanie chleba: { $number }.
esdras-et-nehemie-web-food-short = Głodni pracownicy: { $number }; strata: { $points } PZ.
esdras-et-nehemie-web-to-tuck = Karty na twoich stosach
esdras-et-nehemie-web-tucked-worth =
    Schowane już: { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }; teraz { $points } PZ.
esdras-et-nehemie-web-worth-now = teraz { $points } PZ
esdras-et-nehemie-web-worth-by-the-end =
    { $points } PZ w ciągu { $number ->
        [one] { $number } szabatu
        [few] { $number } szabatów
        [many] { $number } szabatów
       *[other] { $number } szabatu
    }
esdras-et-nehemie-web-banner-kept = Ten sztandar zostaje.
esdras-et-nehemie-web-banners-lost = Te sztandary przepadają, podobnie jak handel z karty.
