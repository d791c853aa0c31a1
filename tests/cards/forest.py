"""Forest of Shadows as its pack file says it, and the positions in which its cards are played.

The numbers of this set are ours and may be tuned. Tests read them here and prove that the table does what they say.
"""

from typing import Any

from test_card_facts import Box, dice_worth

from table import Table, at
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.verbs import VERBS

PACK = onedeck_pack().pack
FACTS = [fact for fact in onedeck_pack().facts if fact.set == "forest"]
CARDS = {card.id: card for card in PACK.cards if card.set == 1 and not card.twin}
COMBATS = [id for id, card in CARDS.items() if not card.peril]
PERILS = [id for id, card in CARDS.items() if card.peril]
SPLIT = [id for id in PERILS if CARDS[id].options[0].loot]
SIDES = {
    (hero, name): side
    for hero, sides in PACK.heroes.items()
    if sides[0].set == 1
    for name, side in zip(("solo", "duo"), sides, strict=True)
}
DUNGEONS = {id: dungeon for id, dungeon in PACK.dungeons.items() if dungeon.set == 1}
BOSSES = {dungeon.boss: dungeon for dungeon in DUNGEONS.values()}
HORDES = PACK.hordes
SKILLS = {skill.id: skill for skill in PACK.skills}
POTIONS = {potion.id: potion for potion in PACK.potions}
ABILITIES = {
    ability.id: ability
    for ability in [
        *[card.ability for card in CARDS.values() if card.ability is not None],
        *[floor.ability for dungeon in DUNGEONS.values() for floor in dungeon.floors],
        *[dungeon.boss_ability for dungeon in DUNGEONS.values()],
        HORDES.ability,
    ]
}
WITH_ABILITY = {
    ability: [id for id, card in CARDS.items() if card.ability is not None and card.ability.id == ability]
    for ability in ABILITIES
}

ON_CARDS = {PACK.skills[card.skill].id: card.id for card in reversed(CARDS.values()) if card.skill >= 0}
PRINTED = {PACK.skills[side.skill].id: key for key, side in SIDES.items()}
BREWED = {PACK.potions[card.potion].id: card.id for card in CARDS.values() if card.potion >= 0}
BASIC = [[PACK.skills[index].id for index in basics] for basics in PACK.basic_skills]
"""Basic Skills by set."""

HERO = "warden"
"""Who stands before the cards alone: the healthiest, and a feat that asks nothing unless a die is stored on it."""
HOME = "mudlands"
"""Where: nothing on its first floor touches an encounter but the boxes."""
SILENT = "moss-golem-1"
"""A foe without ability."""
LETTERS = "samh"


def printed(box: c.Box, x: int = 0, wide_plus: int = 0) -> Box:
    """A box of the pack as it lies on the table, with this number for X."""
    value = (x if box.value == c.X else box.value) + (wide_plus if box.wide else 0)
    skull = bool(box.skull)
    return Box(c.COLORS[box.color], value, box.wide, box.armor, skull, box.damage, box.time, box.poison)


def least_x(ability: c.Ability | None) -> int:
    """X without poison and with one open door."""
    return 0 if ability is None else ability.x_minimum or ability.x_per_open_door


def floors(dungeon: str, floor: int, fight: str) -> list[c.Box]:
    """The boxes of the floors so far."""
    rows = DUNGEONS[dungeon].floors[:floor]
    return [box for row in rows for box in (row.combat_boxes if fight == "combat" else row.peril_boxes)]


def wide_plus(dungeon: str, floor: int) -> int:
    return sum(row.ability.wide_plus for row in DUNGEONS[dungeon].floors[:floor])


def boxes_of(card: str, option: int = 0, dungeon: str = HOME, floor: int = 1) -> list[Box]:
    """All boxes of an encounter, with no poison and no other open door; `option` is the way through a peril."""
    own = [CARDS[card].options[option - 1].box] if option else CARDS[card].boxes
    more = floors(dungeon, floor, "peril" if option else "combat")
    x = least_x(CARDS[card].ability)
    return [printed(box, x, wide_plus(dungeon, floor)) for box in [*own, *more]]


def boss_boxes(boss: str) -> list[Box]:
    return [printed(box, least_x(BOSSES[boss].boss_ability)) for box in BOSSES[boss].boss_boxes]


