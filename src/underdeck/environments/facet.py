"""The facet of the environments: what a learner observes of a game."""

from underdeck.environments.observer import Observer
from underdeck.kernel.refusal import Refusal
from underdeck.plugin.facets import Facet


class EnvironmentsFacet(Facet):
    name = "environments"

    title: str = ""
    """Names the game in the ids of its environments, such as `OneDeck`."""

    def observer(self) -> Observer:
        """Return the observer, which turns views and answers into numbers for learners."""
        raise Refusal("environment-none", name=self.plugin.name)
