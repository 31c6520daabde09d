# The terminal.

# At the table.
cli-welcome = { $title }
cli-how-to = Answer with a number or with the words on screen. “?” explains everything, “quit” saves and exits.
cli-resumed =
    { $number ->
        [one] Resumed after { $number } line: { $file }
       *[other] Resumed after { $number } lines: { $file }
    }
cli-already-over = This game is over: { $file }
cli-prompt = { $seat }>
cli-turn-built = { $seat }, your turn is complete. Press Enter to continue, or type “undo” to undo your last choice:
cli-hide = { $seat }, press Enter to hide your hand.
cli-hide-answer = { $seat }, press Enter to hide your answer, or type “withdraw” to change it.
cli-hand-over = Pass to { $seat }, who presses Enter once nobody else is looking.
cli-ready = { $seat }, press Enter.
cli-small = This terminal is small ({ $columns } × { $lines }). The table looks better with at least { $least_columns } columns and { $least_lines } lines. You can still play; after resizing, press Enter to redraw.
cli-since-choice = Since your last choice
cli-since-turn = Since your last turn
cli-at-keyboard = { $seat } is at the keyboard.
cli-name-person = Player { $number }
cli-name-bot = Bot { $number }
cli-seated = At the table: { $names }
cli-thinking = { $seat } is thinking…
cli-bot-lost =
    { $fault ->
        [late] { $seat } hasn’t answered within { $seconds } s
        [stopped] { $seat }’s program stopped
       *[nonsense] { $seat }’s program answered with something that isn’t a choice
    }; the casual bot chose instead.
cli-chance-is-person = You enter all draws and rolls here.
cli-chance-how = Enter what came up at your table, by number or name. Several on one line answer the next questions too: “{ $example }”. “chance” draws this one for you, “chance all” draws everything until someone has to choose. “undo” removes a wrong entry.
cli-chance-list =
    { $number ->
        [one] { $number } possible result. Press Enter to list it.
       *[other] { $number } possible results. Press Enter to list them.
    }
cli-chance-order = In this order: { $places }
cli-chance-all = all
cli-chance = Chance

# Answers that are not choices.
cli-empty-answer = Nothing typed. Type a number from { $least } to { $most }, the words of a choice, or “?”.
cli-no-number = There is no choice { $number }. The choices are { $least } to { $most }.
cli-no-choice = “{ $text }” is not one of the choices { $least } to { $most }. “? { $text }” may say why, “table” shows the table again, “?” lists the commands.
cli-chance-not-there = “{ $text }” can’t come up now. Press Enter to list what can.
cli-chance-held = “{ $text }” is already in another hand, so it can’t come up. If it came up at your table, set it aside and take the next one.
cli-chance-left-over = Nothing more to draw here. Not used: { $text }.
cli-ambiguous = “{ $text }” could mean { $choices }. Type a little more.
cli-not-possible = “{ $text }” is not possible now: { $reason } ({ $rule }).
cli-possible = That is possible: it is choice { $number }, { $choice }.
cli-nothing-known = Nothing found for “{ $text }”. Try the words of a choice, or the name of a card.
cli-card-which = Which card? For example: card { $card }
cli-no-guide = { $title } has no guide for newcomers yet.
cli-no-rule = There is no rule “{ $rule }”. Rules go from { $first } to { $last }.
cli-rule = { $rule }: { $text }
cli-sources = Printed values: { $sources }.
cli-labelled = { $label }: { $what }
cli-lang-which = Which language? Available: { $languages }. Current: { $language }.

