# What everything in Ezra and Nehemiah is, does, costs and gives, when somebody asks.

# Titles of what has no name of its own.
esdras-et-nehemie-explain-title-of = { $item } ({ $seat })
    .seat = { $item }
esdras-et-nehemie-explain-title-slot = { $item }, slot { $number } ({ $seat })
    .seat = { $item }, slot { $number }
esdras-et-nehemie-explain-title-stack = Stack { $number } ({ $seat })
    .seat = Stack { $number }
esdras-et-nehemie-explain-title-temple-row = Temple, row { $row }
esdras-et-nehemie-explain-title-temple-cell = Temple, row { $row }, column { $column }
esdras-et-nehemie-explain-title-altar-space = Altar track, space { $number }
esdras-et-nehemie-explain-title-scroll-row = Scrolls, row { $row }

# Goods, prices and rewards in short.
esdras-et-nehemie-explain-good-gold = { $number } gold
esdras-et-nehemie-explain-good-stone = { $number } stone
esdras-et-nehemie-explain-good-wood = { $number } wood
esdras-et-nehemie-explain-good-ash = { $number } ash
esdras-et-nehemie-explain-good-silver = { $number } silver
esdras-et-nehemie-explain-good-food = { $number } food
esdras-et-nehemie-explain-good-vp = { $number } VP
esdras-et-nehemie-explain-good-basic-resource =
    { $number ->
        [one] { $number } basic resource
       *[other] { $number } basic resources
    }
esdras-et-nehemie-explain-good-worker =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
esdras-et-nehemie-explain-good-blessing-orange =
    { $number ->
        [one] { $number } orange Blessing
       *[other] { $number } orange Blessings
    }
esdras-et-nehemie-explain-good-blessing-purple =
    { $number ->
        [one] { $number } purple Blessing
       *[other] { $number } purple Blessings
    }
esdras-et-nehemie-explain-good-blessing-red =
    { $number ->
        [one] { $number } red Blessing
       *[other] { $number } red Blessings
    }
esdras-et-nehemie-explain-good-blessing-any =
    { $number ->
        [one] { $number } Blessing of your choice
       *[other] { $number } Blessings of your choice
    }
esdras-et-nehemie-explain-good-altar-step =
    { $number ->
        [one] { $number } altar step
       *[other] { $number } altar steps
    }
esdras-et-nehemie-explain-good-tent-step =
    { $number ->
        [one] { $number } tent step
       *[other] { $number } tent steps
    }
esdras-et-nehemie-explain-good-red-banner =
    { $number ->
        [one] { $number } red banner
       *[other] { $number } red banners
    }
esdras-et-nehemie-explain-good-grey-banner =
    { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }
esdras-et-nehemie-explain-good-blue-banner =
    { $number ->
        [one] { $number } blue banner
       *[other] { $number } blue banners
    }
esdras-et-nehemie-explain-good-wild-banner =
    { $number ->
        [one] { $number } wild banner
       *[other] { $number } wild banners
    }
esdras-et-nehemie-explain-good-recover = recover a trader or elder
esdras-et-nehemie-explain-good-free-develop = a free development
esdras-et-nehemie-explain-good-lose-food = lose { $number } food

