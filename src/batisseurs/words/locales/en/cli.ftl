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
cli-hide-answer = { $seat }, press Enter to hide your answer, or type “withdraw” to take it back.
cli-hand-over = Pass to { $seat }, who presses Enter when nobody else looks.
cli-ready = { $seat }, press Enter.
cli-small = This terminal is small ({ $columns } × { $lines }): from { $least_columns } columns and { $least_lines } lines on the table looks better. The game goes on; Enter alone draws it again after a change of size.
cli-since-choice = Since your last choice
cli-since-turn = Since your last turn
cli-at-keyboard = { $seat } is at the keyboard.
cli-name-person = Player { $number }
cli-name-bot = Bot { $number }
cli-seated = At the table: { $names }
cli-chance-is-person = You enter all draws and rolls here.
cli-chance-how = Type what came at your table, by its number or name. Several on one line answer the next questions too: “{ $example }”. “chance” lets the program draw this one, “chance all” everything until somebody has to choose. “undo” takes back a wrong entry.
cli-chance-list =
    { $number ->
        [one] { $number } can come. Enter lists it.
       *[other] { $number } can come. Enter lists them.
    }
cli-chance-order = In this order: { $places }
cli-chance-all = all
cli-chance = Chance
cli-chooses = { $seat }: { $choice }
cli-times = { $sentence } (× { $number })

# Answers that are none.
cli-empty-answer = Nothing typed. Type a number from { $least } to { $most }, the words of a choice, or “?”.
cli-no-number = There is no choice { $number }. The choices are { $least } to { $most }.
cli-no-choice = “{ $text }” is none of the choices { $least } to { $most }. “? { $text }” may say why, “?” lists the commands.
cli-chance-not-there = “{ $text }” cannot come now. Enter lists what can.
cli-chance-held = “{ $text }” is in another hand already, so it cannot come. If it came at your table, put it aside and take the next one.
cli-chance-left-over = Nothing more to draw here. Not used: { $text }.
cli-ambiguous = “{ $text }” can mean { $choices }. Type a little more.
cli-not-possible = “{ $text }” is not possible now: { $reason } ({ $rule }).
cli-possible = That is possible, it is choice { $number }: { $choice }.
cli-nothing-known = Nothing found for “{ $text }”. Try the words of a choice, or the name of a card.
cli-card-which = Which card? For example: card { $card }
cli-no-rule = There is no rule “{ $rule }”. There are { $first } to { $last }.
cli-rule = { $rule }: { $text }
cli-lang-which = Which language? There are: { $languages }. Now it is { $language }.

# Commands while playing: the word to type, and what it does.
cli-word-help = help
cli-word-chance = chance
cli-word-table = table
cli-word-recap = recap
cli-word-log = log
cli-word-card = card
cli-word-rule = rule
cli-word-undo = undo
cli-word-withdraw = withdraw
cli-word-standing = standing
cli-word-lang = lang
cli-word-save = save
cli-word-quit = quit
cli-help-answers = A choice is answered by its number or by its words; the beginning is enough where it is unique. Besides:
cli-help-outcomes = What came is typed by its number or its name; the beginning is enough where it is unique. Several on one line, separated by commas or spaces, answer the next questions too. Besides:
cli-help-help = this page; “? 3” explains choice 3, “? { $choice }” says whether it is possible and why not, “? { $card }” tells about a card, “? { $rule }” about a rule
cli-help-help-outcome = this page; “? 3” explains outcome 3, “? { $card }” tells about a card, “? { $rule }” about a rule
cli-help-chance = lets the program draw; “chance 5” draws five times, “chance all” until somebody has to choose
cli-help-table = shows the whole table again
cli-help-recap = tells what has happened since your last turn
cli-help-log = tells the last lines of the game; “log 100” tells more
cli-help-card = tells what a card or another component does: “card { $card }”
cli-help-rule = tells a rule: “rule 36”
cli-help-undo = takes back your last choice, as long as neither chance nor anybody else has acted
cli-help-undo-outcome = takes back the last entry, or a choice of yours before it; “undo 3” takes back three
cli-help-withdraw = takes back what you have answered secretly, as long as not all have answered
cli-help-standing = “standing turn”: offers that come again and again are let pass until your next turn, “standing round”: until the round is over, “standing CARD”: always those of this card; “standing off” asks again, “standing” alone says what holds
cli-help-lang = goes on in another language: “lang fr”, “lang pl”
cli-help-save = saves the game; “save FILE” saves a copy
cli-help-quit = saves and stops; “--resume” goes on
cli-log-earlier =
    { $number ->
        [one] ({ $number } earlier line)
       *[other] ({ $number } earlier lines)
    }
