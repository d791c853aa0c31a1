"""Mass play."""

from underdeck.lab.report import Cell, Report, report
from underdeck.lab.simulate import Result, interval, simulate

__all__ = ["Cell", "Report", "Result", "interval", "report", "simulate"]
