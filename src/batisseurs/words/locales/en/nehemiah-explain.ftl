# What is this? Everything on the table of Nehemiah, for someone who sees it for the first time.
# “You” is in the attribute .seat where the sentence is about the reader.

# Titles of what has no printed name.
nehemiah-title-column = Column { $column }
nehemiah-title-round =
    Round { $number ->
        [1] I
        [2] II
       *[other] III
    }
nehemiah-title-discard = Discarded cards
nehemiah-title-foreman-deck = Foreman deck
nehemiah-title-side = { $seat }’s area
    .seat = Your area
nehemiah-title-workers = Available workers
nehemiah-title-cubes = Cube supply
nehemiah-title-cubes-on = Cubes on the { $board }
nehemiah-title-scoring = Next scoring of the boards
nehemiah-title-bid-workers = Workers in your bid
nehemiah-title-bid-wood = Wood in your bid
nehemiah-title-bid-gold = Gold in your bid

# Titles of signs.
nehemiah-title-worker = Standing worker
nehemiah-title-tired = Tired worker
nehemiah-title-neutral = Neutral workers
nehemiah-title-aside = Set-aside workers
nehemiah-title-free = Free card
nehemiah-title-wood = Wood
nehemiah-title-gold = Gold
nehemiah-title-points = Victory points (VP)
nehemiah-title-cube = Influence cube
nehemiah-title-gate = Gate
nehemiah-title-arrow = Cost and gain
nehemiah-title-clear = Column to be cleared
nehemiah-title-activated = Activated card
nehemiah-title-used = Card already used
nehemiah-title-fee = Fee
nehemiah-title-deck = Deck
nehemiah-title-first = First player
nehemiah-title-screen = Screen
nehemiah-title-hand = Hand: at once
nehemiah-title-hourglass = Hourglass: the whole round
nehemiah-title-scroll = Scroll: before the scoring
nehemiah-title-exclamation = Exclamation mark: in any turn
nehemiah-title-plus = Plus: in your own turn
nehemiah-title-silhouette = Silhouette: instead of the action

# What signs and counters mean.
nehemiah-explain-worker = A standing worker is ready. In your turn you can activate one of yours: it lies down, tired, and you may use its card.
nehemiah-explain-tired = A tired worker lies on its card and can’t be activated. But if you activate a worker further down the same column, you may also use this worker’s card for { $gold } gold. The gold goes to the worker’s owner, or to the bank if the worker is yours. The worker goes home when the column is cleared.
nehemiah-explain-neutral = Only with two players: after you place a worker of your own, you place a neutral one, tired, in another column. It belongs to no one and never acts. You can pay the bank to use its card like that of any tired worker.
nehemiah-explain-aside = Workers paid in an auction are set aside. They come back at the start of the next round.
nehemiah-explain-free = A card without a worker. A worker placed in a column always goes to its topmost free card. One card holds one worker.
nehemiah-explain-wood = You need wood for: { $cards }. At the end of the game, every { $number } wood are worth 1 VP. The most wood left breaks a tie.
nehemiah-explain-gold = You need gold for: { $cards }, and to use cards with tired workers ({ $fee } gold each). At the end of the game, every { $number } gold are worth 1 VP.
nehemiah-explain-points = Most victory points win. You get them when the boards are scored and from some cards, and at the end from gates and leftover goods. They are kept behind the screen.
nehemiah-explain-cube = Your cubes on a board are your influence there. The player with the most gets the most points when it is scored, and then takes one cube back. When your supply is empty, you move cubes from other boards instead.
nehemiah-explain-gate = Gates are built from the top of the stack, the lowest value first, with: { $cards }. They score only at the end of the game.
nehemiah-explain-arrow = What you pay is before the arrow, what you get after it. You pay the whole cost and get the whole gain, or you don’t use the card.
nehemiah-explain-clear = When the worker on the bottom card of a column is activated, the column is cleared at the end of the turn: all its workers go home, its cards are discarded, and new cards come from the deck.
nehemiah-explain-activated = The card whose worker is being activated. Perform its action or decline it; then you may pay for cards above it with tired workers.
nehemiah-explain-used = Each card can be used only once per activation.
nehemiah-explain-fee = Using a card above with a tired worker costs { $gold } gold: for the worker’s owner, or for the bank if the worker is yours or neutral. You pay before you get anything from the card.
nehemiah-explain-deck = Each round has its own deck of work cards. A cleared column is refilled from the deck of the current round.
nehemiah-explain-first = The first player takes the first turn of the game and keeps the pawn. The last turn of the game belongs to the player on their right, so that all have the same number of turns.
nehemiah-explain-screen = A screen hides wood, gold and victory points from the others until the end of the game. Workers, cubes, gates and foremen are for all to see.
nehemiah-explain-workers = Workers that are not on a card. Placing one is one of the two things you can do in your turn; without available workers you must activate one. There are { $number } for each player.
nehemiah-explain-cubes = Cubes that are not on a board yet, of { $number } for each player. When they run out, you move your cubes from other boards instead.
nehemiah-explain-scoring = What the Wall, the Temple and the Garrison would score together if the round ended now.
nehemiah-explain-side = What belongs to { $seat }. Wood, gold and VP are hidden behind the screen until the end.
    .seat = What belongs to you. Only you can see the wood, gold and VP behind your screen.
