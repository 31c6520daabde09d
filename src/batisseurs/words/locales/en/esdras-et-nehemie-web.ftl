# The board of Ezra and Nehemiah in the browser.

# The common board.
esdras-et-nehemie-web-judged-behind = Behind Zechariah: { $goods }
esdras-et-nehemie-web-judged-between = Between the Prophets: { $goods }
esdras-et-nehemie-web-judged-ahead = Level with Haggai or ahead: { $goods }
esdras-et-nehemie-web-prophet-zechariah = Zechariah
esdras-et-nehemie-web-prophet-haggai = Haggai
esdras-et-nehemie-web-moves = Cost of tent moves
esdras-et-nehemie-web-heroes = Unclaimed heroes
esdras-et-nehemie-web-areas = Parts of the table
esdras-et-nehemie-web-area-own = Mine
esdras-et-nehemie-web-area-city = City
esdras-et-nehemie-web-area-temple = Temple
esdras-et-nehemie-web-area-scrolls = Scrolls
esdras-et-nehemie-web-area-others = Others
esdras-et-nehemie-web-offered =
    { $number ->
        [one] { $number } available place
       *[other] { $number } available places
    }

# Solo: what the opponent did, step by step.
esdras-et-nehemie-web-solo-turn = The opponent’s turn
esdras-et-nehemie-web-solo-sabbath = The opponent’s Sabbath
esdras-et-nehemie-web-solo-end = The opponent’s final scoring
esdras-et-nehemie-web-solo-again-turn = Show its last turn again
esdras-et-nehemie-web-solo-again-sabbath = Show its Sabbath again
esdras-et-nehemie-web-solo-again-end = Show its final scoring again
esdras-et-nehemie-web-solo-back = Previous step
esdras-et-nehemie-web-solo-on = Next step
esdras-et-nehemie-web-solo-play = Play
esdras-et-nehemie-web-solo-pause = Pause
esdras-et-nehemie-web-solo-skip = Skip (Esc)
esdras-et-nehemie-web-solo-close = Close (Esc)
esdras-et-nehemie-web-solo-paces = Playback speed
esdras-et-nehemie-web-solo-pace = Playback speed: { $pace }
esdras-et-nehemie-web-solo-pace-slow = slow
esdras-et-nehemie-web-solo-pace-normal = normal
esdras-et-nehemie-web-solo-pace-fast = fast
esdras-et-nehemie-web-solo-pace-steps = step by step
esdras-et-nehemie-web-solo-pace-once = all at once
esdras-et-nehemie-web-solo-rules = Rules:
esdras-et-nehemie-web-solo-focus = Focus card: { $card }. Enlarge
esdras-et-nehemie-web-solo-scheme = Scheme card: { $card }. Enlarge
esdras-et-nehemie-web-solo-clockwise = clockwise, black box in column { $column }; trades:
esdras-et-nehemie-web-solo-counter-clockwise = counter-clockwise, black box in column { $column }; trades:
esdras-et-nehemie-web-solo-taken = (taken)
esdras-et-nehemie-web-solo-passed = (skipped)
esdras-et-nehemie-web-solo-least-worker = workers: at least { $number }
esdras-et-nehemie-web-solo-most-worker = workers: at most { $number }
esdras-et-nehemie-web-solo-least-gold = gold: at least { $number }
esdras-et-nehemie-web-solo-most-gold = gold: at most { $number }
esdras-et-nehemie-web-solo-spends = spend { $number } gold
esdras-et-nehemie-web-solo-gains = gain { $goods }
esdras-et-nehemie-web-solo-does-build-temple = build the Temple
esdras-et-nehemie-web-solo-does-clear-wall = clear a wall spot
esdras-et-nehemie-web-solo-does-rebuild-gate = clear and rebuild a gate
esdras-et-nehemie-web-solo-does-rebuild-wall = clear and rebuild a wall
esdras-et-nehemie-web-solo-does-scribe-highest = a scribe on the highest tile
esdras-et-nehemie-web-solo-does-scribe-lowest = a scribe on the lowest tile

