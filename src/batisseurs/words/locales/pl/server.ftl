# Co mówią serwer i jego polecenia.

# Prowadzenie domu gier: kto może pytać, jak często, ustawienia.

error-server-header = żądanie, które coś zmienia, musi mieć nagłówek { $header }
error-server-origin = prosi o to inna strona ({ $origin }); proszę otworzyć stronę tego domu
error-server-too-many = Powoli: { $text }
error-server-rate =
    { $seconds ->
        [one] zbyt wiele żądań; proszę spróbować za { $seconds } sekundę
        [few] zbyt wiele żądań; proszę spróbować za { $seconds } sekundy
        [many] zbyt wiele żądań; proszę spróbować za { $seconds } sekund
       *[other] zbyt wiele żądań; proszę spróbować za { $seconds } sekundy
    }
error-server-upload-second = jeden z Twoich plików jest jeszcze czytany; proszę wysyłać po jednym
error-server-upload-queue = czytane są pliki innych osób; proszę spróbować za chwilę
error-server-upload-late = czytanie tego pliku trwało dłużej niż { $seconds } s i zostało przerwane
error-server-upload-large = czytanie tego pliku wymaga więcej niż { $megabytes } MB pamięci
error-server-sockets =
    { $number ->
        [one] { $number } połączenie jest już otwarte; proszę najpierw któreś zamknąć
        [few] { $number } połączenia są już otwarte; proszę najpierw któreś zamknąć
        [many] { $number } połączeń jest już otwartych; proszę najpierw któreś zamknąć
       *[other] { $number } połączenia są już otwarte; proszę najpierw któreś zamknąć
    }
error-server-frame = wiadomość ma { $size } bajtów, a najwięcej można { $most }
error-server-frames = więcej niż { $most } wiadomości na sekundę

error-bad-setting = Tych ustawień nie można użyć: { $text }
error-setting-unknown = „{ $name }” w { $where } nie jest ustawieniem. Może chodzi o: { $known }
error-setting-number = { $name } w { $where } to „{ $said }”, a powinno być liczbą od { $least } do { $most }
error-setting-words = { $name } w { $where } to „{ $said }”, a powinno być jednym z tych słów: { $words }
error-setting-rate = { $name } w { $where } to „{ $said }”, a powinno wyglądać tak: 30/s, 30/min, 30/h lub 30/d, albo „off”
error-setting-text = { $name } w { $where } to „{ $said }”, co nie ma właściwej postaci
error-setting-address = { $name } w { $where } to „{ $said }”, co nie jest takim adresem ani ścieżką
error-setting-database = { $name } w { $where } to „{ $said }”, a powinno wyglądać jak jedna z tych form: { $forms }
error-setting-proxies = { $name } w { $where } to „{ $said }”, a powinno być listą adresów lub sieci, na przykład 127.0.0.1 albo 10.0.0.0/8
error-setting-paths = adres publiczny „{ $public }” nie kończy się ścieżką podstawową „{ $base }”
error-setting-file = nie można odczytać { $where }
error-setting-no-text = { $where } nie jest plikiem tekstowym

error-server-libraries = Czegoś brakuje: { $text }
error-server-install = dom gier potrzebuje { $libraries }; „{ $command }” je zainstaluje
error-cannot-serve = Domu nie można otworzyć: { $text }
error-serve-sqlite-workers = przy { $workers } procesach potrzebny jest PostgreSQL; na pliku SQLite jeden nie wiedziałby o ruchach drugiego
error-serve-host = nikt nie zna hosta „{ $host }”
error-serve-in-use = { $where } jest już zajęty; „--port 0” wybierze wolny
error-serve-permission = { $where } nie jest dozwolony dla tego użytkownika; porty od 1024 są
error-serve-not-here = { $where } nie jest adresem tej maszyny
error-serve-workers = procesy nie utrzymują się przy życiu; dziennik powyżej mówi dlaczego
error-serve-client = nie ma folderu { $folder }, na który wskazuje ustawienie „client”
error-serve-other-server = inny serwer ma otwarty plik { $file }; na jednym pliku SQLite jeden nie wiedziałby o ruchach drugiego

# Polecenia dla prowadzących dom.

