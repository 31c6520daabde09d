# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-pair = { $what }: { $value }
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

## Opowiadanie: dziennik, jego zdarzenia, streszczenie i powtórka
web-log = Co się wydarzyło
web-log-before = Przed pierwszą turą
web-log-chooses = { $name }: { $choice }
web-log-struck = Cofnięte:
web-log-by-clock = Czas minął: tego jednego wyboru dokonał bot
web-log-by-standing = Twoja stała odpowiedź
web-log-newest =
    { $number ->
        [one] { $number } nowy wiersz
        [few] { $number } nowe wiersze
        [many] { $number } nowych wierszy
       *[other] { $number } nowego wiersza
    }
web-log-empty = Nic się jeszcze nie wydarzyło
web-log-empty-how = Wszystko, co dzieje się przy tym stole, będzie tu opowiedziane, tura po turze.
web-event-joined = { $name } siada.
web-event-seat-taken = Miejsce { $number } zajmuje teraz ktoś z linkiem: inna osoba albo ta sama na innym urządzeniu.
web-event-seat-taken-bot = Ktoś przyszedł z linkiem na miejsce { $number }, na którym gra bot, i widzi to co on.
web-event-seat-returned = Kto przyszedł na miejsce { $number }, odszedł z niego.
web-event-left = { $name } odchodzi na dobre.
web-event-bot-took =
    { $why ->
        [agreed] Za zgodą wszystkich za gracza { $name } gra teraz bot.
        [clock] Czas gracza { $name } minął: teraz gra bot.
        [left] Za gracza { $name } gra dalej bot.
       *[asked] Za gracza { $name } gra teraz bot.
    }
web-event-bot-sat = Bot siada: { $name }.
web-event-bot-up = Bot wstaje: jego miejsce jest znów wolne.
web-event-freed = { $name } zwalnia miejsce: { $other }.
web-event-freed-by-host = Gospodarz zwalnia miejsce: { $other }.
web-event-took-back = { $name } znów gra.
web-event-started = Gra się zaczyna.
web-event-undone =
    { $number ->
        [one] { $name } cofa { $number } krok.
        [few] { $name } cofa { $number } kroki.
        [many] { $name } cofa { $number } kroków.
       *[other] { $name } cofa { $number } kroku.
    }
web-event-ended = Gra jest skończona.
web-event-reopened = Gra nie jest już skończona.
web-event-wish-undo =
    { $number ->
        [one] { $name } prosi o cofnięcie ostatniego kroku.
        [few] { $name } prosi o cofnięcie ostatnich { $number } kroków.
        [many] { $name } prosi o cofnięcie ostatnich { $number } kroków.
       *[other] { $name } prosi o cofnięcie ostatniego { $number } kroku.
    }
web-event-wish-clock = { $name } prosi o inny zegar.
web-event-wish-time-off = { $name } prosi o czas wolny.
web-event-wish-bot = { $name } prosi o bota w miejsce gracza { $other }.
web-event-wish-export = { $name } prosi o otwarcie zapisu tej gry, razem z ukrytymi kartami.
web-event-wish-pause = { $name } prosi o wstrzymanie gry.
web-event-agrees = { $name } się zgadza.
web-event-disagrees = { $name } się nie zgadza.
web-event-agreed = Zgoda.
web-event-not-agreed = Nie ma zgody.
web-event-clock = Stół ma teraz inny zegar.
web-event-time-off = Przez jakiś czas niczyj zegar nie chodzi.
web-event-exported = Zapis do tego miejsca jest otwarty dla wszystkich przy stole.
web-event-exported-alone = { $name }: odczytano cały dotychczasowy zapis gry, ze wszystkim, co ukrywają boty.
web-marks = Co jest szczególnego w tym stole
web-mark =
    { $mark ->
        [position] Od pozycji
        [record] Od zapisu
        [components] Inne elementy
        [options] Inne opcje
        [export] Zapis odczytany
        [seat] Przejęte miejsce
       *[reopened] Wznowiona
    }
