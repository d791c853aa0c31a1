### The Order of the Stick: what a mind says of an answer.

odds-fight-won = wins the fight: { $percent }%
odds-fight-drawn = draws it: { $percent }%
odds-fight-lost = loses it: { $percent }%
odds-theirs-won = the fighter wins: { $percent }%
odds-theirs-drawn = the fighter draws: { $percent }%
odds-theirs-lost = the fighter loses: { $percent }%
odds-wounds = Wounds by the end of the turn: { $sign }{ $size }
odds-loot = Drool Factor by the end of the turn: { $sign }{ $size }
odds-shticks = shticks by the end of the turn: { $sign }{ $size }
odds-flight = has to flee: { $percent }%
odds-slaying = slays Xykon: { $percent }%

why-fight-more = the dice win this fight in { $percent } of 100 cases and lose it in { $lost }
why-fight-yet-more = the dice do better here than elsewhere, though they win only { $percent } of 100 such fights
why-fight-yet-less = the dice win only { $percent } of 100 such fights
why-fight-less = the dice win this fight in only { $percent } of 100 cases
why-loot-more = it brings more Loot to drool over
why-loot-less =
    { $others ->
        [one] the other answer brings more Loot
       *[other] other answers bring more Loot
    }
why-shticks-more = it leaves you stronger in battle, or nearer to a new shtick
why-shticks-less =
    { $others ->
        [one] the other answer leaves you stronger
       *[other] other answers leave you stronger
    }
why-wounds-more = it spares you Wounds
why-wounds-less = it may hurt
why-xykon-more = it brings you closer to slaying Xykon
why-xykon-less = it takes you further from Xykon
why-way-more = you end up in a better place
why-way-less = you end up in a worse place
why-cards-more = you keep more cards and shticks ready
why-cards-less = it uses up cards and shticks
why-mate-more = it helps { $other } on your team
why-mate-less = it costs { $other } on your team something
why-rival-more = it holds { $other } back
why-rival-less = it helps { $other } along

# What bots of a temper say with an answer
os-says-greedy-attack = Nothing personal. You’re just standing behind your Loot.
os-says-greedy-monster = I’d have kept that one, but nobody drools over it.
os-says-greedy-offer = Take it. Quickly, before I count it again.
os-says-greedy-accept = For that? I’d help a troll.
os-says-greedy-refuse = My help has a price, and that was not it.
os-says-greedy-rest = Wake me if something sparkles.
os-says-greedy-steal = Finders keepers. I found it in your pack.
os-says-greedy-flee = Grab something shiny on the way out!
os-says-vengeful-attack = I’ve been looking forward to this.
os-says-vengeful-monster = With my compliments. You know what for.
os-says-vengeful-offer = Help me now and I’ll forget one of the things you did.
os-says-vengeful-accept = I’ll help you. I don’t forgive you.
os-says-vengeful-refuse = I remember. I always remember.
os-says-vengeful-rest = I’m not asleep. I’m making a list.
os-says-vengeful-steal = This makes us even. For now.
os-says-vengeful-flee = I’ll be back. With a list.
os-says-loyal-attack = Sorry, friend. I’ll say sorry again afterward.
os-says-loyal-monster = I looked for a smaller one, honestly.
os-says-loyal-offer = Together? I brought something nice.
os-says-loyal-accept = You only had to ask.
os-says-loyal-refuse = Next time, I promise.
os-says-loyal-rest = Go on without me, I’ll catch up.
os-says-loyal-steal = I’m only keeping it safe for you.
os-says-loyal-flee = Save yourselves! With me, preferably!
os-says-cowardly-attack = Please don’t hit back. Please don’t hit back.
os-says-cowardly-monster = Better there than here.
os-says-cowardly-offer = Would you mind standing in front of me?
os-says-cowardly-accept = From behind? Gladly.
os-says-cowardly-refuse = It looks dangerous over there.
os-says-cowardly-rest = I hurt everywhere. I’ll just lie here quietly.
os-says-cowardly-steal = I’ll take this and go stand over there.
os-says-cowardly-flee = I was halfway out already.
os-says-proud-attack = Witness how this is done.
os-says-proud-monster = A trifle. I trust it is not beyond you.
os-says-proud-offer = I don’t need help. I permit it.
os-says-proud-accept = You may watch me while I do it for you.
os-says-proud-refuse = Such a fight is beneath me.
os-says-proud-rest = I’m not tired. I’m being dramatic.
os-says-proud-steal = It suits me better. Everything does.
os-says-proud-flee = I’m not running. I’m advancing elsewhere.

# What a bot wants besides winning
temper-greedy = greedy
temper-vengeful = vengeful
temper-loyal = loyal
temper-cowardly = cowardly
temper-proud = proud
temper-own = the character’s own