cli-undone = Taken back: { $choice }
cli-undone-with-it =
    { $number ->
        [one] { $number } later line was taken back with it.
       *[other] { $number } later lines were taken back with it.
    }
cli-undo-start = There is nothing to take back.
cli-undo-chance = Can’t undo further: something was drawn or rolled since your last choice ({ $choice }).
cli-undo-other = Can’t undo further: someone else has moved since ({ $choice }).
cli-withdraw-nothing = There is no secret answer of yours that you could take back.
cli-may-withdraw = “withdraw” takes back what you have answered so far.

# Standing answers: the words behind the command, and what is said.
cli-standing-turn = turn
cli-standing-round = round
cli-standing-off = off
cli-standing-hint = Too many questions? “standing turn”, “standing round” or “standing” and a card’s name declines such offers for you.
cli-standing-none = You are asked about everything. “standing turn” lets offers pass until your next turn, “standing round” until the round is over, “standing” and the name of a card always those of this card.
cli-standing-until-turn = Offers are declined for you until your next turn.
cli-standing-until-round = Offers are let pass for you until the round is over.
cli-standing-for-card = Offers are let pass for you: { $card }.
cli-standing-how-to-end = “standing off” asks again.
cli-standing-revoked = From now on you are asked again.
cli-standing-what = “{ $text }” is neither “turn”, “round” nor “off”, nor the name of one card.
cli-standing-gave =
    { $number ->
        [one] Your standing answer has let { $number } offer pass.
       *[other] Your standing answer has let { $number } offers pass.
    }
cli-saved = Saved: { $file }
cli-left = The game is saved: { $file } — go on with: batisseurs play --resume
cli-left-unsaved = The game could NOT be saved: { $file }
cli-kept = The record of the game: { $file }

# The end.
cli-winners =
    { $number ->
        [one] The winner: { $names }.
       *[other] The winners: { $names }.
    }
cli-over = The game is over: { $ending }.
cli-rank = Rank
cli-name = Player
cli-total = Score

# Lists and checks.
cli-game = Game
cli-title = Title
cli-players = Players
cli-what = What it is
cli-path = Component
cli-value = Value
cli-source = Source
cli-source-rulebook = rulebook
cli-source-public = public
cli-source-reconstructed = reconstructed
cli-waits-for = { $seat } is asked: { $prompt }
cli-waits-for-chance = Chance is asked: { $prompt }
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
cli-situation-ok =
    { $number ->
        [one] { $file }: ok. { $title }, { $number } player. { $seat } is asked: { $prompt }
       *[other] { $file }: ok. { $title }, { $number } players. { $seat } is asked: { $prompt }
    }
cli-situation-over =
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
cli-length = Length of a game
cli-length-decisions = decisions
cli-length-lines = lines of the record
cli-least = Least
cli-mean = Mean
cli-most = Most
cli-simulation-records = The records: { $file }

