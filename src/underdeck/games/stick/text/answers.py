"""Answers in words, with what they give and take."""

from underdeck.games.stick.rules.loot import DROOL_PER_SHTICK
from underdeck.games.stick.rules.options import OPTIONS
from underdeck.games.stick.rules.view_types import PlayerView, RoomView, View
from underdeck.games.stick.text.cards import CardText
from underdeck.kernel.decisions import Decision


class AnswerText(CardText):
    def full_answer(self, words: str, decision: Decision, view: View) -> str:
        return self.answer(words, decision, view)

    def grave(self, words: str, decision: Decision, view: View) -> bool:
        """Return whether this answer loses something for good: it ends a turn with possible answers left."""
        return words == "pass" and decision.kind == "end" and len(decision.options) > 1

    def number(self, monsters: list[str]) -> str:
        """Return `many` if the Monsters need plural verbs: several cards, or one named Skelemen."""
        if len(monsters) != 1:
            return "many" if monsters else "one"
        id = monsters[0]
        return self.text.grammar(f"os-{'xykon' if id in self.xykons else 'monster'}-{id}", "number") or "one"

    def seat(self, view: View, seat: int) -> str:
        return self.character(view.players[seat].character)

    def room_name(self, room: RoomView | None) -> str:
        return self.text("os-unexplored") if room is None else self.name("room", room.id)

    def answer(self, words: str, decision: Decision, view: View) -> str:
        verb, *rest = words.split()
        facts: dict[str, str | int] = {"kind": decision.kind}
        effect = ""
        if verb in ("left", "right", "up", "down"):
            facts["room"] = self.room_name(beside(view, decision.seat, verb))
        elif verb == "search":
            facts["n"] = view.search or 0
        elif verb in ("equip", "take"):
            effect = self.loot_facts(rest[0], decision, view, facts)
        elif verb in ("unequip", "pay"):
            self.loot_facts(rest[0], decision, view, facts)
        elif verb == "discard":
            facts["loot"] = self.name("loot", rest[0])
            effect = self.script(self.loots[rest[0]].uses[use_number(rest)].script)
        elif verb == "add" and decision.kind == "trade-loot":
            self.loot_facts(rest[0], decision, view, facts)
            return self.changing(self.text("os-do-add-loot", **facts), words, decision, view)
        elif verb in ("add", "release"):
            facts["monster"], facts["x"] = self.battle_card(rest[0]), self.monsters[rest[0]].x
        elif verb in ("choose", "shtick"):
            facts["shtick"] = self.name("shtick", rest[0])
            effect = self.shtick(self.shticks[rest[0]])
        elif verb == "flip":
            facts["shtick"] = self.name("shtick", rest[0])
            effect = self.script(self.shticks[rest[0]].uses[use_number(rest)].script)
        elif verb == "play":
            facts["card"] = self.battle_card(rest[0])
            effect = self.played(rest[0])
        elif verb in ("offer", "hire", "give", "beg"):
            facts["other"], facts["loot"] = self.character(rest[0]), self.name("loot", rest[1])
            drool = self.loots[rest[1]].drool[self.pack.character(rest[0])]
            facts["drool"], facts["bonus"] = drool, 2 * drool
        elif verb == "accept":
            facts["other"] = self.character(rest[0])
            facts.update(self.offer_facts(rest[0], decision, view))
        elif verb in ("withdraw", "attack-player", "target", "shadow"):
            facts["other"] = self.character(rest[0])
        elif verb in ("shoot", "remove"):
            facts.update(self.place_facts(rest[0], decision, view))
        elif verb == "card":
            return self.choice(rest, decision, view, facts)
        said = self.say(f"os-do-{verb}", **facts)
        return self.changing(self.labelled(said, effect) if effect else said, words, decision, view)

    def changing(self, answer: str, words: str, decision: Decision, view: View) -> str:
        change = self.change(words, decision, view)
        return self.text("os-changing", answer=answer, change=change) if change else answer

    def change(self, words: str, decision: Decision, view: View) -> str:
        """Return the numbers before and after an answer about Loot or saved Monsters; empty for others."""
        verb, *rest = words.split()
        me = view.players[decision.seat]
        if verb in ("equip", "unequip"):
            drool = self.loots[rest[0]].drool[self.eyes(decision, view)]
            return self.worn_change(me, drool if verb == "equip" else -drool, view) + self.forgone(verb, rest[0], me)
        if verb == "pick-up" or (decision.kind == "pick" and verb == "yes"):
            return self.text("os-change-stash", before=me.stash, after=me.stash + 1)
        if verb == "trade":
            return self.text("os-change-x-saved", x=me.saved_x, price=x_price(view))
        if verb in ("offer", "hire", "give", "pay", "beg"):
            return self.gift_change(rest[-1], decision, view)
        if decision.kind == "trade":
            return self.trade_change(verb, rest, decision, view)
        if decision.kind == "trade-loot" and verb == "add":
            return self.loot_trade_change(rest[0], decision, view)
        return ""

    def worn_change(self, me: PlayerView, more: int, view: View) -> str:
        """Return the change of equipped Drool, which counts for the Lair (OS-18.1)."""
        before = me.equipped_drool
        return self.text("os-change-drool", before=before, after=max(0, before + more), needed=view.lair_drool)

    def forgone(self, verb: str, id: str, me: PlayerView) -> str:
        card = self.loots[id]
        if verb == "equip" or not card.bonuses or self.pack.character(me.character) not in card.who:
            return ""
        return self.text("os-change-forgone", effect=self.bonuses(card.bonuses))

    def gift_change(self, id: str, decision: Decision, view: View) -> str:
        """Return the value of a given Loot for its owner."""
        me = view.players[decision.seat]
        drool = self.loots[id].drool[self.eyes(decision, view)]
        if id in [loot.id for loot in view.stash]:
            return self.text("os-change-worth", drool=drool)
        return self.worn_change(me, -drool, view) + self.forgone("unequip", id, me)

    def trade_change(self, verb: str, rest: list[str], decision: Decision, view: View) -> str:
        """Return the change by a trade: so many X a shtick, surplus X are lost (OS-15.4-8)."""
        me, price = view.players[decision.seat], x_price(view)
        so_far = sum([getattr(self.pack.battle[card], "x", 0) for card in decision.frame[2:]])
        if verb == "add":
            return self.text("os-change-x", before=so_far, after=so_far + self.monsters[rest[0]].x, price=price)
        if verb != "done":
            return ""
        parts = [self.text("os-change-x-spent", before=me.saved_x, after=me.saved_x - so_far)]
        parts.append(self.shtick_change(me, so_far // price, view))
        if so_far % price:
            parts.append(self.text("os-change-x-lost", x=so_far % price))
        return ", ".join(parts)

    def loot_trade_change(self, id: str, decision: Decision, view: View) -> str:
        """Return the change by Loot in a trade, which buys the shtick as soon as it is enough (OS-15.11)."""
        me, eyes = view.players[decision.seat], self.eyes(decision, view)
        given = [self.pack.loot[card].id for card in decision.frame[2:]]
        before = sum([self.loots[each].drool[eyes] for each in given])
        after = before + self.loots[id].drool[eyes]
        said = self.text("os-change-drool-traded", before=before, after=after, price=DROOL_PER_SHTICK)
        if after < DROOL_PER_SHTICK:
            return said
        said += ", " + self.shtick_change(me, 1, view)
        worn = [loot.id for loot in me.equipped]
        taken_off = sum([self.loots[each].drool[eyes] for each in [*given, id] if each in worn])
        return f"{said}, {self.worn_change(me, -taken_off, view)}" if taken_off else said

    def shtick_change(self, me: PlayerView, more: int, view: View) -> str:
        held = len(me.shticks)
        return self.text("os-change-shticks", before=held, after=held + more, needed=view.lair_shticks)

    def played(self, id: str) -> str:
        if id in self.screws:
            return self.script(self.screws[id].use.script)
        return self.short_monster(self.monsters[id])

    def loot_facts(self, id: str, decision: Decision, view: View, facts: dict[str, str | int]) -> str:
        """Add a Loot's name and Drool for the asked player; return its effect for them."""
        card = self.loots[id]
        eyes = self.eyes(decision, view)
        facts["loot"], facts["drool"] = self.name("loot", id), card.drool[eyes]
        return self.loot_effect(card) if eyes in card.who else ""

    def eyes(self, decision: Decision, view: View) -> int:
        """Return the character of the asked player."""
        return self.pack.character(view.players[decision.seat].character)

    def offer_facts(self, asker: str, decision: Decision, view: View) -> dict[str, str | int]:
        me = view.players[decision.seat].character
        for offer in view.battle.offers if view.battle is not None else []:
            if offer.asker == asker and offer.asked == me and offer.loot is not None:
                drool = self.loots[offer.loot].drool[self.pack.character(me)]
                return {"loot": self.name("loot", offer.loot), "drool": drool, "bonus": 2 * drool}
        return {"loot": "", "drool": 0, "bonus": 0}

    def place_facts(self, word: str, decision: Decision, view: View) -> dict[str, str | int]:
        """Return the facts of a room by its column: its name, its top Monster, and its distance and side."""
        player = view.players[decision.seat]
        floor = player.floor
        if decision.kind == "remove":
            floor = max([number for number, rooms in enumerate(view.floors) if rooms])
        column = int(word.partition("@")[2].partition(":")[0])
        room = room_at(view, floor, column)
        away = column - player.column if floor == player.floor else 0
        top = room.stack[0].id if room is not None and room.stack else ""
        side = "left" if room is not None and view.floors[floor][0] is room else "right"
        return {
            "room": self.room_name(room), "monster": self.battle_card(top) if top else "", "end": side,
            "way": "left" if away < 0 else "right" if away > 0 else "here", "n": abs(away),
            "number": self.number([top] if top else []),
        }  # fmt: skip

    def choice(self, rest: list[str], decision: Decision, view: View, facts: dict[str, str | int]) -> str:
        """Return an option of a question that a card asks."""
        kind = decision.kind
        if kind in ("flip", "unflip", "boost"):
            return self.name("shtick", rest[0])
        if kind in ("take", "rummage"):
            effect = self.loot_facts(rest[0], decision, view, facts)
            said = self.text("os-do-card-loot", **facts)
            return self.labelled(said, effect) if effect else said
        if kind in ("reinforce", "recover"):
            return self.labelled(self.battle_card(rest[0]), self.played(rest[0]))
        facts.update(self.place_facts(rest[0], decision, view))
        if kind == "snipe":
            facts["other"] = self.character(rest[1] if len(rest) > 1 else rest[0].rpartition(":")[2])
            return self.say("os-do-card-snipe", **facts)
        return self.text("os-do-card-room", **facts)


def use_number(rest: list[str]) -> int:
    """Return the number of a card's use: the second word, counted from 1; by default the first one."""
    return int(rest[1]) - 1 if len(rest) > 1 else 0


def room_at(view: View, floor: int, column: int) -> RoomView | None:
    for room in view.floors[floor]:
        if room.column == column:
            return room
    return None


def beside(view: View, seat: int, verb: str) -> RoomView | None:
    """Return the room after a step; None for an unexplored space."""
    player = view.players[seat]
    if verb in ("left", "right"):
        return room_at(view, player.floor, player.column + (1 if verb == "right" else -1))
    if verb == "up":
        for room in view.floors[player.floor - 1]:
            if room.down == player.column:
                return room
        return None
    here = room_at(view, player.floor, player.column)
    return None if here is None or here.down is None else room_at(view, player.floor + 1, here.down)


def x_price(view: View) -> int:
    """Return the X for a shtick in this game (OS-15.4)."""
    return int(view.options.get("x_per_shtick", OPTIONS["x_per_shtick"][0]))
