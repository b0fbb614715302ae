"""Learn one seat with Tianshou's DQN through PettingZoo.

pip install '.[environments]' tianshou    in a clone of Vigil
"""

from __future__ import annotations

import sys

from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.algorithm_base import policy_within_training_step
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net

from vigil.environments.zoo import env


def main(steps: int = 20_000) -> None:
    """Learn one seat against an opponent who moves at random; every gain in honor is paid at once."""
    table = PettingZooEnv(env(reward="gain"))
    space = env().observation_space("player_0")["observation"]
    model = Net(state_shape=space.shape, action_shape=table.action_space.n, hidden_sizes=[128])
    policy = DiscreteQLearningPolicy(model=model, action_space=table.action_space, eps_training=0.1)
    learner = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.95, n_step_return_horizon=20
    )  # what a move is worth shows some moves later, when the runes are spent
    other = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=table.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, other], env=table)
    games = DummyVectorEnv([lambda: PettingZooEnv(env(reward="gain")) for _ in range(4)])
    collector = Collector(both, games, VectorReplayBuffer(20_000, 4), exploration_noise=True)
    collector.reset()
    for step in range(0, steps, 40):
        collector.collect(n_step=40)
        with policy_within_training_step(both.policy):
            both.update(buffer=collector.buffer, sample_size=256)
        if step % 2000 == 0:
            print(f"{step} of {steps} steps", flush=True)
    played = Collector(both, games).collect(n_episode=20, reset_before_collect=True)
    won = (played.returns[:, 0] > 0).mean()
    print(f"after {steps} steps, {won:.0%} of 20 games against random moves end ahead in honor")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
