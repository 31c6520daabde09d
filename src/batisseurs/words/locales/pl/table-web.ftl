# Co przeglądarka mówi przy stole: rama wokół każdej gry i plansza gier, które jej nie mają.
# Czytane, gdy ktoś dołącza; co mówi się wcześniej, jest w web.ftl.

## Stół: rama wokół każdej gry
web-board = Plansza
web-text-view = Widok tekstowy
web-board-view = Widok planszy
web-side = Panel boczny
web-players = Gracze
web-you = ty
web-your-turn = twoja kolej
web-to-move = na ruchu
web-nobody-there = wolne
web-seat-bot = Gra bot ({ $bot })
web-is-muted = Wyciszono
web-player-open = Pokaż planszę: { $name }
web-player-menu = Więcej: { $name }
web-ask-bot = Poproś o bota na tym miejscu
web-ask-bot-hint = Jeśli ktoś przestał grać. Muszą się zgodzić wszyscy pozostali.
web-invite-seat = Link do tego miejsca
web-invite-own = Graj na moim miejscu z innego urządzenia
web-mute = Wycisz dla wszystkich
web-unmute = Wyłącz wyciszenie
web-tab-choices = Akcje
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

## Stół: miejsca i akcje
web-place-read = { $label }: przeczytaj
web-place-offered = { $label }: { $choice }
web-place-several =
    { $number ->
        [one] { $label }: { $number } akcja
        [few] { $label }: { $number } akcje
        [many] { $label }: { $number } akcji
       *[other] { $label }: { $number } akcji
    }
web-place-picked = { $label }: wybrano, wskaż dalej
web-place-refused = { $label }: teraz niemożliwe, dlaczego?
web-choose-here = Wybierz akcję
web-why-not = Dlaczego nie?
web-read-item = Przeczytaj: { $item }
web-moved-on = Gra poszła w międzyczasie dalej, więc nic nie zrobiono. Zobacz, o co gra pyta teraz.
web-no-choices = Na razie nie musisz nic robić. Tu pojawią się twoje możliwe akcje.
web-no-choice-fits = Brak pasującej akcji.
web-filter-choices = Szukaj akcji
web-stand-with = Zawsze wykonuj: { $choice }

## Stół: pasek z tym, o co gra pyta
web-prompt = Co teraz
web-prompt-waiting =
    { $number ->
        [0] Przygotowanie gry…
       *[other] Czekamy na: { $names }.
    }
web-prompt-thinking =
    { $number ->
        [one] { $names } myśli…
        [few] { $names } myślą…
        [many] { $names } myślą…
       *[other] { $names } myślą…
    }
web-prompt-spectator = Oglądasz grę. { $waiting }
web-prompt-over = Koniec gry.
web-prompt-unplayable = Zasady albo elementy tej gry zmieniły się od tego czasu. Można oglądać stół i czytać dziennik, ale nie da się grać dalej.
web-prompt-nameless = To miejsce jest twoje. Pod jakim imieniem grasz?
web-prompt-bot = Gra za ciebie bot.
web-prompt-paused = Gra wstrzymana, zegary zatrzymane.
web-prompt-request = Czekamy na odpowiedzi w sprawie prośby.
web-prompt-sending = Wysyłanie…
web-prompt-kept = Brak połączenia. Twój ruch jest zapisany i zostanie wysłany, gdy serwer wróci.
web-prompt-unsure = { $choice }? { $why }.
web-prompt-warned = { $choice }?
web-prompt-asked = Wybierz akcję.
web-sure = Potwierdź
web-not-sure = Anuluj
web-undo = Cofnij
web-show-result = Wynik
web-your-name = Twoje imię
web-sit-down = Dołącz
web-take-back-seat = Wracam do gry
web-resume = Wznów
web-pause = Poproś o pauzę

## Stół: prośby, na które muszą się zgodzić wszyscy pozostali
web-request = Otwarta prośba
web-request-undo =
    { $number ->
        [one] { $name } prosi o cofnięcie ostatniego ruchu:
        [few] { $name } prosi o cofnięcie ostatnich { $number } ruchów:
        [many] { $name } prosi o cofnięcie ostatnich { $number } ruchów:
       *[other] { $name } prosi o cofnięcie ostatniego { $number } ruchu:
    }