# Goods and rewards.
esdras-et-nehemie-explain-gold = The most valuable cube. It pays for scribes on the upper rows of the scrolls, scores { $points } VP in the Temple and can replace stone or wood when you rebuild. It is not a basic resource. In the final scoring each counts as { $silver } silver.
esdras-et-nehemie-explain-stone = A basic resource. You rebuild walls and gates with it, or place it in the Temple for { $points } VP. In the final scoring each counts as { $silver } silver.
esdras-et-nehemie-explain-wood = A basic resource. You rebuild gates with it, burn it on the Altar, or place it in the Temple for { $points } VP. In the final scoring each counts as { $silver } silver.
esdras-et-nehemie-explain-ash = A basic resource. You burn it on the Altar to advance on the altar track. In the final scoring each counts as { $silver } silver.
esdras-et-nehemie-explain-silver = Coins. They pay for trades, gate fees, scribes and some development tiles. In the final scoring all your goods become silver, and every { $number } silver score 1 VP.
esdras-et-nehemie-explain-food = On each Sabbath all your workers in play except Levites eat 1 food each; you lose { $points } VP for each one you can’t feed. Placing Levites costs food too. In the final scoring each counts as { $silver } silver.
esdras-et-nehemie-explain-basic-resource = Stone, wood or ash, whichever you like. Gold is not a basic resource.
esdras-et-nehemie-explain-worker = A worker of your colour moves from the main supply to your reserve, ready to be used. If the main supply has none left, your tent moves 1 space instead.
esdras-et-nehemie-explain-vp = Victory points. Most points after the third Sabbath win. Points printed in silver count at once, those printed in gold only in the final scoring.
esdras-et-nehemie-explain-lose-vp = Points that you lose at once. A score may fall below 0.
esdras-et-nehemie-explain-blessing = Gaining this Blessing moves its marker 1 space to the right. When all three of your markers have reached a column, you gain the bonus above it. If the marker is on the last space, your tent moves 1 space instead. Some character cards score for it.
esdras-et-nehemie-explain-blessing-any = A Blessing of the colour you choose: one of your three Blessing markers moves 1 space to the right.
esdras-et-nehemie-explain-altar-step = Your marker moves 1 space to the right on the altar track and you gain what is printed below that space. On the last space you gain { $number } silver instead.
esdras-et-nehemie-explain-tent-step = Your tent moves 1 space clockwise on the city map and you gain what is printed there.
esdras-et-nehemie-explain-red-banner = Red banners pay for the action Temple and Altar: placing cubes in the Temple and burning wood and ash on the Altar.
esdras-et-nehemie-explain-grey-banner = Grey banners pay for the action Rubble, Walls and Gates: clearing rubble and rebuilding.
esdras-et-nehemie-explain-blue-banner = Blue banners pay for the action Torah and Tents: placing a scribe and moving your tent.
esdras-et-nehemie-explain-wild-banner = It counts as a banner in the colour of your main action, in this turn only.
esdras-et-nehemie-explain-recover = You may take one of your traders or elders back into your reserve. The slot is free again.
esdras-et-nehemie-explain-free-develop = You may turn over one of your development tiles without paying its cost. You still gain its green bar.
esdras-et-nehemie-explain-lose-food = You give this food back. For each food you don’t have, you lose { $points } VP.

# People.
esdras-et-nehemie-explain-levites = Levites do the work of the red action: each may be used once in it, to place a cube in the Temple, to burn one on the Altar, or as 1 extra red banner. You may place one new Levite in a red action, before the first or after the last use. They stay all game and don’t eat on the Sabbath.
esdras-et-nehemie-explain-gatekeepers = A worker on a gate you own. Others who trade at this gate pay you { $number } silver. It stays there all game and needs food on each Sabbath.
esdras-et-nehemie-explain-scribes = A worker on a scroll tile. The tile’s ability is yours, the scribe scores the VP of its row in the end, and others whose path leads over it pay you { $number } silver. It needs food on each Sabbath.
esdras-et-nehemie-explain-traders = Once in each of your turns you may move a worker from your reserve to a free trader slot and gain what the slot shows. The worker comes back after the Sabbath.
esdras-et-nehemie-explain-elders = Once in each of your turns you may move a worker from your reserve to a free elder slot. It gives banners for this turn, and often something more. The worker comes back after the Sabbath.
esdras-et-nehemie-explain-farmers = Before the Sabbath each worker left in your reserve becomes a farmer or a labourer. Each farmer produces what the Farmers tile shows, mostly food.
esdras-et-nehemie-explain-labourers = Before the Sabbath each worker left in your reserve becomes a farmer or a labourer. Each labourer produces one of the two options of the Labourers tile.
esdras-et-nehemie-explain-guards = The Guards tile limits how many cubes you may keep between turns. Developed, it lifts the limit.
esdras-et-nehemie-explain-reserve = Your workers that are ready to use: as Levites, gatekeepers, scribes, traders or elders. Those left before the Sabbath become farmers or labourers.
esdras-et-nehemie-explain-supply = Workers you don’t have yet. Rewards bring them into your reserve. They never come back here, and need no food.
esdras-et-nehemie-explain-white-worker = A neutral worker on the scrolls, with 1 or 2 players. It opens the tiles above it like a scribe; a path over it costs { $number } silver. You may place a scribe on its tile: it is then pushed up.

