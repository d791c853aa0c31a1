### Lanterns Out: everything that is shown to people.

game-name = Lanterns Out
notice = A small game of our own, as free as its rules.
quick-game = Three short delves against two bots
how-to-play =
    Lanterns Out, in short
    One lantern lights the way for everybody. In each delve chambers are opened one after the other. A treasure is shared by all who are inside.
    Before the next chamber everybody inside says in secret: walk on, or go home. Who goes home keeps her pouch and shares the coins that lie on the floor with whoever leaves at the same time.
    The second peril of a kind closes the shaft: who is still inside loses her pouch, unless a keepsake saves it. When the lantern goes out, half of the pouch is lost on the way home.
    After the last delve the richest wins. Alone, you need to bring home enough.

field-players = Delvers
field-shaft = Shaft
lanterns-option-delves = How often everybody goes down.
shaft-says = light { $light }, stairs { $stairs }, alone { $goal }

# Names

name-ann = Ann
name-bo = Bo
name-cleo = Cleo
name-dan = Dan
name-old-well = The Old Well
name-tin-mine = The Tin Mine
name-sunken-crypt = The Sunken Crypt
name-scattered-coppers = Scattered Coppers
name-silver-candlesticks = Silver Candlesticks
name-miners-strongbox = Miner’s Strongbox
name-vein-of-gold = Vein of Gold
name-sleeping-kings-crown = Sleeping King’s Crown
name-bats = Bats
name-flood = Flood
name-rockfall = Rockfall
name-firedamp = Firedamp
name-oil-flask = Oil Flask
name-worn-steps = Worn Steps
name-rope = Rope
name-sewn-pocket = Sewn Pocket
name-lucky-penny = Lucky Penny
deck-chamber = chamber
deck-keepsake = keepsake

# Cards

card-treasure = { $coins } coins, and 2 more for each stairs taken, shared by everybody inside. What can’t be shared stays on the floor.
card-peril = Everybody inside drops a coin for each stairs taken. The second one of its kind in a delve closes the shaft.
card-oil = The lantern has { $light } more light.
card-stairs = From here on there is more to find and more to drop.
card-saves = When the shaft closes: go home with { $saves ->
    [100] your whole pouch
   *[other] { $saves }% of your pouch, rounded up
}.
card-worth = Worth { $coins } coins at the end.

# The table

view-shaft = Shaft
view-delve = Delve
view-delves = Delves in all
view-light = Light
view-stairs = Stairs taken
view-path = Path
view-floor = Coins on the floor
view-deck = Chambers left
view-closing = Of them would close the shaft
view-removed = Gone for good
view-used = Keepsakes used
view-delvers = Delvers
view-delver = Who
view-inside = Inside
view-coins = At home
view-pouch = Pouch
view-keepsakes = Keepsakes
view-carries = Carries
view-score = Score

# What is asked

ask-walk = Walk on, or go home with { $pouch ->
    [one] 1 coin
   *[other] { $pouch } coins
} and what you get of { $floor } on the floor? { $closing } of { $deck } chambers would close the shaft.
    .why = Everybody inside answers in secret. Who leaves brings her pouch home and shares the floor with the others who leave now.
ask-escape = The shaft closes! { $pouch ->
    [one] There is 1 coin in your pouch.
   *[other] There are { $pouch } coins in your pouch.
}
    .why = A rope or a sewn pocket brings out your pouch or a part of it. Without one it is lost.
do-on = Walk on
do-leave = Go home
do-pass = Let the pouch go
do-use = Use: { $first }

# What happened

event-dealt = { $seat } carries: { $keepsake }.
event-delve = Delve { $number } of { $delves } begins.
event-treasure = { $card }: { $coins } coins, { $share } for { $people ->
    [one] the only one inside
   *[other] each of { $people }
}.
event-peril = { $dropped ->
    [0] { $card }! A warning.
    [one] { $card }! 1 coin falls to the floor.
   *[other] { $card }! { $dropped } coins fall to the floor.
}
event-oil = { $card }: the light is { $light } now.
event-stairs = { $card }: { $stairs ->
    [one] the first stairs.
   *[other] { $stairs } stairs deep now.
}
event-closed = { $card } again! The shaft closes.
event-dark = The lantern is out. Everybody gropes the way home and loses half.
event-home = { $coins ->
    [0] { $seat } comes home with nothing.
    [one] { $seat } brings home 1 coin.
   *[other] { $seat } brings home { $coins } coins.
}
event-used = { $seat } uses: { $keepsake }.
event-lost = { $coins ->
    [0] { $seat } comes out with empty hands.
    [one] { $seat } loses 1 coin.
   *[other] { $seat } loses { $coins } coins.
}

# The end

outcome-ann = Ann is the richest.
outcome-bo = Bo is the richest.
outcome-cleo = Cleo is the richest.
outcome-dan = Dan is the richest.
outcome-shared = { $winners } are equally rich: the victory is shared.
outcome-goal = Enough for a quiet life!
outcome-short = Not enough. The shaft will be there tomorrow.
score-line = { $delver }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

# Refusals

refuse-lanterns-players = Say who goes down, each once, from one to { $most }: { $choices }.
refuse-lanterns-delver = There is no delver called “{ $name }”; choose from: { $choices }.
refuse-lanterns-shaft = There is no shaft called “{ $name }”; choose from: { $choices }.
refuse-lanterns-position = Line { $line } of the position: “{ $text }” does not fit the rest.
