"""The print on a card of One Deck Dungeon, for drawing: numbers, and sentences in a language."""

import msgspec
from msgspec import UNSET, UnsetType

from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.boxes import acts_in_fights
from underdeck.games.onedeck.rules.skills import fights_of
from underdeck.games.onedeck.text.cards import CardText


class BoxFace(msgspec.Struct):
    color: c.Color
    value: int | None
    """The number; None if an ability sets it."""
    wide: bool
    armor: bool
    skull: bool
    damage: int
    poison: int
    time: int


class TextFace(msgspec.Struct):
    id: str
    name: str
    text: str


class AbilityFace(TextFace):
    plain: bool
    """Whether it only adds boxes."""
    fights: bool
    """Whether it matters in encounters."""


class SkillFace(TextFace):
    effect: str
    """The effect, without its cost."""
    use: list[str]
    color: c.Color
    dice: int
    mana: int
    exile: bool
    passive: bool


class PotionFace(TextFace):
    use: list[str]
    """The encounters in which it may be drunk; empty for any time."""


class WayFace(msgspec.Struct):
    """One option of a peril."""

    label: str
    color: c.Color
    time: int
    box: BoxFace
    loot: str


class FloorFace(msgspec.Struct):
    ability: AbilityFace
    peril: list[BoxFace]
    combat: list[BoxFace]


class BossFace(TextFace):
    health: int
    boxes: list[BoxFace]


class Face(msgspec.Struct, kw_only=True):
    """The print on a card. The kind of card decides which fields it has."""

    kind: str
    xp: int | UnsetType = UNSET
    item: list[int] | UnsetType = UNSET
    carried: str | UnsetType = UNSET
    """The name of its item."""
    stats: list[int] | UnsetType = UNSET
    health: int | UnsetType = UNSET
    leaf: bool | UnsetType = UNSET
    ability: AbilityFace | UnsetType | None = UNSET
    boxes: list[BoxFace] | UnsetType = UNSET
    options: list[WayFace] | UnsetType = UNSET
    skill: SkillFace | UnsetType | None = UNSET
    potion: PotionFace | UnsetType | None = UNSET
    feat: TextFace | UnsetType = UNSET
    floors: list[FloorFace] | UnsetType = UNSET
    boss: BossFace | UnsetType = UNSET
    focus: str | UnsetType = UNSET
    spaces: list[int] | UnsetType = UNSET
    effect: str | UnsetType = UNSET


def onedeck_face(words: CardText, subject: object) -> Face | None:
    if isinstance(subject, c.Encounter):
        return Face(
            kind="peril" if subject.peril else "combat",
            xp=subject.xp,
            item=subject.item,
            carried=words.item_name(subject.id),
            health=subject.health,
            leaf=subject.leaf,
            ability=ability(words, subject.ability) if subject.ability else None,
            boxes=boxes(subject.boxes),
            options=[
                WayFace(words.label(subject, i), c.COLORS[option.color], option.time_cost, box(option.box), option.loot)
                for i, option in enumerate(subject.options)
            ],
            skill=skill(words, subject.skill),
            potion=potion(words, subject.potion),
        )
    if isinstance(subject, c.HeroSide):
        feat = subject.feat
        return Face(
            kind="hero",
            stats=subject.stats,
            health=subject.health,
            feat=TextFace(feat.id, words.text(f"feat-{feat.id}"), words.feat(feat)),
            skill=skill(words, subject.skill),
        )
    if isinstance(subject, c.Dungeon):
        return Face(
            kind="dungeon",
            floors=[
                FloorFace(ability(words, floor.ability), boxes(floor.peril_boxes), boxes(floor.combat_boxes))
                for floor in subject.floors
            ],
            boss=BossFace(
                subject.boss,
                words.text(f"boss-{subject.boss}"),
                words.ability(subject.boss_ability),
                subject.boss_health,
                boxes(subject.boss_boxes),
            ),
        )
    if isinstance(subject, c.Potion):
        return Face(kind="potion", potion=potion(words, subject.index))
    if isinstance(subject, c.Skill):
        return Face(kind="skill", skill=skill(words, subject.index))
    if isinstance(subject, c.Talent):
        return Face(
            kind="talent",
            focus=c.FOCUSES[subject.focus],
            spaces=subject.spaces,
            effect=subject.effect,
            skill=skill(words, subject.skill),
        )
    return None


def boxes(found: list[c.Box]) -> list[BoxFace]:
    return [box(each) for each in found]


def box(box: c.Box) -> BoxFace:
    value = None if box.value == c.X else box.value
    flags = bool(box.wide), bool(box.armor), bool(box.skull)
    return BoxFace(c.COLORS[box.color], value, *flags, box.damage, box.poison, box.time)


def ability(words: CardText, ability: c.Ability) -> AbilityFace:
    name, text = words.text(f"ability-{ability.id}"), words.ability(ability)
    return AbilityFace(ability.id, name, text, not c.has_effect(ability), acts_in_fights(ability))


def skill(words: CardText, index: int) -> SkillFace | None:
    if index < 0:
        return None
    found = words.pack.skills[index]
    return SkillFace(
        id=found.id,
        name=words.skill_name(found.id),
        text=words.skill(found),
        effect=words.skill(found) if found.passive else words.effects(found.effects),
        use=fights_of(found.use),
        color=c.COLORS[found.color],
        dice=found.dice,
        mana=found.mana,
        exile=found.exile,
        passive=bool(found.passive),
    )


def potion(words: CardText, index: int) -> PotionFace | None:
    if index < 0:
        return None
    found = words.pack.potions[index]
    use = fights_of(found.use) if found.effects else []
    return PotionFace(found.id, words.text(f"potion-{found.id}"), words.potion(found), use)
