# Co mówią serwer i jego polecenia.

# Prowadzenie serwera: kto może pytać, jak często, ustawienia.

error-server-header = żądanie, które coś zmienia, musi mieć nagłówek { $header }
error-server-origin = prosi o to inna strona ({ $origin }); otwórz stronę tego serwera
error-server-too-many = Powoli: { $text }
error-server-rate =
    { $seconds ->
        [one] zbyt wiele żądań; spróbuj za { $seconds } sekundę
        [few] zbyt wiele żądań; spróbuj za { $seconds } sekundy
        [many] zbyt wiele żądań; spróbuj za { $seconds } sekund
       *[other] zbyt wiele żądań; spróbuj za { $seconds } sekundy
    }
error-server-upload-second = jeden z twoich plików jest jeszcze czytany; wysyłaj po jednym
error-server-upload-queue = czytane są pliki innych osób; spróbuj za chwilę
error-server-upload-late = czytanie tego pliku trwało dłużej niż { $seconds } s i zostało przerwane
error-server-upload-large = czytanie tego pliku wymaga więcej niż { $megabytes } MB pamięci
error-server-sockets =
    { $number ->
        [one] { $number } połączenie jest już otwarte; najpierw któreś zamknij
        [few] { $number } połączenia są już otwarte; najpierw któreś zamknij
        [many] { $number } połączeń jest już otwartych; najpierw któreś zamknij
       *[other] { $number } połączenia jest już otwarte; najpierw któreś zamknij
    }
error-server-frame = wiadomość ma { $size } B, a może mieć najwyżej { $most } B
error-server-frames = więcej niż { $most } wiadomości na sekundę

error-bad-setting = Tych ustawień nie można użyć: { $text }
error-setting-unknown = „{ $name }” w { $where } nie jest ustawieniem. Może chodzi o: { $known }
error-setting-number = { $name } w { $where } to „{ $said }”, a powinno być liczbą od { $least } do { $most }
error-setting-words = { $name } w { $where } to „{ $said }”, a możliwe są: { $words }
error-setting-rate = { $name } w { $where } to „{ $said }”, a powinno wyglądać tak: 30/s, 30/min, 30/h lub 30/d, albo „off”
error-setting-text = { $name } w { $where } to „{ $said }”, a to nie ma właściwej postaci
error-setting-address = { $name } w { $where } to „{ $said }”, a to nie jest adres ani ścieżka tego rodzaju
error-setting-database = { $name } w { $where } to „{ $said }”, a powinno wyglądać jak jedna z tych form: { $forms }
error-setting-proxies = { $name } w { $where } to „{ $said }”, a powinno być listą adresów lub sieci, na przykład 127.0.0.1 albo 10.0.0.0/8
error-setting-paths = adres publiczny „{ $public }” nie kończy się ścieżką podstawową „{ $base }”
error-setting-file = nie można odczytać { $where }
error-setting-no-text = { $where } nie jest plikiem tekstowym

error-server-libraries = Brakuje bibliotek: { $text }
error-server-install = serwer potrzebuje: { $libraries }; „{ $command }” to zainstaluje
error-cannot-serve = Nie można uruchomić serwera: { $text }
error-serve-sqlite-workers = przy liczbie procesów { $workers } potrzebny jest PostgreSQL; na pliku SQLite jeden nie wiedziałby o ruchach drugiego
error-serve-host = nieznany host „{ $host }”
error-serve-in-use = { $where } jest już zajęty; „--port 0” wybierze wolny
error-serve-permission = ten użytkownik nie może użyć { $where }; wolno używać portów od 1024
error-serve-not-here = { $where } nie jest adresem tego komputera
error-serve-workers = procesy nie utrzymują się przy życiu; dziennik powyżej mówi dlaczego
error-serve-client = nie ma folderu { $folder }, na który wskazuje ustawienie „client”
error-serve-other-server = inny serwer ma otwarty plik { $file }; na jednym pliku SQLite jeden nie wiedziałby o ruchach drugiego

# Polecenia dla administratorów.

