# Co jądro mówi w każdej grze.

list-last = { $first } i { $last }

# Wiersze dziennika. Kto robi kilka rzeczy, jest wymieniony raz; „ty” nie pisze się wcale.
log-then = { $first }; { $then }
log-you = { "" }
log-chooses = { $name }: { $choice }

sealed-answer = { $seat }: odpowiedź złożona.
sealed-withdraw = wycofaj swoją odpowiedź

# The title of something explained that has a printed name.
explain-name = { $item }
# What something costs and gives, and what a choice would do.
explain-costs = Koszt
explain-gains = Daje
explain-then-others = Potem wybiera: { $names }.
explain-then-chance = Potem następuje losowanie.
explain-then-open = Potem wszystkie odpowiedzi zostają odkryte.
explain-then-over = To kończy grę.
explain-points =
    { $number ->
        [one] { $change } punkt
        [few] { $change } punkty
        [many] { $change } punktów
       *[other] { $change } punktu
    }
result-ahead = 
    { $number ->
        [one] { $seat } ma { $number } punkt, o { $more } więcej niż { $seat_second }.
        [few] { $seat } ma { $number } punkty, o { $more } więcej niż { $seat_second }.
        [many] { $seat } ma { $number } punktów, o { $more } więcej niż { $seat_second }.
       *[other] { $seat } ma { $number } punktu, o { $more } więcej niż { $seat_second }.
    }
result-tied = 
    { $number ->
        [one] { $seat } i { $seat_second } mają po { $number } punkcie; remis rozstrzyga reguła.
        [few] { $seat } i { $seat_second } mają po { $number } punkty; remis rozstrzyga reguła.
        [many] { $seat } i { $seat_second } mają po { $number } punktów; remis rozstrzyga reguła.
       *[other] { $seat } i { $seat_second } mają po { $number } punktu; remis rozstrzyga reguła.
    }
result-solo = { $seat }: { $number } PZ, { $side }: { $other }.

# Rozdziały przewodnika dla początkujących.
guide-goal = Cel gry
guide-turn = Twoja tura
guide-end = Koniec gry
guide-score = Punktacja
guide-mistakes = Trzy błędy początkujących

# Błędy. { $text } to dokładny powód, słowami formatu pliku albo zasad.
error = { $text }
error-illegal-choice = Niemożliwe: { $text }
error-not-asked = Nie teraz: { $text }
error-unknown-game = Nie ma gry „{ $game }”. Możliwe: { $games }.
error-unknown-bot = Nieznany bot: { $text }
error-weights = Tych wag nie można użyć: { $text }
error-bad-option = Niemożliwe: { $text }
error-bad-components = Plik elementów odrzucony: { $text }
error-bad-record = Zapis gry odrzucony: { $text }
error-bad-situation = Pozycja odrzucona: { $text }
error-bad-save = Zapisany stół odrzucony: { $text }
error-cannot-write = Nic nie zapisano: { $text }

