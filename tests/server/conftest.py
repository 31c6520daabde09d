from tests.server.postgres import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]
