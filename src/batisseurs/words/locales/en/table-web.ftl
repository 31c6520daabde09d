# What the browser says at a table: the frame around every game, and the board of games that have none.
# Loaded at a table; what comes before is in web.ftl.

## Table: the frame around every game
web-board = Board
web-text-view = Text view
web-board-view = Board view
web-side = Side panel
web-players = Players
web-you = you
web-your-turn = your turn
web-to-move = to move
web-nobody-there = free
web-seat-bot = Played by a bot ({ $bot })
web-is-muted = Muted
web-player-open = Show the board of { $name }
web-player-menu = Options for { $name }
web-ask-bot = Request a bot for this seat
web-ask-bot-hint = If someone has stopped playing. All the others must agree.
web-invite-seat = Link to this seat
web-invite-own = Continue on another device
web-mute = Mute for everyone
web-unmute = Unmute
web-tab-choices = Actions
web-tab-log = Log
web-tab-scores = Scores
web-tab-chat = Chat
web-tab-unread = { $number } new

## Table: places and choices
web-place-read = { $label }: read
web-place-offered = { $label }: { $choice }
web-place-several =
    { $number ->
        [one] { $label }: { $number } action
       *[other] { $label }: { $number } actions
    }
web-place-picked = { $label }: selected, choose more
web-place-refused = { $label }: not possible now. Why?
web-choose-here = Choose an action
web-why-not = Why not?
web-read-item = Read { $item }
web-moved-on = The game moved on before this arrived, so nothing was done. Look at what is asked now.
web-no-choices = Nothing to do right now. Your options will appear here.
web-no-choice-fits = No matching action.
web-filter-choices = Filter actions
web-stand-with = Always do this: { $choice }

