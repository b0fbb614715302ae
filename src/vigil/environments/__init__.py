"""The game for researchers' tools: actions, observations, batches, and doors to known libraries."""
