# The board of Nehemiah in the browser.

# Parts of the table, and what lies there.
nehemiah-web-column = Column { $column }
nehemiah-web-free = { $spot } { $card }: free
nehemiah-web-standing = { $spot } { $card }: { $seat }’s worker stands here
nehemiah-web-tired = { $spot } { $card }: { $seat }’s worker lies here, tired
nehemiah-web-neutral = { $spot } { $card }: a neutral worker lies here
nehemiah-web-decks = Decks
nehemiah-web-discard = Discarded: { $number }
nehemiah-web-screen = { $seat }’s side, with the screen
nehemiah-web-asking = Offer me my foremen when their moment comes
nehemiah-web-first = first player

# What activating a worker would use.
nehemiah-web-preview = { $spot }: { $card }.
nehemiah-web-preview-extras = Also, for { $gold } gold each: { $cards }.
nehemiah-web-preview-bank = { $card } (bank)
nehemiah-web-preview-player = { $card } (to { $seat })
nehemiah-web-preview-clears = Clears column { $column }.

# The sealed bid.
nehemiah-web-less = less: { $what }
nehemiah-web-more = more: { $what }
nehemiah-web-bid = Bid { $number }
nehemiah-web-bid-sealed = Your bid is sealed; all are turned up together.
nehemiah-web-bids-open = All bids are turned up together.
nehemiah-web-sealed = has bid
nehemiah-web-bids = The bids: { $card }
nehemiah-web-won = wins

# What components say.
nehemiah-web-costs =
    Costs { $wood ->
        [0] { $gold } gold
       *[other] { $wood } wood{ $gold ->
            [0] { "" }
           *[other] { " " }and { $gold } gold
        }
    }.
nehemiah-web-effect-take-wood = Take { $number } wood from the bank.
nehemiah-web-effect-take-gold = Take { $number } gold from the bank.
nehemiah-web-effect-gain-points =
    { $number ->
        [one] Gain { $number } victory point.
       *[other] Gain { $number } victory points.
    }
nehemiah-web-effect-place-cubes =
    { $number ->
        [one] Place { $number } cube on the { $board }.
       *[other] Place { $number } cubes on the { $board }.
    }
nehemiah-web-effect-take-gate = Take the top gate of the stack.
nehemiah-web-effect-raise-workers =
    { $number ->
        [one] { $number } of your tired workers stands up.
       *[other] Up to { $number } of your tired workers stand up.
    }
nehemiah-web-effect-place-workers =
    { $number ->
        [one] Place { $number } further worker.
       *[other] Place up to { $number } further workers.
    }
nehemiah-web-effect-place-anywhere = Place a worker on any free card.
nehemiah-web-effect-replace-worker = Send an opponent’s worker home and put yours in its place, in the same posture.
nehemiah-web-effect-swap-workers = Swap two workers of one column.
nehemiah-web-effect-swap-cards = Swap two cards of one column, with the workers on them.
nehemiah-web-effect-use-cards =
    { $number ->
        [one] Use { $number } other occupied card of this column, for { $gold } gold.
       *[other] Use up to { $number } other occupied cards of this column, for { $gold } gold each.
    }
nehemiah-web-icons =
    { $number ->
        [one] { $number } of them leaves the game with three players.
       *[other] { $number } of them leave the game with three players.
    }
nehemiah-web-gate-worth = Worth { $number } victory points at the end of the game.
nehemiah-web-board-points = With { $number } players, from the first place on: { $points }
nehemiah-web-deck-cards = Cards: { $number }; { $icons } of them leave the game with three players.
