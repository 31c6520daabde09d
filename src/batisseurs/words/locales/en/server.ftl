# What the server and its commands say.

# Running a house: who may ask, how often, settings.

error-server-header = requests that change something need the header { $header }
error-server-origin = another site made this request ({ $origin }); open this server’s own page
error-server-too-many = Slow down: { $text }
error-server-rate =
    { $seconds ->
        [one] too many requests; try again in { $seconds } second
       *[other] too many requests; try again in { $seconds } seconds
    }
error-server-upload-second = one of your files is still being read; one at a time, please
error-server-upload-queue = other people’s files are being read; try again in a moment
error-server-upload-late = reading this file took longer than { $seconds } s, so it was stopped
error-server-upload-large = reading this file takes more than { $megabytes } MB of memory
error-server-sockets =
    { $number ->
        [one] { $number } connection is open already; close one first
       *[other] { $number } connections are open already; close one first
    }
error-server-frame = a message of { $size } bytes; { $most } is the most
error-server-frames = more than { $most } messages a second

error-bad-setting = The settings cannot be used: { $text }
error-setting-unknown = “{ $name }” in { $where } is no setting. Perhaps you mean: { $known }
error-setting-number = { $name } is “{ $said }” in { $where }; it is a number from { $least } to { $most }
error-setting-words = { $name } is “{ $said }” in { $where }; it is one of these: { $words }
error-setting-rate = { $name } is “{ $said }” in { $where }; it looks like 30/s, 30/min, 30/h or 30/d, or is “off”
error-setting-text = { $name } is “{ $said }” in { $where }, which is not of its form
error-setting-address = { $name } is “{ $said }” in { $where }, which is no such address or path
error-setting-database = { $name } is “{ $said }” in { $where }; it looks like one of these: { $forms }
error-setting-proxies = { $name } is “{ $said }” in { $where }; it lists addresses or networks such as 127.0.0.1 or 10.0.0.0/8
error-setting-paths = the public address “{ $public }” does not end in the base path “{ $base }”
error-setting-file = { $where } cannot be read
error-setting-no-text = { $where } is not a text file

error-server-libraries = Something is not installed: { $text }
error-server-install = the server needs { $libraries }; “{ $command }” installs them
error-cannot-serve = The server can’t start: { $text }
error-serve-sqlite-workers = { $workers } workers need PostgreSQL; over an SQLite file one would not hear of the others’ moves
error-serve-host = unknown host “{ $host }”
error-serve-in-use = { $where } is in use already; “--port 0” takes a free one
error-serve-permission = { $where } is not permitted to this user; ports from 1024 on are
error-serve-not-here = { $where } is no address of this machine
error-serve-workers = the workers do not stay alive; what was logged above says why
error-serve-client = there is no folder { $folder }, which the setting “client” names
error-serve-other-server = another server has { $file } open; two on one SQLite file would not hear of each other’s moves

# The commands of whoever runs a house.

server-about-serve = Start a server: people play in the browser or with “join”, by link.
server-about-config = Look at the settings of a house.
server-about-config-show = Show every setting, its value, and who said it.
server-said-by = (from { $where })
server-open = Server running: { $address }
server-listens = It listens at { $address }
server-network = On your network: { $address }
server-browser = The lobby opens in your browser: { $address }
server-no-browser = No browser could be opened from here. Open this address in one: { $address }
server-invite = Open it in a browser, or open a table with “batisseurs open theopolis --at { $address }”, and send every player the link of a seat.
server-only-here = Only this machine can reach it; with “{ $flag }” everybody in your network can.
server-how-to-stop = Press Ctrl-C to stop. Nothing is lost: every move is saved before it is confirmed.
server-closed = Server stopped.

# Looking after a house.

cli-metavar-room = ROOM
server-about-doctor = Look at settings, database, disk and address, and say what to do.
server-about-backup = Copy the whole house into one file, while people play.
server-about-restore = Put a copy into an empty database.
server-about-verify = Play every room again and tell which differ from what was kept.
server-about-export = Write a room as a record, hidden cards included.
server-about-import = Open a room that goes on where a record stands.
server-option-new-backup = File to write; it must not exist yet.
server-option-backup = File that “backup” has written.
server-option-record = File with one record.
server-option-new-record = File to write; without one the record is shown.
server-option-rooms = Ids of rooms; without any, all rooms.
server-option-room = Id of the room, the last part of its address.
server-option-open = Open the lobby in the browser once the house is open.
server-backed-up =
    { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    } with { $events ->
        [one] { $events } event
       *[other] { $events } events
    } copied into { $file }
