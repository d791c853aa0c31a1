"""Campaign sheets: their ledger, the parcel that moves them, and their use in a new game."""
