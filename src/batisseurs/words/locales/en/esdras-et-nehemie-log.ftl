# How the log tells Esdras et Néhémie. Names of cards, tiles and places come from the game.

esdras-et-nehemie-turn-begins = Week { $round }, day { $day }: { $seat }’s turn
    .seat = Week { $round }, day { $day }: your turn
    .short = Week { $round }, day { $day }
esdras-et-nehemie-gains = { $seat } gains { $amount }.
    .seat = You gain { $amount }.
esdras-et-nehemie-loses = { $seat } loses { $amount }.
    .seat = You lose { $amount }.
esdras-et-nehemie-pays = { $seat } pays { $amount }.
    .seat = You pay { $amount }.
esdras-et-nehemie-rubble-laid = Rubble: { $amount }.
esdras-et-nehemie-scrolls-laid = Scrolls, row { $row }: { $tile }.
esdras-et-nehemie-tiles-dealt = { $seat } is dealt { $tile }.
    .seat = You are dealt { $tile }.
esdras-et-nehemie-draws = { $seat } draws { $card }.
    .seat = You draw { $card }.
esdras-et-nehemie-draws-cards = { $seat } draws { $amount }.
    .seat = You draw { $amount }.
esdras-et-nehemie-no-worker-left =
    { $seat } has no worker left in the main supply; the tent moves { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }.
    .seat =
        You have no worker left in the main supply; your tent moves { $number ->
            [one] { $number } space
           *[other] { $number } spaces
        }.
esdras-et-nehemie-altar-step = { $seat } advances to space { $space_now } of the altar track.
    .seat = You advance to space { $space_now } of the altar track.
esdras-et-nehemie-altar-end = { $seat } is at the end of the altar track and gains { $amount }.
    .seat = You are at the end of the altar track and gain { $amount }.
esdras-et-nehemie-tent-step = { $seat } moves the tent to { $place_now }.
    .seat = You move your tent to { $place_now }.
esdras-et-nehemie-blessing-full = { $seat } has a full Blessing track; the tent moves instead.
    .seat = You have a full Blessing track; your tent moves instead.
esdras-et-nehemie-column = { $seat } reaches column { $number_now } with all three Blessings.
    .seat = You reach column { $number_now } with all three Blessings.
esdras-et-nehemie-buys-food = { $seat } buys { $amount } for { $number } silver each.
    .seat = You buy { $amount } for { $number } silver each.
esdras-et-nehemie-loses-food =
    { $points ->
        [0] { $seat } gives up { $amount }.
       *[other] { $seat } gives up { $amount } and loses { $points } VP.
    }
    .seat =
        { $points ->
            [0] You give up { $amount }.
           *[other] You give up { $amount } and lose { $points } VP.
        }
esdras-et-nehemie-feeds =
    { $points ->
        [0] { $seat } feeds all workers ({ $number }) with { $amount }.
       *[other] { $seat } feeds the workers ({ $number }) with { $amount } and loses { $points } VP.
    }
    .seat =
        { $points ->
            [0] You feed all your workers ({ $number }) with { $amount }.
           *[other] You feed your workers ({ $number }) with { $amount } and lose { $points } VP.
        }
esdras-et-nehemie-recovers = { $seat } recovers { $amount }.
    .seat = You recover { $amount }.
esdras-et-nehemie-assigns = { $seat } assigns { $amount }.
    .seat = You assign { $amount }.
esdras-et-nehemie-develops = { $seat } develops { $tile }.
    .seat = You develop { $tile }.
esdras-et-nehemie-places-levite = { $seat } places Levite { $number } for { $amount }.
    .seat = You place Levite { $number } for { $amount }.
esdras-et-nehemie-levite-banner = { $seat } uses a Levite as a red banner.
    .seat = You use a Levite as a red banner.
esdras-et-nehemie-temple = { $seat } adds { $good } to the Temple ({ $place }): { $points } VP per cube.
    .seat = You add { $good } to the Temple ({ $place }): { $points } VP per cube.
esdras-et-nehemie-sector = { $seat } completes sector { $number } of the Temple.
    .seat = You complete sector { $number } of the Temple.
esdras-et-nehemie-sector-most = { $seat } has the most Levites and gains { $points } VP.
    .seat = You have the most Levites and gain { $points } VP.