# Commands while playing: the word to type, and what it does.
cli-word-help = help
cli-word-why = why
cli-word-what = what
cli-word-explain = explain
cli-word-chance = chance
cli-word-guide = guide
cli-word-table = table
cli-word-scores = scores
cli-word-recap = recap
cli-word-log = log
cli-word-card = card
cli-word-legend = legend
cli-word-rule = rule
cli-word-again = again
cli-word-show = show
cli-word-undo = undo
cli-word-withdraw = withdraw
cli-word-auto = auto
cli-word-lang = lang
cli-word-save = save
cli-word-quit = quit
cli-help-answers = Answer with the number or the words of a choice; the beginning is enough if it is unique. Commands:
cli-help-outcomes = Enter a result by number or name; the beginning is enough if it is unique. Several on one line, separated by commas or spaces, answer the next questions too. Commands:
cli-help-help = shows this page; “? 3” explains choice 3, “? { $choice }” says whether it is possible and why not, “? { $card }” explains a card, “? { $rule }” a rule
cli-help-help-outcome = shows this page; “? 3” explains result 3, “? { $card }” explains a card, “? { $rule }” a rule
cli-help-chance = draws for you; “chance 5” draws five times, “chance all” until someone has to choose
cli-help-guide = shows how to play, on one page
cli-help-table = shows the whole table again
cli-help-scores = shows the points so far, by category
cli-help-recap = shows what has happened since your last turn
cli-help-log = shows the last entries of the log; “log 100” shows more
cli-help-card = explains a card or another component: “card { $card }”
cli-help-legend = explains the symbols of the game
cli-help-rule = shows a rule: “rule 36”
cli-help-again = goes back to the start of the puzzle
cli-help-show = plays a solution of the puzzle
cli-help-undo = undoes your last choice, unless something was drawn or rolled or someone else has moved since
cli-help-undo-outcome = removes the last entry, or undoes your choice before it; “undo 3” goes back by three
cli-help-withdraw = takes back your secret answer, as long as not everyone has answered
cli-help-auto = declines repeated offers for you: “auto turn” until your next turn, “auto round” until the end of the round, “auto CARD” always for this card; “auto off” asks you again, “auto” alone shows what is set
cli-help-lang = switches to another language: “lang fr”, “lang pl”
cli-help-save = saves the game; “save FILE” saves a copy
cli-help-quit-practice = exits; solved puzzles are remembered
cli-help-quit = saves and exits; “--resume” continues
cli-scores-hidden = Scores are hidden until the end of the game.
cli-log-earlier =
    { $number ->
        [one] ({ $number } earlier entry)
       *[other] ({ $number } earlier entries)
    }
cli-undone = Undone: { $choice }
cli-undone-with-it =
    { $number ->
        [one] { $number } later move was undone with it.
       *[other] { $number } later moves were undone with it.
    }
cli-undo-start = There is nothing to undo.
cli-undo-chance = Can’t undo further: something was drawn or rolled since your last choice ({ $choice }).
cli-undo-other = Can’t undo further: someone else has moved since ({ $choice }).
cli-withdraw-nothing = You have no secret answer to change.
cli-may-withdraw = “withdraw” takes back what you have answered so far.

# Auto-answers: the words after the command, and the replies.
cli-auto-turn = turn
cli-auto-round = round
cli-auto-off = off
cli-auto-hint = Too many questions? “auto turn”, “auto round” or “auto” and a card’s name declines such offers for you.
cli-auto-none = No auto-answers set. “auto turn” declines offers until your next turn, “auto round” until the end of the round, “auto” and the name of a card always declines that card’s offers.
cli-auto-until-turn = Offers are declined for you until your next turn.
cli-auto-until-round = Offers are declined for you until the end of the round.
cli-auto-for-card = Offers of this card are declined for you: { $card }.
cli-auto-how-to-end = “auto off” asks you again.
cli-auto-revoked = You will be asked again from now on.
cli-auto-what = “{ $text }” is not “turn”, “round”, “off” or the name of one card.
cli-auto-gave =
    { $number ->
        [one] Auto-answer: { $number } offer declined.
       *[other] Auto-answer: { $number } offers declined.
    }
cli-saved = Saved: { $file }
cli-left = Game saved: { $file } — continue with: batisseurs play --resume
cli-left-unsaved = The game could NOT be saved: { $file }
cli-kept = Game record: { $file }