web-mark-about =
    { $mark ->
        [position] Ta gra zaczęła się od pozycji: kto otworzył stół, może znać to, co zakryte.
        [record] Ta gra jest kontynuacją zapisu gry: kto otworzył stół, może znać to, co zakryte.
        [components] W tej grze używa się innych elementów niż wydrukowane.
        [options] W tej grze ustawiono inne opcje niż zwykle.
        [export] W trakcie gry odczytano cały jej zapis, ze wszystkim, co zakryte.
        [seat] Ktoś przyszedł na miejsce w trwającej grze.
       *[reopened] Gra toczyła się dalej po zakończeniu, gdy wszystko zostało pokazane.
    }
web-event-paused = Gra jest wstrzymana na prośbę gracza { $name }.
web-event-server-down = Serwer nie działał. Nikt nie stracił czasu.
web-event-resumed = { $name } gra dalej.
web-event-reminded = Czas gracza { $name } minął.
web-event-muted = Gracza { $name } już nie słychać.
web-event-heard = Gracza { $name } znów słychać.
web-event-onlookers-muted = Widzów już nie słychać.
web-event-onlookers-heard = Widzów znów słychać.
web-event-rematch = { $name } otwiera rewanż.
web-event-hidden = Prowadzący ten serwer usunął stół z lobby.
web-event-listed = Prowadzący ten serwer przywrócił stół do lobby.
web-event-forgotten = Imię i wiadomości gracza usunięto na jego prośbę.
web-recap = Od twojej ostatniej tury
web-recap-close = Zamknij; wróci w następnej turze
web-recap-others =
    { $number ->
        [0] Wiele się wydarzyło.
        [one] Ruch innych: { $names }.
        [few] Ruchy innych: { $names }.
        [many] Ruchy innych: { $names }.
       *[other] Ruchy innych: { $names }.
    }
web-recap-untouched = Nic z tego cię nie dotknęło.
web-recap-touched = Dotknęło cię:
web-recap-all =
    { $number ->
        [one] Co zrobiono ({ $number } wiersz)
        [few] Co zrobiono ({ $number } wiersze)
        [many] Co zrobiono ({ $number } wierszy)
       *[other] Co zrobiono ({ $number } wiersza)
    }
web-recap-step = Obejrzyj to krok po kroku
web-recap-never = Nie opowiadaj mi więcej
web-settings-recap = Opowiedz mi, co zrobili inni, gdy przychodzi moja tura
web-settings-recap-help = Akapit pod planszą, do twojego pierwszego wyboru.
web-replay = Spojrzenie wstecz
web-replay-past = Wcześniejsza chwila
web-replay-now = Wróć do teraz
web-replay-start = Stół tak, jak go przygotowano.
web-replay-slider = Chwile tej gry
web-replay-says = { $number } z { $last }: { $sentence }
web-replay-back = Wiersz wstecz (←)
web-replay-forward = Wiersz naprzód (→)
web-replay-round-back = Do początku rundy (Shift + ←)
web-replay-round-forward = Do następnej rundy (Shift + →)
web-replay-play = Odtwarzaj (spacja)
web-replay-pause = Zatrzymaj (spacja)
web-replay-round = Runda { $round }
web-replay-speed = Szybkość: { $speed }
web-replay-speeds = Szybkość
web-replay-link = Kopiuj link do tej chwili
web-replay-link-copied = Link do tej chwili jest skopiowany.
web-replay-link-in-address = Adres tej strony prowadzi do tej chwili: skopiuj go stamtąd.

## Wyniki i koniec gry
web-scores-now = Wynik w tej chwili
web-scores-total = Razem
web-scores-rank = Miejsce
web-scores-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
web-scores-none = Wynik nie jest pokazywany
web-scores-none-why = Przy tym stole gra się bez bieżącego wyniku. Liczy się go na końcu.
web-ended-you = Wygrywasz!
web-ended-won =
    { $number ->
        [one] Wygrywa { $names }
        [few] Wygrywają razem { $names }
        [many] Wygrywają razem { $names }
       *[other] Wygrywają razem { $names }
    }
web-ended-how = { $ending }.
web-ended-sheet = Arkusz punktacji
web-ended-replay = Powtórka
web-ended-rematch = Rewanż
web-ended-to-rematch = Do następnej gry
web-ended-record = Zachowaj zapis
web-chart = Jak rosły wyniki
web-chart-rounds = U dołu: rundy. Naciśnij miejsce na wykresie, aby zobaczyć ówczesną planszę.
web-chart-table = To samo jako tabela
web-chart-line = Wiersz

