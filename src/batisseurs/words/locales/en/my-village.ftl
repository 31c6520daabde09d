# My Village. Names of cards come from the component file, as they are printed;
# sentences put them after a colon.

my-village-what = Lead a village through generations, with banners, time and the stories of those who die.
my-village-help =
    My Village. On your turn you take two dice; their sum is the banner value. With it you activate one black banner in the middle (add a card, take the hand, take customers), any number of white banners in your own village, or the “?” banner (move the headman). Black dice and most banners cost time; when your time marker crosses the bridge, one of your villagers dies at the end of the turn, and the rat moves.
    Story points on the old tree are safe only once the headman has reached the town hall. The game ends after the round in which enough coffins are filled; the player with the most prestige points wins.

# Questions.
my-village-ask-board = A village board is dealt to { $seat }.
my-village-ask-first = The first player is drawn.
my-village-ask-customer-comes = The next customer of the deck is revealed.
my-village-ask-monk-comes = The next monk of the pile is revealed.
my-village-ask-travel-card = The top travel card is revealed.
my-village-ask-roll = Die { $number } is rolled.
my-village-ask-rat = The rat die is rolled.
my-village-ask-value = { $seat }, your turn: choose a banner value that two dice make.
my-village-ask-dice = Which two dice do you take for value { $number }?
my-village-ask-change = How do you pay to make it { $number }?
my-village-ask-banner = Banner value { $number }: which banner do you activate?
my-village-ask-white = Banner value { $number }: another white banner, or stop?
my-village-ask-way = Which cost do you pay for { $card }?
my-village-ask-pay = What do you pay with for { $card }?
my-village-ask-counter = { $card }: do you reveal one more customer and take one for free?
my-village-ask-free-customer = Which customer do you take for free?
my-village-ask-customer =
    Which customer do you take as number { $number }? Extra cost: { $coins ->
        [0] { $time } time
        [one] { $time } time and { $coins } coin
       *[other] { $time } time and { $coins } coins
    }.
my-village-ask-school =
    The school, { $number ->
        [one] { $number } activation
       *[other] { $number } activations
    }: train a successor or place one.
my-village-ask-headman = Where does the headman go?
my-village-ask-slot = Which slot of { $card } do you cover?
my-village-ask-tile = Next to which white banner do you put the 2/12 tile?
my-village-ask-keep = Do you add { $card } or reveal another card?
my-village-ask-monk = Do you perform the one-time action of { $card }?
my-village-ask-deceased = { $seat }, which of your villagers dies?
my-village-ask-labourer = { $seat }, which profession does the day labourer take?
my-village-ask-repel = { $seat }, do you repel the rats?

# Choices, as sentences.
my-village-value = banner value { $number }
my-village-take =
    take the dice: { $black ->
        [0] white
       *[1] black
    } { $face }, { $other_black ->
        [0] white
       *[1] black
    } { $other }
my-village-pay-change = pay coins: { $coins }, square markers: { $markers }
my-village-plow = move a plough from the forge to field { $number }
my-village-plow-generic = move a generic resource to field { $number } as a plough
my-village-add = add { $card } to the village
my-village-hand =
    take the first-player hand with { $number ->
        [one] { $number } story point
       *[other] { $number } story points
    }
my-village-office = activate the steward’s office
my-village-question = activate the “?” banner
my-village-activate = activate the white banner of { $card }
my-village-harvest = activate the white banner of field { $number }
my-village-serve = serve { $card }
my-village-stop = activate no more banners
my-village-pay-way = pay { $resource }
my-village-pay = pay { $resource }
my-village-pay-field = pay with the plough of field { $number }
my-village-pay-generic = pay with a generic resource
my-village-use-counter = reveal a customer and take one for free
my-village-take-free = take { $card } for free
my-village-take-customer = take { $card }
my-village-stop-customers = take no more customers
my-village-train-new = train a new successor
my-village-train-on = move the successor to the right slot
my-village-place-left = place the left successor as { $profession } (1 time)
my-village-place-right = place the right successor as { $profession } (1 time, 2 story points)
my-village-decline = decline
my-village-move = move the headman to the { $space }
my-village-stay = the headman stays
my-village-cover = cover { $slot }
my-village-tile = put the 2/12 tile next to { $card }
my-village-tile-field = put the 2/12 tile next to field { $number }
my-village-tile-stays = the 2/12 tile stays
my-village-keep = add { $card }
my-village-redraw = reveal another card instead of { $card }
my-village-perform-office = open the steward’s office
my-village-perform-school =
    { $number ->
        [one] activate the school
       *[other] activate the school { $number } times
    }
