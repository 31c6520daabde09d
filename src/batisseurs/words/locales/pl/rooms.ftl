# Co mówią stoły: najpierw odmowy, potem zdarzenia.

error-room = { $text }
error-room-unknown = Nie ma takiego stołu: { $text }
error-room-not-allowed = Nie wolno tego zrobić: { $text }
error-room-not-now = Nie teraz: { $text }
error-room-sure = Na pewno? { $text }
error-room-bad-request = Nieprawidłowe żądanie: { $text }
error-room-quota = Brak miejsca: { $text }
error-room-stale = Gra poszła dalej: { $text }
error-room-rules-changed = Zasady się zmieniły: { $text }
error-room-storage = Nic się nie zmieniło: { $text }
error-room-version = stół ma wersję { $version }, a nie { $said }
error-room-not-found = nie istnieje albo nie masz do niego dostępu
error-room-other-rules = grano według zasad { $rules } i elementów { $components }, których już tu nie ma; grę można obejrzeć i pobrać
error-room-id = identyfikator polecenia ma od 1 do { $most } liter, cyfr oraz znaków - i _
error-room-id-used = identyfikator { $id } posłużył już innemu poleceniu
error-room-no-version = trzeba podać, której wersji stołu dotyczy odpowiedź
error-room-no-such-version = nie ma wersji { $said }: stół ma wersję { $version }
error-room-busy = przy tym stole panuje teraz zbyt duży ruch; spróbuj ponownie
error-room-seated = mogą to zrobić tylko gracze przy tym stole
error-room-host = może to zrobić tylko gospodarz
error-room-not-yours = to nie jest twoje miejsce
error-room-not-to-give = to miejsce nie jest twoje, więc nie możesz go oddać
error-room-no-watching = tego stołu nie można oglądać
error-room-seat = nie ma miejsca { $number }; ostatnie to { $last }
error-room-mine = { $place } nie może być twoim miejscem
error-room-name = imię ma od 1 do { $most } widocznych znaków
error-room-name-taken = ktoś przy stole nazywa się już „{ $name }”
error-room-marks = liczba akcentów i innych znaków przy jednej literze: najwyżej { $most }
error-room-renamed = imię przy tym stole zmieniono już { $most } razy; nie można go zmienić ponownie
error-room-no-name = to miejsce nie ma jeszcze gracza: najpierw podaj imię
error-room-text = wiadomość ma od 1 do { $most } widocznych znaków, w jednym wierszu
error-room-unwritable = zawiera znaki, których nie można zapisać
error-room-silent = stąd nie można pisać na czacie
error-room-begun = gra już się zaczęła
error-room-not-begun = gra się jeszcze nie zaczęła
error-room-over = gra jest zakończona
error-room-not-over = gra jeszcze się nie zakończyła
error-room-empty-seats = te miejsca są jeszcze wolne: { $seats }
error-room-wish-open = najpierw trzeba odpowiedzieć na otwartą prośbę
error-room-wish-closed = ta prośba jest już zamknięta
error-room-wish-not-asked = w sprawie tej prośby nie masz głosu
error-room-wish-agreed = zgoda została już wyrażona
error-room-requests = liczba twoich odrzuconych próśb: { $most }; następną możesz złożyć po swoim kolejnym ruchu
error-room-bot-wish = o bota można prosić tylko na miejsce innej osoby
error-room-bot-plays = na tym miejscu już gra bot
error-room-no-bot-plays = na tym miejscu nie gra bot
error-room-seat-taken = to miejsce jest już zajęte
error-room-full = wszystkie miejsca przy tym stole są już zajęte
error-room-by-link = do zajęcia miejsca przy tym stole potrzebny jest link od kogoś, kto przy nim gra
error-room-one-seat = masz już miejsce przy tym stole
error-room-own-seat = to twoje miejsce: żeby je zwolnić, odejdź od stołu
error-room-nobody-there = to miejsce jest wolne
error-room-freed = Nie masz już swojego miejsca: { $text }
error-room-freed-by-host = gospodarz zwolnił je przed grą
error-room-moved = Twoje miejsce jest teraz na innym urządzeniu: { $text }
error-room-moved-by-link = otwarto tam link do niego
error-room-closed = Ten stół jest zamknięty: { $text }
error-room-closed-why = zamknął go administrator serwera, z wyjaśnieniem: { $reason }
error-room-time-off = zegary można zatrzymać najwyżej na rok, do chwili w przyszłości
error-room-clock = zegar ma od 0 do { $most } sekund na ruch i w zapasie czasu
error-room-paused = gra jest już wstrzymana
error-room-not-paused = gra nie jest wstrzymana
error-room-record = zapis gry pokazuje zakryte karty: w trakcie gry wszyscy muszą się na to zgodzić
error-room-record-open = gra jest zakończona: jej zapis jest dostępny dla wszystkich
error-room-record-gone = ktoś, kto tu grał, odszedł i nie można go zapytać: zapis gry będzie dostępny po jej zakończeniu
error-room-marked =
    ten serwer nie pokazuje na stronie głównej stołów { $mark ->
        [practice] z zadaniami
        [position] rozpoczętych od pozycji
        [record] rozpoczętych od zapisu gry
        [components] z innymi elementami
        [lesson] uczących gry
       *[other] z innymi opcjami
    }: otwórz go dla osób z linkiem
