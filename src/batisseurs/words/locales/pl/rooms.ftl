# Co mówią pokoje: najpierw odmowy, potem zdarzenia.

error-room = { $text }
error-room-unknown = Nie ma takiego pokoju: { $text }
error-room-not-allowed = Nie wolno tego zrobić: { $text }
error-room-not-now = Nie teraz: { $text }
error-room-sure = Na pewno? { $text }
error-room-bad-request = To nie ma sensu: { $text }
error-room-quota = Brak miejsca: { $text }
error-room-stale = Gra poszła dalej: { $text }
error-room-rules-changed = Zasady się zmieniły: { $text }
error-room-storage = Nic się nie zmieniło: { $text }
error-room-version = pokój ma wersję { $version }, a nie { $said }
error-room-not-found = nie istnieje albo nie jest dla ciebie otwarty
error-room-other-rules = grano według zasad { $rules } i elementów { $components }, których już tu nie ma; grę można obejrzeć i wyeksportować
error-room-id = identyfikator polecenia ma od 1 do { $most } liter, cyfr oraz znaków - i _
error-room-id-used = identyfikator { $id } posłużył już innemu poleceniu
error-room-no-version = trzeba podać, na którą wersję pokoju to odpowiada
error-room-no-such-version = nie ma wersji { $said }: pokój ma wersję { $version }
error-room-busy = w pokoju panuje teraz zbyt duży ruch; spróbuj ponownie
error-room-seated = mogą to tylko osoby siedzące przy stole
error-room-host = może to tylko gospodarz
error-room-not-yours = to nie jest twoje miejsce
error-room-not-to-give = nie możesz oddać tego miejsca
error-room-no-watching = w tym pokoju nikt nie może się przyglądać
error-room-seat = nie ma miejsca { $number }; ostatnie to { $last }
error-room-mine = { $place } nie może być twoim miejscem
error-room-name = imię ma od 1 do { $most } widocznych znaków
error-room-name-taken = ktoś przy stole nazywa się już „{ $name }”
error-room-marks = litera ma najwyżej { $most } znaki diakrytyczne
error-room-renamed = imię przy tym stole zmieniono już { $most } razy; zostaje takie, jakie jest
error-room-no-name = nikt tam jeszcze nie siedzi: najpierw podaj imię
error-room-text = wiadomość ma od 1 do { $most } widocznych znaków, w jednym wierszu
error-room-unwritable = zawiera znaki, których nie można zapisać
error-room-silent = stąd nie można nic powiedzieć
error-room-begun = gra już się zaczęła
error-room-not-begun = gra jeszcze się nie zaczęła
error-room-over = gra jest skończona
error-room-not-over = gra jeszcze się nie skończyła
error-room-empty-seats = nikt tam jeszcze nie siedzi: { $seats }
error-room-wish-open = najpierw trzeba odpowiedzieć na otwarte życzenie
error-room-wish-closed = to życzenie nie jest już otwarte
error-room-wish-not-asked = to miejsce nie jest pytane o to życzenie
error-room-wish-agreed = to miejsce już się zgodziło
error-room-requests = nie przyjęto już { $most } twoich próśb: o coś nowego można prosić po następnym ruchu
error-room-bot-wish = bota można sobie życzyć tylko na miejsce innej osoby
error-room-bot-plays = na tym miejscu już gra bot
error-room-no-bot-plays = na tym miejscu nie gra bot
error-room-seat-taken = na tym miejscu ktoś już siedzi
error-room-by-link = do zajęcia miejsca przy tym stole potrzebny jest link od kogoś, kto przy nim siedzi
error-room-one-seat = masz już miejsce przy tym stole
error-room-own-seat = to twoje miejsce: żeby je zwolnić, odejdź od stołu
error-room-nobody-there = nikt nie ma tego miejsca
error-room-freed = Twoje miejsce jest znów wolne: { $text }
error-room-freed-by-host = gospodarz zwolnił je przed grą
error-room-moved = Twoje miejsce jest teraz gdzie indziej: { $text }
error-room-moved-by-link = link do niego otwarto na innym urządzeniu
error-room-closed = Ten stół jest zamknięty: { $text }
error-room-closed-why = zamknął go prowadzący ten serwer, z wyjaśnieniem: { $reason }
error-room-time-off = przerwa kończy się później, w ciągu roku
error-room-clock = zegar ma od 0 do { $most } sekund na każdy wybór i w rezerwie
error-room-paused = gra jest już wstrzymana
error-room-not-paused = gra nie jest wstrzymana
error-room-record = zapis pokazuje zakryte karty: w trakcie gry wszyscy muszą się na to zgodzić
error-room-record-open = gra jest skończona: jej zapis jest dostępny dla wszystkich
error-room-record-gone = ktoś, kto miał miejsce, odszedł i nie można go zapytać: zapis gry otworzy się po jej zakończeniu
error-room-marked =
    ten serwer nie pokazuje na liście stołów { $mark ->
        [position] otwartych od pozycji
        [record] otwartych od zapisu gry
        [components] z innymi elementami
       *[other] z innymi opcjami
    }: otwórz go dla osób z linkiem
