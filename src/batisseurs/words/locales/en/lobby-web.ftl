# What the browser says in the lobby, and until a game begins.
# Loaded by these pages. What tables say too is in web.ftl.

## Lobby: games, tables, links, import, rules, about
# The first page and an opened box.
web-lobby-title = Lobby
web-lobby-welcome = What shall we build tonight?
web-lobby-lead = Four city-building games: online with friends, around one device, or against bots. No account needed, just a link.
web-lobby-trouble = Can’t reach the server
web-lobby-again = Try again
web-lobby-games = Games
web-lobby-import = Load a game record or a position
web-lobby-foot = More pages
web-lobby-play = Play { $game }
web-lobby-players-range = { $least } to { $most } players
web-lobby-minutes = { $least }–{ $most } min
web-lobby-weight = Complexity { $weight } of { $most }
web-lobby-rules = Rules
web-lobby-all-settings = All settings
web-lobby-start = Start the game
web-lobby-open-invite = Create table and invite
web-lobby-company = Who are you playing with?
web-lobby-company-bots = Bots
web-lobby-company-friends = Friends, by link
web-lobby-company-here = On this device
web-lobby-company-help-bots = Start right away; bots reply at once.
web-lobby-company-help-friends = Everyone gets a link and plays in their own browser, live or over several days.
web-lobby-company-help-here = Pass the device around; the board is hidden between turns.
web-lobby-players = Players
web-lobby-alone = Solo
web-lobby-strength = Bots
web-lobby-bot-beginner = Overlooks things and sometimes picks the second-best move, like someone new to the game.
web-lobby-bot-casual = Picks what looks good now, without thinking far ahead.
web-lobby-bot-strong = Tries out its best moves and what others could answer.
web-lobby-bot-master = Thinks further ahead, for at most three seconds a move.
web-lobby-bot-random = Plays at random. Good for learning the rules.
web-lobby-bot-greedy = Looks one move ahead and picks what looks best.
web-lobby-my-name = Your name
web-lobby-name-of = Name of player { $number }
web-lobby-same-name = Two players have the same name.
web-game-theopolis = Build a city for heaven. Cards cost Faith, Hope and Charity; your city grows every turn, and so do the disasters. Win with ten stones, five sacraments or the Wonder, or by losing all your original sin – unless the Apocalypse comes first.
web-game-nehemiah = Rebuild the walls of Jerusalem. Place workers on a grid of job cards, then tire them out to collect their pay; clear a column and everyone goes home. Three rounds to lead on the Wall, the Temple and the Garrison.
web-game-my-village = Two dice, a village and a handful of lives. Add a church, a council, workshops and fields, and pay with time: villagers grow old, die, and live on in the chronicle. Beware of the rat.
web-game-esdras-et-nehemie = The exiles are back. In three weeks of six days and a Sabbath, raise the Temple, clear the rubble from gates and walls, and teach the Torah. A rich, deep game that can also be played solo.

# Lists of tables.
web-mine-title = My tables
web-mine-none = You have no tables yet. The ones you create or join will be listed here, even when you come back another day.
web-mine-next =
    { $tables ->
        [one] Go to the table waiting for you
       *[other] Go to the next of { $tables } tables waiting for you
    }
