# Nehemiah. Names of cards, gates and boards come from the component file, as they are printed.
# Names of places of the grid (column 2, row 3) come from the game.

nehemiah-what = Rebuild the walls of Jerusalem with workers who tire, on columns of cards that come and go.
nehemiah-help =
    Nehemiah. On your turn you do one of two things. Place a worker: it stands on the topmost free card of a column. Or activate one of your standing workers: it lies down, tired, and you may perform its card’s action. Then, for a fee of 1 gold each, you may also use the cards above it in the column that have a tired worker; the fee goes to that worker’s owner.
    Activating the worker on the bottom card clears the whole column: all its workers go home and four new cards are dealt. When a deck cannot refill a column, the round ends and the Wall, the Temple and the Garrison are scored by cubes; the leader of a board takes one cube back. After the third deck everyone has one last turn and the boards are scored again. Gates score their value, and every 3 wood or 2 gold score a point. The player with the most victory points wins.

# Questions.
nehemiah-ask-action = { $seat }, your turn: place a worker, or activate one that stands.
nehemiah-ask-neutral = In which column do you place a neutral worker?
nehemiah-ask-perform = Do you perform the action of { $card } ({ $spot })?
nehemiah-ask-extra = For { $number } gold each you may use cards above { $spot } with tired workers. Which one?
nehemiah-ask-move-cube =
    { $number ->
        [one] Your supply is empty: from which board do you move a cube to the { $board }?
       *[other] Your supply is empty: from which board do you move the first of { $number } cubes to the { $board }?
    }
nehemiah-ask-raise =
    { $number ->
        [one] Which of your tired workers stands up?
       *[other] Up to { $number } of your tired workers stand up: which one first?
    }
nehemiah-ask-place-further =
    { $number ->
        [one] In which column do you place a worker?
       *[other] Place up to { $number } workers: in which column does the first one go?
    }
nehemiah-ask-place-anywhere = On which free card do you place a worker?
nehemiah-ask-replace = Which opponent’s worker do you send home and replace with yours?
nehemiah-ask-consolidate =
    { $number ->
        [one] Which occupied card of column { $column } do you use for the fee?
       *[other] You may use up to { $number } occupied cards of column { $column }, for a fee each: which one first?
    }
nehemiah-ask-swap-workers = Swap two workers: which is the first?
nehemiah-ask-swap-cards = Swap two cards: which is the first?
nehemiah-ask-swap-with = What do you swap { $spot } with?
nehemiah-ask-journeyman = Which of your standing workers do you move?
nehemiah-ask-move-to = To which free card does your worker in { $spot } move?
nehemiah-ask-assistant =
    { $number ->
        [1] Which worker do you activate first?
       *[other] Do you activate another worker?
    }
nehemiah-ask-corrupt = Which opponent’s worker do you activate?
nehemiah-ask-inspector = You have the Inspector: do you decide what { $seat } does this turn?
nehemiah-ask-order-anew = The order is no longer possible: what does { $seat } do instead?
nehemiah-ask-window-1 = Before { $seat }’s action: do you use a foreman?
nehemiah-ask-window-3 = After { $seat }’s action: do you use a foreman?
nehemiah-ask-window-4 = Column { $column } has new cards: do you use a foreman?
nehemiah-ask-auction = Which foreman do you put up for auction?
nehemiah-ask-bid = What do you bid for the foreman { $card }?
nehemiah-ask-bid-workers = Your secret bid for { $card }: how many workers?
nehemiah-ask-bid-wood =
    { $workers ->
        [one] Your secret bid for { $card }: { $workers } worker, and how much wood?
       *[other] Your secret bid for { $card }: { $workers } workers, and how much wood?
    }
nehemiah-ask-bid-gold =
    { $workers ->
        [one] Your secret bid for { $card }: { $workers } worker, { $wood } wood, and how much gold?
       *[other] Your secret bid for { $card }: { $workers } workers, { $wood } wood, and how much gold?
    }
