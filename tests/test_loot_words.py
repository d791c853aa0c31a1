"""Every answer about loot says what it gives and what it takes: numbers before and after."""

import pytest

from stick_table import Table as StickTable
from table import Table, at
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.games.stick.text.words import stick_text


def loot(card: str, *lines: str) -> Table:
    return at("\n".join([f"doors {card} ? ? ?", "phase loot 1", "dungeon dragons-cave", *lines]))


def label(t: Table, words: str, language: str = "en") -> str:
    for decision in t.match.decisions:
        if words in [t.match.write(option) for option in decision.options]:
            return onedeck_text(language).answer(words, decision, t.match.view(decision.seat))
    raise AssertionError(f"{words} is no answer: {t.options}")


@pytest.mark.rule("OD-9.5", "OD-9.16")
def test_an_item_says_which_numbers_it_changes():
    t = loot("pit-of-spikes-2", "heroes warrior")
    assert label(t, "item warrior") == "Item for Warrior: Secondhand Spike · strength 4 → 5, items 0 → 1 of 1"
    assert (
        label(t, "item warrior", "fr")
        == "Objet (Guerrière)\u00a0: Pique de seconde main · force 4 → 5, objets 0 → 1 sur 1"
    )


@pytest.mark.rule("OD-9.14", "OD-9.16", "R-32")
def test_replacing_an_item_names_it_and_tells_both_sides():
    t = loot("pit-of-spikes-2", "heroes warrior", "hero warrior items spiked-log-1", "xp bandit-1")
    spent = f"XP {t.view.xp_total} → {t.view.xp_total + 3} of 6"
    before = t.hero("warrior").stats
    said = label(t, "item warrior spiked-log-1")
    t.do("item warrior spiked-log-1")
    after = t.hero("warrior").stats
    assert said.startswith(f"Item for Warrior: Secondhand Spike · strength {before[0]} → {after[0]}")
    assert f"agility {before[1]} → {after[1]}" in said
    assert spent in said
    assert said.endswith("; replaces Lumberjack’s Suspenders")


@pytest.mark.rule("OD-9.14")
def test_replacing_an_item_that_carries_a_heart_tells_the_health():
    t = loot("pit-of-spikes-2", "heroes warrior", "hero warrior items ogre-2", "hero warrior damage 2")
    assert "health" in onedeck_text("en").item(onedeck_text("en").by_id["ogre-2"])
    left = t.hero("warrior").health - t.hero("warrior").damage
    assert f"health {left} → {left - 1}" in label(t, "item warrior ogre-2")


@pytest.mark.rule("OD-9.11", "OD-9.14")
def test_a_skill_says_the_room_it_takes_or_the_skill_it_replaces():
    t = loot("pit-of-spikes-2", "heroes warrior")
    assert label(t, "skill warrior").endswith("· skills 0 → 1 of 2")
    full = loot("pit-of-spikes-2", "heroes warrior", "hero warrior skills arrow-wall-1 bandit-1")
    assert "skill warrior" not in full.options
    name = onedeck_text("en").skill_name("dodge")
    assert label(full, "skill warrior arrow-wall-1").endswith(f"; replaces {name}")
    assert "XP 0 → 2 of 6" in label(full, "skill warrior arrow-wall-1")


@pytest.mark.rule("OD-9.8")
@pytest.mark.parametrize(("tokens", "after"), [(1, "potion tokens 1 → 2"), (6, "potion tokens 6 → 6")])
def test_a_potion_says_the_tokens(tokens, after):
    assert label(loot("skeleton-2", "heroes warrior", f"tokens {tokens}"), "potion").endswith(f"· {after}")


@pytest.mark.rule("OD-9.7")
def test_xp_say_what_they_add_up_to():
    t = loot("pit-of-spikes-2", "heroes warrior", "xp bandit-1")
    assert label(t, "xp") == f"3 XP: XP {t.view.xp_total} → {t.view.xp_total + 3} of 6"


@pytest.mark.rule("OD-9.5")
@pytest.mark.parametrize("hero", ["warrior", "mage"])
def test_each_hero_of_a_party_has_numbers_of_her_own(hero):
    t = loot("pit-of-spikes-2", "heroes warrior mage")
    strength = t.hero(hero).stats[0]
    assert f"strength {strength} → {strength + 1}" in label(t, f"item {hero}")


@pytest.mark.rule("OD-16.26", "R-74")
def test_four_heroes_read_what_is_on_the_cards_they_claim():
    t = at("""
        heroes warrior mage rogue archer
        dungeon dragons-cave
        doors goblin-1 skeleton-2 ? ?
        spoils goblin-1:first skeleton-2:first
        phase loot 1
    """)
    words = onedeck_text("en")
    assert t.asks == "loot-order"
    for number, id in enumerate(t.view.spoils, 1):
        card = words.by_id[id]
        said = label(t, f"card {number}")
        assert said.startswith(f"{words.card_name(id)}: {words.item(card)}, ")
        assert said.endswith(f"{card.xp} XP")


ANYTIME = ("heal warrior", "return warrior h")


@pytest.mark.rule("OD-10.3", "OD-16.26")
def test_a_potion_or_a_stored_die_beside_the_loot_says_the_same_as_ever():
    hurt = ("hero warrior stored h1", "hero warrior damage 3", "tokens 1")
    t = loot("pit-of-spikes-2", "heroes warrior", *hurt)
    assert [label(t, words) for words in ANYTIME] == [
        "Drink Healing: Warrior heals 2",
        "Warrior: return a stored heroic die",
    ]
    spoils = "spoils goblin-1:first skeleton-2:first"
    doors = "heroes warrior mage rogue archer\ndungeon dragons-cave\ndoors goblin-1 skeleton-2 ? ?\nphase loot 1"
    four = at("\n".join([doors, spoils, *hurt]))
    assert four.asks == "loot-order"
    assert all(label(four, words).startswith(("Drink Healing: Warrior", "Warrior: return")) for words in ANYTIME)


