"""The server: tables over HTTP, WebSocket and event streams, kept in SQLite or PostgreSQL.

`app.py` builds the application and `state.py` what a process of it holds. `http` answers requests, `realtime`
pushes what happens, `storage` keeps it, `bots` and `sandbox` run in processes of their own, `process` starts
and stops the server, and `operations` is what a host does to it.
"""
