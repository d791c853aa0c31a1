"""An encounter until the dice are on the table: start, peril choice, feats, gathering, rolling (OD-6)."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.boxes import refresh
from underdeck.games.onedeck.rules.cards import (
    BOSS,
    COMBAT,
    HEROIC,
    ICONS,
    PERIL,
    STRENGTH,
    Skill,
    acts_at_start,
)
from underdeck.games.onedeck.rules.damage import check_defeat, hurt
from underdeck.games.onedeck.rules.dice import fits_peril, kinds, land, roll_aside, take, write_dice, write_die
from underdeck.games.onedeck.rules.frames import (
    ASK_BONUS,
    ASK_DRAIN,
    ASK_FEATS,
    ASK_FIRST,
    ASK_FLAMES,
    ASK_PERIL,
    ASK_PLACING,
    ASK_SPEED,
    ASK_THROW,
    BONUS,
    CLAIM,
    FEAT_PAID,
    FEAT_ROLLED,
    HAMMER,
    LAND,
    PAY_TIME,
    PERIL_CHOICE,
    PREPARE,
    ROLL_ALL,
)
from underdeck.games.onedeck.rules.poison import envenom, poison_somebody
from underdeck.games.onedeck.rules.state import (
    State,
    applied,
    exile_from_supply,
    feat_fits_boss,
    fighting_seats,
    level_card,
    tell,
    with_more,
)
from underdeck.games.onedeck.rules.time import spend_time
from underdeck.kernel.decisions import Action, Decision, Frame


def run_start(state: State, frame: Frame) -> None:
    """Apply the foe's ability and carry out its instruction (OD-6.4-5)."""
    card = state.pack.cards[state.doors[state.room] >> 1]
    state.mode = PERIL if card.peril else COMBAT
    state.option = -1
    begin_fight(state)
    refresh(state)
    tell(state, "encounter", card=card.id)
    state.agenda.append((PREPARE,))
    if card.peril:
        state.agenda.append((PERIL_CHOICE,))
    ability = card.ability
    if ability is None:
        return
    if acts_at_start(ability):
        tell(state, "ability", ability=ability.id)
    spend_time(state, ability.start_time)
    if ability.start_damage:  # any one hero, not split
        if len(state.fighting) == 1:
            hurt(state, 0, ability.start_damage, "ability")
        else:
            state.agenda.append((ASK_FLAMES, ability.start_damage))
    if ability.start_drain:
        state.agenda.append((ASK_DRAIN,))
    exile_from_supply(state, HEROIC, ability.start_exile)
    poison_somebody(state, ability.start_poison)


def begin_fight(state: State) -> None:
    """Reset what is counted per encounter or per boss round (OD-7.28)."""
    state.prevent_damage = 0
    state.prevent_poison = 0
    state.prevent_time = 0
    state.kiting = False
    state.thick_skin = False
    state.broken = 0
    for h in state.fighting:
        state.heroes[h].used = 0


def ask_flames(state: State, frame: Frame) -> list[Decision]:
    return fighting_seats(state, "flames", [(do.HURT, h) for h in state.fighting], frame)


def answer_flames(state: State, frame: Frame, seat: int, action: Action) -> None:
    hurt(state, action[1], frame[1], "ability")


def ask_drain(state: State, frame: Frame) -> list[Decision]:
    options: list[Action] = [(do.DRAIN, h, card) for h in state.fighting for card in state.heroes[h].items]
    if not options:
        state.agenda.pop()
        return []
    return fighting_seats(state, "drain", options, frame)


def answer_drain(state: State, frame: Frame, seat: int, action: Action) -> None:
    hero = state.heroes[action[1]]
    hero.items.remove(action[2])
    state.xp += (action[2],)  # no level-up before the usual window
    tell(state, "drained", hero=hero.name, card=state.pack.cards[action[2]].id)
    check_defeat(state)  # a lost heart counts at once


def run_peril_choice(state: State, frame: Frame) -> None:
    state.agenda.append((ASK_PERIL,))


def ask_peril(state: State, frame: Frame) -> list[Decision]:
    return fighting_seats(state, "peril", [(do.PERIL, 0), (do.PERIL, 1)], frame)


