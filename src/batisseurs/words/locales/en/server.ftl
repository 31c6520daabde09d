# What the server and its commands say.
