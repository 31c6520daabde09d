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
web-settings-recap = Pokazuj na początku mojej tury, co zrobili inni
web-settings-recap-help = Krótkie podsumowanie pod planszą, do twojego pierwszego ruchu.
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