esdras-et-nehemie-sector-fewest = { $seat } has the fewest Levites and loses { $points } VP.
    .seat = You have the fewest Levites and lose { $points } VP.
esdras-et-nehemie-burns = { $seat } burns { $amount } on the Altar.
    .seat = You burn { $amount } on the Altar.
esdras-et-nehemie-clears = { $seat } clears { $amount } from { $place }.
    .seat = You clear { $amount } from { $place }.
esdras-et-nehemie-pays-gold = { $seat } pays { $amount } instead of { $good }.
    .seat = You pay { $amount } instead of { $good }.
esdras-et-nehemie-pays-banners = { $seat } pays { $amount } instead of { $good }.
    .seat = You pay { $amount } instead of { $good }.
esdras-et-nehemie-builds-wall = { $seat } rebuilds { $place } with { $card }.
    .seat = You rebuild { $place } with { $card }.
esdras-et-nehemie-shared-labour = { $seat } also gains the effect of { $place }.
    .seat = You also gain the effect of { $place }.
esdras-et-nehemie-builds-gate = { $seat } rebuilds the { $place } and takes { $amount } from its card.
    .seat = You rebuild the { $place } and take { $amount } from its card.
esdras-et-nehemie-connection = Connection: { $wall } – { $gate }.
esdras-et-nehemie-path-white = { $seat } pays { $amount } for white workers on the path ({ $place }).
    .seat = You pay { $amount } for white workers on the path ({ $place }).
esdras-et-nehemie-path-pays = { $seat } receives { $amount } for scribes on the path ({ $place }).
    .seat = You receive { $amount } for scribes on the path ({ $place }).
esdras-et-nehemie-places-scribe = { $seat } places a scribe on { $tile } ({ $place }).
    .seat = You place a scribe on { $tile } ({ $place }).
esdras-et-nehemie-white-pushed = The white worker moves up to { $place }.
esdras-et-nehemie-white-leaves = The white worker leaves the game.
esdras-et-nehemie-row-food = { $seat } is first on row { $row } and gains { $amount }.
    .seat = You are first on row { $row } and gain { $amount }.
esdras-et-nehemie-row-silver = { $seat } is first on row { $row } and gains { $amount }.
    .seat = You are first on row { $row } and gain { $amount }.
esdras-et-nehemie-takes-hero = { $seat } takes the hero card { $card }.
    .seat = You take the hero card { $card }.
esdras-et-nehemie-moves-tent = { $seat } spends { $amount } on the tent.
    .seat = You spend { $amount } on your tent.
esdras-et-nehemie-fee-to = { $seat } receives a fee of { $amount } ({ $gate }).
    .seat = You receive a fee of { $amount } ({ $gate }).
esdras-et-nehemie-fee-card = { $seat } puts { $amount } on the { $gate } card.
    .seat = You put { $amount } on the { $gate } card.
esdras-et-nehemie-fee-supply = { $seat } pays a fee of { $amount } to the main supply ({ $gate }).
    .seat = You pay a fee of { $amount } to the main supply ({ $gate }).
esdras-et-nehemie-trades = { $seat } trades with { $card } for { $amount }.
    .seat = You trade with { $card } for { $amount }.
esdras-et-nehemie-sells = { $seat } sells { $amount } for { $number } silver each.
    .seat = You sell { $amount } for { $number } silver each.
esdras-et-nehemie-places-trader = { $seat } places a trader on slot { $slot }.
    .seat = You place a trader on slot { $slot }.
esdras-et-nehemie-places-elder = { $seat } places an elder on slot { $slot }.
    .seat = You place an elder on slot { $slot }.
esdras-et-nehemie-repeats-trader = { $seat } pays { $amount } and resolves slot { $slot } again.
    .seat = You pay { $amount } and resolve slot { $slot } again.
esdras-et-nehemie-plays = { $seat } plays { $card } on stack { $stack }.
    .seat = You play { $card } on stack { $stack }.
esdras-et-nehemie-action-red = { $seat } chooses Temple and Altar (red banners: { $number }).
    .seat = You choose Temple and Altar (red banners: { $number }).
esdras-et-nehemie-action-grey = { $seat } chooses Rubble, Walls and Gates (grey banners: { $number }).
    .seat = You choose Rubble, Walls and Gates (grey banners: { $number }).
