"""The games. No other part of the program imports one: they are found by name."""
