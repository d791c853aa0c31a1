"""The table of The Order of the Stick."""

from typing import final

import msgspec
from textual.content import Content

from underdeck.app.board import Board, Move, called
from underdeck.app.drawing import DOTTED, HEAVY, LIGHT, Block, beside, fit, folded, frame, heading, ink, press, stacked
from underdeck.app.facet import AppFacet
from underdeck.games.stick.drawing import Drawing, Group, Held, Lines, hearts, percents
from underdeck.games.stick.rules.view_types import BattleView, PlayerView, RoomView, SideView, View
from underdeck.games.stick.text.words import stick_text
from underdeck.packs.outside import Refs
from underdeck.table import wire
from underdeck.table.renderer import SPECTATOR
from underdeck.terminal.paint import Paper, clip

ROOM = 19
"""The width of a room on the map, with its walls."""

BAR = 30
READING = 70
STEPS = {"left": (0, -1), "right": (0, 1)}


class StickBoard(Board):
    reacts = True

    def take(self, table: wire.Table) -> None:
        super().take(table)
        self.words = stick_text(table.lang, msgspec.convert(table.view.get("packs", ()), Refs))
        self.text = self.words.text
        self.view = msgspec.convert(table.view, View)
        self.watching = self.view.seat == SPECTATOR
        if self.watching:
            self.view.seat = self.view.active
        self.drawing = Drawing(self.words, self.view)
        self.mine = (0, 0, 0, 0)

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.view.seat]

    def head(self) -> tuple[str, str]:
        return self.drawing.head()

    def how_to_play(self) -> str:
        parts = [self.words.how_to_play(self.view.options), self.words.house_rules(self.view.options)]
        return "\n\n".join([part for part in parts if part])

    # Answers

    def plain_lines(self) -> list[str]:
        lines = Lines(self.words, self.view)
        return [*lines.table(), *lines.battle()]

    def listed(self) -> list[Move]:
        """Return the answers; unequipping comes last, before grave ones."""
        return sorted(self.moves, key=lambda move: (move.grave, move.verb == "unequip"))

    def chances(self, move: Move) -> str:
        odds = self.view.battle.shtick_odds if self.view.battle is not None else {}
        key = "" if move.words == "no-shtick" else move.rest[0] if move.rest else "-"
        return self.text("os-chances", **percents(odds[key])) if key in odds else ""

    def told_by(self, act: str) -> tuple[str, str] | None:
        kind, _, id = act.partition(" ")
        if kind == "player":
            lines = Lines(self.words, self.view, Paper(width=READING)).look(int(id))
            return self.words.character(self.view.players[int(id)].character), "\n".join(lines)
        if kind != "card":
            return None
        row = next((row for row in self.words.listing() if row["id"] == id), None)
        return (str(row["name"]), str(row["text"])) if row is not None else None

    # The people

    def side(self, width: int) -> Content:
        lines: list[Content] = []
        for player in self.view.players:
            lines += self.player(player, width)
        lines += folded(f" {self.drawing.hired()}", width, "quiet", "  ")
        if not self.roomy and not self.watching:
            lines += [Content(""), *[line for group in self.drawing.own() for line in self.group(group, width)]]
        return stacked(lines)

    def player(self, player: PlayerView, width: int) -> list[Content]:
        drawing = self.drawing
        own = player.seat == self.view.seat and not self.watching
        head = Content.assemble(
            ink(f"{drawing.mark(player)}{self.who(player)} ", "lit" if own else "bold"),
            ink(hearts(player), "bad"),
            f" {drawing.place(player)}",
        )
        bot = next((seat.title for seat in self.table.seats if seat.seat == player.seat), "")
        state = drawing.state(player)
        lines = [fit(head, width), *(folded(f"  {state}", width, "italic $warning", "  ") if state else [])]
        lines += folded(f"  {bot + ' · ' if bot else ''}{drawing.counts(player)}", width, "quiet", "  ")
        return [press(line, f"player {player.seat}") for line in lines]

    def who(self, player: PlayerView) -> str:
        """Return the character and the player."""
        return next((called(seat) for seat in self.table.seats if seat.seat == player.seat), player.character)

    def group(self, group: Group, width: int) -> Block:
        title, cards = group
        return [heading(self.text(f"app-own-{title}"), width), *[self.card(held, width) for held in cards]]

    def card(self, held: Held, width: int) -> Content:
        room = width - len(held.number) - 4
        name = clip(self.drawing.named(held), room).ljust(room)
        sign, style = ("▽", "quiet") if held.flipped else ("◇", "")
        return press(ink(f" {sign} {name} {held.number}", style), f"card {held.id}")

    def tray(self, width: int) -> Content | None:
        """Return the player's cards in columns, if there is room for them."""
        if not self.roomy or self.watching:
            return None
        groups = self.drawing.own()
        across = min(len(groups), 4)
        wide = (width - across + 1) // across - 1
        columns: list[Block] = [[] for _ in range(across)]
        for group in groups:
            shortest = min(columns, key=len)
            shortest += self.group(group, wide)
        return stacked(beside([column for column in columns if column], 2))

    # The map

    def scene(self, width: int) -> Content:
        lines = self.battle(width)
        if lines:
            lines.append(Content(""))
        fighting = bool(lines)
        if self.view.turn <= len(self.view.players):  # until everybody has had a turn
            lines += folded(self.words.house_rules(self.view.options), width, "quiet")
        lines += self.map()
        if fighting:
            self.mine = (0, 0, 1, 1)
        elif not self.watching:
            lines.append(Content(""))
            for n, said in enumerate(self.drawing.here()):
                lines += paragraph(said, width, 3 if n else 1)
        return stacked(lines)

    def map(self) -> list[Content]:
        """Return the map: floors below each other, rooms under the rooms whose Stairs lead to them."""
        view = self.view
        columns = [room.column for rooms in view.floors[1:] for room in rooms]
        ghosts = self.ghosts()
        columns += [column for _, column in ghosts]
        left, right = min(columns, default=0), max(columns, default=0)
        lines: list[Content] = []
        for floor, rooms in enumerate(view.floors):
            ghosts_here = {column for level, column in ghosts if level == floor}
            if not rooms and not ghosts_here:
                continue
            title = self.drawing.floor_name(floor)
            if floor == 0:
                lines.append(ink(f"─ {title} ▼ {self.drawing.tokens(rooms[0])}", "title"))
                continue
            lines.append(heading(title, max(ROOM + 1, (right - left + 1) * (ROOM + 1)), "title"))
            blocks: list[Block] = []
            found = {room.column: room for room in rooms}
            for column in range(left, right + 1):
                if column in found:
                    if self.is_mine(found[column]):
                        self.mine = ((column - left) * (ROOM + 1), len(lines), ROOM + 1, 8)
                    blocks.append(self.room(found[column]))
                elif column in ghosts_here:
                    word = next(move for move, where in self.targets().items() if where == (floor, column))
                    inside = [Content(""), ink(self.text("app-unexplored").center(ROOM - 2), "$accent"), Content("")]
                    ghost = frame(ink(" ? ", "lit"), inside, ROOM, "", DOTTED, "$accent")
                    blocks.append([press(line, word) for line in ghost])
                else:
                    blocks.append([Content.blank(ROOM)])
            lines += beside(blocks)
        return lines

    def is_mine(self, room: RoomView) -> bool:
        return not self.me.exited and (room.floor, room.column) == (self.me.floor, self.me.column)

    def targets(self) -> dict[str, tuple[int, int]]:
        """Return the destination of each step."""
        found: dict[str, tuple[int, int]] = {}
        floor, column = self.me.floor, self.me.column
        for move in self.moves:
            if move.words in STEPS:
                found[move.words] = (floor, column + STEPS[move.words][1])
            elif move.words == "down":
                room = next((room for room in self.view.floors[floor] if room.column == column), None)
                below = room.down if room is not None and room.down is not None else column
                found[move.words] = (floor + 1, below)
            elif move.words == "up":
                above = [room for room in self.view.floors[floor - 1] if room.down == column] if floor else []
                if above:
                    found[move.words] = (floor - 1, above[0].column)
        return found

    def ghosts(self) -> list[tuple[int, int]]:
        known = {(room.floor, room.column) for rooms in self.view.floors for room in rooms}
        return [where for where in self.targets().values() if where not in known and where[0] > 0]

    def room(self, room: RoomView) -> Block:
        view = self.view
        move = next((word for word, where in self.targets().items() if where == (room.floor, room.column)), None)
        fought = view.battle is not None and (view.battle.floor, view.battle.column) == (room.floor, room.column)
        inside = [ink(*span) for span in self.drawing.cell(room, ROOM - 2)]
        own = self.is_mine(room)
        style = "bad" if fought else "lit" if own or move else "quiet"
        sign = "⚔" if fought else "►" if move else "●" if own else ""
        drawn = frame(ink(f" {sign} " if sign else "", style), inside, ROOM, " ▼ " if room.down is not None else "",
                      HEAVY if own or fought else LIGHT, style)  # fmt: skip
        return [press(line, move) for line in drawn] if move else drawn

    def focus(self) -> tuple[int, int, int, int] | None:
        return self.mine

    # The battle

    def battle(self, width: int) -> list[Content]:
        """Return both totals as readable sums, facing each other."""
        battle = self.view.battle
        if battle is None:
            return []
        half = (width - 3) // 2
        sides = [self.sum(battle.fighter, half), self.sum(battle.foe, half)]
        high = max(len(side) for side in sides)
        for side in sides:
            side[-1:-1] = [Content.blank(half)] * (high - len(side))
        middle = [ink(" │ " if i != high // 2 else "⚔│⚔", "$error") for i in range(high)]
        lines = [heading(self.drawing.battle_title(battle), width, "bad", "━")]
        lines += beside([sides[0], middle, sides[1]], 0)
        for id in battle.foe.monsters:
            lines += paragraph(self.drawing.monster(id), width, 3, "quiet")
        for offer in self.drawing.offers(battle):
            lines += folded(f" {offer}", width, "", "  ")
        if battle.odds is not None:
            lines += self.odds(battle, width)
        return lines

    def sum(self, side: SideView, width: int) -> Block:
        """Return a side's parts one below the other, its total under a line."""
        role = self.text("app-role", role=side.role, number=self.words.number(side.monsters))
        lines = [fit(ink(f"{self.words.side(side)} {role}", "bold"), width)]
        lines += [row(*part, width) for part in self.drawing.parts(side) or [(self.text("os-table-no-bonus"), "0")]]
        total = self.drawing.total(side)
        if side.dice:
            die = side.rolled if side.rolled is not None else side.dice[0]
            lines.append(row(self.text("app-die"), f"⚄ {die}", width))
            total = str(side.total + die)
        return [*lines, row(self.text("app-total"), total, width, "bold underline $accent")]

    def odds(self, battle: BattleView, width: int) -> list[Content]:
        """Return the odds at present, as a bar and in numbers."""
        assert battle.odds is not None
        share = percents(battle.odds)
        wide = min(BAR, width - 2)
        won = round(wide * share["win"] / 100)
        drawn = round(wide * share["draw"] / 100)
        good, even, bad = (
            ("$success", "$warning", "$error") if self.takes_sides(battle) else ("quiet", "quiet", "quiet")
        )
        bar = Content.assemble(" ", ink("█" * won, good), ink("▒" * drawn, even), ink("░" * (wide - won - drawn), bad))
        return [bar, *folded(" " + self.drawing.odds(battle), width, "bold", "  ")]

    def takes_sides(self, battle: BattleView) -> bool:
        """Return whether one side is good for the player, not a fight of two others."""
        return battle.foe.character is None or (not self.watching and battle.odds_for == self.me.character)


def paragraph(text: str, width: int, indent: int, style: str = "") -> list[Content]:
    """Return the text folded under itself, a little further in."""
    return folded(" " * indent + text, width, style, " " * (indent + 3))


def row(label: str, amount: str, width: int, style: str = "") -> Content:
    room = width - len(amount) - 3
    return ink(f" {clip(label, room).ljust(room)} {amount} ", style)


@final
class App(AppFacet):
    def board(self, table: wire.Table) -> Board:
        return StickBoard(table)
