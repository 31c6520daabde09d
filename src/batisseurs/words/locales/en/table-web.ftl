# What the browser says at a table: the frame around every game, and the board of games that have none.
# Read when somebody sits down; what is said before that stands in web.ftl.

## Table: the frame around every game
web-title-theopolis = Theopolis
web-title-nehemiah = Nehemiah
web-title-my-village = My Village
web-title-esdras-et-nehemie = Esdras et Néhémie
web-board = Board
web-side = Beside the board
web-players = Players
web-you = you
web-your-turn = your turn
web-to-move = to choose
web-nobody-there = free
web-seat-bot = Played by a bot ({ $bot })
web-is-muted = Muted
web-player-menu = More about { $name }
web-ask-bot = Ask for a bot in this seat
web-ask-bot-hint = If somebody does not come any more: all others must agree.
web-invite-seat = Link to this seat
web-invite-own = Go on with my seat on another device
web-mute = Mute for everybody
web-unmute = Let be heard again
web-tab-choices = Choices
web-tab-log = Log
web-tab-scores = Scores
web-tab-chat = Chat
web-tab-unread = { $number } new

## Table: places and choices
web-place-read = { $label }: read
web-place-offered = { $label }: { $choice }
web-place-several =
    { $number ->
        [one] { $label }: { $number } choice
       *[other] { $label }: { $number } choices
    }
web-place-picked = { $label }: picked, more is needed
web-place-refused = { $label }: not possible now, why?
web-choose-here = What do you do here?
web-why-not = Why not?
web-read-item = Read { $item }
web-no-choices = You are not asked anything now. Your choices will stand here.
web-no-choice-fits = No choice has these words.
web-filter-choices = Find a choice
web-stand-with = From now on always, without asking: { $choice }

## Table: the bar with what is asked
web-prompt = What is asked
web-prompt-waiting =
    { $number ->
        [0] The table is being made ready.
        [one] { $names } chooses.
       *[other] { $names } choose.
    }
web-prompt-onlooker = You look on. { $waiting }
web-prompt-over = The game is over.
web-prompt-unplayable = The rules or components of this game have changed since. The table can be looked at and its log read, but nobody can go on.
web-prompt-nameless = This seat is yours. Under which name do you play?
web-prompt-bot = A bot plays for you.
web-prompt-paused = The game is paused: the clocks stand still.
web-prompt-wish = First the open wish is decided.
web-prompt-sending = On its way
web-prompt-kept = Nobody answers just now. Your choice is kept and sent as soon as the server is back.
web-prompt-unsure = { $choice }? This cannot be taken back.
web-prompt-asked = What do you do?
web-sure = Yes, do it
web-not-sure = No, back
web-undo = Undo
web-show-result = Result
web-your-name = Your name
web-sit-down = Sit down
web-take-back-seat = Play again myself
web-resume = Go on
web-pause = Ask for a pause

## Table: wishes, which all others must agree to
web-wish = An open wish
web-wish-undo =
    { $number ->
        [one] { $name } asks to take back the last line:
       *[other] { $name } asks to take back the last { $number } lines:
    }
web-wish-clock = { $name } asks for another clock: { $clock }
web-wish-time-off = { $name } asks for time off: no clock runs until { $until }.
web-wish-bot = { $name } asks for a bot in the place of { $other }.
web-wish-export = { $name } asks to open the record of this game to all, hidden cards included.
web-wish-pause = { $name } asks to pause the game.
web-wish-agrees = { $name } agrees
web-wish-thinks = { $name } has not answered
web-wish-yes = I agree
web-wish-no = I do not agree
web-wish-withdraw = Never mind
web-ask-all = Ask all
web-ask-first = The open wish comes first.
web-ask-undo = Take back further…
web-ask-undo-title = Take back further
web-ask-undo-how = Chance or somebody else has acted since. All others are asked and see what would be taken back.
web-ask-undo-from = Begin again before
web-ask-undo-number =
    { $number ->
        [one] { $number } line would be taken back.
       *[other] { $number } lines would be taken back.
    }
web-ask-clock = Another clock…
web-ask-clock-title = Another clock
web-ask-clock-now = Now: { $clock }
web-ask-clock-pace = From now on
web-pace-none = No clock
web-pace-quick = Quick
web-pace-calm = In peace
web-pace-day = A day for each choice
web-pace-days = Over weeks
web-ask-time-off = Time off…
web-ask-time-off-title = Time off for all
web-ask-time-off-how-long = No clock runs for
web-time-off-hour = An hour
web-time-off-day = A day
web-time-off-days = Three days
web-time-off-week = A week
web-ask-export = Open the record…
web-ask-export-title = Open the record to all
web-ask-export-what = The record shows everything up to now, hidden cards included. Everybody at the table may read it if all agree.
web-cancel = Cancel

