### The Order of the Stick: questions, what they are about, and the answers.

os-ask-starting = Which of your four Starting Shticks goes back into the deck?
os-ask-shadow = Which NPC becomes your shadow?
os-ask-start = Your turn. What do you do?
os-ask-move = Go on?
os-ask-fight = Attack somebody?
os-ask-call = { $own ->
    [yes] Battle Size { $size }: play a Monster against yourself.
   *[no] Battle Size { $size }: play a Monster against { $other }.
}
os-ask-shtick = { $role ->
    [attacks] You attack { $foe }: with what?
   *[defends] { $number ->
        [many] { $foe } attack you: what do you defend with?
       *[one] { $foe } attacks you: what do you defend with?
    }
}
os-ask-foe-shtick = { $role ->
    [attacks] You attack { $foe }: with what?
   *[defends] { $number ->
        [many] { $foe } attack you: what do you defend with?
       *[one] { $foe } attacks you: what do you defend with?
    }
}
os-ask-assist = You have { $mine } against { $theirs }. Ask for help?
os-ask-offer = You are asked for help: { $side } ({ $mine }) against { $foe } ({ $theirs }).
os-ask-before-roll = { $side } ({ $mine }) against { $foe } ({ $theirs }). Anything before the roll?
os-ask-after-roll = You rolled { $die }: { $total } against { $against }. React?
os-ask-wound = You are about to lose { $n ->
    [one] a Wound
   *[other] { $n } Wounds
}. Prevent it?
os-ask-evade = A trap: { $trap }! Anything before the Evasion Rolls?
os-ask-response = { $card } has been played. Answer it?
os-ask-further = Next in the Stack: { $monster }. Go on?
os-ask-pick = { $n ->
    [one] Pick up a Loot?
   *[other] Pick up a Loot? (up to { $n })
}
os-ask-steal = What do you take from { $other }?
os-ask-target = { $card }: for whom?
os-ask-flip = { $card }: flip which shtick?
os-ask-unflip = { $card }: unflip which shtick?
os-ask-boost = { $card }: boost which shtick?
os-ask-take = { $card }: take which Loot?
os-ask-teleport = { $card }: go where?
os-ask-shoo = { $card }: where does the Monster go?
os-ask-lure = { $card }: from which room does the Monster come?
os-ask-reinforce = { $card }: which Monster joins the Stack?
os-ask-snipe = { $card }: who attacks whom?
os-ask-recover = { $card }: take back which card?
os-ask-rummage = { $card }: take back which Loot?
os-ask-trade = Trade in which Monsters? ({ $x } X so far)
os-ask-trade-loot = Trade in which Loot? (Drool Factor { $drool } of 3 so far)
os-ask-choose-shtick = Which shtick do you put into play?
os-ask-equip = Equip Loot again?
os-ask-flee = Which way do you flee?
os-ask-remove = Which room collapses?
os-ask-end = End of your turn. Anything else?
os-ask-patient = Whom do you heal?
os-ask-pay = { $n ->
    [one] { $other } would heal 1 Wound of yours for any one Loot. Pay?
   *[other] { $other } would heal { $n } Wounds of yours for any one Loot. Pay?
}
os-ask-beg = { $other } offers you { $loot } to be healed. Agree?
os-ask-leap = Leap to { $room }?
os-ask-save = Save { $monster }? You have all the X you need.