server-about-serve = Otwiera dom gier: gra się w przeglądarce lub poleceniem „join”, przez odnośnik.
server-about-config = Pokazuje ustawienia domu.
server-about-config-show = Pokazuje każde ustawienie, jego wartość i skąd pochodzi.
server-said-by = (z { $where })
server-open = Dom jest otwarty: { $address }
server-listens = Nasłuchuje pod adresem { $address }
server-network = W sieci lokalnej jest pod adresem { $address }
server-browser = Poczekalnia otwiera się w przeglądarce: { $address }
server-no-browser = Nie udało się stąd otworzyć przeglądarki. Proszę otworzyć w niej ten adres: { $address }
server-invite = Proszę otworzyć ten adres w przeglądarce albo otworzyć stół przez „batisseurs open theopolis --at { $address }” i wysłać każdemu odnośnik do jego miejsca.
server-only-here = Dostęp ma tylko ta maszyna; z „{ $flag }” ma go cała sieć lokalna.
server-how-to-stop = Ctrl-C zamyka dom. Nic nie ginie: każdy ruch jest zapisany, zanim przyjdzie odpowiedź.
server-closed = Dom jest zamknięty.

# Opieka nad domem.

cli-metavar-room = POKÓJ
server-about-doctor = Sprawdza ustawienia, bazę danych, dysk i adres, i mówi, co zrobić.
server-about-backup = Kopiuje cały dom do jednego pliku, w trakcie gry.
server-about-restore = Wkłada kopię do pustej bazy danych.
server-about-verify = Rozgrywa każdy pokój od nowa i mówi, które różnią się od zapisanych.
server-about-export = Zapisuje pokój jako zapis partii, razem z zakrytymi kartami.
server-about-import = Otwiera pokój, w którym gra toczy się dalej od miejsca z zapisu.
server-option-new-backup = Plik do zapisania; nie może jeszcze istnieć.
server-option-backup = Plik zapisany przez „backup”.
server-option-record = Plik z jednym zapisem partii.
server-option-new-record = Plik do zapisania; bez niego zapis zostanie pokazany.
server-option-rooms = Identyfikatory pokoi; bez nich wszystkie pokoje.
server-option-room = Identyfikator pokoju, ostatnia część jego adresu.
server-option-open = Otwiera poczekalnię w przeglądarce, gdy tylko dom jest otwarty.
server-backed-up =
    { $rooms ->
        [one] { $rooms } pokój
        [few] { $rooms } pokoje
        [many] { $rooms } pokoi
       *[other] { $rooms } pokoju
    } i { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
        [many] { $events } zdarzeń
       *[other] { $events } zdarzenia
    } skopiowano do { $file }
server-restored =
    { $rooms ->
        [one] { $rooms } pokój
        [few] { $rooms } pokoje
        [many] { $rooms } pokoi
       *[other] { $rooms } pokoju
    } i { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
        [many] { $events } zdarzeń
       *[other] { $events } zdarzenia
    } przywrócono z { $file }
server-exported = Pokój { $room } zapisano w { $file }
server-imported =
    { $lines ->
        [one] Pokój { $room }: gra toczy się dalej po { $lines } linii. Każdy odnośnik jest dla jednej osoby i działa raz:
        [few] Pokój { $room }: gra toczy się dalej po { $lines } liniach. Każdy odnośnik jest dla jednej osoby i działa raz:
        [many] Pokój { $room }: gra toczy się dalej po { $lines } liniach. Każdy odnośnik jest dla jednej osoby i działa raz:
       *[other] Pokój { $room }: gra toczy się dalej po { $lines } linii. Każdy odnośnik jest dla jednej osoby i działa raz:
    }
server-link-seat = { $seat }: { $link }
server-link-watch = oglądanie (dowolnie wiele razy): { $link }
server-error-exists = { $file } już istnieje i nie zostanie nadpisany.

# Gdy serwer działa.

