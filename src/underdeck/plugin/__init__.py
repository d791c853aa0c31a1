"""What a game is to the rest of the program: its plugin, its settings, and where games are found."""
