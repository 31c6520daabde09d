# Co może być nie tak w pliku elementów gry Nehemiah. Słowa z pliku zostają bez zmian.

nehemiah-fault-board = { $what }: w pliku jest { $said }; na planszy kładzie się tylko znaczniki wpływów
nehemiah-fault-face-twice = { $what }: liczba wpisów „{ $said }”: { $number }; jeden wpis wystarcza na wszystkie egzemplarze
nehemiah-fault-table-twice = { $what }: jest już inna tabela (liczba graczy: { $players }, etap: { $number })
nehemiah-fault-columns = { $what }: liczba kart w pliku (liczba graczy: { $players }): { $number }; ostatnie (liczba: { $rest }) nie uzupełniają żadnej kolumny i nie są używane
nehemiah-fault-deck = { $what }: liczba kart w pliku (liczba graczy: { $players }): { $number }, musi być { $least } lub więcej
nehemiah-fault-c6 = po wyłożeniu kart (razem { $dealt }) liczby kart w taliach z pliku to { $first }, { $second } i { $third }; jedna z recenzji podaje 16 i dwa razy około 16
nehemiah-fault-c8-none = żadna brama w pliku nie ma wartości { $value }
nehemiah-fault-c8-order = { $what }: w pliku jest { $said }, mniej niż u bramy powyżej; wartości muszą rosnąć
nehemiah-fault-c12 = { $what }, etap { $round }: w pliku jest { $said }; liczb musi być { $players }, coraz mniejszych, ostatnia 0 lub więcej
nehemiah-fault-c17 = z żadnej talii w pliku nie da się wyłożyć kolumny z przykładów: { $cards }
nehemiah-fault-c22 = liczba robotników w pliku (liczba graczy: { $players }): { $workers }, a kart w układzie: { $cards }; robotników musi być więcej
nehemiah-fault-c23 = dla trzech graczy nie ma kart: { $cards }; w naszej rekonstrukcji są karty każdego rodzaju
nehemiah-fault-c24 = liczba wymienionych kolumn: { $three } przy trzech graczach i { $four } przy czterech, więc nie po tyle samo na gracza; w naszej rekonstrukcji 11 i 14

# Co jest nie tak w pozycji gry Nehemiah. Słowa dokumentu zostają bez zmian.
nehemiah-error-key = { $place }: nieznany klucz „{ $key }”; możliwe: { $known }
nehemiah-error-number = { $place }: { $key } to liczba całkowita od { $least } do { $most }, nie „{ $value }”
nehemiah-error-seat = { $place }: „{ $value }” nie jest miejscem; są miejsca od p1 do { $last }
nehemiah-error-list = { $place }: tu powinna być lista nazw, nie „{ $value }”
nehemiah-error-side = { $place } powinno być tabelą: [table.{ $place }]
nehemiah-error-table = { $place } pisze się jak wall = 2, temple = 1 w nawiasach klamrowych, nie „{ $value }”
nehemiah-error-word = { $place }: „{ $value }” nie jest żadnym z: { $known }
nehemiah-error-twice = { $place }: „{ $value }” podano dwa razy
nehemiah-error-switch = { $place } to true albo false, nie „{ $value }”
nehemiah-error-card = { $place }: nie ma karty „{ $value }”
nehemiah-error-worker = { $place }: „{ $value }” nie jest zapisane jak wood_1 p1, wood_1 p1 tired albo wood_1 neutral p2
nehemiah-error-column = { $place }: liczba kart w kolumnie to { $most }, nie { $number } (NE-17)
nehemiah-error-decks = decks to lista wielkości talii (ile: { $number }), nie „{ $value }”
nehemiah-error-deck-past = talia { $number } jest w etapie { $round } już pusta (NE-102)
nehemiah-error-deck-size = talia { $number } nie może mieć tylu kart: { $size }; zostało dla niej: { $left }
nehemiah-error-copies = { $place }: wszystkie egzemplarze { $card } w taliach do etapu { $round } ({ $number }) leżą gdzie indziej
nehemiah-error-no-cards = { $place }: nie ma już kart, którymi można by to uzupełnić
nehemiah-error-cubes = { $place }: znaczniki na planszach: { $number }, a gracz ma ich { $most } (NE-12)
nehemiah-error-workers = { $place }: robotnicy na kartach i odłożeni: { $number }, a gracz ma ich { $most } (NE-11)
nehemiah-error-neutral = { $place }: neutralni robotnicy na kartach: { $number }, a jest ich { $most } (NE-92)
nehemiah-error-gates = bramy przed graczami: { $number }, a jest ich { $most } (NE-6)
nehemiah-error-gate-order = { $place }: bramę { $gate } wzięto, ale nie wszystkie bramy nad nią (NE-20)
nehemiah-error-no-foremen = { $place }: przywódcy budowy są tylko z opcją foremen (NE-122)

