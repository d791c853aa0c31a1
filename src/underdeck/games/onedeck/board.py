"""The table of One Deck Dungeon."""

from typing import final

import msgspec
from textual.content import Content

from underdeck.app.board import Board, Move, key_of, played
from underdeck.app.drawing import (
    DOTTED,
    DOUBLE,
    HEAVY,
    LIGHT,
    Block,
    chip,
    die_style,
    folded,
    frame,
    heading,
    in_rows,
    ink,
    press,
    stacked,
)
from underdeck.app.facet import AppFacet
from underdeck.games.onedeck.drawing import Table
from underdeck.games.onedeck.line import drawn_spaces
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.view_types import BoxView, DoorView, HeroView, View
from underdeck.games.onedeck.text.table import BOX_LETTERS
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.packs.outside import Refs
from underdeck.table import wire
from underdeck.terminal.paint import clip

ON_DIE = ("add", "pay", "pick", "throw", "store", "cover", "convert", "discard")
LOOSE = ("cover", "convert", "discard")
"""Answers about a die that needs to be picked first."""

ANYTIME = ("heal", "return")

TILE = 24
WIDEST_TILE = 34
DOOR = 17
NAME = 9
QUIET = "$foreground-muted"


class OneDeckBoard(Board):
    folds = True
    proposable = ("placing",)
    main_verbs = ("done", "go-on", "pass", "no-feat", "stop", "encounter")

    def __init__(self, table: wire.Table) -> None:
        self.picked: tuple[str, str, int] | None = None
        """A hero's die in hand, and its number on the screen."""
        self.aim = 0
        """A box chosen before its die."""
        super().__init__(table)

    def take(self, table: wire.Table) -> None:
        super().take(table)
        self.words = onedeck_text(table.lang, msgspec.convert(table.view.get("packs", ()), Refs))
        self.text = self.words.text
        self.view = msgspec.convert(table.view, View)
        self.lines = Table(self.words)
        self.picked = None
        self.aim = 0

    # Answers

    def fighters(self) -> list[HeroView]:
        return [hero for hero in self.view.heroes if hero.fighting]

    def dice(self) -> list[tuple[str, str]]:
        """Those on the table, in the order of their numbers."""
        if not self.view.placing and not any(move.verb in ON_DIE for move in self.moves):
            return []
        return [(hero.hero, die) for hero in self.fighters() for die in hero.pool]

    def with_die(self, hero: str, die: str) -> list[Move]:
        return [move for move in self.moves if move.verb in ON_DIE and move.rest[:2] == [hero, die]]

    def plain_lines(self) -> list[str]:
        return self.lines.draw(self.view).split("\n")

    def listed(self) -> list[Move]:
        if self.all_answers:
            return self.moves
        if self.picked is not None:
            return self.with_die(*self.picked[:2])
        vain = {f"heal {hero.hero}" for hero in self.view.heroes if not hero.damage + hero.poison}
        found = [move for move in self.moves if move.verb not in LOOSE and move.words not in vain] or self.moves
        return sorted(found, key=lambda move: (move.grave, move.verb in ANYTIME))

    def prefix(self, number: int, move: Move) -> str:
        if move.verb == "cover":
            return BOX_LETTERS[int(move.rest[2]) - 1]
        return "" if self.dice() else super().prefix(number, move)

    def digit(self, number: int) -> Move | None:
        dice = self.dice()
        if not dice:
            return super().digit(number)
        return self.pick(number) if number <= len(dice) else None

    def pick(self, number: int) -> Move | None:
        """A die that can do one thing does it; another one is taken up."""
        hero, die = self.dice()[number - 1]
        if self.aim:
            cover = self.move(f"cover {hero} {die} {self.aim}")
            self.aim = 0
            if cover is not None:
                return cover
        found = self.with_die(hero, die)
        direct = [move for move in found if move.verb not in LOOSE]
        if len(direct) == 1:
            return direct[0]
        again = self.picked is not None and self.picked[2] == number
        self.picked = (hero, die, number) if found and not again else None
        return None

    def letter(self, key: str) -> Move | None:
        number = BOX_LETTERS.find(key) + 1
        return self.place(number) if 0 < number <= len(self.view.boxes) else None

    def place(self, number: int) -> Move | None:
        """The picked die on a box; without one, the box waits for its die."""
        if self.picked is not None:
            hero, die, _ = self.picked
            return self.move(f"cover {hero} {die} {number}")
        if any(move.verb == "cover" and move.rest[2] == str(number) for move in self.moves):
            self.aim = 0 if self.aim == number else number
        return None

    def press(self, act: str) -> Move | None:
        kind, _, rest = act.partition(" ")
        if kind == "die":
            return self.pick(int(rest))
        if kind == "box":
            return self.place(int(rest))
        return super().press(act)

    def let_go(self) -> bool:
        held = self.picked is not None or self.aim > 0 or self.proposal is not None
        self.picked, self.aim, self.proposal = None, 0, None
        return held

    def told_by(self, act: str) -> tuple[str, str] | None:
        kind, _, id = act.partition(" ")
        words = self.words
        if kind == "skill":
            return words.skill_name(id), words.skill(words.skills[id])
        if kind == "card":
            return words.card_name(id), words.encounter(words.by_id[id])
        if kind == "potion":
            potion = next(each for each in words.pack.potions if each.id == id)
            return self.text(f"potion-{id}"), words.potion(potion)
        if kind == "about":
            feat = words.pack.heroes[id][0 if len(self.view.heroes) == 1 else 1].feat
            return self.text(f"feat-{feat.id}"), words.feat(feat, self.view.edition)
        return None

    def how_to_play(self) -> str:
        return self.words.how_to_play(len(self.view.heroes))

    # The line above

    def head(self) -> tuple[str, str]:
        view, text = self.view, self.text
        where = text(f"dungeon-{view.dungeon}")
        if view.boss is not None:
            return f"{where} · {text('table-boss')} · {text('table-round', n=view.round)}", ""
        stairs = text("table-stairs-hidden")
        if view.stairs_visible:
            stairs = text("table-stairs", n=view.stairs_tokens, most=view.stairs_limit)
        left = f"{where} · {text('table-floor', n=view.floor)} · {text('table-turn', n=view.turn)}"
        if view.tier is not None:
            left += f" · {text('table-tier', tier=text(f'tier-{view.tier}'))}"
        return left, f"{text('table-deck', n=view.deck)} · {text('table-discard', n=len(view.discard))} · {stairs}"

    # The party

    def side(self, width: int) -> Content:
        lines: list[Content] = []
        for hero in self.view.heroes:
            lines += [*self.hero(hero, width), Content("")]
        return stacked(lines + self.party(width))

    def hero(self, hero: HeroView, width: int) -> list[Content]:
        text, words = self.text, self.words
        left = max(0, hero.health - hero.damage)
        hearts = [
            ink(" " + "♥" * left, "bold $error"),
            ink("♡" * min(hero.damage, hero.health), QUIET),
            ink(f" {left}/{hero.health}"),
            ink(f"  ☠{hero.poison}" if hero.poison else "", "bold $success"),
        ]
        lines = [heading(self.who(hero), width, "bold $accent" if hero.fighting else QUIET)]
        lines.append(Content.assemble(*hearts))
        stats = [chip(f"{words.letter(color)}{n}", c.COLORS[color][0]) for color, n in enumerate(hero.stats)]
        lines.append(Content(" ").join([Content(""), *stats]))
        stored = [chip(f"{words.letter(c.COLORS.index(color))}×{n}", color[0]) for color, n in hero.stored.items()]
        feat = Content(" ").join([ink(f" ★ {text(f'feat-{hero.feat}')}"), *stored])
        lines.append(press(feat, f"about {hero.card}"))
        for skill in hero.skills:
            name = words.skill_name(skill.id)
            usable = self.move(f"use {hero.hero} {skill.id}") is not None
            mark = "✓" if skill.used else "▸" if usable else "·"
            style = "bold $accent" if usable else QUIET if skill.used else ""
            said = f" {mark} {text('table-used', name=name) if skill.used else name}"
            lines += [press(line, f"skill {skill.id}") for line in folded(said, width, style, "   ")]
        for item in hero.items:
            said = f" ◇ {words.item_named(item)}"
            lines += [press(line, f"card {item}") for line in folded(said, width, "", "   ")]
        for talent in [each for each in hero.sheet if each.active and words.talents[each.id].effect]:
            lines += folded(f" ✦ {text(f'talent-{talent.id}')}", width, "", "   ")
        return lines

    def who(self, hero: HeroView) -> str:
        """The hero, and who plays her."""
        return next((played(seat) for seat in self.table.seats if seat.seat == hero.seat), hero.hero)

    def party(self, width: int) -> list[Content]:
        view, text = self.view, self.text
        lines = [heading(text("table-level", n=view.level), width)]
        price = "table-xp" if view.level < len(self.words.pack.levels[0]) else "table-xp-potion"
        lines += folded(f" {text(price, total=view.xp_total, needed=view.xp_needed)}", width, "", "  ")
        caps = text("table-caps", items=view.level_items, skills=view.level_skills)
        lines += folded(f" {caps}", width, QUIET, "  ")
        if view.level_bonus:
            lines.append(Content.assemble(" ", chip(f"{self.words.letter(c.HEROIC)}×{view.level_bonus}", "h")))
        lines.append(heading(text("app-potions", n=view.tokens), width))
        for potion in view.potions:
            said = folded(f" ⚗ {text(f'potion-{potion}')}", width, "", "   ")
            lines += [press(line, f"potion {potion}") for line in said]
        more = []
        exiled = [self.words.dice(c.COLORS.index(color), n) for color, n in view.exiled.items() if n]
        if exiled:
            more.append(text("table-exiled", dice=", ".join(exiled)))
        if any(hero.poison for hero in view.heroes):
            more.append(text("table-poison-left", n=view.poison_left))
        if view.leaves:
            more.append(text("table-leaves", n=view.leaves))
        for each in more:
            lines += folded(f" {each}", width, "", "  ")
        return lines

    # The scene

    def scene(self, width: int) -> Content:
        view = self.view
        if view.result is not None and any(hero.sheet for hero in view.heroes):
            return stacked(self.sheets(width))
        if view.mode is not None:
            lines = self.encounter(width)
            return stacked(
                lines if view.placing or view.boss is not None else [*lines, Content(""), *self.floors(width)]
            )
        lines = in_rows([self.door(door) for door in view.doors], width)
        if not view.doors:
            lines.append(ink(f" {self.text('table-no-doors')}", QUIET))
        pairs = [(door.card, door.second) for door in view.doors if view.card in (door.card, door.second)]
        cards = [id for pair in pairs for id in pair if id is not None and view.card is not None]
        for id in [*cards, *[spoil for spoil in view.spoils if spoil not in cards]]:
            lines += [Content(""), *self.card(id, width)]
        return stacked([*lines, Content(""), *self.floors(width)])

    def door(self, door: DoorView) -> Block:
        enter = self.move(f"enter {door.number}")
        cards = [id for id in (door.card, door.second) if id is not None]
        here = self.view.card is not None and self.view.card in cards
        style = "bold $accent" if enter or here else QUIET
        if cards:
            inside = [line for id in cards for line in self.door_card(id)]
            inside += [Content("")] * (3 - len(inside))
        else:
            plank, sign = "▒" * (DOOR - 2), f" {self.text('table-door-closed')} "
            inside = [ink(plank, style), ink(f"{sign.center(DOOR - 5, '▒')}▒●▒", style), ink(plank, style)]
        drawn = frame(ink(f" {door.number} ", style), inside, DOOR, "", HEAVY if here else LIGHT, style)
        return [press(line, f"enter {door.number}") for line in drawn] if enter else drawn

    def door_card(self, id: str) -> list[Content]:
        card = self.words.by_id[id]
        kind = self.text("use-peril" if card.peril else "use-combat")
        name = folded(self.lines.door_card(id), DOOR - 4, "bold")[:2]
        lines = [*[Content.assemble(" ", line) for line in name], ink(f" {kind} · {card.xp} XP", QUIET)]
        return [press(line, f"card {id}") for line in lines] if not self.moves_by_door() else lines

    def moves_by_door(self) -> bool:
        return any(move.verb == "enter" for move in self.moves)

    def card(self, id: str, width: int) -> list[Content]:
        """A card face up on the table, not (or no longer) being fought."""
        card, text = self.words.by_id[id], self.text
        kind = text("use-peril" if card.peril else "use-combat")
        inside: list[Content] = []
        if card.ability:
            inside += folded(f" {self.words.ability_named(card.ability)}", width - 4, "italic", "   ")
        inside += self.options(card) if card.peril else self.plain_boxes(card.boxes, width - 4)
        item = text("table-loot-item", item=self.words.item(card))
        loot = self.words.labelled(text("table-loot"), f"{item} {self.words.loot(card)}")
        inside += folded(f" {loot}", width - 4, "", "   ")
        title = ink(f" {self.lines.door_card(id)} · {kind} · {card.xp} XP ", "bold $accent")
        return frame(title, inside, width, "", LIGHT, "$primary")

    def options(self, card: c.Encounter) -> list[Content]:
        """The two ways through a peril."""
        lines: list[Content] = []
        for index, option in enumerate(card.options):
            first = f"◷ {self.text('box-time', n=option.time_cost)} + " if option.time_cost else ""
            lines.append(ink(f" {index + 1} {self.words.label(card, index)}", "bold"))
            lines.append(Content.assemble("   ", ink(first, "$warning"), self.plain_box(option.box)))
        return lines

    def plain_boxes(self, boxes: list[c.Box], width: int) -> list[Content]:
        """What they want and what they cost, one after the other."""
        blocks: list[Block] = [[Content.assemble(" ", self.plain_box(box))] for box in boxes]
        return in_rows(blocks, width, 2)

    def plain_box(self, box: c.Box) -> Content:
        marks = self.words.box_marks(box)
        return Content.assemble(self.wants(box), f" {marks}" if marks else "", " ", self.costs(box))

    def wants(self, box: c.Box | BoxView) -> Content:
        color = box.color if isinstance(box.color, str) else c.COLORS[box.color]
        value = "X" if box.value == c.X else str(box.value)
        if color == "any":
            return chip(f"{self.text('letter-any')} {value}", "any")
        return chip(f"{self.text(f'letter-{color}')}{value}", color[0])

    def floors(self, width: int) -> list[Content]:
        """What the dungeon adds, down to this floor."""
        lines = [heading(self.text("table-floors"), width)]
        for number, floor in enumerate(self.words.pack.dungeons[self.view.dungeon].floors[: self.view.floor], 1):
            name = self.text(f"ability-{floor.ability.id}")
            said = self.words.ability_named(floor.ability, self.view) if c.has_effect(floor.ability) else name
            lines += folded(f" {number} {said}", width, "", "   ")
            for use, boxes in (("peril", floor.peril_boxes), ("combat", floor.combat_boxes)):
                found = Content(" ").join([self.plain_box(box) for box in boxes])
                lines.append(Content.assemble(f"   {self.text(f'use-{use}')} + ", found))
        return lines

    def encounter(self, width: int) -> list[Content]:
        view, text, words = self.view, self.text, self.words
        if view.boss is not None:
            boss = text(f"boss-{view.boss}")
            left = max(0, view.boss_health - view.boss_damage)
            title = text("table-boss-line", boss=boss, left=left, health=view.boss_health)
            abilities = [words.ability(words.pack.dungeons[view.dungeon].boss_ability, view)]
            ways: list[Content] = []
        else:
            assert view.card is not None
            card = words.by_id[view.card]
            title = f"{words.card_name(view.card)} · {text(f'use-{view.mode}')}"
            if view.option is not None:
                title += f" · {words.label(card, view.option - 1)}"
            abilities = [words.ability_named(card.ability)] if card.ability else []
            rows = [floor.ability for floor in words.pack.dungeons[view.dungeon].floors]
            abilities += [words.ability_named(row, view) for row in rows if row.id in view.abilities]
            ways = self.options(card) if view.mode == "peril" and view.option is None else []
        lines = [heading(title, width, "bold $error", "━")]
        for ability in abilities:
            lines += folded(f" {ability}", width, "italic", "   ")
        across = max(1, (width + 1) // (TILE + 1))
        wide = min(WIDEST_TILE, (width + 1) // across - 1)
        return lines + ways + in_rows([self.tile(box, wide) for box in view.boxes], width)

    def tile(self, box: BoxView, width: int) -> Block:
        """A box: what it wants in its upper edge; inside, what lies on it, what is missing, or what it costs."""
        fits = self.fits(box)
        lit = self.aim == box.number or (fits and self.picked is not None)
        letter = BOX_LETTERS[box.number - 1].upper() if box.number <= len(BOX_LETTERS) else ""
        source = self.text("box-source-hordes") if box.source == "hordes" else ""
        if box.source.startswith("floor"):
            source = self.text("box-source-floor", n=int(box.source[-1]))
        marks = " ".join([part for part in (self.words.box_marks(box), source and f"({source})") if part])
        key = ink(f" {letter} ", "bold $accent" if fits else QUIET)
        title = Content.assemble(key, self.wants(box), f" {marks} " if marks else " ")
        edge = DOUBLE if lit else DOTTED if box.covered else LIGHT
        style = "bold $accent" if lit else QUIET if box.covered else ""
        drawn = frame(title, [self.inside(box)], width, "", edge, style)
        return [press(line, f"box {box.number}") for line in drawn]

    def inside(self, box: BoxView) -> Content:
        why = self.why_not(box)
        if why:
            return ink(f" ✗ {why}", QUIET)
        lying = (
            next((each.dice for each in self.proposal.boxes if each.number == box.number), []) if self.proposal else []
        )
        if lying and not box.covered:
            return Content.assemble(ink(" ✦ ", "bold $accent"), self.chips(lying))
        dice = self.chips(box.dice)
        if box.covered:
            return Content.assemble(ink(" ✔ ", "bold $success"), dice)
        if box.dice:
            left = max(0, box.value - sum(int(die[1]) for die in box.dice))
            return Content.assemble(" ", dice, ink(f" {self.text('app-missing', n=left)}", "bold $warning"))
        return Content.assemble(" ", self.costs(box))

    def chips(self, dice: list[str]) -> Content:
        return Content(" ").join([chip(self.words.die(die), die[0]) for die in dice])

    def costs(self, box: c.Box | BoxView) -> Content:
        parts = []
        if box.damage:
            parts.append(ink(f"♥ {self.text('box-damage', n=box.damage)}", "$error"))
        if box.poison:
            parts.append(ink(f"☠ {self.text('box-poison', n=box.poison)}", "$success"))
        if box.time:
            parts.append(ink(f"◷ {self.text('box-time', n=box.time)}", "$warning"))
        return Content("  ").join(parts)

    def fits(self, box: BoxView) -> bool:
        covers = [move for move in self.moves if move.verb == "cover" and move.rest[2] == str(box.number)]
        return any(self.picked is None or move.rest[:2] == [*self.picked[:2]] for move in covers)

    def why_not(self, box: BoxView) -> str:
        """Why the picked die can't go there."""
        if self.picked is None or self.fits(box) or box.covered:
            return ""
        die = self.picked[1]
        if die.endswith("*"):
            return self.text("app-why-mana")
        if die.endswith("!") and not box.armor:
            return self.text("app-why-armor")
        if box.color != "any" and die[0] not in (box.color[0], "h"):
            return self.text(f"app-why-{box.color}")
        if not box.wide and int(die[1]) < box.value:
            return self.text("app-why-low")
        if not box.armor and any(other.armor and not other.covered for other in self.view.boxes):
            return self.text("app-why-first")
        return self.text("app-why-now")

    def sheets(self, width: int) -> list[Content]:
        """The game is over, check-marks are being placed."""
        lines: list[Content] = []
        for hero in [hero for hero in self.view.heroes if hero.sheet]:
            lines.append(heading(self.words.hero_name(hero.hero), width, "bold $accent"))
            for talent in hero.sheet:
                said = self.text(
                    "sheet-line",
                    talent=self.text(f"talent-{talent.id}"),
                    focus=self.text(f"focus-{talent.focus}"),
                    spaces=drawn_spaces(talent.marks, talent.spaces),
                    state="active" if talent.active else "unlocked" if talent.marks == talent.spaces else "open",
                )
                lines += folded(f" {said}", width, "", "   ")
        return lines

    # My dice

    def tray(self, width: int) -> Content | None:
        if not self.dice() and not self.view.placing:
            return None
        fighters = self.fighters()
        flat = self.low and len(fighters) > 1
        lines: list[Content] = []
        number = 0
        for hero in fighters:
            name = self.words.hero_name(hero.hero)
            blocks: list[Block] = []
            if len(fighters) > 1:
                label, blank = ink(clip(name, NAME).ljust(NAME), "bold"), Content.blank(NAME)
                blocks.append([label] if flat else [blank, label, blank])
            for die in hero.pool:
                number += 1
                blocks.append(self.flat_die(die, number) if flat else self.die(die, number))
            if hero.pool:
                lines += in_rows(blocks, width)
            else:
                lines.append(ink(self.words.labelled(f" {name}", self.text("table-pool-empty")), QUIET))
        if self.view.placing:
            lines.append(self.forecast())
        return stacked(lines)

    def die(self, die: str, number: int) -> Block:
        """Its letter and value; above, what it may only be used for; below, its key, or that it is in hand."""
        picked = self.picked is not None and self.picked[2] == number
        left, right, low_left, low_right, flat, side = DOUBLE if picked else LIGHT
        only = die[2:] or flat
        key = "▲" if picked else key_of(number) or flat
        face = f"{self.words.die(die)[0]} {die[1]}"
        rows = [f"{left}{flat}{only}{flat}{right}", f"{side}{face}{side}", f"{low_left}{flat}{key}{flat}{low_right}"]
        return [press(ink(row, die_style(die[0])), f"die {number}") for row in rows]

    def flat_die(self, die: str, number: int) -> Block:
        """On a low screen: its key and its face on one line."""
        picked = self.picked is not None and self.picked[2] == number
        key = "▲" if picked else key_of(number) or " "
        face = chip(self.words.die(die), die[0])
        return [press(Content.assemble(ink(key, "bold $accent" if picked else QUIET), face), f"die {number}")]

    def forecast(self) -> Content:
        """What stopping now would cost."""
        view = self.view
        if self.proposal is not None:
            then = self.proposal
            costs = self.text("app-if-placed", damage=then.damage, time=then.time, poison=then.poison)
            return ink(f" ✦ {costs}", "bold $accent")
        free = not view.damage_now and not view.time_now and not view.poison_now
        mark, style = ("✔", "bold $success") if free else ("⚠", "bold $warning")
        if view.mortal:
            mark, style = ("☠", "bold $error")
        return ink(f" {mark} {self.lines.forecast(view)}", style)


@final
class App(AppFacet):
    def board(self, table: wire.Table) -> Board:
        return OneDeckBoard(table)
