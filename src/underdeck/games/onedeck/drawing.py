"""A view of One Deck Dungeon as facts, for the board and for lines. Every color has its letter, so nothing depends on
color."""

from collections.abc import Container

from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.view_types import BoxView, HeroView, TalentView, View
from underdeck.games.onedeck.text.words import OneDeckText
from underdeck.table.drawing import Fact, Line, Span, fact, joined, text_of, words_of
from underdeck.terminal.paint import Paper

MARKS = (("●", "○"), ("■", "□"), ("⬟", "⬠"))
"""Green circles, yellow squares, red pentagons, filled if marked."""


class Drawing:
    def __init__(self, words: OneDeckText, view: View, answers: Container[str] = ()) -> None:
        self.words = words
        self.text = words.text
        self.view = view
        self.answers = answers
        """What may be answered now, in the notation."""

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

    def fighters(self) -> list[HeroView]:
        return [hero for hero in self.view.heroes if hero.fighting]

    def health(self, hero: HeroView) -> Fact:
        left = max(0, hero.health - hero.damage)
        full, lost = "♥" * left, "♡" * min(hero.damage, hero.health)
        line: Line = (Span(full, "bad"), Span(lost, "quiet"), Span(f" {left}/{hero.health}"))
        said = f"{full}{lost} {self.text('table-health', left=left, health=hero.health)}"
        if hero.poison:
            line += (Span(f"  ☠{hero.poison}", "good"),)
            said += f" · {'☠' * hero.poison} {self.text('table-poison', n=hero.poison)}"
        return Fact(line, said)

    def hero(self, hero: HeroView) -> list[Fact]:
        text, words = self.text, self.words
        stats = joined([chip(f"{words.letter(color)}{n}", c.COLORS[color][0]) for color, n in enumerate(hero.stats)])
        stored = [(c.COLORS.index(color), n) for color, n in hero.stored.items()]
        feat = text(f"feat-{hero.feat}")
        said = text(text.in_terms("table-feat", self.view.edition), feat=feat)
        if stored:
            said += f" ({text('table-stored', dice=', '.join([words.dice(*each) for each in stored]))})"
        chips = [chip(f"{words.letter(color)}×{n}", c.COLORS[color][0]) for color, n in stored]
        lasting = [talent.id for talent in hero.sheet if talent.active and words.talents[talent.id].effect]
        return [
            self.health(hero),
            Fact(stats, text_of(stats)),
            Fact(joined([(Span(f"★ {feat}"),), *chips]), said, f"about {hero.card}"),
            *self.listed("table-skills", self.skills(hero)),
            *self.listed("table-items", [fact_of("◇", words.item_named(id), f"card {id}") for id in hero.items]),
            *self.listed("table-sheet", [fact_of("✦", text(f"talent-{id}")) for id in lasting]),
        ]

    def skills(self, hero: HeroView) -> list[Fact]:
        found = []
        for skill in hero.skills:
            usable = f"use {hero.hero} {skill.id}" in self.answers
            mark = "✓" if skill.used else "▸" if usable else "·"
            name = self.words.skill_name(skill.id)
            said = self.text("table-used", name=name) if skill.used else name
            style = "lit" if usable else "quiet" if skill.used else ""
            found.append(fact_of(mark, said, f"skill {skill.id}", style))
        return found

    def listed(self, message: str, facts: list[Fact], **more: int) -> list[Fact]:
        """Return the facts with one sentence for all of them: the message, with their words as its list."""
        said = self.text(message, list=", ".join(words_of(facts)), **more)
        return [each._replace(said="" if n else said) for n, each in enumerate(facts)]

    def level(self) -> list[Fact]:
        view, text = self.view, self.text
        price = "table-xp" if view.level < len(self.words.pack.levels[0]) else "table-xp-potion"
        facts = [
            fact(text(price, total=view.xp_total, needed=view.xp_needed)),
            fact(text("table-caps", items=view.level_items, skills=view.level_skills), "quiet"),
        ]
        if view.level_bonus:
            bonus = chip(f"{self.words.letter(c.HEROIC)}×{view.level_bonus}", "h")
            facts.append(Fact(bonus, text("table-bonus", n=view.level_bonus)))
        return facts

    def potions(self) -> list[Fact]:
        found = [fact_of("⚗", self.text(f"potion-{potion}"), f"potion {potion}") for potion in self.view.potions]
        return self.listed("table-potions", found, n=self.view.tokens)

    def shared(self) -> list[Fact]:
        """Return what else belongs to the whole party."""
        view, text = self.view, self.text
        exiled = [self.words.dice(c.COLORS.index(color), n) for color, n in view.exiled.items() if n]
        facts = [fact(text("table-exiled", dice=", ".join(exiled)))] if exiled else []
        if any(hero.poison for hero in view.heroes):
            facts.append(fact(text("table-poison-left", n=view.poison_left)))
        if view.leaves:
            facts.append(fact(text("table-leaves", n=view.leaves)))
        return facts

    def sheets(self) -> list[tuple[str, list[str]]]:
        """Return each hero with a campaign sheet, and its talents as they are now."""
        return [
            (self.words.hero_name(hero.hero), [self.talent(talent) for talent in hero.sheet])
            for hero in self.view.heroes
            if hero.sheet
        ]

    def talent(self, talent: TalentView) -> str:
        return self.text(
            "sheet-line",
            talent=self.text(f"talent-{talent.id}"),
            focus=self.text(f"focus-{talent.focus}"),
            spaces=drawn_spaces(talent.marks, talent.spaces),
            state="active" if talent.active else "unlocked" if talent.marks == talent.spaces else "open",
        )

    # Cards and floors

    def face_up(self) -> list[str]:
        """Return the cards on the table that are not, or no longer, being fought."""
        view = self.view
        pairs = [(door.card, door.second) for door in view.doors if view.card in (door.card, door.second)]
        cards = [id for pair in pairs for id in pair if id is not None and view.card is not None]
        return [*cards, *[spoil for spoil in view.spoils if spoil not in cards]]

    def card_name(self, id: str) -> str:
        return self.words.card_name(id) + (" ❧" if self.words.by_id[id].leaf else "")

    def kind(self, id: str) -> str:
        card = self.words.by_id[id]
        return f"{self.text('use-peril' if card.peril else 'use-combat')} · {card.xp} XP"

    def ability(self, card: c.Encounter) -> list[str]:
        return [self.words.ability_named(card.ability)] if card.ability else []

    def loot(self, card: c.Encounter) -> str:
        item = self.text("table-loot-item", item=self.words.item(card))
        return self.words.labelled(self.text("table-loot"), f"{item} {self.words.loot(card)}")

    def ways(self, card: c.Encounter) -> list[Line]:
        """Return the two ways through a peril, each with its box below it."""
        lines: list[Line] = []
        for index, option in enumerate(card.options):
            first = f"◷ {self.text('box-time', n=option.time_cost)} + " if option.time_cost else ""
            lines.append((Span(f"{index + 1} {self.words.label(card, index)}", "bold"),))
            lines.append((Span("  "), Span(first, "time"), *self.box_line(option.box)))
        return lines

    def box_line(self, box: c.Box) -> Line:
        marks = self.words.box_marks(box)
        return (*self.wants(box), Span(f" {marks}" if marks else ""), Span(" "), *self.costs(box))

    def floors(self) -> list[tuple[str, list[tuple[str, list[c.Box]]]]]:
        """Return what the dungeon adds, down to this floor: an ability, and the boxes for perils and combats."""
        found = []
        for floor in self.words.pack.dungeons[self.view.dungeon].floors[: self.view.floor]:
            said = self.text(f"ability-{floor.ability.id}")
            if c.has_effect(floor.ability):
                said = self.words.ability_named(floor.ability, self.view)
            uses = (("use-peril", floor.peril_boxes), ("use-combat", floor.combat_boxes))
            found.append((said, [(self.text(use), boxes) for use, boxes in uses]))
        return found

    # The encounter

    def fight(self) -> tuple[str, list[str]]:
        """Return the title of the encounter and the abilities that count in it."""
        view, text, words = self.view, self.text, self.words
        dungeon = words.pack.dungeons[view.dungeon]
        if view.boss is not None:
            left = max(0, view.boss_health - view.boss_damage)
            title = text("table-boss-line", boss=text(f"boss-{view.boss}"), left=left, health=view.boss_health)
            return title, [words.ability(dungeon.boss_ability, view)]
        assert view.card is not None
        card = words.by_id[view.card]
        title = f"{words.card_name(view.card)} · {text(f'use-{view.mode}')}"
        if view.option is not None:
            title += f" · {words.label(card, view.option - 1)}"
        rows = [floor.ability for floor in dungeon.floors]
        return title, self.ability(card) + [words.ability_named(row, view) for row in rows if row.id in view.abilities]

    def wants(self, box: c.Box | BoxView) -> Line:
        color = box.color if isinstance(box.color, str) else c.COLORS[box.color]
        value = "X" if box.value == c.X else str(box.value)
        if color == "any":
            return chip(f"{self.text('letter-any')} {value}", "any")
        return chip(f"{self.text(f'letter-{color}')}{value}", color[0])

    def marks(self, box: BoxView) -> str:
        """Return what makes the box special, and where it comes from."""
        source = self.text("box-source-hordes") if box.source == "hordes" else ""
        if box.source.startswith("floor"):
            source = self.text("box-source-floor", n=int(box.source[-1]))
        return " ".join([part for part in (self.words.box_marks(box), source and f"({source})") if part])

    def inside(self, box: BoxView) -> Line:
        """Return what lies on the box, what is missing there, or what it costs."""
        if box.covered:
            return (Span("✔ ", "good"), *self.dice(box.dice))
        if box.dice:
            left = max(0, box.value - sum(int(die[1]) for die in box.dice))
            return (*self.dice(box.dice), Span(f" {self.text('app-missing', n=left)}", "warn"))
        return self.costs(box)

    def costs(self, box: c.Box | BoxView) -> Line:
        parts: list[Line] = []
        if box.damage:
            parts.append((Span(f"♥ {self.text('box-damage', n=box.damage)}", "damage"),))
        if box.poison:
            parts.append((Span(f"☠ {self.text('box-poison', n=box.poison)}", "poison"),))
        if box.time:
            parts.append((Span(f"◷ {self.text('box-time', n=box.time)}", "time"),))
        return joined(parts, "  ")

    def dice(self, dice: list[str]) -> Line:
        return joined([chip(self.words.die(die), die[0]) for die in dice])

    def forecast(self) -> str:
        """Return the cost of stopping now and its effect on a boss, with a warning if it may cost a life."""
        view, said = self.view, self.stopping()
        if view.boss is None or view.mortal:  # OD-13.20: whoever falls does not strike
            return said
        boss = self.text(f"boss-{view.boss}.the")
        return self.text("table-boss-then", text=said, Boss=boss, left=view.boss_left_now, health=view.boss_health)

    def stopping(self) -> str:
        view = self.view
        if not view.damage_now and not view.time_now and not view.poison_now:
            return self.text("table-if-stop-none")
        said = self.text("table-if-stop", damage=view.damage_now, time=view.time_now)
        if view.poison_now:
            said = self.text("table-if-stop-poison", damage=view.damage_now, poison=view.poison_now, time=view.time_now)
        return self.text("table-defeat", text=said) if view.mortal else said


