"""A view of The Order of the Stick in words and numbers, for the board and for lines. Nothing depends on color."""

import textwrap
from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple

from underdeck.games.stick.rules.cards import INFINITE, NOT_AVAILABLE
from underdeck.games.stick.rules.view_types import BattleView, LootView, PlayerView, RoomView, SideView, View
from underdeck.games.stick.text.answers import room_at
from underdeck.games.stick.text.words import StickText
from underdeck.kernel.digits import percent
from underdeck.table.drawing import Span
from underdeck.terminal.paint import Paper, clip

NARROWEST = 12
"""The width of rooms below which they are listed one below the other."""

WIDEST = 24
NAME_LINES = 2
STACK_LINES = 3
KEPT = "\u00a0"
"""Keeps a name and its number on one line."""


class Held(NamedTuple):
    """A player's card with its value."""

    id: str
    name: str
    number: str = ""
    flipped: bool = False


Group = tuple[str, list[Held]]


class Drawing:
    def __init__(self, words: StickText, view: View) -> None:
        self.words = words
        self.text = words.text
        self.view = view

    def head(self) -> tuple[str, str]:
        view = self.view
        who = self.words.character(view.players[view.active].character)
        turn = self.text("os-table-turn", n=view.turn, who=who, house="yes" if view.options else "no")
        if view.collapse:
            return turn, self.text("os-table-collapse")
        return turn, self.text("os-table-goal", drool=view.lair_drool, shticks=view.lair_shticks)

    def floor_name(self, floor: int) -> str:
        if floor == 0:
            return self.text("os-table-entrance")
        if floor == len(self.view.floors) - 1:
            return self.text("os-table-lair")
        return self.text("os-table-floor", n=floor)

    # A room

    def cell(self, room: RoomView, inner: int) -> list[Span]:
        """Return the lines of a room on the map."""
        name = textwrap.wrap(self.words.name("room", room.id), inner, max_lines=NAME_LINES, placeholder="…")
        lines = [Span(line) for line in [*name, *[""] * (NAME_LINES - len(name))]]
        tokens, loot = self.tokens(room), self.loot_sign(room)
        lines.append(Span(f"{tokens} {loot}".strip(), "lit" if loot or "[" in tokens else ""))
        lines += [Span(line, "damage") for line in self.stack(room, STACK_LINES, inner)]
        xykon = clip(self.xykon(room), inner)
        return [*lines, Span(xykon)] if xykon else lines

    def stack(self, room: RoomView, most: int, width: int) -> list[str]:
        """Return the top Monsters, each with the others that Support it; then how many more."""
        lines = []
        for each in room.stack[:most]:
            more = f" +{each.supports}" if each.supports else ""
            lines.append("☠" + clip(self.words.battle_card(each.id), width - 1 - len(more)) + more)
        if len(room.stack) > most:
            lines.append(self.text("os-table-more", n=len(room.stack) - most))
        return lines

    def xykon(self, room: RoomView) -> str:
        if room.xykon is None or room.stack:
            return ""
        return ("✝" if room.xykon_down else "!") + self.words.name("xykon", room.xykon)

    def loot_sign(self, room: RoomView) -> str:
        return f"◆{room.loot}" if room.loot else ""

    def tokens(self, room: RoomView) -> str:
        mine = self.view.players[self.view.seat].character
        letters = [(self.letter(name), name == mine) for name in room.players]
        return "".join([f"[{letter}]" if own else f"({letter})" for letter, own in letters])

    def letter(self, name: str) -> str:
        """Return the first letters of a name that distinguish it at the table."""
        names = [self.words.character(each.character) for each in self.view.players]
        own = self.words.character(name)
        starts = [own[:length] for length in range(1, len(own)) if sum(n.startswith(own[:length]) for n in names) == 1]
        return (starts or [own])[0]

    def here(self) -> list[str]:
        """Return the room where one stands in full, and its Monsters."""
        me = self.view.players[self.view.seat]
        room = None if me.exited or me.floor == 0 else room_at(self.view, me.floor, me.column)
        if room is None:
            return []
        pack = self.words.pack
        card = next(card for card in [*pack.rooms, *pack.lair] if card.id == room.id)
        said = self.text("os-table-here", room=self.words.name("room", room.id), text=self.words.room(card))
        return [said, *[self.monster(each.id, each.supports) for each in room.stack[:STACK_LINES]]]

    def monster(self, id: str, supports: int = 0) -> str:
        card = self.words.monsters.get(id) or self.words.xykons[id]
        said = self.words.labelled(f"☠ {self.words.battle_card(id)}", self.words.short_monster(card))
        return self.text("os-table-supported", monster=said, n=supports) if supports else said

    # The players

    def mark(self, player: PlayerView) -> str:
        return "▸" if player.seat == self.view.active else " "

    def place(self, player: PlayerView) -> str:
        floor = player.floor
        name = "entrance" if floor == 0 else "lair" if floor == len(self.view.floors) - 1 else "floor"
        return self.text("os-table-place", place=name, n=floor)

    def counts(self, player: PlayerView) -> str:
        """Return how much of everything a player has."""
        has = self.text("app-player", shticks=len(player.shticks), drool=player.equipped_drool, x=player.saved_x,
                        hand=player.hand, stash=player.stash)  # fmt: skip
        flipped = sum(shtick.flipped for shtick in player.shticks)
        return f"{has} · {self.text('os-table-flipped-count', n=flipped)}" if flipped else has

    def state(self, player: PlayerView) -> str:
        return self.text("os-table-state", state=state_of(player)).strip()

    def hired(self) -> str:
        """Return who can be hired, and where; nothing when nobody can."""
        if not self.view.npcs:
            return ""
        names = self.words.join([self.words.character(npc) for npc in self.view.npcs])
        return self.text("os-table-npcs", names=names, floor=self.floor_name(self.view.npc_floor))

    def own(self) -> list[Group]:
        """Return what lies before the player who looks, and what only this player sees."""
        view, words = self.view, self.words
        monsters = [words.monsters[id] for id in view.hand if id in words.monsters]
        shticks, equipped, saved = self.open_cards(view.players[view.seat])
        groups = [
            shticks,
            equipped,
            ("stash", self.loot(view.stash)),
            (
                "monsters",
                [Held(each.id, words.battle_card(each.id), f"{each.attack}/{each.defense}") for each in monsters],
            ),
            ("screws", [Held(id, words.name("screw", id)) for id in view.hand if id in words.screws]),
            saved,
        ]
        return [group for group in groups if group[1]]

    def open_cards(self, player: PlayerView) -> tuple[Group, Group, Group]:
        """Return what everybody may see of a player."""
        words = self.words
        shticks = [
            Held(each.id, words.name("shtick", each.id), self.numbers(each.id), each.flipped) for each in player.shticks
        ]
        saved = [Held(id, words.battle_card(id)) for id in player.saved]
        return ("shticks", shticks), ("equipped", self.loot(player.equipped)), ("saved", saved)

    def loot(self, loot: list[LootView]) -> list[Held]:
        return [Held(each.id, self.words.name("loot", each.id), str(each.drool)) for each in loot]

    def named(self, held: Held) -> str:
        return self.text("os-table-flipped", shtick=held.name) if held.flipped else held.name

    def numbers(self, id: str) -> str:
        """Return Attack/Defense of a Battle Shtick, and its Range if it reaches beyond the room."""
        card = self.words.shticks[id]
        if not card.battle:
            return ""
        attack, defense = [self.words.signed(n) if n != NOT_AVAILABLE else "–" for n in (card.attack, card.defense)]
        return f"{attack}/{defense}" + (f"{KEPT}→{'∞' if card.range == INFINITE else card.range}" if card.range else "")

    # The battle

    def battle_title(self, battle: BattleView) -> str:
        room = self.words.room_name(room_at(self.view, battle.floor, battle.column))
        return self.text("os-table-battle", room=room, distance=battle.distance)

    def parts(self, side: SideView) -> list[tuple[str, str]]:
        """Return what a total is made of."""
        return [(self.words.part(source), self.words.signed(amount)) for source, amount in side.parts if amount]

    def total(self, side: SideView) -> str:
        return self.words.signed(side.total) if side.character is not None else str(side.total)

    def offers(self, battle: BattleView) -> list[str]:
        found = []
        for offer in battle.offers:
            loot = self.words.name("loot", offer.loot) if offer.loot else "?"
            asker, asked = self.words.character(offer.asker), self.words.character(offer.asked)
            found.append(self.text("os-table-offer", asker=asker, asked=asked, loot=loot))
        return found

    def odds(self, battle: BattleView) -> str:
        assert battle.odds is not None
        return self.text("os-table-odds", who=self.words.character(battle.odds_for), **percents(battle.odds))


