"""What the tests of people share with those of the server."""

from __future__ import annotations

from tests.server.conftest import ada, admin, bo, hosted, postgres, server

__all__ = ["ada", "admin", "bo", "hosted", "postgres", "server"]
