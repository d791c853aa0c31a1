"""Play at the terminal."""