nehemiah-explain-colour = The colour of one player’s workers and cubes.

# The grid and its cards.
nehemiah-explain-column = A column of work cards. A worker placed here goes to the topmost free card.
nehemiah-explain-no-column =
    { $number ->
        [one] In this game the grid has only { $number } column.
       *[other] In this game the grid has only { $number } columns.
    }
nehemiah-explain-no-card = There is no card here: the column was cleared. It stays empty if the last deck can’t refill it.
nehemiah-explain-work = To use a work card, place a worker on it, and activate that worker in a later turn.
nehemiah-explain-bottom = This is the bottom card: when its worker is activated, the whole column is cleared at the end of the turn.
nehemiah-now-free = Free: { $spot }.
nehemiah-now-next = Free: { $spot }. The next worker placed in this column goes here.
nehemiah-now-standing = { $seat }’s worker, standing: { $spot }.
    .seat = Your worker, standing: { $spot }. Activate it in your turn to use the card.
nehemiah-now-tired = { $seat }’s worker, tired: { $spot }. Activate a worker of yours below it, and you may use this card too if you pay { $seat } { $gold } gold.
    .seat = Your worker, tired: { $spot }. Others who activate a worker below it pay you { $gold } gold if they use this card too; you pay the bank.
nehemiah-now-neutral = Neutral worker, tired: { $spot }. Activate a worker of yours below it, and you may use this card too if you pay the bank { $gold } gold.
nehemiah-now-activated = Its worker is being activated now.
nehemiah-now-used = Already used in this activation.
nehemiah-now-marked = This column will be cleared at the end of the turn.
nehemiah-now-next-card = The next worker placed here goes to: { $card }.
nehemiah-now-full = All cards of this column are occupied.
nehemiah-now-no-cards = This column has no cards.
nehemiah-now-bonus = You have the foreman { $card }: you take { $number } more.
nehemiah-now-lies = On the grid: { $spot }.
nehemiah-copies = Copies in decks I, II and III: { $first }, { $second }, { $third }.

# What work cards do.
nehemiah-effect-take-wood = Take { $number } wood from the bank.
nehemiah-effect-take-gold = Take { $number } gold from the bank.
nehemiah-effect-gain-points =
    { $number ->
        [one] Gain { $number } victory point.
       *[other] Gain { $number } victory points.
    }
nehemiah-effect-place-cubes =
    { $number ->
        [one] Place { $number } cube on the { $board }.
       *[other] Place { $number } cubes on the { $board }.
    }