# The end.
cli-winners =
    { $number ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
cli-over = The game is over: { $ending }.
cli-total = Score

# Lists and checks.
cli-game = Game
cli-title = Title
cli-players = Players
cli-what = Description
cli-path = Component
cli-value = Value
cli-source = Source
cli-source-rulebook = rulebook
cli-source-public = public
cli-source-reconstructed = reconstructed
cli-waits-for = Waiting for { $seat }: { $prompt }
cli-waits-for-chance = Waiting for chance: { $prompt }
cli-record-ok =
    { $number ->
        [one] ok. { $title }, { $number } line. { $ending }
       *[other] ok. { $title }, { $number } lines. { $ending }
    }
cli-record-going-on =
    { $number ->
        [one] ok. { $title }, { $number } line so far, not over yet.
       *[other] ok. { $title }, { $number } lines so far, not over yet.
    }
cli-components-ok = { $file }: ok. Components of { $title }, fingerprint { $fingerprint }.
cli-components-note = Note: { $note }
cli-position-ok =
    { $number ->
        [one] { $file }: ok. { $title }, { $number } player. Waiting for { $seat }: { $prompt }
       *[other] { $file }: ok. { $title }, { $number } players. Waiting for { $seat }: { $prompt }
    }
cli-position-over =
    { $number ->
        [one] { $file }: ok. { $title }, { $number } player. The game is over.
       *[other] { $file }: ok. { $title }, { $number } players. The game is over.
    }
cli-simulating = Playing
cli-simulation-stopped =
    { $number ->
        [one] Stopped after { $number } game.
       *[other] Stopped after { $number } games.
    }
cli-simulated =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }: { $decisions } decisions in { $seconds } s.
cli-bot = Bot
cli-seat = Seat
cli-wins = Wins
cli-win-rate = Win rate
cli-interval = 95 % interval
cli-mean-score = Mean score
cli-mean-rank = Mean rank
cli-ending = Ending
cli-games = Games
cli-share = Share
cli-length = Game length
cli-length-decisions = decisions
cli-length-lines = record lines
cli-least = Min.
cli-mean = Mean
cli-most = Max.
cli-simulation-lost = { $bot } gave no valid answer (times: { $number }); the casual bot chose instead.
cli-simulation-records = Game records: { $file }

# Help of the commands.
cli-about = City-building board games to play, to simulate and to study.
cli-about-games = List the games.
cli-about-guide = Tell how to play a game, on one page.
cli-about-play = Play a game in the terminal, against bots or with others at the same keyboard. The game is saved after every choice.
cli-about-simulate = Let bots play many games and show statistics. The number of cores does not change the result.
cli-about-train = Learn from games between bots how much each feature of a table counts.
cli-about-practice = Solve small positions with a goal for one turn, from easy to hard. Your progress is remembered.
cli-about-puzzles = Let bots play, and write positions that are good for practice.
cli-about-replay = Replay a game record, or print it as sentences.
cli-about-record = Work with game records.
cli-about-record-check = Replay game records and say for each whether it follows the rules.
cli-about-components = Show or check the components of a game. Every printed value has a source; a file with other values can be checked.
cli-about-position = Work with positions (tables saved as documents).
cli-about-position-check = Say whether a position is valid, and whose turn it is.
cli-option-version = Show the version and exit.
cli-form-compiled = compiled
cli-form-plain = plain Python
cli-form-stale = plain Python: the compiled files belong to other sources; `make compile` rebuilds them
cli-option-help = Show this page and exit.
cli-option-install-completion = Install completion for this shell.
cli-option-show-completion = Show the completion script for this shell.
cli-option-game = The game, as “games” lists it.
cli-option-lang = Language; by default BATISSEURS_LANG, then your last choice, then the system language.
cli-option-no-color = No colours (like the environment variable NO_COLOR).
cli-option-json = Print JSON for other programs.
cli-option-components = Play with the values of this component file.
cli-option-option = Set a game option; may be repeated.
cli-option-players = Number of players.
cli-option-seed = A whole number: the same seed gives the same cards.
cli-option-seats = Who plays, in turn order: person or a bot, with a name if you like, e.g. Ann=person,casual. program:COMMAND lets your own program play.
cli-option-resume = Continue a saved game; without a file, the newest one.
cli-option-save = Save the game to this new file.
cli-option-from = Start from this position.
cli-option-chance = Who draws and rolls: the program, or a person who enters what comes up at a real table.
cli-option-record-file = Game record.
cli-option-record-files = Game records.
cli-option-position-file = File with a position.
cli-option-to = Stop after this line of the file.
cli-option-number = Which game record, if the file has several.
cli-option-view = Whose view to show: a seat (p1, p2, …) or spectator.
cli-option-check = Check this component file instead of showing values.
cli-option-games = Number of games.
cli-option-train-by = How to learn: pairs (the weights follow the winner of two bots) or points (they forecast the final points).
cli-option-train-out = File to write the weights to.
cli-trained = Weights learned from { $games } games: { $file }
cli-option-bots = Which bots play, e.g. strong,casual. program:COMMAND lets your own program play.
cli-option-cores = Number of processor cores; all by default.
cli-option-out = Write all game records to this file.

