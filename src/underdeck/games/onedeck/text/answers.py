"""Answers in words, with what they give and take."""

from collections.abc import Callable

from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.view_types import HeroView, TalentView, View
from underdeck.games.onedeck.text.cards import DIE_COLORS, CardText
from underdeck.kernel.decisions import Decision

Facts = dict[str, str | int]

ABOUT_DICE = ("cover", "add", "pay", "pick", "convert", "discard", "throw", "store")
ABOUT_LOOT = ("item", "skill", "potion", "xp", "drain")


class ChangeText(CardText):
    """The texts of what an answer gives and takes."""

    def change(self, words: str, decision: Decision, view: View) -> str:
        """Return the numbers before and after an answer about loot, and what is replaced; empty for other answers."""
        verb, *rest = words.split()
        if decision.kind == "loot-order" and verb == "card":
            return self.on_card(self.by_id[view.spoils[int(rest[0]) - 1]])
        if decision.kind == "level" and verb == "level-up":
            return self.level_change([int(value) for value in rest], view)
        if verb not in ABOUT_LOOT or (verb != "drain" and view.card is None):
            return ""
        given_up = self.by_id[rest[1]] if len(rest) > 1 else None
        gained = None if verb == "drain" else self.by_id[str(view.card)]
        parts: list[str] = []
        if verb in ("item", "drain"):
            parts += self.item_change(rest[0], gained, given_up, view)
        elif verb == "skill" and given_up is None:
            held = [skill for skill in self.held(rest[0], view).skills if skill.card is not None]
            parts.append(self.room_change("skills", len(held), view.level_skills))
        elif verb == "potion":
            parts.append(self.token_change(1, view))
        xp = given_up.xp if given_up is not None else gained.xp if verb == "xp" and gained is not None else 0
        if xp:
            after = view.xp_total + xp
            parts.append(self.text("change-xp", before=view.xp_total, after=after, needed=view.xp_needed))
        said = ", ".join(parts)
        if given_up is None or gained is None:
            return said
        name = self.skill_name(self.pack.skills[given_up.skill].id) if verb == "skill" else self.item_name(given_up.id)
        return self.text("change-replaces", change=said, name=name)

    def held(self, hero: str, view: View) -> HeroView:
        return next(each for each in view.heroes if each.hero == hero)

    def item_change(self, hero: str, gained: c.Encounter | None, given_up: c.Encounter | None, view: View) -> list[str]:
        """Return the change of dice and health as on the hero's card (OD-9.5), and the room that is left (OD-9.11)."""
        holder = self.held(hero, view)
        names = [self.text(f"change-{name}") for name in (*c.COLORS[: c.HEROIC], "health")]
        now = [*holder.stats, holder.health - holder.damage]
        then = [number + more - less for number, more, less in zip(now, worth(gained), worth(given_up), strict=True)]
        numbers = zip(names, now, then, strict=True)
        parts = [self.number_change(name, old, max(0, new)) for name, old, new in numbers if old != new]
        if given_up is None:
            parts.append(self.room_change("items", len(holder.items), view.level_items))
        return parts

    def level_change(self, spent: list[int], view: View) -> str:
        """Return the change by a level: whole cards are spent, surplus XP is lost, tokens are gained (OD-11.5-8)."""
        parts = [self.number_change(self.text("change-of-xp"), view.xp_total, view.xp_total - sum(spent))]
        if sum(spent) > view.xp_needed:
            parts.append(self.text("change-lost", n=sum(spent) - view.xp_needed))
        top = len(self.pack.levels[0])
        if view.level < top:
            parts.append(self.number_change(self.text("change-level"), view.level, view.level + 1))
        parts.append(self.token_change(2 if len(view.heroes) == 4 and view.level < top else 1, view))  # OD-16.29
        return ", ".join(parts)

    def token_change(self, more: int, view: View) -> str:
        after = view.tokens + more
        after = after if view.token_limit is None else max(view.tokens, min(after, view.token_limit))
        return self.number_change(self.text("change-tokens"), view.tokens, after)

    def number_change(self, name: str, before: int, after: int) -> str:
        return self.text("change-number", name=name, before=before, after=after)

    def room_change(self, kind: str, held: int, most: int) -> str:
        return self.text(f"change-{kind}", before=held, after=held + 1, most=max(most, held + 1))

    def on_card(self, card: c.Encounter) -> str:
        """Return what can be claimed on a card."""
        facts = self.loot_facts(card)
        loot = facts["skill"] if card.skill >= 0 else facts["potion"]
        return ", ".join([self.item(card), str(loot), self.text("do-xp-short", xp=card.xp)])

    def loot_facts(self, card: c.Encounter) -> dict[str, str | int]:
        facts: dict[str, str | int] = {"xp": card.xp, "item": self.item_name(card.id)}
        if card.skill >= 0:
            skill = self.pack.skills[card.skill]
            facts["skill"] = self.skill_name(skill.id)
            facts["text"] = self.skill(skill)
        else:
            potion = self.pack.potions[card.potion]
            facts["potion"] = self.text(f"potion-{potion.id}")
            facts["text"] = self.potion(potion)
        return facts


