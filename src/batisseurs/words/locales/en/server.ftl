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
