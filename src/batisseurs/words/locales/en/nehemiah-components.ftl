# What can be wrong with a component file of Nehemiah. Words of the file stay as they are.

nehemiah-fault-name = { $what } is empty in some language
nehemiah-fault-number = { $what } is missing
nehemiah-fault-missing = { $what }: “{ $said }” is missing
nehemiah-fault-board = { $what }: the file says { $said }; only cubes are placed on a board
nehemiah-fault-face-twice = { $what }: “{ $said }” is listed { $number } times; one entry says all about its copies
nehemiah-fault-table-twice = { $what }: there is another table for { $players } players in round { $number }
nehemiah-fault-columns = { $what }: the file has { $number } cards for { $players } players, it must be a multiple of { $rows }
nehemiah-fault-deck = { $what }: the file has { $number } cards for { $players } players, it must be { $least } or more
nehemiah-fault-c6 = after dealing { $dealt } cards the decks of the file have { $first }, { $second } and { $third }; a review saw 16 and twice about 16
nehemiah-fault-c8-none = no gate of the file has the value { $value }
nehemiah-fault-c8-order = { $what }: the file says { $said }, less than the gate above it; they must ascend
nehemiah-fault-c12 = { $what } in round { $round }: the file says { $said }; it must be { $players } numbers that descend to 0 or more
nehemiah-fault-c17 = no deck of the file can deal the column of the examples: { $cards }
nehemiah-fault-c22 = with { $players } players the file has { $workers } workers for { $cards } cards of the grid, they must be more
nehemiah-fault-c23 = three players have no card of: { $cards }; in our reconstruction they have every face
nehemiah-fault-c24 = { $three } columns are cleared with three players and { $four } with four, for each of them not as many; our reconstruction has 11 and 14
