"""All frames of the agenda. The first group runs by itself, the second waits for answers."""

from typing import Final

from underdeck.kernel.frames import Kind, by_number

TURN: Final = 1  # seat
END_TURN: Final = 2
NEXT_TURN: Final = 3
ENTER: Final = 4
BATTLE_STEP: Final = 5
NEW_BATTLE: Final = 6
CALL: Final = 7  # seat, skips in a row, cards still to play by this call
BEGIN: Final = 8
OUTSMART: Final = 9
ASSIST: Final = 10
ROLL: Final = 11
RESULT: Final = 13
FLEE_CHECK: Final = 14
AFTERMATH: Final = 15
DO: Final = 17  # user, script, next op, extra amount, target chosen before, floor, column
APPLY: Final = 18  # user, script, op, extra amount, target seat, floor, column
RESOLVE: Final = 19
LOSE: Final = 20  # seat, Wounds; once asked: who was about to lose Wounds before, and how many
FLEE: Final = 21  # seat, steps left
DROP: Final = 22  # seat
TRAP: Final = 23
EVADE: Final = 24
TRAP_END: Final = 25
PICK: Final = 26  # seat, cards left, floor, column
DRAW_LOOT: Final = 27  # seat, cards left
COLLAPSE: Final = 29  # slayer, or -1
FIRST_TURN: Final = 30
DEAL_OUT: Final = 32
GAIN: Final = 28  # seat
DEAL: Final = 33
PLAYED: Final = 35
DROP_HOME: Final = 36  # seat

FIRST_QUESTION: Final = 50
ASK_STARTING: Final = 50  # bits of the seats that have chosen
ASK_SHADOW: Final = 51  # seat
ASK_START: Final = 52
ASK_MOVE: Final = 53
ASK_FIGHT: Final = 54  # after Monsters in the room
ASK_CALL: Final = 55  # seat, skips in a row, cards still to play by this call
ASK_SHTICK: Final = 56
ASK_FOE_SHTICK: Final = 57
ASK_ASSIST: Final = 58
ASK_WINDOW: Final = 59  # window
ASK_FURTHER: Final = 60
ASK_PICK: Final = 61  # seat, cards left, floor, column
ASK_STEAL: Final = 62  # winner, loser
ASK_TARGET: Final = 63  # user, script, op, extra amount, floor, column
ASK_CARD: Final = 64  # user, script, op, extra amount, target seat, cards left, floor, column
ASK_TRADE: Final = 65  # seat, saved Monsters chosen...
ASK_TRADE_LOOT: Final = 66  # seat, Loot chosen...
ASK_CHOOSE_SHTICK: Final = 67  # seat, cards looked at
ASK_EQUIP: Final = 68  # seat
ASK_FLEE: Final = 69  # seat, steps left
ASK_REMOVE: Final = 70
ASK_END: Final = 71  # 1 where it is the start step too, else nothing
ASK_PAY: Final = 72  # healer, script, Wounds, patient
ASK_LEAP: Final = 73  # seat, column
ASK_BEG: Final = 74  # patient, healer, Loot
ASK_PATIENT: Final = 75  # healer, script, Wounds
ASK_SAVE: Final = 76  # seat, Monster

STEPS: Final = (ASK_START, ASK_END)
"""The steps in which the active player does one thing after another."""
SCRIPT: Final = (DO, APPLY)
BATTLE_BASE: Final = (ASK_END, ASK_FIGHT, *SCRIPT)
"""The frames on which a battle begins."""
CARD_BASE: Final = (*STEPS, CALL, ASK_WINDOW, ASK_SHTICK, ASK_FOE_SHTICK)
"""The frames on which a Screw This! card is played; roles may be swapped beneath it."""
SPOILS: Final = (FLEE_CHECK, ASK_SAVE, ASK_CARD)
"""The frames about Monsters that were hit."""
FLEEING: Final = (AFTERMATH, ASK_END, DROP, ASK_EQUIP, *SCRIPT)
SHTICKS: Final = (ASSIST, ASK_SHTICK, ASK_FOE_SHTICK, *SCRIPT)

