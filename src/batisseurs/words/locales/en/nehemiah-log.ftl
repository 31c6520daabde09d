# How the log tells Nehemiah. Names of cards, gates, boards and places come from the game.

nehemiah-turn-begins = { $seat }’s turn
    .seat = Your turn
nehemiah-first-player = { $seat } is the first player.
    .seat = You are the first player.
nehemiah-places = { $seat } places a worker on { $card } (column { $column }).
    .seat = You place a worker on { $card } (column { $column }).
nehemiah-places-neutral = { $seat } places a tired neutral worker in column { $column }.
    .seat = You place a tired neutral worker in column { $column }.
nehemiah-activates = { $seat } activates { $card } (column { $column }).
    .seat = You activate { $card } (column { $column }).
nehemiah-corrupts = { $seat } activates { $seat_owner }’s worker on { $card } (column { $column }).
    .seat = You activate { $seat_owner }’s worker on { $card } (column { $column }).
    .seat_owner = { $seat } activates your worker on { $card } (column { $column }).
nehemiah-declines = { $seat } does not use the card.
    .seat = You do not use the card.
nehemiah-passes = { $seat } passes.
    .seat = You pass.
nehemiah-pays-player = { $seat } pays { $amount } to { $seat_owner } to use { $card }.
    .seat = You pay { $amount } to { $seat_owner } to use { $card }.
    .seat_owner = { $seat } pays you { $amount } to use { $card }.
nehemiah-pays-bank = { $seat } pays { $amount } to the bank to use { $card }.
    .seat = You pay { $amount } to the bank to use { $card }.
nehemiah-gains = { $seat } gains { $amount }.
    .seat = You gain { $amount }.
nehemiah-moves-cube = { $seat } moves a cube from the { $board } to the { $other }.
    .seat = You move a cube from the { $board } to the { $other }.
nehemiah-takes-gate = { $seat } builds the { $gate } ({ $amount }).
    .seat = You build the { $gate } ({ $amount }).
nehemiah-raises = { $seat } stands up { $amount } ({ $spot }).
    .seat = You stand up { $amount } ({ $spot }).
nehemiah-replaces = { $seat } sends { $seat_owner }’s worker home and takes its place ({ $spot }).
    .seat = You send { $seat_owner }’s worker home and take its place ({ $spot }).
    .seat_owner = { $seat } sends your worker home and takes its place ({ $spot }).
nehemiah-swaps-workers = { $seat } swaps two workers: { $spot }; { $other }.
    .seat = You swap two workers: { $spot }; { $other }.
nehemiah-swaps-cards = { $seat } swaps two cards: { $spot }; { $other }.
    .seat = You swap two cards: { $spot }; { $other }.
nehemiah-moves = { $seat } moves a worker: { $spot } → { $other }.
    .seat = You move a worker: { $spot } → { $other }.
nehemiah-clears = Column { $column } is cleared.
nehemiah-goes-home =
    { $number ->
        [one] { $seat } gets { $number } unused worker back.
       *[other] { $seat } gets { $number } unused workers back.
    }
    .seat =
        { $number ->
            [one] You get { $number } unused worker back.
           *[other] You get { $number } unused workers back.
        }
nehemiah-new-card = Column { $column }: { $card }.
nehemiah-deadlock = Nobody can place or activate a worker: the two leftmost columns are cleared.
nehemiah-stalled = No column has been cleared for a long time: the two leftmost columns are cleared now.
nehemiah-round-ends =
    Round { $number ->
        [1] I
        [2] II
       *[other] III
    } is over.
nehemiah-round-begins =
    Round { $number ->
        [1] I
        [2] II
       *[other] III
    } begins.
nehemiah-scores = { $seat } scores { $amount }.
    .seat = You score { $amount }.
nehemiah-takes-cube-back = { $seat } leads and takes a cube back from: { $board }.
    .seat = You lead and take a cube back from: { $board }.
nehemiah-end-triggered =
    { $number ->
        [one] The last deck cannot refill a column: { $number } turn left.
       *[other] The last deck cannot refill a column: { $number } turns left.
    }
nehemiah-sells = { $seat } scores { $amount } for goods.
    .seat = You score { $amount } for goods.
nehemiah-income = Set-aside workers come back, and everyone gets { $wood } wood and { $gold } gold.
nehemiah-reveals-foreman = Up for auction: { $card }.
nehemiah-auctions = { $seat } puts { $card } up for auction.
    .seat = You put { $card } up for auction.
nehemiah-bids = { $seat } bids { $amount }.
    .seat = You bid { $amount }.
nehemiah-wins-auction = { $seat } wins the auction for { $card }.
    .seat = You win the auction for { $card }.
nehemiah-foreman-left-over = Not auctioned, out of the game: { $card }.
nehemiah-plays-foreman = { $seat } uses the foreman { $card }.
    .seat = You use the foreman { $card }.
nehemiah-gives-up = { $seat } gives up { $amount } for { $points } VP.
    .seat = You give up { $amount } for { $points } VP.
nehemiah-turns-cube = { $seat } moves { $seat_owner }’s cube from the { $board } to the { $other }.
    .seat = You move { $seat_owner }’s cube from the { $board } to the { $other }.
    .seat_owner = { $seat } moves your cube from the { $board } to the { $other }.
nehemiah-amount-wood = { $number } wood
nehemiah-amount-gold = { $number } gold
nehemiah-amount-point = { $number } VP
nehemiah-amount-worker =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
nehemiah-amount-tired-worker =
    { $number ->
        [one] { $number } tired worker
       *[other] { $number } tired workers
    }
nehemiah-amount-cube-wall =
    { $number ->
        [one] { $number } cube on the Wall
       *[other] { $number } cubes on the Wall
    }
nehemiah-amount-cube-temple =
    { $number ->
        [one] { $number } cube on the Temple
       *[other] { $number } cubes on the Temple
    }
nehemiah-amount-cube-garrison =
    { $number ->
        [one] { $number } cube on the Garrison
       *[other] { $number } cubes on the Garrison
    }
nehemiah-amount-board-wall = { $number } VP for the Wall
nehemiah-amount-board-temple = { $number } VP for the Temple
nehemiah-amount-board-garrison = { $number } VP for the Garrison