# Parts of the common board, and what is on it.
esdras-et-nehemie-explain-ring = The city wall. In a grey action you choose one wall spot or gate, clear rubble there and keep the cubes. Once it is empty you may rebuild it. Walls and gates score in the end, and neighbours reward each other.
esdras-et-nehemie-explain-temple = In a red action each Levite can place one stone, wood or gold here, in the leftmost empty cell of a row, for as many red banners as the row costs. The cube scores at once, and the row gives its reward.
esdras-et-nehemie-explain-altar = Burning wood or ash in a red action moves your marker. Each space gives what is printed below it. Your place here decides every tie and the judgement of the Prophets, and the leader gets { $points } VP in the end. On the same space the lower marker is ahead.
esdras-et-nehemie-explain-city = In a blue action you may move your tent once, 1 to 4 spaces clockwise. Many rewards move it too. You gain what is printed on every space you enter.
esdras-et-nehemie-explain-scrolls = In a blue action you may place one scribe on a tile. Row 1 is open to all; a higher tile is open once a tile below it has a scribe or a white worker. Each tile has an ability for the rest of the game, and the scribe scores VP in the end.
esdras-et-nehemie-explain-judgement = Before each Sabbath the two Prophets judge everyone by their place on the altar track: behind Zechariah, between the two, or ahead of Haggai.
esdras-et-nehemie-explain-sector = The Temple is divided into sectors. The player who fills the last cell of one gains { $food } food. Then the player with the most Levites gains { $most } VP, with 3 or more players the one with the fewest loses { $fewest } VP, and everyone gains { $silver } silver per Levite.
esdras-et-nehemie-explain-golden-space = A golden space of the altar track. A space you have reached or passed counts for a character card and for a scroll tile.
esdras-et-nehemie-explain-rubble = Cubes that block a wall spot or gate. You clear them with grey banners and keep them. Clearing the last cube of a wall spot also gives a Blessing.
esdras-et-nehemie-explain-neutral = It belongs to nobody. Nothing can be cleared or rebuilt here, and it never makes a connection.
esdras-et-nehemie-explain-connection = A gate and a rebuilt wall directly next to each other. When it is made, the owners of both gain the connection reward of the gate; if both are yours, you gain it once.
esdras-et-nehemie-explain-zechariah = The grey Prophet, who moves on each week. A marker behind him on the altar track is judged worst.
esdras-et-nehemie-explain-haggai = The white Prophet, who moves on each week. A marker ahead of him on the altar track is judged best.
esdras-et-nehemie-explain-shofar = Its holder starts the week. After each Sabbath it passes to the next player clockwise.
esdras-et-nehemie-explain-week = The game lasts { $weeks } weeks of { $days } working days, each followed by a Sabbath. Each day everyone takes one turn: play a character card, choose a main action, end the turn. Once in a turn you may also trade or develop, place a trader, and place an elder.
esdras-et-nehemie-explain-tent = It moves clockwise around the city map, by blue banners or by rewards, and earns what is printed on every space it enters.
esdras-et-nehemie-explain-altar-marker = It shows how far a player is on the altar track. The marker furthest ahead wins all ties; on the same space it is the lower one.

# Parts of a player board.
esdras-et-nehemie-explain-board = All that a player has. Everything on it is open except the cards in hand and the order of the piles.
esdras-et-nehemie-explain-hand = Character cards to play, one in each turn. You draw back up to { $number } at the end of your turn. Others don’t see them.
esdras-et-nehemie-explain-pile = Face-down character cards you will draw. After the Sabbath the cards left on your stacks become the new pile.
esdras-et-nehemie-explain-wall-pile = Your face-down wall cards. When you rebuild a wall, you draw up to three, place one, and put the others back on top and at the bottom.
esdras-et-nehemie-explain-stacks = In each turn you play one character card on a stack, at most { $number } on each. Only the visible cards count: their banners pay for your main action. On the Sabbath you tuck cards from here.
esdras-et-nehemie-explain-tucked = Cards kept under your player aid for the rest of the game. Their top banner counts in every turn, and character cards score their condition on every Sabbath.
esdras-et-nehemie-explain-heroes = Three cards for the scribes on the stone tiles of row 1. A hero gives rewards, more of them in later weeks, and a banner for the rest of the game.
esdras-et-nehemie-explain-abilities = Scroll tiles with a scribe of this player. They help for the rest of the game.
esdras-et-nehemie-explain-tiles = Five tiles, one of each type. Developing one is an auxiliary action: pay its cost, gain its green bar, and turn it to its better side. Each developed tile scores { $points } VP in the end.
esdras-et-nehemie-explain-storage = At the end of every turn and of every Sabbath you may keep only as many cubes as your Guards tile has room for. Silver and food don’t count.
esdras-et-nehemie-explain-blessings = Three markers, one for each colour. Gaining a Blessing moves its marker. When all three have reached a column, you gain its bonus.
esdras-et-nehemie-explain-banners = Banners on the visible cards of your stacks and the top banners of tucked cards count in every turn. A main action uses one colour. What you don’t spend is lost at the end of the turn.
esdras-et-nehemie-explain-opponent = In the solo game you play against it. In its turn it reveals a focus card and trades, then reveals a scheme card and carries out the first row that is possible. It follows the cards and makes no decisions.
esdras-et-nehemie-explain-opponent-gains = It gets 1 gold for each stone, wood or ash it would gain and 1 silver for each food. It feeds nobody, and has no hand and no development tiles.
esdras-et-nehemie-explain-focus = The opponent reveals one in each turn and makes the more expensive trade it can pay. The card’s gate, arrow and column then decide where it acts.
esdras-et-nehemie-explain-scheme = The opponent reveals one in each turn and carries out one row: the topmost whose requirement it meets and which is possible. All are used once a week.
esdras-et-nehemie-explain-colour = The colour of a player’s pieces. It makes no difference in the game.

# Character cards and heroes.
esdras-et-nehemie-explain-character = A character card. Play one in each turn on one of your stacks: its banners pay for your main action, and you may use its trade in the same turn. Tucked on a Sabbath, it scores.
esdras-et-nehemie-explain-shows-banners = Banners: { $goods }.
esdras-et-nehemie-explain-keeps-banner = Tucked, it keeps this for all your turns: { $goods }.
esdras-et-nehemie-explain-upper = Upper trade, for { $number } silver: { $goods }.
esdras-et-nehemie-explain-lower = Lower trade, for { $number } silver: { $goods }.
esdras-et-nehemie-explain-fee = Before trading you pay { $number } silver for this gate, to its owner or onto its card; nothing if it is yours: { $gate }.
esdras-et-nehemie-explain-sells = Trade, without a fee: sell any number of { $good } for { $number } silver each.
esdras-et-nehemie-explain-tucked-golden-spaces =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each golden space of the altar track you have reached or passed.
esdras-et-nehemie-explain-tucked-developed-tiles =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each of your developed tiles.
esdras-et-nehemie-explain-tucked-purple-blessings =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each of your purple Blessings.
esdras-et-nehemie-explain-tucked-gatekeepers =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each of your gatekeepers.
esdras-et-nehemie-explain-tucked-walls =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each wall you have rebuilt.
esdras-et-nehemie-explain-tucked-orange-blessings =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each of your orange Blessings.
esdras-et-nehemie-explain-tucked-scribes =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each of your scribes.
esdras-et-nehemie-explain-tucked-levites =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each of your Levites.
esdras-et-nehemie-explain-tucked-red-blessings =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }1 VP for each of your red Blessings.
esdras-et-nehemie-explain-tucked-top-scrolls =
    Tucked, it scores on every Sabbath { $base ->
        [0] {""}
       *[other] { $base } VP plus{" "}
    }the row VP of your two highest scribes.
esdras-et-nehemie-explain-worth-now = It would score { $points } VP for you if a Sabbath were scored now.
esdras-et-nehemie-explain-on-stack = { $seat }: visible on stack { $number }.
    .seat = You have it, visible on stack { $number }.
esdras-et-nehemie-explain-covered = { $seat }: covered on stack { $number }.
    .seat = You have it, covered on stack { $number }.
esdras-et-nehemie-explain-tucked-by = { $seat } has tucked it.
    .seat = You have tucked it.
esdras-et-nehemie-explain-in-hand = { $seat } has it in hand.
    .seat = It is in your hand.
esdras-et-nehemie-explain-hero = A hero card. Place a scribe on its stone tile in row 1 of the scrolls to take it: you gain its rewards, then tuck it.
esdras-et-nehemie-explain-hero-week = Taken in week { $number } or later, it gives: { $goods }.
esdras-et-nehemie-explain-has-it = { $seat } has it.
    .seat = You have it.
esdras-et-nehemie-explain-nobody-has-it = Nobody has it.
esdras-et-nehemie-explain-not-in-game = It isn’t used in this game.
esdras-et-nehemie-explain-has-colour = Colour: { $colour }.

