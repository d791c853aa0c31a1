"""Card packs: TOML files checked when loaded and compiled to what the rules use. What a modder meets."""

from underdeck.packs.onedeck import Catalog, load_pack, onedeck_pack
from underdeck.packs.stick import StickCatalog, load_stick_pack, stick_pack

__all__ = ["Catalog", "StickCatalog", "load_pack", "load_stick_pack", "onedeck_pack", "stick_pack"]
