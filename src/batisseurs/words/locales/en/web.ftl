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
