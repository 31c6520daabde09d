# What rooms say: refusals first, then events.

error-room = { $text }
error-room-unknown = There is no such room: { $text }
error-room-not-allowed = You may not do that: { $text }
error-room-not-now = Not now: { $text }
error-room-sure = Are you sure? { $text }
error-room-bad-request = That makes no sense: { $text }
error-room-quota = No more room: { $text }
error-room-stale = The table has moved on: { $text }
error-room-rules-changed = The rules have changed: { $text }
error-room-storage = Nothing was changed: { $text }
error-room-version = the room is at version { $version }, not { $said }
error-room-not-found = there is no such room, or it is not open to you
error-room-other-rules = it was played with rules { $rules } and components { $components }, which are not here any more; it can be read and exported
error-room-id = the id of a command has 1 to { $most } letters, digits, - and _
error-room-id-used = the id { $id } was used for another command
error-room-no-version = say which version of the room it answers
error-room-no-such-version = there is no version { $said }: the room is at { $version }
error-room-busy = the room is too busy now; try again
error-room-seated = only those who sit at the table can do this
error-room-host = only the host can do this
error-room-not-yours = this is not a seat of yours
error-room-not-to-give = this seat is not yours to give
error-room-no-watching = nobody may look on in this room
error-room-seat = there is no seat { $number }; the last is { $last }
error-room-mine = { $place } cannot be a seat of yours
error-room-name = a name has 1 to { $most } visible characters
error-room-name-taken = somebody at the table is already called “{ $name }”
error-room-marks = a letter carries at most { $most } accents or other marks
error-room-renamed = you have changed your name { $most } times at this table; it stays as it is
error-room-no-name = nobody sits there yet: say a name first
error-room-text = what is said has 1 to { $most } visible characters, on one line
error-room-unwritable = it has characters that cannot be written
error-room-silent = nothing can be said from here
error-room-begun = the game has begun already
error-room-not-begun = the game has not begun yet
error-room-over = the game is over
error-room-not-over = the game is not over yet
error-room-empty-seats = nobody sits there yet: { $seats }
error-room-wish-open = the open wish comes first
error-room-wish-closed = this wish is not open any more
error-room-wish-not-asked = this seat is not asked about the wish
error-room-wish-agreed = this seat has agreed already
error-room-requests = { $most } of your requests were not granted: you can ask again after your next move
error-room-bot-wish = a bot can be wished for another person’s seat only
error-room-bot-plays = a bot plays for this seat already
error-room-no-bot-plays = no bot plays for this seat
error-room-seat-taken = somebody sits at this seat
error-room-by-link = a seat at this table takes a link from somebody who sits there
error-room-one-seat = you have a seat at this table already
error-room-own-seat = this seat is yours: to free it, leave it
error-room-nobody-there = nobody has this seat
error-room-freed = Your seat is free again: { $text }
error-room-freed-by-host = the host has freed it before the game
error-room-moved = Your seat has moved: { $text }
error-room-moved-by-link = a link to it was opened on another device
error-room-closed = This table is closed: { $text }
error-room-closed-why = whoever runs this server has closed it, and says: { $reason }
error-room-time-off = time off ends some time from now, within a year
error-room-clock = a clock has 0 to { $most } seconds for each choice and in reserve
error-room-paused = the game is paused already
error-room-not-paused = the game is not paused
error-room-record = the record shows hidden cards: while the game is on, all must agree to it
error-room-record-open = the game is over: its record is open to all
error-room-record-gone = somebody who had a seat has left and cannot be asked: the game record opens when the game is over
error-room-marked =
    this server lists no tables { $mark ->
        [position] from a position
        [record] from a game record
        [components] with other components
       *[other] with other options
    }: open it for people with a link
error-room-choice-length = no choice has more than { $most } characters
error-room-quota-open = you have used { $used } MB of { $allowed } MB for your tables on this server; no new ones can be opened
error-room-quota-full = the tables of this host take { $used } MB of { $allowed } MB on this server; nothing more is kept of this one
error-room-file-length = no file may have more than { $most } characters
error-room-record-length = no record may have more than { $most } lines
error-room-no-step = { $title } asks nothing called “{ $step }”
error-room-no-game = there is no game “{ $name }”
error-room-two-starts = a game goes on from a record or from a situation, not from both
error-room-other-table = the file is of a game with other players or options
error-room-nothing-chosen = nobody has chosen anything yet that could be taken back
error-room-undo =
    { $free ->
        [one] only { $free } line can be taken back without asking the others, not { $lines }
       *[other] only { $free } lines can be taken back without asking the others, not { $lines }
    }
error-room-sure-open = all answers are laid open then, and this one cannot be taken back
error-room-sure-end = the game is over then, and this choice cannot be taken back
error-room-sure-chance = chance has its say then, and this choice can be taken back only if all agree
error-room-sure-others = others choose then, and this choice can soon be taken back only if all agree

# Companion.

error-room-companion = at a companion table all people sit at the device that opens it: on other devices they would see hidden things
error-room-companion-seat = at a companion table all people sit at one device; only somebody who sits there alone can move to another
error-room-no-entry = there is nothing to enter from this seat now
error-room-entries = 1 to { $most } things can be entered at once
error-room-entry-left-over = nothing more is drawn here. Not used: { $text }
error-room-entry-held = it is in another hand already, so it cannot come. If it came at your table, put it aside and take the next one