error-room-choice-length = żaden ruch nie ma więcej niż { $most } znaków
error-room-quota-open = twoje stoły zajmują na tym serwerze { $used } MB z { $allowed } MB; nie można otworzyć nowych
error-room-quota-full = stoły tego gospodarza zajmują na tym serwerze { $used } MB z { $allowed } MB; przy tym stole nic więcej nie zostanie zapisane
error-room-file-length = żaden plik nie może mieć więcej niż { $most } znaków
error-room-record-length = żaden zapis gry nie może mieć więcej niż { $most } wierszy
error-room-no-step = { $title } nie zadaje pytania „{ $step }”
error-room-no-game = nie ma gry „{ $name }”
error-room-two-starts = gra może się zacząć od zapisu, pozycji albo zadania, nie od kilku naraz
error-room-other-table = plik pochodzi z gry o innej liczbie graczy lub innych opcjach
error-room-nothing-chosen = nikt jeszcze nie wykonał ruchu, który można by cofnąć
error-room-undo =
    { $free ->
        [one] bez pytania innych można cofnąć tylko { $free } ruch, a nie { $lines }
        [few] bez pytania innych można cofnąć tylko { $free } ruchy, a nie { $lines }
        [many] bez pytania innych można cofnąć tylko { $free } ruchów, a nie { $lines }
       *[other] bez pytania innych można cofnąć tylko { $free } ruchu, a nie { $lines }
    }
error-room-sure-open = potem wszystkie odpowiedzi zostaną odkryte i tej nie będzie można cofnąć
error-room-sure-end = potem gra się zakończy i tego ruchu nie będzie można cofnąć
error-room-sure-chance = potem nastąpi losowanie i ten ruch będzie można cofnąć tylko za zgodą wszystkich
error-room-sure-others = potem od razu zagra bot i ten ruch będzie można cofnąć tylko za zgodą wszystkich

# Companion.

error-room-companion = w trybie przy stole wszyscy grają na urządzeniu, na którym otwarto stół: na innych zobaczyliby rzeczy zakryte
error-room-companion-seat = w trybie przy stole wszyscy grają na jednym urządzeniu; na inne można przejść tylko wtedy, gdy nikt inny na nim nie gra
error-room-no-entry = z tego miejsca nie ma teraz nic do wpisania
error-room-entries = naraz można wpisać od 1 do { $most } rzeczy
error-room-entry-left-over = nic więcej się tu nie losuje. Niewykorzystane: { $text }
error-room-entry-held = ta karta jest już na innej ręce i nie może wypaść. Jeśli wypadła przy waszym stole, odłóżcie ją na bok i weźcie następną

# Nauka przez grę.
error-room-lesson = pierwszą grę gra się samemu z botami, tak jak ją przewidziano
error-room-suggest = ruchy są podpowiadane tylko w grze z samymi botami, w twojej turze
error-room-suggest-busy = zbyt wiele botów teraz myśli; spróbuj ponownie
