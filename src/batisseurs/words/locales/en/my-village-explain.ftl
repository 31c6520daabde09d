# What everything on the table of My Village is: for “?” in the terminal, the browser and screen readers.

# How much.
my-village-some-time = { $number } time
my-village-some-coin =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
my-village-some-story =
    { $number ->
        [one] { $number } story point
       *[other] { $number } story points
    }
my-village-some-points =
    { $number ->
        [one] { $number } prestige point
       *[other] { $number } prestige points
    }
my-village-some-points-between = { $lowest } to { $highest } prestige points
my-village-some-marker =
    { $number ->
        [one] { $number } square marker
       *[other] { $number } square markers
    }
my-village-some-horse =
    { $number ->
        [one] { $number } horse
       *[other] { $number } horses
    }
my-village-some-beer = { $number } beer
my-village-some-plow =
    { $number ->
        [one] { $number } plough
       *[other] { $number } ploughs
    }
my-village-some-parchment =
    { $number ->
        [one] { $number } parchment
       *[other] { $number } parchments
    }
my-village-some-cart =
    { $number ->
        [one] { $number } cart
       *[other] { $number } carts
    }
my-village-some-any =
    { $number ->
        [one] { $number } resource of any kind
       *[other] { $number } resources of any kind
    }
my-village-some-generic =
    { $number ->
        [one] { $number } generic resource
       *[other] { $number } generic resources
    }
my-village-some-mixed =
    { $number ->
        [1] one of these: { $resource }
       *[other] { $number } in any mix of: { $resource }
    }
my-village-some-units =
    { $number ->
        [one] { $number } resource or coin
       *[other] { $number } resources or coins, in any mix
    }
my-village-some-nothing = nothing
my-village-or-these = or { $resource }
my-village-or-any =
    { $number ->
        [one] or { $number } resource of any kind
       *[other] or { $number } resources of any kind
    }
my-village-or-mixed =
    { $number ->
        [1] or one of these: { $resource }
       *[other] or { $number } in any mix of: { $resource }
    }
my-village-or-units =
    { $number ->
        [one] or { $number } resource or coin
       *[other] or { $number } resources or coins, in any mix
    }
my-village-needs-value = banner value { $value }
my-village-needs-values = banner value { $value } or { $other }
my-village-needs-any-value = any banner value
my-village-for-customers =
    { $number ->
        [one] { $number } customer: { $time } time
       *[other] { $number } customers: { $time } time
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }

# Whose it is, and how things are now.
my-village-belongs = In { $seat }’s village.
    .seat = In your village.
my-village-belongs-middle =
    { $number ->
        [one] { $number } left in the middle.
       *[other] { $number } left in the middle.
    }
my-village-has = { $seat } has { $number }.
    .seat = You have { $number }.
my-village-has-slots = { $number } of { $slots } slots are filled.
my-village-now-used = Already activated this turn.
my-village-now-tiled = The 2/12 tile is next to it: 2 and 12 activate it too.
my-village-now-inactive = The { $profession } is missing, so the area isn’t active.
my-village-now-plow = A plough is on it.
my-village-now-no-plow = No plough is on it.

# Dice and values.
my-village-term-dice = Dice
my-village-term-value = Banner value
my-village-explain-die-white = White die showing { $face }
my-village-explain-die-black = Black die showing { $face }
my-village-explain-die = On your turn you take two dice from the pool; their sum is your banner value. Each coin changes a die by 1, each marker of your village square turns a die to any face.
my-village-explain-die-time = Taking a black die costs { $number } time at once.
my-village-explain-pool = { $number } of these in the pool.
my-village-explain-dice = The dice of this round. The first player rolls them all; each turn uses two.
my-village-explain-value = Banner value { $number }
my-village-explain-value-about = The sum of your two dice decides what you can activate: one black banner in the middle that shows it, or any number of white banners in your village that show it, or the “?” banner.
my-village-explain-value-way = Another way: { $time } time, { $markers } square markers, { $coins } coins.
my-village-explain-value-never = No two dice in the pool make it with your coins and markers.
my-village-explain-value-black = You could activate one of these in the middle: { $banners }.
my-village-explain-value-no-black = You couldn’t activate any banner in the middle with it.
my-village-explain-value-white = You could activate these in your village: { $banners }.
my-village-explain-value-no-white = You couldn’t activate any white banner in your village with it.
my-village-explain-opens = Numbers below a value
my-village-explain-opens-about = On the dark side: how many banners in the middle you could activate with this value now. On the light side: how many white banners of your own village. Above them is what the value costs with the dice in the pool; ✓ is free, – can’t be made.

# Signs.
my-village-term-time = Time
my-village-explain-time = Nearly everything costs time. Each unit moves your time marker one cloud; a lap has { $clouds } clouds. Each lap costs you a villager.
my-village-term-cloud = Life-time track
my-village-explain-cloud = Your time marker moves clockwise over { $clouds } clouds, one for each time you spend. Past the last cloud it crosses the bridge to the first: then one of your villagers dies at the end of your turn.
my-village-explain-clouds = The time marker is on cloud { $number } of { $clouds }; the reaper waits on the bridge.
my-village-explain-clouds-reaper = The time marker is on cloud { $number } of { $clouds } with the reaper on it: a villager dies at the end of this turn.
my-village-explain-clouds-left = Up to { $number } more time can be spent before it crosses the bridge.
my-village-term-bridge = Bridge
my-village-explain-bridge = It lies between the last cloud and the first and doesn’t count as a space. When your time marker crosses it, the reaper moves onto the marker.
my-village-term-reaper = Reaper
my-village-explain-reaper = It waits on the bridge of your life-time track. When your time marker crosses the bridge it comes along, and at the end of that turn exactly one of your villagers dies. Until then everyone still works.
my-village-explain-coin = Coins are in your barn. They pay costs, and before you use your dice each coin changes a die by 1. At the end they only break ties.
my-village-term-stories = Story points
my-village-explain-story = New story points go onto your old tree, where rats can eat half of them. Only those your headman has brought into the town hall count at the end: 1 prestige point each.
my-village-term-points = Prestige points
my-village-explain-points = The player with the most prestige points wins. They come from church and windows, council, fields, travel, served customers, safe story points and the hand; each day labourer costs some.
my-village-explain-points-now = { $seat } would have { $number } if the game ended now.
    .seat = You would have { $number } if the game ended now.
my-village-explain-resource = A resource, made by: { $card }. It pays for monks, travel and customers. It stays on its slot until you spend it, even while the craftsman is missing.
my-village-explain-plow =
    Ploughs can also go onto your fields, before or between banners of your turn: a field with a plough gives { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } more each time. There it can still be spent as a plough.
my-village-term-any = Any resource
my-village-explain-any = One resource of your choice: horse, beer, plough, parchment or cart. A generic resource will do; a coin won’t.
my-village-term-mixed = Underlined signs
my-village-explain-mixed = The underlined signs belong together: pay as many in all as the number before them says, in any mix of what they show.
my-village-term-generic = Generic resource
my-village-explain-generic = It comes from the Guild Chamber and pays for any one resource, never for a coin. It can also go onto a field as a plough.
my-village-term-marker = Marker
my-village-explain-marker = A black marker in a slot is whatever its card makes: a resource, a generic resource, a covered slot. A marker on your village square can be returned to turn one of your two dice to any face; that needs no councillor.
my-village-term-slot = Slot
my-village-explain-slot = Each slot holds one marker. When all slots of a card are filled, its banner still works and costs the same, but adds no marker.
my-village-term-window = Window
my-village-explain-window = Each monk fills a window of your church, and one church comes with a window. For 1, 2, 3 … windows you score { $points } prestige points at the end; { $number } is the most.
my-village-explain-window-now = Windows: { $number }; worth { $points } at the end.
my-village-term-shield = Protection from rats
my-village-term-customer = Customers
my-village-explain-customer = Customers wait in your market until you serve them with their white banner and the goods they ask for. Only served ones score.
my-village-explain-customer-now = Served: { $served }, waiting: { $waiting }.
my-village-term-redraw = Another travel card
my-village-term-cross = Cross
my-village-explain-cross = In a village: the villager is missing, so that area isn’t active. In the chronicle: the coffin is filled.
my-village-term-coffin = Coffin
my-village-explain-coffin = Every villager who dies fills a coffin, in the chronicle or in an anonymous grave. The game ends after the round in which { $last } are filled.
my-village-explain-coffin-now = Filled: { $number } of { $last }.
my-village-term-chronicle = Chronicle
my-village-explain-chronicle = It remembers the first two dead of each profession. Burying a villager here brings the story points of the coffin, the better one first. When both are filled, the dead of that profession go to anonymous graves.
my-village-explain-chronicle-next =
    { $number ->
        [one] The next one buried here brings { $number } story point.
       *[other] The next one buried here brings { $number } story points.
    }
my-village-explain-chronicle-full = Both coffins are filled: the next one goes to an anonymous grave and brings nothing.
my-village-term-grave = Anonymous grave
my-village-explain-grave = When the chronicle has no coffin left for a profession, the dead villager goes here and brings no story points. Graves count towards the end of the game.
my-village-explain-grave-now = Filled graves: { $number }.
my-village-term-rat = Rat
my-village-explain-rat = After each death the rat die is rolled and the rat moves that far. When it reaches the last space, everyone loses half of the story points on their old tree, rounded down, and the rat starts again. The town hall is safe.
my-village-explain-rat-grey =
    { $number ->
        [one] { $number } space to go; on grey, the next roll can’t bring the invasion.
       *[other] { $number } spaces to go; on grey, the next roll can’t bring the invasion.
    }
