"""What tests of Return of the Fallen share: its table, alone and beside other sets."""

from functools import partial

from tests.conftest import table

FALLEN = "return_of_the_fallen"

fallen = partial(table, [FALLEN])
realms = partial(table, [FALLEN, "realms_unraveled"])
rise = partial(table, [FALLEN, "rise_of_vigil"])
both = partial(table, ["godslayer", FALLEN])