server-restored =
    { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    } with { $events ->
        [one] { $events } event
       *[other] { $events } events
    } restored from { $file }
server-exported = Room { $room } written into { $file }
server-imported =
    { $lines ->
        [one] Room { $room } goes on after { $lines } line. Every link is for one player, and works once:
       *[other] Room { $room } goes on after { $lines } lines. Every link is for one player, and works once:
    }
server-link-seat = { $seat }: { $link }
server-link-watch = spectators (works any number of times): { $link }
server-error-exists = { $file } exists already; it is not written over.

# While the server runs.

cli-metavar-guest = GUEST
cli-metavar-text = TEXT
server-about-rooms = Look after tables while the server runs: list, close, hide, export.
server-about-rooms-list = List every table, the one that changed last at the end.
server-about-rooms-close = Close a table for everybody, for good.
server-about-rooms-hide = Take a table out of the lobby.
server-about-guests = Look after guests while the server runs: list, ban, forget.
server-about-guests-list = List every guest, or those at one table.
server-about-guests-ban = Ban a guest, who leaves every table that is not over.
server-about-guests-forget = Save all that is kept of a guest in a file, then remove it.
server-about-reports = List what players have reported, or mark reports as done.
server-about-expire = Remove abandoned tables and guests now.
server-option-guest = Id of the guest, as “guests list” and “reports” show it.
server-option-of-room = Only the guests at this table.
server-option-reason = Why: everybody at the table is told these words.
server-option-undo = Undo it.
server-option-dossier = File to write; it must not exist yet.
server-option-report-done = Number of a report to mark as done; may be repeated.
server-option-every-report = Also list reports that are done.
server-column-room = Table
server-column-stage = Stage
server-column-listed = In the lobby
server-column-changed = Last change (UTC)
server-column-names = Players
server-column-guest = Guest
server-column-since = Since (UTC)
server-column-tables = Tables
server-column-seats = Seats
server-column-banned = Banned (UTC)
server-stage-open = not begun
server-stage-playing = in play
server-stage-over = over
server-stage-closed = closed
server-yes = yes
server-room-closed = Table { $room } is closed. A running server tells everybody there within a second.
server-room-closed-already = Table { $room } was closed before.
server-room-hidden = Table { $room } is no longer in the lobby.
server-room-listed = Table { $room } is in the lobby again.
server-room-not-hidden = Nothing to change: table { $room } was never listed, or is so already.
server-guest-banned =
    { $tables ->
        [0] Guest { $guest } is banned.
        [one] Guest { $guest } is banned, and has left { $tables } table.
       *[other] Guest { $guest } is banned, and has left { $tables } tables.
    }
server-guest-let-in = Guest { $guest } is no longer banned.
server-guest-forgotten =
    { $tables ->
        [one] Guest { $guest } is forgotten at { $tables } table. What was kept is in { $file }.
       *[other] Guest { $guest } is forgotten at { $tables } tables. What was kept is in { $file }.
    }
server-error-no-guest = There is no guest { $guest }; “guests list” shows all.
server-error-no-report = There is no report { $number }.
server-error-no-expiry = Nothing expires: say after how many days, with { $rooms } or { $guests }.
server-reports-done =
    { $number ->
        [one] { $number } report is marked as done.
       *[other] { $number } reports are marked as done.
    }
server-no-reports = No open reports.
server-report-table = About the table, by guest { $guest }
server-report-seat = About { $name } (guest { $accused }), by guest { $guest }
server-expired = Removed: { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }.

# What each setting is for.

