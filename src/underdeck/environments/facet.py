"""What environments for learners want from a game."""

from underdeck.environments.observer import Observer
from underdeck.kernel.refusal import Refusal
from underdeck.plugin.facets import Facet


class EnvironmentsFacet(Facet):
    name = "environments"

    title: str = ""
    """Names the game among the environments, such as `OneDeck`."""

    def observer(self) -> Observer:
        """Return who tells learners what a seat sees."""
        raise Refusal("environment-none", name=self.plugin.name)
