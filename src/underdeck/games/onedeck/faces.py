"""What is printed on a card of One Deck Dungeon, for drawing: numbers as they are, sentences in a language."""

from typing import TYPE_CHECKING, Any

from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.skills import fights_of

OUTSIDE_FIGHTS = (
    "door_limit", "explore_poison", "explore_time", "floor_exile", "floor_poison", "floor_time", "resist_penalty",
    "turn_time",
)  # fmt: skip

if TYPE_CHECKING:
    from underdeck.games.onedeck.text.words import OneDeckText


def onedeck_face(words: "OneDeckText", subject: object) -> dict[str, Any] | None:
    if isinstance(subject, c.Encounter):
        return {
            "kind": "peril" if subject.peril else "combat",
            "xp": subject.xp,
            "item": subject.item,
            "health": subject.health,
            "leaf": subject.leaf,
            "ability": ability(words, subject.ability) if subject.ability else None,
            "boxes": boxes(subject.boxes),
            "options": [
                {
                    "label": words.label(subject, i),
                    "color": c.COLORS[option.color],
                    "time": option.time_cost,
                    "box": box(option.box),
                    "loot": option.loot,
                }
                for i, option in enumerate(subject.options)
            ],
            "skill": skill(words, subject.skill),
            "potion": potion(words, subject.potion),
        }
    if isinstance(subject, c.HeroSide):
        feat = subject.feat
        return {
            "kind": "hero",
            "stats": subject.stats,
            "health": subject.health,
            "feat": {"id": feat.id, "name": words.text(f"feat-{feat.id}"), "text": words.feat(feat)},
            "skill": skill(words, subject.skill),
        }
    if isinstance(subject, c.Dungeon):
        return {
            "kind": "dungeon",
            "floors": [
                {
                    "ability": ability(words, floor.ability),
                    "peril": boxes(floor.peril_boxes),
                    "combat": boxes(floor.combat_boxes),
                }
                for floor in subject.floors
            ],
            "boss": {
                "id": subject.boss,
                "name": words.text(f"boss-{subject.boss}"),
                "text": words.ability(subject.boss_ability),
                "health": subject.boss_health,
                "boxes": boxes(subject.boss_boxes),
            },
        }
    if isinstance(subject, c.Potion):
        return {"kind": "potion", "potion": potion(words, subject.index)}
    if isinstance(subject, c.Skill):
        return {"kind": "skill", "skill": skill(words, subject.index)}
    if isinstance(subject, c.Talent):
        return {
            "kind": "talent",
            "focus": c.FOCUSES[subject.focus],
            "spaces": subject.spaces,
            "effect": subject.effect,
            "skill": skill(words, subject.skill),
        }
    return None


def boxes(found: list[c.Box]) -> list[dict[str, Any]]:
    return [box(each) for each in found]


def box(box: c.Box) -> dict[str, Any]:
    return {
        "color": c.COLORS[box.color],
        "value": None if box.value == c.X else box.value,
        "wide": bool(box.wide),
        "armor": bool(box.armor),
        "skull": bool(box.skull),
        "damage": box.damage,
        "poison": box.poison,
        "time": box.time,
    }


def ability(words: "OneDeckText", ability: c.Ability) -> dict[str, Any]:
    return {
        "id": ability.id,
        "name": words.text(f"ability-{ability.id}"),
        "text": words.ability(ability),
        "plain": not has_effect(ability),
        "fights": acts_in_fights(ability),
    }


def skill(words: "OneDeckText", index: int) -> dict[str, Any] | None:
    if index < 0:
        return None
    found = words.pack.skills[index]
    return {
        "id": found.id,
        "name": words.skill_name(found.id),
        "text": words.skill(found),
        "effect": words.skill(found) if found.passive else words.effects(found.effects),
        "use": fights_of(found.use),
        "color": c.COLORS[found.color],
        "dice": found.dice,
        "mana": found.mana,
        "exile": found.exile,
        "passive": bool(found.passive),
    }


def potion(words: "OneDeckText", index: int) -> dict[str, Any] | None:
    if index < 0:
        return None
    found = words.pack.potions[index]
    return {
        "id": found.id,
        "name": words.text(f"potion-{found.id}"),
        "text": words.potion(found),
        "use": fights_of(found.use) if found.effects else [],
    }


def acts_in_fights(ability: c.Ability) -> bool:
    return has_effect(ability) and not any(getattr(ability, name) for name in OUTSIDE_FIGHTS)


def has_effect(ability: c.Ability) -> bool:
    blank = c.Ability(ability.id)
    return any(getattr(ability, name) != getattr(blank, name) for name in c.ABILITY_FIELDS)
