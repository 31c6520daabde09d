# The text view of a table. The commands and their help are in cli.ftl: both take the same words.

text-question = Question
text-me = You: { $name }
text-table = Table
text-what = What
text-now = Now
text-numbers = Actions
text-command = Answer or command
text-send = Send
text-command-help = Type the number or the words of an action. “{ $help }” lists the commands, “? 3” tells what action 3 would do.
text-replies = Replies
text-last-events = Last events
text-cancelled = Cancelled. Nothing was done.
text-nothing-to-agree = Nobody is asking you to agree to anything.
text-nothing-since = Nothing has happened since your last turn.
text-no-hint = No move can be suggested now: you get hints in your turn, if you play alone against bots.
text-hint-there = The suggestion is above the question.
text-nothing-sealed = There is no secret answer to withdraw.
text-confirm = Type “{ $yes }” or “{ $no }”.
