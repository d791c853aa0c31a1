# The journal and what goes with it. These words come when somebody opens one of its pages.

jr-title = Journal
jr-page-overview = Games
jr-page-bestiary = Bestiary and gallery
jr-page-achievements = Achievements
jr-empty = Nothing here yet. Finish a game, well or badly, and it is written down on this device.
jr-empty-go = Find a dungeon
jr-tile-games = Games
jr-tile-wins = Won
jr-tile-streak = In a row
jr-tile-fastest = Fastest victory
jr-tile-nemesis = Nemesis
jr-wins-of = { $n } ({ $rate }%)
jr-streak-now = { $n }, best { $best }
jr-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
jr-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
jr-none = none yet
jr-nemesis-of = { $who }: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
jr-by-heroes = By hero
jr-by-dungeons = By dungeon
jr-by-characters = By character
jr-by-lengths = By length
jr-one-of-heroes = Hero
jr-one-of-dungeons = Dungeon
jr-one-of-characters = Character
jr-one-of-lengths = Length
jr-latest = Lately
jr-won = Won
jr-lost = Lost
jr-replay-of = Watch the game of { $when } again: { $who }
jr-seen-of = { $n } of { $all }
jr-met = met { $n ->
    [one] once
   *[other] { $n } times
}
jr-beaten = beaten { $n ->
    [one] once
   *[other] { $n } times
}
jr-unmet = Not met yet

jr-keeping = Keep it safe
jr-keeping-more = The journal lies in this browser and nowhere else. Save it as a file, or keep a copy on this server under a secret link: no account, and whoever has the link has the journal.
jr-export = Save as a file
jr-import = Read a file
jr-share = Keep it on the server
jr-link = Link to your journal
jr-link-more = Open this link on another device, and both journals become one.
jr-sync = Bring both up to date
jr-synced = Both sides have everything now.
jr-behind = The server does not have everything yet; this device does. It is tried again after the next game.
jr-leave = Delete it from the server
jr-left = Deleted from the server. This device keeps its own.
jr-clear = Empty the journal
jr-clear-sure = Every game, everything met and every achievement on this device will be forgotten. A file that you saved, or a copy on a server, stays.
jr-brought = { $n ->
    [0] Nothing in that file was new.
    [one] { $n } game was new.
   *[other] { $n } games were new.
}
jr-file-damaged = That file is not a journal, or it is damaged. Nothing was changed.
jr-file-newer = That journal was written by a newer version of Underdeck. Nothing was changed; read it there.
jr-unread-damaged = The journal in this browser is damaged and was left as it is. Save it as a file first if you want it looked at; “Empty the journal” begins a new one.
jr-unread-newer = The journal in this browser was written by a newer version of Underdeck, and was left as it is. Use that version, or save it as a file.
jr-trouble-full = This browser has no room left: the latest game is in the journal only until you close the page. Save the journal as a file, or keep it on the server.
jr-trouble-forbidden = This browser forbids us to keep anything: the journal lasts until you close the page. Save it as a file, or keep it on the server.

jr-earned = New achievements
jr-got-of = { $n } of { $all }
jr-got-on = Since { $when }
jr-not-yet = Not yet
jr-anywhere = Anywhere
jr-picture = Picture to share
jr-no-picture = This browser could not draw the picture.

# Achievements: what each is called, and what it takes.

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
jr-got-hot-streak = On a Roll
jr-how-hot-streak = Win three games in a row.
jr-got-character-building = Character Building
jr-how-character-building = Lose five games in a row, and come back.
jr-got-regular = The Usual?
jr-how-regular = Finish 25 games.
jr-got-old-hand = Furniture
jr-how-old-hand = Finish 100 games. We dust you on Thursdays.
jr-got-field-guide = Field Guide
jr-how-field-guide = Meet sixty different things, most of them hostile.
jr-got-hoarder = It Might Come in Handy
jr-how-hoarder = Get hold of sixty different things.
jr-got-of-the-day = Dungeon of the Day
jr-how-of-the-day = Finish a daily game.
jr-got-creature-of-habit = Creature of Habit
jr-how-creature-of-habit = Finish seven daily games.
jr-got-twisted = With a Twist
jr-how-twisted = Finish a weekly challenge.