cli-metavar-guest = GOŚĆ
cli-metavar-text = TEKST
server-about-rooms = Opieka nad stołami, gdy serwer działa: lista, zamykanie, ukrywanie, zapis.
server-about-rooms-list = Pokazuje wszystkie stoły, ostatnio zmieniony na końcu.
server-about-rooms-close = Zamyka stół dla wszystkich, na zawsze.
server-about-rooms-hide = Usuwa stół z lobby.
server-about-guests = Opieka nad gośćmi, gdy serwer działa: lista, blokowanie, zapominanie.
server-about-guests-list = Pokazuje wszystkich gości albo tych przy jednym stole.
server-about-guests-ban = Blokuje gościa, który opuszcza wszystkie niezakończone stoły.
server-about-guests-forget = Zapisuje w pliku wszystko, co przechowano o gościu, i to usuwa.
server-about-reports = Pokazuje zgłoszenia graczy albo oznacza je jako załatwione.
server-about-expire = Usuwa teraz porzucone stoły i porzuconych gości.
server-option-guest = Identyfikator gościa, jak pokazują „guests list” i „reports”.
server-option-of-room = Tylko goście przy tym stole.
server-option-reason = Dlaczego: te słowa zobaczą wszyscy przy stole.
server-option-undo = Cofa to działanie.
server-option-dossier = Plik do zapisania; nie może jeszcze istnieć.
server-option-report-done = Numer zgłoszenia do oznaczenia jako załatwione; można powtórzyć.
server-option-every-report = Pokazuje także załatwione zgłoszenia.
server-column-room = Stół
server-column-stage = Stan
server-column-listed = W lobby
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
server-room-hidden = Stołu { $room } nie ma już w lobby.
server-room-listed = Stół { $room } jest znowu w lobby.
server-room-not-hidden = Nie ma czego zmieniać: stołu { $room } nigdy nie było w lobby albo już tak jest.
server-guest-banned =
    { $tables ->
        [0] Gość { $guest } jest zablokowany.
        [one] Gość { $guest } jest zablokowany i opuścił { $tables } stół.
        [few] Gość { $guest } jest zablokowany i opuścił { $tables } stoły.
        [many] Gość { $guest } jest zablokowany i opuścił { $tables } stołów.
       *[other] Gość { $guest } jest zablokowany i opuścił { $tables } stołu.
    }
server-guest-let-in = Gość { $guest } nie jest już zablokowany.
server-guest-forgotten =
    { $tables ->
        [one] Gość { $guest } został zapomniany przy { $tables } stole. To, co przechowano, jest w pliku { $file }.
        [few] Gość { $guest } został zapomniany przy { $tables } stołach. To, co przechowano, jest w pliku { $file }.
        [many] Gość { $guest } został zapomniany przy { $tables } stołach. To, co przechowano, jest w pliku { $file }.
       *[other] Gość { $guest } został zapomniany przy { $tables } stołu. To, co przechowano, jest w pliku { $file }.
    }
server-error-no-guest = Nie ma gościa { $guest }; „guests list” pokazuje wszystkich.
server-error-no-report = Nie ma zgłoszenia { $number }.
server-error-no-expiry = Nic nie wygasa: podaj, po ilu dniach, za pomocą { $rooms } albo { $guests }.
server-reports-done =
    { $number ->
        [one] { $number } zgłoszenie oznaczono jako załatwione.
        [few] { $number } zgłoszenia oznaczono jako załatwione.
        [many] { $number } zgłoszeń oznaczono jako załatwione.
       *[other] { $number } zgłoszenia oznaczono jako załatwione.
    }
