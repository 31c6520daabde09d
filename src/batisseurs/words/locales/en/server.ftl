# What the server and its commands say.

# Running a server: limits and settings.

error-server-header = requests that change something need the header { $header }
error-server-origin = another site made this request ({ $origin }); open this server’s own page
error-server-too-many = Slow down: { $text }
error-server-rate =
    { $seconds ->
        [one] too many requests; try again in { $seconds } second
       *[other] too many requests; try again in { $seconds } seconds
    }
error-server-upload-second = one of your files is still being read; send one at a time
error-server-upload-queue = other people’s files are being read; try again in a moment
error-server-upload-late = reading this file took longer than { $seconds } s, so it was stopped
error-server-upload-large = reading this file takes more than { $megabytes } MB of memory
error-server-sockets =
    { $number ->
        [one] you already have { $number } open connection; close one first
       *[other] you already have { $number } open connections; close one first
    }
error-server-frame = the message has { $size } bytes; at most { $most } are allowed
error-server-frames = more than { $most } messages per second

error-bad-setting = Invalid settings: { $text }
error-setting-unknown = “{ $name }” in { $where } isn’t a setting. Did you mean: { $known }
error-setting-number = { $name } is “{ $said }” in { $where }; it must be a number from { $least } to { $most }
error-setting-words = { $name } is “{ $said }” in { $where }; it must be one of: { $words }
error-setting-rate = { $name } is “{ $said }” in { $where }; it must look like 30/s, 30/min, 30/h or 30/d, or be “off”
error-setting-text = { $name } is “{ $said }” in { $where }, which isn’t in the expected form
error-setting-address = { $name } is “{ $said }” in { $where }, which isn’t a valid address or path
error-setting-database = { $name } is “{ $said }” in { $where }; it must look like one of: { $forms }
error-setting-proxies = { $name } is “{ $said }” in { $where }; it must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8
error-setting-paths = the public URL “{ $public }” does not end with the base path “{ $base }”
error-setting-file = { $where } can’t be read
error-setting-no-text = { $where } isn’t a text file

error-server-libraries = Missing libraries: { $text }
error-server-install = the server needs { $libraries }; “{ $command }” installs them
error-cannot-serve = The server can’t start: { $text }
error-serve-sqlite-workers = { $workers } workers need PostgreSQL; with an SQLite file they would not see each other’s moves
error-serve-host = unknown host “{ $host }”
error-serve-in-use = { $where } is already in use; “--port 0” picks a free port
error-serve-permission = this user isn’t allowed to use { $where }; use a port from 1024 up
error-serve-not-here = { $where } isn’t an address of this machine
error-serve-workers = the workers keep crashing; the log above says why
error-serve-client = the folder { $folder } given by the setting “client” doesn’t exist
error-serve-other-server = another server has { $file } open; two servers on one SQLite file would not see each other’s moves

# The commands of a server’s admin.

server-about-serve = Start a server: people play in the browser or with “join”, by link.
server-about-config = Show the server’s settings.
server-about-config-show = Show every setting, its value and where it comes from.
server-said-by = (from { $where })
server-open = Server running: { $address }
server-listens = Listening on { $address }
server-network = On your network: { $address }
server-browser = The lobby opens in your browser: { $address }
server-no-browser = No browser could be opened here. Open this address: { $address }
server-invite = Open it in a browser, or create a table with “batisseurs open theopolis --at { $address }” and send each player a seat link.
server-only-here = Only this machine can reach it; with “{ $flag }” everyone on your network can.
server-how-to-stop = Press Ctrl-C to stop. Nothing is lost: every move is saved before it is confirmed.
server-closed = Server stopped.

# Backup, restore, verify, export, import.

cli-metavar-room = TABLE
server-about-doctor = Check settings, database, disk and address, and say what to fix.
server-about-backup = Back up everything to one file, while people play.
server-about-restore = Restore a backup to an empty database.
server-about-verify = Replay every table and list the ones that differ from what is stored.
server-about-export = Write a table as a game record, hidden cards included.
server-about-import = Create a table that continues a game record.
server-option-new-backup = File to write; it must not exist yet.
server-option-backup = File written by “backup”.
server-option-record = File with one game record.
server-option-new-record = File to write; without it the game record is printed.
server-option-rooms = Table ids; all tables by default.
server-option-room = Table id, the last part of its address.
server-option-open = Open the lobby in the browser once the server is running.
server-backed-up =
    { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } with { $events ->
        [one] { $events } event
       *[other] { $events } events
    } backed up to { $file }
