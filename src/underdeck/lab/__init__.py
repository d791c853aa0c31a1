"""Mass play."""

from underdeck.games.onedeck.report import Cell, Report, report
from underdeck.lab.simulate import Result, interval, simulate

__all__ = ["Cell", "Report", "Result", "interval", "report", "simulate"]
