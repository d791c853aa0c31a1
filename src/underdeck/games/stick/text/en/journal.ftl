### The Order of the Stick: in the journal.

jr-by-characters = By character
jr-by-lengths = By length
jr-one-of-characters = Character
jr-one-of-lengths = Length
jr-got-party-of-one = Party of One
jr-how-party-of-one = See a game of the Stick through to the last card.
jr-got-most-likely-to-brag = Most Likely to Brag
jr-how-most-likely-to-brag = Have the most to brag about.
jr-got-lich-please = Lich, Please
jr-how-lich-please = Be the one who finishes Xykon.
jr-got-wrong-prize = Wrong Prize
jr-how-wrong-prize = Finish Xykon and lose the game anyway.
jr-got-open-wallet = Open Wallet Policy
jr-how-open-wallet = Get robbed three times in one game.
jr-got-finders-keepers = Finders, Keepers
jr-how-finders-keepers = Steal three times in one game. They were not using it.
jr-got-works-alone = Works Alone
jr-how-works-alone = Turn down five pleas for help in one game.
jr-got-emotional-support = Emotional Support Fighter
jr-how-emotional-support = Help six times in one game.
jr-got-customer-service = Customer Service
jr-how-customer-service = Serve the others a dozen Monsters in one game.
jr-got-plot-armor = Protagonist
jr-how-plot-armor = Win without a single Wound.
jr-got-brave-sir = Bravely Ran Away
jr-how-brave-sir = Flee three times in one game.
jr-got-this-lever = What Does This Lever Do?
jr-how-this-lever = Walk into three traps in one game.
jr-got-structural-engineer = Structural Engineer
jr-how-structural-engineer = Be inside when the roof comes down.
jr-got-insufferable = Insufferable
jr-how-insufferable = Win by ten points or more.
jr-got-so-close = So Close
jr-how-so-close = Lose by a single point, or by none at all.
jr-got-understudy = Understudy
jr-how-understudy = Win with three different characters.
jr-got-one-person-show = One-Person Show
jr-how-one-person-show = Win with all six characters.
jr-got-ten-foot-pole = Ten-Foot Pole
jr-how-ten-foot-pole = Explore eight rooms in one game.
jr-got-five-minute-workday = Five-Minute Workday
jr-how-five-minute-workday = Rest three times in one game.
jr-got-fine-print = Read the Fine Print
jr-how-fine-print = Promise Loot, get help, keep the Loot.
jr-got-mixed-feelings = Redistribution
jr-how-mixed-feelings = Rob and be robbed in the same game.
jr-award-most-robbed = Most Robbed
jr-award-of-most-robbed = { $n ->
    [one] ({ $n } time)
   *[other] ({ $n } times)
}
jr-award-light-fingers = Lightest Fingers
jr-award-of-light-fingers = { $n ->
    [one] ({ $n } theft)
   *[other] ({ $n } thefts)
}
jr-award-worst-friend = Worst Friend
jr-award-of-worst-friend = { $n ->
    [one] (refused once)
   *[other] (refused { $n } times)
}
jr-award-oath-breaker = Creative Bookkeeping
jr-award-of-oath-breaker = { $n ->
    [one] ({ $n } broken promise)
   *[other] ({ $n } broken promises)
}
jr-award-best-friend = Best Friend
jr-award-of-best-friend = { $n ->
    [one] (helped once)
   *[other] (helped { $n } times)
}
jr-award-doormat = Doormat
jr-award-of-doormat = { $n ->
    [one] ({ $n } Wound)
   *[other] ({ $n } Wounds)
}
jr-award-long-legs = Longest Legs
jr-award-of-long-legs = { $n ->
    [one] (fled once)
   *[other] (fled { $n } times)
}
jr-award-menace = Menace
jr-award-of-menace = { $n ->
    [one] ({ $n } Monster played)
   *[other] ({ $n } Monsters played)
}
jr-award-meddler = Meddler
jr-award-of-meddler = { $n ->
    [one] ({ $n } card played)
   *[other] ({ $n } cards played)
}
jr-award-cartographer = Cartographer
jr-award-of-cartographer = { $n ->
    [one] ({ $n } room)
   *[other] ({ $n } rooms)
}
jr-award-trap-tester = Trap Tester
jr-award-of-trap-tester = { $n ->
    [one] ({ $n } trap)
   *[other] ({ $n } traps)
}
jr-award-butcher = Pest Control
jr-award-of-butcher = { $n ->
    [one] ({ $n } Monster)
   *[other] ({ $n } Monsters)
}
jr-award-paymaster = Paymaster
jr-award-of-paymaster = { $n ->
    [one] (paid once)
   *[other] (paid { $n } times)
}
jr-award-sleepyhead = Sleepyhead
jr-award-of-sleepyhead = { $n ->
    [one] (rested once)
   *[other] (rested { $n } times)
}
jr-twist-sticky-fingers = The twist: the winner of a fight may steal from any distance.
jr-twist-lucky = The twist: the Lucky variant.
jr-twist-not-home = The twist: Xykon may not be home.
jr-twist-crowd = The twist: one more at the table than is comfortable.
