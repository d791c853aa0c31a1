"""Campaign sheets: their ledger, the parcel that carries them elsewhere, the way into a new game."""
