### The table of the Order of the Stick in the browser.

web-stick-map = Map of the dungeon
web-stick-entrance = Entrance
web-stick-floor = Floor { $n } of { $all }
web-stick-lair = Xykon’s Lair
web-stick-unexplored = Unexplored
web-stick-larger = Larger
web-stick-smaller = Smaller
web-stick-find-me = Show me where I am
web-stick-turn = Turn { $n }
web-stick-turns-left = { $n ->
    [0] last turn before the collapse
    [one] collapse after 1 more turn
   *[other] collapse after { $n } more turns
}
web-stick-teams = Teams
web-stick-setup = Setup
web-stick-goal = To enter the Lair:
web-stick-collapse = The dungeon is collapsing: run!
web-stick-players = Players
web-stick-you = you
web-stick-team = Team { $n }
web-stick-shadow = Shadow
web-stick-hired = For hire
web-stick-state-rests = resting
web-stick-state-misses = misses a turn
web-stick-state-flees = fleeing
web-stick-state-out = out
web-stick-wounds = Wounds left: { $left } of { $all }
web-stick-drool = Drool Factor
web-stick-drool-of = Drool Factor { $n }
web-stick-x = X on saved Monsters
web-stick-shticks = Shticks
web-stick-hand = Hand
web-stick-stash = Stash
web-stick-equipped = Equipped
web-stick-saved = Saved Monsters
web-stick-tray = To choose from
web-stick-flipped = flipped
web-stick-nothing = Nothing yet
web-stick-drawer-open = Show my cards
web-stick-drawer-close = Hide my cards
web-stick-attack = Attack
web-stick-defense = Defense
web-stick-range = Range
web-stick-supported = Supported by { $n }
web-stick-stack = Monsters: { $n }
web-stick-loot = Loot: { $n }
web-stick-stairs = Stairs down
web-stick-xykon-card = Xykon card: { $name }
web-stick-xykon-down = Xykon card, face down
web-stick-decks = Cards left in the decks
web-stick-deck-battle = Battle cards left
web-stick-deck-loot = Loot left
web-stick-deck-room = Rooms left
web-stick-size = Battle Size { $n }
web-stick-trap = Trap: { $name }
web-stick-played = Played: { $name }
web-stick-wound = Wounds about to be lost: { $n }
web-stick-battle = Battle in { $room }
web-stick-distance = at Range { $n }
web-stick-attacks = attacks
web-stick-defends = defends
web-stick-no-bonus = no bonus
web-stick-total = Total
web-stick-die = Die
web-stick-rolled = The roll
web-stick-versus = against
web-stick-odds = { $who }:
web-stick-void = No effect
web-stick-stamp-good = Won
web-stick-stamp-even = Draw
web-stick-stamp-bad = Lost
web-stick-stamp-evades = Safe
web-stick-stamp-hit-by-trap = Hit
web-stick-win = win
web-stick-draw = draw
web-stick-lose = lose
web-stick-no-shtick = No shtick
web-stick-helps = { $helper } helps { $asker }: { $bonus }
web-stick-offers = { $asker } offers { $asked }: { $loot }
web-stick-some-loot = some Loot
web-stick-shrink = Look at the map
web-stick-grow = Back to the battle
web-stick-close = Close
web-stick-scores = Bragging Rights
web-stick-points = { $n ->
    [one] 1 point in sight
   *[other] { $n } points in sight
}
web-stick-points-lead = { $n ->
    [one] leads: 1 point in sight
   *[other] leads: { $n } points in sight
}
web-stick-points-more = Points in sight; the Stash counts only at the end
web-stick-score-loot = Loot
web-stick-score-shticks = Shticks
web-stick-score-exit = Way out
web-stick-score-xykon = Xykon
web-stick-score-total = Points
web-stick-winner = wins

web-stick-group-move = Where to
web-stick-group-fight = Fight
web-stick-group-cards = Cards and shticks
web-stick-group-loot = Loot
web-stick-group-trade = Trade
web-stick-chance = fight: win { $share }
web-stick-chance-of = fight: { $who } wins { $share }

web-stick-house = House rules
web-stick-aim = Look for stairs and go down { $floors ->
    [one] one floor
   *[other] { $floors } floors
} to Xykon’s Lair. Beaten Monsters leave Loot and X; { $x } X buy a new shtick. To enter the Lair you need { $shticks } shticks and equipped Loot with a total Drool Factor of { $drool }.
web-stick-aim-end = Once Xykon falls, so does the roof: everybody runs for the exit. Loot, shticks, Xykon and getting out early are worth points, and most points win.
web-stick-meanwhile = Since your last turn
web-stick-quiet-turn = Nothing to report.
web-stick-done-to-you = Done to you
web-stick-left-alone = Nobody laid a hand on you.
web-stick-stops = Reactions: when to ask me
web-stick-stop-playable = Whenever I could do something that matters now
web-stick-stop-always = Every time, even with nothing to play
web-stick-stop-never = Never; go on without me