# Co oczekuje w pozycji, a nie pasuje do stołu.
nehemiah-pending-last = { $step } oczekuje, ale nic po tym nie następuje
nehemiah-pending-order = { $step } oczekuje, ale { $after } nie może po tym następować
nehemiah-pending-misfit =
    { $what ->
        [seat] { $step } oczekuje, ale to nie jest właściwy gracz
        [active-seat] { $step } oczekuje, ale aktywny jest inny gracz
        [spot] { $step } oczekuje, ale nie ma takiego miejsca w układzie
        [column] { $step } oczekuje, ale to nie jest właściwa kolumna
        [board] { $step } oczekuje, ale nie ma takiej planszy
        [swap] { $step } oczekuje, ale takiej zamiany teraz nie ma
        [foreman] { $step } oczekuje, ale takiego przywódcy budowy nie odkryto
        [window] { $step } oczekuje, ale to nie jest ta chwila tury
       *[number] { $step } oczekuje, ale taka liczba nie jest możliwa
    }
nehemiah-pending-no-foremen = { $step } oczekuje, ale gra toczy się bez przywódców budowy (NE-122)
nehemiah-pending-turns = { $step } oczekuje, ale rozpoczęte dotąd tury: { $turns } (NE-23)
nehemiah-pending-between = between_turns to true wtedy i tylko wtedy, gdy oczekuje OpenTurn (NE-180)
nehemiah-pending-last-turn = ostatnia tura nie może mieć numeru { $last }; rozpoczęte tury: { $turns }, gracze: { $players } (NE-116)
nehemiah-pending-ending = zakończenie { $ending } nie pasuje do last_turn = { $last } (NE-113)
nehemiah-pending-end = gra kończy się po turze { $last }, ale rozpoczęte dotąd tury: { $turns } (NE-116)
nehemiah-pending-round = { $step } oczekuje, ale etap { $round } tak się nie kończy; karty w jego talii: { $number } (NE-102)
nehemiah-pending-draw = { $step } oczekuje, ale { $spot } to nie następna karta do wyłożenia (NE-59)
nehemiah-pending-dealt = { $step } oczekuje, ale { $column } ma już karty (NE-17)
nehemiah-pending-column = karty w { $column }: { $number }, a w kolumnie jest ich { $most } albo żadna (NE-60)
nehemiah-pending-deck = karty w talii { $deck }: { $number }, do wyłożenia: { $wanted }; muszą zostać całe kolumny (NE-175)
nehemiah-pending-refill = { $step } oczekuje, ale { $column } nie została uzupełniona (NE-59)
nehemiah-pending-no-cards = żadna kolumna nie ma kart, ale koniec gry nie został wywołany (NE-113)
nehemiah-pending-marked = { $column } jest oznaczona, ale nie ma kart albo nie jest w tej turze opróżniana (NE-57)
nehemiah-pending-emptied = { $column } czeka na następną talię, ale ma karty albo żadna talia nie nadchodzi (NE-103)
nehemiah-pending-bottom = leżący robotnik jest na { $spot }, ale { $column } nie jest oznaczona (NE-176)
nehemiah-pending-cleared = opróżniono kolumny, ale żadna tura się nie kończy (NE-57)
nehemiah-pending-anchor = aktywowana karta jest wtedy i tylko wtedy, gdy trwa aktywacja (NE-37)
nehemiah-pending-target = { $step } oczekuje, ale aktywowana karta leży w innej kolumnie (NE-88)
nehemiah-pending-used = użyto { $spot }, ale nie w aktywacji tej kolumny (NE-43)
nehemiah-pending-activated = na { $spot } żaden robotnik nie mógł być aktywowany w tej turze (NE-37)
nehemiah-pending-revealed = odkryci przywódcy budowy: { $number }, do zlicytowania: { $wanted } (NE-126)
nehemiah-pending-foreman-deck = karty w talii przywódców budowy: { $number }, potrzebne w dalszych etapach: { $needed } (NE-126)
nehemiah-pending-lacks =
    { $what ->
        [cube] { $step } oczekuje, ale żadnego znacznika nie można tam przesunąć (NE-64)
        [raise] { $step } oczekuje, ale żadnego robotnika nie można podnieść (NE-78)
        [place] { $step } oczekuje, ale żadnego robotnika nie można wysłać do pracy (NE-31)
        [replace] { $step } oczekuje, ale żadnego robotnika nie można zastąpić (NE-82)
        [target] { $step } oczekuje, ale żadnej karty kolumny nie można użyć (NE-88)
        [gate] { $step } oczekuje, ale nie została żadna brama (NE-72)
        [foreman] { $step } oczekuje, ale ten gracz nie ma do tego przywódcy budowy (NE-135)
        [standing] { $step } oczekuje, ale ten gracz nie ma tam stojącego robotnika (NE-36)
        [opponent] { $step } oczekuje, ale żaden przeciwnik nie ma stojącego robotnika (NE-164)
        [neutral] { $step } oczekuje, ale żadnego neutralnego robotnika nie można postawić (NE-97)
        [anchor] { $step } oczekuje, ale na aktywowanej karcie nie aktywowano robotnika (NE-37)
        [action] { $step } oczekuje, ale ten gracz nic nie może zrobić (NE-165)
       *[swap] { $step } oczekuje, ale niczego nie można zamienić (NE-91)
    }