## Table: its menu
web-menu = Table menu
web-menu-table = This table
web-menu-seat = My seat
web-menu-ask = Ask all
web-menu-rules = Rules
web-menu-keys = Keys
web-menu-standing =
    { $number ->
        [one] Standing answer
       *[other] Standing answers ({ $number })
    }
web-menu-onlookers = Link for onlookers
web-menu-record = Save the record
web-menu-rematch = Play again
web-menu-report = Report…
web-report-title = Report to the host of this server
web-report-why = Only whoever runs this server reads it; nobody at the table is told.
web-report-about = What is it about?
web-report-table = The table
web-report-text = What happened?
web-report-send = Send report
web-report-cancel = Cancel
web-report-sent = Sent. Whoever runs this server will read it.
web-give-to-bot = Let a bot play for me
web-give-to-bot-hint = The seat stays yours; play again whenever you like.
web-leave = Leave the table
web-leave-title = Leave this table for good?
web-leave-playing = A bot goes on in your place until somebody takes the seat.
web-leave-over = Your seat here is given up.
web-leave-instead = To come back later you need not leave: close the page, the seat stays yours.
web-leave-stay = Stay
web-invite-title = Link to the seat of { $name }
web-invite-make = Make a link
web-invite-again = Make another link; this one opens nothing then
web-invite-note = Whoever opens this link first sits here.
web-invite-own-note = Open it on the other device: your seat moves there, and this page leaves the table.
web-invite-onlooker-note = Whoever opens this link can look on and sees what everybody sees.
web-standing-title = Standing answers
web-standing-what = These answers are given for you as soon as they are asked for.
web-standing-none = You are asked about everything.
web-standing-set = From now on without asking: { $choice }. The table menu has a way back.
web-standing-end = Ask me again

## Table: keys
web-keys-on = Keys work wherever I am at the table
web-keys-on-help = Without them, everything can still be reached with Tab, arrows and Enter.
web-key-number = Choose from the list
web-key-arrows = From place to place on the board
web-key-enter = Press, or confirm
web-key-next = Next place where something can be chosen
web-key-read = Read the card large
web-key-choices = List of choices
web-key-undo = Undo; with Shift, the whole turn
web-key-escape = Put down what was picked; do not confirm
web-key-log = Log
web-key-rules = Rules
web-key-help = These keys

## Table: time, the line, shared devices
web-span-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-span-hours = { $hours } h { $minutes } min
web-span-minutes = { $minutes } min { $seconds } s
web-clock-runs = Time left: { $time }
web-clock-stands = In reserve: { $time }
web-line-lost = The server does not answer.
web-line-comes-back = Nothing is lost; the table comes back by itself.
web-line-kept = Nothing is lost: what you chose is kept and sent as soon as it answers.
web-line-back = The connection is there again.
web-hand-over = { $name }’s turn
web-hand-over-why = Pass the device to { $name }. Everybody else looks away.
web-hand-over-take = I am { $name }
web-hand-over-back = Back to { $name }
web-hand-over-now = Pass the device on

