# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-pair = { $what }: { $value }
web-look-close = Close
web-look-toasts = Messages
web-look-home = Bâtisseurs: to the lobby
web-look-language = Language: { $language }
web-look-skip = Skip to the content
web-look-your-turn =
    { $tables ->
        [one] Your turn
       *[other] Your turn at { $tables } tables
    }

## Settings of the reader
web-settings = Settings
web-settings-language = Language
web-settings-theme = Appearance
web-settings-theme-auto = System
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-theme-contrast = High contrast
web-settings-text = Text size
web-settings-text-size = { $percent }%
web-settings-motion = Motion
web-settings-motion-auto = System
web-settings-motion-full = On
web-settings-motion-off = Off
web-settings-speed = Speed of the pieces
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-sure = Ask before what cannot be taken back
web-settings-sure-help = A new card, another player’s turn: after these, only everybody together can go back.
web-settings-auto = Answer for me when there is only one choice
web-settings-auto-help = Nothing is hidden: the log tells it, and you can undo it.
web-settings-sound = A sound when it is my turn
web-settings-notices = A notification when it is my turn
web-settings-notices-denied = Your browser does not allow it for this site; its own settings can change that.
web-settings-notices-help = While this page is in the background. Your browser will ask you to allow it.

## App: pages, errors, the line to the server
web-app-loading = Loading…
web-app-to-lobby = To the lobby
web-app-reload = Reload the page
web-app-nothing-here = There is nothing here
web-app-nothing-here-why = Perhaps the link was cut off on its way. Ask for it again, or go on from the lobby.
web-app-broken = Something broke on this page
web-app-broken-why = It is our mistake, not yours. Your game is safe: the server keeps every move. Loading the page again usually helps.
web-app-old = This page is older than the server
web-app-old-why = A part of it is no longer there, or the server is away. Load the page again; your game is kept.
web-error-unreachable = The server does not answer. Check your connection; this page goes on trying.
web-error-unexpected = Something went wrong here, and it is not your fault. Load the page again if it does not go on.
web-error-cookies = Your browser keeps no cookies for this page, so the server cannot recognise you. Allow them and load the page again.
web-error-not-the-house = Something between you and the server has answered in its place: a login page of the network, or a proxy.
web-seat = Seat { $number }

## Told: the log, its events, recap and replay
web-log = What happened
web-log-before = Before the first turn
web-log-chooses = { $name }: { $choice }
web-log-struck = Taken back:
web-log-by-clock = Time was up: a bot made this one choice
web-log-by-standing = Your standing answer
web-log-newest =
    { $number ->
        [one] { $number } new line
       *[other] { $number } new lines
    }
web-log-empty = Nothing has happened yet
web-log-empty-how = Everything that happens at this table will be told here, turn by turn.
web-event-joined = { $name } sits down.
web-event-seat-taken = Seat { $number } is held by somebody with a link from now on: another person, or the same on another device.
web-event-seat-taken-bot = Somebody has come by a link to seat { $number }, where a bot plays, and sees what it sees.
web-event-seat-returned = Whoever had come to seat { $number } has left it again.
web-event-left = { $name } has left.
web-event-bot-took =
    { $why ->
        [agreed] All agreed: a bot plays for { $name } now.
        [clock] The time of { $name } was up: a bot plays now.
        [left] A bot plays on for { $name }.
       *[asked] A bot plays for { $name } now.
    }
web-event-bot-sat = A bot sits down: { $name }.
web-event-bot-up = A bot gets up: its seat is free again.
web-event-freed = { $name } frees the seat of { $other }.
web-event-freed-by-host = The host frees the seat of { $other }.
web-event-took-back = { $name } plays again.
web-event-started = The game begins.
web-event-undone =
    { $number ->
        [one] { $name } takes { $number } step back.
       *[other] { $name } takes { $number } steps back.
    }
web-event-ended = The game is over.
web-event-reopened = The game is not over any more.
web-event-wish-undo =
    { $number ->
        [one] { $name } asks to take the last step back.
       *[other] { $name } asks to take the last { $number } steps back.
    }
