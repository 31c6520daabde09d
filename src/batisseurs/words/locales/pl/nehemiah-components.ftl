# Co może być nie tak w pliku elementów gry Nehemiah. Słowa z pliku zostają bez zmian.

nehemiah-fault-name = { $what } jest puste w którymś z języków
nehemiah-fault-number = brakuje { $what }
nehemiah-fault-missing = { $what }: brakuje „{ $said }”
nehemiah-fault-board = { $what }: w pliku jest { $said }; na planszy kładzie się tylko znaczniki wpływów
nehemiah-fault-face-twice = { $what }: liczba pozycji „{ $said }”: { $number }; jedna pozycja mówi wszystko o egzemplarzach
nehemiah-fault-table-twice = { $what }: jest już inna tabela (liczba graczy: { $players }, etap: { $number })
nehemiah-fault-columns = { $what }: liczba kart w pliku (liczba graczy: { $players }): { $number }, musi być wielokrotnością { $rows }
nehemiah-fault-deck = { $what }: liczba kart w pliku (liczba graczy: { $players }): { $number }, musi być { $least } lub więcej
nehemiah-fault-c6 = po wyłożeniu kart (razem { $dealt }) liczby kart w taliach z pliku to { $first }, { $second } i { $third }; jedna z recenzji podaje 16 i dwa razy około 16
nehemiah-fault-c8-none = żadna brama w pliku nie ma wartości { $value }
nehemiah-fault-c8-order = { $what }: w pliku jest { $said }, mniej niż u bramy powyżej; wartości muszą rosnąć
nehemiah-fault-c12 = { $what }, etap { $round }: w pliku jest { $said }; liczb musi być { $players }, coraz mniejszych, ostatnia 0 lub więcej
nehemiah-fault-c17 = z żadnej talii w pliku nie da się wyłożyć kolumny z przykładów: { $cards }
nehemiah-fault-c22 = liczba robotników w pliku (liczba graczy: { $players }): { $workers }, a kart w układzie: { $cards }; robotników musi być więcej
nehemiah-fault-c23 = dla trzech graczy nie ma kart: { $cards }; w naszej rekonstrukcji są karty każdego rodzaju
nehemiah-fault-c24 = liczba wymienionych kolumn: { $three } przy trzech graczach i { $four } przy czterech, więc nie po tyle samo na gracza; w naszej rekonstrukcji 11 i 14
