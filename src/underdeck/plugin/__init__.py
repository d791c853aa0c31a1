"""The interface between a game and the program: its plugin, its settings, and the registry of games."""