esdras-et-nehemie-action-blue = { $seat } chooses Torah and Tents (blue banners: { $number }).
    .seat = You choose Torah and Tents (blue banners: { $number }).
esdras-et-nehemie-discards = { $seat } is over the storage limit and returns { $amount }.
    .seat = You are over the storage limit and return { $amount }.
esdras-et-nehemie-gatekeeper = { $seat } places { $amount }: { $place }.
    .seat = You place { $amount }: { $place }.
esdras-et-nehemie-sabbath-begins = Week { $round } is over: prepare for the Sabbath.
esdras-et-nehemie-judged-behind = { $seat } is behind the Prophets (space { $space }).
    .seat = You are behind the Prophets (space { $space }).
esdras-et-nehemie-judged-between = { $seat } is between the Prophets (space { $space }).
    .seat = You are between the Prophets (space { $space }).
esdras-et-nehemie-judged-ahead = { $seat } is ahead of the Prophets (space { $space }).
    .seat = You are ahead of the Prophets (space { $space }).
esdras-et-nehemie-item-market-on-the-eve = { $seat } uses the Market on the Eve.
    .seat = You use the Market on the Eve.
esdras-et-nehemie-item-perpetual-fire = { $seat } uses the Perpetual Fire.
    .seat = You use the Perpetual Fire.
esdras-et-nehemie-item-returning-exiles = { $seat } uses the Returning Exiles.
    .seat = You use the Returning Exiles.
esdras-et-nehemie-item-tithes = { $seat } uses the Tithes.
    .seat = You use the Tithes.
esdras-et-nehemie-item-caravan = { $seat } uses the Caravan.
    .seat = You use the Caravan.
esdras-et-nehemie-tucks = { $seat } tucks { $card }.
    .seat = You tuck { $card }.
esdras-et-nehemie-scores-card = { $seat } scores { $points } VP each for { $card }.
    .seat = You score { $points } VP each for { $card }.
esdras-et-nehemie-prophets = Zechariah moves to space { $zechariah }, Haggai to space { $haggai }.
esdras-et-nehemie-shofar = { $seat } takes the Shofar.
    .seat = You take the Shofar.
esdras-et-nehemie-altar-leader = { $seat } is furthest ahead on the altar track.
    .seat = You are furthest ahead on the altar track.
esdras-et-nehemie-final-points = { $seat } scores { $amount }.
    .seat = You score { $amount }.
esdras-et-nehemie-final = { $seat } has { $points } VP in total.
    .seat = You have { $points } VP in total.
esdras-et-nehemie-amount-gold = { $number } gold
esdras-et-nehemie-amount-stone = { $number } stone
esdras-et-nehemie-amount-wood = { $number } wood
esdras-et-nehemie-amount-ash = { $number } ash
esdras-et-nehemie-amount-silver = { $number } silver
esdras-et-nehemie-amount-food = { $number } food
esdras-et-nehemie-amount-vp = { $number } VP
esdras-et-nehemie-amount-worker =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
esdras-et-nehemie-amount-blessing-orange =
    { $number ->
        [one] { $number } orange Blessing
       *[other] { $number } orange Blessings
    }
esdras-et-nehemie-amount-blessing-purple =
    { $number ->
        [one] { $number } purple Blessing
       *[other] { $number } purple Blessings
    }
esdras-et-nehemie-amount-blessing-red =
    { $number ->
        [one] { $number } red Blessing
       *[other] { $number } red Blessings
    }
esdras-et-nehemie-amount-red-banner =
    { $number ->
        [one] { $number } red banner
       *[other] { $number } red banners
    }
esdras-et-nehemie-amount-grey-banner =
    { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }
esdras-et-nehemie-amount-blue-banner =
    { $number ->
        [one] { $number } blue banner
       *[other] { $number } blue banners
    }
esdras-et-nehemie-amount-wild-banner =
    { $number ->
        [one] { $number } wild banner
       *[other] { $number } wild banners
    }
esdras-et-nehemie-amount-card =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
esdras-et-nehemie-amount-trader =
    { $number ->
        [one] { $number } trader
       *[other] { $number } traders
    }