def in_order(dice: list[str]) -> list[str]:
    """As a pool shows them."""
    return sorted(dice, key=lambda die: (len(die), LETTERS.index(die[0]), die))


def dice_on(box: Box, grey: str = "strength") -> list[str]:
    """Dice that cover the box exactly, of this color if it is grey."""
    return dice_worth((grey if box.color == "any" else box.color)[0], box.value)


def cover(boxes: list[Box], open_: tuple[int, ...], pool: str = "", grey: str = "strength") -> str:
    """Position lines that cover every box but these; heroic dice help where the pool and the others leave too few."""
    left = dict(zip(LETTERS, PACK.supply, strict=True))
    for die in pool.split():
        left[die[0]] -= 1
    lines = []
    for number, box in enumerate(boxes, 1):
        if number in open_:
            continue
        dice = []
        for die in dice_on(box, grey):
            letter = die[0] if left[die[0]] else "h"
            left[letter] -= 1
            dice.append(letter + die[1])
        lines.append(f"covered {number} {' '.join(dice)}")
    return "\n".join(lines)


def placing(
    card: str,
    open_: tuple[int, ...],
    pool: str,
    option: int = 0,
    more: str = "",
    dungeon: str = HOME,
    floor: int = 1,
    heroes: str = HERO,
) -> Table:
    """In front of the card, every box covered but these; the first hero has the pool."""
    boxes = boxes_of(card, option, dungeon, floor)
    grey = c.COLORS[CARDS[card].options[option - 1].color] if option else "strength"
    return at(f"""
        heroes {heroes}
        dungeon {dungeon}
        floor {floor}
        doors {card} ?
        deck 20
        fresh_floor no
        phase placing 1
        {f"choice {option}" if option else ""}
        {cover(boxes, open_, pool, grey)}
        hero {heroes.split()[0]} pool {pool}
        {more}
    """)


def before(card: str, more: str = "", heroes: str = HERO, dungeon: str = HOME, floor: int = 1) -> Table:
    """The card lies open, the encounter begins."""
    return at(f"""
        heroes {heroes}
        dungeon {dungeon}
        floor {floor}
        doors {card}
        deck 20
        fresh_floor no
        phase encounter 1
        {more}
    """)


def facing(
    boss: str, open_: tuple[int, ...], pool: str, more: str = "", heroes: str = HERO, boxes: list[Box] | None = None
) -> Table:
    """In the placing step of a round, every box covered but these."""
    return at(f"""
        heroes {heroes}
        dungeon {BOSSES[boss].id}
        floor 4
        tokens 0
        phase placing
        {cover(boxes or boss_boxes(boss), open_, pool)}
        hero {heroes.split()[0]} pool {pool}
        {more}
    """)


def finish(t: Table) -> None:
    """Everybody is done; odd damage and poison go to the first hero."""
    while t.asks in ("placing", "split", "split-poison"):
        t.do("done" if t.asks == "placing" else t.offers("split")[0])


def rolled(stats: list[int], value: int) -> str:
    """The script of a roll in which every die of these icons shows the value."""
    return " ".join([str(value)] * sum(stats))


def whole(t: Table) -> bool:
    """Every die is in a pool, on a box or feat, exiled, or in the supply."""
    lying = [die for hero in t.view.heroes for die in hero.pool] + [die for box in t.view.boxes for die in box.dice]
    for color, limit in zip(c.COLORS[:4], PACK.supply, strict=True):
        out = sum(die[0] == color[0] for die in lying) + sum(hero.stored.get(color, 0) for hero in t.view.heroes)
        if t.view.supply[color] + t.view.exiled[color] + out != limit:
            return False
    return True


# Skills


def user(skill: str) -> str:
    """Who has the skill in these tests."""
    if skill in PRINTED:
        return PRINTED[skill][0]
    return "warrior" if skill in BASIC[0] else HERO


def partner(hero: str) -> str:
    return "alchemist" if hero == "hunter" else "hunter"


def cost(skill: str) -> list[str]:
    """Dice that pay for the skill exactly."""
    facts = SKILLS[skill]
    return dice_worth("m", facts.mana) if facts.mana else [LETTERS[facts.color] + "1"] * facts.dice