os-why-starting = You start with three of your four Starting Shticks. The fourth is shuffled into your Shtick Deck and may turn up later.
os-why-shadow = Your shadow is an NPC that always stays where you are, ready to be hired. You and the others may pay it for help in battle.
os-why-start = Take as many of these actions as you like; then move, rest or stay. If you stay in a room with Monsters, you attack them; if you stop among them after a move, they attack you.
os-why-move = You may move up to 3 rooms, never back into a room you left this turn. Stopping in { $new_battles ->
    [new-rooms] a room just explored
   *[empty-rooms] an empty room
}{ $rested_rooms ->
    [safe] {" "}where nobody has rested
   *[like-others] {""}
} brings out Monsters; stopping beside Monsters starts a battle.
os-why-fight = With no Monsters in your room, you may attack one player, or one Monster that a shtick of yours can reach. You need not.
os-why-call = The others fill the room with Monsters for the player who entered it. If you hold a Monster, you must play one; the first one played is on top and attacks first.
os-why-shtick = Your Battle Shtick gives its Attack or Defense to your roll, and its Result if you win. Without a shtick the best you can get is a draw.
os-why-foe-shtick = You choose after your opponent. Your shtick must reach the other player; without one the best you can get is a draw.
os-why-assist = A helper adds 2 per Drool Factor the offered Loot has for them. You pay after the battle, whether you win or lose.
os-why-offer = If you accept, you get the offered Loot after the battle, whatever its result. Helping costs you nothing and puts you at no risk.
os-why-before-roll = Until the dice are rolled, cards may be played and shticks flipped by anybody. Both totals are known; only the dice are not.
os-why-after-roll = The dice have been rolled, but the result does not count yet. Now is the time for rerolls and for anything that prevents Wounds.
os-why-wound = Losing your last Wound makes you drop Loot and flee to the Dungeon Entrance. Cards that prevent Wounds work now or not at all.
os-why-evade = Everybody the trap threatens rolls a die and needs its Evade value or more. Before that, it may be disarmed and rolls may be improved.
os-why-response = A card can be answered with another one, which then takes effect first. Afterward it is too late.
os-why-further = You beat the Monster on top. You may fight the next one, as Attacker or Defender, or stop here with what you have.
os-why-pick = Loot is face-down and is taken from the top, one card at a time. It may be a trap.
os-why-steal = Beating a player{ $steal_range ->
    [any] {""}
   *[same-room] {" "}at close quarters
} lets you take one equipped Loot of your choice, or a random one from the Stash if nothing is equipped.
os-why-target = The card lets you choose a player. Only players it would do something to are listed.
os-why-flip = A flipped shtick is face-down and does nothing until it is unflipped.
os-why-unflip = An unflipped shtick can be used again. Shticks that unflip others are not among these.
os-why-boost = A boosted shtick applies its Boost text until the end of the turn. A Battle Shtick needs to be the one you chose for the battle.
os-why-take = Equipped Loot is face-up, so you know what you get. It goes to your Stash.
os-why-teleport = Any explored room on your floor will do. Being moved by a card does not count as moving: nothing attacks you on arrival.
os-why-shoo = The top Monster moves next door and lands on top of the Stack there.
os-why-lure = The top Monster of the room you choose comes to yours and lands on top of the Stack.
os-why-reinforce = The Monster joins the battle’s Stack from below. It may support those above it.
os-why-snipe = Choose a Monster on your floor and a player within its Range. The player has to defend against it.
os-why-recover = Any Screw This! card in the discard pile can come back to your hand.
os-why-rummage = Any Loot in the Loot discards can come to your Stash.
os-why-trade = Every { $x_per_shtick } X on saved Monsters buy a look at the top 3 shticks of your deck, one of which you keep. Surplus X are lost.
os-why-trade-loot = Loot with a combined Drool Factor of 3 or more for you buys the top shtick of your deck. Any surplus is lost.
os-why-choose-shtick = These are the top cards of your Shtick Deck. One comes into play, the others go to the bottom.
os-why-equip = Fleeing unequipped all your Loot. Back at the Dungeon Entrance you may equip Loot you drool over at once.
os-why-flee = You run for the Dungeon Entrance by the shortest way. Here there are two.
os-why-remove = During the collapse, each turn ends with the loss of a room at an end of the lowest floor. Loot in it is gone, players are pushed into the next room.
os-why-end = The last actions of your turn, in any order. Pass when you have finished.
os-why-patient = You may heal yourself, or another player on your floor who pays you with a Loot of their choice.
os-why-pay = Healing others has its price: any one Loot, which goes to the healer at once. If you refuse, the healer keeps the cure.
os-why-beg = If you agree, your cure is flipped, the Loot is yours and the other player is healed.
os-why-save = The X you have saved pay for every shtick left in your deck. Discarded, the Monster returns to the Battle Deck in time; saved, it stays out of it.
os-why-leap = After a battle at a distance you may go to the room you attacked. It does not count as moving and starts no battle.

