"""What outlasts a game: deeds for the journal, games of the day, puzzles, campaign sheets."""
