# Ezra and Nehemiah. Names of cards, tiles and places come from the component file.

# The game.
esdras-et-nehemie-what = Rebuild the Temple and the walls of Jerusalem and teach the Torah in three weeks of work; one to four players.
esdras-et-nehemie-help = Ezra and Nehemiah. Each turn, play one character card, choose one main action and spend its banners: red for the Temple and the Altar, grey for rubble, walls and gates, blue for the Torah and tents. At any time in your turn when nothing is being resolved, you may also trade or develop a tile, place one trader and place one elder. After six days comes the Sabbath: assign your workers, face the judgement of the Prophets, feed everyone, tuck cards and score them. Most points after three weeks win; ties are broken on the altar track.
esdras-et-nehemie-ending-scored = the third Sabbath is over
esdras-et-nehemie-tie-break = At equal points, the first on the altar track wins.
esdras-et-nehemie-option-altar-face = Side of the altar card: random, or chosen by the first seat.
esdras-et-nehemie-option-solo-face = Side of the solo board: a, or the harder b; only with one player.
esdras-et-nehemie-option-prophet-space = Where does an altar marker on the space of a Prophet count? reached: A space reached counts: Zechariah’s is “between”, Haggai’s “ahead”; passed: Only a space passed counts: Zechariah’s is “behind”, Haggai’s “between”.
esdras-et-nehemie-option-solo-gate = Solo: what if the first gate that is not built costs too much? next_gate: It takes the next gate it can pay for; first_gate: It builds no gate.
esdras-et-nehemie-option-solo-path = Solo: which path, if there are several? fewest_human: Fewest of your scribes, then fewest white workers; own_first: Most of its own scribes, then white workers before yours.

# Score sheet.
esdras-et-nehemie-score-start = Start
esdras-et-nehemie-score-temple = Temple
esdras-et-nehemie-score-sectors = Sectors
esdras-et-nehemie-score-rewards = Rewards
esdras-et-nehemie-score-cards = Sabbaths
esdras-et-nehemie-score-hunger = Hunger
esdras-et-nehemie-score-goods = Goods
esdras-et-nehemie-score-tiles = Developed tiles
esdras-et-nehemie-score-altar = Altar lead
esdras-et-nehemie-score-buildings = Walls and gates
esdras-et-nehemie-score-scribes = Scribes
esdras-et-nehemie-score-scrolls = Gold scrolls

# Questions.
esdras-et-nehemie-ask-first-player = Who receives the Shofar?
esdras-et-nehemie-ask-rubble = A cube is drawn from the bag for { $place }.
esdras-et-nehemie-ask-scroll = A scroll tile is drawn for { $place }.
esdras-et-nehemie-ask-face = The side of the altar card is drawn.
esdras-et-nehemie-ask-face-chosen = { $seat }, which side of the altar card is used?
esdras-et-nehemie-ask-tile = A development tile is dealt to { $seat }.
esdras-et-nehemie-ask-corner = { $seat }, at which corner gate do you place a gatekeeper?
esdras-et-nehemie-ask-card = { $seat }, play a character card onto one of your stacks; before or after it you may trade or develop a tile.
esdras-et-nehemie-ask-action = { $seat }, choose a main action: red (Temple and altar), grey (walls and gates) or blue (scrolls and tent).
esdras-et-nehemie-ask-red =
    { $seat }, { $number ->
        [one] { $number } red banner
       *[other] { $number } red banners
    } left: put resources in the Temple or on the altar.
esdras-et-nehemie-ask-grey =
    { $seat }, { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    } left: clear rubble, rebuild walls or gates.
esdras-et-nehemie-ask-blue =
    { $seat }, { $number ->
        [one] { $number } blue banner
       *[other] { $number } blue banners
    } left: place a scribe or move your tent.
esdras-et-nehemie-ask-draw = { $seat } draws a character card.
esdras-et-nehemie-ask-discard =
    { $seat }, return { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }: which?
esdras-et-nehemie-ask-blessing = { $seat }, which Blessing do you choose?
esdras-et-nehemie-ask-resource =
    { $seat }, take { $number ->
        [one] { $number } basic resource
       *[other] { $number } basic resources
    }: which?
