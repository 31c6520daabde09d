# What the browser says that no other part says, on every page. The rest is in lobby-web.ftl and table-web.ftl.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-pair = { $what }: { $value }
web-look-close = Zamknij
web-look-toasts = Komunikaty
web-look-home = Bâtisseurs: strona główna
web-look-language = Język: { $language }
web-offline = Brak sieci
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
web-settings-speed = Szybkość animacji
web-settings-speed-slow = Wolno
web-settings-speed-normal = Normalnie
web-settings-speed-fast = Szybko
web-settings-sure = Pytaj przed ruchami, których nie można cofnąć
web-settings-sure-help = Odkryta karta, ruch innego gracza: potem cofnąć można tylko za zgodą wszystkich.
web-settings-auto = Wykonuj za mnie wymuszone ruchy
web-settings-auto-help = Są widoczne w dzienniku i można je cofnąć.
web-settings-sound = Dźwięk, gdy jest mój ruch
web-settings-notices = Powiadomienie, gdy jest mój ruch
web-settings-notices-denied = Przeglądarka nie pozwala na to tej stronie; można to zmienić w jej ustawieniach.
web-settings-notices-help = Gdy ta strona jest w tle. Przeglądarka poprosi o zgodę.

## App: pages, errors, the line to the server
web-app-loading = Wczytywanie…
web-app-to-lobby = Na stronę główną
web-app-reload = Odśwież stronę
web-app-nothing-here = Nie znaleziono strony
web-app-nothing-here-why = Być może link został ucięty po drodze. Poproś o niego jeszcze raz albo zacznij od strony głównej.
web-app-broken = Coś poszło nie tak
web-app-broken-why = To nasz błąd, nie twój. Twoja gra jest bezpieczna: serwer zapisuje każdy ruch. Zwykle pomaga odświeżenie strony.
web-app-old = Ta strona jest nieaktualna
web-app-old-why = Nie udało się wczytać jej w całości albo serwer nie działa. Odśwież stronę; twoja gra jest zapisana.
web-error-unreachable = Serwer nie odpowiada. Sprawdź połączenie; strona wciąż próbuje.
web-error-unexpected = Coś poszło nie tak po naszej stronie. Odśwież stronę, jeśli nic się nie dzieje.
web-error-cookies = Twoja przeglądarka blokuje ciasteczka tej strony, więc serwer nie może cię rozpoznać. Zezwól na nie i odśwież stronę.
web-error-not-this-server = Zamiast serwera odpowiedziało coś innego, np. strona logowania do sieci albo serwer proxy.
web-seat = Miejsce { $number }

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
web-marks = Co wyróżnia ten stół
web-mark =
    { $mark ->
        [practice] Zadanie
        [position] Z pozycji
        [record] Z zapisu gry
        [components] Inne elementy
        [options] Inne opcje
        [export] Odczytany zapis
        [seat] Przejęte miejsce
        [lesson] Pierwsza gra
       *[reopened] Wznowiona gra
    }
web-mark-about =
    { $mark ->
        [practice] To zadanie do ćwiczenia: kończy się razem z twoją turą, a boty czekają.
        [position] Ta gra zaczęła się od pozycji: osoba, która otworzyła stół, może znać to, co zakryte.
        [record] Ta gra jest kontynuacją zapisu gry: osoba, która otworzyła stół, może znać to, co zakryte.
        [components] W tej grze używa się innych elementów niż wydrukowane.
        [options] W tej grze ustawiono inne opcje niż zwykle.
        [export] W trakcie gry odczytano cały jej zapis, razem z tym, co zakryte.
        [seat] W trakcie gry ktoś przejął miejsce.
        [lesson] Ten stół uczy gry: układ kart jest zawsze taki sam, a ruchy są podpowiadane.
       *[reopened] Grę wznowiono po zakończeniu, gdy wszystko było już odkryte.
    }
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
web-settings-recap = Pokazuj na początku mojej tury, co zrobili inni
web-settings-recap-help = Krótkie podsumowanie pod planszą, do twojego pierwszego ruchu.
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
web-rules-none = Nie znaleziono zasady
web-rules-none-why = Spróbuj z mniejszą liczbą słów, inną ich formą albo z numerem zasady.
web-rules-all = Pokaż wszystkie zasady
web-rules-loading = Wczytywanie zasad…
web-rules-back = Poprzednia zasada
web-rules-forward = Następna zasada
web-rules-behind = Wspominają o niej:
web-reader-neighbours = Sąsiednie
web-reader-before = Poprzednia (←)
web-reader-after = Następna (→)
web-reader-place = { $place } z { $number }
web-reader-rules = Powiązane zasady
web-reader-values = Źródła
web-reader-value = Wartość
web-reader-printed = W pliku elementów
web-reader-source = Źródło
web-source-rulebook = Instrukcja
web-source-rulebook-why = Instrukcja: jest w opublikowanych zasadach albo jest tam pokazane.
web-source-public = Publiczne
web-source-public-why = Publiczne: pokazał to wydawca albo gracze.
web-source-reconstructed = Odtworzone
web-source-reconstructed-why = Odtworzone: nie wiemy tego; wybraliśmy wartość, która pasuje do reszty. Kto ma pudełko, może wpisać właściwą.
web-value-name = Nazwa
web-value-type = Rodzaj
web-value-copies = Egzemplarze
web-value-cost = Koszt
web-value-effect = Efekt
web-value-stones = Kamienie
web-value-worth = Wartość Człowieka
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
web-value-slots = Miejsca
web-value-time = Czas
web-value-coins = Monety
web-value-resource = Zasób
web-value-action = Akcja

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

