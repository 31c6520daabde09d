# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-pair = { $what }: { $value }
web-look-close = Zamknij
web-look-toasts = Komunikaty
web-look-home = Bâtisseurs: strona główna
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

## Lobby: games, tables, links, import, rules, about
# The first page and an opened box.
web-lobby-title = Strona główna
web-lobby-welcome = Co dziś zbudujemy?
web-lobby-lead = Cztery gry o budowaniu miast: ze znajomymi na odległość, przy jednym stole albo przeciw botom. Bez konta, wystarczy link.
web-lobby-trouble = Nie można połączyć się z serwerem
web-lobby-again = Spróbuj ponownie
web-lobby-games = Gry
web-lobby-import = Wczytaj zapis gry lub pozycję
web-lobby-foot = Inne strony
web-lobby-play = Zagraj: { $game }
web-lobby-players-range = od { $least } do { $most } graczy
web-lobby-minutes = { $least }–{ $most } min
web-lobby-weight = Złożoność { $weight } na { $most }
web-lobby-rules = Zasady
web-lobby-all-settings = Wszystkie ustawienia
web-lobby-start = Zacznij grę
web-lobby-open-invite = Otwórz stół i zaproś
web-lobby-company = Z kim?
web-lobby-company-bots = Boty
web-lobby-company-friends = Znajomi, przez link
web-lobby-company-here = Na tym urządzeniu
web-lobby-company-help-bots = Zaczynasz od razu; boty odpowiadają bez zwłoki.
web-lobby-company-help-friends = Każdy dostaje link i gra w swojej przeglądarce, teraz albo przez wiele dni.
web-lobby-company-help-here = Urządzenie wędruje z rąk do rąk; między turami stół jest zakryty.
web-lobby-players = Gracze
web-lobby-alone = Solo
web-lobby-strength = Boty
web-bot-beginner = Początkujący
web-bot-casual = Amator
web-bot-strong = Mocny
web-bot-master = Mistrz
web-bot-random = Losowy
web-bot-greedy = Krok naprzód
web-lobby-bot-beginner = Nie wszystko zauważa i czasem wybiera drugi najlepszy ruch, jak ktoś, kto dopiero poznaje grę.
web-lobby-bot-casual = Wybiera to, co teraz wygląda dobrze, i nie myśli daleko naprzód.
web-lobby-bot-strong = Sprawdza swoje najlepsze ruchy i możliwe odpowiedzi.
web-lobby-bot-master = Myśli dalej naprzód, najwyżej trzy sekundy na ruch.
web-lobby-bot-random = Gra losowo. Dobry do nauki zasad.
web-lobby-bot-greedy = Patrzy jeden ruch naprzód i wybiera najlepszy.
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
web-game-theopolis = Zbuduj miasto dla nieba. Karty kosztują Wiarę, Nadzieję i Miłość, a miasto rośnie co turę mimo Klęsk. Dziesięć kamieni, pięć sakramentów, Cud albo utrata wszystkich punktów grzechu pierworodnego daje zwycięstwo, o ile wcześniej nie nadejdzie Apokalipsa.
web-game-nehemiah = Odbuduj mury Jerozolimy. Wysyłaj robotników na karty pracy, a potem aktywuj ich, by wykonać akcje kart; gdy kolumna jest opróżniana, wszyscy z niej wracają do domu. Trzy etapy dla Murów, Świątyni i Straży.
web-game-my-village = Dwie kości, wioska i garść ludzkich żywotów. Dodawaj kościół, radę, warsztaty i pola, a płać czasem: mieszkańcy starzeją się, umierają i trafiają do kroniki. Strzeż się szczura.
web-game-esdras-et-nehemie = Wygnańcy wrócili. W trzy tygodnie po sześć dni i szabat wznosisz Świątynię, usuwasz gruz z bram i murów i nauczasz Prawa. Bogata, głęboka, także dla jednego gracza.

# Lists of tables.
web-mine-title = Moje stoły
web-mine-none = Nie masz jeszcze żadnego stołu. Znajdziesz tu stoły, które otworzysz lub do których dołączysz, także innego dnia.
web-mine-next =
    { $tables ->
        [one] Do czekającego stołu
        [few] Do następnego stołu ({ $tables })
        [many] Do następnego stołu ({ $tables })
       *[other] Do następnego stołu ({ $tables })
    }