# Player boards, and the purse of banners.
esdras-et-nehemie-web-board = { $seat }’s board
esdras-et-nehemie-web-look-at = Show this board
esdras-et-nehemie-web-purse = Banners and goods
esdras-et-nehemie-web-front = Undeveloped:
esdras-et-nehemie-web-back = Developed:

# A turn as it is planned.
esdras-et-nehemie-web-plan = This turn
esdras-et-nehemie-web-plan-open = Still possible this turn
esdras-et-nehemie-web-plan-lapses = If the turn ended now
esdras-et-nehemie-web-plan-stands = Final: it can’t be undone freely.
esdras-et-nehemie-web-plan-back = Undo from here: { $step }
esdras-et-nehemie-web-hint = { $costs } → { $gains }
esdras-et-nehemie-web-part-auxiliary = Trade or develop
esdras-et-nehemie-web-part-trader = Trader
esdras-et-nehemie-web-part-elder = Elder
esdras-et-nehemie-web-part-levite = New Levite
esdras-et-nehemie-web-part-uses = Levites
esdras-et-nehemie-web-part-clearing = Clear
esdras-et-nehemie-web-part-rebuild = Rebuild
esdras-et-nehemie-web-part-scribe = Scribe
esdras-et-nehemie-web-part-tent = Tent
esdras-et-nehemie-web-part-done = done this turn
esdras-et-nehemie-web-part-shut = not possible now

# The Sabbath, one thing after the other.
esdras-et-nehemie-web-sabbath = Sabbath of week { $number }
esdras-et-nehemie-web-sabbath-waits = Waiting for { $seat }.
esdras-et-nehemie-web-stage-prepare = Prepare
esdras-et-nehemie-web-stage-feed = Feed
esdras-et-nehemie-web-stage-tuck = Tuck and score
esdras-et-nehemie-web-stage-done = done
esdras-et-nehemie-web-stage-now = now
esdras-et-nehemie-web-stage-later = later
esdras-et-nehemie-web-items = To resolve, in any order
esdras-et-nehemie-web-standing-behind = You are behind Zechariah (you { $space }, Zechariah { $zechariah }, Haggai { $haggai }).
esdras-et-nehemie-web-standing-between = You are between the Prophets (you { $space }, Zechariah { $zechariah }, Haggai { $haggai }).
esdras-et-nehemie-web-standing-ahead = You are level with Haggai or ahead (you { $space }, Zechariah { $zechariah }, Haggai { $haggai }).
esdras-et-nehemie-web-fire-between = After the Perpetual Fire you would be between the Prophets:
esdras-et-nehemie-web-fire-ahead = After the Perpetual Fire you would be level with Haggai or ahead:
esdras-et-nehemie-web-to-assign =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    } still to assign.
esdras-et-nehemie-web-eaters = Workers to feed
esdras-et-nehemie-web-food-due = You owe { $number } food and have { $food }.
esdras-et-nehemie-web-food-left = { $number } left over.
esdras-et-nehemie-web-food-short =
    { $number ->
        [one] { $number } goes hungry
       *[other] { $number } go hungry
    }: you lose { $points } VP.
esdras-et-nehemie-web-to-tuck = Cards on your stacks
esdras-et-nehemie-web-tucked-worth =
    { $number ->
        [one] { $number } card is already tucked and scores
       *[other] { $number } cards are already tucked and score
    } { $points } VP now.
esdras-et-nehemie-web-worth-now = { $points } VP now
esdras-et-nehemie-web-worth-by-the-end =
    { $points } VP on { $number ->
        [one] { $number } Sabbath
       *[other] { $number } Sabbaths
    }
esdras-et-nehemie-web-banner-kept = You keep this banner.
esdras-et-nehemie-web-banners-lost = You lose these banners, and the trade.
