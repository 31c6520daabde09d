# Ezdrasz i Nehemiasz. Nazwy kart, płytek i miejsc pochodzą z pliku elementów gry i stoją w mianowniku;
# dlatego zdania stawiają je po dwukropku.

# Gra.
esdras-et-nehemie-what = Odbuduj Świątynię i mury Jerozolimy i nauczaj Prawa w trzy tygodnie pracy; od jednego do czterech graczy.
esdras-et-nehemie-help =
    Ezdrasz i Nehemiasz. W każdej turze zagraj jedną kartę postaci, wybierz jedną akcję główną i wydawaj jej sztandary: czerwone na Świątynię i ołtarz, szare na gruz, mury i bramy, niebieskie na nauczanie Prawa i namioty. W każdym momencie swojej tury możesz też handlować albo rozwinąć płytkę oraz postawić jednego kupca i jednego starszego.
    Po sześciu dniach przychodzi szabat: przydziel pracowników, wysłuchaj Wyroku Proroków, nakarm wszystkich, schowaj karty i zapunktuj je. Wygrywa gracz, który po trzech tygodniach ma najwięcej punktów; remisy zawsze rozstrzyga tor ołtarza.
esdras-et-nehemie-ending-scored = minął trzeci szabat
esdras-et-nehemie-tie-break = Przy równych punktach wygrywa ten, kto jest dalej na torze ołtarza.
esdras-et-nehemie-option-altar-face = Strona karty ołtarza: random (losowa) albo chosen (wybiera pierwszy gracz).
esdras-et-nehemie-option-solo-face = Strona planszy solo: a albo trudniejsza b; tylko dla jednego gracza.
esdras-et-nehemie-option-prophet-space = Gdzie liczy się znacznik ołtarza na polu Proroka? reached: Osiągnięte pole się liczy: pole Zachariasza to „pomiędzy”, pole Aggeusza to „z przodu”; passed: Liczy się tylko minięte pole: pole Zachariasza to „z tyłu”, pole Aggeusza to „pomiędzy”.
esdras-et-nehemie-option-solo-gate = Solo: co, jeśli pierwsza niezbudowana brama jest za droga? next_gate: Przechodzi do następnej bramy, na którą go stać; first_gate: Nie buduje żadnej bramy.
esdras-et-nehemie-option-solo-path = Solo: która droga, jeśli jest kilka? fewest_human: Najmniej twoich skrybów, potem najmniej białych pracowników; own_first: Najwięcej własnych skrybów, potem biali pracownicy przed twoimi skrybami.

# Karta punktacji.
esdras-et-nehemie-score-start = Początek
esdras-et-nehemie-score-temple = Świątynia
esdras-et-nehemie-score-sectors = Sektory
esdras-et-nehemie-score-rewards = Nagrody
esdras-et-nehemie-score-cards = Szabaty
esdras-et-nehemie-score-hunger = Głód
esdras-et-nehemie-score-goods = Dobra
esdras-et-nehemie-score-tiles = Rozwinięte płytki
esdras-et-nehemie-score-altar = Pierwszeństwo na torze ołtarza
esdras-et-nehemie-score-buildings = Mury i bramy
esdras-et-nehemie-score-scribes = Skrybowie
esdras-et-nehemie-score-scrolls = Złote zwoje