# Errors in a command.
cli-error-language = Unknown language “{ $language }”. Available: { $languages }.
cli-error-which-game = Which game? Available: { $games }.
cli-error-option-form = “{ $given }” is not an option. Write name=value; available: { $options }.
cli-error-seat = “{ $given }” can’t take a seat. Possible: { $choosers }, optionally with a name: Ann=person.
cli-error-chance = “{ $given }” can’t draw and roll. Possible: { $choosers }.
cli-error-seats-number = { $number } seats are listed for { $players } players.
cli-error-same-name = Two seats have the name “{ $name }”.
cli-error-resume-options = A resumed game already has its players, options and seed: leave out --players, --option, --seed and --from.
cli-error-other-game = { $file } is a game of { $game }, not { $asked }.
cli-error-several-records =
    { $number ->
        [one] { $file } has { $number } game record.
       *[other] { $file } has { $number } game records; only a file with one can be resumed.
    }
cli-error-record-number =
    { $most ->
        [one] { $file } has { $most } game record; there is no number { $number }.
       *[other] { $file } has { $most } game records; there is no number { $number }.
    }
cli-error-line = Choices are on the lines after { $least } up to { $most }, not on line { $line }.
cli-error-view = “{ $view }” is not a view. Possible: p1 to { $last }, spectator.
cli-error-position-players =
    { $number ->
        [one] The position has { $number } player.
       *[other] The position has { $number } players.
    }
cli-error-position-options = The position already has its options: leave out --option.
cli-error-nothing-saved = No saved game in { $folder }.
cli-error-exists = { $file } already exists and was not changed. Choose another name.
cli-error-no-file = File not found: { $file }.
cli-error-folder = { $file } is a folder, not a file.
cli-error-too-large = { $file } is too large for this kind of file.
cli-error-not-text = { $file } isn’t UTF-8 text.
cli-error-unreadable = { $file } can’t be read: { $reason }.
cli-error-save = The game couldn’t be saved to { $file }: { $reason }. What was saved before is unchanged, and you can keep playing.
cli-error-system = The system refused { $file }: { $reason }.
cli-error-system-output = The system refused: { $reason }.
cli-error-bug = This is a bug ({ $error }). Run it again with BATISSEURS_DEBUG=1 to see where, and please report it.
cli-error-no-such-option = { $command } has no option { $option }. It has: { $options }.
cli-error-needs-value = The option { $option } of { $command } needs a value.
cli-error-missing = { $command } needs { $name }; see “{ $command } --help”.
cli-error-not-a-number = { $name } must be a whole number.
cli-error-bad-value = { $name }: { $text }
cli-error-no-command = { $command } has no command “{ $name }”. It has: { $commands }.
cli-error-extra = Unexpected argument for { $command }: “{ $text }”.
cli-error-usage = { $command }: { $text }
cli-error-bot = There is no bot “{ $bot }”. Available: { $bots }.
cli-error-many-bots = { $number } bots can’t share { $players } seats.
cli-error-at-least-one = { $name } must be at least 1, not { $number }.
cli-no-reason = “{ $text }” isn’t one of the choices now. What it is about:

# A simulation as a page (simulate --report).
cli-report-title = Simulation of { $title }
cli-report-played =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } ({ $bots }), { $decisions } decisions in total.
cli-report-incomplete =
    { $number ->
        [one] Interrupted after { $number } of { $asked } games.
       *[other] Interrupted after { $number } of { $asked } games.
    }
cli-report-seat = Seat { $number }
cli-report-wins = Wins
cli-report-seats = Seat advantage
cli-report-scores = Scores by category
cli-report-lengths = Game length
cli-report-endings = How the games ended
cli-report-made = How this was made
cli-report-more = More wins than an equal share, beyond what chance explains: { $names }.
cli-report-less = Fewer wins than an equal share, beyond what chance explains: { $names }.
cli-report-equal = No win rate differs from an equal share by more than chance explains.
cli-report-how-intervals = The diamond is the share of games won (a shared win counts as a fraction), the band its 95 % interval, the dashed line an equal share: { $share }.
cli-report-how-seats = Regardless of who sat there: bots move one seat further from game to game. The last columns of the table are mean points by category.
cli-report-how-scores = How often each final score was reached, as a share of games; the dashed line is the mean.
cli-report-how-lengths = Decisions of all players in a game, forced ones included, as a share of games; the dashed line is the mean.
cli-report-how-endings = Share of games for each ending.
cli-report-part = { $part } % at most
cli-report-median = Median
cli-report-rules = Rules version
cli-report-components = Component fingerprint
cli-report-options = Options
cli-report-seed = Seed
cli-report-again = To play the same games again, on any number of cores:
cli-report-written = Report: { $file }
cli-option-report = Write the results to this new file, a self-contained HTML page.
cli-renamed = “{ $old }” is now “{ $new }”; the old name works until the next release.
cli-error-no-folder = Folder not found: { $folder }.
cli-error-closed-folder = The folder { $folder } is not writable.

# Stepping through a record.
cli-option-tell = Print everything at once, even in a terminal.
cli-option-auto = In a terminal: play automatically, with this many seconds per line.
cli-replay-next = next
cli-replay-back = back
cli-replay-start = start
cli-replay-end = end
cli-replay-auto = auto
cli-replay-view = view
cli-replay-next-does = next line
cli-replay-back-does = previous line
cli-replay-start-does = before the first line
cli-replay-end-does = after the last line
cli-replay-auto-does = plays automatically; “auto 0.5” with half a second per line; + is faster, - slower, any other key stops
cli-replay-view-does = changes the view: “view p1”; without a seat, the spectator’s view
cli-replay-help-does = this page
cli-replay-quit-does = exits
cli-replay-keys = Space, Enter or → goes forward, ← goes back, Page Up and Page Down move by ten lines, Home and End to the start and the end. A number goes to that line of the file. Commands, followed by Enter; the beginning is enough:
cli-replay-hint = [Space] next · [←] back · number: line · auto · ? · quit
cli-replay-running = Playing, { $seconds } s per line · [+] faster · [-] slower · any other key stops
cli-replay-where = { $title } · { $file } · line { $line } of { $last } · { $seat }
cli-replay-spectator = spectator
cli-replay-nothing-yet = No moves yet.
cli-replay-at-start = This is the start.
cli-replay-at-end = This is the end.
cli-replay-low = The terminal is not high enough for the whole table: “table” shows it.
cli-replay-unknown = Unknown command “{ $text }”. Possible: { $words }, and line numbers.
cli-replay-error-speed = Each line can be shown for { $least } to { $most } seconds, not “{ $text }”.

# Positions: to start from, and out of records.
cli-about-position-new = Write a position to start from. Every key is explained; you can play it as it is.
cli-about-position-at = Write a position from a game record: everything, or only what one seat may know.
cli-option-new-file = File to write; without it the document is printed.
cli-option-line = After this line of the record; by default after the last.
cli-option-seen = Only what this seat (p1, p2, …) or a spectator may know; hidden hands as numbers.
cli-position-written = Position: { $file }
cli-position-head =
    { $number ->
        [one] A position of { $title } for { $number } player. Lines starting with # are explanations; those with “key = …” are examples. Whatever you leave out is dealt from the seed. Change what you like, then:
       *[other] A position of { $title } for { $number } players. Lines starting with # are explanations; those with “key = …” are examples. Whatever you leave out is dealt from the seed. Change what you like, then:
    }
cli-position-key-position = Version of this format.
cli-position-key-game = The game.
cli-position-key-players = Number of seats.
cli-position-key-components = Fingerprint of the components it is meant for; with others it is refused.
cli-position-key-turn = Whose turn begins: p1, p2, …
cli-position-key-seed = Deals whatever you leave out. Another whole number deals differently.
cli-position-key-pending = “pending” and “sealed” say what the game waits for in the middle of a turn. “batisseurs position at RECORD” writes them; you don’t need them when writing by hand.
cli-position-names = Names to use, and what is printed:
cli-position-at = { $file } after line { $line }.
cli-position-at-seen = { $file } after line { $line }, as { $seat } may know it. Hidden things are dealt from the seed.
cli-error-position-seen = What { $seat } may know at this moment can’t be written as a position. Choose an earlier or later line.

