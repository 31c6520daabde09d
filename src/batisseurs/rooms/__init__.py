"""Rooms: games being played by people. Pure logic over a storage."""