# Scroll tiles.
esdras-et-nehemie-explain-scroll = A scroll tile. Place a scribe on it in a blue action; its ability is then yours until the end of the game.
esdras-et-nehemie-explain-stone-tile = A stone tile of row 1. Place a scribe on it in a blue action to take this hero: { $card }.
esdras-et-nehemie-explain-on-cell = Its place: { $place }.
esdras-et-nehemie-explain-scribe-of = { $seat } has a scribe here.
    .seat = You have a scribe here.
esdras-et-nehemie-explain-path = The cheapest path to it costs { $number } silver.
esdras-et-nehemie-explain-white-here = A white worker is here.
esdras-et-nehemie-explain-final-vp = { $number } VP in the final scoring
esdras-et-nehemie-explain-ability-treasurer = In the final scoring you gain 1 VP for every { $amount } silver, fewer than others need.
esdras-et-nehemie-explain-ability-house-completed = In the final scoring: { $amount } VP for each completely filled row of the Temple, whoever filled it.
esdras-et-nehemie-explain-ability-great-assembly = In the final scoring: 1 VP for every { $amount } of your Levites, gatekeepers and scribes together.
esdras-et-nehemie-explain-ability-chief-scribes = In the final scoring: { $amount } VP for each of your scribes on row 4, this one included.
esdras-et-nehemie-explain-ability-threefold-blessing = In the final scoring: { $amount } VP for each complete set of three Blessings.
esdras-et-nehemie-explain-ability-teaching-the-people = In the final scoring: { $amount } VP for each of your scribes on rows 1 to 3.
esdras-et-nehemie-explain-ability-ring-of-stone = In the final scoring: 1 VP for every { $amount } walls and gates you have rebuilt. Corner gates don’t count.
esdras-et-nehemie-explain-ability-hidden-merit = In the final scoring you score the Sabbath condition of every character card in your hand, as if it were tucked.
esdras-et-nehemie-explain-ability-fields-of-rest = You needn’t feed your farmers and labourers.
esdras-et-nehemie-explain-ability-market-on-the-eve = Before each Sabbath you gain: { $goods }. Then you may take one auxiliary action; a trade may use any visible card of your stacks.
esdras-et-nehemie-explain-ability-scribes-table = You needn’t feed your scribes.
esdras-et-nehemie-explain-ability-perpetual-fire = Before each Sabbath you gain, before or after the judgement: { $goods }.
esdras-et-nehemie-explain-ability-gate-provisions = You needn’t feed your traders and gatekeepers.
esdras-et-nehemie-explain-ability-returning-exiles = Before each Sabbath you gain: { $goods }.
esdras-et-nehemie-explain-ability-tithes = Before each Sabbath you gain for each of your Levites: { $goods }.
esdras-et-nehemie-explain-ability-caravan = Before each Sabbath you gain: { $goods }.
esdras-et-nehemie-explain-ability-swift-tents = Once in every turn, and once before each Sabbath, your tent moves 1 space more as soon as it has moved { $amount }.
esdras-et-nehemie-explain-ability-portion-of-the-levites = Each Levite you place costs { $amount } food less.
esdras-et-nehemie-explain-ability-shared-labour = When you rebuild a wall you also gain the effect of one rebuilt wall next to it, whoever owns it, if no gate is between.
esdras-et-nehemie-explain-ability-keepers-oath = Whenever you place a gatekeeper you gain: { $goods }.
esdras-et-nehemie-explain-ability-counsel-of-elders = Whenever you place an elder you gain: { $goods }.
esdras-et-nehemie-explain-ability-blessed-pen = Whenever you place another scribe you gain: { $goods }.
esdras-et-nehemie-explain-ability-golden-incense = Whenever your marker reaches a golden space of the altar track you gain: { $goods }.
esdras-et-nehemie-explain-ability-hewn-stones = Rebuilding a wall or gate costs you { $amount } stone less.
esdras-et-nehemie-explain-ability-second-bargain = After placing a trader you may pay { $amount } silver to gain what its slot shows once more.
esdras-et-nehemie-explain-ability-fruit-of-the-land = Whenever you turn over a development tile you gain: { $goods }.
esdras-et-nehemie-explain-ability-open-house = Your stacks have no limit of cards, and your hand limit is { $amount }.
esdras-et-nehemie-explain-ability-profitable-trade = After each trade you either gain { $goods } or develop a tile for its cost.
esdras-et-nehemie-explain-ability-royal-letters = The lower option of a trade that buys costs you { $amount } silver less.
esdras-et-nehemie-explain-ability-busy-markets = Your trade may use any visible card of your stacks.