# Help of the commands.
cli-about = City-building board games to play, to simulate and to study.
cli-about-games = List the games.
cli-about-play = Play a game in the terminal. Against bots or with others at the same keyboard; it is saved after every choice.
cli-about-simulate = Let bots play many games, and count. All cores help; their number changes nothing about the result.
cli-about-train = Learn from games between bots how much each feature of a table counts.
cli-about-replay = Tell a recorded game in sentences.
cli-about-record = Look at records of games.
cli-about-record-check = Play records again. Says for each whether it follows the rules.
cli-about-components = Show or check the components of a game. Every printed value has its source; a file with other values can be checked.
cli-about-situation = Look at situations (tables as documents).
cli-about-situation-check = Say whether a situation can be, and who is asked in it.
cli-option-version = Show the version and stop.
cli-form-compiled = compiled
cli-form-plain = plain Python
cli-form-stale = plain Python: what was compiled belongs to other sources; `make compile` builds it anew
cli-option-help = Show this page and stop.
cli-option-install-completion = Install completion for this shell.
cli-option-show-completion = Show the completion script for this shell.
cli-option-game = The game, as “games” lists it.
cli-option-lang = Language; by default BATISSEURS_LANG, then the one chosen before, then the language of the system.
cli-option-no-color = No colours (as with the setting NO_COLOR).
cli-option-json = Write JSON for other programs.
cli-option-components = Play with the values of this component file.
cli-option-option = Set an option of the table; may be given several times.
cli-option-players = The number of players.
cli-option-seed = A whole number: the same seed gives the same cards.
cli-option-seats = Who sits there, in turn order: person or a bot, with a name if you like, e.g. Ann=person,casual.
cli-option-resume = Go on with a saved game; without a file with the newest.
cli-option-save = Keep the game in this new file.
cli-option-from = Begin from this situation.
cli-option-chance = Who answers for chance: the program, or a person who types in what is drawn at a real table.
cli-option-record-file = A file with a record.
cli-option-record-files = Files with records.
cli-option-situation-file = A file with a situation.
cli-option-to = Stop after this line of the file.
cli-option-number = Which record, where a file holds several.
cli-option-view = With whose eyes to look: a seat (p1, p2, …) or a spectator.
cli-option-check = Check this component file instead of showing values.
cli-option-games = How many games.
cli-option-train-out = Where the weights are written.
cli-trained = Weights learned from { $games } games: { $file }
cli-option-bots = Which bots play, e.g. strong,casual.
cli-option-cores = How many processor cores to use; all by default.
cli-option-out = Write the records of all games into this file.

# What is wrong with a command.
cli-error-language = There is no language “{ $language }”. There are: { $languages }.
cli-error-which-game = Which game? There are: { $games }.
cli-error-option-form = “{ $given }” is no option. Write name=value; there are: { $options }.
cli-error-seat = “{ $given }” cannot take a seat. Possible: { $choosers }, also with a name: Ann=person.
cli-error-chance = “{ $given }” cannot answer for chance. Possible: { $choosers }.
cli-error-seats-number = { $number } seats are listed for { $players } players.
cli-error-same-name = Two seats have the name “{ $name }”.
cli-error-resume-options = A resumed game has its players, options and seed already: leave out --players, --option, --seed and --from.
cli-error-other-game = { $file } is a game of { $game }, not of { $asked }.
cli-error-several-records =
    { $number ->
        [one] { $file } holds { $number } record.
       *[other] { $file } holds { $number } records; only a file with one can be resumed.
    }
cli-error-record-number =
    { $most ->
        [one] { $file } holds { $most } record, there is no number { $number }.
       *[other] { $file } holds { $most } records, there is no number { $number }.
    }
cli-error-line = The choices stand on the lines after { $least } up to { $most }, not on line { $line }.
cli-error-view = “{ $view }” is no view. Possible: p1 to { $last }, spectator.
cli-error-situation-players =
    { $number ->
        [one] The situation has { $number } player.
       *[other] The situation has { $number } players.
    }
