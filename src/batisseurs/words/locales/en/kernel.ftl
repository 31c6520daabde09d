# What the kernel says in every game.

list-last = { $first } and { $last }

# Lines of the log. Who does several things is named once; the subject "you" is left out the same way.
log-then = { $first }; { $then }
log-you = You
log-chooses = { $name }: { $choice }

sealed-answer = { $seat } has answered.
sealed-withdraw = change your answer

# The title of something explained that has a printed name.
explain-name = { $item }
# What something costs and gives, and what a choice would do.
explain-costs = Costs
explain-gains = Gives
explain-then-others = Then it’s up to { $names }.
explain-then-chance = Then something is drawn or rolled.
explain-then-open = Then all answers are revealed.
explain-then-over = This ends the game.
explain-points =
    { $number ->
        [one] { $change } point
       *[other] { $change } points
    }
result-ahead = 
    { $number ->
        [one] { $seat } has { $number } point, { $more } more than { $seat_second }.
       *[other] { $seat } has { $number } points, { $more } more than { $seat_second }.
    }
result-tied = 
    { $number ->
        [one] { $seat } and { $seat_second } have { $number } point each; the tie-break decides.
       *[other] { $seat } and { $seat_second } have { $number } points each; the tie-break decides.
    }
result-solo = { $seat } has { $number } VP, { $side } { $other }.

# The chapters of a guide for newcomers.
guide-goal = The goal
guide-turn = Your turn
guide-end = The end
guide-score = Scoring
guide-mistakes = Three mistakes of beginners

# Errors. { $text } is the exact reason, in the words of the file format or of the rules.
error = { $text }
error-illegal-choice = Not possible: { $text }
error-not-asked = Not now: { $text }
error-unknown-game = There is no game “{ $game }”. Available: { $games }.
error-unknown-bot = No such bot: { $text }
error-weights = These weights cannot be used: { $text }
error-bad-option = Not possible: { $text }
error-bad-components = Component file refused: { $text }
error-bad-record = Game record refused: { $text }
error-bad-situation = Position refused: { $text }
error-bad-save = Saved table refused: { $text }
error-cannot-write = Not written: { $text }

# Their details. Words of the file formats stay as they are.
error-at-line = line { $line }: { $text }
error-because = { $text }: { $because }
error-puzzle = No such puzzle: { $text }
error-no-puzzle = { $title } has { $number } puzzles and no “{ $puzzle }”
error-unknown-place = there is nothing called “{ $place }” here
error-over = the game is over
error-not-your-turn = it isn’t { $who }’s turn; waiting for { $others }
error-empty = an empty line isn’t an answer; possible: { $possible }
error-ambiguous = “{ $text }” is ambiguous: { $possible }
error-no-answer = “{ $text }” isn’t a valid choice here; possible: { $possible }
error-option-players = { $title } is for { $least } to { $most } players, not { $number }.
error-no-option = { $title } has no option “{ $option }”. It has: { $options }.
error-option-switch = The option { $option } must be true or false, not “{ $value }” ({ $rule }).
error-option-number = The option { $option } must be a whole number from { $least } to { $most }, not “{ $value }” ({ $rule }).
error-option-word = The option { $option } must be one of { $allowed }, not “{ $value }” ({ $rule }).
error-other-game = it is for “{ $game }”, not “{ $expected }”
error-newer-record = it was saved by a newer version (format { $version }, this one reads up to { $known }); update batisseurs to continue it
error-newer-rules = it was played with newer rules of { $title } (version { $version }, this one knows { $known }); update batisseurs to continue it
error-newer-situation = it was written for a newer version (format { $version }, this one reads up to { $known }); update batisseurs to read it
error-no-record = this isn’t a game record: it should begin with “{ $word }”
error-record-version = “{ $version }” isn’t a version of the record format
error-record-cut-line = the record ends in the middle of a line
error-record-cut-header = the record ends in its header
error-record-second = a second “{ $tag }” line
error-record-seat = seat { $expected } is expected here
error-record-lacks = the header has no “{ $tag }” line
error-record-number = the “{ $tag }” line of the header has no number: “{ $value }”
error-record-situation = the position is damaged
error-record-goes-on = the game is already over
error-record-line = “{ $text }” isn’t a line of a game for { $players }
error-record-result = the result line is invalid
error-record-seats = the header has { $number } seats for { $players } players
error-record-other-situation = its position has other players or options than its header
error-record-components = it was played with components { $fingerprint }, but here they are { $here }; add the component file it was played with
error-record-choice = “{ $text }”
error-record-not-over = it has a result, but the game isn’t over and waits for { $waiting }
error-record-no-result = it is incomplete: the game is over, but the result line is missing
error-record-other-result = its result line differs from the result of the game
error-no-situation = this isn’t a position: it should begin with “situation = 1”
error-situation-game = it doesn’t say which game it is for: game = …
error-situation-tables = “options” and “table” must be tables: [options], [table]
error-situation-seed = the seed must be a whole number, not “{ $value }”
error-situation-turn = turn: “{ $value }” isn’t one of: { $known }
error-situation-key = a position has no “{ $key }”; it has: { $known }
error-situation-written = it was written with { $key } “{ $value }”, but here it is { $key } “{ $here }”
error-situation-no-players = it doesn’t say how many players there are: players = …
error-situation-pending = what is pending doesn’t fit the rest of the position