# Development tiles.
esdras-et-nehemie-explain-tile = Developing it costs what is printed at the top and gives its green bar at once. It stays developed.
esdras-et-nehemie-explain-room = Undeveloped: room for { $number } cubes between turns.
esdras-et-nehemie-explain-room-developed = Developed: no limit, and before each Sabbath you may recover a trader or elder.
esdras-et-nehemie-explain-starts-with = Resources at the start of the game: { $goods }.
esdras-et-nehemie-explain-farmer = Undeveloped, each farmer produces: { $goods }.
esdras-et-nehemie-explain-farmer-developed = Developed, each farmer produces: { $goods }; before each Sabbath the tile itself gives { $food } food.
esdras-et-nehemie-explain-buys-food = Its owner may buy food at any time in their turn, and when food is due: 1 for { $number } silver.
esdras-et-nehemie-explain-slot = Slot { $slot }, undeveloped: { $front }; developed: { $back }.
esdras-et-nehemie-explain-option = Each labourer, option { $slot }, undeveloped: { $front }; developed: { $back }.
esdras-et-nehemie-explain-tile-developed = { $seat } has developed it.
    .seat = You have developed it.
esdras-et-nehemie-explain-tile-undeveloped = { $seat } hasn’t developed it yet.
    .seat = You haven’t developed it yet.
esdras-et-nehemie-explain-slot-free = It is free.
esdras-et-nehemie-explain-slot-filled = A worker is on it.
esdras-et-nehemie-explain-slot-shut = It can’t be used on this side of the tile.

# Walls and gates.
esdras-et-nehemie-explain-wall = A wall spot. Clear its rubble in a grey action, then rebuild the wall for its price: you draw wall cards, place one here and gain its effect.
esdras-et-nehemie-explain-gate = A gate. Clear its rubble in a grey action, then rebuild it for its price and place a worker on it as gatekeeper: the gate is yours for the rest of the game.
esdras-et-nehemie-explain-corner = A corner gate, built from the start. At the start of the game players place gatekeepers on these. It scores no points itself.
esdras-et-nehemie-explain-cleared-gives = Clearing its last cube gives: { $goods }.
esdras-et-nehemie-explain-connection-gives = For each connection with a wall both owners gain: { $goods }.
esdras-et-nehemie-explain-trades-here = Character cards that trade at this gate, for a fee of { $number } silver: { $cards }.
esdras-et-nehemie-explain-clearing = Clearing a cube costs grey banners: ash { $ash }, wood { $wood }, stone { $stone }, gold { $gold }.
esdras-et-nehemie-explain-swap = In place of each stone or wood you may pay { $banners } grey banners or { $gold } gold.
esdras-et-nehemie-explain-is-neutral = It is neutral.
esdras-et-nehemie-explain-gate-of = { $seat } has a gatekeeper here.
    .seat = You have a gatekeeper here.
esdras-et-nehemie-explain-wall-of = { $seat } has rebuilt it: { $card }.
    .seat = You have rebuilt it: { $card }.
esdras-et-nehemie-explain-corner-free = Nobody has a gatekeeper here.
esdras-et-nehemie-explain-rubble-now = Rubble: { $goods }.
esdras-et-nehemie-explain-silver-on-card = Silver on its card, for the player who rebuilds it: { $number }.
esdras-et-nehemie-explain-ring-now = Not rebuilt yet: { $number }. Cubes of rubble left: { $cubes }.
esdras-et-nehemie-explain-wall-card = A wall card. Rebuilding a wall you may place it: you gain its effect at once and its VP in the end.
esdras-et-nehemie-explain-placed-at = { $seat } has placed it: { $place }.
    .seat = You have placed it: { $place }.

# Temple and Altar.
esdras-et-nehemie-explain-temple-row =
    Row { $row } costs { $number ->
        [one] { $number } red banner
       *[other] { $number } red banners
    }; its reward: { $goods }.