server-restored =
    { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } with { $events ->
        [one] { $events } event
       *[other] { $events } events
    } restored from { $file }
server-exported = Table { $room } written to { $file }
server-imported =
    { $lines ->
        [one] Table { $room } continues after { $lines } line. Each link is for one player and works once:
       *[other] Table { $room } continues after { $lines } lines. Each link is for one player and works once:
    }
server-link-seat = { $seat }: { $link }
server-link-watch = spectators (works any number of times): { $link }
server-error-exists = { $file } already exists and won’t be overwritten.

# While the server runs.

cli-metavar-guest = GUEST
cli-metavar-text = TEXT
server-about-rooms = Manage tables while the server runs: list, close, hide, export.
server-about-rooms-list = List all tables, most recently changed last.
server-about-rooms-close = Close a table for everyone, for good.
server-about-rooms-hide = Remove a table from the lobby.
server-about-guests = Manage guests while the server runs: list, ban, forget.
server-about-guests-list = List all guests, or those at one table.
server-about-guests-ban = Ban a guest, who then leaves every unfinished table.
server-about-guests-forget = Save everything stored about a guest to a file, then delete it.
server-about-reports = List reports from players, or mark them as done.
server-about-expire = Remove abandoned tables and guests now.
server-option-guest = Guest id, as shown by “guests list” and “reports”.
server-option-of-room = Only guests at this table.
server-option-reason = Reason, shown to everyone at the table.
server-option-undo = Undo it.
server-option-guest-data = File to write; it must not exist yet.
server-option-report-done = Number of the report to mark as done; may be repeated.
server-option-every-report = Also list reports that are done.
server-column-room = Table
server-column-stage = Status
server-column-listed = In lobby
server-column-changed = Last change (UTC)
server-column-names = Players
server-column-guest = Guest
server-column-since = Since (UTC)
server-column-tables = Tables
server-column-seats = Seats
server-column-banned = Banned (UTC)
server-stage-open = not started
server-stage-playing = in progress
server-stage-over = finished
server-stage-closed = closed
server-yes = yes
server-room-closed = Table { $room } is closed. A running server tells everyone there within a second.
server-room-closed-already = Table { $room } was already closed.
server-room-hidden = Table { $room } is no longer in the lobby.
server-room-listed = Table { $room } is back in the lobby.
server-room-not-hidden = Nothing to change: table { $room } was never listed, or is already like that.
server-guest-banned =
    { $tables ->
        [0] Guest { $guest } is banned.
        [one] Guest { $guest } is banned and has left { $tables } table.
       *[other] Guest { $guest } is banned and has left { $tables } tables.
    }
server-guest-let-in = Guest { $guest } is no longer banned.
server-guest-forgotten =
    { $tables ->
        [one] Guest { $guest } was removed from { $tables } table. What was stored is in { $file }.
       *[other] Guest { $guest } was removed from { $tables } tables. What was stored is in { $file }.
    }
server-error-no-guest = There is no guest { $guest }; “guests list” shows all of them.
server-error-no-report = There is no report { $number }.
server-error-no-expiry = Nothing expires: set the number of days with { $rooms } or { $guests }.
server-reports-done =
    { $number ->
        [one] { $number } report marked as done.
       *[other] { $number } reports marked as done.
    }
server-no-reports = No open reports.
server-report-table = About the table, from guest { $guest }
server-report-seat = About { $name } (guest { $accused }), from guest { $guest }
server-expired = Removed: { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }.

# What each setting is for.

