"""Names at the table: nobody without an account has the name of one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import structs
from starlette.exceptions import HTTPException
from starlette.requests import Request

from vigil.server.api.services import services
from vigil.server.protocol import bounds
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.protocol.requests import NewSeat
from vigil.server.store.people.account_rows import taken_by
from vigil.server.store.people.persons import Person
from vigil.wording.signs import NAME

NUMBERS: Final = range(2, 10)  # that are put after a name which is somebody's


async def expect_nobodys(request: Request, name: str) -> None:
    """Refuse a name that is, or looks like, that of an account."""
    alike = fold_name(name)
    taken = await services(request).database.read(partial(taken_by, folded=[alike]))
    if alike in taken:
        raise HTTPException(409, f"{taken[alike]} has an account: log in, or choose another name")


async def nobodys_name(request: Request, name: str) -> str:
    """A name with a number after it, if it is, or looks like, that of an account."""
    tried = [name, *[f"{name[: NAME - 2]} {number}" for number in NUMBERS]]
    taken = await services(request).database.read(partial(taken_by, folded=map(fold_name, tried)))
    free = [one for one in tried if fold_name(one) not in taken]
    if not free:
        raise HTTPException(409, f"{name} is somebody else's name: choose another")
    return free[0]


async def name_seats(request: Request, seats: Sequence[NewSeat], person: Person) -> list[NewSeat]:
    """The seats of a new match; who has an account is called so, and nobody else is."""
    named = []
    for seat in seats:
        if seat.kind == "me" and person.account:
            named.append(structs.replace(seat, name=person.name))
        elif seat.name.strip() and seat.kind != "bot":
            named.append(structs.replace(seat, name=await nobodys_name(request, bounds.name(seat.name))))
        else:
            named.append(seat)
    return named