# Klucze pozycji, objaśnione w dokumencie, który zapisuje „position new”.
nehemiah-position-round = Numer etapu.
nehemiah-position-first-player = Kto ma pionek pierwszego gracza.
nehemiah-position-turns = Ile tur rozpoczęto. Bez „pending”: ile było przed tą; liczba rośnie, aż pasuje do gracza, którego jest tura.
nehemiah-position-last-clearing = Ile tur rozegrano, gdy ostatnio opróżniono kolumnę.
nehemiah-position-last-turn = Numer ostatniej tury, gdy koniec gry został wywołany; wcześniej 0.
nehemiah-position-ending = Jak wywołano koniec gry: going_on, last_column, deadlock albo stalled.
nehemiah-position-decks = Ile kart zostało w taliach I, II i III. Zamiast liczby lista: te karty.
nehemiah-position-discard = Karty odrzucone; są wśród nich także te usunięte z gry.
nehemiah-position-c1 = Kolumna od góry: karta, ewentualnie robotnik na niej, ewentualnie tired (leżący); neutralny robotnik jak w „wood_1 neutral p2”. Pusty tekst to dowolna karta, pusta lista to kolumna bez kart; kolumny niepodane uzupełnia się losowo.
nehemiah-position-marked = Kolumny oznaczone do opróżnienia, w kolejności oznaczenia.
nehemiah-position-cleared = Ile kolumn oznaczonych w tej turze już opróżniono; tylko z „pending”.
nehemiah-position-emptied = Opróżnione kolumny, które czekają na następną talię, w ich kolejności; tylko z „pending”.
nehemiah-position-refilled = Ile z nich już uzupełniono; tylko z „pending”.
nehemiah-position-anchor = Miejsce aktywowanej karty, na przykład c2r3; tylko z „pending”.
nehemiah-position-used = Miejsca kart użytych w tej aktywacji; tylko z „pending”.
nehemiah-position-targets = Miejsca kart użytych przez jedną Konsolidację; tylko z „pending”.
nehemiah-position-activated = Miejsca robotników aktywowanych w tej turze; tylko z „pending”.
nehemiah-position-between-turns = Czy przed turą rozwiązuje się właśnie impas albo zastój; tylko z „pending”.
nehemiah-position-revealed = Licytowani przywódcy budowy; tylko z „pending”.
nehemiah-position-foreman-deck = Przywódcy budowy, których nikt jeszcze nie widział. Zamiast tego liczba: tylu z tych, którzy nie leżą nigdzie indziej.
nehemiah-position-seat-wood = Drewno.
nehemiah-position-seat-gold = Złoto.
nehemiah-position-seat-points = Punkty zwycięstwa według pochodzenia. Zamiast tego liczba: jak zdobyte dzięki kartom.
nehemiah-position-seat-cubes = Znaczniki na planszach; pozostałe są w zapasie.
nehemiah-position-seat-gates = Wzięte bramy, od góry stosu. Zamiast tego liczba: dowolne z wziętych.
nehemiah-position-seat-set-aside = Robotnicy odłożeni do następnego etapu. Ci, którzy nie są nigdzie, są dostępni.
nehemiah-position-seat-foremen = Przywódcy budowy przed graczem.