## Zasady i elementy do czytania
web-rule-open = Zasada { $rule }
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $number ->
        [one] { $number } zasada
        [few] { $number } zasady
        [many] { $number } zasad
       *[other] { $number } zasady
    }
web-rules-none = Żadna zasada nie ma wszystkich tych słów
web-rules-none-why = Spróbuj z mniejszą liczbą słów, inną ich formą albo z numerem zasady.
web-rules-all = Pokaż wszystkie zasady
web-rules-loading = Zasady są w drodze…
web-rules-back = Wróć do poprzedniej zasady
web-rules-forward = Przejdź do następnej zasady
web-rules-behind = Wspominają o niej:
web-reader-neighbours = Sąsiednie
web-reader-before = Poprzednia (←)
web-reader-after = Następna (→)
web-reader-place = { $place } z { $number }
web-reader-rules = Zasady o tym
web-reader-values = Skąd to wiadomo
web-reader-value = Co
web-reader-printed = W pliku elementów
web-reader-source = Źródło
web-source-rulebook = Instrukcja
web-source-rulebook-why = Instrukcja: stoi w opublikowanych zasadach albo jest tam pokazane.
web-source-public = Publiczne
web-source-public-why = Publiczne: pokazał to gdzie indziej wydawca albo gracze.
web-source-reconstructed = Odtworzone
web-source-reconstructed-why = Odtworzone: nie wiemy tego; wybraliśmy wartość, która pasuje do reszty. Kto ma pudełko, może wpisać właściwą.
web-value-name = Nazwa
web-value-type = Rodzaj
web-value-copies = Egzemplarze
web-value-cost = Koszt
web-value-effect = Efekt
web-value-stones = Kamienie
web-value-worth = Wartość człowieka
web-value-number = Numer
web-value-timing = Kiedy
web-value-group = Grupa
web-value-needs = Wymaga
web-value-value = Wartość
web-value-symbol = Symbol
web-value-amount = Ilość
web-value-values = Wartości
web-value-stories = Punkty historii
web-value-points = Punkty
web-value-colour = Kolor
web-value-slots = Pola
web-value-time = Czas
web-value-coins = Monety
web-value-resource = Zasób
web-value-action = Akcja

## Rozmowa
web-chat-said = Co powiedziano
web-chat-empty = Nikt jeszcze nic nie powiedział
web-chat-empty-why = Mogą to czytać wszyscy przy stole i widzowie. Gotowe zwroty każdy czyta we własnym języku.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-left =
    { $number ->
        [one] jeszcze { $number } znak
        [few] jeszcze { $number } znaki
        [many] jeszcze { $number } znaków
       *[other] jeszcze { $number } znaku
    }
web-chat-onlooker = Widz
web-chat-onlookers = widzowie
web-chat-hearing = Słyszenie: { $name }
web-chat-mute-me = Nie pokazuj mi, co mówi { $name }
web-chat-mute-all = Wycisz dla wszystkich: { $name }
web-chat-hear-all = Niech wszyscy słyszą: { $name }
web-chat-hear-me = Słuchaj znów: { $name }
web-chat-silenced = Kogo nie słyszysz
web-chat-off = Przy tym stole się nie rozmawia.
web-chat-you-silent = Gospodarz wyciszył twoje miejsce. Możesz czytać dalej.
web-chat-onlookers-silent = Gospodarz wyciszył widzów. Możesz czytać dalej.
web-chat-phrases = Gotowe zwroty
web-chat-phrase-hello = Cześć, miłej gry!
web-chat-phrase-well-played = Dobry ruch!
web-chat-phrase-thanks = Dziękuję!
web-chat-phrase-sorry = Przepraszam!
web-chat-phrase-moment = Chwileczkę.
web-chat-phrase-good-game = To była dobra gra. Dziękuję wszystkim!

