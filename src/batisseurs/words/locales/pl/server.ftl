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

# Pytania przez HTTP, gniazda i strumienie.

error-server = { $text }
error-server-malformed = Tego nie da się zrozumieć: { $text }
error-server-not-json = to nie jest JSON
error-server-no-request = to nie jest żądanie
error-server-content-type = treść musi być typu { $type } i tak się przedstawiać
error-server-given-twice = „{ $where }” podano dwa razy
error-server-unknown-field = pole „{ $field }” jest nieznane, w miejscu { $where }
error-server-missing-field = brakuje pola „{ $field }”, w miejscu { $where }
error-server-wrong-value = to, co stoi w miejscu { $where }, nie może tam stać
error-server-socket-only = ten adres jest dla WebSocketów
error-server-no-guest = Nikt cię tu jeszcze nie zna: { $text }
error-server-become-guest = najpierw zostań gościem (POST /api/guest)
error-server-no-path = Nic tu nie ma: { $text }
error-server-nothing-there = pod { $path } nic nie ma
error-server-own-components = pokój używa własnych elementów gry
error-server-no-room-id = żaden pokój nie ma takiego identyfikatora
error-server-wrong-method = Nie w ten sposób: { $text }
error-server-method = { $method } nie jest możliwe pod { $path }; możliwe: { $allow }
error-server-too-large = Za duże: { $text }
error-server-too-much = to więcej, niż wolno tu wysłać
error-server-too-slow = Połączenie zakończono: { $text }
error-server-come-again = nie nadążasz za tym stołem; wróć z ostatnią wersją, którą masz
error-server-stopping = Nie teraz: { $text }
error-server-ask-again = serwer się zatrzymuje; zapytaj ponownie za chwilę
error-server-unexpected = Coś się tu nie udało: { $text }
error-server-in-the-log = dziennik serwera ma to pod numerem { $number }

# Strona przy drzwiach.

server-page-what = Gry planszowe o budowaniu miast przy jednym stole, tutaj i z daleka. W co się tu gra:
server-page-how = Planszy dla przeglądarki jeszcze nie ma. Do tego czasu graj w terminalu albo zapytaj serwer, co potrafi:
