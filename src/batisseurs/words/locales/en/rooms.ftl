# What rooms say: refusals first, then events.

error-room = { $text }
error-room-unknown = Table not found: { $text }
error-room-not-allowed = Not allowed: { $text }
error-room-not-now = Not now: { $text }
error-room-sure = Are you sure? { $text }
error-room-bad-request = Invalid request: { $text }
error-room-quota = No space left: { $text }
error-room-stale = The game has moved on: { $text }
error-room-rules-changed = The rules have changed: { $text }
error-room-storage = Nothing was changed: { $text }
error-room-version = the table is at version { $version }, not { $said }
error-room-not-found = it doesn’t exist, or you don’t have access
error-room-other-rules = it was played with rules { $rules } and components { $components }, which are no longer available; it can be read and exported
error-room-id = the id of a command has 1 to { $most } letters, digits, - and _
error-room-id-used = the id { $id } was already used for another command
error-room-no-version = the command must say which version of the table it answers
error-room-no-such-version = there is no version { $said }: the table is at { $version }
error-room-busy = the table is too busy right now; try again
error-room-seated = only players at this table can do this
error-room-host = only the host can do this
error-room-not-yours = this isn’t your seat
error-room-not-to-give = you can’t give this seat away
error-room-no-watching = this table can’t be watched
error-room-seat = there is no seat { $number }; the last is { $last }
error-room-mine = { $place } can’t be one of your seats
error-room-name = names have 1 to { $most } visible characters
error-room-name-taken = someone at the table already uses the name “{ $name }”
error-room-marks = a letter can have at most { $most } accents or other marks
error-room-renamed = you have changed your name { $most } times at this table; it can’t be changed again
error-room-no-name = choose a name first
error-room-text = messages have 1 to { $most } visible characters, on one line
error-room-unwritable = it has characters that can’t be displayed
error-room-silent = you can’t chat from here
error-room-begun = the game has already started
error-room-not-begun = the game hasn’t started yet
error-room-over = the game is over
error-room-not-over = the game isn’t over yet
error-room-empty-seats = these seats are still empty: { $seats }
error-room-wish-open = answer the pending request first
error-room-wish-closed = this request is closed
error-room-wish-not-asked = you don’t vote on this request
error-room-wish-agreed = you have already agreed
error-room-requests = { $most } of your requests were declined: you can ask again after your next move
error-room-bot-wish = you can only request a bot for someone else’s seat
error-room-bot-plays = a bot is already playing for this seat
error-room-no-bot-plays = no bot is playing for this seat
error-room-seat-taken = this seat is taken
error-room-full = every seat at this table is taken
error-room-by-link = to join this table you need a link from one of its players
error-room-one-seat = you already have a seat at this table
error-room-own-seat = this is your own seat: to free it, leave the table
error-room-nobody-there = this seat is empty
error-room-freed = You have lost your seat: { $text }
error-room-freed-by-host = the host freed it before the game started
error-room-moved = Your seat has moved: { $text }
error-room-moved-by-link = a link to it was opened on another device
error-room-closed = This table is closed: { $text }
error-room-closed-why = the server admin has closed it: { $reason }
error-room-time-off = a break must end in the future, within a year
error-room-clock = a clock has 0 to { $most } seconds per move and in the time bank
error-room-paused = the game is already paused
error-room-not-paused = the game isn’t paused
error-room-record = the record shows hidden cards: during the game everyone must agree first
error-room-record-open = the game is over: its record is open to everyone
error-room-record-gone = someone who had a seat has left and can’t agree: the game record opens when the game is over
error-room-marked =
    this server’s lobby doesn’t list tables { $mark ->
        [practice] to practise on
        [position] that start from a position
        [record] that continue a game record
        [components] with custom components
        [lesson] that teach a game
       *[other] with custom options
    }: create it for people with a link
error-room-choice-length = a choice has at most { $most } characters
error-room-quota-open = your tables use { $used } MB of { $allowed } MB on this server; you can’t create new ones
error-room-quota-full = this host’s tables use { $used } MB of { $allowed } MB on this server; nothing more is saved at this one
error-room-file-length = a file can have at most { $most } characters
error-room-record-length = a game record can have at most { $most } lines
error-room-no-step = { $title } has no question called “{ $step }”
error-room-no-game = there is no game “{ $name }”
error-room-two-starts = a game continues from a record, a position or a puzzle, not from several of them
error-room-other-table = this file is for a game with other players or options
error-room-nothing-chosen = there is nothing to undo yet
error-room-undo =
    { $free ->
        [one] only { $free } move can be undone without asking the others, not { $lines }
       *[other] only { $free } moves can be undone without asking the others, not { $lines }
    }
error-room-sure-open = all answers are then revealed, and this can’t be undone
error-room-sure-end = this ends the game and can’t be undone
error-room-sure-chance = something is drawn or rolled next; after that, undoing needs everyone’s agreement
error-room-sure-others = a bot moves next; after that, undoing needs everyone’s agreement

# Companion.

error-room-companion = in companion mode everyone uses the device that opened the table: on other devices they would see hidden things
error-room-companion-seat = in companion mode everyone uses one device; only someone who plays alone can move to another
error-room-no-entry = there is nothing for you to enter now
error-room-entries = you can enter 1 to { $most } results at once
error-room-entry-left-over = nothing more to draw here. Not used: { $text }
error-room-entry-held = it is already in another hand, so it can’t come up. If it came up at your table, set it aside and take the next one

# Learning by playing.
error-room-lesson = a first game is played alone against bots, as the game lays it out
error-room-suggest = moves are suggested only where you play alone against bots, in your turn
error-room-suggest-busy = too many bots are thinking right now; try again