## Table: the bar with what is asked
web-prompt = What to do now
web-prompt-waiting =
    { $number ->
        [0] Setting up…
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
web-prompt-thinking =
    { $number ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
web-prompt-spectator = You’re watching. { $waiting }
web-prompt-over = The game is over.
web-prompt-unplayable = The rules or components of this game have changed since. You can view the table and its log, but not continue.
web-prompt-nameless = This seat is yours. What’s your name?
web-prompt-bot = A bot is playing for you.
web-prompt-paused = Game paused, clocks stopped.
web-prompt-request = Waiting for answers to a request.
web-prompt-sending = Sending…
web-prompt-kept = Offline. Your move is saved and will be sent when the server is back.
web-prompt-unsure = { $choice }? { $why }.
web-prompt-warned = { $choice }?
web-prompt-asked = Choose an action.
web-sure = Confirm
web-not-sure = Cancel
web-undo = Undo
web-show-result = Result
web-your-name = Your name
web-sit-down = Join
web-take-back-seat = Take over from the bot
web-resume = Resume
web-pause = Ask to pause the game

## Table: requests, which all the others must accept
web-request = Pending request
web-request-undo =
    { $number ->
        [one] { $name } asks to undo the last move:
       *[other] { $name } asks to undo the last { $number } moves:
    }
web-request-clock = { $name } asks to change the clock: { $clock }
web-request-pause-clocks = { $name } asks to pause all clocks until { $until }.
web-request-bot = { $name } asks to replace { $other } with a bot.
web-request-export = { $name } asks to share the game record with everyone, hidden cards included.
web-request-pause = { $name } asks to pause the game.
web-request-agrees = { $name } agrees
web-request-thinks = { $name } hasn’t answered yet
web-request-yes = Accept
web-request-no = Decline
web-request-withdraw = Withdraw request
web-ask-all = Ask everyone
web-ask-first = Answer the pending request first.
web-ask-undo = Undo further back…
web-ask-undo-title = Undo further back
web-ask-undo-how = A card was drawn, dice were rolled or someone else has moved since. The others see what would be undone, and must agree.
web-ask-undo-from = Go back to before
web-ask-undo-number =
    { $number ->
        [one] { $number } move would be undone.
       *[other] { $number } moves would be undone.
    }
web-ask-clock = Change the clock…
web-ask-clock-title = Change the clock
web-ask-clock-now = Now: { $clock }
web-ask-clock-pace = From now on
web-pace-none = No clock
web-pace-quick = Fast
web-pace-calm = Relaxed
web-pace-day = One day per move
web-pace-days = Several days per move
web-ask-pause-clocks = Pause the clocks…
web-ask-pause-clocks-title = Pause all clocks
web-ask-pause-clocks-how-long = Pause for
web-pause-clocks-hour = An hour
web-pause-clocks-day = A day
web-pause-clocks-days = Three days
web-pause-clocks-week = A week
web-ask-export = Share the game record…
web-ask-export-title = Share the game record with everyone
web-ask-export-what = The record shows everything so far, hidden cards included. If all agree, everyone at the table can read it.
web-cancel = Cancel

## Table: its menu
web-menu = Table menu
web-menu-table = This table
web-menu-seat = My seat
web-menu-ask = Ask everyone
web-menu-rules = Rules
web-menu-legend = Legend
web-legend-now = On the table now
web-menu-keys = Keyboard shortcuts
web-menu-auto-answers =
    { $number ->
        [one] Auto-answer
       *[other] Auto-answers ({ $number })
    }
web-menu-spectators = Spectator link
web-menu-record = Download game record
web-menu-rematch = Play again
web-menu-report = Report…
web-report-title = Report to the server admin
web-report-why = Only the server admin reads it; nobody at the table is told.
web-report-about = What is it about?
web-report-table = The table
web-report-text = What happened?
web-report-send = Send report
web-report-cancel = Cancel
web-report-sent = Report sent. The server admin will read it.
web-give-to-bot = Let a bot play for me
web-give-to-bot-hint = You keep the seat and can take over again at any time.
web-leave = Leave the table
web-leave-title = Leave this table for good?
web-leave-playing = A bot plays for you until someone takes the seat.
web-leave-over = You give up your seat.
web-leave-instead = If you want to come back later, just close the page: you keep your seat.
web-leave-stay = Stay
web-invite-title = Seat link for { $name }
web-invite-make = Create link
web-invite-again = Create a new link (this one stops working)
web-invite-note = The first person to open this link gets the seat.
web-invite-own-note = Open it on the other device: your seat moves there, and this page leaves the table.
web-invite-spectator-note = Anyone with this link can watch and sees what is public.
web-auto-answer-title = Auto-answers
web-auto-answer-what = These answers are given for you automatically.
web-auto-answer-none = No auto-answers set.
web-auto-answer-set = From now on automatic: { $choice }. You can change this in the table menu.
web-auto-answer-end = Ask me again

## Table: keys
web-keys-on = Keyboard shortcuts on
web-keys-on-help = Without them you can still reach everything with Tab, the arrow keys and Enter.
web-key-number = Choose from the list
web-key-arrows = Move around the board
web-key-enter = Select or confirm
web-key-next = Next available place
web-key-read = Enlarge the card
web-key-choices = List of actions
web-key-undo = Undo; with Shift, undo the whole turn
web-key-escape = Cancel the selection
web-key-log = Log
web-key-rules = Rules
web-key-legend = Legend: what the symbols mean
web-key-help = What you point at; otherwise these shortcuts

## Table: time, the line, shared devices
web-span-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-span-hours = { $hours } h { $minutes } min
web-span-minutes = { $minutes } min { $seconds } s
web-clock-runs = Time left: { $time }
web-clock-stands = Time bank: { $time }
web-line-lost = Connection lost
web-line-comes-back = Nothing is lost – reconnecting…
web-line-kept = Nothing is lost: your move is saved and will be sent when we reconnect.
web-line-back = Reconnected.
web-hand-over = { $name }’s turn
web-hand-over-why = Pass the device to { $name }. Everyone else, look away.
web-hand-over-take = I am { $name }
web-hand-over-back = Back to { $name }
web-hand-over-now = Pass the device on

## The board of games that have none: fields of any view
web-panel-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-zone-centre = Centre of the table
web-zone-places = Other spaces
web-zone-round = Round
web-zone-turn = Turn
web-zone-active = Active player
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
web-zone-score-table = Points by rank
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
web-zone-holder = First-player hand
web-zone-hand = Hand
web-zone-hand-back = Hand taken this round
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
web-zone-travels = Travel cards
web-zone-turned = Revealed
web-zone-chronicle = Chronicle
web-zone-graves = Graves
web-zone-coffins = Coffins
web-zone-last-coffin = Last coffin
web-zone-rat = Rat
web-zone-red = Red
web-zone-protected = Protected
web-zone-villages = Villages
web-zone-personal-values = Personal banner
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
web-zone-generic = Generic resources
web-zone-markers = Markers
web-zone-tile = Tile
web-zone-plow = Plough
web-zone-resource = Resource
web-zone-stock = Stock
web-zone-slots = Slots
web-zone-market = Market
web-zone-served = Served
web-zone-leftovers = Leftovers
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
web-zone-row-food = Food by row
web-zone-heroes = Heroes
web-zone-final = Scored at the end
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
web-zone-type = Type
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
web-zone-spot = Space
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
web-entry = What came up at your table
web-entry-field = What came up at your table?
web-entry-how = A name, its beginning, or a number. You can enter several at once, separated by commas.
web-entry-enter = Enter
web-entry-draw = Draw for me
web-entry-draw-all = Draw the rest
web-entry-order = In this order: { $places }
web-entry-outcomes =
    { $number ->
        [one] What can come up: only this
       *[other] What can come up: { $number }
    }
web-entry-left = × { $number }
web-entry-not-there = “{ $text }” can’t come up now.
web-entry-several = “{ $text }” could be: { $choices }.
web-entry-left-over = Nothing more to draw here. Not used: { $text }

# Learning by playing.
web-lesson-choose = What can be chosen has a bright edge on the board: press it. Every choice is also listed in words under “Actions”.
web-lesson-undo = Nothing is lost by trying. “Undo” takes back your last choice.
web-lesson-what = Point at anything on the table, or hold your finger on it, to read what it is and does. The legend in the menu explains the symbols.
web-lesson-why-not = Press something that cannot be chosen now: the table says why not, and by which rule.
web-lesson-log = The log tells what everyone has done. Press a line to see the table at that moment.
web-lesson-suggest = From now on a move is suggested only when something new comes. “Suggest a move” helps whenever you like.
web-lesson-got-it = Got it
web-lesson-off = No more lessons
web-lesson-left = { $number } more
web-lessons = Lessons
web-lessons-none = You have read no lesson of this game yet.
web-lessons-again = Start the lessons again
web-lessons-on = Show lessons
web-lessons-on-help = A short lesson comes when something is new to you.
web-suggest = Suggest a move
web-suggested = Suggestion
web-suggest-play = Play it
web-suggest-close = Close the suggestion
web-key-suggest = Suggest a move (against bots)

## The log, its events, recap and replay
web-log = Game log
web-log-before = Setup
web-log-struck = Undone:
web-log-by-clock = Out of time: a bot made this move
web-log-by-auto-answer = Auto-answer
web-log-newest =
    { $number ->
        [one] { $number } new entry
       *[other] { $number } new entries
    }
web-log-empty = No moves yet
web-log-empty-how = Everything that happens at this table will appear here, turn by turn.
web-event-joined = { $name } joined.
web-event-seat-taken = Someone has taken over seat { $number } with a link: another person, or the same person on another device.
web-event-seat-taken-bot = Someone has opened a link to seat { $number }, where a bot plays, and sees what that seat sees.
web-event-seat-returned = The person who came to seat { $number } has left it again.
web-event-left = { $name } left the table.
web-event-bot-took =
    { $why ->
        [agreed] By agreement, a bot now plays for { $name }.
        [clock] { $name } ran out of time: a bot takes over.
        [left] A bot takes over for { $name }.
       *[asked] A bot now plays for { $name }.
    }
web-event-bot-sat = Bot added: { $name }.
web-event-bot-up = A bot was removed; its seat is free again.
web-event-freed = { $name } removed { $other } from the table.
web-event-freed-by-host = The host removed { $other } from the table.
web-event-took-back = { $name } is back.
web-event-started = The game has started.
web-event-undone =
    { $number ->
        [one] { $name } undid { $number } move.
       *[other] { $name } undid { $number } moves.
    }
web-event-ended = The game is over.
web-event-reopened = The end was undone: the game continues.
web-event-request-undo =
    { $number ->
        [one] { $name } asks to undo the last move.
       *[other] { $name } asks to undo the last { $number } moves.
    }
web-event-request-clock = { $name } asks to change the clock.
web-event-request-time-off = { $name } asks to pause the clocks.
web-event-request-bot = { $name } asks to replace { $other } with a bot.
web-event-request-export = { $name } asks to share the game record, hidden cards included.
web-event-request-pause = { $name } asks to pause the game.
web-event-agrees = { $name } agrees.
web-event-disagrees = { $name } disagrees.
web-event-agreed = Request accepted.
web-event-not-agreed = Request declined.
web-event-clock = The clock has been changed.
web-event-clocks-paused = All clocks are paused for a while.
web-event-exported = The game record so far is now open to everyone at the table.
web-event-exported-alone = { $name } has read the whole game record so far, including what the bots keep hidden.
web-event-paused = The game is paused at { $name }’s request.
web-event-server-down = The server was down. Nobody lost any time.
web-event-resumed = { $name } resumed the game.
web-event-reminded = { $name } is out of time.
web-event-muted = { $name } was muted.
web-event-heard = { $name } was unmuted.
web-event-spectators-muted = Spectators were muted.
web-event-spectators-heard = Spectators were unmuted.
web-event-rematch = { $name } offers a rematch.
web-event-hidden = The server admin removed this table from the lobby.
web-event-listed = The server admin put this table back in the lobby.
web-event-forgotten = A player’s name and messages were removed at their request.
web-recap = Since your last turn
web-recap-close = Close (shown again next turn)
web-recap-others =
    { $number ->
        [0] A lot has happened.
        [one] { $names } has played.
       *[other] { $names } have played.
    }
web-recap-touched = Affecting you:
web-recap-all =
    { $number ->
        [one] All moves ({ $number })
       *[other] All moves ({ $number })
    }
web-recap-step = Replay on the board
web-recap-never = Don’t show recaps
web-replay = Replay
web-replay-past = Viewing an earlier position
web-replay-now = Back to the live game
web-replay-start = Starting position.
web-replay-slider = Position in the game
web-replay-says = { $number } of { $last }: { $sentence }
web-replay-back = Previous move (←)
web-replay-forward = Next move (→)
web-replay-round-back = Start of the round (Shift + ←)
web-replay-round-forward = Next round (Shift + →)
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-round = Round { $round }
web-replay-speed = Speed: { $speed }
web-replay-speeds = Speed
web-replay-link = Copy link to this position
web-replay-link-copied = Link copied.
web-replay-link-in-address = Copy the link to this position from the address bar.

## Scores and the end of a game
web-scores-now = Current score
web-scores-total = Total
web-scores-rank = Rank
web-scores-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-scores-none = Scores are hidden
web-scores-none-why = This table plays without running scores. Points are counted at the end.
web-ended-you = You win!
web-ended-won =
    { $number ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-ended-how = { $ending }.
web-ended-rank =
    { $rank ->
        [2] You’re 2nd of { $number }.
        [3] You’re 3rd of { $number }.
       *[other] You’re { $rank }th of { $number }.
    }
web-ended-sheet = Score sheet
web-ended-replay = Replay
web-ended-rematch = Play again
web-ended-to-rematch = Go to the rematch
web-ended-record = Download game record
web-chart = Scores over time
web-chart-rounds = Rounds are shown at the bottom. Select a point to see the board at that time.
web-chart-table = Show as a table
web-chart-line = Move

## Chat
web-chat-said = Messages
web-chat-empty = No messages yet
web-chat-empty-why = Players and spectators can read along. Quick phrases appear in each reader’s own language.
web-chat-say = Write a message
web-chat-send = Send
web-chat-left =
    { $number ->
        [one] { $number } character left
       *[other] { $number } characters left
    }
web-chat-spectator = Spectator
web-chat-spectators = spectators
web-chat-hearing = Mute options for { $name }
web-chat-mute-me = Hide { $name }’s messages
web-chat-mute-all = Mute { $name } for everyone
web-chat-hear-all = Unmute { $name } for everyone
web-chat-hear-me = Show { $name }’s messages again
web-chat-silenced = Muted by you
web-chat-off = Chat is off at this table.
web-chat-you-silent = The host has muted you. You can still read.
web-chat-spectators-silent = The host has muted spectators. You can still read.
web-chat-phrases = Quick phrases
web-chat-phrase-hello = Hi, have fun!
web-chat-phrase-well-played = Well played!
web-chat-phrase-thanks = Thank you!
web-chat-phrase-sorry = Sorry!
web-chat-phrase-moment = One moment, please.
web-chat-phrase-good-game = Good game, thanks everyone!