esdras-et-nehemie-explain-temple-points = { $gold } VP for gold, { $stone } VP for stone, { $wood } VP for wood
esdras-et-nehemie-explain-cells-left = Empty cells: { $number }.
esdras-et-nehemie-explain-cell-sector = It belongs to sector { $sector }.
esdras-et-nehemie-explain-cell-cube = On it: { $good }.
esdras-et-nehemie-explain-cell-next = It is empty, and the next cell to be filled in this row.
esdras-et-nehemie-explain-cell-empty = It is empty.
esdras-et-nehemie-explain-cell-outside = With this number of players the Temple is smaller and doesn’t have this cell.
esdras-et-nehemie-explain-burning = Wood costs { $wood } red banners and moves your marker { $wood_steps }; ash costs { $ash } and moves it { $ash_steps }.
esdras-et-nehemie-explain-on-space = { $seat }: space { $number }.
    .seat = You: space { $number }.
esdras-et-nehemie-explain-altar-place = Place in the altar order: { $number }.
esdras-et-nehemie-explain-marker-here = { $seat }’s marker is here.
    .seat = Your marker is here.
esdras-et-nehemie-explain-prophet-here = Here this week: { $prophet }.
esdras-et-nehemie-explain-levite-row = Levite { $number } costs { $food } food and gives: { $goods }.
esdras-et-nehemie-explain-next-levite = The cost and reward are those of the next Levite.
esdras-et-nehemie-explain-judged-behind = Week { $week }, behind Zechariah (space { $space }): { $goods }.
esdras-et-nehemie-explain-judged-between = Week { $week }, between the Prophets: { $goods }.
esdras-et-nehemie-explain-judged-ahead = Week { $week }, ahead of Haggai (space { $space }): { $goods }.
esdras-et-nehemie-explain-prophet-reached = A marker on Zechariah’s space counts as between, on Haggai’s space as ahead.
esdras-et-nehemie-explain-prophet-passed = A marker on Zechariah’s space counts as behind, on Haggai’s space as between.
esdras-et-nehemie-explain-stands-behind = { $seat }: behind, on space { $number }.
    .seat = You: behind, on space { $number }.
esdras-et-nehemie-explain-stands-between = { $seat }: between, on space { $number }.
    .seat = You: between, on space { $number }.
esdras-et-nehemie-explain-stands-ahead = { $seat }: ahead, on space { $number }.
    .seat = You: ahead, on space { $number }.

# City map and scrolls.
esdras-et-nehemie-explain-city-space = A space of the city map. A tent that moves here gains what is printed.
esdras-et-nehemie-explain-tent-price =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }: blue banners { $banners }, basic resources { $cubes }.
esdras-et-nehemie-explain-tent-at = { $seat }: { $place }.
    .seat = You: { $place }.
esdras-et-nehemie-explain-tent-here = { $seat }’s tent is here.
    .seat = Your tent is here.
esdras-et-nehemie-explain-scroll-row = Row { $row }: a scribe costs { $banners } blue banners, { $silver } silver and { $gold } gold, and scores { $points } VP in the end.
esdras-et-nehemie-explain-row-food = The first player to place a scribe on this row takes its food: { $number }.
esdras-et-nehemie-explain-food-left = Food left here: { $number }.

# What somebody has.
esdras-et-nehemie-explain-count = { $seat }: { $number }.
    .seat = You: { $number }.
esdras-et-nehemie-explain-points-now = { $seat }: { $number } VP now → { $final } if the game ended now.
    .seat = You: { $number } VP now → { $final } if the game ended now.
esdras-et-nehemie-explain-to-feed = Workers to feed if the Sabbath came now: { $number }.
esdras-et-nehemie-explain-banners-shown = On visible and tucked cards: { $number }.
esdras-et-nehemie-explain-banners-left = Left to spend this turn: { $number }.
esdras-et-nehemie-explain-banner-count = { $banner }: { $number }.
esdras-et-nehemie-explain-blessing-at = { $blessing }: { $number }.
esdras-et-nehemie-explain-cards = Cards: { $cards }.
esdras-et-nehemie-explain-on-top = On top: { $card }.
esdras-et-nehemie-explain-at-bottom = At the bottom: { $cards }.
esdras-et-nehemie-explain-under = Under it: { $cards }.
esdras-et-nehemie-explain-stack-top = Stack { $number }: { $card }.
esdras-et-nehemie-explain-stack-empty = Stack { $number }: empty.
esdras-et-nehemie-explain-developed-tiles = Developed: { $number }.
esdras-et-nehemie-explain-stored = Cubes: { $number }, room for { $room } between turns.
esdras-et-nehemie-explain-stored-freely = Cubes: { $number }, no limit.
esdras-et-nehemie-explain-column = All three in column { $number }: { $goods }.
esdras-et-nehemie-explain-week-now = Week { $week }, day { $day }.

