"""Learn with sb3-contrib's PPO with masks against `greedy`: pip install 'vigil[environments]' sb3-contrib"""

from __future__ import annotations

import sys

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import vigil.environments.gym as ascension


def main(steps: int = 100_000) -> None:
    """Learn for some steps, and say what a game against greedy is worth then: 1 is won, -1 is lost."""
    table = gymnasium.make(ascension.ID, opponents=("greedy",)).unwrapped
    model = MaskablePPO("MlpPolicy", table, gamma=1.0, n_steps=min(steps, 2048), verbose=1, seed=1)
    model.learn(steps)
    worth, _ = evaluate_policy(model, table, n_eval_episodes=20, warn=False)
    print(f"after {steps} steps a game against greedy is worth {worth:+.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