esdras-et-nehemie-ask-buy-food = { $seat }, you owe { $number } food and have { $food }: do you buy more?
esdras-et-nehemie-ask-recover = { $seat }, who do you recover?
esdras-et-nehemie-ask-assign = { $seat }, farmer or labourer?
esdras-et-nehemie-ask-free-develop = { $seat }, which tile do you develop for free?
esdras-et-nehemie-ask-payment = { $seat }, how do you pay the { $good } ({ $place })?
esdras-et-nehemie-ask-draw-wall = { $seat } draws a wall card.
esdras-et-nehemie-ask-wall-card = Which wall card do you place on { $place }?
esdras-et-nehemie-ask-return = { $seat }, which card goes on top of your wall pile?
esdras-et-nehemie-ask-adjacent = { $seat }, which adjacent wall do you copy?
esdras-et-nehemie-ask-path = { $seat }, which tile does the path to { $place } use?
esdras-et-nehemie-ask-sell = { $seat }, what do you sell ({ $card })?
esdras-et-nehemie-ask-trade-bonus = { $seat }, after the trade: silver, or develop a tile?
esdras-et-nehemie-ask-repeat = { $seat }, do you resolve trader slot { $slot } again?
esdras-et-nehemie-ask-prepare =
    { $seat }, prepare for the Sabbath: { $number ->
        [0] no worker is left to assign; use what else brings you something.
       *[other] assign farmers and labourers, buy food. Workers left: { $number }.
    }
esdras-et-nehemie-ask-market = { $seat }, on the eve you may trade or develop a tile.
esdras-et-nehemie-ask-tuck = { $seat }, which card do you tuck?
esdras-et-nehemie-ask-focus = A focus card is revealed.
esdras-et-nehemie-ask-scheme = A scheme card is revealed.
esdras-et-nehemie-ask-opponent-wall = The opponent draws a wall card.

# Choices in words.
esdras-et-nehemie-first = the Shofar goes to { $seat }
esdras-et-nehemie-rubble = rubble ({ $place }): { $good }
esdras-et-nehemie-scroll = { $tile } ({ $place })
esdras-et-nehemie-face = altar card: { $card }
esdras-et-nehemie-tile = dealt to { $seat }: { $tile }
esdras-et-nehemie-corner = place a gatekeeper at the { $place }
esdras-et-nehemie-play = play { $card } on stack { $stack }
esdras-et-nehemie-red =
    Temple and Altar ({ $number ->
        [one] { $number } red banner
       *[other] { $number } red banners
    })
esdras-et-nehemie-grey =
    Rubble, Walls and Gates ({ $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    })
esdras-et-nehemie-blue =
    Torah and Tents ({ $number ->
        [one] { $number } blue banner
       *[other] { $number } blue banners
    })
esdras-et-nehemie-end = end the turn
esdras-et-nehemie-trade-upper-choose = trade, upper option: { $card }
esdras-et-nehemie-trade-lower-choose = trade, lower option: { $card }
esdras-et-nehemie-trade-sell-choose = trade, sell: { $card }
esdras-et-nehemie-develop = develop { $tile }
esdras-et-nehemie-trader = place a trader on slot { $slot }
esdras-et-nehemie-elder = place an elder on slot { $slot }
esdras-et-nehemie-buy-food = buy 1 food for { $number } silver
esdras-et-nehemie-enough = done
esdras-et-nehemie-levite = place Levite { $number } for { $food } food
esdras-et-nehemie-in-temple = Temple row { $row }: { $good }
esdras-et-nehemie-on-altar =
    Altar, { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }: { $good }
esdras-et-nehemie-banner = use a Levite as a red banner
esdras-et-nehemie-choose-spot = work at { $place }
esdras-et-nehemie-clear =
    clear { $good } from { $place } for { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }
esdras-et-nehemie-rebuild = rebuild { $place }
esdras-et-nehemie-scribe = scribe on { $tile } ({ $place })
esdras-et-nehemie-move-tent =
    move the tent { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } for { $banners ->
        [one] { $banners } blue banner
       *[other] { $banners } blue banners
    }
esdras-et-nehemie-move-tent-with =
    move the tent { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } for { $banners ->
        [one] { $banners } blue banner
       *[other] { $banners } blue banners
    } and { $good }