error-room-choice-length = żaden wybór nie ma więcej niż { $most } znaków
error-room-quota-open = Twoje stoły zajmują na tym serwerze { $used } MB z { $allowed } MB; nie można otworzyć nowych
error-room-quota-full = stoły tego gospodarza zajmują na tym serwerze { $used } MB z { $allowed } MB; nic więcej z tego stołu nie zostanie zachowane
error-room-file-length = żaden plik nie może mieć więcej niż { $most } znaków
error-room-record-length = żaden zapis nie może mieć więcej niż { $most } wierszy
error-room-no-step = { $title } nie pyta o nic, co nazywa się „{ $step }”
error-room-no-game = nie ma gry „{ $name }”
error-room-two-starts = grę wznawia się z zapisu albo z sytuacji, nie z obu naraz
error-room-other-table = plik pochodzi z gry o innej liczbie graczy lub innych opcjach
error-room-nothing-chosen = nikt jeszcze nie wybrał niczego, co można by cofnąć
error-room-undo =
    { $free ->
        [one] bez pytania innych można cofnąć tylko { $free } wiersz, a nie { $lines }
        [few] bez pytania innych można cofnąć tylko { $free } wiersze, a nie { $lines }
        [many] bez pytania innych można cofnąć tylko { $free } wierszy, a nie { $lines }
       *[other] bez pytania innych można cofnąć tylko { $free } wiersza, a nie { $lines }
    }
error-room-sure-open = wszystkie odpowiedzi zostaną wtedy odkryte i tej nie będzie można cofnąć
error-room-sure-end = gra się wtedy skończy i tego wyboru nie będzie można cofnąć
error-room-sure-chance = potem zadecyduje los i ten wybór będzie można cofnąć tylko za zgodą wszystkich
error-room-sure-others = potem wybierają inni i wkrótce ten wybór będzie można cofnąć tylko za zgodą wszystkich

# Companion.

error-room-companion = przy stole z towarzyszem wszyscy siedzą przy urządzeniu, na którym go otwarto: na innych zobaczyliby rzeczy zakryte
error-room-companion-seat = przy stole z towarzyszem wszyscy siedzą przy jednym urządzeniu; na inne może się przenieść tylko ktoś, kto siedzi przy nim sam
error-room-no-entry = z tego miejsca nie ma teraz nic do wpisania
error-room-entries = naraz można wpisać od 1 do { $most } rzeczy
error-room-entry-left-over = nic więcej się tu nie losuje. Niewykorzystane: { $text }
error-room-entry-held = ta karta jest już w innej ręce i nie może wypaść. Jeśli wypadła przy waszym stole, odłóżcie ją na bok i weźcie następną
