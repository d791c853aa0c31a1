"""The settings of a new game as forms show them, and checks of third-party games and languages."""