# The pages of --help: headings, marks, and placeholders for values.
cli-page-usage = Usage:
cli-page-arguments = Arguments:
cli-page-options = Options:
cli-page-commands = Commands:
cli-page-some-options = [OPTIONS]
cli-page-a-command = COMMAND [ARGUMENTS]...
cli-page-required = (required)
cli-page-default = (default: { $value })
cli-metavar-file = FILE
cli-metavar-line = LINE
cli-metavar-seconds = SECONDS
cli-metavar-name = NAME
cli-metavar-value = VALUE
cli-metavar-record = RECORD
cli-metavar-game = GAME
cli-error-no-value = The option { $option } of { $command } takes no value.

# A seat at a table on a server (join).
cli-about-join = Join a table on a server by its link. Others play in browsers or terminals; you keep the seat when you leave.
cli-option-link = Link to a seat: http…/rooms/TABLE#KEY. Without #KEY you return to a seat you already have.
cli-option-name = Your name at the table.
cli-metavar-link = LINK
cli-join-bad-link = “{ $link }” isn’t a link to a table. A link looks like { $form }.
cli-join-libraries = Joining a table on a server needs { $libraries }; “{ $command }” installs them.
cli-join-unreachable = { $server } isn’t responding. Is the server running, and the address right?
cli-join-no-server = { $server } answers ({ $status }), but it isn’t a Bâtisseurs server.
cli-join-bad-key = This link doesn’t work: it is wrong, or someone has already used it. Ask for a new link.
cli-join-no-seat = You have no seat at this table. Open the whole link, including the part after the #.
cli-join-unknown-game = They are playing “{ $game }”, which this program doesn’t know. It knows: { $games }.
cli-join-other-rules = They are playing { $title } with rules { $version }; this program has rules { $known }. Both sides need the same version.
cli-join-other-components = They are playing { $title } with components that this program can’t read.
cli-join-not-playable = The rules of { $title } have changed since: you can view this table in a browser, but not continue.
cli-join-refused = The server refuses: { $text }
cli-join-your-name = Your name? [{ $name }]
cli-join-sits = You joined as { $name }.
cli-join-looks-on = You’re watching. Events are shown here; the table itself is shown in a browser.
cli-join-how-to = Answer with a number or with the words on screen. “?” explains everything, “say” sends a message, “quit” leaves and keeps your seat.
cli-join-host-starts = When everyone is here, type “start”.
cli-join-wait-for-start = The host starts the game when everyone is here.
cli-join-prompt-open = { $seat }, not started>
cli-join-prompt-waits = { $seat }, waiting for { $names }>
cli-join-prompt-request = { $seat }, pending request>
cli-join-prompt-paused = { $seat }, paused>
cli-join-prompt-bot = { $seat }, a bot is playing for you>
cli-join-prompt-entry = { $seat }, enter what came up at your real table in the browser>
cli-join-not-asked = It isn’t your turn. “?” lists what you can do.
cli-join-moved-on = The game has moved on; this is the table now.
cli-join-away = { $server } isn’t responding. Retrying; Ctrl-C leaves and keeps your seat.
cli-join-again = Reconnected.
cli-join-seat-gone = You have lost this seat: someone has taken it with another link.
cli-join-seat-freed = The host removed you from this seat before the game started. If you still want to play, ask for a new link.
cli-join-closed = The server closed the connection ({ $reason }).
cli-join-left = You keep your seat. Come back with: batisseurs join { $link }
cli-join-undo-ask =
    { $number ->
        [one] Something was drawn or rolled, or someone else has moved since. “ask undo { $number }” asks the others to undo { $number } move.
       *[other] Something was drawn or rolled, or someone else has moved since. “ask undo { $number }” asks the others to undo { $number } moves.
    }
