"""What all card packs share: TOML files checked when loaded and compiled to what the rules use."""