os-do-pass = { $kind ->
    [end] End the turn
    [before-roll] Let the die roll
   *[other] Do nothing
}
os-do-done = { $kind ->
    [trade] Trade them in
    [assist] No more help
   *[other] Done
}
os-do-left = Left: { $room }
os-do-right = Right: { $room }
os-do-up = Upstairs: { $room }
os-do-down = Downstairs: { $room }
os-do-stay = { $kind ->
    [start] Stay here
   *[other] Stop here
}
os-do-rest = Rest
os-do-search = Search for stairs ({ $n } or less on the d12)
os-do-equip = Equip { $loot } (Drool Factor { $drool })
os-do-unequip = Unequip { $loot } (Drool Factor { $drool })
os-do-pick-up = Pick up a Loot
os-do-trade = Trade saved Monsters for shticks
os-do-trade-loot = Trade Loot for a shtick
os-do-add = { $monster } ({ $x } X)
os-do-add-loot = { $loot } (Drool Factor { $drool })
os-do-choose = { $kind ->
    [starting] Put back { $shtick }
   *[other] Take { $shtick }
}
os-do-play = Play { $card }
os-do-flip = Flip { $shtick }
os-do-discard = Discard { $loot }
os-do-shtick = Use { $shtick }
os-do-no-shtick = No shtick
os-do-offer = Offer { $other } { $loot } (Drool Factor { $drool }: +{ $bonus })
os-do-hire = Hire { $other } with { $loot } (Drool Factor { $drool }: +{ $bonus })
os-do-withdraw = Withdraw the offer to { $other }
os-do-accept = Help { $other } for { $loot } (Drool Factor { $drool }: +{ $bonus } for { $other })
os-do-refuse = Refuse
os-do-shoot = Attack { $monster } in { $room } (Range { $n })
os-do-attack-player = Attack { $other }
os-do-attack = Attack
os-do-defend = Defend
os-do-stop = Stop here
os-do-take = { $loot } (Drool Factor { $drool })
os-do-random = A random Loot from the Stash
os-do-leave = { $kind ->
    [pick] Leave it
    [fight] Attack nobody
    [steal] Take nothing
   *[other] Trade nothing
}
os-do-target = { $other }
os-do-card-loot = { $loot } (Drool Factor { $drool })
os-do-card-room = { $way ->
    [left] { $room } ({ $n } to the left)
    [right] { $room } ({ $n } to the right)
   *[here] { $room }
}
os-do-card-snipe = { $number ->
    [many] { $monster } attack { $other }
   *[one] { $monster } attacks { $other }
}
os-do-remove = { $end ->
    [left] { $room }, at the left end
   *[right] { $room }, at the right end
}
os-do-pay = Pay with { $loot } (Drool Factor { $drool })
os-do-give = Give { $other } { $loot }
os-do-beg = Ask { $other } to heal you for { $loot }
os-do-yes = { $kind ->
    [save] Save
   *[other] Yes
}
os-do-no = { $kind ->
    [save] Discard
   *[other] No
}
os-do-release = Discard { $monster } ({ $x } X, no longer needed)
os-do-shadow = { $other }

# What an answer about Loot or saved Monsters changes: each number before and after.
os-changing = { $answer } · { $change }
os-change-drool = equipped Drool Factor { $before } → { $after } (the Lair needs { $needed })
os-change-forgone = ; you lose: { $effect }
os-change-worth = worth Drool Factor { $drool } to you
os-change-stash = Stash { $before } → { $after } (or a trap)
os-change-x-saved = { $x } X, { $price } for each shtick
os-change-x = { $before } → { $after } X ({ $price } buy a shtick)
os-change-x-spent = X { $before } → { $after }
os-change-x-lost = { $x } X lost
os-change-shticks = shticks { $before } → { $after } (the Lair needs { $needed })
os-change-drool-traded = Drool Factor { $before } → { $after } ({ $price } buy a shtick)

# Several answers in one go.
os-way-roll = { $shtick }, and roll at once
os-way-take = Take all { $n }
os-way-equip = Equip all { $n }
os-way-trade = Trade { $x } X for a shtick ({ $monsters })
os-way-walk = { $n ->
    [one] To { $room }, and stop there
   *[other] To { $room }, { $n } rooms on
}
os-way-walk-by = { $n ->
    [one] To { $room } ({ $path }), and stop there
   *[other] To { $room }, { $n } rooms on ({ $path })
}
os-way-left = left
os-way-right = right
os-way-up = up
os-way-down = down
