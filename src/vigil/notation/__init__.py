"""The notation of set files: cards as lines of words in a TOML file, read without evaluating anything."""
