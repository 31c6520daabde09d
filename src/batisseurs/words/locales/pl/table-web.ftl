# Co przeglądarka mówi przy stole: rama wokół każdej gry i plansza gier, które jej nie mają.
# Czytane, gdy ktoś siada; co mówi się wcześniej, stoi w web.ftl.

## Stół: rama wokół każdej gry
web-title-theopolis = Theopolis
web-title-nehemiah = Nehemiah
web-title-my-village = My Village
web-title-esdras-et-nehemie = Esdras et Néhémie
web-board = Plansza
web-side = Obok planszy
web-players = Gracze
web-you = ty
web-your-turn = twoja kolej
web-to-move = wybiera
web-nobody-there = wolne
web-seat-bot = Gra bot ({ $bot })
web-is-muted = Wyciszono
web-player-menu = Więcej: { $name }
web-ask-bot = Poproś o bota na tym miejscu
web-ask-bot-hint = Jeśli ktoś już nie przychodzi: muszą się zgodzić wszyscy pozostali.
web-invite-seat = Link do tego miejsca
web-invite-own = Graj na moim miejscu z innego urządzenia
web-mute = Wycisz dla wszystkich
web-unmute = Pozwól znów mówić
web-tab-choices = Wybory
web-tab-log = Dziennik
web-tab-scores = Punkty
web-tab-chat = Czat
web-tab-unread =
    { $number ->
        [one] { $number } nowa
        [few] { $number } nowe
        [many] { $number } nowych
       *[other] { $number } nowych
    }

## Stół: miejsca i wybory
web-place-read = { $label }: przeczytaj
web-place-offered = { $label }: { $choice }
web-place-several =
    { $number ->
        [one] { $label }: { $number } wybór
        [few] { $label }: { $number } wybory
        [many] { $label }: { $number } wyborów
       *[other] { $label }: { $number } wyboru
    }
web-place-picked = { $label }: wskazano, trzeba wskazać więcej
web-place-refused = { $label }: teraz niemożliwe, dlaczego?
web-choose-here = Co tu robisz?
web-why-not = Dlaczego nie?
web-read-item = Przeczytaj: { $item }
web-no-choices = Teraz nikt cię o nic nie pyta. Tu pojawią się twoje wybory.
web-no-choice-fits = Żaden wybór nie zawiera tych słów.
web-filter-choices = Znajdź wybór
web-stand-with = Odtąd zawsze, bez pytania: { $choice }

## Stół: pasek z tym, o co gra pyta
web-prompt = O co gra pyta
web-prompt-waiting =
    { $number ->
        [0] Stół jest przygotowywany.
        [one] Wybiera: { $names }.
        [few] Wybierają: { $names }.
        [many] Wybierają: { $names }.
       *[other] Wybierają: { $names }.
    }
web-prompt-onlooker = Przyglądasz się. { $waiting }
web-prompt-over = Gra skończona.
web-prompt-unplayable = Zasady albo elementy tej gry zmieniły się od tego czasu. Stół można oglądać i czytać jego dziennik, ale nie da się grać dalej.
web-prompt-nameless = To miejsce jest twoje. Pod jakim imieniem grasz?
web-prompt-bot = Gra za ciebie bot.
web-prompt-paused = Gra jest wstrzymana: zegary stoją.
web-prompt-wish = Najpierw rozstrzygamy otwartą prośbę.
web-prompt-sending = W drodze
web-prompt-kept = Na razie nikt nie odpowiada. Twój wybór jest zachowany i zostanie wysłany, gdy tylko serwer wróci.
web-prompt-unsure = { $choice }? Tego nie da się cofnąć.
web-prompt-asked = Co robisz?
web-sure = Tak, zrób to
web-not-sure = Nie, wróć
web-undo = Cofnij
web-show-result = Wynik
web-your-name = Twoje imię
web-sit-down = Usiądź
web-take-back-seat = Gram znów osobiście
web-resume = Graj dalej
web-pause = Poproś o pauzę

## Stół: prośby, na które muszą się zgodzić wszyscy pozostali
web-wish = Otwarta prośba
web-wish-undo =
    { $number ->
        [one] { $name } prosi o cofnięcie ostatniego wiersza:
        [few] { $name } prosi o cofnięcie ostatnich { $number } wierszy:
        [many] { $name } prosi o cofnięcie ostatnich { $number } wierszy:
       *[other] { $name } prosi o cofnięcie ostatnich { $number } wierszy:
    }
