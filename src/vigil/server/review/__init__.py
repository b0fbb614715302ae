"""Reviews: what a finished match was like, made turn by turn in a process of its own.

Imports from `library`, `match` and `workers`, never from `api` or `web`.
"""