web-stick-why-saved = Saved Monsters are traded for shticks at the start or end of your turn.
web-stick-why-too-few-x = There are not enough X yet to trade for a shtick.
web-stick-why-no-shticks = Your Shtick Deck is empty: saved Monsters no longer buy anything.
web-stick-why-flipped = It is face-down until something unflips it. A rest does.
web-stick-why-monster = Monsters are played against a player who walks into an empty room. You will be asked when the time comes.
web-stick-why-no-effect = The moment is right, but the card would have no effect now.
web-stick-why-moment = Its moment: { $when }.
web-stick-why-battle = You choose it when you attack or are attacked.
web-stick-why-not-this-battle = It can’t be used in this battle: out of reach, or barred.
web-stick-barred-not-this-battle = Not in this battle, being out of reach or barred: { $cards }.
web-stick-barred-flipped = Face-down until something unflips them, as a rest does: { $cards }.
web-stick-why-by-itself = It works by itself; there is nothing to do.
web-stick-why-equipped = Equipped Loot works by itself.
web-stick-why-stashed = You may equip it at the start or end of your turn, or pay for help with it.
web-stick-why-no-drool = You don’t drool over it, so you can’t equip it. Somebody may help you for it.
web-stick-window-start = the start of your turn
web-stick-window-end = the end of your turn
web-stick-window-turn = the start or end of your turn
web-stick-window-move = before you move
web-stick-window-called = when Monsters are being played
web-stick-window-before-roll = before a battle roll
web-stick-window-after-roll = after your battle roll
web-stick-window-wound = when you are about to lose Wounds
web-stick-window-evade = when a trap goes off
web-stick-window-response = as an answer to another card

web-stick-stake-win = If { $who } wins: { $x } X and { $coins } Loot on the floor
web-stick-stake-nothing = If { $who } wins: it is gone, with nothing to carry home
web-stick-stake-harmless = If { $who } loses: no harm done
web-stick-stake-wound = If { $who } loses: 1 Wound
web-stick-stake-wounds = If { $who } loses: { $n } Wounds
web-stick-stake-player = The loser suffers the winner’s Result; at Range 0 the winner may also take a Loot.
web-stick-open-battle = Watch the battle
web-stick-zoom-reset = Default size
web-stick-winner-line = { $who } brags the most. The others may sulk.
web-stick-won-line = You have all the Bragging Rights. Use them unkindly.
web-stick-lost-line = { $n } points short of the winner. It was surely the dice.
web-stick-lost-line-1 = One point short of the winner. It was surely the dice.
web-stick-tied-line = Level with the winner, but beaten on the tie-break. It was surely the dice.

web-learn-first-stick = You are Roy; two absent-minded bots play Haley and Belkar. Quick rules, short dungeon.

web-game-stick = The Order of the Stick
web-about-stick = A band of adventurers who help each other for a price. Fight down to the lich’s Lair, brag the most, and get out before the roof comes down.
web-credits-stick = The Order of the Stick Adventure Game: The Dungeon of Dorukan was designed by Kevin Brusky and Rich Burlew, with art by Rich Burlew. It was published by Giant in the Playground Games and Advanced Primate Entertainment.
web-quick-stick = You are Roy; bots play Haley and Belkar. The short rules.
web-people-stick = Characters
web-count-stick-2 = Two players: quick turns, nobody else to hide behind.
web-count-stick-3 = Three players: a good size.
web-count-stick-4 = Four players: alliances begin.
web-count-stick-5 = Five players: long, but lively.
web-count-stick-6 = The whole Order. Bring snacks.
web-live = Live game: after 30 seconds without a reaction, play goes on. Leave it off for a game that lasts days.
web-in-full-stick = A word about each
web-plays-roy = Sword first: strong close up and steady everywhere. A good start.
web-plays-haley = Bow and quick fingers: hits from afar, goes home with more Loot.
web-plays-elan = Sings for others, hides well and gets lucky. The hard choice.
web-plays-vaarsuvius = Great spells, each good once until rested.
web-plays-durkon = Shield and hammer; heals people and ends the undead.
web-plays-belkar = Knives, teeth and no manners: attacks hard, even the other players.
web-preset-quick = Quick
web-preset-quick-more = Smaller floors, four shticks from the start, an easier way into the Lair. About an hour with bots.
web-preset-steady = Full, with limits
web-preset-steady-more = The whole game, but battles can’t grow without end and the roof comes down after 60 turns.
web-preset-printed = By the book
web-preset-printed-more = Every rule exactly as in the rulebook, however long it takes.
web-length-short = Three floors, and the Lair asks least.
web-length-medium = Three floors, but the Lair asks for more Loot and shticks.
web-length-long = Four floors. An evening.
web-length-weekend-killer = Five floors. You have been warned.
web-from-players = Only with { $n } players or more.
web-to-players = Only with { $n } players or fewer.
web-variants = Variants
web-variant-lucky = In battle a 12 always wins and a 1 always loses.
web-variant-nerdcore = No safe place: the entrance is only for those who flee, traps come back, and new shticks are drawn blind.
web-variant-not-home = The Lair is larger, and perhaps Xykon is out.
web-variant-shadow = Everybody has a companion who never leaves their side.
web-variant-team = Teammates don’t attack each other, and brag together.
web-length = Length
web-preset = Rules
web-help-stick = One question at a time: answer with a button below, or on the map and the cards themselves. “Why?” shows the rule, “Hint” what a bot would do, “Take back” undoes until something new is revealed.