# The solo opponent.
esdras-et-nehemie-explain-clockwise = It looks clockwise from this gate: { $gate }. Column of its black box: { $column }.
esdras-et-nehemie-explain-counter-clockwise = It looks counter-clockwise from this gate: { $gate }. Column of its black box: { $column }.
esdras-et-nehemie-explain-revealed = It was revealed last.
esdras-et-nehemie-explain-row-gain = Row { $row }: take what is printed.
esdras-et-nehemie-explain-row-build-temple = Row { $row }: place a Levite if possible, then build the Temple with each Levite.
esdras-et-nehemie-explain-row-clear-wall = Row { $row }: clear a wall spot.
esdras-et-nehemie-explain-row-rebuild-gate = Row { $row }: clear and rebuild a gate.
esdras-et-nehemie-explain-row-rebuild-wall = Row { $row }: clear and rebuild a wall.
esdras-et-nehemie-explain-row-scribe-highest = Row { $row }: place a scribe on the highest tile it can reach and pay.
esdras-et-nehemie-explain-row-scribe-lowest = Row { $row }: place a scribe on the lowest tile it can reach and pay.
esdras-et-nehemie-reason-row-gain = { esdras-et-nehemie-explain-row-gain }
esdras-et-nehemie-reason-row-build-temple = { esdras-et-nehemie-explain-row-build-temple }
esdras-et-nehemie-reason-row-clear-wall = { esdras-et-nehemie-explain-row-clear-wall }
esdras-et-nehemie-reason-row-rebuild-gate = { esdras-et-nehemie-explain-row-rebuild-gate }
esdras-et-nehemie-reason-row-rebuild-wall = { esdras-et-nehemie-explain-row-rebuild-wall }
esdras-et-nehemie-reason-row-scribe-highest = { esdras-et-nehemie-explain-row-scribe-highest }
esdras-et-nehemie-reason-row-scribe-lowest = { esdras-et-nehemie-explain-row-scribe-lowest }
esdras-et-nehemie-explain-row-spends = Row { $row } costs { $number } gold.
esdras-et-nehemie-explain-row-gives = Row { $row } gives: { $goods }.
esdras-et-nehemie-explain-least-workers = Row { $row } needs workers in its reserve, at least { $number }.
esdras-et-nehemie-explain-most-workers = Row { $row } needs few workers in its reserve, at most { $number }.
esdras-et-nehemie-explain-least-gold = Row { $row } needs at least { $number } gold.
esdras-et-nehemie-explain-most-gold = Row { $row } needs little gold, at most { $number }.
esdras-et-nehemie-explain-solo-face = A side of the opponent’s board. It starts with { $workers } workers, { $silver } silver and { $gold } gold.
esdras-et-nehemie-explain-solo-judged = Its judgement: behind { $behind }; between { $between }; ahead { $ahead }.
esdras-et-nehemie-explain-solo-silver = On the Sabbath it gains { $number } silver for each worker in its reserve, and VP for its highest scribe, its Blessings and golden spaces.
esdras-et-nehemie-explain-solo-most = It also scores the largest of its numbers of gatekeepers, scribes and Levites.
esdras-et-nehemie-explain-solo-adds = It also scores its gatekeepers, scribes and Levites together.

# The parts of the table, as headings of the text view.
esdras-et-nehemie-area-course = Week and Prophets
esdras-et-nehemie-area-ring = Walls and gates
esdras-et-nehemie-area-scrolls = Scrolls of the Torah
esdras-et-nehemie-area-temple = Temple and Levites
esdras-et-nehemie-area-altar = Altar track
esdras-et-nehemie-area-city = City map
esdras-et-nehemie-area-opponent = Opponent
esdras-et-nehemie-area-goods = Points, banners and goods
esdras-et-nehemie-area-hand = Hand
esdras-et-nehemie-area-stacks = Stacks and tucked cards
esdras-et-nehemie-area-people = Workers
esdras-et-nehemie-area-progress = Development tiles, tent, Blessings and heroes