server-setting-config = Settings file (TOML); by default server.toml in the user’s configuration folder.
server-setting-host = Address to listen on.
server-setting-port = Port to listen on; 0 picks a free one.
server-setting-base-path = Path prefix for everything, such as /games.
server-setting-public-url = Full public address of the server; links are made from it.
server-setting-database = Where everything is stored: an SQLite file or a PostgreSQL server.
server-setting-client = Folder of the built browser client, if not the one in the package.
server-setting-workers = Number of server processes; more than one needs PostgreSQL.
server-setting-drain-seconds = Seconds to wait for running requests when the server stops.
server-setting-head-seconds = Seconds within which a request’s headers must arrive.
server-setting-body-seconds = Seconds within which the rest of a request must arrive, and a client must read what is sent to it.
server-setting-message-seconds = Seconds within which a WebSocket message must be complete.
server-setting-hosts = Further host names the server answers to; IP addresses and the public address always work.
server-setting-trusted-proxies = Proxies (addresses or networks) trusted to say where a request comes from.
server-setting-secure-cookie = Send cookies over TLS only: auto, yes or no.
server-setting-bot-processes = Number of bots that can think at the same time.
server-setting-bot-seconds = Seconds a bot may think about one move.
server-setting-bot-tables = Number of tables without people at which one guest’s bots play at the same time.
server-setting-lobby-tables = Number of tables of one guest shown in the lobby.
server-setting-upload-seconds = Seconds a process may spend reading an uploaded file.
server-setting-process-megabytes = Memory of each process that runs a bot or reads a file, in megabytes.
server-setting-rooms-megabytes = Memory for tables in each worker, in megabytes.
server-setting-guest-megabytes = Storage for one guest’s tables, in megabytes; 0 means no limit.
server-setting-log-format = Log format: console or json.
server-setting-log-level = Log level: debug, info, warning or error.
server-setting-metrics = Who can read the metrics: local, everyone or off.
server-setting-listed-marks = Which unusual tables the lobby may list: position, record, components, options, export, seat, reopened.
server-setting-expire-rooms = Days without changes after which a table is removed; 0 means never.
server-setting-expire-guests = Days after which a guest without a seat is removed; 0 means never.
server-setting-limit-address = How many times the limits of one guest an address may use.
server-setting-limit-guest = Limit: new guests.
server-setting-limit-create = Limit: new tables.
server-setting-limit-enter = Limit: links created or used.
server-setting-limit-move = Limit: moves and other commands at tables.
server-setting-limit-chat = Limit: chat messages.
server-setting-limit-report = Limit: reports to the server admin.
server-setting-limit-look = Limit: reading tables and lists; for an address also pages and files.
server-setting-limit-socket = Limit: new sockets and streams.
server-setting-limit-processor = Limit: processor seconds used by requests.
server-setting-limit-open-sockets = Open sockets and streams per guest.
server-setting-limit-connections = Open connections per address, for each guest whose limits it may use.

# Requests over HTTP, sockets and streams.

error-server = { $text }
error-server-malformed = Can’t understand this: { $text }
error-server-not-json = it isn’t JSON
error-server-no-request = it isn’t a request
error-server-cut-short = the body is incomplete
error-server-content-type = the body must have the content type { $type }
error-server-given-twice = “{ $where }” is given twice
error-server-unknown-field = unknown field “{ $field }” at { $where }
error-server-missing-field = “{ $field }” is missing at { $where }
error-server-wrong-value = the value at { $where } isn’t allowed there
error-server-unknown-kind = the server doesn’t know “{ $kind }”; if this page was open during an update, reload it
error-server-socket-only = this address is for WebSockets
error-server-no-guest = You’re not known here yet: { $text }
error-server-become-guest = first become a guest (POST /api/guest)
error-server-banned = You are banned: { $text }
error-server-banned-here = the server admin has banned you
error-server-reported = this table has already been reported; the server admin will look at it
error-server-no-path = Not found: { $text }
error-server-nothing-there = there is nothing at { $path }
error-server-own-components = this table uses the game’s standard components
error-server-no-room-id = no table has such an id
error-server-wrong-method = Method not allowed: { $text }
error-server-method = { $method } is not possible at { $path }; possible: { $allow }
error-server-too-large = Too large: { $text }
error-server-too-much = that is more than can be sent here
error-server-head-too-large = Headers too large: { $text }
error-server-large-head = the headers of a request can have at most { $most } bytes
error-server-message-late = a message on the socket was not completed in time
error-server-wrong-host = Wrong address: { $text }
error-server-not-here = this server doesn’t answer to the name “{ $host }”; its admin can allow it with the setting “hosts”
error-server-too-late = Too late: { $text }
error-server-body-late =
    { $seconds ->
        [one] the rest of the request did not arrive within { $seconds } second
       *[other] the rest of the request did not arrive within { $seconds } seconds
    }