# O co gra pyta.
esdras-et-nehemie-ask-first-player = Kto otrzymuje szofar?
esdras-et-nehemie-ask-rubble = Z worka losowana jest kostka: { $place }.
esdras-et-nehemie-ask-scroll = Losowana jest płytka zwoju: { $place }.
esdras-et-nehemie-ask-face = Losowana jest strona karty ołtarza.
esdras-et-nehemie-ask-face-chosen = { $seat }, którą stroną karty ołtarza gracie?
esdras-et-nehemie-ask-tile = Losowana jest płytka rozwoju (gracz: { $seat }).
esdras-et-nehemie-ask-corner = { $seat }, na której bramie narożnej stawiasz strażnika?
esdras-et-nehemie-ask-card = { $seat }, zagraj kartę postaci na jeden ze swoich stosów; przedtem lub potem możesz handlować albo rozwinąć płytkę.
esdras-et-nehemie-ask-action = { $seat }, wybierz akcję główną: czerwoną (Świątynia i ołtarz), szarą (mury i bramy) lub niebieską (zwoje i namiot).
esdras-et-nehemie-ask-red =
    { $seat }, masz { $number ->
        [one] { $number } czerwony sztandar
        [few] { $number } czerwone sztandary
        [many] { $number } czerwonych sztandarów
       *[other] { $number } czerwonego sztandaru
    }: połóż zasoby w Świątyni lub na ołtarzu.
esdras-et-nehemie-ask-grey =
    { $seat }, masz { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarego sztandaru
    }: usuń gruz, odbuduj mury lub bramy.
esdras-et-nehemie-ask-blue =
    { $seat }, masz { $number ->
        [one] { $number } niebieski sztandar
        [few] { $number } niebieskie sztandary
        [many] { $number } niebieskich sztandarów
       *[other] { $number } niebieskiego sztandaru
    }: postaw skrybę lub przesuń namiot.
esdras-et-nehemie-ask-draw = { $seat } dobiera kartę postaci.
esdras-et-nehemie-ask-discard =
    { $seat }, oddaj { $number ->
        [one] { $number } kostkę
        [few] { $number } kostki
        [many] { $number } kostek
       *[other] { $number } kostki
    }: którą?
esdras-et-nehemie-ask-blessing = { $seat }, które błogosławieństwo wybierasz?
esdras-et-nehemie-ask-resource =
    { $seat }, weź { $number ->
        [one] { $number } zasób podstawowy
        [few] { $number } zasoby podstawowe
        [many] { $number } zasobów podstawowych
       *[other] { $number } zasobu podstawowego
    }: który?
esdras-et-nehemie-ask-buy-food = { $seat }, trzeba oddać chleb: { $number }, masz: { $food }. Czy dokupujesz?
esdras-et-nehemie-ask-recover = { $seat }, kogo odzyskujesz?
esdras-et-nehemie-ask-assign = { $seat }, rolnik czy robotnik?
esdras-et-nehemie-ask-free-develop = { $seat }, którą płytkę rozwijasz za darmo?
esdras-et-nehemie-ask-payment = { $seat }, jak płacisz ({ $good }, { $place })?
esdras-et-nehemie-ask-draw-wall = { $seat } dobiera kartę muru.
esdras-et-nehemie-ask-wall-card = Którą kartę muru kładziesz ({ $place })?
esdras-et-nehemie-ask-return = { $seat }, która karta trafia na wierzch stosu kart muru?
esdras-et-nehemie-ask-adjacent = { $seat }, który sąsiedni mur kopiujesz?
esdras-et-nehemie-ask-path = { $seat }, przez którą płytkę prowadzi droga ({ $place })?
esdras-et-nehemie-ask-sell = { $seat }, co sprzedajesz ({ $card })?
esdras-et-nehemie-ask-trade-bonus = { $seat }, po handlu: srebro czy rozwinięcie płytki?
esdras-et-nehemie-ask-repeat = { $seat }, czy ponownie rozpatrujesz pole kupca { $slot }?
esdras-et-nehemie-ask-prepare =
    { $seat }, przygotuj się do szabatu: { $number ->
        [0] nie ma już pracowników do przydzielenia; użyj tego, co jeszcze coś da.
       *[other] przydziel rolników i robotników, kup żywność. Pracownicy do przydzielenia: { $number }.
    }
esdras-et-nehemie-ask-market = { $seat }, w przededniu szabatu możesz handlować lub rozwinąć płytkę.
esdras-et-nehemie-ask-tuck = { $seat }, którą kartę chowasz?
esdras-et-nehemie-ask-focus = Odkrywana jest karta skupienia.
esdras-et-nehemie-ask-scheme = Odkrywana jest karta schematu.
esdras-et-nehemie-ask-opponent-wall = Przeciwnik dobiera kartę muru.