web-request-clock = { $name } prosi o zmianę zegara: { $clock }
web-request-pause-clocks = { $name } prosi o zatrzymanie zegarów do { $until }.
web-request-bot = { $name } prosi o bota na miejsce gracza { $other }.
web-request-export = { $name } prosi o udostępnienie zapisu gry wszystkim, razem z zakrytymi kartami.
web-request-pause = { $name } prosi o wstrzymanie gry.
web-request-agrees = { $name }: zgoda
web-request-thinks = { $name }: jeszcze bez odpowiedzi
web-request-yes = Zgadzam się
web-request-no = Nie zgadzam się
web-request-withdraw = Wycofaj prośbę
web-ask-all = Zapytaj wszystkich
web-ask-first = Najpierw trzeba odpowiedzieć na otwartą prośbę.
web-ask-undo = Cofnij więcej ruchów…
web-ask-undo-title = Cofnij więcej ruchów
web-ask-undo-how = Od tego czasu coś wylosowano albo ktoś wykonał ruch. Pozostali zobaczą, co zostałoby cofnięte, i muszą się zgodzić.
web-ask-undo-from = Wróć do chwili przed
web-ask-undo-number =
    { $number ->
        [one] Cofnięty zostałby { $number } ruch.
        [few] Cofnięte zostałyby { $number } ruchy.
        [many] Cofniętych zostałoby { $number } ruchów.
       *[other] Cofnięte zostałoby { $number } ruchu.
    }
web-ask-clock = Zmień zegar…
web-ask-clock-title = Zmień zegar
web-ask-clock-now = Teraz: { $clock }
web-ask-clock-pace = Odtąd
web-pace-none = Bez zegara
web-pace-quick = Szybko
web-pace-calm = Spokojnie
web-pace-day = Dzień na ruch
web-pace-days = Kilka dni na ruch
web-ask-pause-clocks = Zatrzymaj zegary…
web-ask-pause-clocks-title = Zatrzymaj wszystkie zegary
web-ask-pause-clocks-how-long = Na jak długo
web-pause-clocks-hour = Godzinę
web-pause-clocks-day = Dzień
web-pause-clocks-days = Trzy dni
web-pause-clocks-week = Tydzień
web-ask-export = Udostępnij zapis gry…
web-ask-export-title = Udostępnij zapis gry wszystkim
web-ask-export-what = Zapis gry pokazuje wszystko aż do teraz, razem z zakrytymi kartami. Jeśli wszyscy się zgodzą, przeczyta go każdy przy stole.
web-cancel = Anuluj

## Stół: jego menu
web-menu = Menu stołu
web-menu-table = Ten stół
web-menu-seat = Moje miejsce
web-menu-ask = Zapytaj wszystkich
web-menu-rules = Zasady
web-menu-legend = Legenda
web-legend-now = Teraz na stole
web-menu-keys = Skróty klawiszowe
web-menu-auto-answers =
    { $number ->
        [one] Automatyczna odpowiedź
        [few] Automatyczne odpowiedzi ({ $number })
        [many] Automatyczne odpowiedzi ({ $number })
       *[other] Automatyczne odpowiedzi ({ $number })
    }
web-menu-spectators = Link dla widzów
web-menu-record = Pobierz zapis gry
web-menu-rematch = Zagraj jeszcze raz
web-menu-report = Zgłoś…
web-report-title = Zgłoszenie do administratora serwera
web-report-why = Przeczyta je tylko administrator serwera; nikt przy stole się nie dowie.
web-report-about = Dotyczy
web-report-table = Stół
web-report-text = Co się stało?
web-report-send = Wyślij zgłoszenie
web-report-cancel = Anuluj
web-report-sent = Wysłano. Administrator serwera to przeczyta.
web-give-to-bot = Niech gra za mnie bot
web-give-to-bot-hint = Miejsce zostaje twoje; wróć do gry, kiedy chcesz.
web-leave = Odejdź od stołu
web-leave-title = Odejść od tego stołu na dobre?
web-leave-playing = Za ciebie będzie grać bot, dopóki ktoś nie zajmie tego miejsca.
web-leave-over = Oddajesz swoje miejsce.
web-leave-instead = Aby wrócić później, nie musisz odchodzić: zamknij stronę, miejsce zostaje twoje.
web-leave-stay = Zostań
web-invite-title = Link do miejsca: { $name }
web-invite-make = Utwórz link
web-invite-again = Utwórz nowy link (ten przestanie działać)
web-invite-note = Kto pierwszy otworzy ten link, zajmie to miejsce.
web-invite-own-note = Otwórz go na drugim urządzeniu: twoje miejsce przejdzie tam, a ta strona odejdzie od stołu.
web-invite-spectator-note = Kto otworzy ten link, może oglądać grę i widzi to, co widzą wszyscy.
web-auto-answer-title = Automatyczne odpowiedzi
web-auto-answer-what = Te odpowiedzi są udzielane automatycznie.
web-auto-answer-none = Nie ma automatycznych odpowiedzi.
web-auto-answer-set = Odtąd automatycznie: { $choice }. Można to zmienić w menu stołu.
web-auto-answer-end = Pytaj mnie znów

