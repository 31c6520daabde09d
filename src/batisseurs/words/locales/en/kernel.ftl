# What the kernel says in every game.

list-last = { $first } and { $last }

sealed-answer = { $seat } has answered.
sealed-withdraw = take your answer back

# Errors. { $text } is the exact reason, in the words of the file format or of the rules.
error = { $text }
error-illegal-choice = Not possible: { $text }
error-not-asked = Not now: { $text }
error-unknown-game = There is no game “{ $game }”. There are: { $games }.
error-unknown-bot = No such bot: { $text }
error-bad-option = Not possible: { $text }
error-bad-components = Component file refused: { $text }
error-bad-record = Record refused: { $text }
error-bad-situation = Situation refused: { $text }
error-bad-save = Saved table refused: { $text }
error-cannot-write = Not written: { $text }

# Their details. Words of the file formats stay as they are.
error-at-line = line { $line }: { $text }
error-because = { $text }: { $because }
error-over = the game is over, nobody is asked any more
error-not-your-turn = { $who } is not asked now; the game waits for { $others }
error-empty = an empty line answers nothing; possible: { $possible }
error-ambiguous = “{ $text }” is ambiguous: { $possible }
error-no-answer = “{ $text }” does not answer what is asked; possible: { $possible }
error-option-players = { $title } is for { $least } to { $most } players, not for { $number }.
error-no-option = { $title } has no option “{ $option }”. It has: { $options }.
error-option-switch = The option { $option } is true or false, not “{ $value }” ({ $rule }).
error-option-number = The option { $option } is a whole number from { $least } to { $most }, not “{ $value }” ({ $rule }).
error-option-word = The option { $option } is one of { $allowed }, not “{ $value }” ({ $rule }).
error-other-game = it is of “{ $game }”, not of “{ $expected }”
error-newer-record = it was saved by a newer version (format { $version }, this one reads up to { $known }); update batisseurs to go on with it
error-newer-rules = it was played with newer rules of { $title } (version { $version }, this one knows { $known }); update batisseurs to go on with it
error-newer-situation = it was written for a newer version (format { $version }, this one reads up to { $known }); update batisseurs to read it
error-no-record = this is no record: it should begin with “{ $word }”
error-record-version = “{ $version }” is no version of the record format
error-record-cut-line = the record is cut off in the middle of a line
error-record-cut-header = the record is cut off in its header
error-record-second = a second “{ $tag }” line
error-record-seat = seat { $expected } is expected here
error-record-lacks = the header has no “{ $tag }” line
error-record-number = the header’s “{ $tag }” line has no number: “{ $value }”
error-record-situation = the situation is damaged: { $reason }
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
error-no-situation = this is no situation: it should begin with “situation = 1”
error-situation-toml = it is not valid TOML: { $reason }
error-situation-game = it does not say which game it is of: game = …
error-situation-tables = “options” and “table” are tables: [options], [table]
error-situation-seed = the seed is a whole number, not “{ $value }”
error-situation-turn = turn: “{ $value }” is no seat; there are p1 to { $last }
error-situation-key = a situation has no “{ $key }”; it has: { $known }
error-situation-written = it was written with { $key } “{ $value }”, here are { $key } “{ $here }”
error-situation-no-players = it does not say how many players there are: players = …
error-situation-pending = what is pending does not fit what lies on the table