server-about-serve = Uruchamia serwer: gra się w przeglądarce lub poleceniem „join”, przez link.
server-about-config = Pokazuje ustawienia serwera.
server-about-config-show = Pokazuje każde ustawienie, jego wartość i skąd pochodzi.
server-said-by = (z { $where })
server-open = Serwer działa: { $address }
server-listens = Nasłuchuje pod adresem { $address }
server-network = W sieci lokalnej: { $address }
server-browser = Strona główna otwiera się w przeglądarce: { $address }
server-no-browser = Nie udało się stąd otworzyć przeglądarki. Otwórz w niej ten adres: { $address }
server-invite = Otwórz ten adres w przeglądarce albo otwórz stół przez „batisseurs open theopolis --at { $address }” i wyślij każdemu link do jego miejsca.
server-only-here = Dostęp ma tylko ten komputer; z „{ $flag }” ma go cała sieć lokalna.
server-how-to-stop = Ctrl-C zatrzymuje serwer. Nic nie ginie: każdy ruch jest zapisywany, zanim przyjdzie odpowiedź.
server-closed = Serwer zatrzymany.

# Opieka nad serwerem.

cli-metavar-room = STÓŁ
server-about-doctor = Sprawdza ustawienia, bazę danych, dysk i adres, i mówi, co zrobić.
server-about-backup = Kopiuje wszystko z serwera do jednego pliku, także w trakcie gry.
server-about-restore = Przywraca kopię do pustej bazy danych.
server-about-verify = Rozgrywa każdy stół od nowa i pokazuje te, które różnią się od zapisanych.
server-about-export = Zapisuje grę przy stole jako zapis gry, razem z zakrytymi kartami.
server-about-import = Otwiera stół, przy którym gra toczy się dalej od miejsca z zapisu gry.
server-option-new-backup = Plik do zapisania; nie może jeszcze istnieć.
server-option-backup = Plik zapisany przez „backup”.
server-option-record = Plik z jednym zapisem gry.
server-option-new-record = Plik do zapisania; bez niego zapis gry zostanie pokazany.
server-option-rooms = Identyfikatory stołów; bez nich wszystkie stoły.
server-option-room = Identyfikator stołu, ostatnia część jego adresu.
server-option-open = Otwiera stronę główną w przeglądarce, gdy tylko serwer zacznie działać.
server-backed-up =
    Skopiowano { $rooms ->
        [one] { $rooms } stół
        [few] { $rooms } stoły
        [many] { $rooms } stołów
       *[other] { $rooms } stołu
    } i { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
        [many] { $events } zdarzeń
       *[other] { $events } zdarzenia
    } do { $file }
server-restored =
    Przywrócono { $rooms ->
        [one] { $rooms } stół
        [few] { $rooms } stoły
        [many] { $rooms } stołów
       *[other] { $rooms } stołu
    } i { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
        [many] { $events } zdarzeń
       *[other] { $events } zdarzenia
    } z { $file }
server-exported = Zapis gry przy stole { $room } jest w { $file }
server-imported =
    { $lines ->
        [one] Stół { $room }: gra toczy się dalej po { $lines } wierszu. Każdy link jest dla jednej osoby i działa raz:
        [few] Stół { $room }: gra toczy się dalej po { $lines } wierszach. Każdy link jest dla jednej osoby i działa raz:
        [many] Stół { $room }: gra toczy się dalej po { $lines } wierszach. Każdy link jest dla jednej osoby i działa raz:
       *[other] Stół { $room }: gra toczy się dalej po { $lines } wiersza. Każdy link jest dla jednej osoby i działa raz:
    }
server-link-seat = { $seat }: { $link }
server-link-watch = dla widzów (działa wiele razy): { $link }
server-error-exists = { $file } już istnieje i nie zostanie nadpisany.

# Gdy serwer działa.