## Lobby: games, tables, links, import, rules, about
# The first page and an opened box.
web-lobby-title = Strona główna
web-lobby-welcome = Co dziś zbudujemy?
web-lobby-lead = Cztery gry o budowaniu miast: z przyjaciółmi daleko stąd, przy jednym stole albo przeciw botom. Bez konta, wystarczy link.
web-lobby-trouble = Serwer jest teraz nieosiągalny
web-lobby-again = Spróbuj ponownie
web-lobby-games = Gry
web-lobby-import = Otwórz zapis lub sytuację
web-lobby-foot = Inne strony
web-lobby-play = Zagraj w { $game }
web-lobby-players-range = od { $least } do { $most } graczy
web-lobby-minutes = { $least }–{ $most } min
web-lobby-weight = Złożoność { $weight } na { $most }
web-lobby-rules = Zasady
web-lobby-all-settings = Wszystkie ustawienia
web-lobby-start = Zacznij grę
web-lobby-open-invite = Otwórz stół i zaproś
web-lobby-company = Z kim?
web-lobby-company-bots = Boty
web-lobby-company-friends = Przyjaciele, przez link
web-lobby-company-here = Na tym urządzeniu
web-lobby-company-help-bots = Zaczynasz od razu; boty odpowiadają bez zwłoki.
web-lobby-company-help-friends = Każdy dostaje link i gra w swojej przeglądarce, teraz albo przez wiele dni.
web-lobby-company-help-here = Urządzenie wędruje z rąk do rąk; między turami stół jest zakryty.
web-lobby-players = Gracze
web-lobby-alone = Solo
web-lobby-strength = Boty
web-bot-random = Początkujący
web-bot-greedy = Zaawansowany
web-lobby-bot-random = Bierze cokolwiek. Dobry na pierwsze spotkanie z zasadami.
web-lobby-bot-greedy = Patrzy krok naprzód i bierze to, co wtedy wygląda najlepiej.
web-lobby-me = Budowniczy
web-lobby-my-name = Twoje imię
web-lobby-name-of = Imię gracza { $number }
web-lobby-player = Gracz { $number }
web-lobby-same-name = Dwóch graczy ma to samo imię.
# Bots are named after builders of old.
web-lobby-builder-1 = Imhotep
web-lobby-builder-2 = Besaleel
web-lobby-builder-3 = Hiram
web-lobby-builder-4 = Iktinos
web-lobby-builder-5 = Witruwiusz
web-game-theopolis = Zbuduj miasto dla nieba. Karty kosztują Wiarę, Nadzieję i Miłość, a każde miasto rośnie co turę po trochu, aż uderzy katastrofa, zapłonie siedem sakramentów albo nadejdzie Apokalipsa. Pięć dróg do końca i nikt nie wie, która.
web-game-nehemiah = Odbuduj mury Jerozolimy. Stawiaj robotników na kartach pracy albo kładź ich, by odebrać zapłatę; kto opróżni kolumnę, odsyła wszystkich do domu. Trzy etapy dla Murów, Świątyni i Straży.
web-game-my-village = Dwie kości, wioska i garść ludzkich żywotów. Dodawaj kościół, radę, warsztaty i pola, a płać czasem: kto się zestarzeje, spocznie w grobie, a inni o nim opowiedzą. Strzeż się szczura.
web-game-esdras-et-nehemie = Wygnańcy wrócili. W trzy tygodnie po sześć dni i szabat wznosisz Świątynię, odgruzowujesz bramy i mury i nauczasz Tory. Bogata, głęboka, także dla jednego gracza.

# Lists of tables.
web-mine-title = Moje stoły
web-mine-none = Nie siedzisz jeszcze przy żadnym stole. Te, które otworzysz lub do których dołączysz, będą tutaj, także gdy wrócisz innego dnia.
web-mine-next =
    { $tables ->
        [one] Do stołu, który na ciebie czeka
        [few] Do pierwszego z { $tables } stołów, które na ciebie czekają
        [many] Do pierwszego z { $tables } stołów, które na ciebie czekają
       *[other] Do pierwszego z { $tables } stołów, które na ciebie czekają
    }
web-mine-all = Pokaż wszystkie stoły ({ $tables })
web-mine-your-turn = Twoja kolej
web-mine-due = Twój czas mija { $when }
web-mine-stage-open = Nierozpoczęta
web-mine-stage-playing = W toku
web-mine-stage-over = Zakończona
web-mine-stage-closed = Zamknięta
web-mine-paused = Wstrzymana
web-mine-waits-for = Czeka na: { $names }
web-mine-free =
    { $number ->
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
        [many] { $number } wolnych miejsc
       *[other] { $number } wolnego miejsca
    }