def held(skill: str) -> str:
    """The words of a position that give the skill to its user."""
    if skill in PRINTED:
        return ""
    return f"skills {ON_CARDS[skill]}" if skill in ON_CARDS else f"basic {skill}"


def heroes_for(skill: str, together: bool = False) -> str:
    duo = together or (skill in PRINTED and PRINTED[skill][1] == "duo")
    return f"{user(skill)} {partner(user(skill))}" if duo else user(skill)


def peril_of(color: str, without: str = "", set_: int = 1) -> tuple[str, int]:
    """A peril with an option of this color."""
    return next(
        (card.id, number)
        for card in PACK.cards
        if card.set == set_ and card.id != without
        for number, option in enumerate(card.options, 1)
        if c.COLORS[option.color] == color
    )


def with_skill(skill: str, fight: str, pool: str, other: str = "", more: str = "", together: bool = False) -> Table:
    """In a combat with a foe without ability, in a peril of this color or against a boss; every box is open.

    `other` is the pool of the partner, who is there with a duo side or if they are `together`.
    """
    base = skill in BASIC[0]
    own = ON_CARDS.get(skill, "")
    if fight == "combat":
        foe = next(id for id in (("ogre-1",) if base else (SILENT, "moss-golem-2")) if id != own)
        place = f"doors {foe} ?\nphase placing 1"
    elif fight == "boss":
        place = "floor 4\nphase placing"
    else:
        card, option = peril_of(fight, own, 0 if base else 1)
        place = f"doors {card} ?\nphase placing 1\nchoice {option}"
    heroes = heroes_for(skill, together)
    return at(f"""
        heroes {heroes}
        dungeon {"dragons-cave" if base else HOME}
        deck 20
        fresh_floor no
        {more}
        {place}
        hero {user(skill)} {held(skill)} pool {pool}
        {f"hero {heroes.split()[1]} pool {other}" if " " in heroes else ""}
    """)


def use(t: Table, skill: str) -> None:
    """Use the skill and pay its cost."""
    t.do(f"use {user(skill)} {skill}")
    for die in cost(skill):
        if t.asks == "pay":
            t.do(f"pay {die}")


def used(skill: str, fight: str, pool: str, other: str = "", more: str = "", together: bool = False) -> Table:
    """The skill has just been used and paid for; the pool is what its user has beside the cost."""
    t = with_skill(skill, fight, " ".join([*cost(skill), pool]), other, more, together)
    use(t, skill)
    return t


def steps(effects: list[c.Effect], verb: str) -> list[Any]:
    """Every step of this kind, in branches too."""
    found = [effect for effect in effects if type(effect) is VERBS[verb]]
    return found + [step for effect in effects for branch in effect.branches for step in steps(branch, verb)]


def step(name: str, verb: str, icon: str = "") -> Any:
    """The step of this kind of a skill or potion; `icon` where it prevents several things."""
    found = steps((SKILLS.get(name) or POTIONS[name]).effects, verb)
    return next(effect for effect in found if not icon or effect.icon == icon)


def faces(effect: Any) -> list[int]:
    """The values of dice that an effect looks at."""
    return [value for value in range(1, 7) if not effect.values or effect.values >> value & 1]


ONE_OF_EACH = "s1 s2 s3 s4 s5 s6"


def reroll_two(t: Table, hero: str, effect: Any) -> list[str]:
    """Of one die of each value, any number of those that the effect looks at may be rerolled; here the first two
    come up 6. The pool that should come of it."""
    values = faces(effect)
    for value in range(1, 7):
        assert bool(t.offers(f"pick {hero} s{value}")) == (value in values)
    for value in values[:2]:
        t.do(f"pick s{value}")
    if t.offers(f"pick {hero}"):
        t.do("done")
    return in_order(["s6"] * len(values[:2]) + [f"s{value}" for value in range(1, 7) if value not in values[:2]])


def raise_dice(t: Table, effect: Any, pool: list[str]) -> list[str]:
    """Raise the first dice of the pool, as many as the effect allows. The pool that should come of it."""
    for die in pool[: effect.dice]:
        t.do(f"pick {die}")
    assert t.asks == "placing"
    raised = [f"{die[0]}{min(6, int(die[1]) + effect.by)}" for die in pool[: effect.dice]]
    return in_order([*raised, *pool[effect.dice :]])
