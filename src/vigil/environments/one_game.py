"""One game: what the environments of a single game share, whichever library they are for."""

from __future__ import annotations

from typing import Any

from vigil.environments.encoder import Array, Encoder
from vigil.environments.episodes import Episodes, check_seed, whole
from vigil.environments.rendering import render
from vigil.environments.rewards import RewardScheme
from vigil.environments.states import check_state, make_state, move_in, part, played_here
from vigil.rules.game import Game
from vigil.rules.kernel.box import Setup


class OneGame:
    """A game that is seen, shown and gone back to: of `Ascension`, `AscensionSelfPlay` and `raw_env`."""

    kind: str  # of its states, in words
    setup: Setup
    encoder: Encoder
    scheme: RewardScheme
    episodes: Episodes
    game: Game
    render_mode: str | None

    def action_masks(self) -> Array:
        """The legal actions, as sb3-contrib asks for them."""
        return self.encoder.mask(self.game).astype(bool)

    def render(self) -> Any:
        """The table as text or as a picture: returned, or printed."""
        return render(self.game, self.render_mode)

    def state_with(self, **parts: Any) -> dict[str, Any]:
        """The game as it is now, with what an environment keeps beside it."""
        if not hasattr(self, "game"):
            raise ValueError("there is no state before the first reset")
        shared = {
            "game": self.game.copy(),
            "run": [self.episodes.seed, self.episodes.episode],
            "leads": list(self.scheme.leads),
        }
        return make_state(self.kind, played_here(self.setup, self.encoder.actions), {**shared, **parts})

    def read_state(self, state: Any) -> dict[str, Any]:
        """A state of such an environment, with all that `go_back` takes checked."""
        found = check_state(state, self.kind, played_here(self.setup, self.encoder.actions))
        part(found, "game", Game)
        part(found, "leads", list)
        run = part(found, "run", list)
        if len(run) != 2 or whole(run[1]) is None:
            raise ValueError(f"the state is damaged: its run is {run!r}")
        check_seed(run[0])
        return found

    def go_back(self, found: dict[str, Any]) -> None:
        """Take the game of a state that was read, and what belongs to it."""
        self.game = move_in(self.setup, found["game"])
        self.episodes.seed, self.episodes.episode = found["run"]
        self.scheme.leads = list(found["leads"])

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in vars(self).items() if key != "setup"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.setup = self.encoder.setup