my-village-perform-question = move the headman for 1 time
my-village-bury =
    { $profession } dies ({ $number ->
        [one] { $number } story point
       *[other] { $number } story points
    })
my-village-hire = hire a day labourer as { $profession }
my-village-repel = repel the rats
my-village-roll = the rat die shows { $number }
my-village-roll-die =
    rolled: { $black ->
        [0] white
       *[1] black
    } { $face }
my-village-reveal = revealed: { $card }
my-village-deal-board = dealt to { $seat }: { $board }
my-village-first = { $seat } is the first player

# Verbs, before a list of choices.
my-village-verb-value = value
my-village-verb-take = take
my-village-verb-pay = pay
my-village-verb-plow = plough
my-village-verb-add = add
my-village-verb-activate = activate
my-village-verb-serve = serve
my-village-verb-stop = stop
my-village-verb-use = use
my-village-verb-decline = decline
my-village-verb-train = train
my-village-verb-place = place
my-village-verb-move = move
my-village-verb-stay = stay
my-village-verb-cover = cover
my-village-verb-tile = tile
my-village-verb-keep = keep
my-village-verb-redraw = redraw
my-village-verb-perform = perform
my-village-verb-bury = bury
my-village-verb-hire = hire
my-village-verb-repel = repel

# Why something is not possible.
my-village-why-value = no two dice of the pool make { $number } with your coins and markers
my-village-why-die-limits = a die shows 1 to 6, so two dice never make { $number }
my-village-why-no-die =
    these dice are not in the pool: { $black ->
        [0] white
       *[1] black
    } { $face }, { $other_black ->
        [0] white
       *[1] black
    } { $other }
my-village-why-two-dice = you take exactly two dice, not { $number }
my-village-why-change =
    you can’t pay to make { $number } from these dice: { $black ->
        [0] white
       *[1] black
    } { $face }, { $other_black ->
        [0] white
       *[1] black
    } { $other }
my-village-why-plowed = there is already a plough on field { $number }
my-village-why-no-plow = there is no plough in your forge
my-village-why-no-generic = you have no generic resource
my-village-why-cost = you can’t pay the full cost of { $card }
my-village-why-not-asked = the cost doesn’t include { $resource }
my-village-why-none-left = you have no { $resource }
my-village-why-needed = the rest of the cost needs { $resource }
my-village-why-earlier = { $resource } must be paid before the rest of this cost
my-village-why-not-there = { $card } is no longer in the middle
my-village-why-wrong-value = the banner doesn’t show { $number }
my-village-why-no-villager = the area isn’t active: it has no { $profession }
my-village-why-owned = you already own one: { $card }
my-village-why-no-church = you need a church for { $card }
my-village-why-no-window = all windows of your church are filled; there is no room for { $card }
my-village-why-not-next = travel goes from A to E in order, and { $card } isn’t next
my-village-why-travels-ended = your last travel card ends your travels, so { $card } can’t follow
my-village-why-unpayable = you can’t pay the cost of { $card }
my-village-why-back-shows = the hand has already been taken this round
my-village-why-first-player = the first player can’t take the hand
my-village-why-first-turn = the first player can’t take the hand in the first turn of the round
my-village-why-no-customers = there are no customers left
my-village-why-used = this banner has already been activated this turn
my-village-why-mode = you can only activate white banners for the rest of this turn
my-village-why-no-passing = you must activate a banner; the “?” banner is always possible
my-village-why-one-customer = you must take at least one customer
my-village-why-customer-cost = you can’t also take or pay for { $card }
my-village-why-not-in-zone = { $card } isn’t in the customer zone
my-village-why-slot-empty = there is no successor in this slot of the school
my-village-why-space-taken = the space of the { $profession } isn’t empty
my-village-why-free-customer = One customer of the zone is free: take it.
my-village-why-left-full = the left slot of the school is filled
my-village-why-no-move-right = only a successor in the left slot can move to an empty right slot
my-village-why-far = the headman moves one space at a time
my-village-why-covered = this slot is already covered
my-village-why-absent = the { $profession } isn’t there
my-village-why-not-yours = this isn’t a white banner of your village: { $card }
my-village-why-no-white = { $card } has no white banner
my-village-why-not-in-market = { $card } isn’t in your market
my-village-why-only-office = customers like { $card } are taken at the steward’s office
my-village-why-same-field = another of your fields looks the same: choose that one
my-village-why-no-field = you have no field { $number }
my-village-why-other-change = this doesn’t make { $number } with the dice you took, or you don’t have it
my-village-why-not-turned = another travel card was turned over, not { $card }
my-village-why-tile-nowhere = the 2/12 tile is new and has to be placed
my-village-why-tile-here = the 2/12 tile is already there
my-village-why-no-slot = your chamber has no slot { $slot }
my-village-why-other-payment = this doesn’t pay what is left of the cost of { $card }
my-village-why-no-banner = there is no white banner to activate
my-village-why-off-path = the headman moves only between town hall, coin space and story space
my-village-why-no-profession = this isn’t one of the five professions
my-village-why-dice-order = name white dice before black ones, and lower before higher