cli-error-situation-options = The situation has its options already: leave out --option.
cli-error-nothing-saved = No saved game in { $folder }.
cli-error-exists = { $file } exists already and is left as it is. Take another name.
cli-error-no-file = There is no file { $file }.
cli-error-folder = { $file } is a folder, not a file.
cli-error-too-large = { $file } is too large to be what is meant.
cli-error-not-text = { $file } is no text in UTF-8.
cli-error-unreadable = { $file } cannot be read: { $reason }.
cli-error-save = The game could not be saved to { $file }: { $reason }. What was saved before is untouched, and the game goes on.
cli-error-system = The system refused { $file }: { $reason }.
cli-error-system-output = The system refused: { $reason }.
cli-error-bug = This is a bug ({ $error }). Run it again with BATISSEURS_DEBUG=1 to see where, and please report it.
cli-error-no-such-option = { $command } has no option { $option }. It has: { $options }.
cli-error-needs-value = The option { $option } of { $command } needs a value.
cli-error-missing = { $command } needs { $name }; “{ $command } --help” tells more.
cli-error-not-a-number = { $name } is a whole number.
cli-error-bad-value = { $name }: { $text }
cli-error-no-command = { $command } has no command “{ $name }”. It has: { $commands }.
cli-error-extra = { $command } does not need “{ $text }”.
cli-error-usage = { $command }: { $text }
cli-error-bot = There is no bot “{ $bot }”. There are: { $bots }.
cli-error-many-bots = { $number } bots cannot share { $players } seats.
cli-error-at-least-one = { $name } is at least 1, not { $number }.
cli-no-reason = “{ $text }” is none of the choices now. What it is about:

# A simulation as a page (simulate --report).
cli-report-title = Simulation of { $title }
cli-report-played =
    { $number ->
        [one] { $number } game of { $players } players ({ $bots }), { $decisions } decisions in all.
       *[other] { $number } games of { $players } players ({ $bots }), { $decisions } decisions in all.
    }
cli-report-incomplete =
    { $number ->
        [one] Interrupted: { $number } game of { $asked } was played.
       *[other] Interrupted: { $number } games of { $asked } were played.
    }
cli-report-seat = Seat { $number }
cli-report-wins = Wins
cli-report-seats = Advantage of a seat
cli-report-scores = Scores by category
cli-report-lengths = Length of the games
cli-report-endings = How the games ended
cli-report-made = How this was made
cli-report-more = More wins than an equal share, beyond what chance explains: { $names }.
cli-report-less = Fewer wins than an equal share, beyond what chance explains: { $names }.
cli-report-equal = No win rate differs from an equal share by more than chance explains.
cli-report-how-intervals = The diamond is the share of games won (a shared win counts as a fraction), the band its 95 % interval, the dashed line an equal share: { $share }.
cli-report-how-seats = Whoever sat there: bots move one seat further from game to game. The last columns of the table are mean points by category.
cli-report-how-scores = How often each number of points was reached at the end, in share of games; the dashed line is the mean.
cli-report-how-lengths = Decisions of all players in a game, forced ones included, in share of games; the dashed line is the mean.
cli-report-how-endings = Share of games for each ending.
cli-report-part = { $part } % at most
cli-report-median = Median
cli-report-rules = Version of the rules
cli-report-components = Fingerprint of the components
cli-report-options = Options
cli-report-seed = Seed
cli-report-again = The same games again, on any number of cores:
cli-report-written = The report: { $file }
cli-option-report = Draw the results into this new file, one HTML page with everything in it.
cli-error-no-folder = There is no folder { $folder }.
cli-error-closed-folder = Nothing can be written into the folder { $folder }.

# Stepping through a record.
cli-option-tell = Tell everything at once, also in a terminal.
cli-option-auto = In a terminal: go on by itself, each line for so many seconds.
cli-replay-next = next
cli-replay-back = back
cli-replay-start = start
cli-replay-end = end
cli-replay-auto = auto
cli-replay-view = view
cli-replay-next-does = one line further
cli-replay-back-does = one line back
cli-replay-start-does = before the first line
cli-replay-end-does = after the last line
cli-replay-auto-does = goes on by itself; “auto 0.5” with half a second for each line; + is faster, - slower, any other key stops
cli-replay-view-does = with other eyes: “view p1”; alone, those of a spectator
cli-replay-help-does = this page
cli-replay-quit-does = stops looking
cli-replay-keys = Space, Enter or → goes on, ← goes back, Page Up and Page Down ten lines, Home and End to both ends. A number goes to that line of the file. Besides, ended by Enter, where the beginning is enough:
cli-replay-hint = [Space] on · [←] back · number: line · auto · ? · quit
cli-replay-running = By itself, { $seconds } s a line · [+] faster · [-] slower · any other key stops
cli-replay-where = { $title } · { $file } · line { $line } of { $last } · { $seat }
cli-replay-spectator = spectator
cli-replay-nothing-yet = Nothing has been chosen yet.
cli-replay-at-start = This is the start.
cli-replay-at-end = This is the end.
cli-replay-low = The terminal is too low for the whole table: “table” shows it.
cli-replay-unknown = “{ $text }” is no word for looking at a game. There are: { $words }, and the numbers of lines.
cli-replay-error-speed = Each line can stay { $least } to { $most } seconds, not “{ $text }”.

