# The board of Nehemiah in the browser.

# Parts of the table, and what is there.
nehemiah-web-column = Column { $column }
nehemiah-web-free = { $card } ({ $spot }): free
nehemiah-web-standing = { $card } ({ $spot }): { $seat }’s worker, standing
nehemiah-web-tired = { $card } ({ $spot }): { $seat }’s worker, tired
nehemiah-web-neutral = { $card } ({ $spot }): neutral worker, tired
nehemiah-web-decks = Decks
nehemiah-web-discard = Discarded: { $number }
nehemiah-web-screen = { $seat }’s area, with the screen
nehemiah-web-asking = Ask me about my foremen whenever I can use one
nehemiah-web-first = first player

# What activating a worker would use.
nehemiah-web-preview = { $card } ({ $spot }).
nehemiah-web-preview-extras = Also, for { $gold } gold each: { $cards }.
nehemiah-web-preview-bank = { $card } (bank)
nehemiah-web-preview-player = { $card } (to { $seat })
nehemiah-web-preview-clears = Clears column { $column }.

# The sealed bid.
nehemiah-web-less = less: { $what }
nehemiah-web-more = more: { $what }
nehemiah-web-bid = Bid { $number }
nehemiah-web-bid-sealed = Your bid is placed; all bids are revealed together.
nehemiah-web-bids-open = All bids are revealed together.
nehemiah-web-sealed = bid placed
nehemiah-web-bids = Bids for { $card }
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
        [one] Place { $number } more worker.
       *[other] Place up to { $number } more workers.
    }
nehemiah-web-effect-place-anywhere = Place a worker on any free card.
nehemiah-web-effect-replace-worker = Send an opponent’s worker home and put yours in its place, standing or tired like the one it replaces.
nehemiah-web-effect-swap-workers = Swap two workers of one column.
nehemiah-web-effect-swap-cards = Swap two cards of one column, with the workers on them.
nehemiah-web-effect-use-cards =
    { $number ->
        [one] Use { $number } other occupied card of this column, for { $gold } gold.
       *[other] Use up to { $number } other occupied cards of this column, for { $gold } gold each.
    }
nehemiah-web-icons =
    { $number ->
        [one] { $number } of them is removed with three players.
       *[other] { $number } of them are removed with three players.
    }
nehemiah-web-gate-worth = Worth { $number } victory points at the end of the game.
nehemiah-web-board-points = With { $number } players, from first to last: { $points }
nehemiah-web-deck-cards = Cards: { $number }; { $icons } of them are removed with three players.