web-wish-clock = { $name } prosi o inny zegar: { $clock }
web-wish-time-off = { $name } prosi o wolne: żaden zegar nie chodzi do { $until }.
web-wish-bot = { $name } prosi o bota zamiast gracza { $other }.
web-wish-export = { $name } prosi o otwarcie zapisu partii dla wszystkich, razem z zakrytymi kartami.
web-wish-pause = { $name } prosi o wstrzymanie gry.
web-wish-agrees = { $name } zgadza się
web-wish-thinks = { $name } jeszcze nie odpowiada
web-wish-yes = Zgadzam się
web-wish-no = Nie zgadzam się
web-wish-withdraw = Już nieważne
web-ask-all = Zapytaj wszystkich
web-ask-first = Najpierw otwarta prośba.
web-ask-undo = Cofnij dalej…
web-ask-undo-title = Cofnij dalej
web-ask-undo-how = Od tego czasu zadziałał los albo ktoś inny. Pytamy wszystkich pozostałych; widzą, co zostałoby cofnięte.
web-ask-undo-from = Zacznij znów przed
web-ask-undo-number =
    { $number ->
        [one] Cofnięty zostałby { $number } wiersz.
        [few] Cofnięte zostałyby { $number } wiersze.
        [many] Cofniętych zostałoby { $number } wierszy.
       *[other] Cofnięte zostałoby { $number } wiersza.
    }
web-ask-clock = Inny zegar…
web-ask-clock-title = Inny zegar
web-ask-clock-now = Teraz: { $clock }
web-ask-clock-pace = Odtąd
web-pace-none = Bez zegara
web-pace-quick = Szybko
web-pace-calm = Spokojnie
web-pace-day = Dzień na wybór
web-pace-days = Przez tygodnie
web-ask-time-off = Wolne…
web-ask-time-off-title = Wolne dla wszystkich
web-ask-time-off-how-long = Żaden zegar nie chodzi przez
web-time-off-hour = Godzinę
web-time-off-day = Dzień
web-time-off-days = Trzy dni
web-time-off-week = Tydzień
web-ask-export = Otwórz zapis partii…
web-ask-export-title = Otwórz zapis partii dla wszystkich
web-ask-export-what = Zapis pokazuje wszystko aż do teraz, razem z zakrytymi kartami. Jeśli wszyscy się zgodzą, przeczyta go każdy przy stole.
web-cancel = Anuluj

## Stół: jego menu
web-menu = Menu stołu
web-menu-table = Ten stół
web-menu-seat = Moje miejsce
web-menu-ask = Zapytaj wszystkich
web-menu-rules = Zasady
web-menu-keys = Klawisze
web-menu-standing =
    { $number ->
        [one] Stała odpowiedź
        [few] Stałe odpowiedzi ({ $number })
        [many] Stałe odpowiedzi ({ $number })
       *[other] Stałe odpowiedzi ({ $number })
    }
web-menu-onlookers = Link dla widzów
web-menu-record = Pobierz zapis partii
web-menu-rematch = Zagraj jeszcze raz
web-menu-report = Zgłoś…
web-report-title = Zgłoszenie do prowadzącego serwer
web-report-why = Przeczyta je tylko prowadzący ten serwer; nikt przy stole się nie dowie.
web-report-about = Czego dotyczy?
web-report-table = Stołu
web-report-text = Co się stało?
web-report-send = Wyślij
web-report-cancel = Anuluj
web-report-sent = Wysłano. Prowadzący ten serwer to przeczyta.
web-give-to-bot = Niech gra za mnie bot
web-give-to-bot-hint = Miejsce zostaje twoje; wróć do gry, kiedy chcesz.
web-leave = Odejdź od stołu
web-leave-title = Odejść od tego stołu na dobre?
web-leave-playing = Na twoim miejscu zagra bot, dopóki ktoś go nie zajmie.
web-leave-over = Oddajesz swoje miejsce.
web-leave-instead = Aby wrócić później, nie musisz odchodzić: zamknij stronę, miejsce zostaje twoje.
web-leave-stay = Zostań
web-invite-title = Link do miejsca: { $name }
web-invite-make = Utwórz link
web-invite-again = Utwórz inny link; ten przestanie działać
web-invite-note = Kto pierwszy otworzy ten link, siada tutaj.
web-invite-own-note = Otwórz go na drugim urządzeniu: twoje miejsce przejdzie tam, a ta strona odejdzie od stołu.
web-invite-onlooker-note = Kto otworzy ten link, może się przyglądać i widzi to, co widzą wszyscy.
web-standing-title = Stałe odpowiedzi
web-standing-what = Te odpowiedzi padają za ciebie, gdy tylko gra o nie zapyta.
web-standing-none = Gra pyta cię o wszystko.
web-standing-set = Odtąd bez pytania: { $choice }. Można to cofnąć w menu stołu.
web-standing-end = Pytaj mnie znów