# Situations to begin with, and from records.
cli-about-situation-new = Write a situation to begin with. Every key is explained; it can be played as it stands.
cli-about-situation-at = Write down a moment of a record. Everything, or only what a seat may know.
cli-option-new-file = The new file; without it the document is shown.
cli-option-line = After this line of the record’s file; by default after the last.
cli-option-seen = Only what this seat (p1, p2, …) or a spectator may know; hidden hands as numbers.
cli-situation-written = The situation: { $file }
cli-situation-head =
    { $number ->
        [one] A situation of { $title } for { $number } player. Lines that begin with # explain; those with “key = …” behind it are examples. What is not stated is dealt by the seed. Change what you like, then:
       *[other] A situation of { $title } for { $number } players. Lines that begin with # explain; those with “key = …” behind it are examples. What is not stated is dealt by the seed. Change what you like, then:
    }
cli-situation-key-situation = The version of this format.
cli-situation-key-game = The game.
cli-situation-key-players = How many seats there are.
cli-situation-key-components = The fingerprint of the components it is meant for; with others it is refused.
cli-situation-key-turn = Whose turn begins: p1, p2, …
cli-situation-key-seed = Deals what is not stated. Another whole number deals otherwise.
cli-situation-key-pending = “pending” and “sealed” say what a game waits for in the middle of a turn. “batisseurs situation at RECORD” writes them; by hand they are not needed.
cli-situation-names = Names to use, with what is printed:
cli-situation-at = { $file } after line { $line }.
cli-situation-at-seen = { $file } after line { $line }, as { $seat } may know it. What is hidden is dealt by the seed.
cli-error-situation-seen = What { $seat } may know at this moment cannot be written as a situation. Take a line before or after it.

# The pages of --help: headings, marks, and what stands for a value.
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