esdras-et-nehemie-draw = { $seat } draws: { $card }
esdras-et-nehemie-draw-veiled = { $seat } draws a card
esdras-et-nehemie-discard = return { $good }
esdras-et-nehemie-bless = choose { $blessing }
esdras-et-nehemie-take = take { $good }
esdras-et-nehemie-recover-trader = recover the trader from slot { $slot }
esdras-et-nehemie-recover-elder = recover the elder from slot { $slot }
esdras-et-nehemie-decline-recovery = recover nobody
esdras-et-nehemie-assign-farmer = farmer
esdras-et-nehemie-assign-labourer = labourer, option { $option }
esdras-et-nehemie-decline-development = develop nothing
esdras-et-nehemie-pay = pay { $good }
esdras-et-nehemie-pay-banners =
    pay { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }
esdras-et-nehemie-draw-wall = { $seat } draws: { $card }
esdras-et-nehemie-draw-wall-veiled = { $seat } draws a wall card
esdras-et-nehemie-place-wall = place { $card }
esdras-et-nehemie-return = put { $card } on top
esdras-et-nehemie-return-veiled = { $seat } returns the other wall cards
esdras-et-nehemie-copy = copy { $card } ({ $place })
esdras-et-nehemie-path = use { $place } (silver: { $number })
esdras-et-nehemie-sell = sell { $good } for { $number } silver
esdras-et-nehemie-stop-selling = sell no more
esdras-et-nehemie-take-silver = take the silver
esdras-et-nehemie-repeat = pay { $number } silver and resolve it again
esdras-et-nehemie-decline-repeat = no
esdras-et-nehemie-item-judgement-choose = Judgement of the Prophets
esdras-et-nehemie-item-farmers-food-choose = food of the Farmers tile
esdras-et-nehemie-item-guards-recovery-choose = recover a trader or elder (Guards tile)
esdras-et-nehemie-item-market-on-the-eve-choose = Market on the Eve
esdras-et-nehemie-item-perpetual-fire-choose = Perpetual Fire
esdras-et-nehemie-item-returning-exiles-choose = Returning Exiles
esdras-et-nehemie-item-tithes-choose = Tithes
esdras-et-nehemie-item-caravan-choose = Caravan
esdras-et-nehemie-end-preparation = finish the preparation
esdras-et-nehemie-decline-market = no auxiliary action
esdras-et-nehemie-tuck = tuck { $card } (worth { $points } VP now)
esdras-et-nehemie-reveal-focus = focus card: { $card }
esdras-et-nehemie-reveal-scheme = scheme card: { $card }
esdras-et-nehemie-draw-opponent-wall = the opponent draws: { $card }

# Verbs before a list of choices.
esdras-et-nehemie-verb-play = play
esdras-et-nehemie-verb-red = red
esdras-et-nehemie-verb-grey = grey
esdras-et-nehemie-verb-blue = blue
esdras-et-nehemie-verb-end = end
esdras-et-nehemie-verb-trade = trade
esdras-et-nehemie-verb-develop = develop
esdras-et-nehemie-verb-trader = trader
esdras-et-nehemie-verb-elder = elder
esdras-et-nehemie-verb-buy = buy
esdras-et-nehemie-verb-levite = Levite
esdras-et-nehemie-verb-temple = Temple
esdras-et-nehemie-verb-altar = Altar
esdras-et-nehemie-verb-banner = banner
esdras-et-nehemie-verb-spot = spot
esdras-et-nehemie-verb-clear = clear
esdras-et-nehemie-verb-rebuild = rebuild
esdras-et-nehemie-verb-scribe = scribe
esdras-et-nehemie-verb-tent = tent
esdras-et-nehemie-verb-discard = return
esdras-et-nehemie-verb-bless = choose
esdras-et-nehemie-verb-take = take
esdras-et-nehemie-verb-enough = done
esdras-et-nehemie-verb-recover = recover
esdras-et-nehemie-verb-decline = decline
esdras-et-nehemie-verb-farmer = farmer
esdras-et-nehemie-verb-labourer = labourer
esdras-et-nehemie-verb-pay = pay
esdras-et-nehemie-verb-place = place
esdras-et-nehemie-verb-top = on top
esdras-et-nehemie-verb-copy = copy
esdras-et-nehemie-verb-path = path
esdras-et-nehemie-verb-sell = sell
esdras-et-nehemie-verb-stop = stop
esdras-et-nehemie-verb-repeat = repeat
esdras-et-nehemie-verb-judgement = judgement
esdras-et-nehemie-verb-farmers = Farmers
esdras-et-nehemie-verb-guards = Guards
esdras-et-nehemie-verb-market = market
esdras-et-nehemie-verb-perpetual = fire
esdras-et-nehemie-verb-returning = exiles
esdras-et-nehemie-verb-tithes = tithes
esdras-et-nehemie-verb-caravan = caravan
esdras-et-nehemie-verb-tuck = tuck
esdras-et-nehemie-verb-gatekeeper = gatekeeper