web-event-wish-clock = { $name } asks for another clock.
web-event-wish-time-off = { $name } asks for time off.
web-event-wish-bot = { $name } asks for a bot in the place of { $other }.
web-event-wish-export = { $name } asks to open the record of this game, hidden cards and all.
web-event-wish-pause = { $name } asks to pause the game.
web-event-agrees = { $name } agrees.
web-event-disagrees = { $name } does not agree.
web-event-agreed = It is agreed.
web-event-not-agreed = It is not agreed.
web-event-clock = The table has another clock now.
web-event-time-off = Nobody’s clock runs for a while.
web-event-exported = The record up to here is open to everybody at the table.
web-event-exported-alone = { $name } has read the whole game record up to here, with everything the bots hide.
web-marks = What is special about this table
web-mark =
    { $mark ->
        [position] From a position
        [record] From a record
        [components] Other components
        [options] Other options
        [export] Record read
        [seat] Seat taken over
       *[reopened] Reopened
    }
web-mark-about =
    { $mark ->
        [position] This game began from a position: whoever opened the table may know what is hidden.
        [record] This game goes on from a game record: whoever opened the table may know what is hidden.
        [components] This game is played with other components than the printed ones.
        [options] This game is played with other options than usual.
        [export] The whole game record has been read during the game, with everything hidden in it.
        [seat] Somebody has come to a seat of the running game.
       *[reopened] The game went on after its end, when everything had been shown.
    }
web-event-paused = The game is paused, as { $name } asked.
web-event-server-down = The server was down. Nobody lost any time.
web-event-resumed = { $name } goes on.
web-event-reminded = The time of { $name } is up.
web-event-muted = { $name } is not heard any more.
web-event-heard = { $name } is heard again.
web-event-onlookers-muted = Those who look on are not heard any more.
web-event-onlookers-heard = Those who look on are heard again.
web-event-rematch = { $name } opens a rematch.
web-event-hidden = Whoever runs this server has taken the table out of the lobby.
web-event-listed = Whoever runs this server has put the table back into the lobby.
web-event-forgotten = A player’s name and messages were removed at their request.
web-recap = Since your last turn
web-recap-close = Close; it comes again next turn
web-recap-others =
    { $number ->
        [0] Much has happened.
        [one] { $names } has played.
       *[other] { $names } have played.
    }
web-recap-untouched = Nothing of it touched you.
web-recap-touched = It touched you:
web-recap-all =
    { $number ->
        [one] What was done ({ $number } line)
       *[other] What was done ({ $number } lines)
    }
web-recap-step = Step through it on the board
web-recap-never = Do not tell me again
web-settings-recap = Tell me what others did when it is my turn
web-settings-recap-help = A paragraph under the board, until your first choice.
web-replay = Looking back
web-replay-past = An earlier moment
web-replay-now = Back to now
web-replay-start = The table as it was laid.
web-replay-slider = The moments of this game
web-replay-says = { $number } of { $last }: { $sentence }
web-replay-back = One line back (←)
web-replay-forward = One line on (→)
web-replay-round-back = To the beginning of the round (Shift + ←)
web-replay-round-forward = To the next round (Shift + →)
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-round = Round { $round }
web-replay-speed = Speed: { $speed }
web-replay-speeds = Speed
web-replay-link = Copy a link to this moment
web-replay-link-copied = The link to this moment is copied.
web-replay-link-in-address = The address of this page leads to this moment: copy it from there.

