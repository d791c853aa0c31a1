"""Card packs: TOML files checked when loaded and compiled to what the rules use. What a modder meets."""

from underdeck.packs.onedeck import Catalog, load_pack, onedeck_pack

__all__ = ["Catalog", "load_pack", "onedeck_pack"]
