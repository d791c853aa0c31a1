"""Rule options: each has a name and values, the default first. A game declares them in one table."""

from collections.abc import Mapping
from typing import Any, Final

from underdeck.kernel.refusal import Refusal, choices

YES_NO: Final = ("yes", "no")
NO_YES: Final = ("no", "yes")

Options = Mapping[str, tuple[str, ...]]


def usual(options: Options) -> dict[str, str]:
    return {name: values[0] for name, values in options.items()}


def choose(rules: object, options: Options, chosen: Mapping[Any, Any]) -> None:
    """Set the chosen options; refuse unknown names and values."""
    for name, value in chosen.items():
        if name not in options:
            raise Refusal("unknown-option", name=str(name), choices=choices(options))
        if value not in options[name]:
            raise Refusal("unknown-value", option=name, name=str(value), choices=choices(options[name]))
        setattr(rules, name, value)