server-setting-config = File with settings (TOML); by default server.toml in the user’s folder for settings.
server-setting-host = Address on which the house listens.
server-setting-port = Port on which it listens; 0 takes a free one.
server-setting-base-path = Path below which everything stands, such as /games.
server-setting-public-url = Whole address at which people find the house; links are made from it.
server-setting-database = Where everything is kept: an SQLite file or a PostgreSQL server.
server-setting-client = Folder of the built browser client, if not the one in the package.
server-setting-workers = Processes that answer; more than one needs PostgreSQL.
server-setting-drain-seconds = How long a house that closes waits for what has begun.
server-setting-head-seconds = How long the head of a request may take.
server-setting-body-seconds = How long the rest of a request may take, and how long nobody may read what is sent.
server-setting-message-seconds = How long a message on a socket may take once it has begun.
server-setting-hosts = Further names under which the server answers; numbers and its public address always work.
server-setting-trusted-proxies = Proxies, as addresses or networks, that are believed where a request comes from.
server-setting-secure-cookie = Whether cookies are sent over TLS only: auto, yes or no.
server-setting-bot-processes = How many bots may think at once.
server-setting-bot-seconds = How long a bot may think about one choice.
server-setting-bot-tables = At how many tables without people the bots of one guest play at once.
server-setting-lobby-tables = How many tables of one guest the lobby shows.
server-setting-upload-seconds = How long a process may read a file that a table is opened with.
server-setting-process-megabytes = Memory of each process in which a bot thinks or a file is read, in megabytes.
server-setting-rooms-megabytes = Memory for tables in each worker, in megabytes.
server-setting-guest-megabytes = How much is kept of one guest’s tables, in megabytes; 0: no limit.
server-setting-log-format = How the log is written: console or json.
server-setting-log-level = What is logged: debug, info, warning or error.
server-setting-metrics = Who may read the metrics: local, everyone or off.
server-setting-listed-marks = What may be special about tables shown in the lobby: position, record, components, options, export, seat, reopened.
server-setting-expire-rooms = Days without any change after which a table is removed; 0 means never.
server-setting-expire-guests = Days after which a guest without a seat is removed; 0 means never.
server-setting-limit-address = How many guests’ worth of the limits one address may use.
server-setting-limit-guest = Limit: new guests.
server-setting-limit-create = Limit: rooms that are opened.
server-setting-limit-enter = Limit: keys that are made or used.
server-setting-limit-move = Limit: commands in rooms.
server-setting-limit-chat = Limit: words said to the table.
server-setting-limit-report = Limit: reports to whoever runs the server.
server-setting-limit-look = Limit: looks at rooms and lists; of an address also pages and files.
server-setting-limit-socket = Limit: sockets and streams that are opened.
server-setting-limit-processor = Limit: seconds of a processor that requests take.
server-setting-limit-open-sockets = Sockets and streams that a guest may have open.
server-setting-limit-connections = Connections that an address may have open, for each guest’s worth.

# Asking over HTTP, sockets and streams.

error-server = { $text }
error-server-malformed = Can’t understand this: { $text }
error-server-not-json = it is not JSON
error-server-no-request = it is no request
error-server-cut-short = the body ended too soon
error-server-content-type = the body must be { $type }, and say so
error-server-given-twice = “{ $where }” is given twice
error-server-unknown-field = “{ $field }” is not known, at { $where }
error-server-missing-field = “{ $field }” is missing, at { $where }
error-server-wrong-value = what stands at { $where } cannot stand there
error-server-unknown-kind = the server does not know “{ $kind }”; if this page was open during an update, load it again
error-server-socket-only = this address is for WebSockets
error-server-no-guest = You’re not known here yet: { $text }
error-server-become-guest = first become a guest (POST /api/guest)
error-server-banned = You are banned: { $text }
error-server-banned-here = whoever runs this server has banned you from it
error-server-reported = this table has been reported often enough; whoever runs this server will look at it
error-server-no-path = Not found: { $text }
error-server-nothing-there = nothing is at { $path }
error-server-own-components = the room has the game’s own components
error-server-no-room-id = no room has such an id
error-server-wrong-method = Method not allowed: { $text }
error-server-method = { $method } is not possible at { $path }; possible: { $allow }
error-server-too-large = Too large: { $text }
error-server-too-much = that is more than may be sent here
error-server-head-too-large = Too much: { $text }
error-server-large-head = the head of a request has at most { $most } bytes
error-server-message-late = a message on the socket was begun and not ended in time
error-server-wrong-host = Not here: { $text }
error-server-not-here = this server does not answer to the name “{ $host }”; whoever runs it can allow the name with the setting “hosts”
error-server-too-late = Too late: { $text }
error-server-body-late =
    { $seconds ->
        [one] the rest of the request did not come within { $seconds } second
       *[other] the rest of the request did not come within { $seconds } seconds
    }
