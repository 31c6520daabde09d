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
