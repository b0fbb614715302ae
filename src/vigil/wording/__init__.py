"""How everything is told: texts made of parts, and turned into strings, plain data or spans at the edge."""