class Lines(Drawing):
    """The table line by line: a paragraph for each group, and a line for each box."""

    def __init__(self, words: OneDeckText, view: View, paper: Paper | None = None) -> None:
        super().__init__(words, view)
        self.paper = paper or Paper()
        labels = [self.text(id) for id in ("table-doors", "table-floors", "table-pool")]
        labels += [self.text("table-level", n=view.level), *[words.hero_name(each.hero) for each in view.heroes]]
        self.margin = max(len(label) for label in labels) + 2

    def table(self) -> list[str]:
        view = self.view
        lines = self.paper.rule(*self.head())
        for hero in view.heroes:
            facts = self.hero(hero) if hero.fighting else [self.health(hero)]
            lines += self.beside(self.words.hero_name(hero.hero), words_of(facts))
        lines += self.beside(
            self.text("table-level", n=view.level), words_of([*self.level(), *self.potions(), *self.shared()])
        )
        if view.boss is None:
            lines += self.doors()
            if view.mode is None or (view.mode == "peril" and view.option is None):
                for number, (ability, uses) in enumerate(self.floors(), 1):
                    label = self.text("table-floors") if number == 1 else ""
                    boxes = [self.words.labelled(use, self.words.boxes(boxes)) for use, boxes in uses]
                    lines += self.beside(label, [f"{number} {ability}", *boxes])
        if view.mode is not None:
            return lines + self.encounter()
        return lines + [line for id in self.face_up() for line in self.card_lines(id)]

    def beside(self, label: str, parts: list[str], between: str = " · ") -> list[str]:
        return self.paper.beside(label, parts, self.margin, between)

    def doors(self) -> list[str]:
        found = []
        for door in self.view.doors:
            names = [self.card_name(id) for id in (door.card, door.second) if id is not None]
            found.append(f"[{door.number}] {' + '.join(names) or self.text('table-door-closed')}")
        return self.beside(self.text("table-doors"), found or [self.text("table-no-doors")], "  ")

    def card_lines(self, id: str) -> list[str]:
        card = self.words.by_id[id]
        wants = [self.words.option(card, n) for n in (0, 1)] if card.peril else [self.words.boxes(card.boxes)]
        said = [*self.ability(card), *wants, self.loot(card)]
        lines = self.paper.rule(f"{self.card_name(id)} · {self.kind(id)}")
        return lines + [line for each in said for line in self.paper.paragraph(each)]

    def sheet_lines(self) -> list[str]:
        return [
            line for who, talents in self.sheets() for line in (*self.paper.rule(who), *[f"  {t}" for t in talents])
        ]

    def filling(self, box: BoxView) -> str:
        so_far = sum(int(die[1]) for die in box.dice)
        return f"… {self.text('filling', dice=self.paper.painted(self.dice(box.dice)), sum=so_far, value=box.value)}"

    def encounter(self) -> list[str]:
        view, paper = self.view, self.paper
        title, abilities = self.fight()
        lines = [*paper.rule(title), *[line for ability in abilities for line in paper.paragraph(ability)]]
        wide = max([len(self.marks(box)) for box in view.boxes], default=0)
        for box in view.boxes:
            (wants,) = self.wants(box)
            face = paper.paint(f"{wants.text.strip():>6}", wants.style)
            inside = self.filling(box) if box.dice and not box.covered else paper.painted(self.inside(box))
            lines.append(f" {box.number:>3} {face} {self.marks(box):<{wide}} {inside}".rstrip())
        if view.placing:
            for hero in self.fighters():
                dice = paper.painted(self.dice(hero.pool)) or self.text("table-pool-empty")
                label = self.text("table-pool") if len(view.heroes) == 1 else self.words.hero_name(hero.hero)
                lines.append(f" {label:<{self.margin}}{dice}")
            lines += [paper.paint(line, "bad" if view.mortal else "") for line in paper.paragraph(self.forecast())]
        return lines


def drawn_spaces(marks: list[int], spaces: list[int]) -> str:
    drawn = [full * n + empty * (most - n) for (full, empty), n, most in zip(MARKS, marks, spaces, strict=True)]
    return " ".join([part for part in drawn if part])


def chip(text: str, letter: str) -> Line:
    """Return a small die, or an icon of its color."""
    return (Span(f" {text} ", letter),)


def fact_of(sign: str, said: str, act: str = "", style: str = "") -> Fact:
    """Return a thing with its sign on the board."""
    return Fact((Span(f"{sign} {said}", style),), said, act)