class Lines(Drawing):
    """The table line by line: the own floor as a map, the others in a few words, a line for each player."""

    def __init__(self, words: StickText, view: View, paper: Paper | None = None) -> None:
        super().__init__(words, view)
        self.paper = paper or Paper()

    def table(self) -> list[str]:
        return [
            *self.paper.rule(*self.head()), *self.dungeon(), *self.here_lines(), *self.players(),
            *self.cards(self.own()),
        ]  # fmt: skip

    def dungeon(self) -> list[str]:
        """Return the floors that somebody has seen."""
        lines: list[str] = []
        for floor, rooms in enumerate(self.view.floors):
            if not rooms:
                continue
            if floor == self.view.players[self.view.seat].floor and floor > 0:
                lines += self.own_floor()
            elif floor == 0:
                lines.append(f" {self.floor_name(0)} ▼ {self.tokens(rooms[0])}".rstrip())
            else:
                shown = " – ".join([self.room_line(room) for room in rooms])
                lines += self.paper.paragraph(self.words.labelled(self.floor_name(floor), shown))
        return lines

    def own_floor(self) -> list[str]:
        floor = self.view.players[self.view.seat].floor
        rooms = self.view.floors[floor]
        name = self.floor_name(floor)
        inner = min(WIDEST, (self.paper.width - 2) // len(rooms) - 1)
        if inner >= NARROWEST:
            return self.boxes(rooms, name, inner)
        lines = [f" {self.text('os-table-leftmost', floor=name)}"]
        return lines + [line for room in rooms for line in self.paper.paragraph(self.room_line(room, STACK_LINES), 3)]

    def room_line(self, room: RoomView, most: int = 1) -> str:
        parts = [self.words.name("room", room.id), self.tokens(room)]
        parts += ["▼" if room.down is not None else "", self.loot_sign(room)]
        parts += [", ".join(self.stack(room, most, 99)), self.xykon(room)]
        return " ".join([part for part in parts if part])

    def boxes(self, rooms: list[RoomView], name: str, inner: int) -> list[str]:
        """Return every room as a box with its Stairs in the floor."""
        cells = [self.cell(room, inner) for room in rooms]
        top = "┬".join(["─" * inner for _ in cells])
        title = f" {name} "[: len(top) - 1]
        lines = [f" ┌{title}{top[len(title) :]}┐"]
        for row in zip_longest(*cells, fillvalue=Span("")):
            lines.append(f" │{'│'.join([each.text.ljust(inner) for each in row])}│")
        feet = [("▼" if room.down is not None else "─").center(inner, "─") for room in rooms]
        return [*lines, f" └{'┴'.join(feet)}┘"]

    def here_lines(self) -> list[str]:
        return [line for n, said in enumerate(self.here()) for line in self.paper.paragraph(said, 3 if n else 1)]

    def players(self) -> list[str]:
        wide = max([len(self.words.character(each.character)) for each in self.view.players])
        lines: list[str] = []
        for player in self.view.players:
            who = f"{self.mark(player)}{self.words.character(player.character):<{wide}} {hearts(player)}"
            facts = [self.place(player), self.counts(player), self.state(player)]
            lines += self.paper.paragraph(f"{who} {' · '.join([each for each in facts if each])}", 0)
        hired = self.hired()
        return lines + self.paper.paragraph(hired) if hired else lines

    def look(self, seat: int) -> list[str]:
        player = self.view.players[seat]
        return [f" {self.words.character(player.character)} {hearts(player)}", *self.cards(self.open_cards(player))]

    def cards(self, groups: Iterable[Group]) -> list[str]:
        """Return each card once, with the number of copies."""
        lines: list[str] = []
        for title, cards in groups:
            names = Counter(
                self.named(held._replace(name=f"{held.name}{KEPT}{held.number}".rstrip())) for held in cards
            )
            shown = " · ".join([f"{name}{KEPT}×{n}" if n > 1 else name for name, n in names.items()])
            lines += self.paper.paragraph(self.words.labelled(self.text(f"os-table-{title}"), shown)) if shown else []
        return lines

    def battle(self, chances: bool = True) -> list[str]:
        """Return every part of both totals, what the Monsters can do, and the chances before the roll."""
        battle, paper = self.view.battle, self.paper
        if battle is None:
            return []
        lines = paper.rule(self.battle_title(battle))
        lines += [*paper.paragraph(self.side(battle.fighter)), *paper.paragraph(self.side(battle.foe))]
        lines += [line for id in battle.foe.monsters for line in paper.paragraph(self.monster(id), 3)]
        lines += [line for offer in self.offers(battle) for line in paper.paragraph(offer)]
        if battle.odds is not None and chances:
            lines += [paper.paint(line, "title") for line in paper.paragraph(self.odds(battle))]
        return lines

    def side(self, side: SideView) -> str:
        parts = " · ".join([f"{label} {amount}" for label, amount in self.parts(side)])
        line = self.text(
            "os-table-side", who=self.words.side(side), role=side.role, number=self.words.number(side.monsters),
            parts=parts or self.text("os-table-no-bonus"), total=self.total(side),
        )  # fmt: skip
        return self.text("os-table-rolled", line=line, die=side.dice[0]) if side.dice else line


def percents(odds: tuple[float, float, float]) -> dict[str, int]:
    return {name: percent(share) for name, share in zip(("win", "draw", "lose"), odds, strict=True)}


def hearts(player: PlayerView) -> str:
    return "♥" * (player.wounds - player.lost) + "♡" * player.lost


def state_of(player: PlayerView) -> str:
    if player.exited:
        return "out"
    if player.missing:
        return "misses"
    return "flees" if player.fleeing else "rests" if player.resting else "up"