cli-metavar-guest = GOŚĆ
cli-metavar-text = TEKST
server-about-rooms = Opieka nad stołami, gdy serwer działa: lista, zamykanie, ukrywanie, zapis gry.
server-about-rooms-list = Pokazuje wszystkie stoły, ostatnio zmieniony na końcu.
server-about-rooms-close = Zamyka stół dla wszystkich, na zawsze.
server-about-rooms-hide = Usuwa stół ze strony głównej.
server-about-guests = Opieka nad gośćmi, gdy serwer działa: lista, blokowanie, usuwanie danych.
server-about-guests-list = Pokazuje wszystkich gości albo tych przy jednym stole.
server-about-guests-ban = Blokuje gościa, który odchodzi od wszystkich niezakończonych stołów.
server-about-guests-forget = Zapisuje w pliku wszystkie dane gościa, a potem je usuwa.
server-about-reports = Pokazuje zgłoszenia graczy albo oznacza je jako załatwione.
server-about-expire = Usuwa teraz porzucone stoły i porzuconych gości.
server-option-guest = Identyfikator gościa, taki jak w „guests list” i „reports”.
server-option-of-room = Tylko goście przy tym stole.
server-option-reason = Powód: te słowa zobaczą wszyscy przy stole.
server-option-undo = Cofa to działanie.
server-option-guest-data = Plik do zapisania; nie może jeszcze istnieć.
server-option-report-done = Numer zgłoszenia do oznaczenia jako załatwione; można podać kilka razy.
server-option-every-report = Pokazuje także załatwione zgłoszenia.
server-column-room = Stół
server-column-stage = Stan
server-column-listed = Na stronie głównej
server-column-changed = Ostatnia zmiana (UTC)
server-column-names = Gracze
server-column-guest = Gość
server-column-since = Od (UTC)
server-column-tables = Stoły
server-column-seats = Miejsca
server-column-banned = Zablokowany (UTC)
server-stage-open = nierozpoczęty
server-stage-playing = w toku
server-stage-over = zakończony
server-stage-closed = zamknięty
server-yes = tak
server-room-closed = Stół { $room } jest zamknięty. Działający serwer powiadomi wszystkich w ciągu sekundy.
server-room-closed-already = Stół { $room } był już zamknięty.
server-room-hidden = Stołu { $room } nie ma już na stronie głównej.
server-room-listed = Stół { $room } jest znowu na stronie głównej.
server-room-not-hidden = Nie ma czego zmieniać: stołu { $room } nigdy nie było na stronie głównej albo już tak jest.
server-guest-banned =
    { $tables ->
        [0] Gość { $guest } jest zablokowany.
        [one] Gość { $guest } jest zablokowany i odszedł od { $tables } stołu.
        [few] Gość { $guest } jest zablokowany i odszedł od { $tables } stołów.
        [many] Gość { $guest } jest zablokowany i odszedł od { $tables } stołów.
       *[other] Gość { $guest } jest zablokowany i odszedł od { $tables } stołu.
    }
server-guest-let-in = Gość { $guest } nie jest już zablokowany.
server-guest-forgotten =
    { $tables ->
        [one] Dane gościa { $guest } usunięto przy { $tables } stole. Ich kopia jest w pliku { $file }.
        [few] Dane gościa { $guest } usunięto przy { $tables } stołach. Ich kopia jest w pliku { $file }.
        [many] Dane gościa { $guest } usunięto przy { $tables } stołach. Ich kopia jest w pliku { $file }.
       *[other] Dane gościa { $guest } usunięto przy { $tables } stołu. Ich kopia jest w pliku { $file }.
    }
server-error-no-guest = Nie ma gościa { $guest }; „guests list” pokazuje wszystkich.
server-error-no-report = Nie ma zgłoszenia { $number }.
server-error-no-expiry = Nic się nie przedawnia: podaj, po ilu dniach, przez { $rooms } albo { $guests }.
server-reports-done =
    { $number ->
        [one] { $number } zgłoszenie oznaczono jako załatwione.
        [few] { $number } zgłoszenia oznaczono jako załatwione.
        [many] { $number } zgłoszeń oznaczono jako załatwione.
       *[other] { $number } zgłoszenia oznaczono jako załatwione.
    }
server-no-reports = Nie ma otwartych zgłoszeń.
server-report-table = Dotyczy stołu, zgłasza gość { $guest }
server-report-seat = Dotyczy gracza { $name } (gość { $accused }), zgłasza gość { $guest }
server-expired = Usunięto: { $rooms ->
        [one] { $rooms } stół
        [few] { $rooms } stoły
        [many] { $rooms } stołów
       *[other] { $rooms } stołu
    }, { $guests ->
        [one] { $guests } gościa
        [few] { $guests } gości
        [many] { $guests } gości
       *[other] { $guests } gościa
    }.

# Do czego służy każde ustawienie.

