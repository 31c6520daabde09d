# What can be wrong with a component file of Nehemiah. Words of the file stay as they are.

nehemiah-fault-board = { $what }: the file says { $said }; only cubes are placed on a board
nehemiah-fault-face-twice = { $what }: “{ $said }” is listed { $number } times; use one entry with the number of copies
nehemiah-fault-table-twice = { $what }: there is another table for { $players } players in round { $number }
nehemiah-fault-columns = { $what }: the file has { $number } cards for { $players } players; the last { $rest } of them refill no column and are not used
nehemiah-fault-deck = { $what }: the file has { $number } cards for { $players } players, but it must be { $least } or more
nehemiah-fault-c6 = after dealing { $dealt } cards the decks of the file have { $first }, { $second } and { $third }; a published review counted 16 and twice about 16
nehemiah-fault-c8-none = no gate of the file has the value { $value }
nehemiah-fault-c8-order = { $what }: the file says { $said }, less than the gate above it; values must ascend
nehemiah-fault-c12 = { $what } in round { $round }: the file says { $said }, but it must be { $players } numbers that descend to 0 or more
nehemiah-fault-c17 = no deck of the file can deal the column of the examples: { $cards }
nehemiah-fault-c22 = with { $players } players the file has { $workers } workers for { $cards } cards of the grid; there must be more workers than cards
nehemiah-fault-c23 = with three players there is no card of: { $cards }; our reconstruction has every face
nehemiah-fault-c24 = { $three } columns are cleared with three players and { $four } with four, a different number per player; our reconstruction has 11 and 14

# What is wrong with a position of Nehemiah. Words of the document stay as they are.
nehemiah-error-key = { $place } has no “{ $key }”; it has: { $known }
nehemiah-error-number = { $place }: { $key } must be a whole number from { $least } to { $most }, not “{ $value }”
nehemiah-error-seat = { $place }: “{ $value }” isn’t a seat; there are p1 to { $last }
nehemiah-error-list = { $place }: this must be a list of names, not “{ $value }”
nehemiah-error-side = { $place } must be a table: [table.{ $place }]
nehemiah-error-table = { $place } must be written like wall = 2, temple = 1 in curly brackets, not “{ $value }”
nehemiah-error-word = { $place }: “{ $value }” isn’t one of: { $known }
nehemiah-error-twice = { $place }: { $value } is given twice
nehemiah-error-switch = { $place } must be true or false, not “{ $value }”
nehemiah-error-card = { $place }: there is no card “{ $value }”
nehemiah-error-worker = { $place }: “{ $value }” must be written like wood_1 p1, wood_1 p1 tired or wood_1 neutral p2
nehemiah-error-column = { $place }: a column has { $most } cards, not { $number } (NE-17)
nehemiah-error-decks = decks must be a list of { $number } sizes, not “{ $value }”
nehemiah-error-deck-past = deck { $number } is used up in round { $round } (NE-102)
nehemiah-error-deck-size = deck { $number } can’t have that many cards: { $size }; left for it: { $left }
nehemiah-error-copies = { $place }: all copies of { $card } in the decks up to round { $round } ({ $number }) are elsewhere
nehemiah-error-no-cards = { $place }: no cards are left for it
nehemiah-error-cubes = { $place }: cubes on the boards: { $number }, but a player has { $most } (NE-12)
nehemiah-error-workers = { $place }: workers on cards or set aside: { $number }, but a player has { $most } (NE-11)
nehemiah-error-neutral = { $place }: neutral workers on cards: { $number }, but there are { $most } (NE-92)
nehemiah-error-gates = gates taken by the players: { $number }, but there are { $most } (NE-6)
nehemiah-error-gate-order = { $place }: { $gate } has been taken, but not all gates above it (NE-20)
nehemiah-error-no-foremen = { $place }: foremen need the option foremen (NE-122)

# What is pending in a position and does not fit the table.
nehemiah-pending-last = { $step } is pending, but nothing follows it
nehemiah-pending-order = { $step } is pending, but { $after } can’t follow it
nehemiah-pending-misfit =
    { $what ->
        [seat] { $step } is pending, but there is no such seat for it
        [active-seat] { $step } is pending, but another seat is active
        [spot] { $step } is pending, but there is no such spot
        [column] { $step } is pending, but there is no such column for it
        [board] { $step } is pending, but there is no such board
        [swap] { $step } is pending, but there is no such swap now
        [foreman] { $step } is pending, but no such foreman is revealed
        [window] { $step } is pending, but foremen can’t be used at that moment
       *[number] { $step } is pending, but there is no such number for it
    }