# Why it is not possible.
esdras-et-nehemie-why-card-played = you have already played a card this turn
esdras-et-nehemie-why-not-in-hand = { $card } isn’t in your hand
esdras-et-nehemie-why-stack-full = stack { $stack } is full
esdras-et-nehemie-why-action-chosen = you have already chosen the main action of this turn
esdras-et-nehemie-why-card-first = play a character card first
esdras-et-nehemie-why-action-first = choose the main action first
esdras-et-nehemie-why-trader-placed = you have already placed a trader this turn
esdras-et-nehemie-why-elder-placed = you have already placed an elder this turn
esdras-et-nehemie-why-no-worker = you have no worker in your reserve
esdras-et-nehemie-why-slot-taken = slot { $slot } is taken
esdras-et-nehemie-why-slot-unusable = slot { $slot } has no printed effect
esdras-et-nehemie-why-slot-empty = slot { $slot } is empty
esdras-et-nehemie-why-no-repeat = only { $tile } lets you resolve a trader slot again, for silver and right after placing the trader
esdras-et-nehemie-why-repeat-first = first decide whether you resolve slot { $slot } again
esdras-et-nehemie-why-auxiliary-used = you have already used this turn’s auxiliary action
esdras-et-nehemie-why-not-played-now = { $card } wasn’t played this turn, or is covered
esdras-et-nehemie-why-not-visible = { $card } isn’t on top of one of your stacks
esdras-et-nehemie-why-no-such-trade = { $card } has no such trade
esdras-et-nehemie-why-nothing-to-sell = you have nothing that { $card } buys
esdras-et-nehemie-why-trade-cost = it costs { $number } silver and a fee of { $fee }
esdras-et-nehemie-why-developed = { $tile } is already developed
esdras-et-nehemie-why-develop-cost = { $tile } costs { $number } × { $good }
esdras-et-nehemie-why-no-food-sale = you have no tile that sells food, or too little silver
esdras-et-nehemie-why-not-red = this belongs to the red main action
esdras-et-nehemie-why-not-grey = this belongs to the grey main action
esdras-et-nehemie-why-not-blue = this belongs to the blue main action
esdras-et-nehemie-why-levite-placed = you have already placed a Levite in this action
esdras-et-nehemie-why-levites-full = your Levite column is full
esdras-et-nehemie-why-levite-food = the next Levite costs { $number } food
esdras-et-nehemie-why-uses-over = you placed a Levite after using one; you can’t use any more Levites
esdras-et-nehemie-why-no-levite = all your Levites have been used
esdras-et-nehemie-why-not-in-temple = { $good } can’t be placed in the Temple
esdras-et-nehemie-why-row-full = row { $row } of the Temple is full
esdras-et-nehemie-why-none = you have no { $good }
esdras-et-nehemie-why-banners =
    it costs { $number ->
        [one] { $number } banner
       *[other] { $number } banners
    }, you have { $available }
esdras-et-nehemie-why-not-on-altar = { $good } can’t be placed on the Altar
esdras-et-nehemie-why-spot-chosen = you are already working at { $place } this turn
esdras-et-nehemie-why-corner = { $place } is a corner gate and always built
esdras-et-nehemie-why-neutral = { $place } is neutral
esdras-et-nehemie-why-built = { $place } is already rebuilt
esdras-et-nehemie-why-spot-first = choose where you work first
esdras-et-nehemie-why-no-such-rubble = there is no such cube: { $good }
esdras-et-nehemie-why-rebuilt = you have already rebuilt a wall or gate this turn
esdras-et-nehemie-why-rubble-left = there is still rubble
esdras-et-nehemie-why-no-wall-cards = your wall pile is empty
esdras-et-nehemie-why-building-cost =
    it costs { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    } (you have { $available }), { $stone } stone and { $wood } wood
