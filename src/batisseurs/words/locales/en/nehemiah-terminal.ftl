# Nehemiah in the terminal: the table, and what its components do.

nehemiah-signs =
    ▲ a standing worker, ▬ zz a tired one, ▭ a neutral one, · a free card. Places are column and row: c2r3 is the third card of the second column. ◆ the card whose worker is being activated, × a card already used in this activation, ↻ a column that will be cleared. ■ a cube; after → what the board would score now. On cards: cost → gain, W wood, G gold. Foremen: ☞ at once, ∞ the whole round, § before the scoring, ! in any turn, + in your own turn, ♟ instead of the action. ▸ the next gate. ▶ whose turn it is, ① the first player, ? behind a screen.

# The letters of wood and gold.
nehemiah-letters = W/G

# The table.
nehemiah-head-round = round { $round }
nehemiah-head-turn = { $seat }’s turn
nehemiah-head-auctions = auctions
nehemiah-head-over = game over
nehemiah-head-scoring = before the scoring
nehemiah-head-decks = decks { $decks }
nehemiah-head-last =
    { $number ->
        [one] { $number } turn left
       *[other] { $number } turns left
    }
nehemiah-boards = Boards
nehemiah-gates = Gates
nehemiah-gates-left = { $number } left
nehemiah-auction-box = Foremen up for auction
nehemiah-foreman-deck = { $number } in the deck
nehemiah-players = Players
nehemiah-you = { $seat } (you)
nehemiah-neutral-worker = neutral
nehemiah-cleared = cleared
nehemiah-has-workers = workers
nehemiah-has-aside = aside
nehemiah-has-neutral = neutral
nehemiah-has-cubes = cubes
nehemiah-has-wood = wood
nehemiah-has-gold = gold
nehemiah-has-points = VP
nehemiah-has-score = total

# What choices touch, before their verbs.
nehemiah-touch-grid = Grid
nehemiah-touch-boards = Boards
nehemiah-touch-gates = Gates
nehemiah-touch-foremen = Foremen
nehemiah-touch-auction = Auction
nehemiah-touch-bid = Your bid
nehemiah-touch-nothing = Or

# What work cards do, as short as can be.
nehemiah-does-take-gate = gate
nehemiah-does-gain-points = { $number } VP
nehemiah-does-raise-workers = stand up { $number }
nehemiah-does-place-workers = place { $number }
nehemiah-does-place-anywhere = place anywhere
nehemiah-does-replace-worker = replace
nehemiah-does-swap-workers = workers ⇄
nehemiah-does-swap-cards = cards ⇄
nehemiah-does-use-cards = use { $number } more

# Foremen.
nehemiah-foreman-artisan = a cube on the Wall and one on the Temple, free
nehemiah-foreman-architect = the top gate, free
nehemiah-foreman-sculptor = { $number } VP for each pair of a worker and a wood or gold
nehemiah-foreman-carpenter = +{ $number } wood with each card that gives wood
nehemiah-foreman-merchant = +{ $number } gold with each card that gives gold
nehemiah-foreman-turncoat = moves anyone’s cube to another board before the scoring
nehemiah-foreman-administrator = swaps two cards of a column that was just refilled
nehemiah-foreman-seasonal = places a worker in any player’s turn
nehemiah-foreman-town-planner = { $number } VP for each column where you have a tired worker
nehemiah-foreman-substitute = swaps any two workers on the grid
nehemiah-foreman-journeyman = moves your standing worker to any free card
nehemiah-foreman-convict = places { $number } workers in one turn
nehemiah-foreman-assistant = activates up to { $number } of your workers
nehemiah-foreman-corrupt-worker = activates an opponent’s worker for you
nehemiah-foreman-inspector = decides the action of an opponent’s turn
