"""The lab: studies and simulations of many games."""

from underdeck.lab.simulate import Result, interval, simulate

__all__ = ["Result", "interval", "simulate"]