server-no-reports = Nie ma otwartych zgłoszeń.
server-report-table = O stole, od gościa { $guest }
server-report-seat = O graczu { $name } (gość { $accused }), od gościa { $guest }
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
server-setting-host = Adres, na którym dom nasłuchuje.
server-setting-port = Port, na którym nasłuchuje; 0 wybiera wolny.
server-setting-base-path = Ścieżka, pod którą wszystko stoi, na przykład /games.
server-setting-public-url = Pełny adres domu dla ludzi; z niego powstają odnośniki.
server-setting-database = Gdzie wszystko jest przechowywane: plik SQLite lub serwer PostgreSQL.
server-setting-client = Folder ze zbudowanym klientem przeglądarkowym, jeśli nie ten z pakietu.
server-setting-workers = Liczba procesów, które odpowiadają; więcej niż jeden wymaga PostgreSQL.
server-setting-drain-seconds = Jak długo zamykany dom czeka na to, co zaczęte.
server-setting-head-seconds = Ile sekund może trwać nagłówek żądania.
server-setting-body-seconds = Ile sekund może trwać reszta żądania i odczyt tego, co wysłano.
server-setting-message-seconds = Ile sekund może trwać wiadomość od jej początku.
server-setting-hosts = Inne nazwy, na które serwer odpowiada; adresy liczbowe i adres publiczny działają zawsze.
server-setting-trusted-proxies = Serwery pośredniczące (adresy lub sieci), którym się wierzy, skąd pochodzi żądanie.
server-setting-secure-cookie = Czy ciasteczka idą tylko przez TLS: auto, yes lub no.
server-setting-bot-processes = Ile botów może myśleć naraz.
server-setting-bot-seconds = Jak długo bot może myśleć nad jednym wyborem.
server-setting-bot-tables = Przy ilu stołach bez ludzi boty jednego gościa grają jednocześnie.
server-setting-lobby-tables = Ile stołów jednego gościa pokazuje lobby.
server-setting-upload-seconds = Jak długo proces może czytać plik, z którym otwiera się stół.
server-setting-process-megabytes = Pamięć każdego procesu, w którym myśli bot albo czytany jest plik, w megabajtach.
server-setting-rooms-megabytes = Pamięć na stoły w każdym procesie, w megabajtach.
server-setting-guest-megabytes = Ile zachowuje się ze stołów jednego gościa, w megabajtach; 0: bez limitu.
server-setting-log-format = Postać dziennika: console lub json.
server-setting-log-level = Co trafia do dziennika: debug, info, warning lub error.
server-setting-metrics = Kto może czytać pomiary: local, everyone lub off.
server-setting-listed-marks = Co może być szczególnego w stołach widocznych na liście: position, record, components, options, export, seat, reopened.
server-setting-expire-rooms = Po ilu dniach bez zmian stół jest usuwany; 0 znaczy nigdy.
server-setting-expire-guests = Po ilu dniach gość bez miejsca jest usuwany; 0 znaczy nigdy.
server-setting-limit-address = Ile razy limity jednego gościa przysługują jednemu adresowi.
server-setting-limit-guest = Limit: nowi goście.
server-setting-limit-create = Limit: otwierane pokoje.
server-setting-limit-enter = Limit: tworzone lub użyte klucze.
server-setting-limit-move = Limit: polecenia w pokojach.
server-setting-limit-chat = Limit: wypowiedzi przy stole.
server-setting-limit-report = Limit: zgłoszenia do prowadzącego serwer.
server-setting-limit-look = Limit: spojrzenia na pokoje i listy.
server-setting-limit-socket = Limit: otwierane połączenia i strumienie.
server-setting-limit-processor = Limit: sekundy procesora, które zajmują żądania.
server-setting-limit-open-sockets = Połączenia i strumienie, które gość może mieć otwarte.
server-setting-limit-connections = Połączenia, które adres może mieć otwarte, na każdą przysługującą mu liczbę gości.

# Pytania przez HTTP, gniazda i strumienie.