server-setting-config = Plik z ustawieniami (TOML); domyślnie server.toml w folderze ustawień użytkownika.
server-setting-host = Adres, na którym serwer nasłuchuje.
server-setting-port = Port, na którym nasłuchuje; 0 wybiera wolny.
server-setting-base-path = Ścieżka, pod którą działa serwer, na przykład /games.
server-setting-public-url = Pełny adres serwera dla graczy; z niego powstają linki.
server-setting-database = Gdzie wszystko jest przechowywane: plik SQLite lub serwer PostgreSQL.
server-setting-client = Folder ze zbudowanym klientem przeglądarkowym, jeśli nie ten z pakietu.
server-setting-workers = Liczba procesów, które odpowiadają; więcej niż jeden wymaga PostgreSQL.
server-setting-drain-seconds = Jak długo zatrzymywany serwer czeka na to, co się zaczęło.
server-setting-head-seconds = Ile sekund może nadchodzić nagłówek żądania.
server-setting-body-seconds = Ile sekund może nadchodzić reszta żądania i ile można nie odbierać tego, co serwer wysyła.
server-setting-message-seconds = Ile sekund może nadchodzić wiadomość od jej początku.
server-setting-hosts = Inne nazwy, na które serwer odpowiada; adresy liczbowe i adres publiczny działają zawsze.
server-setting-trusted-proxies = Serwery proxy (adresy lub sieci), którym serwer wierzy, skąd pochodzi żądanie.
server-setting-secure-cookie = Czy ciasteczka są wysyłane tylko przez TLS: auto, yes lub no.
server-setting-bot-processes = Ile botów może myśleć naraz.
server-setting-bot-seconds = Jak długo bot może myśleć nad jednym ruchem.
server-setting-bot-tables = Przy ilu stołach bez ludzi boty jednego gościa grają jednocześnie.
server-setting-lobby-tables = Ile stołów jednego gościa pokazuje strona główna.
server-setting-upload-seconds = Jak długo może trwać czytanie pliku, z którym otwiera się stół.
server-setting-process-megabytes = Pamięć każdego procesu, w którym myśli bot albo czytany jest plik, w megabajtach.
server-setting-rooms-megabytes = Pamięć na stoły w każdym procesie, w megabajtach.
server-setting-guest-megabytes = Ile miejsca mogą zająć stoły jednego gościa, w megabajtach; 0: bez limitu.
server-setting-log-format = Postać dziennika: console lub json.
server-setting-log-level = Co trafia do dziennika: debug, info, warning lub error.
server-setting-metrics = Kto może czytać metryki: local, everyone lub off.
server-setting-listed-marks = Co może wyróżniać stoły widoczne na stronie głównej: position, record, components, options, export, seat, reopened.
server-setting-expire-rooms = Po ilu dniach bez zmian stół jest usuwany; 0 oznacza nigdy.
server-setting-expire-guests = Po ilu dniach gość bez miejsca jest usuwany; 0 oznacza nigdy.
server-setting-limit-address = Ilu gości limity przysługują jednemu adresowi.
server-setting-limit-guest = Limit: nowi goście.
server-setting-limit-create = Limit: otwierane stoły.
server-setting-limit-enter = Limit: tworzone lub użyte linki.
server-setting-limit-move = Limit: polecenia przy stołach.
server-setting-limit-chat = Limit: wiadomości na czacie.
server-setting-limit-report = Limit: zgłoszenia do administratora serwera.
server-setting-limit-look = Limit: odczyty stołów i list; dla adresu także strony i pliki.
server-setting-limit-socket = Limit: otwierane połączenia i strumienie.
server-setting-limit-processor = Limit: sekundy procesora zużyte przez żądania.
server-setting-limit-open-sockets = Połączenia i strumienie, które gość może mieć otwarte.
server-setting-limit-connections = Połączenia, które adres może mieć otwarte na każdego przysługującego mu gościa.

# Pytania przez HTTP, gniazda i strumienie.

