"""Meeting people over HTTP: opponents, company, players, deals and tournaments."""
