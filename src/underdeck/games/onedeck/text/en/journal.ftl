### One Deck Dungeon: in the journal.

jr-puzzle-goal-unhurt = Get through without a scratch: no damage, no poison, no time lost.
jr-puzzle-goal-fell = Defeat the boss with these dice, and live.
jr-puzzle-needed-conversion = It could not be done without turning dice into a heroic one.
jr-puzzle-needed-skill = It could not be done without a skill.

jr-by-heroes = By hero
jr-by-dungeons = By dungeon
jr-one-of-heroes = Hero
jr-one-of-dungeons = Dungeon
jr-got-mind-the-step = Mind the Step
jr-how-mind-the-step = Finish a dungeon, on your feet or otherwise.
jr-got-light-at-the-end = Light at the End
jr-how-light-at-the-end = Beat a boss.
jr-got-wipe-your-feet = Wipe Your Feet
jr-how-wipe-your-feet = Fall before you have seen the second floor.
jr-got-fire-insurance = Fire Insurance
jr-how-fire-insurance = Come back from the Dragon’s Cave.
jr-got-property-tycoon = Property Tycoon
jr-how-property-tycoon = Win in five different dungeons.
jr-got-change-of-hats = A Change of Hats
jr-how-change-of-hats = Win with three different heroes.
jr-got-whole-wardrobe = The Whole Wardrobe
jr-how-whole-wardrobe = Win with eight different heroes.
jr-got-is-that-all = Is That All?
jr-how-is-that-all = Win with five damage or less in the whole game.
jr-got-by-a-thread = By a Thread
jr-how-by-a-thread = Win after a hero was down to the last heart.
jr-got-spotless = Spotless
jr-how-spotless = Ten fights in one game without a scratch.
jr-got-cleaning-crew = Cleaning Crew
jr-how-cleaning-crew = A hundred fights without a scratch, all games together.
jr-got-strategic-gardening = Strategic Gardening
jr-how-strategic-gardening = Flee twice to see how the flowers are doing, and win.
jr-got-dry-january = Dry January
jr-how-dry-january = Win without a drop of potion.
jr-got-round-on-the-house = A Round on the House
jr-how-round-on-the-house = Drink four potions in one game.
jr-got-overqualified = Overqualified
jr-how-overqualified = Reach the fourth level.
jr-got-in-and-out = In and Out
jr-how-in-and-out = Win within 22 turns.
jr-got-statistically-unlikely = Statistically Unlikely
jr-how-statistically-unlikely = Roll a hundred ones. It was never your fault.
jr-got-its-personal = It’s Personal
jr-how-its-personal = Take fifteen damage from the same kind of creature.
jr-got-beaten-by-architecture = Beaten by Architecture
jr-how-beaten-by-architecture = Get hurt by the stairs.
jr-got-asked-for-it = You Asked for It
jr-how-asked-for-it = Win on one of the hard tiers.
jr-got-better-together = Better Together
jr-how-better-together = Win with more than one hero.
jr-award-punching-bag = Punching Bag
jr-award-of-punching-bag = ({ $n } damage)
jr-award-untouched = Hid Behind the Others
jr-award-of-untouched = (least damage)
jr-award-hog = Item Hog
jr-award-of-hog = { $n ->
    [one] ({ $n } item)
   *[other] ({ $n } items)
}
jr-award-know-it-all = Know-It-All
jr-award-of-know-it-all = { $n ->
    [one] ({ $n } skill)
   *[other] ({ $n } skills)
}
jr-award-show-off = Show-Off
jr-award-of-show-off = { $n ->
    [one] ({ $n } feat)
   *[other] ({ $n } feats)
}
jr-award-thirsty = Thirstiest
jr-award-of-thirsty = { $n ->
    [one] ({ $n } potion)
   *[other] ({ $n } potions)
}
jr-award-snake-eyes = Snake Eyes
jr-award-of-snake-eyes = { $n ->
    [one] ({ $n } one)
   *[other] ({ $n } ones)
}
jr-award-hot-hand = Hot Hand
jr-award-of-hot-hand = { $n ->
    [one] ({ $n } six)
   *[other] ({ $n } sixes)
}
jr-twist-veteran = The twist: the veteran’s tier. You know what you are doing, surely.
jr-twist-fearless = The twist: the fearless tier. Nobody will think less of you.
jr-twist-novice = The twist: the gentlest tier, in the cruelest dungeon.
jr-twist-hybrid = The twist: the Forest’s cards are shuffled in.
jr-twist-first-printing = The twist: the rules of the first printing.
jr-twist-pair = The twist: two heroes, and both are you.