## Stół: klawisze
web-keys-on = Włącz skróty klawiszowe
web-keys-on-help = Bez nich wszystko jest nadal osiągalne przez Tab, strzałki i Enter.
web-key-number = Wybierz z listy
web-key-arrows = Poruszaj się po planszy
web-key-enter = Wybierz lub potwierdź
web-key-next = Następne miejsce, gdzie można coś zrobić
web-key-read = Powiększ kartę
web-key-choices = Lista akcji
web-key-undo = Cofnij; z Shift całą turę
web-key-escape = Anuluj wskazanie
web-key-log = Dziennik
web-key-rules = Zasady
web-key-legend = Legenda: znaczenie symboli
web-key-help = To, na co wskazujesz; poza tym te skróty

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
web-clock-stands = Zapas czasu: { $time }
web-line-lost = Utracono połączenie
web-line-comes-back = Nic nie przepadło; trwa ponowne łączenie…
web-line-kept = Nic nie przepadło: twój ruch jest zapisany i zostanie wysłany, gdy tylko serwer odpowie.
web-line-back = Połączono ponownie.
web-hand-over = Kolej na: { $name }
web-hand-over-why = Podaj urządzenie: { $name }. Pozostali nie patrzą.
web-hand-over-take = To ja, { $name }
web-hand-over-back = Wróć do: { $name }
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
web-zone-score-table = Punkty za lokaty
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
web-zone-holder = Dłoń pierwszego gracza
web-zone-hand = Ręka
web-zone-hand-back = Dłoń wzięta w tej rundzie
web-zone-hand-size = Karty na ręce
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
web-zone-chambers = Izby rady
web-zone-chamber = Izba rady
web-zone-workshops = Warsztaty
web-zone-squares = Place wioski
web-zone-square = Plac wioski
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
web-zone-safe = Zabezpieczone
web-zone-headman = Sołtys
web-zone-cloud = Chmura
web-zone-reaper = Śmierć
web-zone-labourers = Robotnicy lub wyrobnicy
web-zone-school-left = Szkoła, lewa
web-zone-school-right = Szkoła, prawa
web-zone-villagers = Mieszkańcy
web-zone-protections = Ochrona
web-zone-windows = Okna
web-zone-covered = Zakryte
web-zone-generic = Zasoby uniwersalne
web-zone-markers = Znaczniki
web-zone-tile = Żeton
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
web-zone-row-food = Chleb rzędów
web-zone-heroes = Bohaterowie
web-zone-final = Z końcową punktacją
web-zone-resources = Kamień, drewno, złoto, popiół
web-zone-food = Chleb
web-zone-reserve = Zasoby gracza
web-zone-supply = Zasoby główne
web-zone-farmers = Rolnicy
web-zone-levites = Lewici
web-zone-levite = Postawiony lewita
web-zone-levites-used = Użyci lewici
web-zone-gatekeepers = Strażnicy bram
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
web-zone-scheme = Schemat
web-zone-focus-left = Pozostałe karty skupienia
web-zone-scheme-left = Pozostałe karty schematów
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

# Nauka przez grę.
web-lesson-choose = To, co można wybrać, ma na planszy jasną krawędź: naciśnij. Wszystkie możliwości są też wypisane słowami pod „Akcje”.
web-lesson-undo = Próbowanie nic nie kosztuje. „Cofnij” cofa twój ostatni wybór.
web-lesson-what = Wskaż cokolwiek na stole albo przytrzymaj palcem, by przeczytać, co to jest. Symbole objaśnia legenda w menu.
web-lesson-why-not = Naciśnij coś, czego nie można teraz wybrać: stół powie dlaczego i według której zasady.
web-lesson-log = Dziennik opowiada, co kto zrobił. Naciśnij wiersz, by zobaczyć stół z tamtej chwili.
web-lesson-suggest = Odtąd ruch jest podpowiadany tylko wtedy, gdy pojawia się coś nowego. „Podpowiedz ruch” pomaga zawsze.
web-lesson-got-it = Rozumiem
web-lesson-off = Bez lekcji
web-lesson-left = jeszcze { $number }
web-lessons = Lekcje
web-lessons-none = Żadna lekcja tej gry nie została jeszcze przeczytana.
web-lessons-again = Zacznij lekcje od nowa
web-lessons-on = Pokazuj lekcje
web-lessons-on-help = Krótka lekcja pojawia się, gdy coś jest dla ciebie nowe.
web-suggest = Podpowiedz ruch
web-suggested = Podpowiedź
web-suggest-play = Zagraj tak
web-suggest-close = Zamknij podpowiedź
web-key-suggest = Podpowiedz ruch (w grze z botami)

