# The board of Ezra and Nehemiah in the browser.

# Goods, rewards and prices in words.
esdras-et-nehemie-web-good-gold = { $number } gold
esdras-et-nehemie-web-good-stone = { $number } stone
esdras-et-nehemie-web-good-wood = { $number } wood
esdras-et-nehemie-web-good-ash = { $number } ash
esdras-et-nehemie-web-good-silver = { $number } silver
esdras-et-nehemie-web-good-food = { $number } food
esdras-et-nehemie-web-good-vp = { $number } VP
esdras-et-nehemie-web-good-basic-resource =
    { $number ->
        [one] { $number } basic resource
       *[other] { $number } basic resources
    }
esdras-et-nehemie-web-good-worker =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
esdras-et-nehemie-web-good-blessing-orange =
    { $number ->
        [one] { $number } orange Blessing
       *[other] { $number } orange Blessings
    }
esdras-et-nehemie-web-good-blessing-purple =
    { $number ->
        [one] { $number } purple Blessing
       *[other] { $number } purple Blessings
    }
esdras-et-nehemie-web-good-blessing-red =
    { $number ->
        [one] { $number } red Blessing
       *[other] { $number } red Blessings
    }
esdras-et-nehemie-web-good-blessing-any =
    { $number ->
        [one] { $number } Blessing of your choice
       *[other] { $number } Blessings of your choice
    }
esdras-et-nehemie-web-good-altar-step =
    { $number ->
        [one] { $number } altar step
       *[other] { $number } altar steps
    }
esdras-et-nehemie-web-good-tent-step =
    { $number ->
        [one] { $number } tent step
       *[other] { $number } tent steps
    }
esdras-et-nehemie-web-good-red-banner =
    { $number ->
        [one] { $number } red banner
       *[other] { $number } red banners
    }
esdras-et-nehemie-web-good-grey-banner =
    { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }
esdras-et-nehemie-web-good-blue-banner =
    { $number ->
        [one] { $number } blue banner
       *[other] { $number } blue banners
    }
esdras-et-nehemie-web-good-wild-banner =
    { $number ->
        [one] { $number } wild banner
       *[other] { $number } wild banners
    }
esdras-et-nehemie-web-good-recover = recover a trader or elder
esdras-et-nehemie-web-good-free-develop = a free development
esdras-et-nehemie-web-good-lose-food = lose { $number } food

# The common board.
esdras-et-nehemie-web-neutral = { $place }: neutral
esdras-et-nehemie-web-wall-built = { $place }: { $card }, rebuilt by { $seat }
esdras-et-nehemie-web-gate-built = { $place }: { $seat }’s gatekeeper
esdras-et-nehemie-web-corner-free = { $place }: unclaimed
esdras-et-nehemie-web-cleared = { $place }: cleared. Rebuilding costs { $price }.
esdras-et-nehemie-web-rubble = { $place }: rubble { $rubble }. Rebuilding costs { $price }.
esdras-et-nehemie-web-clearing = Clearing it gives { $goods }.
esdras-et-nehemie-web-gate-gives = Silver on its card: { $silver }. The gatekeeper gains { $goods }; each connection gives { $connection }.
esdras-et-nehemie-web-row-price = Row { $row } of the Temple: price in banners
esdras-et-nehemie-web-cell-empty = Temple, row { $row }, column { $column }, sector { $sector }: empty
esdras-et-nehemie-web-cell = Temple, row { $row }, column { $column }, sector { $sector }: { $good }
esdras-et-nehemie-web-levites = { $seat }’s Levites: { $number }.
esdras-et-nehemie-web-levites-next = The next one costs { $price } and gives { $goods }.
esdras-et-nehemie-web-judged-behind = Behind Zechariah: { $goods }
esdras-et-nehemie-web-judged-between = Between the Prophets: { $goods }
esdras-et-nehemie-web-judged-ahead = Level with Haggai or ahead: { $goods }
esdras-et-nehemie-web-prophet-zechariah = Zechariah
esdras-et-nehemie-web-prophet-haggai = Haggai
esdras-et-nehemie-web-tent = { $seat }’s tent: { $place }
esdras-et-nehemie-web-moves = Cost of tent moves
esdras-et-nehemie-web-first = For the first scribe on this row
esdras-et-nehemie-web-heroes = Unclaimed heroes
esdras-et-nehemie-web-scroll = { $place }: { $tile }
esdras-et-nehemie-web-scroll-scribe = { $place }: { $tile }. { $seat }’s scribe.
esdras-et-nehemie-web-scroll-white = A white worker is here.
esdras-et-nehemie-web-scroll-reached = { $place }: { $tile }. Reachable; the path costs { $number } silver.
esdras-et-nehemie-web-areas = Parts of the table
esdras-et-nehemie-web-area-own = Mine
esdras-et-nehemie-web-area-city = City
esdras-et-nehemie-web-area-temple = Temple
esdras-et-nehemie-web-area-scrolls = Scrolls
esdras-et-nehemie-web-area-others = Others
esdras-et-nehemie-web-offered =
    { $number ->
        [one] { $number } available place
       *[other] { $number } available places
    }