class AnswerText(ChangeText):
    def answer(self, words: str, decision: Decision, view: View) -> str:
        """Return a legal answer in words, with the heroes who would fall; `words` is its notation."""
        said = self.bare_answer(words, decision, view)
        for fall in view.falls.get(words, []):
            hero = self.hero_opening(fall.hero)
            said += " " + self.text("do-falls", hero=hero, damage=fall.damage, health=fall.health)
        if words in view.deadly and words != "defeat":
            said += " " + self.text("do-lost", falls=len(view.falls.get(words, [])))
        return said

    def deadly(self, offered: list[str], view: View) -> list[str]:
        found = [words for words in offered if words in view.deadly]
        return found if len(found) < len(offered) else []

    def bare_answer(self, words: str, decision: Decision, view: View) -> str:
        said = Given(words, decision, view)
        facts = self.hero_facts(said)
        if said.verb in ABOUT_DICE:
            facts["die"] = self.die(said.rest[1])
        if said.verb in FACTS:
            facts |= FACTS[said.verb](self, said)
        if said.verb == "done" and decision.kind == "placing" and (price := self.price(view)):
            return price
        if said.verb == "drink" and decision.kind != "placing":
            return self.text("do-drink-anytime", **facts)
        facts["change"] = self.change(words, decision, view)
        message = "do-claim" if decision.kind == "loot-order" and said.verb == "card" else f"do-{said.verb}"
        return self.text(self.text.in_terms(message, view.edition), **facts)

    def hero_facts(self, said: "Given") -> Facts:
        if said.hero is None:
            return {}
        name = self.hero_name(said.hero.hero)
        return {
            "hero": name,
            "owner": self.text("do-owner", hero=name) if said.several else "",
            "left": max(0, said.hero.health - said.hero.damage),
            "poison": said.hero.poison,
        }

    def cover(self, said: "Given") -> Facts:
        return {"box": self.box_name(int(said.rest[2]))}

    def enter(self, said: "Given") -> Facts:
        door = said.view.doors[int(said.rest[0]) - 1]
        names = [self.card_name(id) for id in (door.card, door.second) if id is not None]
        state = "closed" if door.card is None else "open"
        return {"door": int(said.rest[0]), "card": state, "cardname": self.join(names) if names else ""}

    def heal(self, said: "Given") -> Facts:
        hurt = said.hero is not None and (said.hero.damage or said.hero.poison)
        potion = self.text(f"potion-{said.view.reference}")
        return {"potion": potion, "amount": said.view.healing, "useless": "no" if hurt else "yes"}

    def pair(self, said: "Given") -> Facts:
        return {"second": self.hero_name(said.rest[1])}

    def card(self, said: "Given") -> Facts:
        return {"card": self.card_choice(int(said.rest[0]), said.decision, said.view)}

    def cure(self, said: "Given") -> Facts:
        return {"poison": int(said.rest[1]), "damage": said.decision.frame[2] - int(said.rest[1])}

    def focus(self, said: "Given") -> Facts:
        full = [t for t in said.sheet if t.focus == said.rest[1] and t.marks == t.spaces]
        talents = ", ".join([self.text(f"talent-{talent.id}") for talent in full])
        return {"focus": self.text(f"focus-{said.rest[1]}"), "talents": talents}

    def use(self, said: "Given") -> Facts:
        return {"skill": self.skill_name(said.rest[1]), "text": self.skill(self.skills[said.rest[1]])}

    def drink(self, said: "Given") -> Facts:
        id = said.rest[-1]
        return {"potion": self.text(f"potion-{id}"), "text": self.potion(self.potions[id])}

    def mark(self, said: "Given") -> Facts:
        _, id, mark = said.rest
        talent = next(t for t in said.sheet if t.id == id)
        color = c.MARKS.index(mark)
        name = self.text(f"talent-{id}")
        return {"talent": name, "mark": mark, "marked": talent.marks[color], "spaces": talent.spaces[color]}

    def invisible(self, said: "Given") -> Facts:
        return {"time": max(potion.skip_time for potion in self.pack.potions)}

    def returned(self, said: "Given") -> Facts:
        return {"color": self.text(f"color-{DIE_COLORS[said.rest[1]]}")}

    def drain(self, said: "Given") -> Facts:
        return {"card": self.item_named(said.rest[1])}

    def peril(self, said: "Given") -> Facts:
        if said.view.card is None:
            return {}
        card, number = self.by_id[said.view.card], int(said.rest[0]) - 1
        option = card.options[number]
        text = self.text("card-option", label="", cost=option.time_cost, box=self.box(option.box))
        text = text.lstrip(": \u00a0")
        if option.loot:
            text += " " + self.text("option-loot", part=option.loot)
        return {"label": self.label(card, number), "text": text, "rolls": self.peril_dice(option.color, said.view)}

    def feat_used(self, said: "Given") -> Facts:
        assert said.hero is not None
        colors = [(list(DIE_COLORS).index(word[0]), int(word[1:])) for word in said.rest[1:]]
        feat = self.pack.heroes[said.hero.card][said.several].feat
        which = feat.choices.index(colors[0][1]) if feat.choices else -1
        return {
            "feat": self.text(f"feat-{said.hero.feat}"),
            "dice": ", ".join([self.dice(color, count) for color, count in colors]),
            "time": feat.times[which] if which >= 0 else 0,
            "poison": feat.poisons[which] if which >= 0 else 0,
        }

    def branch(self, said: "Given") -> Facts:
        branches = self.pack.effects[said.decision.frame[2]].branches
        return {"text": self.effects(branches[int(said.rest[0]) - 1])}

    def amount(self, said: "Given") -> Facts:
        return {"n": int(said.rest[0])}

    def split(self, said: "Given") -> Facts:
        less = said.decision.frame[1] // 2
        return {"more": less + 1, "less": less}

    def claim(self, said: "Given") -> Facts:
        return {} if said.view.card is None else self.loot_facts(self.by_id[said.view.card])

    def level_up(self, said: "Given") -> Facts:
        return {"cards": " + ".join(said.rest)}

    def full_answer(self, words: str, decision: Decision, view: View) -> str:
        """Return an answer in words that are clear even outside a list of its like."""
        verb = words.split()[0]
        if (verb, decision.kind) == ("add", "convert"):
            verb = "discard"
        answer = self.answer(words, decision, view)
        return self.labelled(self.text(f"group-{verb}"), answer) if self.text.has(f"group-{verb}") else answer

    def price(self, view: View) -> str:
        """Return the cost of stopping now (OD-8.1); '' if it costs nothing."""
        parts = {"damage": view.damage_now, "poison": view.poison_now}
        hurts = ", ".join([self.text(f"box-{part}", n=n) for part, n in parts.items() if n])
        time = self.text("box-time", n=view.time_now) if view.time_now else ""
        if not hurts and not time:
            return ""
        price = "both" if hurts and time else "hurts" if hurts else "time"
        return self.text("do-done-price", price=price, hurts=hurts, time=time)

    def grave(self, words: str, decision: Decision, view: View) -> bool:
        """Return whether this answer loses something for good."""
        verb, *rest = words.split()
        if verb == "done":
            return decision.kind == "placing" and bool(self.price(view))
        if verb == "heal":
            return not any(hero.damage + hero.poison for hero in view.heroes if hero.hero == rest[0])
        return verb in ("flee", "defeat", "discard")

    def card_choice(self, number: int, decision: Decision, view: View) -> str:
        """Return one of the two cards behind a door of four heroes, or of those waiting to be claimed."""
        if decision.kind == "loot-order":
            return self.card_name(view.spoils[number - 1])
        door = view.doors[decision.frame[1] // 2]
        return self.card_name(str(door.card if number == 1 else door.second))

    def peril_dice(self, color: int, view: View) -> str:
        """Return the dice that an option lets the party roll, with bonus dice (OD-6.35-36)."""
        wanted = sum(hero.stats[color] for hero in view.heroes if hero.fighting)
        count = min(wanted, view.supply[c.COLORS[color]])
        parts = [self.dice(color, count)] if count else []
        if view.level_bonus:
            parts.append(self.dice(c.HEROIC, view.level_bonus))
        return self.join(parts) if parts else self.text("table-pool-empty")

    def item_named(self, id: str) -> str:
        return f"{self.item_name(id)} ({self.item(self.by_id[id])})"


def worth(card: c.Encounter | None) -> list[int]:
    """Return what a card adds as an item: dice of each color, and health."""
    return [0, 0, 0, 0] if card is None else [*card.item[: c.HEROIC], card.health]


class Given:
    """An answer in its notation, its place, and the hero it begins with."""

    __slots__ = ("decision", "hero", "rest", "several", "verb", "view")

    def __init__(self, words: str, decision: Decision, view: View) -> None:
        self.verb, *self.rest = words.split()
        self.decision = decision
        self.view = view
        self.several = len(view.heroes) > 1
        self.hero = next((hero for hero in view.heroes if self.rest and hero.hero == self.rest[0]), None)

    @property
    def sheet(self) -> list[TalentView]:
        return [] if self.hero is None else self.hero.sheet


FACTS: dict[str, Callable[[AnswerText, Given], Facts]] = {
    "cover": AnswerText.cover,
    "enter": AnswerText.enter,
    "heal": AnswerText.heal,
    "pair": AnswerText.pair,
    "card": AnswerText.card,
    "cure": AnswerText.cure,
    "focus": AnswerText.focus,
    "learn": AnswerText.use,
    "use": AnswerText.use,
    "brew": AnswerText.drink,
    "drink": AnswerText.drink,
    "mark": AnswerText.mark,
    "invisible": AnswerText.invisible,
    "return": AnswerText.returned,
    "drain": AnswerText.drain,
    "peril": AnswerText.peril,
    "feat": AnswerText.feat_used,
    "branch": AnswerText.branch,
    "amount": AnswerText.amount,
    "split": AnswerText.split,
    "item": AnswerText.claim,
    "skill": AnswerText.claim,
    "potion": AnswerText.claim,
    "xp": AnswerText.claim,
    "level-up": AnswerText.level_up,
}
"""The facts for the message of each answer."""
