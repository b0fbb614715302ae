"""Learn with sb3-contrib's PPO with masks against `uniform`.

pip install '.[environments]' sb3-contrib    in a clone of Vigil
"""

from __future__ import annotations

import sys

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import vigil.environments.gym as ascension


def main(steps: int = 20_000) -> None:
    """Learn for some steps, and say what a game is worth then: 1 is won, -1 is lost."""
    table = gymnasium.make(ascension.ID, opponents=("uniform",)).unwrapped
    settings = {"gamma": 1.0, "ent_coef": 0.01, "learning_rate": 1e-3, "batch_size": 256, "n_epochs": 5}
    model = MaskablePPO("MlpPolicy", table, n_steps=min(steps, 2048), seed=1, **settings)
    for moment, learned in (("before", 0), (f"after {steps} steps", steps)):
        model.learn(learned)
        worth, _ = evaluate_policy(model, table, n_eval_episodes=50, warn=False)
        print(f"{moment}, a game against uniform is worth {worth:+.2f}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
