"""Training: the tuner of weights and the trainer of the value network."""
