"""The databases that drills run on are those of the server's tests."""

from tests.server.conftest import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]