def answer_peril(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Choose an option; its cost is paid at once and is no consequence (OD-6.12-14)."""
    state.option = action[1]
    refresh(state)
    card = state.pack.cards[state.doors[state.room] >> 1]
    tell(state, "peril-chosen", card=card.id, option=action[1] + 1)
    cost = card.options[state.option].time_cost
    spend_time(state, cost)
    if cost:
        for h in state.fighting:
            for talent in state.pack.talents:
                active = talent.skill >= 0 and state.heroes[h].talents >> talent.index & 1
                if active and saved_time(state.pack.skills[talent.skill]):
                    state.agenda.append((ASK_SPEED, h, talent.skill))


def saved_time(talent: Skill) -> int:
    """Return the time that the Speed talent saves, 1 of the consequences or of the chosen option's price."""
    if not talent.use & PERIL or len(talent.effects) != 1:
        return 0
    benefit = talent.effects[0].benefit
    return benefit.prevented if benefit.icon == ICONS.index("time") else 0


def ask_speed(state: State, frame: Frame) -> list[Decision]:
    """Ask whether Speed is used for the price or later for the consequences, unless the price is paid already."""
    if state.agenda[-2][0] != PAY_TIME and state.agenda[-2][0] != ASK_SPEED:
        state.agenda.pop()
        return []
    return [Decision(frame[1], "speed", [(do.YES,), (do.NO,)], frame)]


def answer_speed(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.NO:
        return
    hero = state.heroes[frame[1]]
    skill = state.pack.skills[frame[2]]
    hero.used |= 1 << skill.index
    tell(state, "used", hero=hero.name, skill=skill.id)
    for i in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[i][0] == PAY_TIME:
            left = state.agenda[i][1] - saved_time(skill)
            state.agenda[i : i + 1] = [(PAY_TIME, left)] if left > 0 else []
            return


def run_prepare(state: State, frame: Frame) -> None:
    """Prepare the dice: feats come before gathering (OD-6.1-3), or in v1.1 between claiming and rolling (E-2)."""
    everyone = sum(1 << h for h in state.fighting)
    state.agenda.append((ASK_PLACING, 0, 0))
    state.agenda.append((ROLL_ALL,))
    if state.rules.feat_order == "after-claim":
        state.agenda.append((ASK_FEATS, everyone))
        state.agenda.append((CLAIM, 0))
    else:
        state.agenda.append((CLAIM, 0))
        state.agenda.append((ASK_FEATS, everyone))


def feat_options(state: State, h: int) -> list[Action]:
    """Return every way to use the feat now; empty if it cannot be used (OD-6.17-18, OD-13.4-5)."""
    hero = state.heroes[h]
    feat = hero.side.feat
    if state.mode == BOSS:
        if not feat_fits_boss(state, h):
            return []
    elif not feat.use & state.mode:
        return []
    options: list[Action] = []
    if feat.choices:
        if state.supply[HEROIC]:
            options = [(do.FEAT, h, 0, 0, 0, count) for count in feat.choices]
    else:
        s, a, m, x = hero.stored
        if state.rules.peril_off_color == "ignored":  # OD-7.61
            s, a, m = [n if fits_peril(state, color) else 0 for color, n in enumerate((s, a, m))]
        for ns in range(s + 1):
            for na in range(a + 1):
                for nm in range(m + 1):
                    for nh in range(x + 1):
                        if ns + na + nm + nh:
                            options.append((do.FEAT, h, ns, na, nm, nh))
        options.reverse()
    return options


def ask_feats(state: State, frame: Frame) -> list[Decision]:
    """Ask every undecided hero who has a feat to use; the first to answer goes first (OD-6.21-23)."""
    decisions: list[Decision] = []
    for h in state.fighting:
        if frame[1] >> h & 1:
            options = feat_options(state, h)
            if options:
                decisions.append(Decision(h, "feat", [*options, (do.NO_FEAT, h)], frame))
    if not decisions:
        state.agenda.pop()
    return decisions


def answer_feats(state: State, frame: Frame, seat: int, action: Action) -> None:
    left = frame[1] & ~(1 << seat)
    chosen: list[Frame] = []
    if action[0] == do.FEAT:
        chosen.append((FEAT_PAID, *action[1:]))
    if state.rules.feat_declare == "simultaneous" and left:
        # E-3: nothing is resolved before everybody has decided; the first to decide resolves first.
        state.agenda.extend(chosen)
        state.agenda.append((ASK_FEATS, left))
        return
    if state.agenda and state.agenda[-1][0] == FEAT_PAID:
        chosen.append(state.agenda.pop())
    if left:
        state.agenda.append((ASK_FEATS, left))
    for paid in chosen:
        state.agenda.append(paid)


def run_feat_paid(state: State, frame: Frame) -> None:
    h = frame[1]
    hero = state.heroes[h]
    feat = hero.side.feat
    tell(state, "feat", hero=hero.name, feat=feat.id, edition=state.rules.edition)
    state.agenda.append((FEAT_ROLLED, *frame[1:]))
    if feat.choices:
        choice = feat.choices.index(frame[5])
        spend_time(state, feat.times[choice])
        envenom(state, h, feat.poisons[choice])
    if state.rules.feat_is_skill == "yes":  # OD-6.25, R-31
        spend_time(state, sum(applied(state, ability, ability.time_per_skill) for ability in state.abilities))


def run_feat_rolled(state: State, frame: Frame) -> None:
    """Roll feat dice first; the feat's own text acts before anything else looks at them (OD-6.20, R-25)."""
    h = frame[1]
    hero = state.heroes[h]
    feat = hero.side.feat
    for color in range(4):
        count = frame[2 + color]
        if feat.choices:
            count = take(state, color, count)
        else:
            hero.stored = with_more(hero.stored, color, -count)
        roll_aside(state, color, count)
    if feat.even_strength:
        state.agenda.append((HAMMER, h))
    tell(state, "rolled", hero=hero.name, dice=write_dice(state.aside))
    state.agenda.append((LAND, h, 0, 1))
    if feat.one_damage and any(die & 7 == 1 for die in state.aside):  # OD-6.33
        tell(state, "gamble-lost", hero=hero.name)
        spend_time(state, feat.one_time)
        hurt(state, h, feat.one_damage, "heroic-skill" if state.rules.edition == "1.1" else "feat")  # E-1
    if feat.discard and state.aside:
        state.agenda.append((ASK_THROW, h))


def ask_throw(state: State, frame: Frame) -> list[Decision]:
    h = frame[1]
    options: list[Action] = [(do.THROW, h, die) for die in kinds(sorted(state.aside))]
    return [Decision(h, "throw", options, frame)]


def answer_throw(state: State, frame: Frame, seat: int, action: Action) -> None:
    state.aside.remove(action[2])
    state.supply[(action[2] >> 3) & 3] += 1
    tell(state, "thrown", hero=state.heroes[frame[1]].name, die=write_die(action[2]))


def run_land(state: State, frame: Frame) -> None:
    land(state, frame[1], frame[2] == 1, told=frame[3] == 1)


def run_hammer(state: State, frame: Frame) -> None:
    h = frame[1]
    if any(die & 1 == 0 for die in state.heroes[h].pool):
        roll_aside(state, STRENGTH, take(state, STRENGTH, state.heroes[h].side.feat.even_strength))
        land(state, h, False)


def icons(state: State, h: int, color: int) -> int:
    """Return the stat icons of hero and items that give dice in this encounter (OD-6.34-35)."""
    if state.mode == PERIL:
        card = state.pack.cards[state.doors[state.room] >> 1]
        if card.options[state.option].color != color:
            return 0
    hero = state.heroes[h]
    total = hero.side.stats[color]
    for item in hero.items:
        total += state.pack.cards[item].item[color]
    return total


def claim(state: State, h: int, color: int, count: int) -> None:
    state.heroes[h].claimed[color] += take(state, color, count)  # OD-6.40


def run_claim(state: State, frame: Frame) -> None:
    for color in range(frame[1], 3):
        wanted = [icons(state, h, color) for h in state.fighting]
        if len(wanted) > 1 and 0 < state.supply[color] < sum(wanted) and min(wanted) > 0:  # OD-6.41
            state.agenda.append((CLAIM, color + 1))
            state.agenda.append((ASK_FIRST, color))
            return
        for place, count in enumerate(wanted):
            claim(state, state.fighting[place], color, count)
    state.agenda.append((BONUS, level_card(state).bonus))


def ask_first(state: State, frame: Frame) -> list[Decision]:
    return fighting_seats(state, "first", [(do.FIRST, h) for h in state.fighting], frame)


def answer_first(state: State, frame: Frame, seat: int, action: Action) -> None:
    color = frame[1]
    first = action[1]
    claim(state, first, color, icons(state, first, color))
    for h in state.fighting:
        if h != first:
            claim(state, h, color, icons(state, h, color))


def run_bonus(state: State, frame: Frame) -> None:
    """Give out the level's heroic dice; the party decides about each one (OD-6.36-39)."""
    if not frame[1] or not state.supply[HEROIC]:
        return
    if len(state.fighting) == 1:
        claim(state, 0, HEROIC, frame[1])
        return
    state.agenda.append((BONUS, frame[1] - 1))
    state.agenda.append((ASK_BONUS,))


def ask_bonus(state: State, frame: Frame) -> list[Decision]:
    return fighting_seats(state, "bonus", [(do.BONUS, h) for h in state.fighting], frame)


def answer_bonus(state: State, frame: Frame, seat: int, action: Action) -> None:
    claim(state, action[1], HEROIC, 1)


def run_roll_all(state: State, frame: Frame) -> None:
    """Roll all claimed dice (OD-6.42)."""
    for h in state.fighting:
        hero = state.heroes[h]
        for color in range(4):
            roll_aside(state, color, hero.claimed[color])
            hero.claimed[color] = 0
        if state.aside:
            land(state, h, False)