web-mine-all = Pokaż wszystkie stoły ({ $tables })
web-mine-your-turn = Twoja kolej
web-mine-due = Termin: { $when }
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
web-open-none = Nie ma teraz otwartych stołów. Utwórz własny i pokaż go na liście albo wyślij znajomym link.
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
web-new-name-later = Imię (opcjonalnie)
web-new-earlier = { $seat }: przesuń wyżej
web-new-later = { $seat }: przesuń niżej
web-new-options = Opcje gry
web-new-as-printed = jak w instrukcji
web-new-clock = Zegar
web-new-clock-none = Bez zegara
web-new-clock-live = Na żywo
web-new-clock-days = Korespondencyjnie
web-new-clock-help-none = Bez limitu czasu.
web-new-clock-help-live = Minuty na ruch, gdy wszyscy są online.
web-new-clock-help-days = Dni na ruch, gdy każdy zagląda, kiedy ma czas.
web-new-each-live = Minuty na ruch
web-new-each-days = Dni na ruch
web-new-time-bank-live = Zapas czasu (minuty)
web-new-time-bank-days = Zapas czasu (dni)
web-new-policy = Gdy czas się skończy
web-new-policy-remind = Wszyscy dostają przypomnienie i czekają
web-new-policy-skip = Bot wykonuje ten jeden ruch
web-new-policy-bot = Bot gra do powrotu gracza
web-new-who = Widzowie i czat
web-new-watching = Kto może oglądać
web-new-watching-link = Każdy, kto ma link
web-new-watching-anyone = Każdy
web-new-watching-nobody = Nikt
web-new-listed = Pokaż stół na stronie głównej
web-new-listed-help = Każdy na tym serwerze zobaczy go tam i będzie mógł oglądać grę albo zająć wolne miejsce.
web-new-chat = Czat przy stole
web-new-scores = Pokazuj punkty w trakcie gry
web-new-scores-help = O ile zasady ich nie ukrywają.
web-new-components = Własne elementy
web-new-components-own = standardowe
web-new-components-other = z twojego pliku
web-new-components-help = Masz pudełko, a jakaś wartość jest tu błędna, albo chcesz wypróbować wariant? Zagraj z własnym plikiem elementów do gry { $game }. Zostanie sprawdzony przy otwarciu stołu.
web-new-components-remove = Usuń
web-new-summary =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
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
web-option-theopolis-play-on = Gramy dalej po zwycięstwie
web-option-theopolis-short-deck = Krótka talia
web-option-theopolis-max-rounds = Limit rund
web-option-nehemiah-foremen = Przywódcy budowy
web-option-nehemiah-open-screens = Bez zasłonek
web-option-nehemiah-first-player = Pierwszy gracz
web-option-my-village-max-rounds = Limit rund
web-option-esdras-et-nehemie-altar-face = Strona karty ołtarza
web-option-esdras-et-nehemie-solo-face = Strona planszy solo
web-option-theopolis-neighbours = Sąsiednie miasta
web-option-theopolis-bishop-takes = Co może zabrać Biskup
web-option-nehemiah-income = Drewno i złoto na początku etapu
web-option-nehemiah-tie-break = Remisy
web-option-my-village-travel-cost = Koszt „2 monety i 1 koń lub 1 wóz”
web-option-esdras-et-nehemie-prophet-space = Na polu Proroka
web-option-esdras-et-nehemie-solo-gate = Przeciwnik: brama, na którą go nie stać
web-option-esdras-et-nehemie-solo-path = Przeciwnik: droga przez zwoje
web-option-about-nehemiah-foremen = Przed każdym etapem karty przywódców budowy są licytowane zakrytymi ofertami.
web-option-about-nehemiah-open-screens = Wszyscy widzą drewno, złoto i punkty wszystkich.
web-option-about-theopolis-neighbours = Które miasta są „sąsiednie” dla Biskupa?
web-option-about-theopolis-bishop-takes = Instrukcja mówi tylko, że Biskupi pozwalają zabierać karty.
web-option-about-nehemiah-income = Z przywódcami budowy: „na początku każdego etapu” jedno drewno i jedno złoto.
web-option-about-nehemiah-tie-break = Które drewno i złoto rozstrzyga remis?
web-option-about-my-village-travel-cost = Koszt tej karty podróży można odczytać na dwa sposoby (MV-R14).
web-option-about-esdras-et-nehemie-prophet-space = Gdzie liczy się znacznik ołtarza na polu Proroka?
web-option-about-esdras-et-nehemie-solo-gate = Solo: co, jeśli pierwsza niezbudowana brama jest za droga?
web-option-about-esdras-et-nehemie-solo-path = Solo: która droga, jeśli jest kilka?
web-value-random = Losowo
web-value-p1 = Miejsce 1
web-value-chosen = Wybiera pierwszy gracz
web-value-a = A
web-value-b = B, trudniejsza
web-value-adjacent = Gracze po lewej i po prawej
web-value-all = Wszyscy inni gracze
web-value-limited = Karty o wydrukowanym koszcie do 4, bez Biskupów
web-value-any = Dowolna Budowla, Człowiek lub Symbol, także Biskup
web-value-later-rounds = Tylko w etapach II i III; początek etapu I już to zawiera
web-value-every-round = Także w etapie I
web-value-after-sale = To, co zostało po sprzedaży
web-value-before-sale = To, co było przed sprzedażą
web-value-coins-and-either = 2 monety i (1 koń lub 1 wóz)
web-value-cart-alone = (2 monety i 1 koń) lub 1 wóz
web-value-reached = Osiągnięte pole się liczy: pole Zachariasza to „pomiędzy”, pole Aggeusza to „z przodu”
web-value-passed = Liczy się tylko minięte pole: pole Zachariasza to „z tyłu”, pole Aggeusza to „pomiędzy”
web-value-next-gate = Przechodzi do następnej bramy, na którą go stać
web-value-first-gate = Nie buduje żadnej bramy
web-value-fewest-human = Najmniej twoich skrybów, potem najmniej białych pracowników
web-value-own-first = Najwięcej własnych skrybów, potem biali pracownicy przed twoimi skrybami
web-clock-each = { $each } na ruch
web-clock-each-time-bank = { $each } na ruch, zapas czasu { $bank }