## The board of games that have none: fields of any view
web-panel-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-zone-centre = In the middle
web-zone-places = Other places
web-zone-round = Round
web-zone-turn = Turn
web-zone-active = To play
web-zone-day = Day
web-zone-phase = Phase
web-zone-first = First player
web-zone-first-player = First player
web-zone-turns-left = Turns left
web-zone-columns = Columns
web-zone-column = Column
web-zone-spots = Spots
web-zone-marked = Will be cleared
web-zone-worker = Worker
web-zone-neutral = Neutral
web-zone-tired = Tired
web-zone-anchor = Activated
web-zone-used = Used
web-zone-decks = Decks
web-zone-deck = Deck
web-zone-discard = Discard
web-zone-copies = Copies
web-zone-boards = Influence
web-zone-board = Board
web-zone-cubes = Cubes
web-zone-score-table = Points for the places
web-zone-would-score = Would score now
web-zone-gates = Gates
web-zone-gate = Gate
web-zone-value = Value
web-zone-owner = Owner
web-zone-foremen = Foremen
web-zone-foreman-deck = Foremen left
web-zone-revealed = Revealed
web-zone-auctioned = At auction
web-zone-colour = Colour
web-zone-neutral-colour = Neutral colour
web-zone-available = Available
web-zone-set-aside = Set aside
web-zone-cube-supply = Cube supply
web-zone-gold = Gold
web-zone-wood = Wood
web-zone-points = Points
web-zone-score = Score
web-zone-bid = Bid
web-zone-holder = Has the hand
web-zone-hand = Hand
web-zone-hand-back = Hand returned
web-zone-hand-size = Cards in hand
web-zone-pool = Dice pool
web-zone-die = Die
web-zone-dice = Dice taken
web-zone-face = Face
web-zone-number = Number
web-zone-white = White
web-zone-bill = To pay
web-zone-means = With
web-zone-units = Units
web-zone-zone = Customers
web-zone-churches = Churches
web-zone-church = Church
web-zone-chambers = Council chambers
web-zone-chamber = Council chamber
web-zone-workshops = Workshops
web-zone-squares = Village squares
web-zone-square = Village square
web-zone-fields = Fields
web-zone-monks = Monks
web-zone-travels = Travels
web-zone-turned = Turned up
web-zone-chronicle = Chronicle
web-zone-graves = Graves
web-zone-coffins = Coffins
web-zone-last-coffin = Last coffin
web-zone-rat = Rat
web-zone-red = Red
web-zone-protected = Protected
web-zone-villages = Villages
web-zone-personal-values = Own values
web-zone-coins = Coins
web-zone-tree = Old tree
web-zone-safe = Safe
web-zone-headman = Headman
web-zone-cloud = Cloud
web-zone-reaper = Reaper
web-zone-labourers = Labourers
web-zone-school-left = School, left
web-zone-school-right = School, right
web-zone-villagers = Villagers
web-zone-protections = Protections
web-zone-windows = Windows
web-zone-covered = Covered
web-zone-generic = Wild stories
web-zone-markers = Markers
web-zone-tile = Tile
web-zone-plow = Plough
web-zone-resource = Resource
web-zone-stock = Stock
web-zone-slots = Slots
web-zone-market = Market
web-zone-served = Served
web-zone-leftovers = Left over
web-zone-shofar = Shofar
web-zone-altar-face = Altar
web-zone-zechariah = Zechariah
web-zone-haggai = Haggai
web-zone-altar-order = Order at the altar
web-zone-ring = Walls and gates
web-zone-state = State
web-zone-rubble = Rubble
web-zone-card = Card
web-zone-silver = Silver
web-zone-blessing = Blessing
web-zone-temple = Temple
web-zone-banners = Banners
web-zone-sectors = Sectors
web-zone-scrolls = Scrolls
web-zone-scroll = Scroll
web-zone-row = Row
web-zone-scribe = Scribe
web-zone-scribes = Scribes
web-zone-row-food = Food of the rows
web-zone-heroes = Heroes
web-zone-final = With final scoring
web-zone-resources = Stone, wood, gold, ash
web-zone-food = Food
web-zone-reserve = Reserve
web-zone-supply = Supply
web-zone-farmers = Farmers
web-zone-levites = Levites
web-zone-levite = Levite placed
web-zone-levites-used = Levites used
web-zone-gatekeepers = Gatekeepers
web-zone-traders = Traders
web-zone-trader = Trader
web-zone-elders = Elders
web-zone-elder = Elder
web-zone-tent = Tent
web-zone-altar = Altar
web-zone-blessings = Blessings
web-zone-tiles = Development
web-zone-type = Kind
web-zone-developed = Developed
web-zone-known = Known cards
web-zone-pile = Pile
web-zone-stacks = Stacks
web-zone-stack = Stack
web-zone-tucked = Tucked
web-zone-abilities = Abilities
web-zone-wall-pile = Wall cards
web-zone-wall-top = Wall card on top
web-zone-wall-bottom = Wall cards below
web-zone-wall-drawn = Wall cards drawn
web-zone-drawn = Drawn
web-zone-played = Played
web-zone-action = Main action
web-zone-gained = Gained
web-zone-spent = Spent
web-zone-auxiliary = Auxiliary action done
web-zone-uses-over = Uses over
web-zone-spot = Place
web-zone-rebuilt = Rebuilt
web-zone-items = Items
web-zone-solo = Opponent
web-zone-focus = Focus
web-zone-scheme = Scheme
web-zone-focus-left = Focus cards left
web-zone-scheme-left = Scheme cards left
web-word-black = black
web-word-white = white
web-word-red = red
web-word-grey = grey
web-word-blue = blue
web-word-left = left
web-word-right = right
web-word-preparation = preparation
web-word-sabbath = Sabbath
web-word-working-day = working day
web-word-built = built
web-word-unbuilt = unbuilt
web-word-neutral = neutral

## Companion: entering what came at a real table
web-entry = What came at your table
web-entry-field = What came at your table?
web-entry-how = A name, its beginning, or a number. Several, separated by commas, answer the next questions too.
web-entry-enter = Enter
web-entry-draw = Draw for me
web-entry-draw-all = Draw the rest
web-entry-order = In this order: { $places }
web-entry-outcomes =
    { $number ->
        [one] What can come: only this
       *[other] What can come: { $number }
    }
web-entry-left = × { $number }
web-entry-not-there = “{ $text }” cannot come now.
web-entry-several = “{ $text }” may be: { $choices }.
web-entry-left-over = Nothing more is drawn here. Not used: { $text }