esdras-et-nehemie-amount-elder =
    { $number ->
        [one] { $number } elder
       *[other] { $number } elders
    }
esdras-et-nehemie-amount-gatekeeper =
    { $number ->
        [one] { $number } gatekeeper
       *[other] { $number } gatekeepers
    }
esdras-et-nehemie-amount-farmer =
    { $number ->
        [one] { $number } farmer
       *[other] { $number } farmers
    }
esdras-et-nehemie-amount-labourer =
    { $number ->
        [one] { $number } labourer
       *[other] { $number } labourers
    }
esdras-et-nehemie-amount-final-goods = { $number } VP for goods
esdras-et-nehemie-amount-final-tiles = { $number } VP for developed tiles
esdras-et-nehemie-amount-final-altar = { $number } VP for leading on the altar track
esdras-et-nehemie-amount-final-buildings = { $number } VP for walls and gates
esdras-et-nehemie-amount-final-scribes = { $number } VP for scribes
esdras-et-nehemie-amount-final-scrolls = { $number } VP for gold scrolls

# The solo opponent says why.
esdras-et-nehemie-focus-clockwise = { $seat } reveals the focus card { $card } (clockwise, column { $column }).
esdras-et-nehemie-focus-counter-clockwise = { $seat } reveals the focus card { $card } (counter-clockwise, column { $column }).
esdras-et-nehemie-no-trade = { $seat } has { $silver } silver but needs { $number }: no trade, the tent moves instead.
esdras-et-nehemie-trade-upper = { $seat } has { $silver } silver: upper trade for { $number }, fee { $fee }.
esdras-et-nehemie-trade-lower = { $seat } has { $silver } silver: lower trade for { $number }, fee { $fee }.
esdras-et-nehemie-scheme = { $seat } reveals the scheme card { $card }.
esdras-et-nehemie-scheme-not-met =
    { $seat } doesn’t meet the requirement of row { $number } ({ $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $gold } gold).
esdras-et-nehemie-scheme-impossible =
    { $seat } finds no target for row { $number } ({ $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $gold } gold).
esdras-et-nehemie-scheme-action =
    { $seat } carries out row { $number } ({ $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $gold } gold).
esdras-et-nehemie-opponent-levite = { $seat } pays { $gold } gold and places Levite { $number }.
esdras-et-nehemie-opponent-changes = { $seat } has no gold for the Temple and exchanges 1 silver for 1 gold.
esdras-et-nehemie-opponent-altar = { $seat } has neither gold nor silver and takes an altar step.
esdras-et-nehemie-opponent-target = { $seat } starts from { $gate }; target: { $place }.
esdras-et-nehemie-opponent-pays = { $seat } pays { $gold } gold.
esdras-et-nehemie-opponent-scribe-highest = { $seat } takes the highest tile, picked by column { $column }: { $place } for { $gold } gold.
esdras-et-nehemie-opponent-scribe-lowest = { $seat } takes the lowest tile, picked by column { $column }: { $place } for { $gold } gold.
esdras-et-nehemie-opponent-sabbath = { $seat } keeps the Sabbath and gains { $silver } silver; VP: highest scribe { $scribe }, people { $people }, Blessings and golden spaces { $blessed }.