## What lobby and tables both say
web-bot-beginner = Początkujący
web-bot-casual = Amator
web-bot-strong = Mocny
web-bot-master = Mistrz
web-bot-random = Losowy
web-bot-greedy = Krok naprzód
web-lobby-me = Budowniczy
web-lobby-player = Gracz { $number }
# Bots are named after builders of old.
web-lobby-builder-1 = Imhotep
web-lobby-builder-2 = Besaleel
web-lobby-builder-3 = Hiram
web-lobby-builder-4 = Iktinos
web-lobby-builder-5 = Witruwiusz
web-new-clock-none = Bez zegara
web-new-policy = Gdy czas się skończy
web-new-policy-remind = Wszyscy dostają przypomnienie i czekają
web-new-policy-skip = Bot wykonuje ten jeden ruch
web-new-policy-bot = Bot gra do powrotu gracza
web-clock-each = { $each } na ruch
web-clock-each-time-bank = { $each } na ruch, zapas czasu { $bank }
web-away = ma zamkniętą stronę
web-link-copy = Kopiuj
web-link-share = Udostępnij
web-link-code = Kod QR
web-link-copied = Skopiowano link.
web-link-not-copied = Przeglądarka nie pozwoliła skopiować. Zaznacz link i skopiuj go samodzielnie.
web-guide = Jak grać
web-rules-contents = Spis treści
web-rules-every = Wszystkie zasady
web-rules-part = Co czytać

## Wejście: gdy stół się wczytuje i gdy nie ma do niego dostępu
web-table-loading = Przygotowujemy stół…
web-dead-key = Ten link został już użyty
web-dead-key-why = Link do miejsca działa raz. Jeśli użyto go na tym urządzeniu, stół jest nadal dla ciebie otwarty. W przeciwnym razie poproś nadawcę o nowy.
web-dead-key-anyway = Sprawdź, czy jest dla mnie otwarty
web-gone = Nie masz dostępu do tego stołu
web-gone-why = Być może link jest ucięty, stół zamknięto albo twoje miejsce zwolnił gospodarz lub przejęto je na innym urządzeniu. Poproś o nowy link albo wróć na stronę główną.
web-moved = Twoje miejsce jest teraz na innym urządzeniu
web-moved-why = Otwarto tam link do niego: gra toczy się dalej tam, a ta strona nie jest już przy stole.
web-moved-back = Żeby tu wrócić, utwórz link na tamtym urządzeniu – w menu swojego miejsca – i otwórz go tutaj.
web-moved-stay = Graj tu dalej na drugim miejscu
web-moved-look-on = Oglądaj jako widz
web-freed = Nie masz już swojego miejsca
web-freed-why = Gospodarz zwolnił twoje miejsce przed grą.
web-freed-may-sit = Ten stół jest otwarty dla wszystkich: jeśli jakieś miejsce jest wolne, możesz je zająć.
web-freed-sit = Zajmij wolne miejsce
web-freed-link = Jeśli mimo to chcesz grać, poproś gospodarza o nowy link.