# Akcje słowami.
esdras-et-nehemie-first = szofar otrzymuje: { $seat }
esdras-et-nehemie-rubble = gruz ({ $place }): { $good }
esdras-et-nehemie-scroll = { $tile } ({ $place })
esdras-et-nehemie-face = karta ołtarza: { $card }
esdras-et-nehemie-tile = { $seat } otrzymuje: { $tile }
esdras-et-nehemie-corner = postaw strażnika: { $place }
esdras-et-nehemie-play = zagraj na stos { $stack }: { $card }
esdras-et-nehemie-red =
    Świątynia i ołtarz ({ $number ->
        [one] { $number } czerwony sztandar
        [few] { $number } czerwone sztandary
        [many] { $number } czerwonych sztandarów
       *[other] { $number } czerwonego sztandaru
    })
esdras-et-nehemie-grey =
    gruz, mury i bramy ({ $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarego sztandaru
    })
esdras-et-nehemie-blue =
    Prawo i namioty ({ $number ->
        [one] { $number } niebieski sztandar
        [few] { $number } niebieskie sztandary
        [many] { $number } niebieskich sztandarów
       *[other] { $number } niebieskiego sztandaru
    })
esdras-et-nehemie-end = zakończ turę
esdras-et-nehemie-trade-upper-choose = handel, górna opcja: { $card }
esdras-et-nehemie-trade-lower-choose = handel, dolna opcja: { $card }
esdras-et-nehemie-trade-sell-choose = handel, sprzedaż: { $card }
esdras-et-nehemie-develop = rozwiń: { $tile }
esdras-et-nehemie-trader = postaw kupca na polu { $slot }
esdras-et-nehemie-elder = postaw starszego na polu { $slot }
esdras-et-nehemie-buy-food =
    kup 1 chleb za { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }
esdras-et-nehemie-enough = wystarczy
esdras-et-nehemie-levite =
    postaw lewitę nr { $number } za { $food ->
        [one] { $food } chleb
        [few] { $food } chleby
        [many] { $food } chlebów
       *[other] { $food } chleba
    }
esdras-et-nehemie-in-temple = Świątynia, rząd { $row }: { $good }
esdras-et-nehemie-on-altar =
    ołtarz, { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }: { $good }
esdras-et-nehemie-banner = użyj lewity jako czerwonego sztandaru
esdras-et-nehemie-choose-spot = pracuj tutaj: { $place }
esdras-et-nehemie-clear =
    usuń za { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarego sztandaru
    } ({ $place }): { $good }
esdras-et-nehemie-rebuild = odbuduj: { $place }
esdras-et-nehemie-scribe = skryba: { $tile } ({ $place })
esdras-et-nehemie-move-tent =
    przesuń namiot o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    } za { $banners ->
        [one] { $banners } niebieski sztandar
        [few] { $banners } niebieskie sztandary
        [many] { $banners } niebieskich sztandarów
       *[other] { $banners } niebieskiego sztandaru
    }
esdras-et-nehemie-move-tent-with =
    przesuń namiot o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    } za { $banners ->
        [one] { $banners } niebieski sztandar
        [few] { $banners } niebieskie sztandary
        [many] { $banners } niebieskich sztandarów
       *[other] { $banners } niebieskiego sztandaru
    } oraz: { $good }
esdras-et-nehemie-draw = { $seat } dobiera: { $card }
esdras-et-nehemie-draw-veiled = { $seat } dobiera kartę
esdras-et-nehemie-discard = oddaj: { $good }
esdras-et-nehemie-bless = wybierz: { $blessing }
esdras-et-nehemie-take = weź: { $good }
esdras-et-nehemie-recover-trader = odzyskaj kupca z pola { $slot }
esdras-et-nehemie-recover-elder = odzyskaj starszego z pola { $slot }
esdras-et-nehemie-decline-recovery = nikogo nie odzyskuj
esdras-et-nehemie-assign-farmer = rolnik
esdras-et-nehemie-assign-labourer = robotnik, opcja { $option }
esdras-et-nehemie-decline-development = niczego nie rozwijaj
esdras-et-nehemie-pay = zapłać: { $good }
esdras-et-nehemie-pay-banners =
    wydaj { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarego sztandaru
    }
esdras-et-nehemie-draw-wall = { $seat } dobiera: { $card }
esdras-et-nehemie-draw-wall-veiled = { $seat } dobiera kartę muru
esdras-et-nehemie-place-wall = połóż: { $card }
esdras-et-nehemie-return = na wierzch: { $card }
esdras-et-nehemie-return-veiled = { $seat } odkłada pozostałe karty muru
esdras-et-nehemie-copy = skopiuj ({ $place }): { $card }
esdras-et-nehemie-path = przez: { $place } (srebro: { $number })
esdras-et-nehemie-sell =
    sprzedaj za { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }: { $good }
esdras-et-nehemie-stop-selling = nie sprzedawaj więcej
esdras-et-nehemie-take-silver = weź srebro
esdras-et-nehemie-repeat =
    zapłać { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    } i rozpatrz ponownie
esdras-et-nehemie-decline-repeat = zrezygnuj
esdras-et-nehemie-item-judgement-choose = Wyrok Proroków
esdras-et-nehemie-item-farmers-food-choose = chleb z płytki Rolników
esdras-et-nehemie-item-guards-recovery-choose = odzyskaj kogoś (płytka Strażników)
esdras-et-nehemie-item-market-on-the-eve-choose = Targ w przededniu
esdras-et-nehemie-item-perpetual-fire-choose = Wieczny ogień
esdras-et-nehemie-item-returning-exiles-choose = Powrót wygnańców
esdras-et-nehemie-item-tithes-choose = Dziesięcina
esdras-et-nehemie-item-caravan-choose = Karawana
esdras-et-nehemie-end-preparation = zakończ przygotowanie
esdras-et-nehemie-decline-market = bez akcji pomocniczej
esdras-et-nehemie-tuck = schowaj (teraz warta { $points } PZ): { $card }
esdras-et-nehemie-reveal-focus = karta skupienia: { $card }
esdras-et-nehemie-reveal-scheme = karta schematu: { $card }
esdras-et-nehemie-draw-opponent-wall = przeciwnik dobiera: { $card }

# Czasowniki przed listą akcji.
esdras-et-nehemie-verb-play = zagraj
esdras-et-nehemie-verb-red = czerwona
esdras-et-nehemie-verb-grey = szara
esdras-et-nehemie-verb-blue = niebieska
esdras-et-nehemie-verb-end = zakończ
esdras-et-nehemie-verb-trade = handel
esdras-et-nehemie-verb-develop = rozwiń
esdras-et-nehemie-verb-trader = kupiec
esdras-et-nehemie-verb-elder = starszy
esdras-et-nehemie-verb-buy = kup
esdras-et-nehemie-verb-levite = lewita
esdras-et-nehemie-verb-temple = Świątynia
esdras-et-nehemie-verb-altar = ołtarz
esdras-et-nehemie-verb-banner = sztandar
esdras-et-nehemie-verb-spot = miejsce
esdras-et-nehemie-verb-clear = usuń gruz
esdras-et-nehemie-verb-rebuild = odbuduj
esdras-et-nehemie-verb-scribe = skryba
esdras-et-nehemie-verb-tent = namiot
esdras-et-nehemie-verb-discard = oddaj
esdras-et-nehemie-verb-bless = wybierz
esdras-et-nehemie-verb-take = weź
esdras-et-nehemie-verb-enough = wystarczy
esdras-et-nehemie-verb-recover = odzyskaj
esdras-et-nehemie-verb-decline = zrezygnuj
esdras-et-nehemie-verb-farmer = rolnik
esdras-et-nehemie-verb-labourer = robotnik
esdras-et-nehemie-verb-pay = zapłać
esdras-et-nehemie-verb-place = połóż
esdras-et-nehemie-verb-top = na wierzch
esdras-et-nehemie-verb-copy = skopiuj
esdras-et-nehemie-verb-path = droga
esdras-et-nehemie-verb-sell = sprzedaj
esdras-et-nehemie-verb-stop = dość
esdras-et-nehemie-verb-repeat = powtórz
esdras-et-nehemie-verb-judgement = Wyrok
esdras-et-nehemie-verb-farmers = Rolnicy
esdras-et-nehemie-verb-guards = Strażnicy
esdras-et-nehemie-verb-market = targ
esdras-et-nehemie-verb-perpetual = ogień
esdras-et-nehemie-verb-returning = wygnańcy
esdras-et-nehemie-verb-tithes = dziesięcina
esdras-et-nehemie-verb-caravan = karawana
esdras-et-nehemie-verb-tuck = schowaj
esdras-et-nehemie-verb-gatekeeper = strażnik