# A seat in a room elsewhere (join).
cli-about-join = Play at a table elsewhere, by its link. Others there play in browsers or terminals; the seat is kept for you when you leave.
cli-option-link = The link of a seat: http…/rooms/ROOM#KEY. Without #KEY you go on where you sit already.
cli-option-name = The name under which you sit there.
cli-metavar-link = LINK
cli-join-bad-link = “{ $link }” is no link to a room. It looks like { $form }.
cli-join-libraries = Joining a table elsewhere needs { $libraries }; “{ $command }” brings them.
cli-join-unreachable = { $house } isn’t responding. Is the server running, and the address right?
cli-join-no-house = { $house } answers ({ $status }), but it isn’t a Bâtisseurs server.
cli-join-bad-key = The key of this link opens nothing: it is wrong, or somebody has used it. Ask for a new link.
cli-join-no-seat = You have no seat in this room. Open the whole link, with what stands behind the #.
cli-join-unknown-game = They play “{ $game }” there, which this program does not know. It knows: { $games }.
cli-join-other-rules = They play { $title } by rules { $version } there; this program has rules { $known }. Both sides need the same version.
cli-join-other-components = They play { $title } there with components that this program cannot read.
cli-join-not-playable = The rules of { $title } have changed since: this room can be looked at in a browser, but not gone on with.
cli-join-refused = The server refuses: { $text }
cli-join-your-name = Your name? [{ $name }]
cli-join-sits = You sit there as { $name }.
cli-join-looks-on = You’re watching. Events are shown here; the table itself is shown in a browser.
cli-join-how-to = Answer with a number, or with the words on the screen. “?” explains everything, “say” talks to the others, “quit” leaves and keeps your seat.
cli-join-host-starts = When everybody is there, “start” begins.
cli-join-wait-for-start = The host starts the game when everyone is here.
cli-join-prompt-open = { $seat }, not begun>
cli-join-prompt-waits = { $seat }, waiting for { $names }>
cli-join-prompt-wish = { $seat }, pending request>
cli-join-prompt-paused = { $seat }, paused>
cli-join-prompt-bot = { $seat }, a bot plays for you>
cli-join-prompt-entry = { $seat }, what came at your real table is entered in the browser>
cli-join-not-asked = You are not asked now. “?” lists what you can do.
cli-join-moved-on = The game has moved on; here is where it stands.
cli-join-away = { $house } cannot be reached. Trying again; Ctrl-C leaves and keeps your seat.
cli-join-again = The connection is there again.
cli-join-seat-gone = This seat is not yours any more: somebody has taken it with another link.
cli-join-seat-freed = The host has freed your seat before the game. To play after all, ask for a new link.
cli-join-closed = The house has closed the connection ({ $reason }).
cli-join-left = Your seat is kept. Come back with: batisseurs join { $link }
cli-join-undo-ask =
    { $number ->
        [one] Chance or somebody else has acted since. “ask undo { $number }” asks all others to take back { $number } line.
       *[other] Chance or somebody else has acted since. “ask undo { $number }” asks all others to take back { $number } lines.
    }
cli-join-ask-what = What for? “ask undo 3” asks all others to take back three lines.
cli-join-no-wish = Nobody has asked for anything.
cli-join-say-what = Say what? For example: say hello
cli-join-free-whose = Whose seat? Name it by its number or by who sits there, for example: free p2
cli-join-report-what = Report what? For example: report p2 insults everybody
cli-join-reported = Whoever runs this server will read it.
cli-join-yes-or-no = Do you agree? “yes” or “no”.
cli-word-ask = ask
cli-word-yes = yes
cli-word-no = no
cli-word-say = say
cli-word-bot = bot
cli-word-back = back
cli-word-pause = pause
cli-word-go = go on
cli-word-start = start
cli-word-free = free
cli-word-report = report
cli-help-ask = “ask undo 3” asks all others to take back three lines; “ask undo” all since your last choice
cli-help-yes = agrees to what somebody asks for
cli-help-no = declines; withdraws your own request
cli-help-say = says something to everybody at the table: “say well played”
cli-help-bot = lets a bot play for you; “bot strong” names another one
cli-help-back = plays yourself again
cli-help-pause = asks all others to pause the game
cli-help-go = goes on after a pause
cli-help-start = begins, when every seat has somebody; whoever opened the room can
cli-help-free = frees the seat of somebody who does not come, before the game: “free p2”; whoever opened the room can
cli-help-report = tells whoever runs this server about the table, or about somebody: “report p2 insults everybody”
cli-help-quit-room = leaves; your seat is kept, and the same link without its key brings you back
cli-help-undo-room = takes back your last choice, as long as neither chance nor anybody else has acted; further with “ask undo”
cli-room-onlooker = Onlooker
cli-room-joined = { $name } sits down.
cli-room-seat-taken = Seat { $number } is held by somebody with a link from now on: another person, or the same on another device.
cli-room-seat-taken-bot = Somebody has come by a link to seat { $number }, where a bot plays, and sees what it sees.
cli-room-seat-returned = Whoever had come to seat { $number } has left it again.
cli-room-left = { $name } has left.
cli-room-bot-took = A bot ({ $bot }) plays for { $name } now.
cli-room-bot-sat = A bot ({ $bot }) sits down: { $name }.
cli-room-bot-up = A bot gets up: its seat is free again.
cli-room-freed = { $name } frees the seat of { $other }.
cli-room-freed-by-host = The host frees the seat of { $other }.
cli-room-took-back = { $name } plays again.
cli-room-started = The game begins.
cli-room-undone =
    { $number ->
        [one] { $name } takes back { $number } line.
       *[other] { $name } takes back { $number } lines.
    }
