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
error-needs-library = Something is missing: { $text }
