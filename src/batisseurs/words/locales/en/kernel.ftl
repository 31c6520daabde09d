# What the kernel says in every game.

list-last = { $first } and { $last }

sealed-answer = { $seat } has answered.
sealed-withdraw = change your answer

# Errors. { $text } is the exact reason, in the words of the file format or of the rules.
error = { $text }
error-illegal-choice = Not possible: { $text }
error-not-asked = Not now: { $text }
error-unknown-game = There is no game “{ $game }”. There are: { $games }.
error-unknown-bot = No such bot: { $text }
error-weights = These weights cannot be used: { $text }
error-bad-option = Not possible: { $text }
error-bad-components = Component file refused: { $text }
error-bad-record = Record refused: { $text }
error-bad-situation = Situation refused: { $text }
error-bad-save = Saved table refused: { $text }
error-cannot-write = Not written: { $text }

# Their details. Words of the file formats stay as they are.
error-at-line = line { $line }: { $text }
error-because = { $text }: { $because }
error-over = the game is over
error-not-your-turn = it isn’t { $who }’s turn; waiting for { $others }
error-empty = an empty line isn’t an answer; possible: { $possible }
error-ambiguous = “{ $text }” is ambiguous: { $possible }
error-no-answer = “{ $text }” isn’t a valid choice here; possible: { $possible }
error-option-players = { $title } is for { $least } to { $most } players, not for { $number }.
error-no-option = { $title } has no option “{ $option }”. It has: { $options }.
error-option-switch = The option { $option } is true or false, not “{ $value }” ({ $rule }).
error-option-number = The option { $option } is a whole number from { $least } to { $most }, not “{ $value }” ({ $rule }).
error-option-word = The option { $option } is one of { $allowed }, not “{ $value }” ({ $rule }).
error-other-game = it is for “{ $game }”, not “{ $expected }”
error-newer-record = it was saved by a newer version (format { $version }, this one reads up to { $known }); update batisseurs to go on with it
error-newer-rules = it was played with newer rules of { $title } (version { $version }, this one knows { $known }); update batisseurs to go on with it
error-newer-situation = it was written for a newer version (format { $version }, this one reads up to { $known }); update batisseurs to read it
error-no-record = this isn’t a game record: it should begin with “{ $word }”
error-record-version = “{ $version }” is no version of the record format
error-record-cut-line = the record is cut off in the middle of a line
error-record-cut-header = the record is cut off in its header
error-record-second = a second “{ $tag }” line
error-record-seat = seat { $expected } is expected here
error-record-lacks = the header has no “{ $tag }” line
error-record-number = the header’s “{ $tag }” line has no number: “{ $value }”
error-record-situation = the situation is damaged
error-record-goes-on = the game is already over
error-record-line = “{ $text }” is no line of a game for { $players }
error-record-result = the result line is malformed
error-record-seats = the header names { $number } seats for { $players } players
error-record-other-situation = its situation has other players or options than its header
error-record-components = it was played with components { $fingerprint }, here are { $here }; give the component file it was played with
error-record-choice = “{ $text }”
error-record-not-over = it has a result, but the game is not over and waits for { $waiting }
error-record-no-result = it is cut off: the game is over, but its result line is missing
error-record-other-result = its result line differs from the result of the game
error-no-situation = this isn’t a position: it should begin with “situation = 1”
error-situation-game = it does not say which game it is of: game = …
error-situation-tables = “options” and “table” are tables: [options], [table]
error-situation-seed = the seed is a whole number, not “{ $value }”
error-situation-turn = turn: “{ $value }” is none of: { $known }
error-situation-key = a situation has no “{ $key }”; it has: { $known }
error-situation-written = it was written with { $key } “{ $value }”, here are { $key } “{ $here }”
error-situation-no-players = it does not say how many players there are: players = …
error-situation-pending = what is pending does not fit what lies on the table

# What is wrong with a component file, in any game. { $what } is where the value stands; words of the file stay as they are.
error-constraint = it breaks the constraint { $constraint }
error-components-game = it is of “{ $game }”, not of “{ $expected }”
error-components-layout = it has layout { $version }; this program reads layout { $known }
fault-must-be = { $what }: the file says { $said }, it must be { $must }
fault-range = { $what }: the file says { $said }, it must be { $least } to { $most }
fault-at-least = { $what }: the file says { $said }, it must be { $least } or more
fault-at-most = { $what }: the file says { $said }, it must be { $most } or less
fault-one-of = { $what }: there is no “{ $said }”; there are: { $known }
fault-list = { $what }: the file lists { $said }, it must list { $least } to { $most }
fault-list-exactly = { $what }: the file lists { $said }, it must list { $most }
fault-twice = { $what }: there are { $number } entries “{ $said }”; one entry says all about its copies
fault-missing = { $what }: “{ $said }” is missing; what is not in the box has copies = 0
fault-differs = { $what }: the file says { $said }; our reconstruction has { $ours }
fault-type =
    { $place }: { $expected ->
        [number] this must be a whole number
        [decimal] this must be a number
        [text] this must be a text
        [switch] this must be true or false
        [list] this must be a list
        [table] this must be a table
       *[other] this must be another kind of value
    }, not { $got ->
        [number] a whole number
        [decimal] a number with a point
        [text] a text
        [switch] true or false
        [list] a list
        [table] a table
       *[other] what stands there
    }