nehemiah-pending-no-foremen = { $step } is pending, but the game is played without foremen (NE-122)
nehemiah-pending-turns = { $step } is pending, but { $turns } turns have started (NE-23)
nehemiah-pending-between = between_turns is true if and only if OpenTurn is pending (NE-180)
nehemiah-pending-last-turn = the last turn can’t be number { $last }; turns started: { $turns }, players: { $players } (NE-116)
nehemiah-pending-ending = the ending { $ending } doesn’t go with last_turn = { $last } (NE-113)
nehemiah-pending-end = the game ends after turn { $last }, but turns started so far: { $turns } (NE-116)
nehemiah-pending-round = { $step } is pending, but round { $round } doesn’t end like this; cards in its deck: { $number } (NE-102)
nehemiah-pending-draw = { $step } is pending, but { $spot } isn’t the next card to be dealt (NE-59)
nehemiah-pending-dealt = { $step } is pending, but { $column } already has cards (NE-17)
nehemiah-pending-column = cards in { $column }: { $number }, but a column has { $most } or none (NE-60)
nehemiah-pending-deck = cards in deck { $deck }: { $number }, to be dealt: { $wanted }; whole columns must be left (NE-175)
nehemiah-pending-refill = { $step } is pending, but { $column } has not been refilled (NE-59)
nehemiah-pending-no-cards = no column has cards, but the end is not triggered (NE-113)
nehemiah-pending-marked = { $column } is marked, but it has no cards or isn’t cleared in this turn (NE-57)
nehemiah-pending-emptied = { $column } waits for the next deck, but it has cards or there is no next deck (NE-103)
nehemiah-pending-bottom = a tired worker is on { $spot }, but { $column } isn’t marked (NE-176)
nehemiah-pending-cleared = columns have been cleared, but no turn is ending (NE-57)
nehemiah-pending-anchor = there is an activated card if and only if an activation is in progress (NE-37)
nehemiah-pending-target = { $step } is pending, but the activated card is in another column (NE-88)
nehemiah-pending-used = { $spot } has been used, but not in an activation of its column (NE-43)
nehemiah-pending-activated = no worker can have been activated in this turn on { $spot } (NE-37)
nehemiah-pending-revealed = foremen revealed: { $number }, to be auctioned: { $wanted } (NE-126)
nehemiah-pending-foreman-deck = cards in the foreman deck: { $number }, needed in the remaining rounds: { $needed } (NE-126)
nehemiah-pending-lacks =
    { $what ->
        [cube] { $step } is pending, but no cube can be moved there (NE-64)
        [raise] { $step } is pending, but no worker can be stood up (NE-78)
        [place] { $step } is pending, but no worker can be placed (NE-31)
        [replace] { $step } is pending, but no worker can be replaced (NE-82)
        [target] { $step } is pending, but no card of the column can be used (NE-88)
        [gate] { $step } is pending, but no gate is left (NE-72)
        [foreman] { $step } is pending, but that player has no foreman for it (NE-135)
        [standing] { $step } is pending, but that player has no standing worker there (NE-36)
        [opponent] { $step } is pending, but no opponent has a standing worker (NE-164)
        [neutral] { $step } is pending, but no neutral worker can be placed (NE-97)
        [anchor] { $step } is pending, but no worker has been activated on the activated card (NE-37)
        [action] { $step } is pending, but that player can do nothing (NE-165)
       *[swap] { $step } is pending, but nothing can be swapped (NE-91)
    }

# The keys of a position, explained in the document that “position new” writes.
nehemiah-position-round = The number of the round.
nehemiah-position-first-player = Who has the first-player pawn.
nehemiah-position-turns = How many turns have started. Without “pending”: how many were taken before this one; it is raised until it fits the seat whose turn it is.
nehemiah-position-last-clearing = How many turns had been taken when a column was last cleared.
nehemiah-position-last-turn = The number of the last turn once the end is triggered, 0 before.
nehemiah-position-ending = How the end was triggered: going_on, last_column, deadlock or stalled.
nehemiah-position-decks = The cards left in decks I, II and III. Instead of a number a list: these cards.
nehemiah-position-discard = Cards in the discard pile; leftover cards are there too.
nehemiah-position-c1 = A column from the top: card, then the worker on it if any, and whether it is tired; a neutral worker as in “wood_1 neutral p2”. An empty text is any card, an empty list a column without cards; columns you leave out are dealt.
nehemiah-position-marked = Columns marked for clearing, in the order of their marks.
nehemiah-position-cleared = How many columns marked in this turn have already been cleared; only with “pending”.
nehemiah-position-emptied = Cleared columns that wait for the next deck, in their order; only with “pending”.
nehemiah-position-refilled = How many of them have already been refilled; only with “pending”.
nehemiah-position-anchor = The spot of the activated card, as in c2r3; only with “pending”.
nehemiah-position-used = Spots of cards used in this activation; only with “pending”.
nehemiah-position-targets = Spots of cards used through one Consolidation; only with “pending”.
nehemiah-position-activated = Spots of the workers activated this turn; only with “pending”.
nehemiah-position-between-turns = Whether a deadlock or a stall is being resolved before the turn; only with “pending”.
nehemiah-position-revealed = The foremen up for auction; only with “pending”.
nehemiah-position-foreman-deck = The foremen nobody has seen yet. A number instead: that many of those that are nowhere else.
nehemiah-position-seat-wood = Wood.
nehemiah-position-seat-gold = Gold.
nehemiah-position-seat-points = Victory points by source. A number instead: as if gained from cards.
nehemiah-position-seat-cubes = Cubes on the boards; the others are in the supply.
nehemiah-position-seat-gates = The gates taken, from the top of the stack. A number instead: any of those taken.
nehemiah-position-seat-set-aside = Workers set aside until the next round. Those that are nowhere are available.
nehemiah-position-seat-foremen = The player’s foremen.
