# What the server and its commands say.

# Running a house: who may ask, how often, settings.

error-server-header = requests that change something need the header { $header }
error-server-origin = another site asked for it ({ $origin }); open the page of this house itself
error-server-too-many = Slowly: { $text }
error-server-rate =
    { $seconds ->
        [one] too many requests; try again in { $seconds } second
       *[other] too many requests; try again in { $seconds } seconds
    }
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

# Asking over HTTP, sockets and streams.

error-server = { $text }
error-server-malformed = That cannot be understood: { $text }
error-server-not-json = it is not JSON
error-server-no-request = it is no request
error-server-content-type = the body must be { $type }, and say so
error-server-given-twice = “{ $where }” is given twice
error-server-unknown-field = “{ $field }” is not known, at { $where }
error-server-missing-field = “{ $field }” is missing, at { $where }
error-server-wrong-value = what stands at { $where } cannot stand there
error-server-socket-only = this address is for WebSockets
error-server-no-guest = Nobody knows you here yet: { $text }
error-server-become-guest = first become a guest (POST /api/guest)
error-server-no-path = There is nothing: { $text }
error-server-nothing-there = nothing is at { $path }
error-server-own-components = the room has the game’s own components
error-server-no-room-id = no room has such an id
error-server-wrong-method = Not like that: { $text }
error-server-method = { $method } is not possible at { $path }; possible: { $allow }
error-server-too-large = Too large: { $text }
error-server-too-much = that is more than may be sent here
error-server-too-slow = You were sent away: { $text }
error-server-come-again = you are too slow for this table; come again with the last version you have
error-server-stopping = Not now: { $text }
error-server-ask-again = the server is stopping; ask again in a moment
error-server-unexpected = Something went wrong here: { $text }
error-server-in-the-log = the log of the server has it under { $number }

# The page at the door.

server-page-what = City-building board games for one table, here and far away. What is played here:
server-page-how = The board for the browser is not there yet. Until then play in a terminal, or ask the server what it can do:
