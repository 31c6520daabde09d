# My Village: co jest nie tak w pliku elementów gry.
my-village-fault-id = identyfikator składa się z małych liter, cyfr i znaku _, a „{ $said }” nie
my-village-fault-id-twice = identyfikator „{ $said }” występuje dwa razy
my-village-fault-name = { $what } jest puste w którymś z języków
my-village-fault-number = brakuje { $what }
my-village-fault-units = { $what }: „units” i „of” muszą być razem
my-village-fault-none = { $what }: w pliku nie ma nic, co ma { $must }, a musi być
my-village-fault-same-values = { $what }: { $one } i { $other } pokazują te same wartości, a muszą się różnić
my-village-fault-sum = { $what }: żaden zestaw kart w liczbie { $number } nie ma w pliku razem { $points } pkt, a któryś musi
my-village-fault-shares-none = { $what }: w pliku jest { $said }, a inna karta tego typu musi pokazywać dokładnie jedną z tych wartości
my-village-fault-grey = { $what }: w pliku jest { $said }, musi być 1 moneta, 1 piwo, trochę czasu albo nic
my-village-fault-all-same = { $what } jest takie samo na wszystkich kartach każdego stosu, a w którymś musi się różnić
my-village-fault-shows = { $what }: w pliku jest { $said }, a musi tam być { $value }
my-village-fault-five-workshops = żadne pięć warsztatów różnych typów nie pokazuje razem tylko dwóch wartości, a któreś muszą
my-village-fault-board-workshops = { $what }: żadne pięć warsztatów różnych typów nie pokazuje samych { $said }, a w naszej rekonstrukcji tak
my-village-fault-long-turn = czas, który mogłaby zużyć jedna tura: { $number }, w naszej rekonstrukcji co najwyżej { $most }
my-village-fault-useless =
    { $colour ->
        [black] żaden czarny sztandar w pliku nie pokazuje { $value }, w naszej rekonstrukcji któryś pokazuje
       *[white] żaden biały sztandar w pliku nie pokazuje { $value }, w naszej rekonstrukcji któryś pokazuje
    }