nehemiah-effect-take-gate = Take the top gate of the stack. It scores its value at the end of the game.
nehemiah-effect-raise-workers =
    { $number ->
        [one] { $number } of your tired workers stands up, so that you can activate it again. Not the one whose activation this is.
       *[other] Up to { $number } of your tired workers stand up, so that you can activate them again. Not the one whose activation this is.
    }
nehemiah-effect-place-workers =
    { $number ->
        [one] Place { $number } more worker in a column.
       *[other] Place up to { $number } more workers in columns.
    }
nehemiah-effect-place-anywhere = Place a worker on any free card, not only the topmost of a column.
nehemiah-effect-replace-worker = Send an opponent’s worker home and put yours in its place, standing or tired like the one it replaces.
nehemiah-effect-swap-workers = Swap two workers of one column. A tired worker that comes to the bottom card clears the column.
nehemiah-effect-swap-cards = Swap two cards of one column, with the workers on them. A tired worker that comes to the bottom clears the column.
nehemiah-effect-use-cards =
    { $number ->
        [one] Use { $number } other occupied card of this column, above or below, for { $gold } gold.
       *[other] Use up to { $number } other occupied cards of this column, above or below, for { $gold } gold each.
    }

# Boards, gates, decks.
nehemiah-explain-board = An influence board. These cards place cubes here: { $cards }.
nehemiah-explain-table = At the end of each round, the player with the most cubes here gets the first of these numbers in VP, the second player the next, and so on: { $points }.
nehemiah-explain-ties = Without a cube here you get nothing. Tied players share the points of their places, rounded down; if all players have the same number of cubes, nobody scores.
nehemiah-explain-leader = After rounds I and II, the player with the most cubes here takes one back; tied leaders all do.
nehemiah-now-no-cubes = Nobody has a cube here yet.
nehemiah-on-board =
    { $seat } – cubes: { $number }; VP if scored now: { $points }.
    .seat = You – cubes: { $number }; VP if scored now: { $points }.
nehemiah-explain-gate-worth =
    { $number ->
        [one] Worth { $number } victory point at the end of the game.
       *[other] Worth { $number } victory points at the end of the game.
    }
nehemiah-in-stack =
    { $number ->
        [0] On top of the stack: the next gate to be built.
        [one] In the stack, under { $number } other gate.
       *[other] In the stack, under { $number } other gates.
    }
nehemiah-now-next-gate = Next: { $gate }.
nehemiah-explain-deck-ends = When it cannot refill a column, the round ends: the boards are scored, and the next deck is used.
nehemiah-explain-deck-last = When it cannot refill a column, the end begins: all finish the current round of turns and have one last turn. Then the boards are scored a last time.
nehemiah-deck-left =
    { $number ->
        [one] { $number } card left.
       *[other] { $number } cards left.
    }
nehemiah-now-refills =
    { $number ->
        [0] It cannot refill another column.
        [one] Enough to refill { $number } more column.
       *[other] Enough to refill { $number } more columns.
    }
nehemiah-explain-discard = The cards of cleared columns. They are out of the game.
nehemiah-now-discard =
    { $number ->
        [one] { $number } card: { $cards }.
       *[other] { $number } cards: { $cards }.
    }
nehemiah-now-no-discard = No cards yet.
nehemiah-explain-round = The game has three rounds, one for each deck. A round ends when a column is cleared and the deck cannot refill it. Then the Wall, the Temple and the Garrison are scored.
nehemiah-explain-last-round = In round III all then finish the current round of turns and have one last turn before the last scoring.

# Players.
nehemiah-now-has = { $seat }: { $number }.
    .seat = You: { $number }.
nehemiah-now-hidden = { $seat }: hidden behind the screen.
nehemiah-now-gates = Gates: { $gates }.
nehemiah-now-foremen = Foremen: { $cards }.
nehemiah-now-colour = { $seat }’s colour.
    .seat = Your colour.
