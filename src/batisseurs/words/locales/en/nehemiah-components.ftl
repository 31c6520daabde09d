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

# What is wrong with a situation of Nehemiah. Words of the document stay as they are.
nehemiah-error-key = { $place } has no “{ $key }”; it has: { $known }
nehemiah-error-number = { $place }: { $key } is a whole number from { $least } to { $most }, not “{ $value }”
nehemiah-error-seat = { $place }: “{ $value }” is no seat; there are p1 to { $last }
nehemiah-error-list = { $place }: this should be a list of names, not “{ $value }”
nehemiah-error-side = { $place } is a table: [table.{ $place }]
nehemiah-error-table = { $place } is written like wall = 2, temple = 1 in curly brackets, not “{ $value }”
nehemiah-error-word = { $place }: “{ $value }” is none of: { $known }
nehemiah-error-twice = { $place }: { $value } is named twice
nehemiah-error-switch = { $place } is true or false, not “{ $value }”
nehemiah-error-card = { $place }: there is no card “{ $value }”
nehemiah-error-worker = { $place }: “{ $value }” is not written like wood_1 p1, wood_1 p1 tired or wood_1 neutral p2
nehemiah-error-column = { $place }: a column has { $most } cards, not { $number } (NE-17)
nehemiah-error-decks = decks is a list of { $number } sizes, not “{ $value }”
nehemiah-error-deck-past = deck { $number } is used up in round { $round } (NE-102)
nehemiah-error-deck-size = deck { $number } cannot have so many cards: { $size }; left for it: { $left }
nehemiah-error-copies = { $place }: all copies of { $card } in the decks up to round { $round } ({ $number }) lie elsewhere
nehemiah-error-no-cards = { $place }: no cards are left for it
nehemiah-error-cubes = { $place }: cubes on the boards: { $number }, but a player has { $most } (NE-12)
nehemiah-error-workers = { $place }: workers on cards or set aside: { $number }, but a player has { $most } (NE-11)
nehemiah-error-neutral = { $place }: neutral workers on cards: { $number }, but there are { $most } (NE-92)
nehemiah-error-gates = gates before the players: { $number }, but there are { $most } (NE-6)
nehemiah-error-gate-order = { $place }: { $gate } has been taken, but not all gates above it (NE-20)
nehemiah-error-no-foremen = { $place }: there are foremen only with the option foremen (NE-122)

# What is pending in a situation and does not fit the table.
nehemiah-pending-last = { $step } is pending, but nothing comes after it
nehemiah-pending-order = { $step } is pending, but { $after } cannot come after it
nehemiah-pending-misfit =
    { $what ->
        [seat] { $step } is pending, but there is no such seat for it
        [active-seat] { $step } is pending, but another seat is active
        [spot] { $step } is pending, but there is no such spot
        [column] { $step } is pending, but there is no such column for it
        [board] { $step } is pending, but there is no such board
        [swap] { $step } is pending, but there is no such swap now
        [foreman] { $step } is pending, but no such foreman is revealed
        [window] { $step } is pending, but there is no such window now
       *[number] { $step } is pending, but there is no such number for it
    }