web-mine-all = Show all { $tables } tables
web-mine-your-turn = Your turn
web-mine-due = Deadline: { $when }
web-mine-stage-open = Not started
web-mine-stage-playing = In progress
web-mine-stage-over = Finished
web-mine-stage-closed = Closed
web-mine-paused = Paused
web-mine-waits-for = Waiting for { $names }
web-mine-free =
    { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
web-open-title = Open tables
web-open-none = No open tables right now. Create one and list it, or send your friends a link.
web-next-title = Next table
web-next-looking = Looking for a table where it’s your turn…
web-next-none = It’s not your turn anywhere
web-next-none-why = The others are thinking. Turn on notifications in the settings and we’ll let you know.

# A new table.
web-new-title = New table: { $game }
web-new-no-game = Unknown game
web-new-seats = Seats, in turn order
web-new-sitter = Who plays { $seat }
web-new-sitter-me = Me
web-new-sitter-friend = A friend, by link
web-new-sitter-here = Someone on this device
web-new-sitter-bot = A bot
web-new-strength = Which bot plays { $seat }
web-new-name = Name for { $seat }
web-new-name-later = Name (optional)
web-new-earlier = Move { $seat } up
web-new-later = Move { $seat } down
web-new-options = Game options
web-new-as-printed = as in the rulebook
web-new-clock = Clock
web-new-clock-live = Live
web-new-clock-days = Turn-based
web-new-clock-help-none = No time limit.
web-new-clock-help-live = Minutes per move, when everyone is online.
web-new-clock-help-days = Days per move, when players drop in as they like.
web-new-each-live = Minutes per move
web-new-each-days = Days per move
web-new-time-bank-live = Time bank (minutes)
web-new-time-bank-days = Time bank (days)
web-new-who = Spectators and chat
web-new-watching = Who can watch
web-new-watching-link = Anyone with the link
web-new-watching-anyone = Anyone
web-new-watching-nobody = Nobody
web-new-listed = List the table in the lobby
web-new-listed-help = Everyone on this server can see it, watch, and take a free seat.
web-new-chat = Chat at the table
web-new-scores = Show running scores
web-new-scores-help = Except where the rules keep them hidden.
web-new-components = Custom components
web-new-components-own = standard
web-new-components-other = from your file
web-new-components-help = Own the game and found a wrong value here, or want to try a variant? Play { $game } with your own component file. It is checked when you create the table.
web-new-components-remove = Remove
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
web-file-too-large = This file is too large (limit: two million characters).
web-file-unreadable = This file isn’t plain text (UTF-8).
web-yes = Yes
web-no = No
web-option-theopolis-play-on = Continue after a win
web-option-theopolis-short-deck = Short deck
web-option-theopolis-max-rounds = Round limit
web-option-nehemiah-foremen = Foremen
web-option-nehemiah-open-screens = Open screens
web-option-nehemiah-first-player = First player
web-option-my-village-max-rounds = Round limit
web-option-esdras-et-nehemie-altar-face = Side of the altar card
web-option-esdras-et-nehemie-solo-face = Side of the solo board
web-option-theopolis-neighbours = Neighbouring cities
web-option-theopolis-bishop-takes = What a Bishop may take
web-option-nehemiah-income = Wood and gold at the start of a round
web-option-nehemiah-tie-break = Ties
web-option-my-village-travel-cost = Cost “2 coins and 1 horse or 1 cart”
web-option-esdras-et-nehemie-prophet-space = On a Prophet’s space
web-option-esdras-et-nehemie-solo-gate = Opponent: a gate it cannot pay
web-option-esdras-et-nehemie-solo-path = Opponent: path through the scrolls
web-option-about-nehemiah-foremen = Before each round, foreman cards are auctioned with sealed bids.
web-option-about-nehemiah-open-screens = Everyone can see everyone’s wood, gold and points.
web-option-about-theopolis-neighbours = Which cities are “neighbouring” for a Bishop?
web-option-about-theopolis-bishop-takes = The rulebook says only that Bishops allow you to take cards.
web-option-about-nehemiah-income = With foremen: “at the start of each round” one wood and one gold.
web-option-about-nehemiah-tie-break = Which wood and gold breaks a tie?
web-option-about-my-village-travel-cost = The cost of this travel card can be read in two ways (MV-R14).
web-option-about-esdras-et-nehemie-prophet-space = Where does an altar marker on the space of a Prophet count?
web-option-about-esdras-et-nehemie-solo-gate = Solo: what if the first gate that is not built costs too much?
web-option-about-esdras-et-nehemie-solo-path = Solo: which path, if there are several?
web-value-random = Random
web-value-p1 = Seat 1
web-value-chosen = Chosen by the first player
web-value-a = A
web-value-b = B, harder
web-value-adjacent = The players on your left and right
web-value-all = All other players
web-value-limited = Cards with a printed cost up to 4, no Bishops
web-value-any = Any Building, Person or Symbol, Bishops too
web-value-later-rounds = In rounds II and III only; the start of round I has it already
web-value-every-round = In round I too
web-value-after-sale = What is left after the sale
web-value-before-sale = What you had before the sale
web-value-coins-and-either = 2 coins and (1 horse or 1 cart)
web-value-cart-alone = (2 coins and 1 horse) or 1 cart
web-value-reached = A space reached counts: Zechariah’s is “between”, Haggai’s “ahead”
web-value-passed = Only a space passed counts: Zechariah’s is “behind”, Haggai’s “between”
web-value-next-gate = It takes the next gate it can pay for
web-value-first-gate = It builds no gate
web-value-fewest-human = Fewest of your scribes, then fewest white workers
web-value-own-first = Most of its own scribes, then white workers before yours

# The waiting room, and links.
web-waiting-title = { $game }: waiting for players
web-waiting-lead = The game starts when every seat is taken.
web-waiting-looking-on = You’re watching. To play, ask someone at the table for a seat link.
web-waiting-may-sit = You’re watching. To play, take a free seat.
web-waiting-take = Take this seat
web-waiting-bot = Add a bot
web-waiting-bot-up = Free the seat
web-waiting-free-ask = Remove { $seat } from this seat?
web-waiting-free-why = They lose the seat and are told so. Then you can send a new link, add a bot, or wait for someone else.
web-waiting-free-keep = Keep waiting
web-waiting-seats = Seats
web-waiting-you = you
web-waiting-sits = ready
web-waiting-comes = here, no name yet
web-waiting-free = free
web-waiting-shared = Invite friends
web-waiting-shared-help = Send this link to everyone: each person who opens it gets a free seat, until the table is full.
web-waiting-shared-link = Link for all free seats
web-waiting-shared-end = End this link
web-waiting-link-one = Link to this seat only
web-waiting-once = This link is for one person and works once.
web-waiting-link = Link to { $seat }
web-waiting-sit = Join
web-waiting-for = Still waiting for: { $seats }
web-waiting-ready = Everyone is here.
web-waiting-host = Everyone is here; waiting for the host to start.
web-waiting-begin = Start the game
web-waiting-spectators = Spectators
web-waiting-spectators-help = Anyone with this link can watch. Spectators don’t see hidden cards.
web-waiting-spectators-link = Spectator link
web-waiting-agreed = Table settings
web-link-make = Create link

# Import.
web-import-title = Load a game record or a position
web-import-lead = A game record is a saved game as text: continue it, or replay it. A position is a snapshot of a table, perhaps of a real one.
web-import-paste = Or paste it here
web-import-example = batisseurs-record 1 …
web-import-neither = This is neither a game record nor a position
web-import-neither-why = A game record begins with “batisseurs-record 1”; a position has a line “situation = 1”.
web-import-which =
    { $number ->
        [one] Which game record?
       *[other] The file has { $number } game records. Which one?
    }
web-import-no-game = This game isn’t available here: { $game }
web-import-games = Available: { $games }
web-import-record = A game record
web-import-position = A position
web-import-players =
    { $players ->
        [one] One player
       *[other] { $players } players
    }
web-import-lines =
    { $lines ->
        [one] One log entry
       *[other] { $lines } log entries
    }
web-import-over = The game is over
web-import-goes-on = In progress
web-import-seats = Players
web-import-open = Open as a new table
web-import-look = Look at the game

# The rules on a page, and about us.
web-rules-of = Rules of { $game }
web-rules-lead = The rulebook in our own words, every rule numbered. Messages and cards link here.
web-about-title = About
web-about-what = Bâtisseurs is a home for city-building board games: in the browser, around one device, in a terminal, and for bots.
web-about-honest = We follow the rulebooks rule by rule and number each rule. Where we don’t know the values printed in a box, we say so.
web-about-games = The games belong to their authors and publishers. This is an unofficial, free implementation of their rules. If you like a game, buy the box.
web-about-sources = Where values come from
web-about-source-rulebook = Rulebook
web-about-source-rulebook-why = stated in the rulebook, or follows from it
web-about-source-public = Public
web-about-source-public-why = found in public descriptions of the game
web-about-source-reconstructed = Reconstructed
web-about-source-reconstructed-why = our own proposal, because it is printed only on a component we don’t have; a component file can correct it
web-about-credits = Credits
web-about-art = Covers, cards and boards are our own drawings.
web-about-fonts = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
web-about-icons = Icons: Lucide, based on Feather (ISC and MIT licences).
web-about-made-with = Made with React, React Aria, Motion and Fluent.
web-about-licence = Bâtisseurs itself is free software (Apache License 2.0).
web-about-privacy = Privacy
web-about-privacy-how = One cookie so that the server recognises you; in this browser, your settings and the tables you saw last, to look at them offline. No account, no email, no tracking.
web-about-version = Version { $version }

## Companion: beside a real table
web-companion = Companion
web-companion-of = Companion for { $game } at a real table
web-companion-switch = Companion mode: we play at a real table and I enter what is drawn
web-companion-help = You enter the cards, cubes and dice that come up at your real table, and the app tells you what follows. Everyone shares this device, and the person who enters something sees it. What only a bot may see is drawn by the server.

# Learning by playing.
web-learn = Learn by playing
web-learn-of = Learn by playing: { $game }
web-learn-first = New here? Choose a game and learn it by playing, against friendly bots.
