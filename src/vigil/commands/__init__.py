"""The commands that are made of several packages, a module each; `cli` imports one when it is asked for."""
