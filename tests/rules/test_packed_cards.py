"""Packed arrays and tuples of cards: the same functions, the same answers, and nothing changes in place."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.import_graph import SOURCE, tree
from vigil.rules.kernel import packed, plain

numbers = st.integers(-(2**63), 2**63 - 1)
faces = st.integers(-1, 9)  # few, so that many are equal
cards = st.lists(faces, max_size=12)


def functions(name: str) -> dict[str, list[str]]:
    """The functions of one of the two modules with the names of what they take."""
    file = SOURCE / "rules" / "kernel" / f"{name}.py"
    defined = [node for node in tree(file).body if isinstance(node, ast.FunctionDef)]
    return {node.name: [argument.arg for argument in node.args.args] for node in defined}


TAKES: dict[str, Any] = {"cards": cards, "others": cards, "card": faces}
OTHERWISE = {
    "pack",
    "repeat",
    "without",
    "replace_at",
    "less_top",
    "top",
    "scratch",
    "freeze",
}  # these have tests of their own
COMPARED = sorted(functions("plain").keys() - OTHERWISE)


def both(name: str, *arguments: Any) -> tuple[Any, Any]:
    """What both modules answer, as plain values; lists are given as their cards."""
    return answer(packed, name, arguments), answer(plain, name, arguments)


def answer(module: Any, name: str, arguments: tuple[Any, ...]) -> Any:
    """What a function answers; it must leave what it was given as it was."""
    given_cards = [module.pack(each) if isinstance(each, list) else each for each in arguments]
    function: Callable[..., Any] = getattr(module, name)
    try:
        result = function(*given_cards)
    except ValueError:
        result = "refused"
    for before, after in zip(arguments, given_cards, strict=True):
        assert (list(after) if isinstance(before, list) else after) == before, f"{name} changed its argument"
    return result if isinstance(result, int | str) else list(result)


def agree(name: str, *arguments: Any) -> None:
    one, other = both(name, *arguments)
    assert one == other


def test_both_have_the_same_functions():
    assert functions("packed") == functions("plain")


@pytest.mark.parametrize("name", COMPARED)
def test_both_answer_the_same(name: str) -> None:
    takes = [TAKES[argument] for argument in functions("plain")[name]]

    @given(st.tuples(*takes))
    def check(arguments: tuple[Any, ...]) -> None:
        if name == "put_sorted":
            arguments = (sorted(arguments[0]), *arguments[1:])
        agree(name, *arguments)

    check()


@given(st.lists(faces, min_size=1, max_size=12), st.data())
def test_both_agree_on_places(held: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(held) - 1))
    agree("without", held, place)
    agree("replace_at", held, place, data.draw(faces))
    agree("less_top", held, place + 1)
    agree("top", held, place)
    agree("top", held, place + 1)


@given(st.lists(faces, min_size=13, max_size=80))
def test_both_sort_a_deck_alike(held: list[int]) -> None:
    agree("in_order", held)


@given(faces, st.integers(0, 12))
def test_both_agree_on_filling(number: int, count: int) -> None:
    agree("repeat", number, count)


@given(st.lists(numbers, max_size=5))
def test_both_hold_every_machine_number(held: list[int]) -> None:
    assert list(packed.pack(held)) == list(plain.pack(held)) == held


@given(cards)
def test_what_is_changed_in_place_is_a_copy(held: list[int]) -> None:
    for module in (packed, plain):
        before: Any = module.pack(held)
        draft: Any = module.scratch(before)
        for place in range(len(held)):
            draft[place] = 99
        assert list(module.freeze(draft)) == [99] * len(held)
        assert list(before) == held


@given(st.lists(faces, min_size=1, max_size=12), faces)
def test_a_shared_rest_is_not_changed_by_what_is_put_on_it(held: list[int], card: int) -> None:
    for module in (packed, plain):
        deck: Any = module.pack(held)
        rest: Any = module.less_top(deck, 1)
        assert list(module.put(rest, card)) == [*held[:-1], card]
        assert list(module.join(rest, module.pack([card, card]))) == [*held[:-1], card, card]
        assert list(deck) == held