## Dziennik, jego zdarzenia, streszczenie i powtórka
web-log = Dziennik gry
web-log-before = Przygotowanie gry
web-log-struck = Cofnięte:
web-log-by-clock = Czas minął: ten ruch wykonał bot
web-log-by-auto-answer = Automatyczna odpowiedź
web-log-newest =
    { $number ->
        [one] { $number } nowy wiersz
        [few] { $number } nowe wiersze
        [many] { $number } nowych wierszy
       *[other] { $number } nowego wiersza
    }
web-log-empty = Nic się jeszcze nie wydarzyło
web-log-empty-how = Tu pojawi się wszystko, co dzieje się przy stole, tura po turze.
web-event-joined = { $name } dołącza do gry.
web-event-seat-taken = Miejsce { $number } przejęto przez link: to inna osoba albo ta sama na innym urządzeniu.
web-event-seat-taken-bot = Ktoś wszedł przez link na miejsce { $number }, na którym gra bot, i widzi to co on.
web-event-seat-returned = Osoba, która przejęła miejsce { $number }, już je opuściła.
web-event-left = { $name } odchodzi od stołu.
web-event-bot-took =
    { $why ->
        [agreed] Za zgodą wszystkich za gracza { $name } gra teraz bot.
        [clock] Czas gracza { $name } minął: teraz gra bot.
        [left] Za gracza { $name } gra dalej bot.
       *[asked] Za gracza { $name } gra teraz bot.
    }
web-event-bot-sat = Dodano bota: { $name }.
web-event-bot-up = Usunięto bota: miejsce jest znów wolne.
web-event-freed = { $name } zwalnia miejsce gracza { $other }.
web-event-freed-by-host = Gospodarz zwalnia miejsce gracza { $other }.
web-event-took-back = { $name } wraca do gry.
web-event-started = Gra się zaczyna.
web-event-undone =
    { $number ->
        [one] { $name } cofa { $number } ruch.
        [few] { $name } cofa { $number } ruchy.
        [many] { $name } cofa { $number } ruchów.
       *[other] { $name } cofa { $number } ruchu.
    }
web-event-ended = Koniec gry.
web-event-reopened = Koniec gry cofnięto: gramy dalej.
web-event-request-undo =
    { $number ->
        [one] { $name } prosi o cofnięcie ostatniego ruchu.
        [few] { $name } prosi o cofnięcie ostatnich { $number } ruchów.
        [many] { $name } prosi o cofnięcie ostatnich { $number } ruchów.
       *[other] { $name } prosi o cofnięcie ostatniego { $number } ruchu.
    }
web-event-request-clock = { $name } prosi o zmianę zegara.
web-event-request-time-off = { $name } prosi o zatrzymanie zegarów.
web-event-request-bot = { $name } prosi o bota na miejsce gracza { $other }.
web-event-request-export = { $name } prosi o udostępnienie zapisu tej gry, razem z tym, co zakryte.
web-event-request-pause = { $name } prosi o wstrzymanie gry.
web-event-agrees = { $name } się zgadza.
web-event-disagrees = { $name } się nie zgadza.
web-event-agreed = Prośba przyjęta.
web-event-not-agreed = Prośba odrzucona.
web-event-clock = Zegar został zmieniony.
web-event-clocks-paused = Zegary są na jakiś czas zatrzymane.
web-event-exported = Dotychczasowy zapis gry jest dostępny dla wszystkich przy stole.
web-event-exported-alone = { $name } odczytuje cały dotychczasowy zapis gry, razem z tym, co ukrywają boty.
web-event-paused = Gra jest wstrzymana na prośbę gracza { $name }.
web-event-server-down = Serwer nie działał. Nikt nie stracił czasu.
web-event-resumed = { $name } wznawia grę.
web-event-reminded = Czas gracza { $name } minął.
web-event-muted = Wyciszono: { $name }.
web-event-heard = Wyłączono wyciszenie: { $name }.
web-event-spectators-muted = Wyciszono widzów.
web-event-spectators-heard = Wyłączono wyciszenie widzów.
web-event-rematch = { $name } proponuje rewanż.
web-event-hidden = Administrator serwera usunął stół ze strony głównej.
web-event-listed = Administrator serwera przywrócił stół na stronę główną.
web-event-forgotten = Imię i wiadomości gracza usunięto na jego prośbę.
web-recap = Od twojej ostatniej tury
web-recap-close = Zamknij (wróci w następnej turze)
web-recap-others =
    { $number ->
        [0] Wiele się wydarzyło.
        [one] Ruch innego gracza: { $names }.
        [few] Ruchy innych graczy: { $names }.
        [many] Ruchy innych graczy: { $names }.
       *[other] Ruchy innych graczy: { $names }.
    }
