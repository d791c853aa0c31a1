"""One Deck Dungeon. Pure rules: start at `game.py`, or open the file named after the step you look for."""
