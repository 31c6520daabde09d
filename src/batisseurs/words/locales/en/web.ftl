# What the browser says that no other part says, on every page. The rest is in lobby-web.ftl and table-web.ftl.
# One heading for each part of the client; games have their own catalogues.

## Parts that every page uses
web-pair = { $what }: { $value }
web-look-close = Close
web-look-toasts = Messages
web-look-home = Bâtisseurs: back to lobby
web-look-language = Language: { $language }
web-offline = Offline
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
web-settings-recap = Show a recap of the others’ moves on my turn
web-settings-recap-help = A short summary below the board, until your first move.
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

## What lobby and tables both say
web-bot-beginner = Beginner
web-bot-casual = Casual
web-bot-strong = Strong
web-bot-master = Master
web-bot-random = At random
web-bot-greedy = One step ahead
web-lobby-me = Builder
web-lobby-player = Player { $number }
# Bots are named after builders of old.
web-lobby-builder-1 = Imhotep
web-lobby-builder-2 = Bezalel
web-lobby-builder-3 = Hiram
web-lobby-builder-4 = Ictinus
web-lobby-builder-5 = Vitruvius
web-new-clock-none = No clock
web-new-policy = When time runs out
web-new-policy-remind = Remind everyone and keep waiting
web-new-policy-skip = A bot makes this one move
web-new-policy-bot = A bot takes over until the player returns
web-clock-each = { $each } per move
web-clock-each-time-bank = { $each } per move, { $bank } time bank
web-away = away
web-link-copy = Copy
web-link-share = Share
web-link-code = QR code
web-link-copied = Link copied.
web-link-not-copied = Your browser didn’t allow copying. Select the link and copy it.
web-guide = How to play
web-rules-contents = Contents
web-rules-every = All rules
web-rules-part = What to read
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