# Ich szczegóły. Słowa formatów plików pozostają bez zmian.
error-at-line = wiersz { $line }: { $text }
error-because = { $text }: { $because }
error-puzzle = Nieznane zadanie: { $text }
error-no-puzzle = { $title } ma zadania w liczbie { $number }, ale nie „{ $puzzle }”
error-unknown-place = nie ma tu nic o nazwie „{ $place }”
error-over = gra jest zakończona, nikt nie ma już ruchu
error-not-your-turn = { $who } nie ma teraz ruchu; gra czeka na: { $others }
error-empty = pusty wiersz na nic nie odpowiada; możliwe: { $possible }
error-ambiguous = „{ $text }” jest niejednoznaczne: { $possible }
error-no-answer = „{ $text }” nie odpowiada na pytanie; możliwe: { $possible }
error-option-players = { $title }: liczba graczy od { $least } do { $most }, nie { $number }.
error-no-option = { $title } nie ma opcji „{ $option }”. Możliwe: { $options }.
error-option-switch = Opcja { $option } to true albo false, nie „{ $value }” ({ $rule }).
error-option-number = Opcja { $option } to liczba całkowita od { $least } do { $most }, nie „{ $value }” ({ $rule }).
error-option-word = Opcja { $option } to jedno z: { $allowed }, nie „{ $value }” ({ $rule }).
error-other-game = to jest z gry „{ $game }”, nie z „{ $expected }”
error-newer-record = zapisała go nowsza wersja (format { $version }, ta czyta do { $known }); zaktualizuj batisseurs, żeby go wznowić
error-newer-rules = grano według nowszych zasad ({ $title }, wersja { $version }, ta zna { $known }); zaktualizuj batisseurs, żeby wznowić grę
error-newer-situation = zapisano ją dla nowszej wersji (format { $version }, ta czyta do { $known }); zaktualizuj batisseurs, żeby ją odczytać
error-no-record = to nie jest zapis gry: powinien zaczynać się od „{ $word }”
error-record-version = „{ $version }” nie jest wersją formatu zapisu gry
error-record-cut-line = zapis gry urywa się w środku wiersza
error-record-cut-header = zapis gry urywa się w nagłówku
error-record-second = drugi wiersz „{ $tag }”
error-record-seat = tu powinno być miejsce { $expected }
error-record-lacks = w nagłówku brakuje wiersza „{ $tag }”
error-record-number = wiersz „{ $tag }” w nagłówku nie zawiera liczby: „{ $value }”
error-record-situation = pozycja jest uszkodzona
error-record-goes-on = gra jest już zakończona
error-record-line = „{ $text }” nie jest wierszem zapisu gry; liczba graczy: { $players }
error-record-result = wiersz z wynikiem jest błędny
error-record-seats = liczba miejsc w nagłówku: { $number }, a liczba graczy: { $players }
error-record-other-situation = pozycja ma innych graczy albo inne opcje niż nagłówek
error-record-components = grano elementami { $fingerprint }, a tu są { $here }; podaj plik elementów, którym grano
error-record-choice = „{ $text }”
error-record-not-over = zapis zawiera wynik, ale gra nie jest zakończona i czeka na: { $waiting }
error-record-no-result = zapis jest urwany: gra jest zakończona, ale brakuje wiersza z wynikiem
error-record-other-result = wiersz z wynikiem różni się od wyniku gry
error-no-situation = to nie jest pozycja: powinna zaczynać się od „situation = 1”
error-situation-game = nie podano, z jakiej jest gry: game = …
error-situation-tables = „options” i „table” to tabele: [options], [table]
error-situation-seed = ziarno (seed) to liczba całkowita, nie „{ $value }”
error-situation-turn = turn: „{ $value }” nie jest żadnym z: { $known }
error-situation-key = pozycja nie ma „{ $key }”; może mieć: { $known }
error-situation-written = zapisano ją z { $key } „{ $value }”, a tu { $key } to „{ $here }”
error-situation-no-players = nie podano liczby graczy: players = …
error-situation-pending = to, co oczekuje, nie pasuje do tego, co leży na stole

# Co jest nie tak w pliku elementów, w każdej grze. { $what } mówi, gdzie jest wartość; słowa pliku zostają bez zmian.
error-constraint = narusza ograniczenie { $constraint }
error-components-game = jest z gry „{ $game }”, nie z „{ $expected }”
error-components-layout = ma układ (layout) { $version }; ten program czyta { $known }
fault-must-be = { $what }: w pliku jest { $said }, musi być { $must }
fault-range = { $what }: w pliku jest { $said }, musi być od { $least } do { $most }
fault-at-least = { $what }: w pliku jest { $said }, musi być { $least } lub więcej
fault-at-most = { $what }: w pliku jest { $said }, musi być { $most } lub mniej
fault-one-of = { $what }: nie ma „{ $said }”; możliwe: { $known }
fault-list = { $what }: liczba wartości na liście: { $said }, musi być od { $least } do { $most }
fault-list-exactly = { $what }: liczba wartości na liście: { $said }, musi być { $most }
fault-twice = { $what }: liczba wpisów „{ $said }”: { $number }; jeden wpis wystarcza na wszystkie egzemplarze
fault-missing = { $what }: brakuje „{ $said }”; czego nie ma w pudełku, ma copies = 0
fault-differs = { $what }: w pliku jest { $said }; w naszej rekonstrukcji { $ours }
fault-differs-less = { $what }: w pliku jest { $said }; w naszej rekonstrukcji { $ours } lub więcej
fault-type =
    { $place }: { $expected ->
        [number] musi tu być liczba całkowita
        [decimal] musi tu być liczba
        [text] musi tu być tekst
        [switch] musi tu być true albo false
        [list] musi tu być lista
        [table] musi tu być tabela
       *[other] musi tu być wartość innego rodzaju
    }, a jest { $got ->
        [number] liczba całkowita
        [decimal] liczba z przecinkiem
        [text] tekst
        [switch] true albo false
        [list] lista
        [table] tabela
       *[other] coś innego
    }
fault-lacks = { $place }: brakuje „{ $field }”
fault-unknown-key = { $place } nie ma „{ $field }”
fault-absent = { $what }: brakuje „{ $said }”
fault-number = brak liczby: { $what }
fault-text = { $what } jest puste
fault-other = { $place } nie jest takie, jak trzeba ({ $reason })
error-toml =
    to nie jest poprawny TOML w wierszu { $line }, w kolumnie { $column }: { $kind ->
        [twice] to jest podane drugi raz
        [unclosed] coś otwarto i nie zamknięto
        [equals] po nazwie brakuje znaku =
        [newline] po wartości jest coś jeszcze
        [value] to nie jest wartość
        [key] nagłówek albo nazwa nie są zapisane zgodnie z TOML
        [character] tego znaku nie może tu być
       *[other] to nie jest TOML
    }
