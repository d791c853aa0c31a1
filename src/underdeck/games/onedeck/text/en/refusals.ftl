### One Deck Dungeon: what it refuses.

refuse-unknown-hero = There is no hero called “{ $name }”; choose from: { $choices }.
refuse-unknown-dungeon = There is no dungeon called “{ $name }”; choose from: { $choices }.
refuse-unknown-edition = There is no edition “{ $name }”; choose from: { $choices }.
refuse-hero-count = { $count ->
    [0] Choose one, two or four heroes.
   *[other] One, two or four heroes can play, not { $count }.
}
refuse-same-hero = The heroes of a party must be different; { $name } was chosen more than once.
refuse-position-die = Line { $line } of the position: “{ $text }” is not a die.
refuse-position-hero = Line { $line } of the position: name one hero: { $choices }.
refuse-position-too-few = { $count ->
    [one] Line { $line } of the position: only 1 card is left for that.
   *[other] Line { $line } of the position: only { $count } cards are left for that.
}
refuse-position-door = Line { $line } of the position: name one of the { $count } doors.
refuse-position-box = Line { $line } of the position: name one of the { $count } boxes.
refuse-position-dice = { $count ->
    [one] Line { $line } of the position: there is only 1 die of the color “{ $text }”.
   *[other] Line { $line } of the position: there are only { $count } dice of the color “{ $text }”.
}
refuse-position-choice = Line { $line } of the position: a peril needs the chosen option (1 or 2).
refuse-position-agenda = Line { $line } of the position: “{ $text }” does not fit.
refuse-position-dead = Line { $line } of the position: { $hero } has as much damage as health, or more.
refuse-no-such-door = There is no open door “{ $text }” to look at.
refuse-unknown-set = There is no set called “{ $name }”; choose from: { $choices }.
refuse-dungeon-set = The dungeon “{ $dungeon }” does not go with a deck of the set “{ $set }”; take its own set or a hybrid deck.
refuse-unknown-reference = The Turn Reference cannot be “{ $name }” here; choose from: { $choices }.
refuse-unknown-tier = There is no tier called “{ $name }” in this edition; choose from: { $choices }.
refuse-hordes = The Hordes card is for four heroes with a Forest of Shadows deck or a hybrid deck.
refuse-sheet-hero = A campaign sheet names the hero “{ $name }”, who is not in this party: { $choices }.
refuse-unknown-talent = There is no talent called “{ $name }”; choose from: { $choices }.
refuse-unknown-focus = There is no focus called “{ $name }”; choose from: { $choices }.
refuse-too-many-marks = The talent “{ $talent }” has more check-marks than spaces.
refuse-talent-unearned = The talent “{ $talent }” is not unlocked yet: not all its spaces are marked.
refuse-talent-inactive = The talent “{ $talent }” belongs to the focus “{ $focus }”, which is not active in this game.
refuse-mark-color = After { $difficulty ->
    [1] an easy
    [2] a medium
   *[3] a hard
} dungeon, no { $mark ->
    [green] green circle
    [yellow] yellow square
   *[red] red pentagon
} may be marked.
refuse-mark-full = The talent “{ $talent }” has no such space left.
refuse-mark-locked = The talent “{ $talent }” cannot be learned: this hero is bound to another focus, or the first talent of that focus is not unlocked yet.
refuse-mark-early = Check-marks are placed only after the game, once they have been earned.
refuse-position-poison = Line { $line } of the position: { $count ->
    [one] there is only { $count } poison token
   *[other] there are only { $count } poison tokens
}.
refuse-position-stacks = Line { $line } of the position: with four heroes, each door has two cards.
refuse-bot-answers = { $name } is played by a bot, which answers by itself.