KINDS: Final = by_number(
    Kind(TURN, "turn", "flag", first=True),
    Kind(END_TURN, "end-turn", on=(NEXT_TURN,)),
    Kind(NEXT_TURN, "next-turn", first=True),
    Kind(ENTER, "enter", on=(BATTLE_STEP,)),
    Kind(BATTLE_STEP, "battle-step", on=(ASK_END,)),
    Kind(NEW_BATTLE, "new-battle", on=(ASK_FIGHT,)),
    Kind(CALL, "call", "seat skips calls", on=(DEAL,)),
    Kind(BEGIN, "begin", on=BATTLE_BASE),
    Kind(OUTSMART, "outsmart", on=SHTICKS),
    Kind(ASSIST, "assist", on=(ASK_WINDOW,)),
    Kind(ROLL, "roll", on=BATTLE_BASE),
    Kind(RESULT, "result", on=BATTLE_BASE),
    Kind(FLEE_CHECK, "flee-check", on=(AFTERMATH, *SCRIPT)),
    Kind(AFTERMATH, "aftermath", on=BATTLE_BASE),
    Kind(DO, "do", "seat script op extra chosen floor column",
         on=(*CARD_BASE, ASK_MOVE, ENTER, BATTLE_STEP, ASK_STEAL, FLEE_CHECK, EVADE, TRAP_END, PLAYED, DO)),
    Kind(APPLY, "apply", "seat script op extra seat floor column", on=SCRIPT),
    Kind(RESOLVE, "resolve", on=CARD_BASE),
    Kind(LOSE, "lose", "seat amount outer*", on=SCRIPT),
    Kind(FLEE, "flee", "seat steps", on=FLEEING),
    Kind(DROP, "drop", "seat", on=(FLEE, END_TURN)),
    Kind(TRAP, "trap", on=(*STEPS, PICK, DRAW_LOOT)),
    Kind(EVADE, "evade", "seat", on=(EVADE, TRAP_END)),
    Kind(TRAP_END, "trap-end", on=(*STEPS, PICK, DRAW_LOOT)),
    Kind(PICK, "pick", "seat amount floor column", on=(ENTER, ASK_FURTHER, ASK_LEAP, *BATTLE_BASE)),
    Kind(DRAW_LOOT, "draw-loot", "seat amount", on=SCRIPT),
    Kind(COLLAPSE, "collapse", "slayer", on=(TURN, *SPOILS)),
    Kind(FIRST_TURN, "first-turn", first=True),
    Kind(DEAL_OUT, "deal-out", on=(FIRST_TURN,)),
    Kind(GAIN, "gain", "seat", on=(*STEPS, GAIN)),
    Kind(DEAL, "deal", on=(ASK_FIGHT,)),
    Kind(PLAYED, "played", on=CARD_BASE),
    Kind(DROP_HOME, "drop-home", "seat", on=SCRIPT),
    Kind(ASK_STARTING, "ask-starting", "seats", on=(DEAL_OUT,), last=True),
    Kind(ASK_SHADOW, "ask-shadow", "seat", on=(TURN, ASK_SHADOW)),
    Kind(ASK_START, "ask-start", on=(ENTER,)),
    Kind(ASK_MOVE, "ask-move", on=(ENTER,)),
    Kind(ASK_FIGHT, "ask-fight", "flag", on=(ASK_END,)),
    Kind(ASK_CALL, "ask-call", "seat skips calls", on=(DEAL,), last=True),
    Kind(ASK_SHTICK, "ask-shtick", on=SHTICKS),
    Kind(ASK_FOE_SHTICK, "ask-foe-shtick", on=SHTICKS, like="ask-shtick"),
    Kind(ASK_ASSIST, "ask-assist", on=(ASK_WINDOW,), last=True),
    Kind(ASK_WINDOW, "ask-window", "window", on=(LOSE, RESOLVE, ROLL, RESULT, TRAP)),
    Kind(ASK_FURTHER, "ask-further", on=BATTLE_BASE),
    Kind(ASK_PICK, "ask-pick", "seat amount floor column", on=(ENTER, ASK_FURTHER, ASK_LEAP, *BATTLE_BASE), last=True),
    Kind(ASK_STEAL, "ask-steal", "seat seat", on=(FLEE_CHECK,)),
    Kind(ASK_TARGET, "ask-target", "seat script op extra floor column", on=(DO,), last=True),
    Kind(ASK_CARD, "ask-card", "seat script op extra seat amount floor column", on=(*SCRIPT, *SPOILS)),
    Kind(ASK_TRADE, "ask-trade", "seat battle-card*", on=STEPS, last=True),
    Kind(ASK_TRADE_LOOT, "ask-trade-loot", "seat loot*", on=STEPS, last=True),
    Kind(ASK_CHOOSE_SHTICK, "ask-choose-shtick", "seat shtick+", on=(*STEPS, GAIN), last=True),
    Kind(ASK_EQUIP, "ask-equip", "seat", on=(*FLEEING, ENTER)),
    Kind(ASK_FLEE, "ask-flee", "seat steps", on=FLEEING, last=True),
    Kind(ASK_REMOVE, "ask-remove", on=(NEXT_TURN,), last=True),
    Kind(ASK_END, "ask-end", "one*", on=(END_TURN, NEXT_TURN)),
    Kind(ASK_PAY, "ask-pay", "seat script amount seat", on=SCRIPT, last=True),
    Kind(ASK_LEAP, "ask-leap", "seat column", on=(ASK_FURTHER, *BATTLE_BASE)),
    Kind(ASK_BEG, "ask-beg", "seat seat loot", on=STEPS, last=True),
    Kind(ASK_PATIENT, "ask-patient", "seat script amount", on=SCRIPT, last=True),
    Kind(ASK_SAVE, "ask-save", "seat battle-card", on=(*SPOILS, *SCRIPT)),
)  # fmt: skip
"""Arguments: a seat, the seat of a slayer or -1, one chosen before or -1, bits of seats; a script and the number of one
of its ops, with an extra amount; a floor and a column of it; cards of a deck by their numbers; a window; skips in a row
and cards still to play by a call; of Wounds whoever was about to lose some before, and how many."""

NAMES: Final = {kind.number: kind.name for kind in KINDS.values()}