# The waiting room, and links.
web-waiting-title = { $game }: przed grą
web-waiting-lead = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
web-waiting-looking-on = Oglądasz grę. Żeby zagrać, poproś kogoś przy stole o link do miejsca.
web-waiting-may-sit = Oglądasz grę. Żeby zagrać, zajmij wolne miejsce.
web-waiting-take = Zajmij to miejsce
web-waiting-bot = Dodaj bota
web-waiting-bot-up = Zwolnij miejsce
web-waiting-free-ask = Zwolnić miejsce gracza { $seat }?
web-waiting-free-why = Osoba, która je zajmuje, straci je i dowie się o tym. Potem możesz wysłać nowy link, dodać bota albo poczekać na kogoś innego.
web-waiting-free-keep = Czekaj dalej
web-waiting-seats = Miejsca
web-waiting-you = ty
web-waiting-sits = na miejscu
web-waiting-comes = już tu jest, jeszcze bez imienia
web-waiting-free = wolne
web-away = ma zamkniętą stronę
web-waiting-shared = Zaproś znajomych
web-waiting-shared-help = Wyślij ten link wszystkim: każda osoba, która go otworzy, dostanie wolne miejsce, dopóki jakieś jest.
web-waiting-shared-link = Link do wszystkich wolnych miejsc
web-waiting-shared-end = Unieważnij link
web-waiting-link-one = Link tylko do tego miejsca
web-waiting-once = Ten link jest dla jednej osoby i działa raz.
web-waiting-link = Link: { $seat }
web-waiting-sit = Dołącz
web-waiting-for = Czekamy jeszcze na: { $seats }
web-waiting-ready = Wszyscy już są.
web-waiting-host = Wszyscy już są; czekamy, aż gospodarz rozpocznie grę.
web-waiting-begin = Zacznij grę
web-waiting-spectators = Widzowie
web-waiting-spectators-help = Z tym linkiem każdy może oglądać grę. Ukrytych kart nie widać.
web-waiting-spectators-link = Link dla widzów
web-waiting-agreed = Ustawienia stołu
web-link-make = Utwórz link
web-link-copy = Kopiuj
web-link-share = Udostępnij
web-link-code = Kod QR
web-link-copied = Skopiowano link.
web-link-not-copied = Przeglądarka nie pozwoliła skopiować. Zaznacz link i skopiuj go samodzielnie.

