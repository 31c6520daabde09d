# What can be wrong with a component file of Ezra and Nehemiah. Words of the file stay as they are.

esdras-et-nehemie-fault-none = { $what }: the file has none with { $must }, but it must have one
esdras-et-nehemie-fault-alike = { $what }: the file says { $said } everywhere, but they must differ
esdras-et-nehemie-fault-same = { $one } and { $other } are the same, but they must differ
esdras-et-nehemie-fault-trade = { $what }: a card must have either “buy” or “sell”, not both
esdras-et-nehemie-fault-endless = the spaces of the city map can send a tent { $number } steps further on a lap of { $spaces }; there must be fewer
esdras-et-nehemie-fault-c12 = { $what }: the file has one wall spot between two gates; our reconstruction has 2 or more
esdras-et-nehemie-fault-c13 = { $what }: the file doesn’t cover it with { $players } players, but { $gate } is neutral then, so it must
esdras-et-nehemie-fault-c15 = { $what }: the file says { $said }; clearing it for { $number } grey banners must be possible
esdras-et-nehemie-fault-c23 = the Temple of the file has { $two } cells with 1–2 players, { $three } with 3 and { $four } with 4; in our reconstruction they grow
esdras-et-nehemie-fault-c32 = every space of the city map gives one of { $kinds }; one must give none of these
esdras-et-nehemie-fault-c49 = focus cards of the file that name the gate { $gate }: { $number }; in our reconstruction each gate has one
esdras-et-nehemie-fault-c49-column = { $what }: the file says { $said }; by the gate’s place on the ring it would be { $column }
