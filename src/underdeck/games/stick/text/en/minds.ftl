### The Order of the Stick: what a mind says of an answer.

odds-fight-won = wins the fight: { $percent }%
odds-fight-drawn = draws it: { $percent }%
odds-fight-lost = loses it: { $percent }%
odds-wounds = Wounds by the end of the turn: { $value }
odds-loot = Drool Factor by the end of the turn: { $value }
odds-shticks = shticks by the end of the turn: { $value }
odds-flight = has to flee: { $percent }%
odds-slaying = slays Xykon: { $percent }%

why-fight-more = the dice win this fight in { $percent } of 100 cases and lose it in { $lost }
why-fight-less = the dice win this fight in only { $percent } of 100 cases
why-loot-more = it brings more Loot to drool over
why-loot-less = other answers bring more Loot
why-shticks-more = it makes you stronger: shticks, or Monsters saved for them
why-shticks-less = other answers make you stronger
why-wounds-more = it spares you Wounds
why-wounds-less = it may hurt
why-xykon-more = it brings you closer to slaying Xykon
why-xykon-less = it takes you further from Xykon
why-way-more = you end up in a better place
why-way-less = you end up in a worse place
why-cards-more = you keep more cards and shticks ready
why-cards-less = it uses up cards and shticks
why-rival-more = it holds { $other } back
why-rival-less = it helps { $other } along