# What is wrong with a component file, in any game. { $what } is where the value is; words of the file stay as they are.
error-constraint = it breaks the constraint { $constraint }
error-components-game = it is for “{ $game }”, not “{ $expected }”
error-components-layout = it has layout { $version }; this program reads layout { $known }
fault-must-be = { $what }: the file says { $said }, but it must be { $must }
fault-range = { $what }: the file says { $said }, but it must be { $least } to { $most }
fault-at-least = { $what }: the file says { $said }, but it must be { $least } or more
fault-at-most = { $what }: the file says { $said }, but it must be { $most } or less
fault-one-of = { $what }: unknown value “{ $said }”; possible: { $known }
fault-list = { $what }: the file lists { $said }, but it must list { $least } to { $most }
fault-list-exactly = { $what }: the file lists { $said }, but it must list { $most }
fault-twice = { $what }: there are { $number } entries “{ $said }”; use one entry with the number of copies
fault-missing = { $what }: “{ $said }” is missing; for something that isn’t in the box write copies = 0
fault-differs = { $what }: the file says { $said }; our reconstruction has { $ours }
fault-differs-less = { $what }: the file says { $said }; our reconstruction has { $ours } or more
fault-type =
    { $place }: { $expected ->
        [number] this must be a whole number
        [decimal] this must be a number
        [text] this must be text
        [switch] this must be true or false
        [list] this must be a list
        [table] this must be a table
       *[other] this must be another kind of value
    }, not { $got ->
        [number] a whole number
        [decimal] a decimal number
        [text] text
        [switch] true or false
        [list] a list
        [table] a table
       *[other] what is there
    }
fault-lacks = { $place }: “{ $field }” is missing
fault-unknown-key = { $place } has no “{ $field }”
fault-absent = { $what }: “{ $said }” is missing
fault-number = { $what } is missing
fault-text = { $what } is empty
fault-other = { $place } isn’t valid ({ $reason })
error-toml =
    it isn’t valid TOML in line { $line }, column { $column }: { $kind ->
        [twice] this is given a second time
        [unclosed] something is opened and never closed
        [equals] the sign = is missing after a name
        [newline] something follows the end of a value
        [value] this isn’t a value
        [key] a heading or a name isn’t valid
        [character] this character isn’t allowed here
       *[other] this isn’t TOML
    }
error-toml-end =
    it isn’t valid TOML at its end: { $kind ->
        [twice] this is given a second time
       *[other] something is opened and never closed, or a value is missing
    }
error-document-much =
    it can’t be read: { $kind ->
        [digits] a number has more than { $most } digits
        [deep] brackets are nested more than { $most } deep
        [parts] a key has more than { $most } parts
       *[lines] it has more than { $most } lines
    }

# Contradictions in what is pending, and saved tables.
error-pending-form = “pending” must be a list of steps, each a list of a name and whole numbers
error-no-step = pending: { $title } has no step “{ $step }”
error-step-fields = pending: { $step } can’t be made from { $fields }
error-pending-seat = pending: { $step } asks a seat that isn’t at a table for { $players }
error-pending-nothing = nothing is pending, but the game isn’t over
error-pending-cannot = pending: { $step } can’t happen in this position
error-pending-no-choice = pending: { $step } leaves nothing to choose
error-situation-law = it breaks an invariant of the game ({ $reason })
error-sealed-form = “sealed” must be a list of lists of whole numbers, one for each seat
error-sealed-step = “sealed” answers need a step on top that several seats answer
error-sealed-seats = “sealed” has { $number } lists for { $players } seats
error-sealed-answer = “sealed”: { $player } can’t have answered { $answer }
error-no-save = this isn’t a saved table, or it is damaged
error-save-damaged = it is damaged
error-save-written = it was saved as { $game }, rules { $rules }, components { $components }; but here it is { $expected }, rules { $known }, components { $here }

# Records, files and simulations.
error-in-record = record { $number } of { $file }: { $text }
error-records-unreadable = { $file } can’t be read
error-records-text = { $file } isn’t a file of game records: it isn’t UTF-8 text
error-records-empty = { $file } is empty: it has no game record
error-write = can’t write { $file }; nothing was changed
error-system =
    { $kind ->
        [no-file] no such file or folder
        [no-permission] permission denied
        [folder] it is a folder
        [no-folder] part of the path isn’t a folder
        [exists] it already exists
        [full] the disk is full
        [too-large] the file would be too large
        [read-only] it is read-only
        [long-name] the name is too long
        [loop] links form a loop
        [too-many] too many files are open
        [device] the device doesn’t work
        [busy] it is in use
        [memory] not enough memory
       *[other] the system refuses it ({ $reason })
    }
error-undo = there are { $number } lines to undo, not { $asked }
error-no-bot = “{ $bot }”; available: { $bots }
error-no-program = “{ $command }” isn’t a command that can be started
error-bot-budget = “{ $budget }” isn’t a search budget: at least 1 game or 1 ms, e.g. { $examples }
error-weights-damaged = this isn’t a weights file
error-weights-game = they are for { $found }, not { $title }
error-weights-version = they are for version { $found } of the rules; these are version { $number }
error-weights-features = they don’t fit the features of { $title }: { $features }
error-no-features = { $title } has no weights to learn: its evaluation is written by hand
error-train-way = { $title } can’t learn by “{ $way }”: pairs, or points if its evaluation counts points
error-few-games = learning needs at least { $least } games, not { $number }
error-no-bots = a simulation needs at least one bot
error-many-bots = { $number } bots can’t share { $players } seats
error-at-least-one = { $name } must be at least 1, not { $number }
error-bot-answer = the bot { $bot } answers { $step } with { $choice }, which isn’t a choice
error-worker-died = a worker process died after { $number } of { $asked } games, perhaps because memory ran out; fewer cores may help
error-library = This needs the library { $library }. Install it: { $command }