error-server = { $text }
error-server-malformed = Tego nie da się zrozumieć: { $text }
error-server-not-json = to nie jest JSON
error-server-no-request = to nie jest żądanie
error-server-cut-short = treść skończyła się za wcześnie
error-server-content-type = treść musi być typu { $type } i tak się przedstawiać
error-server-given-twice = „{ $where }” podano dwa razy
error-server-unknown-field = pole „{ $field }” jest nieznane, w miejscu { $where }
error-server-missing-field = brakuje pola „{ $field }”, w miejscu { $where }
error-server-wrong-value = to, co stoi w miejscu { $where }, nie może tam stać
error-server-socket-only = ten adres jest dla WebSocketów
error-server-no-guest = Nikt cię tu jeszcze nie zna: { $text }
error-server-become-guest = najpierw zostań gościem (POST /api/guest)
error-server-banned = Nie masz tu wstępu: { $text }
error-server-banned-here = prowadzący ten serwer zablokował cię
error-server-reported = ten stół zgłoszono już wystarczająco często; prowadzący serwer mu się przyjrzy
error-server-no-path = Nic tu nie ma: { $text }
error-server-nothing-there = pod { $path } nic nie ma
error-server-own-components = pokój używa własnych elementów gry
error-server-no-room-id = żaden pokój nie ma takiego identyfikatora
error-server-wrong-method = Nie w ten sposób: { $text }
error-server-method = { $method } nie jest możliwe pod { $path }; możliwe: { $allow }
error-server-too-large = Za duże: { $text }
error-server-too-much = to więcej, niż wolno tu wysłać
error-server-head-too-large = Za dużo: { $text }
error-server-large-head = nagłówek żądania ma najwyżej { $most } B
error-server-message-late = zaczęta wiadomość nie skończyła się na czas
error-server-wrong-host = To nie tutaj: { $text }
error-server-not-here = ten serwer nie odpowiada na nazwę „{ $host }”; kto go prowadzi, może ją dopuścić ustawieniem „hosts”
error-server-too-late = Za późno: { $text }
error-server-body-late =
    { $seconds ->
        [one] reszta żądania nie nadeszła w ciągu { $seconds } sekundy
        [few] reszta żądania nie nadeszła w ciągu { $seconds } sekund
        [many] reszta żądania nie nadeszła w ciągu { $seconds } sekund
       *[other] reszta żądania nie nadeszła w ciągu { $seconds } sekundy
    }
error-server-too-slow = Połączenie zakończono: { $text }
error-server-come-again = nie nadążasz za tym stołem; wróć z ostatnią wersją, którą masz
error-server-stopping = Nie teraz: { $text }
error-server-ask-again = serwer się zatrzymuje; zapytaj ponownie za chwilę
error-server-unexpected = Coś się tu nie udało: { $text }
error-server-in-the-log = dziennik serwera ma to pod numerem { $number }

# Strona przy drzwiach.

server-page-what = Gry planszowe o budowaniu miast przy jednym stole, tutaj i z daleka. W co się tu gra:
server-page-how = Klient przeglądarkowy nie został zbudowany: buduje go „make client”, a strona pojawi się po ponownym wczytaniu. Do tego czasu można grać w terminalu albo zapytać serwer, co potrafi:
# Przechowywanie.

error-bad-database = Tej bazy danych nie można użyć: { $text }
error-database-url = bazę danych wskazuje się przez { $file }, sam plik albo { $server }
error-database-foreign = należy do innego programu
error-database-newer = ma schemat { $schema }, a ten program zna schematy do { $known }: była tu nowsza wersja programu. Uruchom tamtą wersję.
error-database-no-sqlite = { $file } jest plikiem innego rodzaju
error-storage-full = dysk bazy danych jest pełny. Spróbuj ponownie, gdy będzie miejsce.
error-storage-busy = baza danych jest zajęta. Spróbuj ponownie.
error-storage-read-only = bazę danych można teraz tylko czytać. Spróbuj ponownie później.
error-storage-damaged = baza danych jest uszkodzona. Osoba prowadząca ten dom musi przywrócić kopię zapasową.
error-storage-moved = plik bazy danych został przeniesiony lub usunięty. Spróbuj ponownie, gdy wróci.
error-storage-gone = baza danych jest nieosiągalna. Spróbuj ponownie.
error-storage-no-room = pod tą nazwą nic nie jest przechowywane
error-storage-unstorable = tekst ma znak albo liczba ma wielkość, której nie da się przechować
error-database-empty = nie ma w niej jeszcze domu
error-database-not-empty = kopię zapasową przywraca się tylko do pustej bazy danych, a ta nie jest pusta
error-bad-backup = Tej kopii zapasowej nie można użyć: { $text }
error-no-backup = { $file } nie jest kopią zapasową
error-backup-newer = { $file } ma format { $version }, a ten program czyta formaty do { $known }
error-backup-newer-schema = { $file } ma schemat { $schema }, którego ten program nie zna: zapisała ją nowsza wersja
error-backup-damaged = { $file } jest uszkodzona lub ucięta: jej suma kontrolna się nie zgadza
error-backup-rows = wiersze { $file } są ze sobą sprzeczne

# Sprawdzanie domu.

