# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-look-close = Zamknij
web-look-toasts = Komunikaty
web-look-home = Bâtisseurs: do strony głównej
web-look-language = Język: { $language }
web-look-skip = Przejdź do treści
web-look-your-turn =
    { $tables ->
        [one] Twój ruch
        [few] Twój ruch przy { $tables } stołach
        [many] Twój ruch przy { $tables } stołach
       *[other] Twój ruch przy { $tables } stołach
    }

## Settings of the reader
web-settings = Ustawienia
web-settings-language = Język
web-settings-theme = Wygląd
web-settings-theme-auto = Systemowy
web-settings-theme-light = Jasny
web-settings-theme-dark = Ciemny
web-settings-theme-contrast = Wysoki kontrast
web-settings-text = Wielkość tekstu
web-settings-text-size = { $percent }%
web-settings-motion = Animacje
web-settings-motion-auto = Systemowe
web-settings-motion-full = Włączone
web-settings-motion-off = Wyłączone
web-settings-speed = Szybkość ruchu elementów
web-settings-speed-slow = Wolno
web-settings-speed-normal = Normalnie
web-settings-speed-fast = Szybko
web-settings-sure = Pytaj przed tym, czego nie można cofnąć
web-settings-sure-help = Odkryta karta, ruch innego gracza: potem cofnąć można tylko za zgodą wszystkich.
web-settings-auto = Odpowiadaj za mnie, gdy jest tylko jeden wybór
web-settings-auto-help = Nic nie jest ukryte: dziennik o tym mówi i można to cofnąć.
web-settings-sound = Dźwięk, gdy jest mój ruch
web-settings-notices = Powiadomienie, gdy jest mój ruch
web-settings-notices-denied = Przeglądarka nie pozwala na to tej stronie; można to zmienić w jej ustawieniach.
web-settings-notices-help = Gdy ta strona jest w tle. Przeglądarka poprosi o zgodę.

## App: pages, errors, the line to the server
web-app-loading = Wczytywanie…
web-app-to-lobby = Na stronę główną
web-app-reload = Wczytaj stronę ponownie
web-app-nothing-here = Tu nic nie ma
web-app-nothing-here-why = Być może link został ucięty po drodze. Poproś o niego jeszcze raz albo zacznij od strony głównej.
web-app-broken = Coś się zepsuło na tej stronie
web-app-broken-why = To nasz błąd, nie Twój. Twoja gra jest bezpieczna: serwer zachowuje każdy ruch. Zwykle pomaga ponowne wczytanie strony.
web-app-old = Ta strona jest starsza niż serwer
web-app-old-why = Jakiejś jej części już nie ma albo serwer jest nieobecny. Wczytaj stronę ponownie; Twoja gra jest zachowana.
web-error-unreachable = Serwer nie odpowiada. Sprawdź połączenie; ta strona wciąż próbuje.
web-error-unexpected = Coś się tu nie udało i nie jest to Twoja wina. Wczytaj stronę ponownie, jeśli nic się nie dzieje.
web-error-cookies = Twoja przeglądarka nie zachowuje ciasteczek tej strony, więc serwer nie może Cię rozpoznać. Zezwól na nie i wczytaj stronę ponownie.
web-error-not-the-house = Zamiast serwera odpowiedziało coś innego: strona logowania sieci albo serwer pośredniczący.
web-seat = Miejsce { $number }

## Stół: rama wokół każdej gry
web-title-theopolis = Theopolis
web-title-nehemiah = Nehemiah
web-title-my-village = My Village
web-title-esdras-et-nehemie = Esdras et Néhémie
web-table-loading = Nakrywamy do stołu…
web-board = Plansza
web-side = Obok planszy
web-players = Gracze
web-you = ty
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
web-pause = Wstrzymaj grę

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
web-invite-note = Kto pierwszy otworzy ten link, siada tutaj.
web-invite-own-note = Otwórz go na drugim urządzeniu: twoje miejsce przejdzie tam, a ta strona będzie tylko patrzeć.
web-invite-onlooker-note = Kto otworzy ten link, może się przyglądać i widzi to, co widzą wszyscy.
web-standing-title = Stałe odpowiedzi
web-standing-what = Te odpowiedzi padają za ciebie, gdy tylko gra o nie zapyta.
web-standing-none = Gra pyta cię o wszystko.
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

## Stół: czas, połączenie, wspólne urządzenia, zamknięte drzwi
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
web-dead-key = Ten link już niczego nie otwiera
web-dead-key-why = Link do miejsca działa raz. Jeśli użyto go na tym urządzeniu, stół jest nadal dla ciebie otwarty. W przeciwnym razie poproś nadawcę o nowy.
web-dead-key-anyway = Sprawdź, czy jest dla mnie otwarty
web-gone = Ten stół nie jest dla ciebie otwarty
web-gone-why = Może link jest ucięty, stół zamknięty albo twoje miejsce przejęto na innym urządzeniu. Poproś o nowy link albo wróć do strony głównej.
