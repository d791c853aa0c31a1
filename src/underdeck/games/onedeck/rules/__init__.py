"""The rules of One Deck Dungeon. Pure. Start at `game.py`, or open the file named after the step you look for."""