web-open-title = Otwarte stoły
web-open-none = Nikt nie ogłosił teraz stołu. Otwórz własny i ogłoś go albo wyślij przyjaciołom link.
web-next-title = Następny stół
web-next-looking = Szukam stołu, który na ciebie czeka…
web-next-none = Żaden stół na ciebie nie czeka
web-next-none-why = Inni się namyślają. Damy znać, gdy przyjdzie twoja kolej, jeśli pozwolisz na to w ustawieniach.

# A new table.
web-new-title = Nowy stół: { $game }
web-new-no-game = Nie ma tu takiej gry
web-new-seats = Miejsca, w kolejności tur
web-new-sitter = Kto gra: { $seat }
web-new-sitter-me = Ja
web-new-sitter-friend = Ktoś znajomy, przez link
web-new-sitter-here = Ktoś przy tym urządzeniu
web-new-sitter-bot = Bot
web-new-strength = Który bot gra: { $seat }
web-new-name = Imię: { $seat }
web-new-name-later = Imię, albo niech wybierze
web-new-earlier = { $seat }: wcześniej w kolejności
web-new-later = { $seat }: później w kolejności
web-new-options = Opcje gry
web-new-as-printed = jak w instrukcji
web-new-clock = Zegar
web-new-clock-none = Bez zegara
web-new-clock-live = Dziś wieczorem
web-new-clock-days = Przez wiele dni
web-new-clock-help-none = Każdy namyśla się, jak długo chce.
web-new-clock-help-live = Minuty na każdy wybór, gdy wszyscy siedzą tu teraz.
web-new-clock-help-days = Dni na każdy wybór, gdy każdy zagląda, kiedy ma czas.
web-new-each-live = Minuty na każdy wybór
web-new-each-days = Dni na każdy wybór
web-new-reserve-live = Minuty w zapasie, raz
web-new-reserve-days = Dni w zapasie, raz
web-new-policy = Gdy jedno i drugie się skończy
web-new-policy-remind = Wszyscy dostają przypomnienie i czekają
web-new-policy-skip = Bot dokonuje tego jednego wyboru
web-new-policy-bot = Bot gra dalej, aż człowiek wróci
web-new-who = Widzowie i czat
web-new-watching = Kto może patrzeć
web-new-watching-link = Kto ma do tego link
web-new-watching-anyone = Każdy
web-new-watching-nobody = Nikt
web-new-listed = Pokaż stół na stronie głównej
web-new-listed-help = Każdy na tym serwerze zobaczy go tam i będzie mógł patrzeć albo zająć wolne miejsce.
web-new-chat = Czat przy stole
web-new-scores = Pokazuj punkty przez cały czas
web-new-scores-help = O ile zasady ich nie ukrywają.
web-new-components = Własne elementy
web-new-components-own = z gry
web-new-components-other = z twojego pliku
web-new-components-help = Masz pudełko, a jakaś wartość jest tu błędna, albo chcesz wypróbować wariant? Zagraj w { $game } z własnym plikiem elementów. Zostanie sprawdzony przy otwarciu stołu.
web-new-components-remove = Zabierz go
web-new-summary =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }: { $here ->
        [one] { $here } tutaj
        [few] { $here } tutaj
        [many] { $here } tutaj
       *[other] { $here } tutaj
    }, { $friends ->
        [one] { $friends } przez link
        [few] { $friends } przez link
        [many] { $friends } przez link
       *[other] { $friends } przez link
    }, { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }
web-refusal-more =
    { $number ->
        [one] I jeszcze { $number }.
        [few] I jeszcze { $number }.
        [many] I jeszcze { $number }.
       *[other] I jeszcze { $number }.
    }