# Why the solo opponent acts as it does.
esdras-et-nehemie-reason-focus = First it trades with this card. The card’s gate, arrow and column then determine where it acts.
esdras-et-nehemie-reason-scheme = It tries the rows from the top and carries out the first one that is possible.
esdras-et-nehemie-reason-dearest = With the fee the upper trade costs { $upper } silver, the lower one { $lower }. With { $silver } it can afford either and takes the more expensive one.
esdras-et-nehemie-reason-same = With the fee the upper trade costs { $upper } silver and the lower one { $lower }, the same. With { $silver } it can afford either and takes the lower one.
esdras-et-nehemie-reason-only-upper = With the fee the upper trade costs { $upper } silver; the lower one, for { $lower }, is too expensive with { $silver }.
esdras-et-nehemie-reason-only-lower = With the fee the lower trade costs { $lower } silver; the upper one, for { $upper }, is too expensive with { $silver }.
esdras-et-nehemie-reason-no-trade = With the fee the upper trade costs { $upper } silver and the lower one { $lower }: with { $silver } it can afford neither.
esdras-et-nehemie-reason-least-workers = Workers needed in the reserve: at least { $number }; it has { $has }.
esdras-et-nehemie-reason-most-workers = Workers allowed in the reserve: at most { $number }; it has { $has }.
esdras-et-nehemie-reason-least-gold = Gold needed: at least { $number }; it has { $has }.
esdras-et-nehemie-reason-most-gold = Gold allowed: at most { $number }; it has { $has }.
esdras-et-nehemie-reason-no-worker = It has no worker in its reserve for this.
esdras-et-nehemie-reason-no-gate = There is no gate that it may choose and could rebuild: its gold plus the cubes on the gate must be at least { $gold }.
esdras-et-nehemie-reason-no-wall-card = Its wall pile is empty.
esdras-et-nehemie-reason-no-wall = There is no wall spot it could rebuild: its gold plus the cubes on the spot must be at least { $gold }.
esdras-et-nehemie-reason-no-rubble = No wall spot has any rubble left.
esdras-et-nehemie-reason-no-tile = There is no tile it can reach and pay for.
esdras-et-nehemie-reason-row = It is the topmost row that is possible.
esdras-et-nehemie-reason-last-row = No row above was possible, and the last one has no requirement.
esdras-et-nehemie-reason-gate = Starting from that gate, in the direction of the arrow, it is the first gate not yet rebuilt that it can afford: its gold plus the cubes on the gate are at least { $gold }.
esdras-et-nehemie-reason-passed-gates = Skipped: { $gates }.
esdras-et-nehemie-reason-wall = Starting from that gate, in the direction of the arrow, it is the first wall spot with rubble.
esdras-et-nehemie-reason-empty-wall = No wall spot has any rubble left: it takes the first empty one in the direction of the arrow.
esdras-et-nehemie-reason-passed-walls = Wall spots without rubble on the way: { $number }.
esdras-et-nehemie-reason-tile = Tiles of the row it can reach and afford, from the left: { $options }. Column { $column } picks number { $number } of { $all }.
esdras-et-nehemie-reason-only-tile = It is the only tile of the row that it can reach and afford.
esdras-et-nehemie-reason-levite = With a worker and enough gold it must place a Levite first; then each of its Levites acts.
esdras-et-nehemie-reason-temple = A Levite places gold in the leftmost column that has an empty cell, on the lowest one.
esdras-et-nehemie-reason-clears = It takes all the rubble, 1 gold for each cube, and the wall spot’s Blessing.
esdras-et-nehemie-reason-pays = Gold replaces all printed costs; gold it has just gained counts.
esdras-et-nehemie-reason-wall-card = It places the top card of its wall pile.
esdras-et-nehemie-reason-path-pays = This path uses scribes of others; it pays nothing for them, the main supply does.
esdras-et-nehemie-reason-judged-nothing = { $face } of its board gives nothing for this.
esdras-et-nehemie-reason-sabbath-most = { $face }: { $number } silver per worker in its reserve; only its most numerous people count (gatekeepers { $gatekeepers }, scribes { $scribes }, Levites { $levites }).
esdras-et-nehemie-reason-sabbath-sum = { $face }: { $number } silver per worker in its reserve; all its people are added up (gatekeepers { $gatekeepers }, scribes { $scribes }, Levites { $levites }).
esdras-et-nehemie-reason-first-gate = Starting from that gate, in the direction of the arrow, it is the first gate not yet rebuilt, and it can afford it: its gold plus the cubes on the gate are at least { $gold }.
esdras-et-nehemie-reason-no-first-gate = The first gate not yet rebuilt, in the direction of the arrow, is too expensive: its gold plus the cubes on the gate must be at least { $gold }.
esdras-et-nehemie-reason-path-white = This path uses a white worker, which it pays for.
esdras-et-nehemie-reason-fewest-human = Of several paths it takes the one with the fewest of your scribes, then with the fewest white workers.
esdras-et-nehemie-reason-own-first = Of several paths it takes the one with the most of its own scribes, then with white workers rather than your scribes.
esdras-et-nehemie-reason-judged = { $face } of its board says what it gains for this.
esdras-et-nehemie-reason-passed = Only a Prophet’s space that is passed counts.
esdras-et-nehemie-reason-reached = A Prophet’s space that is reached counts.