nehemiah-now-colour-neutral = { $seat }’s neutral workers.
    .seat = Your neutral workers.
nehemiah-now-no-colour = Nobody has it in this game.
nehemiah-before = In front of { $seat }.
    .seat = In front of you.
nehemiah-amount-available =
    { $number ->
        [one] { $number } available worker
       *[other] { $number } available workers
    }
nehemiah-amount-aside =
    { $number ->
        [one] { $number } set-aside worker
       *[other] { $number } set-aside workers
    }
nehemiah-amount-neutral =
    { $number ->
        [one] { $number } neutral worker not on a card
       *[other] { $number } neutral workers not on cards
    }
nehemiah-amount-supply =
    { $number ->
        [one] { $number } cube in the supply
       *[other] { $number } cubes in the supply
    }

# Foremen.
nehemiah-explain-foremen = Before each round, one foreman more than there are players is revealed. The players put them up for auction in turn, one each; the last one leaves the game.
nehemiah-explain-bid = All bid secretly at the same time. The highest total of workers, wood and gold wins; a tie goes to more workers, then more wood, then the player who chose the card, or else the next one clockwise. Only the winner pays.
nehemiah-explain-bid-workers = Available workers you offer. If you win, they are set aside until the next round starts. In a tie, workers count first.
nehemiah-explain-bid-wood = Wood you offer. If you win, it goes to the bank. In a tie, wood counts after workers.
nehemiah-explain-bid-gold = Gold you offer. If you win, it goes to the bank.
nehemiah-now-revealed = Up for auction.
nehemiah-now-bid-for = Being auctioned now.
nehemiah-symbol-hand = Takes effect at once, before the next auction.
nehemiah-symbol-hourglass = Works for its owner until the end of the round.
nehemiah-symbol-scroll = May be used once, just before the boards are scored.
nehemiah-symbol-exclamation = May be used once, in any player’s turn: before or after the action, or when a column has been refilled. In your own turn also during the action.
nehemiah-symbol-plus = May be used once, in your own turn, before or after the action.
nehemiah-symbol-silhouette = May be used once, instead of the action; the Inspector in another player’s turn.
nehemiah-explain-artisan = Place a cube on the Wall and one on the Temple, for free.
nehemiah-explain-architect = Take the top gate of the stack, for free.
nehemiah-explain-sculptor = Give up any number of pairs: an available worker and a wood, or an available worker and a gold. Each pair gives { $number } VP. The workers come back in the next round.
nehemiah-explain-carpenter = Take { $number } more wood each time you use a card that gives wood.
nehemiah-explain-merchant = Take { $number } more gold each time you use a card that gives gold. Fees from others don’t count.
nehemiah-explain-turncoat = Move one cube of any player, your own too, from one board to another.
nehemiah-explain-administrator = Only when a column has just been refilled: swap two of its cards.
nehemiah-explain-seasonal = Place one of your available workers in a column, on the topmost free card.
nehemiah-explain-town-planner = Gain { $number } VP for each column where at least one of your workers is tired.
nehemiah-explain-substitute = Swap any two workers on the grid, in any columns; each stays standing or tired. A tired worker that comes to a bottom card clears that column.
nehemiah-explain-journeyman = Move one of your standing workers to any free card; it stays standing.
nehemiah-explain-convict = Place { $number } workers in one turn.
nehemiah-explain-assistant = Activate up to { $number } of your standing workers, one after the other, each with the cards above it.
nehemiah-explain-corrupt-worker = Activate an opponent’s standing worker as if it were yours: it lies down, and you use its card, without a fee.
nehemiah-explain-inspector = At the start of an opponent’s turn, decide what they do: in which column they place a worker, or which of their workers they activate. They decide everything else.

# The parts of the table, as headings of the text view.
nehemiah-area-cards = Work cards
nehemiah-area-boards = Influence boards and gates
nehemiah-area-foremen = Foremen
nehemiah-area-course = Round and decks
nehemiah-area-side = Workers and supplies