# Solo: what the opponent did, step by step.
esdras-et-nehemie-web-solo-turn = The opponent’s turn
esdras-et-nehemie-web-solo-sabbath = The opponent’s Sabbath
esdras-et-nehemie-web-solo-end = The opponent’s final scoring
esdras-et-nehemie-web-solo-again-turn = Show its last turn again
esdras-et-nehemie-web-solo-again-sabbath = Show its Sabbath again
esdras-et-nehemie-web-solo-again-end = Show its final scoring again
esdras-et-nehemie-web-solo-back = Previous step
esdras-et-nehemie-web-solo-on = Next step
esdras-et-nehemie-web-solo-play = Play
esdras-et-nehemie-web-solo-pause = Pause
esdras-et-nehemie-web-solo-skip = Skip (Esc)
esdras-et-nehemie-web-solo-close = Close (Esc)
esdras-et-nehemie-web-solo-paces = Playback speed
esdras-et-nehemie-web-solo-pace = Playback speed: { $pace }
esdras-et-nehemie-web-solo-pace-slow = slow
esdras-et-nehemie-web-solo-pace-normal = normal
esdras-et-nehemie-web-solo-pace-fast = fast
esdras-et-nehemie-web-solo-pace-steps = step by step
esdras-et-nehemie-web-solo-pace-once = all at once
esdras-et-nehemie-web-solo-rules = Rules:
esdras-et-nehemie-web-solo-focus = Focus card: { $card }. Enlarge
esdras-et-nehemie-web-solo-scheme = Scheme card: { $card }. Enlarge
esdras-et-nehemie-web-solo-clockwise = clockwise, black box in column { $column }; trades:
esdras-et-nehemie-web-solo-counter-clockwise = counter-clockwise, black box in column { $column }; trades:
esdras-et-nehemie-web-solo-taken = (taken)
esdras-et-nehemie-web-solo-passed = (skipped)
esdras-et-nehemie-web-solo-least-worker = workers: at least { $number }
esdras-et-nehemie-web-solo-most-worker = workers: at most { $number }
esdras-et-nehemie-web-solo-least-gold = gold: at least { $number }
esdras-et-nehemie-web-solo-most-gold = gold: at most { $number }
esdras-et-nehemie-web-solo-spends = spend { $number } gold
esdras-et-nehemie-web-solo-gains = gain { $goods }
esdras-et-nehemie-web-solo-does-build-temple = build the Temple
esdras-et-nehemie-web-solo-does-clear-wall = clear a wall spot
esdras-et-nehemie-web-solo-does-rebuild-gate = clear and rebuild a gate
esdras-et-nehemie-web-solo-does-rebuild-wall = clear and rebuild a wall
esdras-et-nehemie-web-solo-does-scribe-highest = a scribe on the highest tile
esdras-et-nehemie-web-solo-does-scribe-lowest = a scribe on the lowest tile
esdras-et-nehemie-web-solo-row-does = Row { $number }: { $does }.
esdras-et-nehemie-web-solo-why-focus = First it trades with this card. The card’s gate, arrow and column then determine where it acts.
esdras-et-nehemie-web-solo-why-scheme = It tries the rows from the top and carries out the first one that is possible.
esdras-et-nehemie-web-solo-why-dearest = With the fee the upper trade costs { $upper } silver, the lower one { $lower }. With { $silver } it can afford either and takes the more expensive one.
esdras-et-nehemie-web-solo-why-same = With the fee the upper trade costs { $upper } silver and the lower one { $lower }, the same. With { $silver } it can afford either and takes the lower one.
esdras-et-nehemie-web-solo-why-only-upper = With the fee the upper trade costs { $upper } silver; the lower one, for { $lower }, is too expensive with { $silver }.
esdras-et-nehemie-web-solo-why-only-lower = With the fee the lower trade costs { $lower } silver; the upper one, for { $upper }, is too expensive with { $silver }.
esdras-et-nehemie-web-solo-why-no-trade = With the fee the upper trade costs { $upper } silver and the lower one { $lower }: with { $silver } it can afford neither.
esdras-et-nehemie-web-solo-why-least-workers = Workers needed in the reserve: at least { $number }; it has { $has }.
esdras-et-nehemie-web-solo-why-most-workers = Workers allowed in the reserve: at most { $number }; it has { $has }.
esdras-et-nehemie-web-solo-why-least-gold = Gold needed: at least { $number }; it has { $has }.
esdras-et-nehemie-web-solo-why-most-gold = Gold allowed: at most { $number }; it has { $has }.
esdras-et-nehemie-web-solo-why-no-worker = It has no worker in its reserve for this.
esdras-et-nehemie-web-solo-why-no-gate = There is no gate it could rebuild: its gold plus the cubes on the gate must be at least { $gold }.
esdras-et-nehemie-web-solo-why-no-wall-card = Its wall pile is empty.
esdras-et-nehemie-web-solo-why-no-wall = There is no wall spot it could rebuild: its gold plus the cubes on the spot must be at least { $gold }.
esdras-et-nehemie-web-solo-why-no-rubble = No wall spot has any rubble left.
esdras-et-nehemie-web-solo-why-no-tile = There is no tile it can reach and pay for.
esdras-et-nehemie-web-solo-why-row = It is the topmost row that is possible.
esdras-et-nehemie-web-solo-why-last-row = No row above was possible, and the last one has no requirement.
esdras-et-nehemie-web-solo-why-gate = Starting from that gate, in the direction of the arrow, it is the first gate not yet rebuilt that it can afford: its gold plus the cubes on the gate are at least { $gold }.
esdras-et-nehemie-web-solo-passed-gates = Skipped: { $gates }.
esdras-et-nehemie-web-solo-why-wall = Starting from that gate, in the direction of the arrow, it is the first wall spot with rubble.
esdras-et-nehemie-web-solo-why-empty-wall = No wall spot has any rubble left: it takes the first empty one in the direction of the arrow.
esdras-et-nehemie-web-solo-passed-walls = Wall spots without rubble on the way: { $number }.
esdras-et-nehemie-web-solo-why-tile = Tiles of the row it can reach and afford, from the left: { $options }. Column { $column } picks number { $number } of { $all }.
esdras-et-nehemie-web-solo-why-only-tile = It is the only tile of the row that it can reach and afford.
esdras-et-nehemie-web-solo-why-levite = With a worker and enough gold it must place a Levite first; then each of its Levites acts.
esdras-et-nehemie-web-solo-why-temple = A Levite places gold in the leftmost column that has an empty cell, on the lowest one.
esdras-et-nehemie-web-solo-why-clears = It takes all the rubble, 1 gold for each cube, and the wall spot’s Blessing.
esdras-et-nehemie-web-solo-why-pays = Gold replaces all printed costs; gold it has just gained counts.
esdras-et-nehemie-web-solo-why-wall-card = It places the top card of its wall pile.
esdras-et-nehemie-web-solo-why-path-white = On its way up it uses its own scribes, then white workers it can pay for, and those of others last.
esdras-et-nehemie-web-solo-why-path-pays = Every path needs scribes of others; it pays nothing for them, the main supply does.
esdras-et-nehemie-web-solo-why-judged = { $face } of its board gives { $goods } for this.
esdras-et-nehemie-web-solo-why-judged-nothing = { $face } of its board gives nothing for this.
esdras-et-nehemie-web-solo-why-sabbath-most = { $face }: { $number } silver per worker in its reserve; only its most numerous people count (gatekeepers { $gatekeepers }, scribes { $scribes }, Levites { $levites }).
esdras-et-nehemie-web-solo-why-sabbath-sum = { $face }: { $number } silver per worker in its reserve; all its people are added up (gatekeepers { $gatekeepers }, scribes { $scribes }, Levites { $levites }).