esdras-et-nehemie-why-no-payment = you don’t have it, or couldn’t pay the rest: { $good }
esdras-et-nehemie-why-payment-order = pay cubes first, then gold, then banners: the result is the same
esdras-et-nehemie-why-not-drawn = { $card } wasn’t drawn
esdras-et-nehemie-why-scribe-placed = you have already placed a scribe in this action
esdras-et-nehemie-why-tile-taken = a scribe is already there
esdras-et-nehemie-why-not-accessible = no tile below it has a scribe or a white worker
esdras-et-nehemie-why-scribe-cost =
    it costs { $number ->
        [one] { $number } blue banner
       *[other] { $number } blue banners
    }, { $silver } silver and { $gold } gold
esdras-et-nehemie-why-path-cost = the path costs { $number } silver more
esdras-et-nehemie-why-tent-moved = you have already moved the tent in this action
esdras-et-nehemie-why-not-basic = gold isn’t a basic resource
esdras-et-nehemie-why-not-bought = the card doesn’t buy { $good }
esdras-et-nehemie-why-sell-one = you must sell at least one cube
esdras-et-nehemie-why-blessing-full = this marker is already on the last space: { $blessing }
esdras-et-nehemie-why-item-done = this is already resolved
esdras-et-nehemie-why-no-item = you don’t have this
esdras-et-nehemie-why-not-prepared = assign every worker and resolve everything first
esdras-et-nehemie-why-assign-first = first assign the recovered worker as farmer or labourer
esdras-et-nehemie-why-not-on-stack = { $card } isn’t on your stacks
esdras-et-nehemie-why-corner-taken = { $place } already has a gatekeeper
esdras-et-nehemie-why-no-corner = { $place } isn’t a corner gate
esdras-et-nehemie-why-no-such = there is nothing like this to choose here

# Errors in positions.
esdras-et-nehemie-error-key = { $place } has no “{ $key }”; it has: { $known }
esdras-et-nehemie-error-workers = { $place }: { $number } workers, more than { $most } (EN-4)
esdras-et-nehemie-error-word = { $place }: “{ $value }” isn’t one of: { $known }
esdras-et-nehemie-error-list = { $place }: “{ $value }” isn’t a valid list
esdras-et-nehemie-error-mapping = { $place }: this must be a table, not “{ $value }”
esdras-et-nehemie-error-number = { $place }: “{ $value }” isn’t a whole number in the range { $known }
esdras-et-nehemie-error-twice = { $place }: { $value } is already elsewhere
esdras-et-nehemie-error-corner = { $place }: the corner gate { $value } is always built (EN-16)
esdras-et-nehemie-error-silver = { $place }: the built gate { $value } can’t have silver (EN-101)
esdras-et-nehemie-error-neutral = { $place }: { $value } is neutral with this number of players (EN-107)
esdras-et-nehemie-error-wall = { $place }: “{ $value }” must be a player and a wall card, like p1 wall_03
esdras-et-nehemie-error-scroll = { $place }: “{ $value }” can’t be on this row (EN-24)
esdras-et-nehemie-error-hand = { $place }: { $value } doesn’t fit the cards in the game (EN-37)
esdras-et-nehemie-error-rubble = { $place }: no space for that many cubes: { $value } (EN-22)
esdras-et-nehemie-error-order = { $place }: “{ $value }” doesn’t list each of these once: { $known }
esdras-et-nehemie-pending-misfit = { $step } is pending, but this position has no such thing: { $what }
esdras-et-nehemie-pending-phase = a turn is pending outside the working days (EN-48)
esdras-et-nehemie-pending-face = there is no altar card (EN-27)
esdras-et-nehemie-pending-nothing = { $step } is pending, but there is nothing to choose
esdras-et-nehemie-pending-turns = { $number } turns have started, more than the { $most } of a week (EN-48)
esdras-et-nehemie-pending-cards = { $place }: this leaves { $number }, but the remaining turns need { $needed } ({ $rule })

