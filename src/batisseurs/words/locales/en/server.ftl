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