# Dlaczego to niemożliwe.
esdras-et-nehemie-why-card-played = w tej turze zagrano już kartę
esdras-et-nehemie-why-not-in-hand = nie ma na ręce: { $card }
esdras-et-nehemie-why-stack-full = stos { $stack } jest pełny
esdras-et-nehemie-why-action-chosen = akcja główna tej tury jest już wybrana
esdras-et-nehemie-why-card-first = najpierw zagraj kartę postaci
esdras-et-nehemie-why-action-first = najpierw wybierz akcję główną
esdras-et-nehemie-why-trader-placed = w tej turze postawiono już kupca
esdras-et-nehemie-why-elder-placed = w tej turze postawiono już starszego
esdras-et-nehemie-why-no-worker = w twoich zasobach nie ma pracownika
esdras-et-nehemie-why-slot-taken = pole { $slot } jest zajęte
esdras-et-nehemie-why-slot-unusable = pole { $slot } nie ma wydrukowanego efektu
esdras-et-nehemie-why-slot-empty = na polu { $slot } nikogo nie ma
esdras-et-nehemie-why-no-repeat = tylko jedna płytka pozwala ponownie rozpatrzyć pole, zaraz po postawieniu kupca i za opłatą: { $tile }
esdras-et-nehemie-why-repeat-first = najpierw zdecyduj, czy ponownie rozpatrujesz pole { $slot }
esdras-et-nehemie-why-auxiliary-used = akcja pomocnicza tej tury jest już wykorzystana
esdras-et-nehemie-why-not-played-now = tej karty nie zagrano w tej turze albo jest przykryta: { $card }
esdras-et-nehemie-why-not-visible = tej karty nie widać na twoich stosach: { $card }
esdras-et-nehemie-why-no-such-trade = karta nie ma takiego handlu: { $card }
esdras-et-nehemie-why-nothing-to-sell = nie masz nic, co karta kupuje: { $card }
esdras-et-nehemie-why-trade-cost = koszt w monetach: { $number }, opłata: { $fee }
esdras-et-nehemie-why-developed = już rozwinięta: { $tile }
esdras-et-nehemie-why-develop-cost = płytka kosztuje { $number } × { $good }: { $tile }
esdras-et-nehemie-why-no-food-sale = nie masz płytki, która sprzedaje chleb, albo masz za mało srebra
esdras-et-nehemie-why-not-red = to należy do czerwonej akcji głównej
esdras-et-nehemie-why-not-grey = to należy do szarej akcji głównej
esdras-et-nehemie-why-not-blue = to należy do niebieskiej akcji głównej
esdras-et-nehemie-why-levite-placed = w tej akcji postawiono już lewitę
esdras-et-nehemie-why-levites-full = twoja kolumna lewitów jest pełna
esdras-et-nehemie-why-levite-food =
    następny lewita kosztuje { $number ->
        [one] { $number } chleb
        [few] { $number } chleby
        [many] { $number } chlebów
       *[other] { $number } chleba
    }
esdras-et-nehemie-why-uses-over = lewitę postawiono po użyciu; żadnego nie można już użyć
esdras-et-nehemie-why-no-levite = wszyscy lewici zostali użyci
esdras-et-nehemie-why-not-in-temple = nie można kłaść w Świątyni: { $good }
esdras-et-nehemie-why-row-full = rząd { $row } Świątyni jest pełny
esdras-et-nehemie-why-none = nie masz: { $good }
esdras-et-nehemie-why-banners =
    kosztuje { $number ->
        [one] { $number } sztandar
        [few] { $number } sztandary
        [many] { $number } sztandarów
       *[other] { $number } sztandaru
    }, masz: { $available }
esdras-et-nehemie-why-not-on-altar = nie można kłaść na ołtarzu: { $good }
esdras-et-nehemie-why-spot-chosen = w tej turze pracujesz gdzie indziej: { $place }
esdras-et-nehemie-why-corner = brama narożna jest zawsze odbudowana: { $place }
esdras-et-nehemie-why-neutral = to miejsce jest neutralne: { $place }
esdras-et-nehemie-why-built = to miejsce jest już odbudowane: { $place }
esdras-et-nehemie-why-spot-first = najpierw wybierz miejsce pracy
esdras-et-nehemie-why-no-such-rubble = nie ma tam takiej kostki gruzu: { $good }
esdras-et-nehemie-why-rebuilt = w tej turze już coś odbudowano
esdras-et-nehemie-why-rubble-left = leży tam jeszcze gruz
esdras-et-nehemie-why-no-wall-cards = twój stos kart muru jest pusty
esdras-et-nehemie-why-building-cost = koszt: szare sztandary { $number } (masz { $available }), kamień { $stone }, drewno { $wood }
esdras-et-nehemie-why-no-payment = nie masz tego albo nie starczyłoby na resztę: { $good }
esdras-et-nehemie-why-payment-order = najpierw płaci się kostkami, potem złotem, potem sztandarami: wynik jest ten sam
esdras-et-nehemie-why-not-drawn = tej karty nie dobrano: { $card }
esdras-et-nehemie-why-scribe-placed = w tej akcji postawiono już skrybę
esdras-et-nehemie-why-tile-taken = stoi tam skryba
esdras-et-nehemie-why-not-accessible = na żadnej płytce poniżej nie stoi skryba ani biały pracownik
esdras-et-nehemie-why-scribe-cost = koszt: niebieskie sztandary { $number }, srebro { $silver }, złoto { $gold }
esdras-et-nehemie-why-path-cost =
    droga kosztuje jeszcze { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }
esdras-et-nehemie-why-tent-moved = namiot przesunięto już w tej akcji
esdras-et-nehemie-why-not-basic = złoto nie jest zasobem podstawowym
esdras-et-nehemie-why-not-bought = karta tego nie kupuje: { $good }
esdras-et-nehemie-why-sell-one = sprzedaj przynajmniej jedną kostkę
esdras-et-nehemie-why-blessing-full = ten znacznik stoi na ostatnim polu: { $blessing }
esdras-et-nehemie-why-item-done = to już rozpatrzono
esdras-et-nehemie-why-no-item = nie masz tej zdolności
esdras-et-nehemie-why-not-prepared = najpierw przydziel wszystkich pracowników i rozpatrz wszystko
esdras-et-nehemie-why-assign-first = najpierw przydziel odzyskanego pracownika jako rolnika albo robotnika
esdras-et-nehemie-why-not-on-stack = schować można tylko kartę ze stosów: { $card }
esdras-et-nehemie-why-corner-taken = tę bramę ma już inny strażnik: { $place }
esdras-et-nehemie-why-no-corner = to nie brama narożna: { $place }
esdras-et-nehemie-why-no-such = niczego takiego nie ma tu do wyboru