## Stół: klawisze
web-keys-on = Klawisze działają wszędzie przy stole
web-keys-on-help = Bez nich wszystko jest nadal osiągalne przez Tab, strzałki i Enter.
web-key-number = Wybierz z listy
web-key-arrows = Z miejsca na miejsce po planszy
web-key-enter = Naciśnij albo potwierdź
web-key-next = Następne miejsce, gdzie coś można wybrać
web-key-read = Przeczytaj kartę w powiększeniu
web-key-choices = Lista wyborów
web-key-undo = Cofnij; z Shift całą turę
web-key-escape = Odłóż to, co wskazano; nie potwierdzaj
web-key-log = Dziennik
web-key-rules = Zasady
web-key-help = Te klawisze

## Stół: czas, połączenie, wspólne urządzenia
web-span-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
web-span-hours = { $hours } godz. { $minutes } min
web-span-minutes = { $minutes } min { $seconds } s
web-clock-runs = Pozostały czas: { $time }
web-clock-stands = W zapasie: { $time }
web-line-lost = Serwer nie odpowiada.
web-line-comes-back = Nic nie przepadło; stół sam wróci.
web-line-kept = Nic nie przepadło: twój wybór jest zachowany i zostanie wysłany, gdy tylko serwer odpowie.
web-line-back = Połączenie znów jest.
web-hand-over = Teraz { $name }
web-hand-over-why = Podaj urządzenie osobie { $name }. Pozostali nie patrzą.
web-hand-over-take = To ja, { $name }
web-hand-over-back = Wróć: { $name }
web-hand-over-now = Podaj urządzenie dalej