cli-room-reopened = The game is not over any more.
cli-room-wish-undo =
    { $number ->
        [one] { $name } asks to take back the last line:
       *[other] { $name } asks to take back the last { $number } lines:
    }
cli-room-wish-clock = { $name } asks for another clock.
cli-room-wish-time-off = { $name } asks for time off.
cli-room-wish-bot = { $name } asks for a bot in the place of { $other }.
cli-room-wish-export = { $name } asks to open the record of this game, hidden cards and all.
cli-room-wish-pause = { $name } asks to pause the game.
cli-room-agrees = { $name } agrees.
cli-room-disagrees = { $name } does not agree.
cli-room-agreed = It is agreed.
cli-room-not-agreed = It is not agreed.
cli-room-clock = The table has another clock now.
cli-room-time-off = Nobody’s clock runs for a while.
cli-room-exported = The record up to here is open to everybody at the table.
cli-room-exported-alone = { $name } has read the whole game record up to here, with everything the bots hide.
cli-room-mark =
    { $mark ->
        [position] This game began from a position: whoever opened the table may know what is hidden.
        [record] This game goes on from a game record: whoever opened the table may know what is hidden.
        [components] This game is played with other components than the printed ones.
        [options] This game is played with other options than usual.
        [export] The whole game record has been read during the game, with everything hidden in it.
        [seat] Somebody has come to a seat of the running game.
       *[reopened] The game went on after its end, when everything had been shown.
    }
cli-room-paused = The game is paused, as { $name } asked.
cli-room-server-down = The server was down. Nobody lost any time.
cli-room-resumed = { $name } goes on.
cli-room-reminded = The time of { $name } is up.
cli-room-said = { $name }: “{ $text }”
cli-room-muted = { $name } is not heard any more.
cli-room-heard = { $name } is heard again.
cli-room-rematch = { $name } opens a rematch: batisseurs join { $link }
cli-room-hidden = Whoever runs this server has taken the table out of the lobby.
cli-room-listed = Whoever runs this server has put the table back into the lobby.
cli-room-forgotten = A player’s name and messages were removed at their request.

# A table that is opened elsewhere (open).
cli-about-open = Create a table on a server. For people anywhere and for bots: everyone gets a link, and you are the first player.
cli-option-at = The address of the house; by default BATISSEURS_HOUSE, then where “serve” opens one on this machine.
cli-option-open-seats = Who is to sit there, in turn order: person or a bot, with a name if you like, e.g. Ann=person,person,strong. The first person is you; without this option all seats are for people.
cli-option-open-from = Go on from this record or situation.
cli-option-per-choice = How long everybody may think about each choice; without it there is no clock.
cli-option-reserve = How much longer everybody may think in all.
cli-option-policy = What happens when both are used up: a reminder, a bot for the rest of the game, or a bot for this one choice.
cli-option-watch = Who may look on: anyone, whoever has a link for it, or nobody.
cli-option-listed = Let the house show the table to everybody.
cli-option-links-only = Show the links and stop; you take your seat later.
cli-open-bad-house = “{ $house }” is no address of a house. It looks like { $usual }.
cli-open-bad-time = { $option }: “{ $given }” is no time. Write 90s, 10m, 12h or 2d.
cli-open-bad-word = { $option }: “{ $given }” is not possible. Possible: { $words }.
cli-open-no-clock = --reserve and --policy need a clock: say with --per-choice how long everybody may think about each choice.
cli-open-json = --json goes with --links-only: it writes the links as data.
cli-open-opened = The table is open. Send everybody the line for their seat:
cli-open-opened-alone = The table is open.
cli-open-yours = { $name } (you)
cli-open-onlookers = For those who look on, as many as you like:
cli-open-once = The link of a seat works once: whoever uses it first sits there. Send each to one person only.
cli-open-only-here = These links lead to this very machine. For others, name the house with --at as they reach it.