# Awards at the end of a game, and what they count.

jr-awards = Awards
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

# Games of the day and of the week.

jr-challenges = Games of the day
jr-challenges-more = The same cards and the same dice for everybody, from midnight to midnight UTC. The first game that you begin counts.
jr-daily = daily
jr-weekly = weekly
jr-daily-dungeon = Dungeon of the day
jr-daily-duel = Duel of the day
jr-weekly-dungeon = Dungeon of the week
jr-weekly-duel = Brawl of the week
jr-number = no. { $n }
jr-against = You are { $me }, against { $others }.
jr-down-there = { $who } in { $place }.
jr-days-left = { $n ->
    [one] One day left
   *[other] { $n } days left
}
jr-hours-left = { $n ->
    [one] Less than an hour left
   *[other] { $n } hours left
}
jr-play = Play it
jr-counts = The first game counts, once it is begun, even if you leave it.
jr-counts-going = You have begun the game that counts. Another one is for practice and is not entered.
jr-counts-no = It was begun before in this browser or from your network. Another game is for practice: it is not entered.
jr-go-on = Go on with your game
jr-play-practice = Play for practice
jr-not-entered = This game was for practice: it was not the first from your network or in this browser, so it is not entered.
jr-promise = What the results promise, and what not
jr-promise-yes = Each result is of a game that was played to its end on this server, with a person at her seat and bots at theirs. It is the first game that was begun from that network and in that browser. The same game, answer for answer, stands there once.
jr-seals = Dice and cards under seal
jr-seals-more = The server drew a secret for each of these games ahead of its day. Its seal can be seen from then on; the secret itself is shown when no result can be entered any more. The SHA-256 of the secret is the seal, so it was not exchanged in between.
jr-seal = { $day }, drawn { $drawn } UTC:
jr-seal-opened = opened:
jr-seal-verdict = { $verdict ->
    [same] The same as this browser was shown first.
    [fits] Checked: the secret belongs to the seal.
    [other] This browser was shown another seal before: the dice and cards were exchanged.
   *[wrong] The secret does not belong to the seal.
}
jr-promise-no = Nobody owns a name here yet: anybody may write any. Somebody with a second device and a second network may have tried before, and somebody who has seen your game knows what comes. Advice is allowed. Whoever runs this server can see everything.
jr-show-table = { $n ->
    [0] Results
   *[other] Results ({ $n })
}
jr-day-table = { $n ->
    [one] { $n } result
   *[other] { $n } results
}
jr-day-empty = Nobody has entered a result yet.
jr-day-place = Place
jr-day-name = Name
jr-day-result = Result
jr-day-turns = Turns
jr-day-you = you
jr-copy-line = Copy the result
jr-your-name = Your name
jr-enter = Enter the table
jr-line-won = { $damage ->
    [0] not a scratch
   *[other] { $damage } damage
}
jr-line-lost = fell on floor { $floor }
jr-line-points = { $mine } to { $others }
jr-wrong-clock = This device’s clock is { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} { $way ->
    [ahead] ahead
   *[behind] behind
}. Days go by the server’s clock, where it is { $day } (UTC).
jr-twist-veteran = The twist: the veteran’s tier. You know what you are doing, surely.
jr-twist-fearless = The twist: the fearless tier. Nobody will think less of you.
jr-twist-novice = The twist: the gentlest tier, in the cruelest dungeon.
jr-twist-hybrid = The twist: the Forest’s cards are shuffled in.
jr-twist-first-printing = The twist: the rules of the first printing.
jr-twist-pair = The twist: two heroes, and both are you.
jr-twist-sticky-fingers = The twist: who wins a fight may steal from any distance.
jr-twist-lucky = The twist: the Lucky variant.
jr-twist-not-home = The twist: Xykon may not be home.
jr-twist-crowd = The twist: one more at the table than is comfortable.
