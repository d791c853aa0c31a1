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
    drawn,
    folded,
    frame,
    heading,
    in_rows,
    ink,
    press,
    shown,
    stacked,
)
from underdeck.app.facet import AppFacet
from underdeck.games.onedeck.drawing import Drawing, Lines
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.view_types import BoxView, DoorView, HeroView, View
from underdeck.games.onedeck.text.table import BOX_LETTERS
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.packs.outside import Refs
from underdeck.table import wire
from underdeck.table.drawing import Span, joined
from underdeck.terminal.paint import clip

ON_DIE = ("add", "pay", "pick", "throw", "store", "cover", "convert", "discard")
LOOSE = ("cover", "convert", "discard")
"""The answers about a die that must be picked first."""

ANYTIME = ("heal", "return")

TILE = 24
WIDEST_TILE = 34
DOOR = 17
NAME = 9


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
        self.drawing = Drawing(self.words, self.view, {move.words for move in self.moves})
        self.picked = None
        self.aim = 0

    # Answers

    def dice(self) -> list[tuple[str, str]]:
        """Return the dice on the table, in the order of their numbers."""
        if not self.view.placing and not any(move.verb in ON_DIE for move in self.moves):
            return []
        return [(hero.hero, die) for hero in self.drawing.fighters() for die in hero.pool]

    def with_die(self, hero: str, die: str) -> list[Move]:
        return [move for move in self.moves if move.verb in ON_DIE and move.rest[:2] == [hero, die]]

    def plain_lines(self) -> list[str]:
        return Lines(self.words, self.view).table()

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
        """Use a die that has only one answer; pick up any other."""
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
        """Place the picked die on a box; without one, the box waits for its die."""
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
        return self.drawing.head()

    # The party

    def side(self, width: int) -> Content:
        drawing, text = self.drawing, self.text
        lines: list[Content] = []
        for hero in self.view.heroes:
            lines.append(heading(self.who(hero), width, "lit" if hero.fighting else "quiet"))
            lines += [*shown(drawing.hero(hero), width), Content("")]
        lines += [heading(text("table-level", n=self.view.level), width), *shown(drawing.level(), width, "  ")]
        lines += [heading(text("app-potions", n=self.view.tokens), width), *shown(drawing.potions(), width)]
        return stacked(lines + shown(drawing.shared(), width, "  "))

    def who(self, hero: HeroView) -> str:
        """Return the hero and the player."""
        return next((played(seat) for seat in self.table.seats if seat.seat == hero.seat), hero.hero)

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
            lines.append(ink(f" {self.text('table-no-doors')}", "quiet"))
        for id in self.drawing.face_up():
            lines += [Content(""), *self.card(id, width)]
        return stacked([*lines, Content(""), *self.floors(width)])

    def door(self, door: DoorView) -> Block:
        enter = self.move(f"enter {door.number}")
        cards = [id for id in (door.card, door.second) if id is not None]
        here = self.view.card is not None and self.view.card in cards
        style = "lit" if enter or here else "quiet"
        if cards:
            inside = [line for id in cards for line in self.door_card(id)]
            inside += [Content("")] * (3 - len(inside))
        else:
            plank, sign = "▒" * (DOOR - 2), f" {self.text('table-door-closed')} "
            inside = [ink(plank, style), ink(f"{sign.center(DOOR - 5, '▒')}▒●▒", style), ink(plank, style)]
        block = frame(ink(f" {door.number} ", style), inside, DOOR, "", HEAVY if here else LIGHT, style)
        return [press(line, f"enter {door.number}") for line in block] if enter else block

    def door_card(self, id: str) -> list[Content]:
        name = folded(self.drawing.card_name(id), DOOR - 4, "bold")[:2]
        lines = [*[Content.assemble(" ", line) for line in name], ink(f" {self.drawing.kind(id)}", "quiet")]
        return [press(line, f"card {id}") for line in lines] if not self.moves_by_door() else lines

    def moves_by_door(self) -> bool:
        return any(move.verb == "enter" for move in self.moves)

    def card(self, id: str, width: int) -> list[Content]:
        """Return a card face up on the table that is not, or no longer, being fought."""
        card, drawing, inner = self.words.by_id[id], self.drawing, width - 4
        inside = [line for said in drawing.ability(card) for line in folded(f" {said}", inner, "italic", "   ")]
        inside += self.ways(card) if card.peril else in_rows([[self.box(box)] for box in card.boxes], inner, 2)
        inside += folded(f" {drawing.loot(card)}", inner, "", "   ")
        title = ink(f" {drawing.card_name(id)} · {drawing.kind(id)} ", "lit")
        return frame(title, inside, width, "", LIGHT, "$primary")

    def floors(self, width: int) -> list[Content]:
        """Return what the dungeon adds, down to this floor."""
        lines = [heading(self.text("table-floors"), width)]
        for number, (ability, uses) in enumerate(self.drawing.floors(), 1):
            lines += folded(f" {number} {ability}", width, "", "   ")
            for use, boxes in uses:
                found = joined([self.drawing.box_line(box) for box in boxes])
                lines.append(drawn((Span(f"   {use} + "), *found)))
        return lines

    def ways(self, card: c.Encounter) -> Block:
        return [drawn((Span(" "), *line)) for line in self.drawing.ways(card)]

    def box(self, box: c.Box) -> Content:
        return drawn((Span(" "), *self.drawing.box_line(box)))

    def encounter(self, width: int) -> list[Content]:
        view = self.view
        title, abilities = self.drawing.fight()
        lines = [heading(title, width, "bad", "━")]
        for ability in abilities:
            lines += folded(f" {ability}", width, "italic", "   ")
        if view.mode == "peril" and view.option is None and view.card is not None:
            lines += self.ways(self.words.by_id[view.card])
        across = max(1, (width + 1) // (TILE + 1))
        wide = min(WIDEST_TILE, (width + 1) // across - 1)
        return lines + in_rows([self.tile(box, wide) for box in view.boxes], width)

    def tile(self, box: BoxView, width: int) -> Block:
        """Return a box: its demand in the upper edge; inside, the dice on it, what is missing, or its cost."""
        fits = self.fits(box)
        lit = self.aim == box.number or (fits and self.picked is not None)
        letter = BOX_LETTERS[box.number - 1].upper() if box.number <= len(BOX_LETTERS) else ""
        marks = self.drawing.marks(box)
        key = ink(f" {letter} ", "lit" if fits else "quiet")
        title = Content.assemble(key, drawn(self.drawing.wants(box)), f" {marks} " if marks else " ")
        edge = DOUBLE if lit else DOTTED if box.covered else LIGHT
        style = "lit" if lit else "quiet" if box.covered else ""
        block = frame(title, [self.inside(box)], width, "", edge, style)
        return [press(line, f"box {box.number}") for line in block]

    def inside(self, box: BoxView) -> Content:
        why = self.why_not(box)
        if why:
            return ink(f" ✗ {why}", "quiet")
        lying = (
            next((each.dice for each in self.proposal.boxes if each.number == box.number), []) if self.proposal else []
        )
        if lying and not box.covered:
            return Content.assemble(ink(" ✦ ", "lit"), drawn(self.drawing.dice(lying)))
        return Content.assemble(" ", drawn(self.drawing.inside(box)))

    def fits(self, box: BoxView) -> bool:
        covers = [move for move in self.moves if move.verb == "cover" and move.rest[2] == str(box.number)]
        return any(self.picked is None or move.rest[:2] == [*self.picked[:2]] for move in covers)

    def why_not(self, box: BoxView) -> str:
        """Return why the picked die cannot go on this box."""
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
        """Return the campaign sheets while check-marks are being placed."""
        lines: list[Content] = []
        for who, talents in self.drawing.sheets():
            lines.append(heading(who, width, "lit"))
            lines += [line for talent in talents for line in folded(f" {talent}", width, "", "   ")]
        return lines

    # My dice

    def tray(self, width: int) -> Content | None:
        if not self.dice() and not self.view.placing:
            return None
        fighters = self.drawing.fighters()
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
                lines.append(ink(self.words.labelled(f" {name}", self.text("table-pool-empty")), "quiet"))
        if self.view.placing:
            lines.append(self.forecast())
        return stacked(lines)

    def die(self, die: str, number: int) -> Block:
        """Return a die: its letter and value; above, its restriction; below, its key, or that it is picked."""
        picked = self.picked is not None and self.picked[2] == number
        left, right, low_left, low_right, flat, side = DOUBLE if picked else LIGHT
        only = die[2:] or flat
        key = "▲" if picked else key_of(number) or flat
        face = f"{self.words.die(die)[0]} {die[1]}"
        rows = [f"{left}{flat}{only}{flat}{right}", f"{side}{face}{side}", f"{low_left}{flat}{key}{flat}{low_right}"]
        return [press(ink(row, die[0]), f"die {number}") for row in rows]

    def flat_die(self, die: str, number: int) -> Block:
        """Return a die for a low screen: its key and its face on one line."""
        picked = self.picked is not None and self.picked[2] == number
        key = "▲" if picked else key_of(number) or " "
        face = drawn(self.drawing.dice([die]))
        return [press(Content.assemble(ink(key, "lit" if picked else "quiet"), face), f"die {number}")]

    def forecast(self) -> Content:
        """Return the cost of stopping now."""
        view = self.view
        if self.proposal is not None:
            then = self.proposal
            costs = self.text("app-if-placed", damage=then.damage, time=then.time, poison=then.poison)
            return ink(f" ✦ {costs}", "lit")
        free = not view.damage_now and not view.time_now and not view.poison_now
        mark, style = ("✔", "good") if free else ("⚠", "warn")
        if view.mortal:
            mark, style = ("☠", "bad")
        return ink(f" {mark} {self.drawing.forecast()}", style)


@final
class App(AppFacet):
    def board(self, table: wire.Table) -> Board:
        return OneDeckBoard(table)
