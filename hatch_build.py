"""Wheels hold the compiled core where one can be made, and are good without it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class CompiledCore(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":  # in a checkout `make` compiles
            return
        import build_core

        if build_core.made():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"] += [f"src/underdeck/_compiled/*.{kind}" for kind in ("json", "so", "pyd")]