error-server-too-slow = Disconnected: { $text }
error-server-come-again = your connection can’t keep up; reconnect from the last version you have
error-server-stopping = Not now: { $text }
error-server-ask-again = the server is stopping; ask again in a moment
error-server-unexpected = Something went wrong here: { $text }
error-server-in-the-log = the log of the server has it under { $number }

# The page at the door.

server-page-what = City-building board games, local and online. Available here:
server-page-how = The client for the browser has not been built: “make client” builds it, and the page will be here when it is loaded again. Meanwhile one can play in a terminal, or ask the server what it can do:
# The storage.

error-bad-database = This database cannot be used: { $text }
error-database-url = a database is named by { $file }, by the file alone, or by { $server }
error-database-foreign = it belongs to another program
error-database-newer = it has schema { $schema }, and this program knows schemas up to { $known }: a newer version of it has been here. Start that version.
error-database-no-sqlite = { $file } is a file of another kind
error-storage-full = the disk of the database is full. Try again when there is room.
error-storage-busy = the database is busy. Try again.
error-storage-read-only = the database can only be read now. Try again later.
error-storage-damaged = the database is damaged. Whoever runs this server must restore a backup.
error-storage-moved = the file of the database was moved or removed. Try again when it is back.
error-storage-gone = the database cannot be reached. Try again.
error-storage-no-room = nothing is kept under this name
error-storage-unstorable = a text has a character, or a number a size, that cannot be kept
error-database-empty = there is no house in it yet
error-database-not-empty = a backup is restored into an empty database only, and this one is not empty
error-bad-backup = This backup cannot be used: { $text }
error-no-backup = { $file } is no backup
error-backup-newer = { $file } has format { $version }, and this program reads formats up to { $known }
error-backup-newer-schema = { $file } has schema { $schema }, which this program does not know: a newer version wrote it
error-backup-damaged = { $file } is damaged or cut off: its checksum is wrong
error-backup-rows = the rows of { $file } contradict each other

# Verifying a house.

server-verifying = Playing again
server-verified = Rooms: { $good } good, { $differing } differing, { $others } not checked. Lines played again: { $lines }.
server-verify-place = Room { $room }, version { $version }
server-verify-other-rules = not checked: other rules or components ({ $game }, rules { $rules })
server-verify-no-beginning = the first event does not lay a table
server-verify-missing = this event is missing
server-verify-beyond = this event is beyond the version that the room says it has
server-verify-unreadable = this event cannot be read
server-verify-views = the kept views cannot be read
server-verify-refused = the rules refuse this line
server-verify-broke = the rules fail at this event ({ $reason })
server-verify-field = “{ $field }” is { $kept }, and the rules give { $made }
server-verify-not-over = the game is not over here
server-verify-not-ended = the game is over, and its end was not written down
server-verify-stage = the room is kept as “{ $kept }”, and its events make it “{ $made }”

# The doctor.