# Import.
web-import-title = Wczytaj zapis gry lub pozycję
web-import-lead = Zapis gry to gra w postaci tekstu: można ją kontynuować albo obejrzeć. Pozycja to stan stołu, także prawdziwego.
web-import-paste = Albo wklej tutaj
web-import-example = batisseurs-record 1 …
web-import-neither = To ani zapis gry, ani pozycja
web-import-neither-why = Zapis gry zaczyna się od „batisseurs-record 1”; pozycja ma wiersz „situation = 1”.
web-import-which =
    { $number ->
        [one] Który zapis?
        [few] W pliku są { $number } zapisy. Który?
        [many] W pliku jest { $number } zapisów. Który?
       *[other] W pliku jest { $number } zapisu. Który?
    }
web-import-no-game = Ta gra nie jest tu dostępna: { $game }
web-import-games = Tutaj są: { $games }
web-import-record = Zapis gry
web-import-position = Pozycja
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
web-import-over = Gra zakończona
web-import-goes-on = Gra w toku
web-import-seats = Gracze
web-import-open = Otwórz jako nowy stół
web-import-look = Obejrzyj partię

# The rules on a page, and about us.
web-rules-of = Zasady: { $game }
web-guide = Jak grać
web-rules-contents = Spis treści
web-rules-every = Wszystkie zasady
web-rules-part = Co czytać
web-rules-lead = Instrukcja naszymi słowami, każda zasada ze swoim numerem. Komunikaty, odmowy i karty odsyłają tutaj.
web-about-title = O projekcie
web-about-what = Bâtisseurs to miejsce dla gier o budowaniu miast: w przeglądarce, na jednym urządzeniu, w terminalu i dla botów.
web-about-honest = Zasady są z instrukcji, jedna po drugiej, każda z numerem. Gdzie nie znamy wartości wydrukowanych w pudełku, mówimy o tym.
web-about-games = Gry należą do swoich autorów i wydawców. To nieoficjalna, wolna implementacja ich zasad. Jeśli gra ci się podoba, kup pudełko.
web-about-sources = Skąd są wartości
web-about-source-rulebook = Instrukcja
web-about-source-rulebook-why = napisane w instrukcji albo z niej wynika
web-about-source-public = Publiczne
web-about-source-public-why = znalezione w publicznych opisach gry
web-about-source-reconstructed = Odtworzone
web-about-source-reconstructed-why = zaproponowane przez nas, bo jest wydrukowane tylko na elemencie, którego nie mamy; poprawia je plik elementów
web-about-credits = Autorzy i licencje
web-about-art = Okładki, karty i plansze rysujemy sami.
web-about-fonts = Kroje pisma: Alegreya i Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
web-about-icons = Ikony: Lucide i jego przodek Feather (licencje ISC i MIT).
web-about-made-with = Zrobione z użyciem React, React Aria, Motion i Fluent.
web-about-licence = Bâtisseurs to wolne oprogramowanie (licencja Apache 2.0).
web-about-privacy = Prywatność
web-about-privacy-how = Jedno ciasteczko, żeby serwer cię rozpoznał, i twoje ustawienia w tej przeglądarce. Bez konta, bez e-maila, bez śledzenia.
web-about-version = Wersja { $version }

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

## Companion: beside a real table
web-companion = Tryb przy stole
web-companion-of = Tryb przy stole: { $game }
web-companion-switch = Tryb przy stole: gramy na prawdziwym stole, a ja wpisuję, co wypadło
web-companion-help = Wpisujesz, jakie karty, znaczniki i kości wypadły przy prawdziwym stole, a program mówi, co z tego wynika. Wszyscy korzystają z tego urządzenia; kto coś wpisuje, ten to widzi. To, co może zobaczyć tylko bot, losuje serwer.

# Nauka przez grę.
web-learn = Ucz się, grając
web-learn-of = Ucz się, grając: { $game }
web-learn-first = Pierwszy raz tutaj? Wybierz grę i naucz się jej, grając z początkującym botem.