my-village-explain-rat-red =
    { $number ->
        [one] { $number } space to go; on red, the next roll can bring the invasion.
       *[other] { $number } spaces to go; on red, the next roll can bring the invasion.
    }
my-village-term-tree = Old tree
my-village-explain-tree = Your new story points are here. They aren’t safe: in a rat invasion you lose half. They don’t score until the headman reaches the town hall, which brings them all in.
my-village-term-barn = Barn
my-village-term-successor = Successor
my-village-term-headman = Headman
my-village-explain-headman = He walks between town hall, coin space and story space, one space for each “?” banner.
my-village-explain-headman-here = The headman is here.
my-village-term-labourer = Day labourer
my-village-explain-labourer =
    When your last villager dies, you must take a day labourer tile and get a villager of any profession. Each tile counts { $number ->
        [one] { $number } prestige point
       *[other] { $number } prestige points
    } at the end; nothing removes it.
my-village-term-deck = Customer deck
my-village-explain-deck = Face-down customers. They refill the customer zone after someone has taken customers at the steward’s office.
my-village-explain-deck-now = Cards in the deck: { $number }.
my-village-term-tile = 2/12 tile
my-village-explain-tile = It comes with the village square and lies next to one of your white banners: that banner can also be activated with 2 or 12. Each time you activate the square you may move it.
my-village-explain-tile-now = It is next to: { $card }.
my-village-term-black = Black banner
my-village-explain-black = Black banners are in the middle. With your banner value you activate exactly one that shows it: pay time and cost, then take the card, the hand or customers. Nothing else is activated that turn.
my-village-term-white = White banner
my-village-explain-white = White banners are in your village. Instead of a black one you may activate any number that show your banner value, each once a turn, one after the other; what one gives can pay for the next.
my-village-term-grey = Grey banner
my-village-explain-grey = A grey banner is on some travel cards. Its cost is added when you travel on from there; if you don’t travel on, you never pay it.

# The middle.
my-village-explain-hand =
    Taking it brings all story points on it, makes you first player from the next round on, and scores { $number ->
        [one] { $number } prestige point
       *[other] { $number } prestige points
    } for the player who holds it at the end. It costs nothing and needs no villager.
my-village-explain-hand-limits = It can be taken once a round. The first player can’t take it; with two players they can, on their second turn.
my-village-explain-hand-now = It is with { $seat }; a new point is added each round.
    .seat = It is with you; a new point is added each round.
my-village-explain-hand-back = { $seat } has taken it this round.
    .seat = You have taken it this round.
my-village-explain-office = Here you take customers of the customer zone into your market. You need no merchant for that, only to serve them later.
my-village-explain-school = It trains successors for villagers who die. Each activation puts a new marker into the left slot, moves it to the right slot, or places it on an empty villager space.
my-village-explain-school-place =
    Placing a successor costs { $time } time; from the right slot it also brings { $number ->
        [one] { $number } story point
       *[other] { $number } story points
    }.
my-village-explain-school-now = Successors in the school: { $number } of 2.
my-village-explain-personal = The only banner of your board whose values differ from player to player. It costs nothing.
my-village-explain-question = You can use it with any dice, so you are never stuck. Your headman then moves one space: to the coin space for coins, to the story space for story points, or back to the town hall to bring your story points to safety.
my-village-explain-town-hall = When the headman arrives here, all story points of your old tree move in and are safe for the rest of the game. Only these score.
my-village-explain-coin-space = When the headman arrives here from the town hall or the story space, you gain coins.
my-village-explain-story-space = When the headman arrives here from the coin space, you gain story points on your old tree.
my-village-explain-board = A village board. Boards differ only in the two values of the personal banner: { $value } and { $other } here.
my-village-explain-abbot = With the abbot your religion area is active: only then can you add a church or monks and use your church’s advantage.
my-village-explain-councillor = With the councillor your council area is active: only then can you add a council chamber or the village square and activate their white banners.
my-village-explain-traveller = With the traveller you can add travel cards.
my-village-explain-craftsman = With the craftsman you can add workshops and produce in them. Without him you can still spend what is in store.
my-village-explain-merchant = With the merchant you can serve the customers in your market. You can take customers without him.
my-village-explain-present = Present: the area is active.
my-village-explain-absent = Missing: the area isn’t active. The school can bring a successor.
my-village-explain-if-dead =
    { $number ->
        [0] Both coffins of the chronicle are filled: dying would bring nothing.
        [one] Dying would bring { $number } story point, from the chronicle.
       *[other] Dying would bring { $number } story points, from the chronicle.
    }