server-verifying = Ponowne rozgrywanie
server-verified = Pokoje: dobre { $good }, różniące się { $differing }, niesprawdzone { $others }. Wiersze rozegrane ponownie: { $lines }.
server-verify-place = Pokój { $room }, wersja { $version }
server-verify-other-rules = niesprawdzony: inne zasady lub elementy ({ $game }, zasady { $rules })
server-verify-no-beginning = pierwsze zdarzenie nie rozkłada stołu
server-verify-missing = tego zdarzenia brakuje
server-verify-beyond = to zdarzenie wykracza poza wersję, którą podaje pokój
server-verify-unreadable = tego zdarzenia nie da się odczytać
server-verify-views = zachowanych widoków nie da się odczytać
server-verify-refused = zasady odrzucają ten wiersz
server-verify-broke = zasady zawodzą przy tym zdarzeniu ({ $reason })
server-verify-field = „{ $field }” ma wartość { $kept }, a zasady dają { $made }
server-verify-not-over = gra nie jest tu skończona
server-verify-not-ended = gra jest skończona, a jej końca nie zapisano
server-verify-stage = pokój jest zapisany jako „{ $kept }”, a zdarzenia czynią go „{ $made }”

# Lekarz.

server-doctor-good = dobrze
server-doctor-warning = uwaga
server-doctor-fault = błąd
server-doctor-python = Python { $version } (co najmniej { $least })
server-doctor-python-old = Python { $version } jest za stary: potrzebny jest co najmniej { $least }
server-doctor-python-unfixed = Python { $version } nie dostaje poprawek bezpieczeństwa od { $month }
server-doctor-python-advice = Zainstaluj nowszego Pythona, utwórz z nim nowe środowisko i zainstaluj w nim program.
server-doctor-safe = Żadne ustawienie nie jest niebezpieczne
server-doctor-root = Działa jako root
server-doctor-root-advice = Uruchamiaj go jako osobny użytkownik, tak jak jednostka systemd z docs/hosting.
server-doctor-open-file = Inni na tej maszynie mogą czytać { $file }: karty, wiadomości, imiona
server-doctor-open-file-advice = Zachowaj go dla siebie: { $command }
server-doctor-plain-url = Publiczny adres { $address } jest bez TLS: kto podsłuchuje po drodze, może zająć miejsca
server-doctor-plain-host = Nasłuchuje na { $host } bez TLS: kto podsłuchuje po drodze, może zająć miejsca
server-doctor-plain-advice = Postaw przed nim serwer pośredniczący z TLS i ustaw public_url na jego adres https; w domu, wśród znajomych, może tak zostać.
server-doctor-around-proxy = Nasłuchuje na { $host }: można ominąć serwer pośredniczący, bez TLS
server-doctor-around-advice = Ustaw host na { $host } albo zamknij port innym zaporą sieciową.
server-doctor-cookie = secure_cookie to „no”, choć ludzie łączą się przez TLS: przeglądarki wysyłają ciasteczko także bez TLS
server-doctor-cookie-advice = Usuń secure_cookie.
server-doctor-trusts-all = trusted_proxies zawiera { $network }: każdy może podać dowolny adres, a limity według adresu nic nie znaczą
server-doctor-trusts-advice = Wpisz tylko adresy własnych serwerów pośredniczących.
server-doctor-no-proxy = trusted_proxies jest puste: za serwerem pośredniczącym wszyscy goście mają jeden adres i wspólne limity
server-doctor-no-proxy-advice = Wpisz adres serwera pośredniczącego, na przykład 127.0.0.1.
server-doctor-metrics = Każdy może czytać metryki
server-doctor-metrics-advice = Ustaw metrics na „local” albo zamknij /metrics w serwerze pośredniczącym.
server-doctor-no-limits = Bez limitu: { $names }
server-doctor-no-limits-advice = Usuń je: jeden gość mógłby odebrać serwer wszystkim innym.
server-doctor-libraries = Biblioteki: { $names }
server-doctor-no-libraries = Brakuje bibliotek: { $names }
server-doctor-install = Zainstaluj je: { $command }
server-doctor-compiled = Zasady są skompilowane
server-doctor-not-compiled = Zasady nie są skompilowane: wszystko działa tak samo, ale boty są wolniejsze
server-doctor-compile = Zainstaluj kompilator C i nagłówki Pythona, a potem zainstaluj program ponownie.
server-doctor-stale = Zasady zmieniły się od czasu kompilacji, więc działa zwykły Python: wszystko jest takie samo, ale boty są wolniejsze
server-doctor-compile-anew = Uruchom `make compile`, a potem wystartuj ponownie.
server-doctor-clock = Zegar wskazuje { $time } (UTC)
server-doctor-clock-wrong = Zegar wskazuje { $time } (UTC), co jest niemożliwe
server-doctor-clock-advice = Pozwól maszynie ustawiać zegar przez sieć (NTP).
server-doctor-files = Otwarte pliki: do { $number }
server-doctor-few-files = Limit otwartych plików to tylko { $number }, a każde połączenie to jeden plik; lepszy byłby limit { $many }
server-doctor-files-advice = Podnieś limit (LimitNOFILE w systemd, ulimit -n w powłoce).
server-doctor-settings = Ustawienia: żadne w pliku
server-doctor-settings-from = Ustawienia: { $file }
server-doctor-settings-bad = Ustawień nie można użyć
server-doctor-settings-file = Nie da się odczytać ustawień z { $file }
server-doctor-settings-advice = Popraw je; „config show” mówi, skąd pochodzi każde z nich.
server-doctor-secret = Inni na tej maszynie mogą przeczytać hasło w { $file }
server-doctor-secret-advice = Zachowaj je dla siebie: { $command }
server-doctor-database = Baza danych: { $database }
server-doctor-database-bad = Bazy danych { $database } nie można użyć
server-doctor-database-advice = Sprawdź, czy działa, czy jej adres i hasło są poprawne i czy ten użytkownik może w niej zapisywać.
server-doctor-no-house = Nie ma jeszcze domu: { $file } powstanie przy pierwszym uruchomieniu
server-doctor-folder = Nie da się utworzyć { $file }: { $folder } jest zamknięty dla tego użytkownika
server-doctor-folder-advice = Daj użytkownikowi prawo zapisu w tym miejscu albo wskaż inny plik.
server-doctor-postgresql = PostgreSQL { $version } (co najmniej { $least })
server-doctor-postgresql-old = PostgreSQL { $version } nie jest już testowany: weź { $least } lub nowszy
server-doctor-not-durable = PostgreSQL ma wyłączone „{ $setting }”: przerwa w zasilaniu gubi ruchy
server-doctor-durable-advice = Włącz „{ $setting }” w postgresql.conf.
server-doctor-clocks-apart = Zegary tej maszyny i bazy danych różnią się o { $seconds } s
server-doctor-whole = Plik bazy danych jest cały
server-doctor-damaged = Plik bazy danych jest uszkodzony
server-doctor-damaged-advice = Zachowaj jego kopię taką, jaka jest, przywróć ostatnią kopię zapasową do nowego pliku, a potem go sprawdź.
server-doctor-schema = Schemat { $schema }
server-doctor-schema-none = Nie ma jeszcze tabel: powstaną przy pierwszym uruchomieniu
server-doctor-schema-old = Schemat { $schema }: przy następnym uruchomieniu tabele zostaną skopiowane i przeniesione do schematu { $known }
server-doctor-times = Żadne zdarzenie nie leży w przyszłości
server-doctor-times-ahead = Najnowsze zdarzenie leży { $seconds } s w przyszłości: ktoś cofnął zegar
server-doctor-writes = Do bazy danych można zapisywać
server-doctor-disk = Wolne w { $folder }: { $free } MB
server-doctor-disk-little = W { $folder } jest wolne tylko { $free } MB
server-doctor-disk-advice = Zrób miejsce. Na pełnym dysku żaden ruch nie jest przyjmowany; żaden nie ginie.
server-doctor-port = { $where } jest wolny
server-doctor-port-taken = Nie można zająć { $where }
server-doctor-port-open = Jeśli dom jest teraz otwarty, wszystko w porządku; w przeciwnym razie weź inny port.
server-doctor-port-advice = Weź inny host lub port.