cli-join-ask-what = Ask for what? “ask undo 3” asks the others to undo three moves.
cli-join-no-request = There is no pending request.
cli-join-say-what = Say what? For example: say hello
cli-join-free-whose = Whose seat? Give its number or the player’s name, for example: free p2
cli-join-report-what = Report what? For example: report p2 insults everyone
cli-join-reported = Report sent. The server admin will read it.
cli-join-yes-or-no = Do you agree? “yes” or “no”.
cli-word-ask = ask
cli-word-yes = yes
cli-word-no = no
cli-word-say = say
cli-word-bot = bot
cli-word-back = back
cli-word-pause = pause
cli-word-go = resume
cli-word-start = start
cli-word-free = free
cli-word-report = report
cli-help-ask = “ask undo 3” asks the others to undo three moves; “ask undo” everything since your last choice
cli-help-yes = accepts a request
cli-help-no = declines; withdraws your own request
cli-help-say = sends a message to the table: “say well played”
cli-help-bot = lets a bot play for you; “bot strong” picks another one
cli-help-back = takes over from the bot
cli-help-pause = asks the others to pause the game
cli-help-go = resumes after a pause
cli-help-start = starts the game once every seat is taken (host only)
cli-help-free = removes someone who doesn’t come from their seat, before the game starts: “free p2” (host only)
cli-help-report = reports the table or a player to the server admin: “report p2 insults everyone”
cli-help-quit-room = leaves; you keep your seat, and the same link without its key brings you back
cli-help-undo-room = undoes your last choice, unless something was drawn or rolled or someone else has moved since; use “ask undo” to go further back
cli-room-spectator = Spectator
cli-room-joined = { $name } joined.
cli-room-seat-taken = Someone has taken over seat { $number } with a link: another person, or the same person on another device.
cli-room-seat-taken-bot = Someone has opened a link to seat { $number }, where a bot plays, and sees what that seat sees.
cli-room-seat-returned = The person who came to seat { $number } has left it again.
cli-room-left = { $name } left the table.
cli-room-bot-took = A bot ({ $bot }) now plays for { $name }.
cli-room-bot-sat = Bot added ({ $bot }): { $name }.
cli-room-bot-up = A bot was removed; its seat is free again.
cli-room-freed = { $name } removed { $other } from the table.
cli-room-freed-by-host = The host removed { $other } from the table.
cli-room-took-back = { $name } is back.
cli-room-started = The game has started.
cli-room-undone =
    { $number ->
        [one] { $name } undid { $number } move.
       *[other] { $name } undid { $number } moves.
    }
cli-room-reopened = The end was undone: the game continues.
cli-room-request-undo =
    { $number ->
        [one] { $name } asks to undo the last move:
       *[other] { $name } asks to undo the last { $number } moves:
    }
cli-room-request-clock = { $name } asks to change the clock.
cli-room-request-pause-clocks = { $name } asks to pause the clocks.
cli-room-request-bot = { $name } asks to replace { $other } with a bot.
cli-room-request-export = { $name } asks to share the game record, hidden cards included.
cli-room-request-pause = { $name } asks to pause the game.
cli-room-agrees = { $name } agrees.
cli-room-disagrees = { $name } disagrees.
cli-room-agreed = Request accepted.
cli-room-not-agreed = Request declined.
cli-room-clock = The clock has been changed.
cli-room-clocks-paused = All clocks are paused for a while.
cli-room-exported = The game record so far is now open to everyone at the table.
cli-room-exported-alone = { $name } has read the whole game record so far, including what the bots keep hidden.
cli-room-mark =
    { $mark ->
        [practice] This is a puzzle to practise: it ends with your turn, and the bots wait.
        [position] This game started from a position: its host may know hidden information.
        [record] This game continues a game record: its host may know hidden information.
        [components] This game uses components that differ from the standard ones.
        [options] This game uses options that differ from the usual ones.
        [export] Someone has read the whole game record during the game, hidden cards included.
        [seat] Someone took over a seat while the game was running.
       *[reopened] The game continued after its end, when everything had been revealed.
    }
cli-room-paused = The game is paused at { $name }’s request.
cli-room-server-down = The server was down. Nobody lost any time.
cli-room-resumed = { $name } resumed the game.
cli-room-reminded = { $name } is out of time.
cli-room-said = { $name }: “{ $text }”
cli-room-muted = { $name } was muted.
cli-room-heard = { $name } was unmuted.
cli-room-rematch = { $name } offers a rematch: batisseurs join { $link }
cli-room-hidden = The server admin removed this table from the lobby.
cli-room-listed = The server admin put this table back in the lobby.
cli-room-forgotten = A player’s name and messages were removed at their request.