error-server = { $text }
error-server-malformed = Nieprawidłowe żądanie: { $text }
error-server-not-json = to nie jest JSON
error-server-no-request = to nie jest żądanie
error-server-cut-short = treść skończyła się za wcześnie
error-server-content-type = treść musi mieć typ { $type } i go podawać
error-server-given-twice = „{ $where }” podano dwa razy
error-server-unknown-field = nieznane pole „{ $field }” w { $where }
error-server-missing-field = brakuje pola „{ $field }” w { $where }
error-server-wrong-value = niedozwolona wartość w { $where }
error-server-unknown-kind = serwer nie zna „{ $kind }”; jeśli ta strona była otwarta podczas aktualizacji, odśwież ją
error-server-socket-only = ten adres jest tylko dla WebSocketów
error-server-no-guest = Serwer cię jeszcze nie zna: { $text }
error-server-become-guest = najpierw zgłoś się jako gość (POST /api/guest)
error-server-banned = Masz blokadę: { $text }
error-server-banned-here = blokadę nałożył administrator serwera
error-server-reported = ten stół zgłoszono już wystarczająco wiele razy; administrator serwera mu się przyjrzy
error-server-no-path = Nie znaleziono: { $text }
error-server-nothing-there = pod { $path } nic nie ma
error-server-own-components = stół używa zwykłych elementów gry
error-server-no-room-id = żaden stół nie ma takiego identyfikatora
error-server-wrong-method = Niedozwolona metoda: { $text }
error-server-method = { $method } nie jest możliwe pod { $path }; możliwe: { $allow }
error-server-too-large = Za duże: { $text }
error-server-too-much = to więcej, niż wolno tu wysłać
error-server-head-too-large = Za duże nagłówki: { $text }
error-server-large-head = nagłówek żądania ma najwyżej { $most } B
error-server-message-late = zaczęta wiadomość nie skończyła się na czas
error-server-wrong-host = Zły adres: { $text }
error-server-not-here = ten serwer nie odpowiada na nazwę „{ $host }”; administrator może ją dopuścić ustawieniem „hosts”
error-server-too-late = Za późno: { $text }
error-server-body-late =
    { $seconds ->
        [one] reszta żądania nie nadeszła w ciągu { $seconds } sekundy
        [few] reszta żądania nie nadeszła w ciągu { $seconds } sekund
        [many] reszta żądania nie nadeszła w ciągu { $seconds } sekund
       *[other] reszta żądania nie nadeszła w ciągu { $seconds } sekundy
    }
error-server-too-slow = Połączenie przerwano: { $text }
error-server-come-again = połączenie nie nadąża za tym stołem; połącz się ponownie od ostatniej wersji, którą masz
error-server-stopping = Nie teraz: { $text }
error-server-ask-again = serwer się zatrzymuje; spróbuj ponownie za chwilę
error-server-unexpected = Coś poszło nie tak: { $text }
error-server-in-the-log = szczegóły są w dzienniku serwera pod numerem { $number }

# Strona bez klienta.

server-page-what = Gry planszowe o budowaniu miast przy jednym stole, na miejscu i na odległość. Dostępne gry:
server-page-how = Klient przeglądarkowy nie został zbudowany: buduje go „make client”, a strona pojawi się po odświeżeniu. Do tego czasu można grać w terminalu albo zapytać serwer, co potrafi:
# Przechowywanie.

error-bad-database = Tej bazy danych nie można użyć: { $text }
error-database-url = bazę danych wskazuje się przez { $file }, sam plik albo { $server }
error-database-foreign = należy do innego programu
error-database-newer = ma schemat { $schema }, a ten program zna schematy do { $known }: używała jej nowsza wersja programu. Uruchom tamtą wersję.
error-database-no-sqlite = { $file } nie jest plikiem SQLite
error-storage-full = dysk bazy danych jest pełny. Spróbuj ponownie, gdy będzie miejsce.
error-storage-busy = baza danych jest zajęta. Spróbuj ponownie.
error-storage-read-only = bazę danych można teraz tylko czytać. Spróbuj ponownie później.
error-storage-damaged = baza danych jest uszkodzona. Administrator serwera musi przywrócić kopię zapasową.
error-storage-moved = plik bazy danych został przeniesiony lub usunięty. Spróbuj ponownie, gdy wróci.
error-storage-gone = nie można połączyć się z bazą danych. Spróbuj ponownie.
error-storage-no-room = pod tą nazwą nic nie jest przechowywane
error-storage-unstorable = tekst ma znak albo liczba ma wielkość, której nie da się przechować
error-database-empty = baza danych jest jeszcze pusta
error-database-not-empty = kopię zapasową przywraca się tylko do pustej bazy danych, a ta nie jest pusta
error-bad-backup = Tej kopii zapasowej nie można użyć: { $text }
error-no-backup = { $file } nie jest kopią zapasową
error-backup-newer = { $file } ma format { $version }, a ten program czyta formaty do { $known }
error-backup-newer-schema = { $file } ma schemat { $schema }, którego ten program nie zna: zapisała ją nowsza wersja
error-backup-damaged = { $file } to kopia uszkodzona lub ucięta: jej suma kontrolna się nie zgadza
error-backup-rows = wiersze { $file } są ze sobą sprzeczne

