"""The trainer: a value network from games of tuned that strays, then of experts with the last network.

A run has stages: the start, and generations. Each plays its games in lots that are kept in files, so a
run can be stopped at any time; then it learns from them. All of it follows from one seed.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from vigil.bots.network import Network, Weights
from vigil.bots.provenance import Provenance, add_provenance, numbers_hash
from vigil.cluster.crew import Hands, crew
from vigil.cluster.job import FunctionJob
from vigil.cluster.versions import versions
from vigil.files import write_safely
from vigil.rules.fingerprints import RULES
from vigil.training.expert_games import expert_games
from vigil.training.game_kinds import Sets, kinds
from vigil.training.learner import Learner, aim, loss
from vigil.training.samples import Samples
from vigil.training.tuned_games import tuned_games

START: Final = 240_000
GENERATIONS: Final = 3
GAMES: Final = 40_000
START_RATES: Final = (2e-3, 1e-4)
RATES: Final = (7e-4, 4e-5)
LOT: Final = 512  # games a process plays at a time
TRACES: Final = (0.9, 0.7)  # the λ of each sweep through the games of a generation: first where they led to
HELD_BACK: Final = 32  # one lot in so many is not learned from, but predicted
MOST_GAMES: Final = 1 << 20  # in a stage
MOST_STAGES: Final = 1 << 6
MOST_SEEDS: Final = 1 << 13  # so that every game of every run has a seed of its own
RUN: Final = "vigil train"
MEASURED: Final = "loss of the games held back"
TOLD: Final = "told"  # the plan and the log, among the arrays of a file


@dataclass
class TrainingPlan:
    """What a training run does."""

    seed: int = 0
    start: int = START  # games of tuned that strays
    generations: int = GENERATIONS
    games: int = GAMES  # in a generation
    without: Sets = ()  # sets that are never met

    def __post_init__(self) -> None:
        self.without = tuple(self.without)
        kinds(self.without)
        if min(self.start, self.games) < 1 or min(self.generations, self.seed) < 0:
            raise ValueError("start and games must be at least 1, generations and seed at least 0")
        if max(self.start, self.games) > MOST_GAMES or self.stages > MOST_STAGES or self.seed >= MOST_SEEDS:
            most = f"{MOST_GAMES} games, {MOST_STAGES - 1} generations and seed {MOST_SEEDS - 1}"
            raise ValueError(f"a training run has at most {most}")

    @property
    def stages(self) -> int:
        """The start and the generations."""
        return 1 + self.generations


@dataclass
class Run:
    """How far a run has come."""

    plan: TrainingPlan
    network: Network
    stage: int = 0  # stages that are behind it
    log: list[dict[str, Any]] = field(default_factory=list)
    begun_with: str = ""  # a hash of the numbers of the network it went on from, if it was given one

    @property
    def games(self) -> int:
        """The games of the stage that is on."""
        return self.plan.games if self.stage else self.plan.start


class TrainingLot(NamedTuple):
    """Games that one process plays: experts with the last network, else tuned."""

    first: int
    games: int
    weights: Weights | None
    without: Sets = ()


class TrainingProgress(NamedTuple):
    """How far a stage has come; without a lot left, it learns."""

    stage: int
    lots: int
    of: int


def begin(plan: TrainingPlan, network: Path | None = None) -> Run:
    """The run before its start; with a file of a network, it goes on from that, and the start is left out."""
    if network is None:
        return Run(plan, Network.fresh(plan.seed))
    return Run(plan, Network.load(network), stage=1, begun_with=numbers_hash(network))


def gather(lot: TrainingLot) -> Samples:
    """Play a lot of games."""
    if lot.weights is None:
        return tuned_games(lot.first, lot.games, lot.without)
    return expert_games(lot.first, lot.games, lot.weights, lot.without)


def train(file: Path, run: Run, workers: Hands) -> Iterator[TrainingProgress]:
    """Run stage after stage; the file has all that is needed to go on from the last step."""
    with crew(FunctionJob(gather), workers) as pool:
        while run.stage < run.plan.stages:
            began = time.monotonic()
            lots = lots_of(run)
            paths = [folder_of(file, run.stage) / f"{number:05}.npz" for number in range(len(lots))]
            paths[0].parent.mkdir(parents=True, exist_ok=True)
            missing = [number for number, path in enumerate(paths) if not path.exists()]
            played = pool.answers(lots[number] for number in missing)
            for done, (number, samples) in enumerate(zip(missing, played, strict=True)):
                yield TrainingProgress(run.stage, len(paths) - len(missing) + done, len(paths))
                samples.save(paths[number])
            yield TrainingProgress(run.stage, len(paths), len(paths))
            learn(run, paths, began)
            save(file, run)
            save_network(network_of(file, run.stage - 1), run)
            shutil.rmtree(paths[0].parent)


def lots_of(run: Run) -> list[TrainingLot]:
    """The games of a stage; runs with other seeds have other ones."""
    first = (run.plan.seed * MOST_STAGES + run.stage) * MOST_GAMES
    weights = run.network.weights if run.stage else None
    return [
        TrainingLot(first + start, min(LOT, run.games - start), weights, run.plan.without)
        for start in range(0, run.games, LOT)
    ]


def learn(run: Run, paths: Sequence[Path], began: float) -> None:
    """Learn from the games of a stage, and note how well those held back were predicted before and after."""
    held = paths[::HELD_BACK]
    learned = [path for path in paths if path not in held] or held
    before = loss(run.network, held)
    count = 0
    for sweep, trace in enumerate(TRACES if run.stage else (1.0,)):
        if run.stage:
            aim(learned, run.network, trace)
        learner = Learner(run.network, fresh=run.stage == 0)
        seed = (run.plan.seed * MOST_STAGES + run.stage) * len(TRACES) + sweep
        learner.learn(learned, RATES if run.stage else START_RATES, seed)
        run.network, count = learner.average, learner.learned
    told = {"stage": run.stage, "games": run.games, "afterstates": count}
    losses = {"before": round(before, 5), "after": round(loss(run.network, held), 5)}
    made = {"seconds": round(time.monotonic() - began, 1), "versions": made_with()}
    run.log.append({**told, **losses, **made})
    run.stage += 1


def made_with() -> dict[str, Any]:
    """The versions of all that decides what a stage learns."""
    found = asdict(versions())
    del found["files"]
    return {**found, "rules": RULES}


def folder_of(file: Path, stage: int) -> Path:
    """Where the games of a stage are kept until it has learned from them."""
    return file.with_name(f"{file.stem}-games") / str(stage)


def network_of(file: Path, stage: int) -> Path:
    """Where the network goes that a stage ends with."""
    return file.with_name(f"{file.stem}-network-{stage}.npz")


def save(path: Path, run: Run) -> None:
    """Write a run so that it can be resumed."""
    told = {"plan": asdict(run.plan), "stage": run.stage, "log": run.log, "begun_with": run.begun_with}
    arrays: dict[str, Any] = {TOLD: json.dumps(told), **run.network.weights}
    partial = path.with_name(f".{path.name}.partial.npz")
    np.savez(partial, **arrays)
    partial.replace(path)


def load(path: Path) -> Run:
    """Resume a run."""
    try:
        with np.load(path) as stored:
            told = json.loads(str(stored[TOLD]))
            network = Network({name: stored[name] for name in stored.files if name != TOLD})
            plan = TrainingPlan(**told["plan"])
            return Run(plan, network, told["stage"], told["log"], told.get("begun_with", ""))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is no training run: {error}") from error


def save_log(path: Path, run: Run) -> None:
    """Write what was done and how it went, for people."""
    lines = ",\n".join([f"  {json.dumps(entry)}" for entry in run.log])
    write_safely(path, f'{{\n "plan": {json.dumps(asdict(run.plan))},\n "log": [\n{lines}\n ]\n}}\n')


# Networks, and what is told of them


def save_network(path: Path, run: Run) -> Provenance:
    """Write the network of a run to a file that says where it comes from."""
    run.network.save(path)
    provenance = provenance_of(run, numbers_hash(path))
    add_provenance(path, provenance)
    return provenance


def provenance_of(run: Run, numbers: str) -> Provenance:
    """What a run tells of its network."""
    plan = run.plan
    without = "".join(f" --without {code}" for code in plan.without)
    last = run.log[-1]
    return Provenance(
        run=f"{RUN} --seed {plan.seed} --start {plan.start} --generations {plan.generations} "
        f"--games {plan.games}{without}",
        seed=plan.seed,
        games=sum(entry["games"] for entry in run.log),
        numbers=numbers,
        begun_with=run.begun_with,
        stages=[stage_of(entry) for entry in run.log],
        versions=last.get("versions", {}),
        measures=[{"what": MEASURED, "before": last["before"], "after": last["after"]}],
    )


def stage_of(entry: dict[str, Any]) -> dict[str, Any]:
    """A stage without how long it took on some machine, and the versions, which are said once."""
    return {key: value for key, value in entry.items() if key not in ("seconds", "versions")}