nehemiah-ask-free-cube = Do you place a cube on the { $board } for free?
nehemiah-ask-free-gate = Do you take the { $gate } for free?
nehemiah-ask-give-up-wood = How many pairs of one available worker and one wood do you give up for victory points?
nehemiah-ask-give-up-gold = How many pairs of one available worker and one gold do you give up for victory points?
nehemiah-ask-turncoat = The boards are about to be scored: do you move someone’s cube with the Turncoat?
nehemiah-ask-turn-to = To which board does { $seat_owner }’s cube move from the { $board }?
nehemiah-ask-first-player = The first player is drawn.
nehemiah-ask-draw = The next card of the deck goes to { $spot }.
nehemiah-ask-reveal =
    { $number ->
        [one] The last foreman for the auctions is revealed.
       *[other] { $number } foremen are still to be revealed for the auctions.
    }

# Choices, as sentences.
nehemiah-place = place in column { $column }: { $card }
nehemiah-place-on = place in { $spot }
nehemiah-neutral = place in { $spot }
nehemiah-activate = activate { $card } ({ $spot })
nehemiah-corrupt = activate { $card } ({ $spot }, { $seat_owner })
nehemiah-pass = pass
nehemiah-perform = perform { $card }
nehemiah-decline = decline { $card }
nehemiah-also = pay for { $card } ({ $spot })
nehemiah-use = pay for { $card } ({ $spot })
nehemiah-stop = no more
nehemiah-move-cube = move one from the { $board }
nehemiah-raise = stand up the worker in { $spot }
nehemiah-replace = replace the worker in { $spot } ({ $seat_owner })
nehemiah-swap = swap { $card } ({ $spot })
nehemiah-swap-with = with { $card } ({ $spot })
nehemiah-move = move the worker in { $spot }
nehemiah-move-to = to { $spot }
nehemiah-end-turn = no more workers
nehemiah-play-foreman = use the foreman { $card }
nehemiah-play-seasonal = use the foreman { $card } ({ $spot })
nehemiah-decline-window = no foreman now
nehemiah-auction = auction { $card }
nehemiah-bid-workers =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
nehemiah-bid-wood = { $number } wood
nehemiah-bid-gold = { $number } gold
nehemiah-free-cube = place a cube on the { $board }
nehemiah-take-gate = take the { $gate }
nehemiah-decline-free = skip
nehemiah-give-up-wood =
    { $number ->
        [0] nothing
        [one] { $number } worker and { $number } wood
       *[other] { $number } workers and { $number } wood
    }
nehemiah-give-up-gold =
    { $number ->
        [0] nothing
        [one] { $number } worker and { $number } gold
       *[other] { $number } workers and { $number } gold
    }
nehemiah-turn = move { $seat_owner }’s cube from the { $board }
nehemiah-turn-to = to the { $board }
nehemiah-first = { $seat } goes first
nehemiah-draw = { $spot }: { $card }
nehemiah-reveal = revealed: { $card }

# Verbs, before a list of choices.
nehemiah-verb-place = place
nehemiah-verb-neutral = neutral
nehemiah-verb-activate = activate
nehemiah-verb-pass = pass
nehemiah-verb-perform = perform
nehemiah-verb-decline = decline
nehemiah-verb-also = also
nehemiah-verb-use = use
nehemiah-verb-stop = stop
nehemiah-verb-move = move
nehemiah-verb-raise = stand up
nehemiah-verb-replace = replace
nehemiah-verb-swap = swap
nehemiah-verb-with = with
nehemiah-verb-to = to
nehemiah-verb-end = end
nehemiah-verb-auction = auction
nehemiah-verb-bid = bid
nehemiah-verb-take = take
nehemiah-verb-give = give
nehemiah-verb-turn = turn

