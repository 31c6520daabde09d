"""The commands for hosts: `serve`, `config`, `doctor`, `backup`, `verify`, `rooms`, `guests` and others."""