# Błędy w pozycjach.
esdras-et-nehemie-error-key = { $place }: nieznany klucz „{ $key }”; możliwe: { $known }
esdras-et-nehemie-error-workers = { $place }: liczba pracowników { $number } jest większa niż { $most } (EN-4)
esdras-et-nehemie-error-word = { $place }: „{ $value }” nie jest żadnym z: { $known }
esdras-et-nehemie-error-list = { $place }: „{ $value }” nie jest odpowiednią listą
esdras-et-nehemie-error-mapping = { $place }: tu powinna być tabela, nie „{ $value }”
esdras-et-nehemie-error-number = { $place }: „{ $value }” nie jest liczbą całkowitą z zakresu: { $known }
esdras-et-nehemie-error-twice = { $place }: jest już gdzie indziej: { $value }
esdras-et-nehemie-error-corner = { $place }: brama narożna jest zawsze odbudowana: { $value } (EN-16)
esdras-et-nehemie-error-silver = { $place }: na odbudowanej bramie nie leży srebro: { $value } (EN-101)
esdras-et-nehemie-error-neutral = { $place }: neutralne przy tej liczbie graczy: { $value } (EN-107)
esdras-et-nehemie-error-wall = { $place }: „{ $value }” powinno być graczem i kartą muru, jak p1 wall_03
esdras-et-nehemie-error-scroll = { $place }: „{ $value }” nie może leżeć w tym rzędzie (EN-24)
esdras-et-nehemie-error-hand = { $place }: nie pasuje do istniejących kart: { $value } (EN-37)
esdras-et-nehemie-error-rubble = { $place }: brak miejsca na tyle kostek: { $value } (EN-22)
esdras-et-nehemie-error-order = { $place }: „{ $value }” nie wymienia każdego dokładnie raz: { $known }
esdras-et-nehemie-pending-misfit = { $step } oczekuje, ale na tym stole nie ma czegoś takiego: { $what }
esdras-et-nehemie-pending-phase = oczekuje tura poza dniami pracy (EN-48)
esdras-et-nehemie-pending-face = nie leży tam żadna karta ołtarza (EN-27)
esdras-et-nehemie-pending-nothing = { $step } oczekuje, ale nie ma żadnego możliwego ruchu
esdras-et-nehemie-pending-turns = liczba rozpoczętych tur to { $number }, a tydzień ma ich { $most } (EN-48)
esdras-et-nehemie-pending-cards = { $place }: zostaje { $number }, a następne tury wymagają { $needed } ({ $rule })

