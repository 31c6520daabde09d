# Co może być nie tak w pliku elementów gry Ezdrasz i Nehemiasz. Słowa z pliku zostają bez zmian.

esdras-et-nehemie-fault-none = { $what }: w pliku nie ma nic z { $must }, a musi być
esdras-et-nehemie-fault-alike = { $what }: w pliku wszędzie jest { $said }, musi być różnie
esdras-et-nehemie-fault-same = { $one } i { $other } są takie same, muszą się różnić
esdras-et-nehemie-fault-trade = { $what }: karta musi mieć albo „buy”, albo „sell”, ale nie oba naraz
esdras-et-nehemie-fault-endless = liczba dodatkowych ruchów namiotu, jakie mogą dać pola mapy miasta na jednym okrążeniu (pól: { $spaces }): { $number }; musi być mniejsza od liczby pól
esdras-et-nehemie-fault-c12 = { $what }: w pliku między dwiema bramami jest jedno pole muru; w naszej rekonstrukcji są 2 lub więcej
esdras-et-nehemie-fault-c13 = { $what }: w pliku nie jest zakryte (liczba graczy: { $players }), a { $gate } jest wtedy neutralna, więc musi być zakryte
esdras-et-nehemie-fault-c15 = { $what }: w pliku jest { $said }; musi się dać oczyścić za szare sztandary w liczbie { $number }
esdras-et-nehemie-fault-c23 = liczba pól Świątyni w pliku: { $two } przy 1–2 graczach, { $three } przy 3 i { $four } przy 4; w naszej rekonstrukcji ta liczba rośnie
esdras-et-nehemie-fault-c32 = każde pole mapy miasta daje coś z tych rzeczy: { $kinds }; jedno musi nie dawać żadnej z nich
esdras-et-nehemie-fault-c49 = liczba kart skupienia w pliku, które wymieniają bramę { $gate }: { $number }; w naszej rekonstrukcji każda brama ma jedną
esdras-et-nehemie-fault-c49-column = { $what }: w pliku jest { $said }; według położenia bramy byłoby { $column }