## Plansza gier, które jej nie mają: pola widoku
web-panel-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
web-zone-centre = Na środku
web-zone-places = Inne miejsca
web-zone-round = Runda
web-zone-turn = Tura
web-zone-active = Gra
web-zone-day = Dzień
web-zone-phase = Faza
web-zone-first = Pierwszy gracz
web-zone-first-player = Pierwszy gracz
web-zone-turns-left = Pozostałe tury
web-zone-columns = Kolumny
web-zone-column = Kolumna
web-zone-spots = Pola
web-zone-marked = Do wymiany
web-zone-worker = Robotnik
web-zone-neutral = Neutralny
web-zone-tired = Leżący
web-zone-anchor = Aktywowana
web-zone-used = Użyte
web-zone-decks = Talie
web-zone-deck = Talia
web-zone-discard = Karty odrzucone
web-zone-copies = Sztuk
web-zone-boards = Wpływy
web-zone-board = Plansza
web-zone-cubes = Znaczniki
web-zone-score-table = Punkty za miejsca
web-zone-would-score = Teraz dałoby
web-zone-gates = Bramy
web-zone-gate = Brama
web-zone-value = Wartość
web-zone-owner = Właściciel
web-zone-foremen = Przywódcy budowy
web-zone-foreman-deck = Pozostali przywódcy
web-zone-revealed = Odkryci
web-zone-auctioned = Na aukcji
web-zone-colour = Kolor
web-zone-neutral-colour = Kolor neutralny
web-zone-available = Dostępne
web-zone-set-aside = Odłożone
web-zone-cube-supply = Zapas znaczników
web-zone-gold = Złoto
web-zone-wood = Drewno
web-zone-points = Punkty
web-zone-score = Wynik
web-zone-bid = Oferta
web-zone-holder = Ma rękę
web-zone-hand = Ręka
web-zone-hand-back = Ręka oddana
web-zone-hand-size = Kart w ręce
web-zone-pool = Pula kości
web-zone-die = Kość
web-zone-dice = Wzięte kości
web-zone-face = Ścianka
web-zone-number = Liczba
web-zone-white = Biały
web-zone-bill = Do zapłaty
web-zone-means = Czym
web-zone-units = Jednostki
web-zone-zone = Klienci
web-zone-churches = Kościoły
web-zone-church = Kościół
web-zone-chambers = Sale rady
web-zone-chamber = Sala rady
web-zone-workshops = Warsztaty
web-zone-squares = Rynki
web-zone-square = Rynek
web-zone-fields = Pola uprawne
web-zone-monks = Mnisi
web-zone-travels = Podróże
web-zone-turned = Odkryta
web-zone-chronicle = Kronika
web-zone-graves = Groby
web-zone-coffins = Trumny
web-zone-last-coffin = Ostatnia trumna
web-zone-rat = Szczur
web-zone-red = Czerwony
web-zone-protected = Chronieni
web-zone-villages = Wioski
web-zone-personal-values = Własne wartości
web-zone-coins = Monety
web-zone-tree = Stuletnie drzewo
web-zone-safe = Sejf
web-zone-headman = Sołtys
web-zone-cloud = Chmura
web-zone-reaper = Kosiarz
web-zone-labourers = Robotnicy
web-zone-school-left = Szkoła, lewa
web-zone-school-right = Szkoła, prawa
web-zone-villagers = Mieszkańcy
web-zone-protections = Ochrona
web-zone-windows = Okna
web-zone-covered = Zakryte
web-zone-generic = Dowolne opowieści
web-zone-markers = Znaczniki
web-zone-tile = Kafelek
web-zone-plow = Pług
web-zone-resource = Zasób
web-zone-stock = Zapas
web-zone-slots = Miejsca
web-zone-market = Targ
web-zone-served = Obsłużeni
web-zone-leftovers = Resztki
web-zone-shofar = Szofar
web-zone-altar-face = Ołtarz
web-zone-zechariah = Zachariasz
web-zone-haggai = Aggeusz
web-zone-altar-order = Kolejność przy ołtarzu
web-zone-ring = Mury i bramy
web-zone-state = Stan
web-zone-rubble = Gruz
web-zone-card = Karta
web-zone-silver = Srebro
web-zone-blessing = Błogosławieństwo
web-zone-temple = Świątynia
web-zone-banners = Sztandary
web-zone-sectors = Sektory
web-zone-scrolls = Zwoje
web-zone-scroll = Zwój
web-zone-row = Rząd
web-zone-scribe = Skryba
web-zone-scribes = Skrybowie
web-zone-row-food = Żywność rzędów
web-zone-heroes = Bohaterowie
web-zone-final = Z końcową punktacją
web-zone-resources = Kamień, drewno, złoto, popiół
web-zone-food = Żywność
web-zone-reserve = Rezerwa
web-zone-supply = Zasoby ogólne
web-zone-farmers = Rolnicy
web-zone-levites = Lewici
web-zone-levite = Lewita wystawiony
web-zone-levites-used = Użyci Lewici
web-zone-gatekeepers = Odźwierni
web-zone-traders = Kupcy
web-zone-trader = Kupiec
web-zone-elders = Starsi
web-zone-elder = Starszy
web-zone-tent = Namiot
web-zone-altar = Ołtarz
web-zone-blessings = Błogosławieństwa
web-zone-tiles = Rozwój
web-zone-type = Rodzaj
web-zone-developed = Rozwinięte
web-zone-known = Znane karty
web-zone-pile = Stos własny
web-zone-stacks = Stosy
web-zone-stack = Stos
web-zone-tucked = Schowane
web-zone-abilities = Zdolności
web-zone-wall-pile = Karty muru
web-zone-wall-top = Karta muru na wierzchu
web-zone-wall-bottom = Karty muru na spodzie
web-zone-wall-drawn = Dobrane karty muru
web-zone-drawn = Dobrane
web-zone-played = Zagrana
web-zone-action = Akcja główna
web-zone-gained = Zdobyte
web-zone-spent = Wydane
web-zone-auxiliary = Akcja pomocnicza wykonana
web-zone-uses-over = Użycia zakończone
web-zone-spot = Miejsce
web-zone-rebuilt = Odbudowano
web-zone-items = Pozycje
web-zone-solo = Przeciwnik
web-zone-focus = Skupienie
web-zone-scheme = Plan
web-zone-focus-left = Pozostałe karty skupienia
web-zone-scheme-left = Pozostałe karty planu
web-word-black = czarny
web-word-white = biały
web-word-red = czerwony
web-word-grey = szary
web-word-blue = niebieski
web-word-left = lewa
web-word-right = prawa
web-word-preparation = przygotowanie
web-word-sabbath = szabat
web-word-working-day = dzień pracy
web-word-built = zbudowane
web-word-unbuilt = niezbudowane
web-word-neutral = neutralne

## Companion: entering what came at a real table
web-entry = Co wypadło przy waszym stole
web-entry-field = Co wypadło przy waszym stole?
web-entry-how = Nazwa, jej początek lub numer. Kilka naraz, po przecinku, odpowiada też na następne pytania.
web-entry-enter = Wpisz
web-entry-draw = Wylosuj za mnie
web-entry-draw-all = Wylosuj resztę
web-entry-order = W tej kolejności: { $places }
web-entry-outcomes =
    { $number ->
        [one] Może wypaść tylko to
        [few] Mogą wypaść { $number } rzeczy
        [many] Może wypaść { $number } rzeczy
       *[other] Może wypaść { $number } rzeczy
    }
web-entry-left = × { $number }
web-entry-not-there = „{ $text }” nie może teraz wypaść.
web-entry-several = „{ $text }” może oznaczać: { $choices }.
web-entry-left-over = Nic więcej się tu nie losuje. Niewykorzystane: { $text }
