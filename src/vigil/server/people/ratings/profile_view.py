"""Profiles: somebody as they want to be seen."""

from __future__ import annotations

import time
from collections import defaultdict
from math import sqrt
from typing import Final

from sqlalchemy import Connection

from vigil.server.people.ratings.rating_scale import SURE
from vigil.server.people.ratings.shown_ratings import bot_marks, rating_state
from vigil.server.protocol.people.player_messages import (
    FavouriteCard,
    GameCount,
    Profile,
    ProfileChoices,
    RatingPoint,
    RecentGame,
    RecentOther,
)
from vigil.server.store.ratings import profile_queries as queries
from vigil.server.store.ratings.profile_queries import KnownPlayer, RatedMoment, RecentSeat, WonCount
from vigil.server.store.ratings.rating_log import load_placings

YEAR: Final = 365 * 86400.0
MONTH: Final = 30 * 86400.0
POINTS: Final = 120  # of the rating over time, at most
FEWEST: Final = 5  # games with a card, to say anything about it


def profile_of(connection: Connection, player: KnownPlayer, yours: bool) -> Profile:
    """The profile of somebody, for themselves or for others."""
    now = time.time()
    choices = queries.load_choices(connection, player.id)
    shown = {part: yours or choice for part, choice in choices.items()}
    known = load_placings(connection, [player.id]).get(player.id) if shown["rating"] else None
    moments = queries.rating_moments(connection, player.id, now - YEAR) if known else []
    highest = queries.highest_rating(connection, player.id) if known else None
    by_set = queries.results_by_set(connection, player.id) if shown["games"] else None
    favourites, best = favourite_cards(connection, player.id) if shown["cards"] else (None, None)
    return Profile(
        name=player.name,
        since=player.created,
        yours=yours,
        account=player.account,
        rating=rating_state(known.mean, known.deviation, known.games) if known else None,
        highest=None if highest is None else round(highest),
        month=month_change(moments, now) if known else None,
        history=thin_out(moments),
        marks=bot_marks(),
        sets=None if by_set is None else [game_count(each) for each in by_set],
        bots=counts(queries.results_by_bot(connection, player.id)) if shown["games"] else None,
        people=counts(queries.results_by_person(connection, player.id)) if shown["games"] else None,
        recent=recent_games(connection, player.id, shown["rating"]) if shown["games"] else None,
        favourites=favourites,
        best=best,
        earned=None,
        choices=ProfileChoices(**choices) if yours else None,
    )


def counts(found: list[WonCount]) -> list[GameCount]:
    """Counts as they are told."""
    return [game_count(each) for each in found]


def game_count(count: WonCount) -> GameCount:
    """A count as it is told."""
    return GameCount(*count)


def month_change(moments: list[RatedMoment], now: float) -> int:
    """By how much a rating has changed in a month."""
    return round(sum(moment.change for moment in moments if moment.finished > now - MONTH))


def thin_out(moments: list[RatedMoment]) -> list[RatingPoint]:
    """A rating over time, in as many points as a picture needs; the last one is among them."""
    every = max(1, -(-len(moments) // POINTS))
    kept = moments[::-1][::every][::-1]
    return [RatingPoint(each.finished, round(each.mean), round(SURE * each.deviation)) for each in kept]


def recent_games(connection: Connection, person: int, rated: bool) -> list[RecentGame]:
    """Somebody's last games."""
    games: dict[int, list[RecentSeat]] = defaultdict(list)
    for seat in queries.recent_seats(connection, person):
        games[seat.number].append(seat)
    return [recent_game(seats, person, rated) for seats in games.values()]


def recent_game(seats: list[RecentSeat], person: int, rated: bool) -> RecentGame:
    """One of them."""
    own = next(seat for seat in seats if seat.person == person)
    change = round(own.change) if rated and own.change is not None else None
    others = [
        RecentOther(seat.name or "", seat.level if seat.person is None else None, seat.score, None)
        for seat in seats
        if seat is not own
    ]
    return RecentGame(
        match=own.match,
        at=own.finished,
        sets=own.sets.split(","),
        pace=own.pace,
        score=own.score,
        place=own.place or 0,
        won=own.won,
        change=change,
        others=others,
    )


def favourite_cards(connection: Connection, person: int) -> tuple[list[FavouriteCard], list[FavouriteCard]]:
    """The cards that somebody acquires most, and those with which they clearly win more often."""
    cards = queries.card_tallies(connection, person)
    played = queries.results_by_set(connection, person)
    games = sum(each.games for each in played)
    share = sum(each.won for each in played) / games if games else 0.0
    favourites = [FavouriteCard(card, copies, None) for card, copies, _, _ in cards[: queries.CARDS]]
    gains = [(clear_gain(won, count, share), card, copies) for card, copies, count, won in cards]
    best = sorted([(gain, card, copies) for gain, card, copies in gains if gain], reverse=True)
    return favourites, [FavouriteCard(card, copies, gain) for gain, card, copies in best[: queries.CARDS]]


def clear_gain(won: int, games: int, share: float) -> int:
    """How many of 100 games more somebody wins with a card; 0 unless that is clear of chance."""
    if games < FEWEST:
        return 0
    gain = won / games - share
    doubt = SURE * sqrt(share * (1 - share) / games)
    return round(100 * gain) if gain > doubt > 0 else 0