# Cards.
my-village-explain-church = A church needs your abbot, and you can own only one. Monks fill its windows. Its advantage works only while your abbot is there.
my-village-explain-repel =
    { $number ->
        [one] { $number } time in the game it keeps your story points from the rats in an invasion.
       *[other] { $number } times in the game it keeps your story points from the rats in an invasion.
    }
my-village-explain-church-window = It comes with one window of its own.
my-village-explain-counter = At the steward’s office you may reveal one more customer and take one for free.
my-village-explain-refuge = Once per travel pile you may put a travel card you have just seen under its pile and take the next one instead.
my-village-explain-monk = A monk needs your abbot and a church with a free window. It fills one window, and does something once when you add it; you may decline that.
my-village-explain-monk-stories =
    { $number ->
        [one] It brings { $number } story point.
       *[other] It brings { $number } story points.
    }
my-village-explain-monk-office = It opens the steward’s office: you may take up to { $number } customers at the usual price.
my-village-explain-monk-school =
    { $number ->
        [one] It activates your school { $number } time.
       *[other] It activates your school { $number } times in a row.
    }
my-village-explain-monk-question = It activates your “?” banner: for { $number } time the headman moves.
my-village-explain-chamber = A council chamber needs your councillor, and you can own only one. It works at once when you add it, and again each time you activate its white banner.
my-village-explain-coins =
    { $number ->
        [one] You gain { $number } coin.
       *[other] You gain { $number } coins.
    }
my-village-explain-citizens =
    { $number ->
        [one] You cover a profession. At the end it is worth { $number } prestige point if its villager is in your village.
       *[other] You cover a profession. At the end it is worth { $number } prestige points if its villager is in your village.
    }
my-village-explain-properties =
    { $number ->
        [one] You cover a type of card. At the end each of your cards of that type is worth { $number } prestige point more.
       *[other] You cover a type of card. At the end each of your cards of that type is worth { $number } prestige points more.
    }
my-village-explain-guild = You gain one generic resource.
my-village-explain-category = A slot of the Property Chamber: covered, each of your cards of this type scores at the end.
my-village-explain-covered = Covered: { $slots }.
my-village-explain-square = The village square needs your councillor, and you can own only one. It brings the 2/12 tile. Each activation lets you move the tile and gives a story point and a marker that turns a die. Its white banner must be the last one of a turn.
my-village-explain-field =
    A field needs no villager, and you can own several. Its white banner gives { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }, and { $more } more with a plough on it.
my-village-explain-field-number = Field { $number }
my-village-explain-travel-pile = Travelling needs your traveller and goes in order: A, B, C, D, E, one card each. You pay before you see the card; it is then turned over and added.
my-village-explain-travel = A travel card scores at the end. It has no white banner.
my-village-explain-travel-ends = Here the journey ends: you can’t travel on.
my-village-explain-travel-grey = Its grey banner: what travelling on from here costs in addition.
my-village-explain-travel-free = Travelling on from here costs nothing extra.
my-village-explain-travel-on = The grey banner of your last travel card is part of the cost.
my-village-explain-workshop = A workshop needs your craftsman, and you can own one of each type. You get its resource when you add it and again each time you activate its white banner. Workshops of one type differ only in their values.
my-village-explain-symbol = One of the three monk piles. Only the top card can be taken; then the next one is revealed.
my-village-explain-customer-card = A customer. Take it at the steward’s office; then, with your merchant, activate its white banner and pay what it asks for. Served, it scores at the end.
my-village-explain-customer-served = Served: its points are counted at the end.
my-village-explain-white-free = Once in your village, its white banner shows the same values and costs nothing.
my-village-explain-white-time = Once in your village, its white banner shows the same values and costs { $number } time.

# Villages.
my-village-explain-village = { $seat }’s village
    .seat = Your village
my-village-explain-village-about = Five villagers on the board, and six areas around it for cards. A card needs the villager of its area, both to be added and to be activated.
my-village-explain-religion = Churches and monks. Active while the abbot is there.
my-village-explain-council = A council chamber and the village square. Active while the councillor is there.
my-village-explain-harvest = Fields. Always active.
my-village-explain-travels = Travel cards, in the order A to E. Active while the traveller is there.
my-village-explain-workshops = One workshop of each of the five types. Active while the craftsman is there.
my-village-explain-market = Customers who wait to be served. Active while the merchant is there.

# The parts of the table, as headings of the text view.
my-village-area-dice = Dice
my-village-area-values = Banner values
my-village-area-office = Steward’s office and customers
my-village-area-middle = Cards in the middle
my-village-area-death = Chronicle, graves and rat
my-village-area-stock = Points, time and goods
my-village-area-villagers = Villagers and school
my-village-area-village = Banners and cards of the village
