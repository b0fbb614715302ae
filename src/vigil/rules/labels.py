"""Labels: a move as people read it, with what it costs. Its text stays what is typed, sent and recorded."""

from __future__ import annotations

from vigil.rules.actions.acquire import row_place
from vigil.rules.actions.play import DIE_COST
from vigil.rules.actions.redirects import PASSING_ON
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import ACTIVATED, UNLIMITED, Ability
from vigil.rules.kernel.askers import said_before
from vigil.rules.kernel.asking import asking_effect
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import count_of
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import PLAYED, TEAMMATE, THE_VOID, TROPHIES
from vigil.rules.moves import Decision
from vigil.rules.table import costs
from vigil.rules.table.active import FOR_THIS_TURN, Active, active
from vigil.wording.fixed_words import DECLINE, DONE, PASS, left, place
from vigil.wording.parts import COLON, COMMA, CardName, Quantity
from vigil.wording.prices import amounts, in_brackets
from vigil.wording.words import Words, chain, say


def label(game: State, decision: Decision, move: Move) -> Words:
    """A move in words, with its price."""
    task = decision.task
    if move.verb == verbs.USE:
        return say(move.verb, CardName(FACES[move.face].name), COLON, use(game, move))
    if move.verb == verbs.ACQUIRE or move.verb == verbs.DEFEAT:
        where = [say(place(move.place))] if move.place >= 0 else []
        return say(taking(move), in_brackets([*where, *price(game, task, move)]))
    if move.verb == verbs.ROLL:
        return say(move.text, in_brackets([say(Quantity(DIE_COST, "insight"))]))
    if move.verb == verbs.ORDER:
        return say(CardName(FACES[move.face].name))
    if move.verb == verbs.NAME_CARD:
        return say("name", CardName(FACES[move.face].name))
    if task is not None and move.verb == verbs.CHOOSE:
        return asking_effect(task).option_words(move, said_before(task, decision.waiting))
    return say(declining(task, move) if move.declines else move.text)


def declining(task: Task | None, move: Move) -> str:
    """Saying no: to an auction, to what is offered, or to more of it."""
    if move.verb == verbs.PASS:
        return PASS
    return DONE if task is not None and asking_effect(task).times_done(task) else DECLINE


def taking(move: Move) -> Words:
    """What is acquired or defeated, and where it goes or lies if that is unusual."""
    card = CardName(FACES[move.face].name)
    if move.verb == verbs.ACQUIRE:
        return say(move.verb, card, words_of(move.to).into)
    return say(move.verb, card, words_of(move.zone).within if move.zone == THE_VOID else "")


def price(game: State, task: Task | None, move: Move) -> list[Words]:
    """What has to be paid for a card; within an effect it is free, but passing it on is not."""
    paid = [] if task is not None else amounts(payment(game, move))
    if move.to != TEAMMATE:
        return paid
    more = say(Quantity(PASSING_ON, "rune"), "more")
    return [say(more, COLON, chain(paid, COMMA)) if paid else more]


def payment(game: State, move: Move) -> list[tuple[int, str]]:
    """What the player on turn pays for a card, with what it costs to pass it on."""
    cost = costs.cost(game, game.turn, move.face, row_place(game, move))
    if move.verb == verbs.DEFEAT:
        power = min(cost, game.power)
        shares = [(power, "power"), (cost - power, "rune")]
    else:
        limited = costs.earmarked_shares(game, game.turn, move.face, cost)
        usual = cost - sum([runes for runes, _ in limited])
        passing = PASSING_ON if move.to == TEAMMATE else 0
        shares = [(usual + passing, "rune"), *[(runes, mark.unit) for runes, mark in limited]]
    return [share for share in shares if share[0]] or shares[:1]


# Abilities


def use(game: State, move: Move) -> Words:
    """What using an ability does, at what price, and how often it can still be used if that is limited."""
    ready = uses(game, move)
    ability = FACES[move.face].trophy if move.zone == TROPHIES else ready[0].ability
    assert ability is not None
    often = uses_left(game, move, ready)
    return say(using(ability), COMMA, left(often)) if often else using(ability)


def using(ability: Ability) -> Words:
    """An ability as something to be done now."""
    cost, effect = ability.price(), ability.effect()
    return effect.words().predicate if cost is None else say(cost.words(), "to", effect.infinitive())


def uses(game: State, move: Move) -> list[Active]:
    """The abilities for any of which a move may stand: those of equal constructs, or of this turn."""
    this_turn = move.zone == PLAYED
    return [
        found
        for found in active(game.players[game.turn], ACTIVATED)
        if found.source == move.face
        and (found.place == FOR_THIS_TURN) == this_turn
        and (this_turn or found.number == move.number)
    ]


def uses_left(game: State, move: Move, ready: list[Active]) -> int:
    """How often an ability can still be used; 0 where nobody would ask."""
    player = game.players[game.turn]
    if move.zone == PLAYED:
        limits = [int(player.lasting[found.number].left) for found in ready]
        return 0 if UNLIMITED in limits else sum(limits)
    count = count_of(player.trophies, move.face) if move.zone == TROPHIES else len(ready)
    return count if count > 1 else 0
