# What people say to each other at a table, and how.

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-wait = One moment, please.
phrase-hurry = Your turn!
phrase-ouch = Ouch!
phrase-again = Rematch?
phrase-renewed = This place was given a new link, because the player has been away; the old link no longer works.

# Faces: what they say where no face is seen
phrase-laugh = Ha ha!
phrase-cheer = Hooray!
phrase-gasp = Oh no!
phrase-cry = Sniff…
phrase-rage = Grrr!
phrase-think = Hmm…
phrase-love = Wonderful!
phrase-bored = Yawn…

talk-faces = Faces
talk-phrases = Phrases
talk-here = In this game
talk-point = Point at something
talk-point-how = Choose what to point at: tap it, or go there with the arrow keys and press Enter. Esc cancels.
talk-point-nothing = There is nothing to point at there.
talk-pointed = { $who } points: { $what }
talk-write = Your own words
talk-send = Send
talk-left = { $n ->
    [one] 1 character left
   *[other] { $n } characters left
}
talk-saying = { $who }: { $text }
