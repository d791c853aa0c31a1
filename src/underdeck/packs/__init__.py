"""Card packs of all games: TOML files, checked when loaded and compiled to what the rules use."""