# Keys of positions.
esdras-et-nehemie-position-round = The week, 1 to 3.
esdras-et-nehemie-position-turn = Turns of the week started so far.
esdras-et-nehemie-position-phase = working_day, preparation, sabbath, set_up or finished.
esdras-et-nehemie-position-shofar = Who has the Shofar.
esdras-et-nehemie-position-active = Whose turn it is; only with “pending”.
esdras-et-nehemie-position-altar-face = The side of the altar card.
esdras-et-nehemie-position-altar-order = Who is ahead among those on the same altar space.
esdras-et-nehemie-position-gates = Owners of gates.
esdras-et-nehemie-position-gate-silver = Silver on gate cards.
esdras-et-nehemie-position-walls = Rebuilt walls: owner and card.
esdras-et-nehemie-position-rubble = Cubes on wall spots and gates.
esdras-et-nehemie-position-bag = Cubes in the bag; only during setup.
esdras-et-nehemie-position-temple = Cubes in the Temple, rows from the bottom.
esdras-et-nehemie-position-scrolls = Scroll tiles by cell.
esdras-et-nehemie-position-scribes = Scribes by cell.
esdras-et-nehemie-position-white = White workers by cell.
esdras-et-nehemie-position-row-food = Food on the scroll rows.
esdras-et-nehemie-position-played = The stack played on this turn, 0 if none.
esdras-et-nehemie-position-action = The main action chosen.
esdras-et-nehemie-position-spot = Where the grey action works.
esdras-et-nehemie-position-banners = Banners gained this turn.
esdras-et-nehemie-position-done = What has been done this turn.
esdras-et-nehemie-position-spent = Banners spent this turn.
esdras-et-nehemie-position-levites-used = Levites used this turn.
esdras-et-nehemie-position-items-done = Resolved items of the preparation, as a bit set.
esdras-et-nehemie-position-focus = The last focus card revealed.
esdras-et-nehemie-position-scheme = The last scheme card revealed.
esdras-et-nehemie-position-focus-pile = Focus cards in the pile.
esdras-et-nehemie-position-scheme-pile = Scheme cards in the pile.
esdras-et-nehemie-position-seat-vp = Victory points in total.
esdras-et-nehemie-position-seat-gains = Victory points by source.
esdras-et-nehemie-position-seat-silver = Silver.
esdras-et-nehemie-position-seat-food = Food.
esdras-et-nehemie-position-seat-resources = Cubes by type.
esdras-et-nehemie-position-seat-reserve = Workers in the reserve.
esdras-et-nehemie-position-seat-farmers = Farmers.
esdras-et-nehemie-position-seat-labourers = Labourers.
esdras-et-nehemie-position-seat-levites = Levites.
esdras-et-nehemie-position-seat-tent = The space of the tent, c0 to c11.
esdras-et-nehemie-position-seat-altar = The space on the altar track.
esdras-et-nehemie-position-seat-blessings = Blessing markers by colour.
esdras-et-nehemie-position-seat-heroes = Hero cards.
esdras-et-nehemie-position-seat-tent-steps = Tent steps taken this turn; only with “pending”.
esdras-et-nehemie-position-seat-wall-drawn = Wall cards drawn; only with “pending”.
esdras-et-nehemie-position-seat-wall-top = The wall card put back on top.
esdras-et-nehemie-position-seat-wall-bottom = Wall cards put back at the bottom.
esdras-et-nehemie-position-seat-traders = Occupied trader slots.
esdras-et-nehemie-position-seat-elders = Occupied elder slots.
esdras-et-nehemie-position-seat-tiles = Development tiles by type.
esdras-et-nehemie-position-seat-developed = Types of developed tiles.
esdras-et-nehemie-position-seat-hand = Cards in hand, or how many.
esdras-et-nehemie-position-seat-known = Cards of the hand that everyone knows.
esdras-et-nehemie-position-seat-stacks = Cards on the three stacks, each from the bottom.
esdras-et-nehemie-position-seat-tucked = Tucked character cards.

# What somebody who ends a turn may have overlooked.
esdras-et-nehemie-warn-clear =
    You still have { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }: clearing rubble here would cost nothing else ({ $place }).
esdras-et-nehemie-warn-spot =
    You haven’t chosen where to work: { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    } will be wasted.
esdras-et-nehemie-warn-tent =
    Your tent could still move { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } with banners that are otherwise wasted.
esdras-et-nehemie-warn-trade = A trade would cost nothing: { $card }.
esdras-et-nehemie-warn-storage =
    You have room for { $room }: { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } must be returned.