web-file-choose = Wybierz plik
web-file-drop = albo upuść go tutaj
web-file-too-large = Ten plik jest za duży: najwyżej dwa miliony znaków.
web-file-unreadable = Ten plik nie jest tekstem (UTF-8).
web-yes = Tak
web-no = Nie
web-option-theopolis-play-on = Gra dalej po zwycięstwie
web-option-theopolis-short-deck = Krótka talia
web-option-theopolis-max-rounds = Ostatnia runda
web-option-nehemiah-foremen = Przywódcy budowy
web-option-nehemiah-open-screens = Odkryte zasłonki
web-option-nehemiah-first-player = Pierwszy gracz
web-option-my-village-max-rounds = Ostatnia runda
web-option-esdras-et-nehemie-altar-face = Strona karty ołtarza
web-option-esdras-et-nehemie-solo-face = Strona planszy solo
web-option-about-nehemiah-foremen = Przed każdym etapem karty przywódców budowy są licytowane zakrytymi ofertami.
web-option-about-nehemiah-open-screens = Wszyscy widzą drewno, złoto i punkty wszystkich.
web-value-random = Losowo
web-value-p1 = Miejsce 1
web-value-chosen = Wybiera pierwszy gracz
web-value-a = A
web-value-b = B, trudniejsza
web-clock-each = { $each } na każdy wybór
web-clock-each-reserve = { $each } na każdy wybór, { $reserve } w zapasie

# The waiting room, and links.
web-waiting-title = { $game }: przed grą
web-waiting-lead = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
web-waiting-looking-on = Patrzysz. Żeby grać, poproś kogoś przy stole o link do miejsca.
web-waiting-may-sit = Patrzysz. Żeby grać, zajmij wolne miejsce.
web-waiting-take = Usiądź tutaj
web-waiting-bot = Posadź tu bota
web-waiting-bot-up = Zwolnij miejsce
web-waiting-free-ask = Zwolnić to miejsce: { $seat }?
web-waiting-free-why = Kto je ma, straci je i dowie się o tym. Potem możesz wysłać nowy link, posadzić tam bota albo poczekać na kogoś innego.
web-waiting-free-keep = Czekaj dalej
web-waiting-seats = Miejsca
web-waiting-you = ty
web-waiting-sits = siedzi
web-waiting-comes = już tu jest, jeszcze bez imienia
web-waiting-free = wolne
web-waiting-once = Ten link jest dla jednej osoby i działa raz.
web-waiting-link = Link: { $seat }
web-waiting-sit = Usiądź
web-waiting-for = Czekamy jeszcze na: { $seats }
web-waiting-ready = Wszyscy już są.
web-waiting-host = Wszyscy już są; zaczyna gospodarz.
web-waiting-begin = Zacznij grę
web-waiting-onlookers = Widzowie
web-waiting-onlookers-help = Z tym linkiem może patrzeć, kto chce i ilu chce. Ukrytych kart nie widać.
web-waiting-onlookers-link = Link do patrzenia
web-waiting-agreed = Co ustalono przy stole
web-link-make = Utwórz link
web-link-copy = Kopiuj
web-link-share = Wyślij
web-link-code = Kod QR
web-link-copied = Link skopiowany.
web-link-not-copied = Przeglądarka nie pozwoliła skopiować. Zaznacz link i skopiuj go samodzielnie.

# Import.
web-import-title = Otwórz zapis lub sytuację
web-import-lead = Zapis to gra w wierszach tekstu; toczy się dalej od miejsca, w którym się kończy, albo można ją obejrzeć jeszcze raz. Sytuacja to stół taki, jaki jest, może prawdziwy.
web-import-paste = Albo wklej tutaj
web-import-example = batisseurs-record 1 …
web-import-neither = To ani zapis, ani sytuacja
web-import-neither-why = Zapis zaczyna się od „batisseurs-record 1”; sytuacja ma wiersz „situation = 1”.
web-import-which =
    { $number ->
        [one] Który zapis?
        [few] W pliku są { $number } zapisy. Który?
        [many] W pliku jest { $number } zapisów. Który?
       *[other] W pliku jest { $number } zapisu. Który?
    }
web-import-no-game = To gra, w którą się tu nie gra: { $game }
web-import-games = Tutaj są: { $games }
web-import-record = Zapis
web-import-situation = Sytuacja
web-import-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
web-import-lines =
    { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
        [many] { $lines } wierszy
       *[other] { $lines } wiersza
    }
web-import-over = Gra jest zakończona
web-import-goes-on = Gra trwa
web-import-seats = Kto siedzi tu teraz
web-import-open = Otwórz jako nowy stół

