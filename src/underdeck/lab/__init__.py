"""Mass play."""

from underdeck.lab.simulate import Result, interval, simulate

__all__ = ["Result", "interval", "simulate"]