nehemiah-pending-no-foremen = { $step } is pending, but the game is played without foremen (NE-122)
nehemiah-pending-turns = { $step } is pending, but turns begun so far: { $turns } (NE-23)
nehemiah-pending-between = between_turns is true if and only if OpenTurn is pending (NE-180)
nehemiah-pending-last-turn = the last turn cannot be number { $last }; turns begun: { $turns }, players: { $players } (NE-116)
nehemiah-pending-ending = the ending { $ending } does not go with last_turn = { $last } (NE-113)
nehemiah-pending-end = the game ends after turn { $last }, but turns begun so far: { $turns } (NE-116)
nehemiah-pending-round = { $step } is pending, but round { $round } does not end so; cards in its deck: { $number } (NE-102)
nehemiah-pending-draw = { $step } is pending, but { $spot } is not the next card to be laid (NE-59)
nehemiah-pending-dealt = { $step } is pending, but { $column } has cards already (NE-17)
nehemiah-pending-column = cards in { $column }: { $number }, but a column has { $most } or none (NE-60)
nehemiah-pending-deck = cards in deck { $deck }: { $number }, to be laid: { $wanted }; whole columns must be left (NE-175)
nehemiah-pending-refill = { $step } is pending, but { $column } has not been refilled (NE-59)
nehemiah-pending-no-cards = no column has cards, but the end is not triggered (NE-113)
nehemiah-pending-marked = { $column } is marked, but it has no cards or is not cleared in this turn (NE-57)
nehemiah-pending-emptied = { $column } waits for the next deck, but it has cards or no deck comes (NE-103)
nehemiah-pending-bottom = a tired worker lies on { $spot }, but { $column } is not marked (NE-176)
nehemiah-pending-cleared = columns have been cleared, but no turn is being closed (NE-57)
nehemiah-pending-anchor = there is an anchor card if and only if an activation is under way (NE-37)
nehemiah-pending-target = { $step } is pending, but the anchor card lies in another column (NE-88)
nehemiah-pending-used = { $spot } has been used, but not in an activation of its column (NE-43)
nehemiah-pending-activated = no worker can have been activated in this turn on { $spot } (NE-37)
nehemiah-pending-revealed = foremen revealed: { $number }, to be auctioned: { $wanted } (NE-126)
nehemiah-pending-foreman-deck = cards in the foreman deck: { $number }, needed in the rounds to come: { $needed } (NE-126)
nehemiah-pending-lacks =
    { $what ->
        [cube] { $step } is pending, but no cube can be moved there (NE-64)
        [raise] { $step } is pending, but no worker can be raised (NE-78)
        [place] { $step } is pending, but no worker can be placed (NE-31)
        [replace] { $step } is pending, but no worker can be replaced (NE-82)
        [target] { $step } is pending, but no card of the column can be used (NE-88)
        [gate] { $step } is pending, but no gate is left (NE-72)
        [foreman] { $step } is pending, but that player holds no foreman for it (NE-135)
        [standing] { $step } is pending, but that player has no standing worker there (NE-36)
        [opponent] { $step } is pending, but no opponent has a standing worker (NE-164)
        [neutral] { $step } is pending, but no neutral worker can be placed (NE-97)
        [anchor] { $step } is pending, but no worker has been activated on the anchor card (NE-37)
        [action] { $step } is pending, but that player can do nothing (NE-165)
       *[swap] { $step } is pending, but nothing can be swapped (NE-91)
    }

# The keys of a situation, explained in the document that “situation new” writes.
nehemiah-situation-round = The number of the round.
nehemiah-situation-first-player = Who has the first-player pawn.
nehemiah-situation-turns = How many turns have been begun. Without “pending”: how many were taken before this one; it is raised until it fits the seat whose turn it is.
nehemiah-situation-last-clearing = How many turns had been taken when a column was last cleared.
nehemiah-situation-last-turn = The number of the last turn once the end is triggered, 0 before.
nehemiah-situation-ending = How the end was triggered: going_on, last_column, deadlock or stalled.
nehemiah-situation-decks = The cards left in decks I, II and III. Instead of a number a list: these cards.
nehemiah-situation-discard = Cards on the discard pile; what is left over lies there, too.
nehemiah-situation-c1 = A column from the top: card, perhaps the worker on it, perhaps tired; a neutral worker as in “wood_1 neutral p2”. An empty text is any card, an empty list a column without cards; columns that are not stated are dealt.
nehemiah-situation-marked = Columns marked for clearing, in the order of their marks.
nehemiah-situation-cleared = How many columns marked in this turn have been cleared already; only with “pending”.
nehemiah-situation-emptied = Cleared columns that wait for the next deck, in their order; only with “pending”.
nehemiah-situation-refilled = How many of them have been refilled already; only with “pending”.
nehemiah-situation-anchor = The spot of the anchor card, as in c2r3; only with “pending”.
nehemiah-situation-used = Spots of cards used in this activation; only with “pending”.
nehemiah-situation-targets = Spots of cards used through one Consolidation; only with “pending”.
nehemiah-situation-activated = Spots of the workers activated in this turn; only with “pending”.
nehemiah-situation-between-turns = Whether a deadlock or a stall is being resolved before the turn; only with “pending”.
nehemiah-situation-revealed = The foremen that are auctioned; only with “pending”.
nehemiah-situation-foreman-deck = The foremen nobody has seen yet. A number instead: so many of those that lie nowhere else.
nehemiah-situation-seat-wood = Wood.
nehemiah-situation-seat-gold = Gold.
nehemiah-situation-seat-points = Victory points by origin. A number instead: as if gained by cards.
nehemiah-situation-seat-cubes = Cubes on the boards; the others are in the supply.
nehemiah-situation-seat-gates = The gates taken, from the top of the stack. A number instead: any of those taken.
nehemiah-situation-seat-set-aside = Workers set aside until the next round. Those that are nowhere are available.
nehemiah-situation-seat-foremen = The foremen before the player.
