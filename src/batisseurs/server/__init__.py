"""The server: rooms over HTTP, WebSocket and event streams, kept in SQLite or PostgreSQL."""
