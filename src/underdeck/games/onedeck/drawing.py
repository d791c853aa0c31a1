"""The table as lines of text, from a view. Every color has its letter, so nothing depends on color."""

import textwrap

from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.view_types import HeroView, View
from underdeck.games.onedeck.text.words import OneDeckText
from underdeck.terminal.paint import Paint, plain

WIDTH = 96


class Table:
    def __init__(self, words: OneDeckText, paint: Paint = plain, width: int = WIDTH) -> None:
        self.words = words
        self.text = words.text
        self.paint = paint
        self.width = max(40, width)
        self.margin = 10

    def draw(self, view: View) -> str:
        labels = [self.text(id) for id in ("table-doors", "table-floors", "table-pool")]
        labels += [self.text("table-level", n=view.level), *[self.words.hero_name(h.hero) for h in view.heroes]]
        self.margin = max(len(label) for label in labels) + 2
        lines = [self.heading(view)]
        for hero in view.heroes:
            lines += self.hero(view, hero) if hero.fighting else self.onlooker(hero)
        lines += self.party(view)
        if view.boss is None:
            lines += self.doors(view)
            if view.mode is None or (view.mode == "peril" and view.option is None):
                lines += self.floors(view)
        if view.mode is not None:
            lines += self.encounter(view)
        else:
            for door in view.doors:
                if view.card is not None and view.card in (door.card, door.second):
                    lines += [line for id in (door.card, door.second) if id is not None for line in self.card(id)]
        return "\n".join(lines)

    def rule(self, left: str, right: str = "") -> str:
        left = f"── {left} "
        if len(left) + len(right) + 6 > self.width and right:  # a narrow screen: two lines
            return f"{self.rule(left[3:-1])}\n {right}"
        right = f" {right} ──" if right else ""
        return (
            self.paint(left, "title") + "─" * max(2, self.width - len(left) - len(right)) + self.paint(right, "title")
        )

    def heading(self, view: View) -> str:
        text = self.text
        where = text(f"dungeon-{view.dungeon}")
        if view.boss is not None:
            return self.rule(f"{where} · {text('table-boss')} · {text('table-round', n=view.round)}")
        stairs = text("table-stairs-hidden")
        if view.stairs_visible:
            stairs = text("table-stairs", n=view.stairs_tokens, most=view.stairs_limit)
        left = f"{where} · {text('table-floor', n=view.floor)} · {text('table-turn', n=view.turn)}"
        if view.tier is not None:
            left += f" · {text('table-tier', tier=text(f'tier-{view.tier}'))}"
        right = f"{text('table-deck', n=view.deck)} · {text('table-discard', n=len(view.discard))} · {stairs}"
        return self.rule(left, right)

    def wrapped(self, label: str, body: str) -> list[str]:
        room = self.width - self.margin - 1
        lines = textwrap.wrap(body, room, break_long_words=False, break_on_hyphens=False) or [""]
        return [f" {label:<{self.margin}}{lines[0]}", *[" " * (self.margin + 1) + line for line in lines[1:]]]

    def hero(self, view: View, hero: HeroView) -> list[str]:
        text = self.text
        left = max(0, hero.health - hero.damage)
        hearts = "♥" * left + "♡" * min(hero.damage, hero.health)
        stats = " ".join([f"{self.words.letter(color)}{count}" for color, count in enumerate(hero.stats)])
        parts = [f"{hearts} {text('table-health', left=left, health=hero.health)}"]
        if hero.poison:
            parts.append("☠" * hero.poison + " " + text("table-poison", n=hero.poison))
        parts.append(stats)
        feat = text(text.in_terms("table-feat", view.edition), feat=text(f"feat-{hero.feat}"))
        if hero.stored:
            dice = ", ".join([self.words.dice(c.COLORS.index(color), n) for color, n in hero.stored.items()])
            feat += f" ({text('table-stored', dice=dice)})"
        parts.append(feat)
        skills = []
        for skill in hero.skills:
            name = self.words.skill_name(skill.id)
            skills.append(text("table-used", name=name) if skill.used else name)
        parts.append(text("table-skills", list=", ".join(skills)))
        if hero.items:
            items = ", ".join([self.words.item_named(item) for item in hero.items])
            parts.append(text("table-items", list=items))
        lasting = [talent.id for talent in hero.sheet if talent.active and self.words.talents[talent.id].effect]
        if lasting:
            parts.append(text("table-sheet", list=", ".join([text(f"talent-{id}") for id in lasting])))
        return self.wrapped(self.words.hero_name(hero.hero), " · ".join(parts))

    def onlooker(self, hero: HeroView) -> list[str]:
        """A hero who is not in this encounter, in brief."""
        said = self.text("table-health", left=max(0, hero.health - hero.damage), health=hero.health)
        if hero.poison:
            said += " · " + self.text("table-poison", n=hero.poison)
        return self.wrapped(self.words.hero_name(hero.hero), said)

    def party(self, view: View) -> list[str]:
        text = self.text
        potions = ", ".join([text(f"potion-{potion}") for potion in view.potions])
        price = "table-xp" if view.level < len(self.words.pack.levels[0]) else "table-xp-potion"
        parts = [text(price, total=view.xp_total, needed=view.xp_needed)]
        parts.append(text("table-caps", items=view.level_items, skills=view.level_skills))
        if view.level_bonus:
            parts.append(text("table-bonus", n=view.level_bonus))
        parts.append(text("table-potions", n=view.tokens, list=potions))
        exiled = [self.words.dice(c.COLORS.index(color), n) for color, n in view.exiled.items() if n]
        if exiled:
            parts.append(text("table-exiled", dice=", ".join(exiled)))
        if any(hero.poison for hero in view.heroes):
            parts.append(text("table-poison-left", n=view.poison_left))
            if view.leaves:
                parts.append(text("table-leaves", n=view.leaves))
        return self.wrapped(text("table-level", n=view.level), " · ".join(parts))

    def doors(self, view: View) -> list[str]:
        text = self.text
        doors = []
        for door in view.doors:
            names = [self.door_card(id) for id in (door.card, door.second) if id is not None]
            doors.append(f"[{door.number}] {' + '.join(names) or text('table-door-closed')}")
        return self.wrapped(text("table-doors"), "  ".join(doors) or text("table-no-doors"))

    def door_card(self, id: str) -> str:
        return self.words.card_name(id) + (" ❧" if self.words.by_id[id].leaf else "")

    def floors(self, view: View) -> list[str]:
        dungeon = self.words.pack.dungeons[view.dungeon]
        lines: list[str] = []
        for number in range(1, view.floor + 1):
            label = self.text("table-floors") if number == 1 else ""
            floor = dungeon.floors[number - 1]
            parts = [f"{number} {self.text(f'ability-{floor.ability.id}')}"]
            if c.has_effect(floor.ability):
                parts = [f"{number} {self.words.ability_named(floor.ability, view)}"]
            for use, found in (("peril", floor.peril_boxes), ("combat", floor.combat_boxes)):
                parts.append(self.words.labelled(self.text(f"use-{use}"), self.words.boxes(found)))
            lines += self.wrapped(label, " · ".join(parts))
        return lines

    def card(self, id: str) -> list[str]:
        """A card face up on the table, not (or no longer) being fought."""
        card = self.words.by_id[id]
        kind = self.text("use-peril" if card.peril else "use-combat")
        lines = [self.rule(f"{self.door_card(id)} ({kind}, {card.xp} XP)")]
        parts = [self.words.ability_named(card.ability)] if card.ability else []
        if card.peril:
            parts += [self.words.option(card, index) for index in (0, 1)]
        else:
            parts.append(self.words.boxes(card.boxes))
        item = self.text("table-loot-item", item=self.words.item(card))
        parts.append(self.words.labelled(self.text("table-loot"), f"{item} {self.words.loot(card)}"))
        for part in parts:
            lines += textwrap.wrap(part, self.width, initial_indent=" ", subsequent_indent="   ")
        return lines

    def encounter(self, view: View) -> list[str]:
        text = self.text
        lines = []
        if view.boss is not None:
            dungeon = self.words.pack.dungeons[view.dungeon]
            left = max(0, view.boss_health - view.boss_damage)
            title = text("table-boss-line", boss=text(f"boss-{view.boss}"), left=left, health=view.boss_health)
            abilities = [self.words.ability(dungeon.boss_ability, view)]
        else:
            assert view.card is not None
            card = self.words.by_id[view.card]
            title = f"{self.words.card_name(view.card)} ({text(f'use-{view.mode}')})"
            if view.option is not None:
                title += f" · {self.words.label(card, view.option - 1)}"
            abilities = [self.words.ability_named(card.ability)] if card.ability else []
            rows = [floor.ability for floor in self.words.pack.dungeons[view.dungeon].floors]
            abilities += [self.words.ability_named(row, view) for row in rows if row.id in view.abilities]
        lines.append(self.rule(title))
        for ability in abilities:
            lines += textwrap.wrap(ability, self.width, initial_indent=" ", subsequent_indent=" ")
        width = max([len(self.words.box_marks(box)) for box in view.boxes], default=0)
        for box in view.boxes:
            where = text("box-source-hordes") if box.source == "hordes" else ""
            if box.source.startswith("floor"):
                where = text("box-source-floor", n=int(box.source[-1]))
            marks = f"{self.words.box_marks(box):<{width}}"
            letter = self.words.text(f"letter-{box.color}")
            value = "X" if box.value == c.X else str(box.value)
            number = f"{letter} {value}" if box.color == "any" else f"{letter}{value}"
            style = "any" if box.color == "any" else box.color[0]
            face = self.paint(f"{number:>6}", style)
            covered = " ".join([self.die(die) for die in box.dice])
            if box.covered:
                state = f"✔ {covered}"
            elif box.dice:
                so_far = sum(int(die[1]) for die in box.dice)
                state = f"… {text('filling', dice=covered, sum=so_far, value=box.value)}"
            else:
                state = self.words.box_costs(box)
            lines.append(f" {box.number:>3} {face} {marks} {where:<8} {state}".rstrip())
        if view.placing:
            for hero in [hero for hero in view.heroes if hero.fighting]:
                dice = " ".join([self.die(die) for die in hero.pool]) or text("table-pool-empty")
                label = text("table-pool") if len(view.heroes) == 1 else self.words.hero_name(hero.hero)
                lines.append(f" {label:<{self.margin}}{dice}")
            lines.append(" " + self.forecast(view))
        return lines

    def forecast(self, view: View) -> str:
        """What stopping now would cost and what it does to a boss, with a warning when it may cost a life."""
        said = self.costs(view)
        if view.boss is None or view.mortal:  # OD-13.20: whoever falls does not strike
            return said
        boss = self.text(f"boss-{view.boss}.the")
        return self.text("table-boss-then", text=said, Boss=boss, left=view.boss_left_now, health=view.boss_health)

    def costs(self, view: View) -> str:
        if not view.damage_now and not view.time_now and not view.poison_now:
            return self.text("table-if-stop-none")
        said = self.text("table-if-stop", damage=view.damage_now, time=view.time_now)
        if view.poison_now:
            said = self.text("table-if-stop-poison", damage=view.damage_now, poison=view.poison_now, time=view.time_now)
        if view.mortal:
            return self.paint(self.text("table-defeat", text=said), "bad")
        return said

    def die(self, word: str) -> str:
        return self.paint(self.words.die(word), word[0])