web-recap-touched = Dotyczyło cię:
web-recap-all =
    { $number ->
        [one] Przebieg ({ $number } wiersz)
        [few] Przebieg ({ $number } wiersze)
        [many] Przebieg ({ $number } wierszy)
       *[other] Przebieg ({ $number } wiersza)
    }
web-recap-step = Odtwórz na planszy
web-recap-never = Nie pokazuj więcej
web-replay = Powtórka
web-replay-past = Wcześniejsza pozycja
web-replay-now = Wróć do gry
web-replay-start = Pozycja początkowa.
web-replay-slider = Miejsce w grze
web-replay-says = { $number } z { $last }: { $sentence }
web-replay-back = Poprzedni ruch (←)
web-replay-forward = Następny ruch (→)
web-replay-round-back = Do początku rundy (Shift + ←)
web-replay-round-forward = Do następnej rundy (Shift + →)
web-replay-play = Odtwarzaj (spacja)
web-replay-pause = Zatrzymaj (spacja)
web-replay-round = Runda { $round }
web-replay-speed = Szybkość: { $speed }
web-replay-speeds = Szybkość
web-replay-link = Kopiuj link do tej pozycji
web-replay-link-copied = Skopiowano link.
web-replay-link-in-address = Skopiuj link do tej pozycji z paska adresu.

## Wyniki i koniec gry
web-scores-now = Aktualny wynik
web-scores-total = Razem
web-scores-rank = Lokata
web-scores-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
web-scores-none = Wynik nie jest pokazywany
web-scores-none-why = Przy tym stole nie pokazuje się bieżącego wyniku. Punkty liczy się na końcu.
web-ended-you = Wygrywasz!
web-ended-won =
    { $number ->
        [one] Wygrywa { $names }
        [few] Zwycięstwo dzielą: { $names }
        [many] Zwycięstwo dzielą: { $names }
       *[other] Zwycięstwo dzielą: { $names }
    }
web-ended-how = { $ending }.
web-ended-rank = Twoje miejsce: { $rank } z { $number }.
web-ended-sheet = Arkusz punktacji
web-ended-replay = Powtórka
web-ended-rematch = Rewanż
web-ended-to-rematch = Przejdź do rewanżu
web-ended-record = Pobierz zapis gry
web-chart = Przebieg punktacji
web-chart-rounds = Na dole: rundy. Naciśnij wykres, aby zobaczyć planszę z tamtej chwili.
web-chart-table = Pokaż jako tabelę
web-chart-line = Ruch

## Rozmowa
web-chat-said = Wiadomości
web-chat-empty = Nie ma jeszcze wiadomości
web-chat-empty-why = Mogą to czytać wszyscy przy stole i widzowie. Gotowe zwroty każdy czyta we własnym języku.
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij
web-chat-left =
    { $number ->
        [one] jeszcze { $number } znak
        [few] jeszcze { $number } znaki
        [many] jeszcze { $number } znaków
       *[other] jeszcze { $number } znaku
    }
web-chat-spectator = Widz
web-chat-spectators = widzowie
web-chat-hearing = Wyciszanie: { $name }
web-chat-mute-me = Ukryj przede mną wiadomości: { $name }
web-chat-mute-all = Wycisz dla wszystkich: { $name }
web-chat-hear-all = Wyłącz wyciszenie dla wszystkich: { $name }
web-chat-hear-me = Pokazuj znów wiadomości: { $name }
web-chat-silenced = Wyciszeni przez ciebie
web-chat-off = Czat przy tym stole jest wyłączony.
web-chat-you-silent = Gospodarz cię wyciszył. Nadal możesz czytać.
web-chat-spectators-silent = Gospodarz wyciszył widzów. Nadal możesz czytać.
web-chat-phrases = Gotowe zwroty
web-chat-phrase-hello = Cześć, miłej gry!
web-chat-phrase-well-played = Dobry ruch!
web-chat-phrase-thanks = Dziękuję!
web-chat-phrase-sorry = Przepraszam!
web-chat-phrase-moment = Chwileczkę.
web-chat-phrase-good-game = To była dobra gra. Dziękuję wszystkim!