# A new table on a server (open).
cli-about-open = Create a table on a server. For people anywhere and for bots: everyone gets a link, and you are the first player.
cli-option-at = Address of the server; by default BATISSEURS_SERVER, then the address that “serve” uses on this machine.
cli-option-open-seats = Who plays, in turn order: person or a bot, with a name if you like, e.g. Ann=person,person,strong. The first person is you; without this option all seats are for people.
cli-option-open-from = Continue from this game record or position.
cli-option-per-choice = Time for each move; without it there is no clock.
cli-option-time-bank = Time bank for each player.
cli-option-policy = What happens when time runs out: a reminder (remind), a bot until the player returns (bot), or a bot for this one move (skip).
cli-option-watch = Who can watch: anyone, anyone with the link (link), or nobody.
cli-option-listed = List the table in the server’s lobby.
cli-option-links-only = Show the links and exit; you take your seat later.
cli-open-bad-server = “{ $server }” isn’t the address of a server. An address looks like { $usual }.
cli-open-bad-time = { $option }: “{ $given }” isn’t a time. Write 90s, 10m, 12h or 2d.
cli-open-bad-word = { $option }: “{ $given }” is not possible. Possible: { $words }.
cli-open-no-clock = --time-bank and --policy need a clock: set the time for each move with --per-choice.
cli-open-json = --json needs --links-only: it prints the links as data.
cli-open-opened = Table created. Send each player the line for their seat:
cli-open-opened-alone = Table created.
cli-open-yours = { $name } (you)
cli-open-shared = For all of them, one link: each person who uses it gets a free seat, until the table is full:
cli-open-spectators = For spectators, any number of them:
cli-open-once = A seat link works once: the first person to use it gets the seat. Send each link to one person only.
cli-open-only-here = These links only work on this machine. For others, give the server’s address as they reach it with --at.

# Practice.
cli-option-puzzle = the number of the puzzle; by default, the first one you have not solved
cli-option-puzzles = how many puzzles to write
cli-option-tables = how many different tables the turn of a puzzle may lead to
cli-option-puzzles-out = the folder for the puzzles
cli-practice-how = The turn is yours alone. “again” goes back to the start, “show” plays a solution, “undo” and “?” work as in a game.
cli-practice-solved = Press Enter for the next puzzle, or type “again” or “quit”:
cli-practice-failed = Press Enter to try again, or type “show”, “undo” or “quit”:
cli-puzzle-found =
    { $number ->
        [one] { $file }: { $goal } (one decision; random play solves { $percent } %)
       *[other] { $file }: { $goal } ({ $number } decisions; random play solves { $percent } %)
    }

# Learning by playing.
cli-lesson-choose = Answer with the number of a choice, or with its words. The first letters are enough if only one choice begins so.
cli-lesson-undo = Nothing is lost by trying. “undo” takes back your last choice.
cli-lesson-what = “?” and a name explains anything on the table, “? 3” what choice 3 would do. “legend” explains the symbols.
cli-lesson-why-not = Type what you would like to do: if it is not possible, you are told why not, and by which rule.
cli-lesson-log = “log” tells what everyone has done, “recap” what has happened since your last turn.
cli-lesson-suggest = From now on a move is suggested only when something new comes. “hint” helps whenever you like.
cli-lesson = Lesson: { $text }
cli-lesson-more =
    { $number ->
        [one] Press Enter for the next lesson.
       *[other] Press Enter for the next of { $number } lessons.
    }
cli-suggested = Suggestion: { $choice }.
cli-suggested-gains = It brings: { $gains }.
cli-word-hint = hint
cli-help-hint = suggests a move and says why, where you play alone against bots
cli-word-lessons = lessons
cli-help-lessons = shows the lessons you have read; “lessons off” ends them, “lessons on” starts them again
cli-lessons-none = You have read no lesson of this game yet.
cli-lessons-off = No more lessons. “lessons on” starts them again.
cli-lessons-on = The lessons start again.
cli-hint-alone = moves are suggested only where you play alone against bots
cli-no-lessons = { $title } has no lessons yet.
cli-about-learn = Learn a game by playing it against friendly bots.