# The rules on a page, and about us.
web-rules-of = Zasady: { $game }
web-rules-lead = Instrukcja naszymi słowami, każda zasada ze swoim numerem. Komunikaty, odmowy i karty odsyłają tutaj.
web-about-title = O nas
web-about-what = Bâtisseurs to dom dla gier o budowaniu miast: dla ludzi w przeglądarkach, przy jednym urządzeniu, w terminalu, i dla botów.
web-about-honest = Zasady są z instrukcji, jedna po drugiej, każda z numerem. Gdzie nie znamy wartości wydrukowanych w pudełku, mówimy o tym.
web-about-games = Gry należą do swoich autorów i wydawców. To wolna realizacja ich zasad, zrobiona bez ich udziału. Jeśli gra ci się podoba, kup pudełko.
web-about-sources = Skąd są wartości
web-about-source-rulebook = Instrukcja
web-about-source-rulebook-why = napisane w instrukcji albo z niej wynika
web-about-source-public = Publiczne
web-about-source-public-why = znalezione w publicznych opisach gry
web-about-source-reconstructed = Odtworzone
web-about-source-reconstructed-why = zaproponowane przez nas, bo jest wydrukowane tylko na elemencie, którego nie mamy; poprawia je plik elementów
web-about-credits = Podziękowania
web-about-art = Okładki, karty i plansze rysujemy sami.
web-about-fonts = Pismo: Alegreya i Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
web-about-icons = Ikony: Lucide i jego przodek Feather (licencje ISC i MIT).
web-about-made-with = Zrobione z użyciem React, React Aria, Motion i Fluent.
web-about-licence = Bâtisseurs to wolne oprogramowanie (licencja Apache 2.0).
web-about-privacy = Co jest przechowywane
web-about-privacy-how = Jedno ciasteczko, żeby serwer poznał twoje miejsca, i twoje ustawienia w tej przeglądarce. Bez konta, bez adresu, bez śledzenia.
web-about-version = Wersja { $version }

## Drzwi: gdy stół jest nakrywany i gdzie żaden nie jest otwarty
web-table-loading = Nakrywamy do stołu…
web-dead-key = Ten link już niczego nie otwiera
web-dead-key-why = Link do miejsca działa raz. Jeśli użyto go na tym urządzeniu, stół jest nadal dla ciebie otwarty. W przeciwnym razie poproś nadawcę o nowy.
web-dead-key-anyway = Sprawdź, czy jest dla mnie otwarty
web-gone = Ten stół nie jest dla ciebie otwarty
web-gone-why = Może link jest ucięty, stół zamknięty albo twoje miejsce zwolnił gospodarz lub przejęto je na innym urządzeniu. Poproś o nowy link albo wróć do strony głównej.
web-moved = Twoje miejsce jest teraz na innym urządzeniu
web-moved-why = Tam otwarto link do niego: gra toczy się dalej tam, a ta strona nie jest już przy stole.
web-moved-back = Żeby tu wrócić, utwórz link na tamtym urządzeniu – w menu swojego miejsca – i otwórz go tutaj.
web-moved-stay = Graj tu dalej na drugim miejscu
web-moved-look-on = Patrz stąd na grę
web-freed = Twoje miejsce jest znów wolne
web-freed-why = Gospodarz zwolnił twoje miejsce przed grą.
web-freed-may-sit = Ten stół jest otwarty dla wszystkich: jeśli jakieś miejsce jest wolne, możesz je zająć.
web-freed-sit = Zajmij wolne miejsce
web-freed-link = Jeśli mimo to chcesz grać, poproś gospodarza o nowy link.

## Companion: beside a real table
web-companion = Towarzysz
web-companion-of = Towarzysz do gry { $game } przy prawdziwym stole
web-companion-switch = Towarzysz: gramy przy prawdziwym stole, a ja wpisuję, co wypadło
web-companion-help = Przy prawdziwym stole wpisujesz karty, kostki i rzuty, które tam wypadły, i dowiadujesz się, co z nich wynika. Wszyscy siedzą przy tym urządzeniu; kto coś wpisuje, ten to widzi. To, co może zobaczyć tylko bot, losuje dom.