@pytest.mark.rule("OD-11.5", "OD-11.6")
def test_levelling_up_says_what_is_spent_and_what_is_lost():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors ? ? ?
        xp pit-of-spikes-2 bandit-1 bandit-2
        tokens 1
        phase levels
    """)
    total = t.view.xp_total
    for words in t.offers("level-up"):
        spent = sum(int(value) for value in words.split()[1:])
        said = label(t, words)
        assert f"XP {total} → {total - spent}" in said
        assert "level 1 → 2" in said
        assert "potion tokens 1 → 2" in said
        assert (f"{spent - 6} XP lost" in said) == (spent > 6)


# The Order of the Stick


def roy(**more) -> StickTable:
    """Roy at the start of his turn, beside a Loot; the Lair asks for 5 drools and 5 shticks."""
    own = {"character": "roy", "floor": 1, "stash": ["plot-coupon"], "equipped": ["talisman-of-dorukan"],
           "shticks": ["greenhilt-sword", "charge"], **more}  # fmt: skip
    rooms = [{"card": "long-corridor", "loot": ["fan-mail"]}, {"card": "plain-corridor"}]
    other = {"character": "haley", "floor": 1, "column": 1}
    return StickTable(players=[own, other], floors=[{"rooms": rooms}], lair_drool=5, lair_shticks=5)


def said(t: StickTable, words: str, language: str = "en") -> str:
    assert words in t.options(0)
    return stick_text(language).answer(words, t.decision(0), t.view(0))


@pytest.mark.rule("OS-16.16", "OS-16.17")
def test_equipping_and_unequipping_say_the_drool_before_and_after():
    t = roy()
    assert said(t, "equip plot-coupon").endswith("· equipped Drool Factor 1 → 3 (the Lair needs 5)")
    assert said(t, "equip plot-coupon", "fr").endswith("· facteur bave équipé 1 → 3 (il en faut 5 pour le Repaire)")
    assert said(t, "unequip talisman-of-dorukan").endswith(
        "· equipped Drool Factor 1 → 0 (the Lair needs 5); you lose: +1 Attack and Defense in Xykon’s Lair"
    )


@pytest.mark.rule("OS-16.4")
def test_picking_up_says_what_the_stash_holds_then():
    assert said(roy(), "pick-up").endswith("· Stash 1 → 2 (or a trap)")


@pytest.mark.rule("OS-15.4", "OS-15.8")
def test_trading_monsters_says_the_x_the_shticks_and_what_is_lost():
    t = roy(saved=["black-dragon", "thog", "troll"])
    xs = {name: stick_text("en").monsters[name].x for name in ("black-dragon", "thog", "troll")}
    total = sum(xs.values())
    assert said(t, "trade").endswith(f"· {total} X, 3 for each shtick")
    t.do(0, "trade")
    so_far = 0
    for name, x in xs.items():
        assert said(t, f"add {name}").endswith(f"· {so_far} → {so_far + x} X (3 buy a shtick)")
        t.do(0, f"add {name}")
        so_far += x
        if so_far >= 3:
            lost = f", {so_far % 3} X lost" if so_far % 3 else ""
            gained = f"X {total} → {total - so_far}, shticks 2 → {2 + so_far // 3} (the Lair needs 5)"
            assert said(t, "done").endswith(f"· {gained}{lost}")
    assert so_far >= 3


@pytest.mark.rule("OS-15.11")
def test_trading_loot_says_what_is_given_for_the_shtick():
    t = roy(stash=["plot-coupon"], equipped=["embarrassing-amount-of-gold"])
    t.do(0, "trade-loot")
    assert said(t, "add plot-coupon").endswith("· Drool Factor 0 → 2 (3 buy a shtick)")
    t.do(0, "add plot-coupon")
    assert said(t, "add embarrassing-amount-of-gold").endswith(
        "· Drool Factor 2 → 4 (3 buy a shtick), shticks 2 → 3 (the Lair needs 5), "
        "equipped Drool Factor 2 → 0 (the Lair needs 5)"
    )


@pytest.mark.rule("OD-6.30", "R-4")
def test_what_may_be_done_at_any_time_is_told_at_the_drain_too():
    t = at(
        "heroes mage rogue\ndungeon yetis-cavern\ntokens 1\nhero mage stored h1 items ogre-1\n"
        "hero rogue items ogre-2\ndoors wraith-1\ndeck 20\nphase encounter 1"
    )
    assert t.asks == "drain"
    decision = t.match.decisions[0]
    for words in t.options:
        assert onedeck_text("en").full_answer(words, decision, t.view)


@pytest.mark.rule("OD-6.30", "R-4", "R-74")
def test_what_may_be_done_at_any_time_is_told_while_cards_are_claimed_too():
    words = onedeck_text("en")
    t = at(
        "heroes mage rogue warrior archer\ndungeon yetis-cavern\ntokens 3\npotions skeleton-1\n"
        "hero mage stored h1\ndoors goblin-1 ogre-1\ndeck 40\nphase room 1"
    )
    t.do("pair mage rogue", "card 1", "pair mage rogue", "invisible", "invisible")
    assert t.asks == "loot-order"
    decision = t.match.decisions[0]
    told = {answer: words.full_answer(answer, decision, t.view) for answer in t.options}
    assert "Healing" in told["heal mage"]
    assert "stored" in told["return mage h"]
    assert "Goblin" in told["card 1"]