# How a game ended, and the score pad.
my-village-ending-coffins = enough coffins are filled
my-village-ending-max-rounds = the last round is complete
my-village-ended-by-coffins = { $seat } filled the coffin that ends the game
my-village-tie-break = At equal points, more coins, goods and story points on the tree win.
my-village-score-church = Church
my-village-score-council = Council
my-village-score-fields = Fields
my-village-score-travels = Travel
my-village-score-customers = Customers
my-village-score-stories = Stories
my-village-score-hand = Hand
my-village-score-labourers = Day labourers

# What is wrong with a position. Words of the document stay as they are.
my-village-error-dice = two dice are taken together, and they need a value (MV-61)
my-village-error-piles = monks: there are { $most } piles, not { $number } (MV-28)
my-village-error-zone = zone: at most { $most } cards, not { $number } (MV-250)
my-village-error-pool = pool: at most { $white } white and { $black } black dice (MV-37)
my-village-error-ranks = seats have ranks, from 1, only when the game is over (MV-330)
my-village-error-side = { $place } must be a table: [table.{ $place }]
my-village-error-monks = { $place }: monks without a church (MV-260)
my-village-error-windows = { $place }: more than { $most } windows (MV-260)
my-village-error-two-shops = { $place }: two workshops of the same type: { $card } (MV-200)
my-village-error-plows = { $place }: plows must be a list of fields, each from 1 to { $most }, not “{ $value }” (MV-224)
my-village-error-travels = { $place }: travel starts with A and continues in order: { $card } (MV-231)
my-village-error-travels-ended = { $place }: the travel card before { $card } ends the travels (MV-235)
my-village-error-tile-alone = { $place }: a value tile without a village square (MV-291)
my-village-error-card = { $place }: there is no such card here: “{ $value }”
my-village-error-elsewhere = { $place }: { $card } is already elsewhere
my-village-error-banner = { $place }: “{ $value }” isn’t a white banner of { $player }
my-village-error-key = { $place } has no “{ $key }”; it has: { $known }
my-village-error-list = { $place }: this must be a list of names, not “{ $value }”
my-village-error-name = { $key } must be a name, not “{ $value }”
my-village-error-switch = { $key } must be true or false, not “{ $value }”
my-village-error-numbers = { $key } must be written like name = 1 in curly brackets
my-village-error-one-of = { $place }: “{ $value }” isn’t one of: { $known }
my-village-error-number = { $place }: { $key } must be a whole number from { $least } to { $most }, not “{ $value }”
my-village-error-seat = { $place }: “{ $value }” isn’t a seat; there are p1 to { $last }

# Contradictions in what is pending. Names of steps stay as they are.
my-village-pending-ended = the game is over, but { $step } is pending
my-village-pending-misfit =
    { $what ->
        [seat] { $step } is pending, but there is no such seat
        [active-seat] { $step } is pending, but another seat is active
       *[other] { $step } is pending, but there is no such number
    }
my-village-pending-state = { $step } is pending, but it doesn’t fit the rest of the position
my-village-pending-dice = the pool has { $number } dice, but the turns left in this round need { $needed } (MV-61)
my-village-pending-lost = “{ $what }” is given, but no pending step uses it