error-server-too-slow = Disconnected: { $text }
error-server-come-again = your connection can’t keep up; reconnect from the last version you have
error-server-stopping = Not now: { $text }
error-server-ask-again = the server is stopping; try again in a moment
error-server-unexpected = Something went wrong on the server: { $text }
error-server-in-the-log = see number { $number } in the server’s log

# The page shown while there is no browser client.

server-page-what = City-building board games, local and online. Available here:
server-page-how = The browser client hasn’t been built: run “make client”, then reload this page. Until then you can play in a terminal, or see what the server’s API offers:
# The storage.

error-bad-database = This database can’t be used: { $text }
error-database-url = a database is given as { $file }, as a file name, or as { $server }
error-database-foreign = it belongs to another program
error-database-newer = it has schema { $schema }, and this program knows schemas up to { $known }: a newer version has used it. Start that version.
error-database-no-sqlite = { $file } isn’t an SQLite file
error-storage-full = the database’s disk is full. Try again when there is space.
error-storage-busy = the database is busy. Try again.
error-storage-read-only = the database is read-only at the moment. Try again later.
error-storage-damaged = the database is damaged. The server admin must restore a backup.
error-storage-moved = the database file was moved or deleted. Try again when it is back.
error-storage-gone = the database can’t be reached. Try again.
error-storage-no-room = nothing is stored under this name
error-storage-unstorable = it has a character or number that can’t be stored
error-database-empty = it is empty: no server has used it yet
error-database-not-empty = a backup can only be restored to an empty database, and this one isn’t empty
error-bad-backup = This backup can’t be used: { $text }
error-no-backup = { $file } isn’t a backup
error-backup-newer = { $file } has format { $version }, and this program reads formats up to { $known }
error-backup-newer-schema = { $file } has schema { $schema }, which this program doesn’t know: a newer version wrote it
error-backup-damaged = { $file } is damaged or incomplete: its checksum is wrong
error-backup-rows = the rows of { $file } contradict each other

# Verifying a server.

server-verifying = Replaying
server-verified = Tables: { $good } OK, { $differing } different, { $others } not checked. Lines replayed: { $lines }.
server-verify-place = Table { $room }, version { $version }
server-verify-other-rules = not checked: other rules or components ({ $game }, rules { $rules })
server-verify-no-beginning = the first event doesn’t set up a table
server-verify-missing = this event is missing
server-verify-beyond = this event is beyond the table’s version
server-verify-unreadable = this event can’t be read
server-verify-views = the stored views can’t be read
server-verify-refused = the rules refuse this line
server-verify-broke = the rules crash at this event ({ $reason })
server-verify-field = “{ $field }” is { $kept }, but the rules give { $made }
server-verify-not-over = the game is not over here
server-verify-not-ended = the game is over, but its end was not stored
server-verify-stage = the table is stored as “{ $kept }”, but its events make it “{ $made }”

# The doctor.