# Why something is not possible.
nehemiah-why-no-worker = { $seat } has no available worker
nehemiah-why-column-only = you choose only the column, and the worker goes to its topmost free card
nehemiah-why-anchor-over = the action of { $card } comes before the extra activations, not after them
nehemiah-why-full = column { $column } has no free card
nehemiah-why-no-cards = column { $column } has no cards left
nehemiah-why-same-column = you have just placed your own worker in column { $column }; the neutral one must go to another
nehemiah-why-bottom = only the bottom card of column { $column } is free, and neutral workers can’t go there
nehemiah-why-no-card = there is no card left in { $spot }
nehemiah-why-occupied = the card in { $spot } is occupied
nehemiah-why-unoccupied = there is no worker in { $spot }
nehemiah-why-neutral = the worker in { $spot } is neutral
nehemiah-why-not-yours = the worker in { $spot } isn’t yours
nehemiah-why-your-own = the worker in { $spot } is yours
nehemiah-why-tired = the worker in { $spot } is tired
nehemiah-why-stands = the worker in { $spot } is already standing
nehemiah-why-still-stands = the worker in { $spot } is standing, and only cards with tired workers can be used
nehemiah-why-on-night-work = the worker in { $spot } is on the Night Work itself
nehemiah-why-activated = the worker in { $spot } was activated this turn
nehemiah-why-not-in-column = { $spot } isn’t in the column of the activated card
nehemiah-why-not-above = { $spot } isn’t above the activated card
nehemiah-why-used = the card in { $spot } has already been used
nehemiah-why-other-column = { $spot } isn’t in the column of the Consolidation
nehemiah-why-consolidation = the card in { $spot } is a Consolidation, and one can’t use another
nehemiah-why-other-swap = { $spot } can’t be part of this swap
nehemiah-why-fee = you don’t have the fee of { $number } gold for { $card }
nehemiah-why-cost =
    { $wood ->
        [0] you need { $gold } more gold for { $card }
       *[other] { $gold ->
            [0] you need { $wood } more wood for { $card }
           *[other] you need { $wood } more wood and { $gold } more gold for { $card }
        }
    }
nehemiah-why-cubes = you don’t have enough cubes elsewhere for { $card }
nehemiah-why-no-gate = there are no gates left for { $card }
nehemiah-why-nothing = { $card } would have no effect now
nehemiah-why-no-pass = you can’t pass while you can place or activate a worker
nehemiah-why-not-held = you don’t have the foreman { $card }
nehemiah-why-not-now = the foreman { $card } can’t be used now
nehemiah-why-not-revealed = the foreman { $card } isn’t up for auction
nehemiah-why-bid-workers =
    { $number ->
        [0] you have no available worker
        [one] you have only { $number } available worker
       *[other] you have only { $number } available workers
    }
nehemiah-why-bid-wood =
    { $number ->
        [0] you have no wood
       *[other] you can bid at most { $number } wood
    }
nehemiah-why-bid-gold =
    { $number ->
        [0] you have no gold
       *[other] you can bid at most { $number } gold
    }
nehemiah-why-bid-order = you bid workers first, then wood, then gold
nehemiah-why-no-pair =
    { $number ->
        [0] you have no such pair
        [one] you have only { $number } such pair
       *[other] you have only { $number } such pairs
    }
nehemiah-why-same-board = the cubes go to the { $board }, so they must come from another board
nehemiah-why-no-cube = you have no cube on the { $board }
nehemiah-why-no-cube-of = { $seat_owner } has no cube on the { $board }
nehemiah-why-all-there = all your cubes are already on the { $board }
nehemiah-why-other-board = the cube comes from the { $board } and must go to another board

# How a game ended, and the score sheet.
nehemiah-ending-last-column = the last deck could not refill a column
nehemiah-ending-deadlock = nobody could act, and the last deck could not refill a column
nehemiah-ending-stalled = no column was cleared for a long time, and the last deck could not refill one
nehemiah-ended-by-last-column = { $seat } cleared a column that the last deck could not refill
nehemiah-tie-break = At equal points, more wood wins, then more gold.
nehemiah-score-wall = Wall
nehemiah-score-temple = Temple
nehemiah-score-garrison = Garrison
nehemiah-score-cards = Cards
nehemiah-score-gates = Gates
nehemiah-score-goods = Goods

# The options, explained in the document that “position new” writes.
nehemiah-option-foremen = Foremen are auctioned before each round: true or false.
nehemiah-option-open-screens = Everyone can see everyone’s wood, gold and points: true or false.
nehemiah-option-first-player = Who goes first: random, or p1 for the first seat.
nehemiah-option-income = With foremen: “at the start of each round” one wood and one gold. later_rounds: In rounds II and III only; the start of round I has it already; every_round: In round I too.
nehemiah-option-tie-break = Which wood and gold breaks a tie? after_sale: What is left after the sale; before_sale: What you had before the sale.