# Klucze pozycji.
esdras-et-nehemie-position-round = Tydzień, od 1 do 3.
esdras-et-nehemie-position-turn = Rozpoczęte tury tygodnia.
esdras-et-nehemie-position-phase = working_day, preparation, sabbath, set_up albo finished.
esdras-et-nehemie-position-shofar = Kto ma szofar.
esdras-et-nehemie-position-active = Czyja jest tura; tylko z „pending”.
esdras-et-nehemie-position-altar-face = Strona karty ołtarza.
esdras-et-nehemie-position-altar-order = Kto jest przed kim na jednym polu ołtarza.
esdras-et-nehemie-position-gates = Właściciele bram.
esdras-et-nehemie-position-gate-silver = Srebro na kartach bram.
esdras-et-nehemie-position-walls = Odbudowane mury: właściciel i karta.
esdras-et-nehemie-position-rubble = Kostki gruzu na polach murów i bram.
esdras-et-nehemie-position-bag = Kostki w worku; tylko podczas przygotowania.
esdras-et-nehemie-position-temple = Kostki Świątyni, rzędy od dołu.
esdras-et-nehemie-position-scrolls = Płytki zwojów według pól.
esdras-et-nehemie-position-scribes = Skrybowie według pól.
esdras-et-nehemie-position-white = Biali pracownicy według pól.
esdras-et-nehemie-position-row-food = Chleb na końcach rzędów.
esdras-et-nehemie-position-played = Stos zagrany w tej turze, 0 jeśli żaden.
esdras-et-nehemie-position-action = Wybrana akcja główna.
esdras-et-nehemie-position-spot = Gdzie pracuje szara akcja.
esdras-et-nehemie-position-banners = Sztandary zdobyte w tej turze.
esdras-et-nehemie-position-done = Co zrobiono w tej turze.
esdras-et-nehemie-position-spent = Sztandary wydane w tej turze.
esdras-et-nehemie-position-levites-used = Lewici użyci w tej turze.
esdras-et-nehemie-position-items-done = Rozpatrzone części przygotowania, jako bity.
esdras-et-nehemie-position-focus = Ostatnio odkryta karta skupienia.
esdras-et-nehemie-position-scheme = Ostatnio odkryta karta schematu.
esdras-et-nehemie-position-focus-pile = Karty skupienia w stosie.
esdras-et-nehemie-position-scheme-pile = Karty schematu w stosie.
esdras-et-nehemie-position-seat-vp = Punkty zwycięstwa razem.
esdras-et-nehemie-position-seat-gains = Punkty zwycięstwa według źródła.
esdras-et-nehemie-position-seat-silver = Srebro.
esdras-et-nehemie-position-seat-food = Chleb.
esdras-et-nehemie-position-seat-resources = Kostki według rodzaju.
esdras-et-nehemie-position-seat-reserve = Pracownicy w zasobach gracza.
esdras-et-nehemie-position-seat-farmers = Rolnicy.
esdras-et-nehemie-position-seat-labourers = Robotnicy.
esdras-et-nehemie-position-seat-levites = Lewici.
esdras-et-nehemie-position-seat-tent = Pole namiotu, c0 do c11.
esdras-et-nehemie-position-seat-altar = Pole na torze ołtarza.
esdras-et-nehemie-position-seat-blessings = Znaczniki błogosławieństw według koloru.
esdras-et-nehemie-position-seat-heroes = Karty bohaterów.
esdras-et-nehemie-position-seat-tent-steps = Ruchy namiotu w tej turze; tylko z „pending”.
esdras-et-nehemie-position-seat-wall-drawn = Dobrane karty muru; tylko z „pending”.
esdras-et-nehemie-position-seat-wall-top = Karta muru odłożona na wierzch.
esdras-et-nehemie-position-seat-wall-bottom = Karty muru odłożone pod spód.
esdras-et-nehemie-position-seat-traders = Zajęte pola kupców.
esdras-et-nehemie-position-seat-elders = Zajęte pola starszych.
esdras-et-nehemie-position-seat-tiles = Płytki rozwoju według typu.
esdras-et-nehemie-position-seat-developed = Typy rozwiniętych płytek.
esdras-et-nehemie-position-seat-hand = Karty na ręce albo ich liczba.
esdras-et-nehemie-position-seat-known = Karty z ręki znane wszystkim.
esdras-et-nehemie-position-seat-stacks = Karty na trzech stosach, od spodu.
esdras-et-nehemie-position-seat-tucked = Schowane karty postaci.

# What somebody who ends a turn may have overlooked.
esdras-et-nehemie-warn-clear =
    Masz jeszcze { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarego sztandaru
    }: usunięcie gruzu tutaj nie kosztowałoby nic więcej ({ $place }).
esdras-et-nehemie-warn-spot =
    Nie wybrano miejsca pracy: { $number ->
        [one] { $number } szary sztandar przepadnie
        [few] { $number } szare sztandary przepadną
        [many] { $number } szarych sztandarów przepadnie
       *[other] { $number } szarego sztandaru przepadnie
    }.
esdras-et-nehemie-warn-tent =
    Namiot mógłby się jeszcze przesunąć o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    } za sztandary, które inaczej przepadną.
esdras-et-nehemie-warn-trade = Handel nic by nie kosztował: { $card }.
esdras-et-nehemie-warn-storage =
    Jest miejsce na { $room }: trzeba będzie oddać { $number ->
        [one] { $number } kostkę
        [few] { $number } kostki
        [many] { $number } kostek
       *[other] { $number } kostki
    }.
