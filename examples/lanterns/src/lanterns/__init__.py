"""Lanterns Out: a push-your-luck dungeon for one to four, and the running example of docs/games.md."""