## Scores and the end of a game
web-scores-now = The score as it stands
web-scores-total = Total
web-scores-rank = Rank
web-scores-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-scores-none = No score is shown
web-scores-none-why = This table plays without a running score. It is counted at the end.
web-ended-you = You have won!
web-ended-won =
    { $number ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-ended-how = { $ending }.
web-ended-sheet = Score sheet
web-ended-replay = Replay
web-ended-rematch = Play again
web-ended-to-rematch = To the next game
web-ended-record = Keep the record
web-chart = How the scores grew
web-chart-rounds = Below: the rounds. Press a place in the chart to see the board as it was then.
web-chart-table = The same as a table
web-chart-line = Line

## Rules and components to be read
web-rule-open = Rule { $rule }
web-rules = Rules
web-rules-search = Search the rules
web-rules-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
web-rules-none = No rule has all these words
web-rules-none-why = Try fewer words, another form of them, or the number of a rule.
web-rules-all = Show all rules
web-rules-loading = The rules are on their way…
web-rules-back = Back to the rule before
web-rules-forward = On to the rule after
web-rules-behind = Named by:
web-reader-neighbours = Neighbours
web-reader-before = The one before (←)
web-reader-after = The next one (→)
web-reader-place = { $place } of { $number }
web-reader-rules = Rules about it
web-reader-values = Where this is known from
web-reader-value = What
web-reader-printed = In the component file
web-reader-source = Source
web-source-rulebook = Rulebook
web-source-rulebook-why = Rulebook: it stands in the published rules, or is shown there.
web-source-public = Public
web-source-public-why = Public: the publisher or players have shown it elsewhere.
web-source-reconstructed = Reconstructed
web-source-reconstructed-why = Reconstructed: not known to us; we chose a value that fits the rest. With the box at hand you can put in the right one.
web-value-name = Name
web-value-type = Type
web-value-copies = Copies
web-value-cost = Cost
web-value-effect = Effect
web-value-stones = Stones
web-value-worth = Worth
web-value-number = Number
web-value-timing = When
web-value-group = Group
web-value-needs = Needs
web-value-value = Value
web-value-symbol = Symbol
web-value-amount = Amount
web-value-values = Values
web-value-stories = Story points
web-value-points = Points
web-value-colour = Colour
web-value-slots = Slots
web-value-time = Time
web-value-coins = Coins
web-value-resource = Resource
web-value-action = Action

## Chat
web-chat-said = What was said
web-chat-empty = Nobody has said anything yet
web-chat-empty-why = Everybody at the table and those who look on can read it. The ready-made phrases are read by all in their own language.
web-chat-say = Say something
web-chat-send = Send
web-chat-left =
    { $number ->
        [one] { $number } character left
       *[other] { $number } characters left
    }
web-chat-onlooker = Onlooker
web-chat-onlookers = those who look on
web-chat-hearing = Hearing: { $name }
web-chat-mute-me = Do not show me what { $name } says
web-chat-mute-all = Silence for everybody: { $name }
web-chat-hear-all = Let be heard by everybody: { $name }
web-chat-hear-me = Hear again: { $name }
web-chat-silenced = Whom you do not hear
web-chat-off = There is no chat at this table.
web-chat-you-silent = The host has silenced your seat. You can read on.
web-chat-onlookers-silent = The host has silenced those who look on. You can read on.
web-chat-phrases = Ready-made phrases
web-chat-phrase-hello = Hello, and have a good game!
web-chat-phrase-well-played = Well played!
web-chat-phrase-thanks = Thank you!
web-chat-phrase-sorry = Sorry!
web-chat-phrase-moment = One moment, please.
web-chat-phrase-good-game = That was a good game. Thank you, everybody!

## Lobby: games, tables, links, import, rules, about
# The first page and an opened box.
web-lobby-title = Lobby
web-lobby-welcome = What shall we build tonight?
web-lobby-lead = Four city-building games, with friends far away or at one table, or against bots. No account: a link is enough.
web-lobby-trouble = The server cannot be reached just now
web-lobby-again = Try again
web-lobby-games = Games
web-lobby-import = Open a record or a situation
web-lobby-foot = More pages
web-lobby-play = Play { $game }
web-lobby-players-range = { $least } to { $most } players
web-lobby-minutes = { $least }–{ $most } min
web-lobby-weight = Weight { $weight } of { $most }
web-lobby-rules = Rules
web-lobby-all-settings = All settings
web-lobby-start = Start the game
web-lobby-open-invite = Open the table and invite
web-lobby-company = With whom?
web-lobby-company-bots = Bots
web-lobby-company-friends = Friends, by link
web-lobby-company-here = On this device
web-lobby-company-help-bots = You begin at once; the bots answer without delay.
web-lobby-company-help-friends = Everybody gets a link and plays in their own browser, now or over days.
web-lobby-company-help-here = The device goes from hand to hand; between turns the table is covered.
web-lobby-players = Players
web-lobby-alone = Solo
web-lobby-strength = Bots
web-bot-random = Beginner
web-bot-greedy = Advanced
web-lobby-bot-random = Takes any choice. Good for a first look at the rules.
web-lobby-bot-greedy = Looks one step ahead and takes what then looks best.
web-lobby-me = Builder
web-lobby-my-name = Your name
web-lobby-name-of = Name of player { $number }
web-lobby-player = Player { $number }
web-lobby-same-name = Two players have the same name.
# Bots are named after builders of old.
web-lobby-builder-1 = Imhotep
web-lobby-builder-2 = Bezalel
web-lobby-builder-3 = Hiram
web-lobby-builder-4 = Ictinus
web-lobby-builder-5 = Vitruvius
web-game-theopolis = Build a city for heaven. Cards cost Faith, Hope and Charity, and every city grows a little each turn, until disaster strikes, seven sacraments light up, or the Apocalypse comes. Five ways to the end, and nobody knows which.
web-game-nehemiah = Rebuild the walls of Jerusalem. Place workers on a grid of jobs or lay them to rest for what they have earned; whoever clears a column sends everybody home. Three rounds for Wall, Temple and Garrison.
web-game-my-village = Two dice, a village and a handful of lifetimes. Add church, council, workshops and fields, and pay with time: whoever grows old is buried, and told about. Beware of the rat.
web-game-esdras-et-nehemie = The exiles are back. In three weeks of six days and a Sabbath you raise the Temple, clear the rubble from gates and walls, and teach the Torah. Rich, deep, and also for one player.

# Lists of tables.
web-mine-title = My tables
web-mine-none = You sit at no table yet. Those you open or join stand here, also when you come back another day.
web-mine-next =
    { $tables ->
        [one] To the table that waits for you
       *[other] To the next of { $tables } tables that wait for you
    }
web-mine-all = Show all { $tables } tables
web-mine-your-turn = Your turn
web-mine-due = Your time is up { $when }
web-mine-stage-open = Not begun
web-mine-stage-playing = In play
web-mine-stage-over = Over
web-mine-stage-closed = Closed
web-mine-paused = Paused
web-mine-waits-for = Waits for { $names }
web-mine-free =
    { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
web-open-title = Open tables
web-open-none = Nobody has listed a table just now. Open one yourself and list it, or send your friends a link.
web-next-title = Next table
web-next-looking = Looking for the table that waits for you…
web-next-none = No table waits for you
web-next-none-why = The others are thinking. We tell you when it is your turn, if you allow it in the settings.

# A new table.
web-new-title = A new table: { $game }
web-new-no-game = There is no such game here
web-new-seats = Seats, in turn order
web-new-sitter = Who plays { $seat }
web-new-sitter-me = I play
web-new-sitter-friend = A friend, by link
web-new-sitter-here = Somebody at this device
web-new-sitter-bot = A bot
web-new-strength = Which bot plays { $seat }
web-new-name = Name for { $seat }
web-new-name-later = Name, or left to them
web-new-earlier = { $seat }: earlier in turn order
web-new-later = { $seat }: later in turn order
web-new-options = Options of the game
web-new-as-printed = as in the rulebook
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-live = Tonight
web-new-clock-days = Over days
web-new-clock-help-none = Everybody thinks as long as they like.
web-new-clock-help-live = Minutes for each choice, for people who all sit there now.
web-new-clock-help-days = Days for each choice, for people who look in when they have time.
web-new-each-live = Minutes for each choice
web-new-each-days = Days for each choice
web-new-reserve-live = Minutes in reserve, once
web-new-reserve-days = Days in reserve, once
web-new-policy = When both are used up
web-new-policy-remind = Everybody is reminded, and waits
web-new-policy-skip = A bot makes this one choice
web-new-policy-bot = A bot plays on, until the person comes back
web-new-who = Onlookers and chat
web-new-watching = Who may look on
web-new-watching-link = Whoever has a link for it
web-new-watching-anyone = Anyone
web-new-watching-nobody = Nobody
web-new-listed = Show the table in the lobby
web-new-listed-help = Everybody on this server sees it there, may look on, and may take a free seat.
web-new-chat = Chat at the table
web-new-scores = Show the points all along
web-new-scores-help = As far as the rules do not hide them.
web-new-components = Own components
web-new-components-own = the game’s own
web-new-components-other = from your file
web-new-components-help = You own the box and a value here is wrong, or you want to try a variant? Play { $game } with a component file of your own. It is checked when you open the table.
web-new-components-remove = Take it away
web-new-summary =
    { $players ->
        [one] One player
       *[other] { $players } players
    }: { $here ->
        [one] { $here } here
       *[other] { $here } here
    }, { $friends ->
        [one] { $friends } by link
       *[other] { $friends } by link
    }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
web-refusal-more =
    { $number ->
        [one] And one more.
       *[other] And { $number } more.
    }
web-file-choose = Choose a file
web-file-drop = or drop it here
web-file-too-large = This file is too large: two million characters are the most.
web-file-unreadable = This file is not text (UTF-8).
web-yes = Yes
web-no = No
web-option-theopolis-play-on = Play on after a win
web-option-theopolis-short-deck = Short deck
web-option-theopolis-max-rounds = Last round
web-option-nehemiah-foremen = Foremen
web-option-nehemiah-open-screens = Open screens
web-option-nehemiah-first-player = First player
web-option-my-village-max-rounds = Last round
web-option-esdras-et-nehemie-altar-face = Face of the altar card
web-option-esdras-et-nehemie-solo-face = Face of the solo board
web-option-about-nehemiah-foremen = Before each round, foreman cards are auctioned with sealed bids.
web-option-about-nehemiah-open-screens = Everybody sees the wood, gold and points of all.
web-value-random = Random
web-value-p1 = Seat 1
web-value-chosen = Chosen by the first player
web-value-a = A
web-value-b = B, harder
web-clock-each = { $each } for each choice
web-clock-each-reserve = { $each } for each choice, { $reserve } in reserve

# The waiting room, and links.
web-waiting-title = { $game }: before the game
web-waiting-lead = The game begins when every seat is taken.
web-waiting-looking-on = You are looking on. To play, ask somebody at the table for the link of a seat.
web-waiting-may-sit = You are looking on. To play, take a free seat.
web-waiting-take = Sit down here
web-waiting-bot = Let a bot sit here
web-waiting-bot-up = Free the seat
web-waiting-free-ask = Free the seat of { $seat }?
web-waiting-free-why = Whoever has it loses it and is told so. Then you can send a new link, let a bot sit there, or wait for somebody else.
web-waiting-free-keep = Keep waiting
web-waiting-seats = Seats
web-waiting-you = you
web-waiting-sits = sits
web-waiting-comes = has come, no name yet
web-waiting-free = free
web-waiting-once = This link is for one person and works once.
web-waiting-link = Link to { $seat }
web-waiting-sit = Sit down
web-waiting-for = Still waiting for: { $seats }
web-waiting-ready = Everybody is there.
web-waiting-host = Everybody is there; the host begins.
web-waiting-begin = Begin the game
web-waiting-onlookers = Onlookers
web-waiting-onlookers-help = This link lets people look on, as many as you like. They see no hidden cards.
web-waiting-onlookers-link = Link to look on
web-waiting-agreed = What the table agreed on
web-link-make = Make a link
web-link-copy = Copy
web-link-share = Send
web-link-code = QR code
web-link-copied = The link is copied.
web-link-not-copied = Your browser did not let us copy. Mark the link and copy it yourself.

# Import.
web-import-title = Open a record or a situation
web-import-lead = A record is a game as lines of text; it goes on where it ends, or is looked at again. A situation is a table as it stands, perhaps on a real one.
web-import-paste = Or paste it here
web-import-example = batisseurs-record 1 …
web-import-neither = This is neither a record nor a situation
web-import-neither-why = A record begins with “batisseurs-record 1”; a situation has a line “situation = 1”.
web-import-which =
    { $number ->
        [one] Which record?
       *[other] The file has { $number } records. Which one?
    }
web-import-no-game = It is of a game that is not played here: { $game }
web-import-games = Here are: { $games }
web-import-record = A record
web-import-situation = A situation
web-import-players =
    { $players ->
        [one] One player
       *[other] { $players } players
    }
web-import-lines =
    { $lines ->
        [one] One line
       *[other] { $lines } lines
    }
web-import-over = The game is over
web-import-goes-on = The game goes on
web-import-seats = Who sits there now
web-import-open = Open it as a new table

# The rules on a page, and about us.
web-rules-of = Rules of { $game }
web-rules-lead = Our words for the rulebook, each rule with its number. Messages, refusals and cards point here.
web-about-title = About
web-about-what = Bâtisseurs is a home for city-building board games: for people in their browsers, at one device, in a terminal, and for bots.
web-about-honest = The rules are the rulebooks’, rule by rule, with the number of each. Where a box’s printed values are not known to us, we say so.
web-about-games = The games belong to their authors and publishers. This is a free implementation of their rules, made without them. If you like a game, buy the box.
web-about-sources = Where values come from
web-about-source-rulebook = Rulebook
web-about-source-rulebook-why = stated in the rulebook, or forced by it
web-about-source-public = Public
web-about-source-public-why = found in public descriptions of the game
web-about-source-reconstructed = Reconstructed
web-about-source-reconstructed-why = proposed by us, because it is printed only on a piece that we do not have; a component file corrects it
web-about-credits = Credits
web-about-art = Covers, cards and boards are drawn by us.
web-about-fonts = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
web-about-icons = Icons: Lucide and its ancestor Feather (ISC and MIT licences).
web-about-made-with = Made with React, React Aria, Motion and Fluent.
web-about-licence = Bâtisseurs itself is free software (Apache License 2.0).
web-about-privacy = What is kept
web-about-privacy-how = One cookie, so that the server knows your seats again, and your settings in this browser. No account, no address, no tracking.
web-about-version = Version { $version }

## Doors: while a table is laid, and where none is open
web-table-loading = The table is being laid…
web-dead-key = This link opens nothing any more
web-dead-key-why = A link to a seat works once. If it was you who used it, on this device, the table is still open to you. Otherwise ask whoever sent it for a new one.
web-dead-key-anyway = Look whether it is open to me
web-gone = This table is not open to you
web-gone-why = Perhaps the link was cut off, the table was closed, or your seat has been freed by the host or taken over on another device. Ask for a new link, or go on from the lobby.
web-moved = Your seat has moved to another device
web-moved-why = The link to it was opened there: the game goes on there, and this page is no longer at the table.
web-moved-back = To come back here, make a link on that device – in the menu of your seat – and open it here.
web-moved-stay = Go on here with the other seat
web-moved-look-on = Look on here
web-freed = Your seat is free again
web-freed-why = The host has freed your seat before the game.
web-freed-may-sit = This table is open to everybody: if a seat is free, you can take it.
web-freed-sit = Take a free seat
web-freed-link = To play after all, ask the host for a new link.

## Companion: beside a real table
web-companion = Companion
web-companion-of = Companion for { $game }, beside a real table
web-companion-switch = Companion: we play at a real table, I enter what is drawn
web-companion-help = Beside a real table you enter the cards, cubes and dice that come there, and are told what follows. All people sit at this device; whoever enters something sees it. What only a bot may see is drawn by the house.
