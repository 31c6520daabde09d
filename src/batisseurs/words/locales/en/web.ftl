# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
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

## Table: the frame around every game
web-title-theopolis = Theopolis
web-title-nehemiah = Nehemiah
web-title-my-village = My Village
web-title-esdras-et-nehemie = Esdras et Néhémie
web-table-loading = The table is being laid…
web-board = Board
web-side = Beside the board
web-players = Players
web-you = you
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
web-pause = Pause the game

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
web-invite-note = Whoever opens this link first sits here.
web-invite-own-note = Open it on the other device: your seat moves there, and this page only looks on.
web-invite-onlooker-note = Whoever opens this link can look on and sees what everybody sees.
web-standing-title = Standing answers
web-standing-what = These answers are given for you as soon as they are asked for.
web-standing-none = You are asked about everything.
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

## Table: time, the line, shared devices, doors that stay shut
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
web-dead-key = This link opens nothing any more
web-dead-key-why = A link to a seat works once. If it was you who used it, on this device, the table is still open to you. Otherwise ask whoever sent it for a new one.
web-dead-key-anyway = Look whether it is open to me
web-gone = This table is not open to you
web-gone-why = Perhaps the link was cut off, the table was closed, or your seat has been taken over on another device. Ask for a new link, or go on from the lobby.