server-doctor-good = good
server-doctor-warning = warning
server-doctor-fault = fault
server-doctor-python = Python { $version } (at least { $least })
server-doctor-python-old = Python { $version } is too old: it must be at least { $least }
server-doctor-python-unfixed = Python { $version } has had no security fixes since { $month }
server-doctor-python-advice = Install a newer Python, make a new environment with it, and install the program there.
server-doctor-safe = No setting is unsafe
server-doctor-root = It runs as root
server-doctor-root-advice = Run it as a user of its own; the systemd unit in docs/hosting does.
server-doctor-open-file = Others on this machine can read { $file }: cards, chat, names
server-doctor-open-file-advice = Keep it for yourself: { $command }
server-doctor-plain-url = The public address { $address } has no TLS: whoever listens on the way can take seats
server-doctor-plain-host = It listens at { $host } without TLS: whoever listens on the way can take seats
server-doctor-plain-advice = Put a proxy with TLS before it and set public_url to its https address; at home, among friends, it may stay so.
server-doctor-around-proxy = It listens at { $host }: others can go around the proxy, without TLS
server-doctor-around-advice = Set host to { $host }, or let a firewall close the port to others.
server-doctor-cookie = secure_cookie is “no” although people come by TLS: browsers also send the cookie without TLS
server-doctor-cookie-advice = Leave secure_cookie out.
server-doctor-trusts-all = trusted_proxies has { $network }: anybody can claim any address, and limits by address mean nothing
server-doctor-trusts-advice = List only the addresses of your own proxies.
server-doctor-no-proxy = trusted_proxies is empty: behind the proxy all guests have one address and share its limits
server-doctor-no-proxy-advice = List the address of the proxy, for example 127.0.0.1.
server-doctor-metrics = Everybody can read the metrics
server-doctor-metrics-advice = Set metrics to “local”, or close /metrics in the proxy.
server-doctor-no-limits = Without a limit: { $names }
server-doctor-no-limits-advice = Leave them out: one guest could keep the server from all others.
server-doctor-libraries = Libraries: { $names }
server-doctor-no-libraries = Libraries are missing: { $names }
server-doctor-install = Install them: { $command }
server-doctor-compiled = The rules are compiled
server-doctor-not-compiled = The rules are not compiled: all is the same, but bots are slower
server-doctor-compile = Install a C compiler and Python’s headers, then install the program again.
server-doctor-stale = The rules have changed since they were compiled, so plain Python runs: all is the same, but bots are slower
server-doctor-compile-anew = Run `make compile`, then start again.
server-doctor-clock = The clock shows { $time } (UTC)
server-doctor-clock-wrong = The clock shows { $time } (UTC), which cannot be
server-doctor-clock-advice = Let the machine set its clock by the network (NTP).
server-doctor-files = Open files: up to { $number }
server-doctor-few-files = Only { $number } files can be open at once, and every connection is one; { $many } would be better
server-doctor-files-advice = Raise the limit (LimitNOFILE of systemd, ulimit -n of a shell).
server-doctor-settings = Settings: none in a file
server-doctor-settings-from = Settings: { $file }
server-doctor-settings-bad = The settings cannot be used
server-doctor-settings-file = The settings in { $file } cannot be read
server-doctor-settings-advice = Correct them; “config show” tells where each comes from.
server-doctor-secret = Others on this machine can read the password in { $file }
server-doctor-secret-advice = Keep it for yourself: { $command }
server-doctor-database = Database: { $database }
server-doctor-database-bad = The database { $database } cannot be used
server-doctor-database-advice = Look whether it runs, whether its address and password are right, and whether this user may write there.
server-doctor-no-house = There is no house yet: { $file } is made at the first start
server-doctor-folder = { $file } cannot be made: { $folder } is closed to this user
server-doctor-folder-advice = Give the user the right to write there, or name another file.
server-doctor-postgresql = PostgreSQL { $version } (at least { $least })
server-doctor-postgresql-old = PostgreSQL { $version } is not tested any more: take { $least } or newer
server-doctor-not-durable = PostgreSQL has “{ $setting }” switched off: a power cut loses moves
server-doctor-durable-advice = Switch “{ $setting }” on in postgresql.conf.
server-doctor-clocks-apart = The clocks of this machine and of the database are { $seconds } s apart
server-doctor-whole = The file of the database is whole
server-doctor-damaged = The file of the database is damaged
server-doctor-damaged-advice = Keep a copy of it as it is, restore the last backup into a new file, then verify it.
server-doctor-schema = Schema { $schema }
server-doctor-schema-none = No tables yet: they are made at the first start
server-doctor-schema-old = Schema { $schema }: at the next start the tables are copied and brought to schema { $known }
server-doctor-times = No event lies in the future
server-doctor-times-ahead = The newest event lies { $seconds } s in the future: somebody has set the clock back
server-doctor-writes = The database can be written to
server-doctor-disk = Free in { $folder }: { $free } MB
server-doctor-disk-little = Only { $free } MB are free in { $folder }
server-doctor-disk-advice = Make room. On a full disk no move is accepted; none is lost.
server-doctor-port = { $where } is free
server-doctor-port-taken = { $where } cannot be taken
server-doctor-port-open = If the house is open now, all is well; else take another port.
server-doctor-port-advice = Take another host or port.
