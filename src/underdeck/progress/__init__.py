"""What remains after a game: deeds for the journal, daily games, puzzles, campaign sheets."""