server-doctor-good = OK
server-doctor-warning = warning
server-doctor-fault = error
server-doctor-python = Python { $version } (at least { $least })
server-doctor-python-old = Python { $version } is too old: it must be at least { $least }
server-doctor-python-unfixed = Python { $version } has had no security fixes since { $month }
server-doctor-python-advice = Install a newer Python, create a new environment with it, and install the program there.
server-doctor-safe = No unsafe settings
server-doctor-root = It runs as root
server-doctor-root-advice = Run it as a dedicated user, like the systemd unit in docs/hosting does.
server-doctor-open-file = Other users of this machine can read { $file }: cards, chat, names
server-doctor-open-file-advice = Restrict access: { $command }
server-doctor-plain-url = The public address { $address } doesn’t use TLS: anyone who can read the traffic can take over seats
server-doctor-plain-host = It listens on { $host } without TLS: anyone who can read the traffic can take over seats
server-doctor-plain-advice = Put a TLS proxy in front and set public_url to its https address. Among friends at home you can leave it.
server-doctor-around-proxy = It listens on { $host }: others can bypass the proxy, without TLS
server-doctor-around-advice = Set host to { $host }, or block the port with a firewall.
server-doctor-cookie = secure_cookie is “no” although the site uses TLS: browsers also send the cookie without TLS
server-doctor-cookie-advice = Remove secure_cookie.
server-doctor-trusts-all = trusted_proxies has { $network }: anyone can claim any address, so limits by address don’t work
server-doctor-trusts-advice = List only the addresses of your own proxies.
server-doctor-no-proxy = trusted_proxies is empty: behind the proxy all guests have the same address and share its limits
server-doctor-no-proxy-advice = Add the address of the proxy, for example 127.0.0.1.
server-doctor-metrics = Everyone can read the metrics
server-doctor-metrics-advice = Set metrics to “local”, or block /metrics in the proxy.
server-doctor-no-limits = No limit: { $names }
server-doctor-no-limits-advice = Remove these settings: without limits, one guest could overload the server.
server-doctor-libraries = Libraries: { $names }
server-doctor-no-libraries = Missing libraries: { $names }
server-doctor-install = Install them: { $command }
server-doctor-compiled = The rules are compiled
server-doctor-not-compiled = The rules are not compiled: everything works, but bots are slower
server-doctor-compile = Install a C compiler and the Python headers, then install the program again.
server-doctor-stale = The rules have changed since they were compiled, so plain Python is used: everything works, but bots are slower
server-doctor-compile-anew = Run `make compile`, then start again.
server-doctor-clock = Clock: { $time } (UTC)
server-doctor-clock-wrong = The clock shows { $time } (UTC), which can’t be right
server-doctor-clock-advice = Synchronise the clock over the network (NTP).
server-doctor-files = Open files: up to { $number }
server-doctor-few-files = Only { $number } files can be open at once, and every connection needs one; { $many } would be better
server-doctor-files-advice = Raise the limit (LimitNOFILE in systemd, ulimit -n in a shell).
server-doctor-settings = Settings: no file
server-doctor-settings-from = Settings: { $file }
server-doctor-settings-bad = Invalid settings
server-doctor-settings-file = The settings in { $file } can’t be read
server-doctor-settings-advice = Correct them; “config show” says where each one comes from.
server-doctor-secret = Other users of this machine can read the password in { $file }
server-doctor-secret-advice = Restrict access: { $command }
server-doctor-database = Database: { $database }
server-doctor-database-bad = The database { $database } can’t be used
server-doctor-database-advice = Check that it is running, that its address and password are right, and that this user may write to it.
server-doctor-no-database = No database yet: { $file } is created at the first start
server-doctor-folder = { $file } can’t be created: this user may not write to { $folder }
server-doctor-folder-advice = Give the user write access, or choose another file.
server-doctor-postgresql = PostgreSQL { $version } (at least { $least })
server-doctor-postgresql-old = PostgreSQL { $version } is no longer tested: use { $least } or newer
server-doctor-not-durable = PostgreSQL has “{ $setting }” turned off: a power cut loses moves
server-doctor-durable-advice = Turn “{ $setting }” on in postgresql.conf.
server-doctor-clocks-apart = The clocks of this machine and of the database are { $seconds } s apart
server-doctor-whole = The database file is intact
server-doctor-damaged = The database file is damaged
server-doctor-damaged-advice = Keep a copy of it, restore the last backup to a new file, then verify it.
server-doctor-schema = Schema { $schema }
server-doctor-schema-none = No tables yet: they are created at the first start
server-doctor-schema-old = Schema { $schema }: at the next start the tables are copied and upgraded to schema { $known }
server-doctor-times = No event is in the future
server-doctor-times-ahead = The newest event is { $seconds } s in the future: the clock has been set back
server-doctor-writes = The database is writable
server-doctor-disk = Free space in { $folder }: { $free } MB
server-doctor-disk-little = Only { $free } MB free in { $folder }
server-doctor-disk-advice = Free up space. With a full disk no moves are accepted; none are lost.
server-doctor-port = { $where } is free
server-doctor-port-taken = { $where } isn’t available
server-doctor-port-open = If the server is already running, this is fine; otherwise use another port.
server-doctor-port-advice = Use another host or port.