error-toml-end =
    to nie jest poprawny TOML na końcu: { $kind ->
        [twice] to jest podane drugi raz
       *[other] coś otwarto i nie zamknięto albo brakuje wartości
    }
error-document-much =
    nie da się tego odczytać: { $kind ->
        [digits] liczba ma więcej niż { $most } cyfr
        [deep] nawiasy są zagnieżdżone głębiej niż { $most } razy
        [parts] klucz ma więcej niż { $most } części
       *[lines] jest więcej niż { $most } wierszy
    }

# Sprzeczności w tym, co oczekuje, i zapisane stoły.
error-pending-form = „pending” to lista kroków, każdy jest listą z nazwy i liczb całkowitych
error-no-step = pending: { $title } nie ma kroku „{ $step }”
error-step-fields = pending: { $step } nie powstaje z { $fields }
error-pending-seat = pending: { $step } pyta miejsce, którego nie ma przy stole; liczba graczy: { $players }
error-pending-nothing = nic nie oczekuje, a gra się nie skończyła
error-pending-cannot = pending: { $step } nie może się zdarzyć na tym stole
error-pending-no-choice = pending: { $step } nie zostawia żadnego ruchu
error-situation-law = narusza prawo gry ({ $reason })
error-sealed-form = „sealed” to lista list liczb całkowitych, po jednej dla każdego miejsca
error-sealed-step = odpowiedzi „sealed” wymagają na wierzchu kroku, na który odpowiada kilka miejsc
error-sealed-seats = „sealed”: liczba list: { $number }, liczba miejsc: { $players }
error-sealed-answer = „sealed”: { $player } nie może mieć odpowiedzi { $answer }
error-no-save = to nie jest zapisany stół albo jest on uszkodzony
error-save-damaged = jest uszkodzony
error-save-written = zapisano go z { $game }, zasady { $rules }, elementy { $components }; tutaj: { $expected }, zasady { $known }, elementy { $here }

# Zapisy gier, pliki i symulacje.
error-in-record = zapis gry { $number } z { $file }: { $text }
error-records-unreadable = nie można odczytać { $file }
error-records-text = { $file } nie jest plikiem z zapisami gier: to nie jest tekst w UTF-8
error-records-empty = { $file } jest pusty: nie ma w nim żadnego zapisu gry
error-write = nie można zapisać { $file }, nic z tego, co tam było, się nie zmieniło
error-system =
    { $kind ->
        [no-file] nie ma takiego pliku ani folderu
        [no-permission] to nie jest dozwolone
        [folder] to jest folder
        [no-folder] część ścieżki nie jest folderem
        [exists] to już istnieje
        [full] na dysku nie ma już miejsca
        [too-large] plik byłby za duży
        [read-only] nic nie można tam zapisać
        [long-name] nazwa jest za długa
        [loop] dowiązania prowadzą w kółko
        [too-many] za dużo otwartych plików
        [device] urządzenie nie działa
        [busy] jest w użyciu
        [memory] brakuje pamięci
       *[other] system odmawia ({ $reason })
    }
error-undo = liczba ruchów, które można cofnąć: { $number }, nie { $asked }
error-no-bot = „{ $bot }”; możliwe: { $bots }
error-no-program = „{ $command }” nie jest poleceniem, które można uruchomić
error-bot-budget = „{ $budget }” nie jest budżetem przeszukiwania: co najmniej 1 gra lub 1 ms, np. { $examples }
error-weights-damaged = to nie jest plik wag
error-weights-game = są dla { $found }, nie dla { $title }
error-weights-version = są dla wersji { $found } zasad, a tutaj jest wersja { $number }
error-weights-features = nie pasują do tego, co ocenia { $title }: { $features }
error-no-features = { $title } nie ma wag do wyuczenia: ocena jest napisana ręcznie
error-train-way = { $title } nie może uczyć się przez „{ $way }”: pairs albo points, jeśli ocena liczy punkty
error-few-games = uczenie wymaga co najmniej { $least } gier, nie { $number }
error-no-bots = symulacja potrzebuje co najmniej jednego bota
error-many-bots = liczba botów: { $number }, a miejsc tylko { $players }
error-at-least-one = { $name } to co najmniej 1, nie { $number }
error-bot-answer = bot { $bot } odpowiada na { $step } przez { $choice }, a to nie jest możliwy ruch
error-worker-died = proces zakończył się po { $number } z { $asked } gier, być może z braku pamięci; może pomóc mniej rdzeni
error-library = Potrzebna jest biblioteka { $library }. Zainstaluj ją: { $command }
