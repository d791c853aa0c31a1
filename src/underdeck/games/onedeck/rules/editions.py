"""The four rulebooks as presets; every difference between them is an option of its own (E-n in the digest).

Rows of the edition table that are only wording, or that a ruling settles alike for all books (start step E-9,
v1.5's and v1.61's feat order E-3, tiers outside a campaign E-49 and R-58, dice of the pairs E-60, card faces E-72),
are no options.
"""

from typing import Any, Final

from underdeck.kernel.options import NO_YES, YES_NO, choose, usual
from underdeck.kernel.refusal import Refusal, choices

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "avert_defeat": ("any", "healing-only"),  # E-25
    "boss_consequences": ("all", "damage-only"),  # E-41
    "descend_on_reveal": YES_NO,  # E-32
    "effects_for_four": ("all", "named-three", "hydra-only"),  # E-57
    "feat_declare": ("in-turn", "simultaneous"),  # E-3
    "feat_is_skill": NO_YES,  # E-1
    "feat_order": ("before-gather", "after-claim"),  # E-2
    "feat_vs_boss": ("marked", "none"),  # E-4
    "flee_open_door": NO_YES,  # E-7
    "focus_rule": ("per-game", "locked"),  # E-45
    "grey_box": ("any", "option-color"),  # E-13
    "healing": ("anytime", "against-defeat"),  # E-24, R-4
    "invisibility": ("before-encounter", "on-flee"),  # E-26
    "level_up_optional": YES_NO,  # E-35, R-36
    "minotaur_for_four": ("halved", "printed"),  # E-62
    "peril_off_color": ("discarded", "ignored", "allowed"),  # E-12
    "potion_limit": ("supply", "none"),  # E-23
    "return_stored": ("anytime", "placing-step"),  # E-6
    "same_heroes": NO_YES,  # E-54, R-62
    "stairs_damage": ("after-step", "immediate"),  # E-31
    "stored_at_boss": ("barred-feats", "all"),  # E-5
    "tier_bonus": ("boss-reached", "always", "fearless-boss"),  # E-50
    "tiers": ("four", "three"),  # E-48
    "trigger_on_reroll": YES_NO,  # E-15
}
"""Every option with its values, the default (v1.9) first."""


VERSION: Final = 4
"""The version of the rules, raised with a ruling by which the same answers could lead elsewhere. Games go on as they
began.

4: a potion that averts defeat as a turn starts heals 2 where the book says so (OD-8.17).
"""
OLDEST: Final = 3
"""The first version whose games can still be played."""


class Rules:
    """The options in force. The rules read them where they apply."""

    __slots__ = ("edition", "version", *OPTIONS)

    edition: str
    version: int
    avert_defeat: str
    boss_consequences: str
    descend_on_reveal: str
    effects_for_four: str
    feat_declare: str
    feat_is_skill: str
    feat_order: str
    feat_vs_boss: str
    flee_open_door: str
    focus_rule: str
    grey_box: str
    healing: str
    invisibility: str
    level_up_optional: str
    minotaur_for_four: str
    peril_off_color: str
    potion_limit: str
    return_stored: str
    same_heroes: str
    stairs_damage: str
    stored_at_boss: str
    tier_bonus: str
    tiers: str
    trigger_on_reroll: str

    def __init__(self, edition: str = "1.9", version: int = VERSION) -> None:
        self.edition = edition
        self.version = version
        choose(self, OPTIONS, usual(OPTIONS))


PRESETS: Final[dict[str, dict[str, str]]] = {
    "1.1": {
        "avert_defeat": "healing-only",
        "boss_consequences": "damage-only",
        "descend_on_reveal": "no",
        "effects_for_four": "hydra-only",
        "feat_declare": "simultaneous",
        "feat_is_skill": "yes",
        "feat_order": "after-claim",
        "feat_vs_boss": "none",
        "flee_open_door": "yes",
        "focus_rule": "locked",
        "invisibility": "on-flee",
        "minotaur_for_four": "printed",
        "peril_off_color": "allowed",
        "potion_limit": "none",
        "return_stored": "placing-step",
        "stairs_damage": "immediate",
        "stored_at_boss": "all",
        "tier_bonus": "always",
        "tiers": "three",
    },
    "1.5": {
        "avert_defeat": "healing-only",
        "boss_consequences": "damage-only",
        "effects_for_four": "named-three",
        "feat_vs_boss": "none",
        "grey_box": "option-color",
        "peril_off_color": "ignored",
        "potion_limit": "none",
        "return_stored": "placing-step",
        "stairs_damage": "immediate",
        "stored_at_boss": "all",
        "tier_bonus": "always",
    },
    "1.61": {"tier_bonus": "fearless-boss"},
    "1.9": {},
}


TIERS: Final[dict[str, tuple[str, ...]]] = {
    "four": ("novice", "standard", "veteran", "fearless"),
    "three": ("novice", "standard", "expert"),
}
"""The tiers in order of their bonus: no mark, one, two, three (OD-15.1-2)."""

PLAIN_TIER: Final = 2  # OD-15.9: changes no rule


def make_rules(edition: str, options: dict[str, Any], version: int = VERSION) -> Rules:
    if edition not in PRESETS:
        raise Refusal("unknown-edition", name=edition, choices=choices(PRESETS))
    if not options and version == VERSION:
        return USUAL[edition]
    rules = Rules(edition, version)
    choose(rules, OPTIONS, {**PRESETS[edition], **options})
    return rules


def preset(edition: str) -> Rules:
    rules = Rules(edition)
    choose(rules, OPTIONS, PRESETS[edition])
    return rules


USUAL: Final = {edition: preset(edition) for edition in PRESETS}
"""The rules of each edition; nobody changes them once a game has begun."""