fault-lacks = { $place }: “{ $field }” is missing
fault-unknown-key = { $place } has no “{ $field }”
fault-word = { $place }: “{ $value }” is none of the words possible there
fault-other = { $place } is not as it must be ({ $reason })
error-toml =
    it is not valid TOML in line { $line }, column { $column }: { $kind ->
        [twice] this is stated a second time
        [unclosed] something is opened and never closed
        [equals] the sign = is missing after a name
        [newline] something stands behind the end of a value
        [value] this is no value
        [key] a heading or a name is not written as TOML wants it
        [character] this character is not possible here
       *[other] this is not TOML
    }
error-toml-end =
    it is not valid TOML at its end: { $kind ->
        [twice] this is stated a second time
       *[other] something is opened and never closed, or a value is missing
    }
error-document-much =
    it cannot be read: { $kind ->
        [digits] a number has more than { $most } digits
        [deep] more than { $most } brackets stand in each other
        [parts] a key has more than { $most } parts
       *[lines] it has more than { $most } lines
    }

# Contradictions in what is pending, and saved tables.
error-pending-form = “pending” is a list of steps, each a list of a name and whole numbers
error-no-step = pending: { $title } has no step “{ $step }”
error-step-fields = pending: { $step } is not made from { $fields }
error-pending-seat = pending: { $step } asks a seat that is not at a table for { $players }
error-pending-nothing = nothing is pending, but the game has not ended
error-pending-cannot = pending: { $step } cannot happen on this table
error-pending-no-choice = pending: { $step } leaves nothing to choose
error-situation-law = it breaks a law of the game ({ $reason })
error-sealed-form = “sealed” is a list of lists of whole numbers, one for each seat
error-sealed-step = “sealed” answers need a step on top that several seats answer
error-sealed-seats = “sealed” has { $number } lists for { $players } seats
error-sealed-answer = “sealed”: { $player } cannot have answered { $answer }
error-no-save = this is no saved table, or it is damaged
error-save-damaged = it is damaged
error-save-written = it was saved as { $game }, rules { $rules }, components { $components }; here are { $expected }, rules { $known }, components { $here }

# Records, files and simulations.
error-in-record = record { $number } of { $file }: { $text }
error-records-unreadable = { $file } cannot be read
error-records-text = { $file } is no file of records: it is not text in UTF-8
error-records-empty = { $file } is empty: it holds no record
error-write = cannot write { $file }, nothing that was there has been changed
error-system =
    { $kind ->
        [no-file] there is no such file or folder
        [no-permission] that is not permitted
        [folder] it is a folder
        [no-folder] a part of the path is no folder
        [exists] it exists already
        [full] there is no room left on the disk
        [too-large] the file would be too large
        [read-only] nothing can be written there
        [long-name] the name is too long
        [loop] links lead in a circle
        [too-many] too many files are open
        [device] the device does not work
        [busy] it is in use
        [memory] there is not enough memory
       *[other] the system refuses it ({ $reason })
    }
error-undo = there are { $number } lines to take back, not { $asked }
error-no-bot = “{ $bot }”; there are: { $bots }
error-bot-budget = “{ $budget }” is no budget of a search: at least 1 game or 1 ms, e.g. { $examples }
error-weights-damaged = not a file of weights
error-weights-game = they are for { $found }, not for { $title }
error-weights-version = they are for version { $found } of the rules; these are version { $number }
error-weights-features = they do not fit what is counted in { $title }: { $features }
error-no-features = { $title } has no weights to learn: its evaluation is written by hand
error-few-games = learning needs at least { $least } games, not { $number }
error-no-bots = a simulation needs at least one bot
error-many-bots = { $number } bots cannot share { $players } seats
error-at-least-one = { $name } is at least 1, not { $number }
error-bot-answer = the bot { $bot } answers { $step } with { $choice }, which is no choice
error-worker-died = a worker process died after { $number } of { $asked } games, perhaps for want of memory; fewer cores may help
error-report-library = A report needs the library matplotlib. Install it: { $command }
