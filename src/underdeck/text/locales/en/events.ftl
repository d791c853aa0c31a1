# What happened, told in one line each. $Hero is the hero with an article, for the start of a sentence.

event-begin = The party enters the { $dungeon }.
event-turn = Turn { $turn } on floor { $floor }.
event-time = { $amount ->
    [one] 1 time passes: { $cards } is discarded.
   *[other] { $amount } time passes: { $cards } are discarded.
}
event-stairs-revealed = The deck is empty: the stairs are in sight.
event-stairs-tokens = { $amount ->
    [one] 1 token on the stairs (now { $tokens } of 3).
   *[other] { $amount } tokens on the stairs (now { $tokens } of 3).
}
event-stairs-full = Third token on the stairs: something catches up with the party.
event-explore = The party explores.
event-doors-placed = { $count ->
    [0] No new door.
    [one] One new door.
   *[other] { $count } new doors.
}
event-opened = Door { $door } opens: { $card }!
event-entered = The party goes back to { $card } behind door { $door }.
event-invisible = Unseen, the party slips past.
event-fled = The party flees; the door stays open.
event-stealth-door = { $Hero } finds one more door.
event-encounter = Encounter: { $card }.
event-ability = { $ability }!
event-drained = { $Hero } loses an item: { $card } becomes XP.
event-peril-chosen = The party decides: { $label }.
event-feat = { $Hero } uses a heroic feat: { $feat }.
event-gamble-lost = A 1! The gamble fails.
event-thrown = { $Hero } throws away { $die }.
event-rolled = { $Hero } rolls { $dice }.
event-dice-lost = { $Hero } loses { $dice }.
event-dice-unfit = { $dice } would not fit this peril and is gone at once.
event-gained = { $Hero } gains { $dice }.
event-covered = Box { $box } is covered with { $dice }.
event-cover-broken = The dice on box { $box } are lost; it is uncovered again.
event-drank = { $Hero } drinks { $potion }.
event-discarded = { $Hero } discards { $die }.
event-paid = { $Hero } pays with { $die }.
event-used = { $Hero } uses { $skill }.
event-converted = { $dice } are melted down into a heroic die.
event-refused = The dice go back to their pools.
event-supply-empty = No { $color } die is left in the supply.
event-rerolling = { $Hero } rerolls { $dice }.
event-exchanged = { $Hero } trades in { $dice }.
event-changed = { $Hero } turns { $dice } into { $into }.
event-consequences = { $none ->
    [yes] Every consequence is avoided.
   *[no] Consequences: { $damage } damage, { $time } time.
}
event-armor = { $Hero }’s armor stops { $amount } damage.
event-damage = { $cause ->
    [stairs] { $Hero } takes { $amount } damage on the stairs ({ $damage } of { $health }).
    [ability] { $Hero } takes { $amount } damage from the foe’s ability ({ $damage } of { $health }).
    [feat] { $Hero } takes { $amount } damage from the feat ({ $damage } of { $health }).
   *[consequences] { $Hero } takes { $amount } damage ({ $damage } of { $health }).
}
event-healed = { $cause ->
    [second-wind] { $Hero } gets a second wind and heals { $amount } damage.
   *[healing] { $Hero } drinks Healing and heals { $amount } damage.
}
event-stored = { $count ->
    [one] { $Hero } stores a die on { $feat }.
   *[other] { $Hero } stores { $count } dice on { $feat }.
}
event-stored-returned = { $Hero } returns a stored die to the supply.
event-token-lost = No potion token is left in the supply.
event-token-gained = The party gains a potion token (now { $tokens }).
event-escaped = { $card } gets away: no loot.
event-loot-xp = The party keeps { $card } as { $xp } XP.
event-loot-potion = The party identifies the potion on { $card }: { $potion }.
event-loot-item = { $Hero } takes the item on { $card }.
event-loot-skill = { $Hero } learns { $skill } from { $card }.
event-replaced = { $card } is given up and becomes XP.
event-level-up = The party reaches level { $level }!
event-xp-potion = The party trades XP for a potion token.
event-descended = The party descends to floor { $floor }.
event-boss = The last stairs end before the boss: { $boss }!
event-round = Round { $round } against the boss ({ $damage } of { $health } damage).
event-boss-healed = { $Boss } heals { $amount } damage.
event-strike = { $Boss } takes { $amount } damage ({ $damage } of { $health }).
event-victory = Victory! { $Boss } is defeated.
event-defeat = Defeat. { $Hero } has fallen.