# The keys of a position, explained in the document that “position new” writes.
my-village-option-max-rounds = Round limit.
my-village-option-travel-cost = The cost of this travel card can be read in two ways (MV-R14). coins_and_either: 2 coins and (1 horse or 1 cart); cart_alone: (2 coins and 1 horse) or 1 cart.
my-village-position-round = The number of the round.
my-village-position-turn = How many turns of the round were taken before this one.
my-village-position-active = Whose turn it is; only with “pending”.
my-village-position-first = Who started the round.
my-village-position-holder = Who has the first-player hand; if left out, the player who started the round.
my-village-position-hand = The story points on the hand.
my-village-position-hand-back = Whether the hand shows its back: true or false.
my-village-position-pool = The dice of the pool: w1 to w6 white, b1 to b6 black. If left out, all are rolled.
my-village-position-dice = The two dice taken this turn; only with “pending”.
my-village-position-value = The banner value; only with “pending”.
my-village-position-white = Whether white banners are activated this turn; only with “pending”.
my-village-position-used = The white banners activated this turn; only with “pending”.
my-village-position-bill = What is still to be paid; only with “pending”.
my-village-position-paid-with = What the last unit was paid with; only with “pending”.
my-village-position-zone = The customer zone; dealt if left out.
my-village-position-monks = The face-up monks: rosary, chalice, quill, an empty name for none. Dealt if left out.
my-village-position-turned = A travel card that was revealed and not added yet; only with “pending”.
my-village-position-chronicle = How many coffins of the chronicle are filled, by profession.
my-village-position-graves = How many anonymous graves are filled.
my-village-position-rat = How many spaces the rat is from the invasion.
my-village-position-protected = Who loses nothing in the current invasion; only with “pending”.
my-village-position-ending = How the game ended.
my-village-position-seat-board = The village board; dealt if left out.
my-village-position-seat-coins = The coins in the barn.
my-village-position-seat-tree = The story points on the old tree.
my-village-position-seat-safe = The story points on the town hall.
my-village-position-seat-headman = Where the headman is: town_hall, coin_space or story_space.
my-village-position-seat-cloud = The cloud of the time marker.
my-village-position-seat-reaper = Whether the reaper is on the time marker: true or false.
my-village-position-seat-labourers = The day labourer tiles.
my-village-position-seat-school = The filled slots of the school: left, right.
my-village-position-seat-villagers = The villagers present; all five if left out.
my-village-position-seat-church = The church card.
my-village-position-seat-protections = How often the church has repelled the rats.
my-village-position-seat-chamber = The council chamber card.
my-village-position-seat-covered = The covered slots of the chamber: professions or categories.
my-village-position-seat-generic = The generic resources on the guild chamber.
my-village-position-seat-square = Whether there is a village square: true or false.
my-village-position-seat-markers = The markers on the village square.
my-village-position-seat-tile = The white banner that has the 2/12 tile next to it.
my-village-position-seat-fields = The number of fields.
my-village-position-seat-plows = The fields with a plough, as a list of numbers.
my-village-position-seat-monks = The monk cards of the church.
my-village-position-seat-travels = The travel cards from A on.
my-village-position-seat-workshops = The workshop cards.
my-village-position-seat-goods = The resources in the workshops.
my-village-position-seat-market = The customers not served yet.
my-village-position-seat-served = The customers served.
my-village-position-seat-rank = The rank; only when the game is over.

# My Village: what is wrong with a component file. { $what } is where the value is; words of the file stay as they are.
my-village-fault-id = an id consists of small letters, digits and _; “{ $said }” doesn’t
my-village-fault-id-twice = the id “{ $said }” is used twice
my-village-fault-units = { $what }: “units” and “of” belong together
my-village-fault-none = { $what }: the file has none with { $must }, but it must have one
my-village-fault-same-values = { $what }: { $one } and { $other } show the same values, but they must differ
my-village-fault-sum = { $what }: no { $number } cards of the file have { $points } points together; some must
my-village-fault-shares-none = { $what }: the file says { $said }; another card of its type must show exactly one of these
my-village-fault-grey = { $what }: the file says { $said }, but it must be 1 coin, 1 beer, some time or none
my-village-fault-all-same = { $what } is the same on all cards of each pile; one pile must have different ones
my-village-fault-shows = { $what }: the file says { $said }; { $value } must be among them
my-village-fault-five-workshops = no five workshops of different types show only two values in total; some must
my-village-fault-board-workshops = { $what }: no five workshops of different types show just { $said }, unlike in our reconstruction
my-village-fault-long-turn = a turn could take { $number } time; in our reconstruction at most { $most }
my-village-fault-useless =
    { $colour ->
        [black] no black banner of the file shows { $value }; in our reconstruction one does
       *[white] no white banner of the file shows { $value }; in our reconstruction one does
    }
