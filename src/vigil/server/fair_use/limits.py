"""Limits: what one client may ask of a server that others use as well (see also `protocol.bounds`).

Those of a person and of a network are counted by `allowances` and `crowd`, those of a connection are kept by
`wire`. A network is an IPv4 address or 64 bits of one of IPv6; larger ones may do more (`networks`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

CONNECTIONS: Final = 64  # WebSockets from one network: a family or a class behind one router (an option)
PEOPLE: Final = CONNECTIONS / 4  # a network may usually do as much as so many


class Rate(NamedTuple):
    """How many of what at once, and how many a second from then on."""

    what: str
    burst: float
    second: float
    crowd: float = PEOPLE  # a network may do as much as so many people


# A connection

SOCKETS: Final = 4  # connections of any kind for each of them: browsers open several
OPEN: Final = 8_192  # connections in all, if the system allows that many files
LIVE: Final = 0.75  # of them that players and spectators may have; the rest is for requests
RESERVED: Final = (
    200  # files that are kept free for the database, bots and connections that are being refused
)
BACKLOG: Final = 100  # connections that the system may hand over at once, before any can be refused
HEADER: Final = 16 * 1024  # bytes of a request without its body
HEADERS: Final = 10.0  # seconds for them to arrive
UPLOAD: Final = 30.0  # seconds for the body: a megabyte at the speed of a slow telephone
IDLE: Final = 5  # seconds that a connection without a request is kept
SILENCE: Final = 20.0  # seconds in which a client has to read some of what waits for it ...
LEAST: Final = 1024  # ... at least so many bytes
FRAMES: Final = 64  # parts of one WebSocket message: browsers send one

# Messages over a WebSocket

MESSAGE: Final = 64 * 1024  # bytes of a WebSocket message; the longest move has about 100
RATE: Final = 20  # messages a second, more than anybody clicks ...
OVER: Final = 10  # ... on average over this many seconds, so that a burst is fine
MESSAGES: Final = Rate("messages", RATE * OVER, RATE)
HEAVY: Final = 10  # messages that one counts for which is answered with the whole match, or goes back in it;
# requests that coming back counts for, to be told of every act that was missed
REFUSALS: Final = 50  # after this many of them a client is disconnected
TOO_FAST: Final = 2  # refusals that a message sent too fast counts for
WAITING: Final = 256  # messages a slow client may be behind ...
UNREAD: Final = 2 * 1024 * 1024  # ... and characters; the whole log of a long match has about 500,000

# Requests

EFFORT: Final = 4  # of compressing an answer, of 9: the last tenth of its length takes most of the time
BODY: Final = 1024 * 1024  # bytes of an HTTP body; the record of a long game has about 100 kB
WEIGHT: Final = 32 * 1024  # bytes of a body that count as one more request: reading a megabyte takes a while
REPLAYED: Final = 50  # acts of a stored match that count as one more request: they are carried out again
ANSWER: Final = 16 * 1024  # bytes of an answer, as it is sent, that count as one more
DESCRIBED: Final = 20  # matches in a list that count as one more request
AT_ONCE: Final = 1_000  # requests that are being answered; of one network as many as it may have connections
UNFINISHED: Final = 200  # matches one key may have going
BOT_ONLY: Final = 8  # of them without a person: bots think in them while somebody looks
REPORTS: Final = 20  # of one person that the host has not settled; of one match, in all
LISTED: Final = 50  # matches in each part of the lobby
LISTED_EACH: Final = 5  # tables of one key that wait in the lobby
LIVE_SEEKS: Final = 3  # games for one sitting that one person may look for at once ...
SLOW_SEEKS: Final = 20  # ... and games over days
CHALLENGES: Final = 20  # open ones of one person, and to one person
TIES: Final = 500  # people whom one may follow, and as many whom one may block
LOOKING: Final = 10.0  # seconds for which a request may wait until an opponent is found
TOURNAMENTS: Final = 2  # that one person may make in a day

# What a person may do
REQUESTS: Final = Rate("requests", 300, 10)  # of any kind; a page of the client makes about five
FILES: Final = Rate("files", 2_000, 20)  # of the client, by network alone; a first visit takes about 130
# Seconds of the process that reads them; every step of a record that is looked at is read anew.
DOCUMENTS: Final = Rate("documents", 60, 0.125, crowd=4)
READING: Final = 5.0  # seconds for one document, put aside before it is read; 5,000 moves take less
REVIEWS: Final = Rate("reviews", 120, 0.125, crowd=4)  # seconds of the process that makes them
REVIEWING: Final = {"expert": 5.0, "master": 30.0}  # seconds put aside for a review, by level
MATCHES: Final = Rate("new matches", 60, 0.2)  # made: each is kept until it is deleted
SEEKS: Final = Rate("wishes for a game", 60, 0.5)  # and changes of them: each is a few rows
NEWCOMERS: Final = Rate("new people", 30, 0.05)  # people who get a key
# Wrong passwords, by network and, from there, by account: from elsewhere its owner still gets in.
LOGINS: Final = Rate("wrong passwords", 10, 1 / 60, crowd=4)
GUESSES: Final = Rate("wrong passwords", 200, 0.1)  # for one account, from everywhere
RECOVERIES: Final = Rate("wrong codes", 5, 1 / 600, crowd=4)
ACCOUNTS: Final = Rate("new accounts", 5, 1 / 600)  # by network
PASSKEYS: Final = Rate("passkeys", 30, 0.1)  # that are asked for
SUBSCRIPTIONS: Final = Rate("devices for notices", 10, 1 / 60)
EXPORTS: Final = Rate("exports", 3, 1 / 3600)
STORED: Final = 256 * 1024 * 1024  # bytes of one network in a day; a game of two has about 50,000
REMEMBERED: Final = 20_000  # allowances in memory; the ones used longest ago are forgotten
