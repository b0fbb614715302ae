"""The tests of the server, carried out on one without threads and processes: see conftest.py beside this."""

from __future__ import annotations

from tests.server import test_flows, test_puzzles

for module in (test_flows, test_puzzles):
    globals().update({name: test for name, test in vars(module).items() if name.startswith("test_")})


def test_the_server_has_no_thread_and_no_process(server, ada):
    ada.make()
    database, bots = server.services.database, server.services.bots
    assert type(database.writer).__name__ == "LoopWriter"
    assert {type(side).__name__ for side in bots.processes} == {"SideCall"}