# Sprawdzanie tego, co zapisano.

server-verifying = Ponowne rozgrywanie
server-verified = Stoły: dobre { $good }, różniące się { $differing }, niesprawdzone { $others }. Wiersze rozegrane ponownie: { $lines }.
server-verify-place = Stół { $room }, wersja { $version }
server-verify-other-rules = niesprawdzony: inne zasady lub elementy ({ $game }, zasady { $rules })
server-verify-no-beginning = pierwsze zdarzenie nie otwiera stołu
server-verify-missing = tego zdarzenia brakuje
server-verify-beyond = to zdarzenie wykracza poza wersję, którą podaje stół
server-verify-unreadable = tego zdarzenia nie da się odczytać
server-verify-views = zapisanych widoków nie da się odczytać
server-verify-refused = zasady odrzucają ten wiersz
server-verify-broke = zasady zawodzą przy tym zdarzeniu ({ $reason })
server-verify-field = „{ $field }” ma wartość { $kept }, a zasady dają { $made }
server-verify-not-over = gra nie jest tu zakończona
server-verify-not-ended = gra jest zakończona, a jej końca nie zapisano
server-verify-stage = stół jest zapisany jako „{ $kept }”, a ze zdarzeń wynika „{ $made }”

# Diagnoza.

server-doctor-good = dobrze
server-doctor-warning = uwaga
server-doctor-fault = błąd
server-doctor-python = Python { $version } (co najmniej { $least })
server-doctor-python-old = Python { $version } jest za stary: potrzebny jest co najmniej { $least }
server-doctor-python-unfixed = Python { $version } nie dostaje poprawek bezpieczeństwa od { $month }
server-doctor-python-advice = Zainstaluj nowszego Pythona, utwórz z nim nowe środowisko i zainstaluj w nim program.
server-doctor-safe = Żadne ustawienie nie jest niebezpieczne
server-doctor-root = Serwer działa jako root
server-doctor-root-advice = Uruchamiaj go jako osobny użytkownik, tak jak jednostka systemd z docs/hosting.
server-doctor-open-file = Inni użytkownicy tego komputera mogą czytać { $file }: karty, wiadomości, imiona
server-doctor-open-file-advice = Odbierz im dostęp: { $command }
server-doctor-plain-url = Publiczny adres { $address } jest bez TLS: kto podsłuchuje po drodze, może przejąć miejsca
server-doctor-plain-host = Serwer nasłuchuje na { $host } bez TLS: kto podsłuchuje po drodze, może przejąć miejsca
server-doctor-plain-advice = Postaw przed nim serwer proxy z TLS i ustaw public_url na jego adres https; w domu, wśród znajomych, może tak zostać.
server-doctor-around-proxy = Serwer nasłuchuje na { $host }: można ominąć proxy i TLS
server-doctor-around-advice = Ustaw host na { $host } albo zamknij port dla innych zaporą sieciową.
server-doctor-cookie = secure_cookie to „no”, choć gracze łączą się przez TLS: przeglądarki wysyłają ciasteczko także bez TLS
server-doctor-cookie-advice = Usuń secure_cookie.
server-doctor-trusts-all = trusted_proxies zawiera { $network }: każdy może podać dowolny adres, a limity według adresu nic nie znaczą
server-doctor-trusts-advice = Wpisz tylko adresy własnych serwerów proxy.
server-doctor-no-proxy = trusted_proxies jest puste: za serwerem proxy wszyscy goście mają jeden adres i wspólne limity
server-doctor-no-proxy-advice = Wpisz adres serwera proxy, na przykład 127.0.0.1.
server-doctor-metrics = Każdy może czytać metryki
server-doctor-metrics-advice = Ustaw metrics na „local” albo zamknij /metrics w serwerze proxy.
server-doctor-no-limits = Bez limitu: { $names }
server-doctor-no-limits-advice = Usuń te ustawienia: jeden gość mógłby zablokować serwer wszystkim innym.
server-doctor-libraries = Biblioteki: { $names }
server-doctor-no-libraries = Brakuje bibliotek: { $names }
server-doctor-install = Zainstaluj je: { $command }
server-doctor-compiled = Zasady są skompilowane
server-doctor-not-compiled = Zasady nie są skompilowane: wszystko działa tak samo, ale boty są wolniejsze
server-doctor-compile = Zainstaluj kompilator C i nagłówki Pythona, a potem zainstaluj program ponownie.
server-doctor-stale = Zasady zmieniły się od czasu kompilacji, więc działa zwykły Python: wszystko jest takie samo, ale boty są wolniejsze
server-doctor-compile-anew = Uruchom `make compile`, a potem serwer ponownie.
server-doctor-clock = Zegar wskazuje { $time } (UTC)
server-doctor-clock-wrong = Zegar wskazuje { $time } (UTC), co jest niemożliwe
server-doctor-clock-advice = Pozwól komputerowi ustawiać zegar przez sieć (NTP).
server-doctor-files = Otwarte pliki: do { $number }
server-doctor-few-files = Limit otwartych plików to tylko { $number }, a każde połączenie to jeden plik; lepszy byłby limit { $many }
server-doctor-files-advice = Podnieś limit (LimitNOFILE w systemd, ulimit -n w powłoce).
server-doctor-settings = Ustawienia: żadne w pliku
server-doctor-settings-from = Ustawienia: { $file }
server-doctor-settings-bad = Ustawień nie można użyć
server-doctor-settings-file = Nie da się odczytać ustawień z { $file }
server-doctor-settings-advice = Popraw je; „config show” mówi, skąd pochodzi każde z nich.
server-doctor-secret = Inni użytkownicy tego komputera mogą przeczytać hasło w { $file }
server-doctor-secret-advice = Odbierz im dostęp: { $command }
server-doctor-database = Baza danych: { $database }
server-doctor-database-bad = Bazy danych { $database } nie można użyć
server-doctor-database-advice = Sprawdź, czy działa, czy jej adres i hasło są poprawne i czy ten użytkownik może w niej zapisywać.
server-doctor-no-database = Nie ma jeszcze bazy danych: { $file } powstanie przy pierwszym uruchomieniu
server-doctor-folder = Nie da się utworzyć { $file }: użytkownik nie ma dostępu do { $folder }
server-doctor-folder-advice = Daj użytkownikowi prawo zapisu w tym miejscu albo wskaż inny plik.
server-doctor-postgresql = PostgreSQL { $version } (co najmniej { $least })
server-doctor-postgresql-old = PostgreSQL { $version } nie jest już testowany: użyj { $least } lub nowszego
server-doctor-not-durable = PostgreSQL ma wyłączone „{ $setting }”: przerwa w zasilaniu gubi ruchy
server-doctor-durable-advice = Włącz „{ $setting }” w postgresql.conf.
server-doctor-clocks-apart = Zegary tego komputera i bazy danych różnią się o { $seconds } s
server-doctor-whole = Plik bazy danych nie jest uszkodzony
server-doctor-damaged = Plik bazy danych jest uszkodzony
server-doctor-damaged-advice = Zachowaj jego kopię taką, jaka jest, przywróć ostatnią kopię zapasową do nowego pliku, a potem go sprawdź poleceniem „verify”.
server-doctor-schema = Schemat { $schema }
server-doctor-schema-none = Nie ma jeszcze tabel: powstaną przy pierwszym uruchomieniu
server-doctor-schema-old = Schemat { $schema }: przy następnym uruchomieniu tabele zostaną skopiowane i przeniesione do schematu { $known }
server-doctor-times = Żadne zdarzenie nie ma daty w przyszłości
server-doctor-times-ahead = Najnowsze zdarzenie ma datę { $seconds } s w przyszłości: ktoś cofnął zegar
server-doctor-writes = Do bazy danych można zapisywać
server-doctor-disk = Wolne w { $folder }: { $free } MB
server-doctor-disk-little = W { $folder } jest wolne tylko { $free } MB
server-doctor-disk-advice = Zrób miejsce. Na pełnym dysku żaden ruch nie jest przyjmowany; żaden nie ginie.
server-doctor-port = { $where } jest wolny
server-doctor-port-taken = Nie można zająć { $where }
server-doctor-port-open = Jeśli serwer już działa, wszystko w porządku; w przeciwnym razie użyj innego portu.
server-doctor-port-advice = Użyj innego hosta lub portu.
