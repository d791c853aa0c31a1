"""The table of The Order of the Stick as lines of text, from a view. Nothing depends on color."""

import textwrap

from underdeck.games.stick.rules.cards import INFINITE, NOT_AVAILABLE
from underdeck.games.stick.rules.view_types import BattleView, LootView, PlayerView, RoomView, SideView, View
from underdeck.games.stick.text.answers import room_at
from underdeck.games.stick.text.words import StickText
from underdeck.kernel.digits import percent
from underdeck.terminal.paint import Paint, clip, plain

NARROWEST = 12
"""Rooms that would be narrower are listed one below the other."""

WIDEST = 24
NAME_LINES = 2
STACK_LINES = 3
KEPT = "\u00a0"
"""A name and its number stay on one line."""

COLUMNS = ("who", "wounds", "where", "shticks", "drool", "x", "hand", "stash")
COUNTS = ("drool", "x", "hand", "stash")


class StickTable:
    def __init__(self, words: StickText, paint: Paint = plain, width: int = 96) -> None:
        self.words = words
        self.text = words.text
        self.paint = paint
        self.width = max(60, width)

    def draw(self, view: View) -> str:
        lines = [self.rule(self.heading(view), self.goal(view))]
        lines += self.dungeon(view)
        lines += self.here(view)
        lines += self.players(view)
        lines += self.own(view)
        return "\n".join(lines)

    def rule(self, left: str, right: str = "") -> str:
        left = f"── {left} "
        right = f" {right} ──" if right else ""
        if len(left) + len(right) + 2 > self.width:
            return f"{self.paint(left.rstrip(), 'title')}\n {right.removesuffix(' ──').strip()}"
        filler = "─" * max(2, self.width - len(left) - len(right))
        return self.paint(left, "title") + filler + self.paint(right, "quiet")

    def paragraph(self, text: str, indent: int = 1) -> list[str]:
        """Folded under itself, a little further in."""
        first, rest = " " * indent, " " * (indent + 3)
        return textwrap.wrap(text, self.width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)

    def heading(self, view: View) -> str:
        who = self.words.character(view.players[view.active].character)
        return self.text("os-table-turn", n=view.turn, who=who, house="yes" if view.options else "no")

    def goal(self, view: View) -> str:
        if view.collapse:
            return self.text("os-table-collapse")
        return self.text("os-table-goal", drool=view.lair_drool, shticks=view.lair_shticks)

    def floor_name(self, view: View, floor: int) -> str:
        if floor == 0:
            return self.text("os-table-entrance")
        if floor == len(view.floors) - 1:
            return self.text("os-table-lair")
        return self.text("os-table-floor", n=floor)

    # The map

    def dungeon(self, view: View) -> list[str]:
        """The own floor in full, the others in a few words; a floor nobody has seen is not drawn."""
        lines: list[str] = []
        for floor, rooms in enumerate(view.floors):
            if not rooms:
                continue
            if floor == view.players[view.seat].floor and floor > 0:
                lines += self.own_floor(view)
            elif floor == 0:
                lines.append(f" {self.floor_name(view, 0)} ▼ {self.tokens(view, rooms[0])}".rstrip())
            else:
                shown = " – ".join([self.room_line(view, room) for room in rooms])
                lines += self.paragraph(self.words.labelled(self.floor_name(view, floor), shown))
        return lines

    def own_floor(self, view: View) -> list[str]:
        floor = view.players[view.seat].floor
        rooms = view.floors[floor]
        name = self.floor_name(view, floor)
        inner = min(WIDEST, (self.width - 2) // len(rooms) - 1)
        if inner >= NARROWEST:
            return self.boxes(view, rooms, name, inner)
        lines = [f" {self.text('os-table-leftmost', floor=name)}"]
        for room in rooms:
            lines += self.paragraph(self.room_line(view, room, STACK_LINES), 3)
        return lines

    def room_line(self, view: View, room: RoomView, most: int = 1) -> str:
        parts = [self.words.name("room", room.id), self.tokens(view, room)]
        parts += ["▼" if room.down is not None else "", self.loot_sign(room)]
        parts += [", ".join(self.stack(room, most, 99)), self.xykon(room)]
        return " ".join([part for part in parts if part])

    def boxes(self, view: View, rooms: list[RoomView], name: str, inner: int) -> list[str]:
        """Every room a box with its Stairs in the floor."""
        cells = [self.cell(view, room, inner) for room in rooms]
        top = "┬".join(["─" * inner for _ in cells])
        title = f" {name} "[: len(top) - 1]
        lines = [f" ┌{title}{top[len(title) :]}┐"]
        for i in range(max(len(cell) for cell in cells)):
            parts = [(cell[i] if i < len(cell) else "").ljust(inner) for cell in cells]
            lines.append(f" │{'│'.join(parts)}│")
        feet = [("▼" if room.down is not None else "─").center(inner, "─") for room in rooms]
        return [*lines, f" └{'┴'.join(feet)}┘"]

    def cell(self, view: View, room: RoomView, inner: int) -> list[str]:
        name = textwrap.wrap(self.words.name("room", room.id), inner, max_lines=NAME_LINES, placeholder="…")
        lines = [*name, *[""] * (NAME_LINES - len(name))]
        signs = f"{self.tokens(view, room)} {self.loot_sign(room)}".strip()
        lines += [signs, *self.stack(room, STACK_LINES, inner), clip(self.xykon(room), inner)]
        return lines if lines[-1] else lines[:-1]

    def stack(self, room: RoomView, most: int, width: int) -> list[str]:
        """The top Monsters, each with the others that Support it; then how many more."""
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

    def tokens(self, view: View, room: RoomView) -> str:
        mine = view.players[view.seat].character
        letters = [(self.letter(view, name), name == mine) for name in room.players]
        return "".join([f"[{letter}]" if own else f"({letter})" for letter, own in letters])

    def letter(self, view: View, name: str) -> str:
        """The first of a name; as many as it takes to tell those at the table apart."""
        names = [self.words.character(each.character) for each in view.players]
        own = self.words.character(name)
        starts = [own[:length] for length in range(1, len(own)) if sum(n.startswith(own[:length]) for n in names) == 1]
        return (starts or [own])[0]

    def here(self, view: View) -> list[str]:
        """The room where one stands, in full."""
        me = view.players[view.seat]
        room = None if me.exited or me.floor == 0 else room_at(view, me.floor, me.column)
        if room is None:
            return []
        pack = self.words.pack
        card = next(card for card in [*pack.rooms, *pack.lair] if card.id == room.id)
        said = self.text("os-table-here", room=self.words.name("room", room.id), text=self.words.room(card))
        lines = self.paragraph(said)
        for each in room.stack[:STACK_LINES]:
            lines += self.monster_lines(each.id, each.supports)
        return lines

    def monster_lines(self, id: str, supports: int = 0) -> list[str]:
        card = self.words.monsters.get(id) or self.words.xykons[id]
        said = self.words.labelled(f"☠ {self.words.battle_card(id)}", self.words.short_monster(card))
        if supports:
            said = self.text("os-table-supported", monster=said, n=supports)
        return self.paragraph(said, 3)

    # The players

    def place(self, view: View, floor: int) -> str:
        name = "entrance" if floor == 0 else "lair" if floor == len(view.floors) - 1 else "floor"
        return self.text("os-table-place", place=name, n=floor)

    def players(self, view: View) -> list[str]:
        """A row for each, with headings."""
        rows = [{name: self.text(f"os-table-head-{name}") for name in COLUMNS}]
        for player in view.players:
            flipped = sum(shtick.flipped for shtick in player.shticks)
            rows.append({
                "who": self.words.character(player.character),
                "wounds": hearts(player),
                "where": self.place(view, player.floor),
                "shticks": self.text("os-table-count", n=len(player.shticks), flipped=flipped),
                "drool": str(player.equipped_drool),
                "x": str(player.saved_x),
                "hand": str(player.hand),
                "stash": str(player.stash),
            })  # fmt: skip
        wide = {name: max(len(row[name]) for row in rows) for name in COLUMNS}
        lines = []
        for number, row in enumerate(rows):
            cells = [row[name].rjust(wide[name]) if name in COUNTS else row[name].ljust(wide[name]) for name in COLUMNS]
            mark = "▸" if number - 1 == view.active else " "
            line = mark + "  ".join(cells)
            if number == 0:
                lines.append(self.paint(line.rstrip(), "quiet"))
            else:
                state = self.text("os-table-state", state=state_of(view.players[number - 1]))
                lines.append(f"{line}  {state}".rstrip())
        if view.npcs:
            names = self.words.join([self.words.character(npc) for npc in view.npcs])
            place = self.floor_name(view, view.npc_floor)
            lines += self.paragraph(self.text("os-table-npcs", names=names, floor=place))
        return lines

    def own(self, view: View) -> list[str]:
        """What only this player sees, and what lies before them."""
        monsters = [id for id in view.hand if id in self.words.monsters]
        screws = [id for id in view.hand if id in self.words.screws]
        rows = [
            *self.open_cards(view.players[view.seat]),
            ("os-table-monsters", counted([self.monster_short(id) for id in monsters])),
            ("os-table-screws", counted([self.words.name("screw", id) for id in screws])),
            ("os-table-stash", self.loot_names(view.stash)),
        ]
        return self.labelled(rows)

    def look(self, view: View, seat: int) -> list[str]:
        """What everybody may see of a player."""
        player = view.players[seat]
        return [f" {self.words.character(player.character)} {hearts(player)}", *self.labelled(self.open_cards(player))]

    def labelled(self, rows: list[tuple[str, str]]) -> list[str]:
        lines = []
        for id, shown in rows:
            if shown:
                lines += self.paragraph(self.words.labelled(self.text(id), shown))
        return lines

    def open_cards(self, player: PlayerView) -> list[tuple[str, str]]:
        shticks = []
        for shtick in player.shticks:
            name = f"{self.words.name('shtick', shtick.id)}{KEPT}{self.numbers(shtick.id)}".rstrip()
            shticks.append(self.text("os-table-flipped", shtick=name) if shtick.flipped else name)
        return [
            ("os-table-shticks", counted(shticks)),
            ("os-table-saved", counted([self.words.battle_card(id) for id in player.saved])),
            ("os-table-equipped", self.loot_names(player.equipped)),
        ]

    def loot_names(self, loot: list[LootView]) -> str:
        return counted([f"{self.words.name('loot', each.id)}{KEPT}{each.drool}" for each in loot])

    def numbers(self, id: str) -> str:
        """Attack/Defense of a Battle Shtick, and its Range where it reaches beyond the room."""
        card = self.words.shticks[id]
        if not card.battle:
            return ""
        attack, defense = [self.words.signed(n) if n != NOT_AVAILABLE else "–" for n in (card.attack, card.defense)]
        return f"{attack}/{defense}" + (f"{KEPT}→{'∞' if card.range == INFINITE else card.range}" if card.range else "")

    def monster_short(self, id: str) -> str:
        card = self.words.monsters[id]
        return f"{self.words.battle_card(id)}{KEPT}{card.attack}/{card.defense}"

    # The battle

    def battle(self, view: View, chances: bool = True) -> list[str]:
        """Every part of both totals, what the Monsters can do, and the chances before the roll."""
        battle = view.battle
        if battle is None:
            return []
        room = room_at(view, battle.floor, battle.column)
        where = self.words.room_name(room)
        lines = [self.rule(self.text("os-table-battle", room=where, distance=battle.distance))]
        lines += [*self.paragraph(self.side(battle.fighter)), *self.paragraph(self.side(battle.foe))]
        for id in battle.foe.monsters:
            lines += self.monster_lines(id)
        for offer in battle.offers:
            loot = self.words.name("loot", offer.loot) if offer.loot else "?"
            asker, asked = self.words.character(offer.asker), self.words.character(offer.asked)
            lines += self.paragraph(self.text("os-table-offer", asker=asker, asked=asked, loot=loot))
        if battle.odds is not None and chances:
            lines.append(" " + self.paint(self.odds(battle), "title"))
        return lines

    def odds(self, battle: BattleView) -> str:
        assert battle.odds is not None
        return self.text("os-table-odds", who=self.words.character(battle.odds_for), **percents(battle.odds))

    def side(self, side: SideView) -> str:
        parts = [f"{self.words.part(source)} {self.words.signed(amount)}" for source, amount in side.parts if amount]
        total = self.words.signed(side.total) if side.character is not None else str(side.total)
        line = self.text(
            "os-table-side", who=self.words.side(side), role=side.role, number=self.words.number(side.monsters),
            parts=" · ".join(parts) or self.text("os-table-no-bonus"), total=total,
        )  # fmt: skip
        if not side.dice:
            return line
        return self.text("os-table-rolled", line=line, die=side.dice[0])


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


def counted(names: list[str]) -> str:
    """Each once, with how many there are."""
    counts = {name: names.count(name) for name in names}
    return " · ".join([f"{name}{KEPT}×{n}" if n > 1 else name for name, n in counts.items()])
