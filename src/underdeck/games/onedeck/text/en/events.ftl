# What happened, told in one line each. $Hero is the hero with an article, for the start of a sentence.

event-begin = The party sets out: { $dungeon }.
event-turn = Turn { $turn } on floor { $floor }.
event-time = { $amount } time spent. Discarded: { $cards }.
event-stairs-revealed = The deck is empty: the stairs are in sight.
event-stairs-tokens = { $amount ->
    [one] 1 token goes on the stairs (now { $tokens } of { $most }).
   *[other] { $amount } tokens go on the stairs (now { $tokens } of { $most }).
}
event-stairs-full = { $most ->
    [3] The third token lands on the stairs: the tokens are removed, and one hero must take 1 damage.
   *[other] The sixth token lands on the stairs: the tokens are removed, and two heroes must take 1 damage each.
}
event-explore = The party explores.
event-doors-placed = { $count ->
    [0] No new door.
    [one] One new door.
    [2] Two new doors.
    [3] Three new doors.
    [4] Four new doors.
   *[other] { $count } new doors.
}
event-opened = Door { $door } opens: { $card }!
event-entered = The party returns to { $card } behind open door { $door }.
event-invisible = The party drinks Invisibility and slips past unseen.
event-fled = The party flees; the door stays open.
event-stealth-door = { $Hero } finds one more door.
event-encounter = Encounter: { $card }.
event-ability = { $ability }!
event-drained = { $Hero } loses an item, which becomes XP: { $item }.
event-peril-chosen = The party decides: { $label }.
event-feat = { $Hero } uses a heroic feat: { $feat }.
event-gamble-lost = A 1! The gamble fails.
event-thrown = { $Hero } discards { $die }.
event-rolled = { $Hero } rolls { $dice }.
event-dice-lost = { $Hero } must discard { $dice }.
event-dice-unfit = Wrong color for this peril, not kept: { $dice }.
event-gained = { $Hero } gains { $dice }.
event-covered = Box { $box } is covered with { $dice }.
event-cover-broken = The dice on box { $box } are discarded; it is uncovered again.
event-drank = { $Hero } drinks { $potion }.
event-discarded = { $Hero } discards { $die }.
event-paid = { $Hero } pays with { $die }.
event-used = { $Hero } uses { $skill }.
event-converted = { $dice } become one heroic die.
event-refused = The partner declines: the dice go back to their dice pools.
event-supply-empty = No { $color } die is left in the supply.
event-rerolling = { $Hero } rerolls { $dice }.
event-exchanged = { $Hero } discards { $dice } in exchange.
event-changed = { $Hero } changes { $dice } to { $into }.
event-consequences = { $none ->
    [yes] There are no consequences.
   *[no] Consequences: { $damage } damage, { $poison ->
        [0] {""}
       *[other] { $poison } poison,{" "}
    }{ $time } time.
}
event-armor = { $Hero }’s Armor prevents { $amount } damage.
event-damage = { $cause ->
    [stairs] { $Hero } takes { $amount } damage from the stairs (health { $left } of { $health }).
    [ability] { $Hero } takes { $amount } damage from the foe’s ability (health { $left } of { $health }).
    [heroic-skill] { $Hero } takes { $amount } damage from the Heroic Skill (health { $left } of { $health }).
    [feat] { $Hero } takes { $amount } damage from the heroic feat (health { $left } of { $health }).
    [poison] { $Hero } takes { $amount } damage from poison (health { $left } of { $health }).
   *[consequences] { $Hero } takes { $amount } damage (health { $left } of { $health }).
}
event-healed = { $cause ->
    [second-wind] { $Hero } gets a second wind and heals { $amount } damage.
    [cure] { $Hero } also heals { $amount } damage thanks to { $potion }.
    [talent] { $Hero } heals { $amount } damage thanks to a talent.
    [skill] { $Hero } heals { $amount } damage.
   *[healing] { $Hero } drinks { $potion } and heals { $amount } damage.
}
event-stored = { $count ->
    [one] { $Hero } stores a die on { $feat }.
    [2] { $Hero } stores two dice on { $feat }.
    [3] { $Hero } stores three dice on { $feat }.
    [4] { $Hero } stores four dice on { $feat }.
    [5] { $Hero } stores five dice on { $feat }.
    [6] { $Hero } stores six dice on { $feat }.
   *[other] { $Hero } stores { $count } dice on { $feat }.
}
event-stored-returned = { $Hero } returns a stored die to the supply.
event-token-lost = No potion token is left in the supply, so none is gained.
event-token-gained = The party gains a potion token (now { $tokens }).
event-escaped = { $card } gets away: the card is discarded, and there is no loot.
event-loot-xp = The party claims { $card } as { $xp } XP.
event-loot-potion = The party identifies the potion on { $card }: { $potion }.
event-loot-item = { $Hero } takes an item: { $item } ({ $card }).
event-loot-skill = { $Hero } learns { $skill } from { $card }.
event-replaced = Replaced, and now XP: { $card }.
event-level-up = The party reaches level { $level }!
event-xp-potion = The party trades XP for a potion token.
event-descended = The party descends to floor { $floor }.
event-boss = At the foot of the last stairs waits the boss: { $boss }!
event-round = Round { $round } of the boss fight (the boss has health { $left } of { $health }).
event-boss-healed = { $Boss } heals { $amount } damage.
event-strike = { $amount ->
    [0] { $Boss } takes no damage (health { $left } of { $health }).
   *[other] { $Boss } takes { $amount } damage (health { $left } of { $health }).
}
event-victory = Victory! { $Boss } is defeated.
event-defeat = Defeat. { $Hero } has fallen.
event-stored-lost = { $Hero } returns the dice stored on { $feat }, which cannot be used against the boss.
event-lone-card = A last card makes no door and is discarded: { $card }.
event-tier-card = The party starts with { $card } as { $xp } XP.
event-pair = { $first } and { $second } step forward.
event-odd-die = The odd { $color } die goes to { $first } and { $second }.
event-exiled = { $count ->
    [one] One { $color } die is exiled.
    [2] Two { $color } dice are exiled.
   *[other] { $count } { $color } dice are exiled.
}
event-token-exiled = The potion token is exiled.
event-poisoned = { $amount ->
    [one] { $Hero } gets a poison token (now { $poison }).
    [2] { $Hero } gets two poison tokens (now { $poison }).
   *[other] { $Hero } gets { $amount } poison tokens (now { $poison }).
}
event-cured = { $amount ->
    [one] { $Hero } loses a poison token (now { $poison }).
    [2] { $Hero } loses two poison tokens (now { $poison }).
   *[other] { $Hero } loses { $amount } poison tokens (now { $poison }).
}
event-resisted = Resist poison: the die shows { $roll }{ $leaves ->
    [0] {""}
    [one] , with 1 leaf
   *[other] , with { $leaves } leaves
}, which makes { $total } against { $poison }. The poison is resisted!
event-poison-strikes = Resist poison: the die shows { $roll }{ $leaves ->
    [0] {""}
    [one] , with 1 leaf
   *[other] , with { $leaves } leaves
}, which makes { $total } against { $poison }. The poison strikes.
event-focus = { $Hero } chooses a focus: { $focus }.
event-talent = { $Hero } has a talent: { $talent }.
event-learned = { $Hero } takes a Basic Skill: { $skill }.
event-brewed = The party starts with a Basic Potion: { $potion }.
event-marks-earned = { $total ->
    [0] { $Hero } earns no check-marks.
    [one] { $Hero } earns 1 check-mark: { $descents } for descents, { $levels } for level-ups, { $boss } for the boss, { $tier } for the tier.
   *[other] { $Hero } earns { $total } check-marks: { $descents } for descents, { $levels } for level-ups, { $boss } for the boss, { $tier } for the tier.
}
event-marked = { $Hero } marks a { $mark ->
    [green] green circle
    [yellow] yellow square
   *[red] red pentagon
} of { $talent } ({ $left } left to place).
event-unlocked = { $Hero } unlocks { $talent } for all later games!
event-marks-lost = { $count ->
    [one] { $Hero } has no space left for 1 check-mark: it is lost.
   *[other] { $Hero } has no space left for { $count } check-marks: they are lost.
}
event-antivenom = { $Hero } gets one poison token fewer: { $skill }!
event-lowered = Lowered: { $dice } → { $into }.
event-herbalist = { $skill } adds { $amount } to the roll.
event-slipped-back = The party slips away unseen: { $card } goes back on top of the deck.
event-feat-in-1-1 = { $Hero } uses a Heroic Skill: { $feat }.