# Player boards, and the purse of banners.
esdras-et-nehemie-web-board = { $seat }’s board
esdras-et-nehemie-web-look-at = Show this board
esdras-et-nehemie-web-points = { $number } VP, { $final } including final scoring now
esdras-et-nehemie-web-holds-shofar = Has the Shofar
esdras-et-nehemie-web-purse = Banners and goods
esdras-et-nehemie-web-purse-chosen = for the main action
esdras-et-nehemie-web-purse-gained = gained: { $number }
esdras-et-nehemie-web-storage = Cubes: { $number }; room for { $room } between turns
esdras-et-nehemie-web-stack = Stack { $number }: { $card }
esdras-et-nehemie-web-stack-empty = Stack { $number }: empty
esdras-et-nehemie-web-tile-developed = { $tile }: developed
esdras-et-nehemie-web-tile-undeveloped = { $tile }: not developed; developing it costs { $cost }
esdras-et-nehemie-web-slot-trader = Trader slot { $slot }
esdras-et-nehemie-web-slot-elder = Elder slot { $slot }
esdras-et-nehemie-web-slot-filled = occupied
esdras-et-nehemie-web-slot-shut = not on this side of the tile
esdras-et-nehemie-web-front = Undeveloped:
esdras-et-nehemie-web-back = Developed:

# What components say when they are read large.
esdras-et-nehemie-web-reads-nothing = nothing
esdras-et-nehemie-web-reads-fee = Trading with it costs a fee of { $number } silver at the { $gate }.
esdras-et-nehemie-web-reads-no-fee = Its trade is a sale and has no fee.
esdras-et-nehemie-web-reads-banners = Banners from the top:
esdras-et-nehemie-web-reads-upper = Upper trade for { $number } silver:
esdras-et-nehemie-web-reads-lower = Lower trade for { $number } silver:
esdras-et-nehemie-web-reads-sells = Trade: it buys any number of:
esdras-et-nehemie-web-reads-sale = { $good } for { $number } silver each
esdras-et-nehemie-web-reads-condition = When tucked, it scores on each Sabbath:
esdras-et-nehemie-web-reads-week = When taken in week { $number } or later:
esdras-et-nehemie-web-reads-now = At once:
esdras-et-nehemie-web-reads-gives = Each time it applies:
esdras-et-nehemie-web-reads-end = In the final scoring:
esdras-et-nehemie-web-reads-cost = Developing it costs:
esdras-et-nehemie-web-reads-bar = The green bar gives:
esdras-et-nehemie-web-reads-storage =
    Undeveloped, it has room for { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }.
esdras-et-nehemie-web-reads-no-limit = Developed, it has no limit, and recovers a trader or elder before each Sabbath.
esdras-et-nehemie-web-reads-starts = Resources at the start:
esdras-et-nehemie-web-reads-farmer = Each farmer produces:
esdras-et-nehemie-web-reads-farmer-developed = Each farmer produces, once it is developed:
esdras-et-nehemie-web-reads-extra = When developed, it also gives in each preparation:
esdras-et-nehemie-web-reads-sells-food = You may buy food at any time, 1 for { $number } silver.
esdras-et-nehemie-web-reads-slot = Slot { $slot }:
esdras-et-nehemie-web-reads-slot-developed = Slot { $slot }, developed:
esdras-et-nehemie-web-reads-option = Each labourer, option { $slot }:
esdras-et-nehemie-web-reads-option-developed = Each labourer, option { $slot }, developed:
esdras-et-nehemie-web-reads-price = Rebuilding it costs:
esdras-et-nehemie-web-reads-cleared = Clearing its last cube gives:
esdras-et-nehemie-web-reads-gatekeeper = Rebuilding it gives:
esdras-et-nehemie-web-reads-connection = Each connection with a wall gives:
esdras-et-nehemie-web-reads-corner = A corner gate: built from the start.
esdras-et-nehemie-web-reads-enters = A tent that moves here gains:
esdras-et-nehemie-web-reads-behind = Week { $number }, behind Zechariah (space { $space }):
esdras-et-nehemie-web-reads-between = Week { $number }, between the Prophets:
esdras-et-nehemie-web-reads-ahead = Week { $number }, level with Haggai (space { $space }) or ahead:
esdras-et-nehemie-web-reads-clockwise = From the { $gate } it looks clockwise. Its black box is in column { $column }.
esdras-et-nehemie-web-reads-counter-clockwise = From the { $gate } it looks counter-clockwise. Its black box is in column { $column }.
esdras-et-nehemie-web-reads-row = Row { $number }:
esdras-et-nehemie-web-reads-worth = In the final scoring each counts as:
esdras-et-nehemie-web-reads-column = When all three Blessings have reached { $number }:

# A turn as it is planned.
esdras-et-nehemie-web-plan = This turn
esdras-et-nehemie-web-plan-open = Still possible this turn
esdras-et-nehemie-web-plan-lapses = If the turn ended now
esdras-et-nehemie-web-plan-stands = Final: it can’t be undone freely.
esdras-et-nehemie-web-plan-back = Undo from here: { $step }
esdras-et-nehemie-web-hint = { $costs } → { $gains }
esdras-et-nehemie-web-hint-draws = Draws wall cards: nothing before it can be undone afterwards.
esdras-et-nehemie-web-part-auxiliary = Trade or develop
esdras-et-nehemie-web-part-trader = Trader
esdras-et-nehemie-web-part-elder = Elder
esdras-et-nehemie-web-part-levite = New Levite
esdras-et-nehemie-web-part-uses = Levites
esdras-et-nehemie-web-part-clearing = Clear
esdras-et-nehemie-web-part-rebuild = Rebuild
esdras-et-nehemie-web-part-scribe = Scribe
esdras-et-nehemie-web-part-tent = Tent
esdras-et-nehemie-web-part-done = done this turn
esdras-et-nehemie-web-part-shut = not possible now
esdras-et-nehemie-web-warn-clear =
    You still have { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }: clearing rubble here would cost nothing else ({ $place }).
esdras-et-nehemie-web-warn-spot =
    You haven’t chosen where to work: { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    } will be wasted.
esdras-et-nehemie-web-warn-tent =
    Your tent could still move { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } with banners that are otherwise wasted.
esdras-et-nehemie-web-warn-trade = A trade would cost nothing: { $card }.
esdras-et-nehemie-web-warn-storage =
    You have room for { $room }: { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } must be returned.

# The Sabbath, one thing after the other.
esdras-et-nehemie-web-sabbath = Sabbath of week { $number }
esdras-et-nehemie-web-sabbath-waits = Waiting for { $seat }.
esdras-et-nehemie-web-stage-prepare = Prepare
esdras-et-nehemie-web-stage-feed = Feed
esdras-et-nehemie-web-stage-tuck = Tuck and score
esdras-et-nehemie-web-stage-done = done
esdras-et-nehemie-web-stage-now = now
esdras-et-nehemie-web-stage-later = later
esdras-et-nehemie-web-items = To resolve, in any order
esdras-et-nehemie-web-standing-behind = You are behind Zechariah (you { $space }, Zechariah { $zechariah }, Haggai { $haggai }).
esdras-et-nehemie-web-standing-between = You are between the Prophets (you { $space }, Zechariah { $zechariah }, Haggai { $haggai }).
esdras-et-nehemie-web-standing-ahead = You are level with Haggai or ahead (you { $space }, Zechariah { $zechariah }, Haggai { $haggai }).
esdras-et-nehemie-web-fire-between = After the Perpetual Fire you would be between the Prophets:
esdras-et-nehemie-web-fire-ahead = After the Perpetual Fire you would be level with Haggai or ahead:
esdras-et-nehemie-web-to-assign =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    } still to assign.
esdras-et-nehemie-web-eaters = Workers to feed
esdras-et-nehemie-web-food-due = You owe { $number } food and have { $food }.
esdras-et-nehemie-web-food-left = { $number } left over.
esdras-et-nehemie-web-food-short =
    { $number ->
        [one] { $number } goes hungry
       *[other] { $number } go hungry
    }: you lose { $points } VP.
esdras-et-nehemie-web-to-tuck = Cards on your stacks
esdras-et-nehemie-web-tucked-worth =
    { $number ->
        [one] { $number } card is already tucked and scores
       *[other] { $number } cards are already tucked and score
    } { $points } VP now.
esdras-et-nehemie-web-worth-now = { $points } VP now
esdras-et-nehemie-web-worth-by-the-end =
    { $points } VP on { $number ->
        [one] { $number } Sabbath
       *[other] { $number } Sabbaths
    }
esdras-et-nehemie-web-banner-kept = You keep this banner.
esdras-et-nehemie-web-banners-lost = You lose these banners, and the trade.
