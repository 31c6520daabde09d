# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Parts that every page uses
web-pair = { $what }: { $value }
web-look-close = Close
web-look-toasts = Messages
web-look-home = Bâtisseurs: back to lobby
web-look-language = Language: { $language }
web-look-skip = Skip to content
web-look-your-turn =
    { $tables ->
        [one] Your turn
       *[other] Your turn at { $tables } tables
    }

## Settings
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
web-settings-speed = Animation speed
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-sure = Confirm moves that can’t be undone
web-settings-sure-help = After a new card or another player’s move, undoing needs everyone’s agreement.
web-settings-auto = Play forced moves automatically
web-settings-auto-help = They still appear in the log, and you can undo them.
web-settings-sound = Play a sound when it’s my turn
web-settings-notices = Notify me when it’s my turn
web-settings-notices-denied = Notifications are blocked for this site. You can allow them in your browser’s settings.
web-settings-notices-help = While this page is in the background. Your browser will ask for permission.

## Pages, errors, the connection to the server
web-app-loading = Loading…
web-app-to-lobby = Back to lobby
web-app-reload = Reload the page
web-app-nothing-here = Page not found
web-app-nothing-here-why = The link may be incomplete. Ask for it again, or start from the lobby.
web-app-broken = Something went wrong
web-app-broken-why = It’s our fault, not yours. Your game is safe: the server has saved every move. Reloading the page usually helps.
web-app-old = This page is out of date
web-app-old-why = Part of it could not be loaded, or the server is down. Reload the page; your game is saved.
web-error-unreachable = The server isn’t responding. Check your connection; we’ll keep trying.
web-error-unexpected = Something went wrong on our side. Reload the page if nothing happens.
web-error-cookies = Your browser blocks cookies for this site, so the server can’t recognise you. Allow them and reload the page.
web-error-not-this-server = Something other than our server answered: a network login page, or a proxy.
web-seat = Seat { $number }

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
web-marks = What is special about this table
web-mark =
    { $mark ->
        [practice] Practice
        [position] From a position
        [record] From a game record
        [components] Custom components
        [options] Custom options
        [export] Record was read
        [seat] Seat taken over
        [lesson] First game
       *[reopened] Reopened
    }
web-mark-about =
    { $mark ->
        [practice] This is a puzzle to practise: it ends with your turn, and the bots wait.
        [position] This game started from a position: its host may know hidden information.
        [record] This game continues a game record: its host may know hidden information.
        [components] This game uses components that differ from the standard ones.
        [options] This game uses options that differ from the usual ones.
        [export] Someone has read the whole game record during the game, hidden cards included.
        [seat] Someone took over a seat while the game was running.
        [lesson] This table teaches the game: the deal is always the same, and moves are suggested.
       *[reopened] The game continued after its end, when everything had been revealed.
    }
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
web-settings-recap = Show a recap of the others’ moves on my turn
web-settings-recap-help = A short summary below the board, until your first move.
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

## Rules and components
web-rule-open = Rule { $rule }
web-rules = Rules
web-rules-search = Search the rules
web-rules-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
web-rules-none = No matching rule
web-rules-none-why = Try fewer or other words, or a rule number.
web-rules-all = Show all rules
web-rules-loading = Loading rules…
web-rules-back = Previous rule
web-rules-forward = Next rule
web-rules-behind = Referenced by:
web-reader-neighbours = Previous and next
web-reader-before = Previous (←)
web-reader-after = Next (→)
web-reader-place = { $place } of { $number }
web-reader-rules = Related rules
web-reader-values = Sources
web-reader-value = Value
web-reader-printed = In the component file
web-reader-source = Source
web-source-rulebook = Rulebook
web-source-rulebook-why = Rulebook: stated or shown in the published rules.
web-source-public = Public
web-source-public-why = Public: shown elsewhere by the publisher or by players.
web-source-reconstructed = Reconstructed
web-source-reconstructed-why = Reconstructed: we don’t know the printed value and chose one that fits. If you own the game, you can enter the real one.
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
web-bot-beginner = Beginner
web-bot-casual = Casual
web-bot-strong = Strong
web-bot-master = Master
web-bot-random = At random
web-bot-greedy = One step ahead
web-lobby-bot-beginner = Overlooks things and sometimes picks the second-best move, like someone new to the game.
web-lobby-bot-casual = Picks what looks good now, without thinking far ahead.
web-lobby-bot-strong = Tries out its best moves and what others could answer.
web-lobby-bot-master = Thinks further ahead, for at most three seconds a move.
web-lobby-bot-random = Plays at random. Good for learning the rules.
web-lobby-bot-greedy = Looks one move ahead and picks what looks best.
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
web-new-clock-none = No clock
web-new-clock-live = Live
web-new-clock-days = Turn-based
web-new-clock-help-none = No time limit.
web-new-clock-help-live = Minutes per move, when everyone is online.
web-new-clock-help-days = Days per move, when players drop in as they like.
web-new-each-live = Minutes per move
web-new-each-days = Days per move
web-new-time-bank-live = Time bank (minutes)
web-new-time-bank-days = Time bank (days)
web-new-policy = When time runs out
web-new-policy-remind = Remind everyone and keep waiting
web-new-policy-skip = A bot makes this one move
web-new-policy-bot = A bot takes over until the player returns
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
web-clock-each = { $each } per move
web-clock-each-time-bank = { $each } per move, { $bank } time bank

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
web-away = away
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
web-link-copy = Copy
web-link-share = Share
web-link-code = QR code
web-link-copied = Link copied.
web-link-not-copied = Your browser didn’t allow copying. Select the link and copy it.

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
web-guide = How to play
web-rules-contents = Contents
web-rules-every = All rules
web-rules-part = What to read
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
web-about-privacy-how = One cookie so that the server recognises you, and your settings in this browser. No account, no email, no tracking.
web-about-version = Version { $version }

## A table that is loading, or that cannot be opened
web-table-loading = Setting up the table…
web-dead-key = This link has already been used
web-dead-key-why = A seat link works once. If you used it on this device, the table is still open to you. Otherwise, ask for a new one.
web-dead-key-anyway = Check whether I have access
web-gone = You don’t have access to this table
web-gone-why = The link may be incomplete, the table closed, or your seat freed by the host or moved to another device. Ask for a new link, or go back to the lobby.
web-moved = Your seat has moved to another device
web-moved-why = Its link was opened there, so the game continues on that device.
web-moved-back = To come back here, create a link on that device (in your seat menu) and open it here.
web-moved-stay = Continue here with the other seat
web-moved-look-on = Watch from here
web-freed = You have lost your seat
web-freed-why = The host freed it before the game started.
web-freed-may-sit = This table is open to everyone: if a seat is free, you can take it.
web-freed-sit = Take a free seat
web-freed-link = If you still want to play, ask the host for a new link.

## Companion: beside a real table
web-companion = Companion
web-companion-of = Companion for { $game } at a real table
web-companion-switch = Companion mode: we play at a real table and I enter what is drawn
web-companion-help = You enter the cards, cubes and dice that come up at your real table, and the app tells you what follows. Everyone shares this device, and the person who enters something sees it. What only a bot may see is drawn by the server.

# Learning by playing.
web-learn = Learn by playing
web-learn-of = Learn by playing: { $game }
web-learn-first = New here? Choose a game and learn it by playing, against a friendly bot.
