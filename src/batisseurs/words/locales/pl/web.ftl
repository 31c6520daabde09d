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
