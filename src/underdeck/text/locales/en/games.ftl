# `underdeck games`
games-of-the-house = part of Underdeck
games-row = { $game }  { $title }, rules version { $rules }: { $source }
games-broken = { $game } ({ $source }) can’t be loaded: { $reason }
games-name-taken = the name “{ $name }” is taken ({ $owner }).
games-progress = Playing

# The laws that every game keeps, as they are listed
law-line = { $state ->
    [broken] BROKEN: { $law }
   *[kept] kept: { $law }
}
law-stopped = The other laws are tried when this one is kept.
law-again = Again with: underdeck games check { $game } --games 1 --seed { $seed }; the setup was { $setup }
law-mute = { $game } has no words of its own in “{ $lang }”: ids are shown there, or English.
law-verdict = { $broken ->
    [0] { $game } keeps every law: { $games ->
        [one] 1 random game
       *[other] { $games } random games
    } played.
    [one] { $game }: 1 thing is broken.
   *[other] { $game }: { $broken } things are broken.
}
law-ends = every game ends, and asks somebody until then
law-forms = what the forms of the browser, the app and the terminal send is taken
law-shares = rivals divide one victory, a party wins or loses as one
law-repeats = the same answers lead to the same end
law-keyed = a key makes chance secret
law-answers = every answer has a text that reads back
law-nonsense = what is no answer is refused
law-positions = every position reads back
law-clones = clones are like their original, and independent
law-windows = whoever is asked in a window can pass
law-records = a record reads back to the same match
law-prefixes = a game can be left and gone on with
law-offered = what is not offered is refused and changes nothing
law-secrets = worlds that look the same have equal views and questions
law-asked = a sampled world asks what it would ask if it were the true one
law-chance = neither the seed nor the dice to come are in a view
law-truth = a sampled world holds nothing of what is hidden
law-anew = what is hidden is drawn again in sampled worlds
law-worlds = sampled worlds can be played on
law-undo = undo returns to the same state, and not past a reveal
law-teaches = what can be taken back has told nobody anything
law-bots = bots give answers that are offered
law-facets = every facet that the game names can be used
law-words = everything is said in every language that the game speaks

# How they are broken
broken-raised = It raised { $error } at { $place }
broken-setup = All of { $tries } setups made from its fields and options were refused, the last one with: { $reason }
broken-endless = A random game did not end within { $answers } answers.
broken-nobody-asked = Nobody is asked anything, but there is no outcome.
broken-asks-when-over = The outcome is “{ $outcome }”, and still somebody is asked.
broken-asked-twice = A seat is asked two things at once: { $kinds }
broken-no-answers = The question “{ $kind }” to seat { $seat } has no answers.
broken-same-answers = The question “{ $kind }” offers seat { $seat } the same answer twice.
broken-form = { $face ->
    [count] How many play, as the browser’s form says it where seats have no names,
    [list] The names of those who play, as the browser’s form lists them,
   *[table] Who is played by whom, as the app and the terminal say it,
} was always refused: { $reason }
broken-unrepeatable = The same seed and answers led elsewhere the second time: there is chance that is not of state.rng, or a state that is shared.
broken-unkeyed = start does not use its key: make chance with keyed(seed, key), or whoever sees the dice can compute the next.
broken-answer-text = An answer to “{ $kind }” is written { $text }: it must be words with single spaces between them.
broken-answer-unread = The answer “{ $text }” to “{ $kind }” is not read back as what was written.
broken-nonsense = Asked “{ $kind }”, read_action made of { $text } an answer that is not offered.
broken-position-refused = It refuses a position that it has written itself ({ $reason }): { $position }
broken-position-digest = A position reads back to another digest: { $position }
broken-position-questions = A position reads back to other questions: { $position }
broken-clone-shares = A clone changed with its original, or the original with its clone: they share something that changes.
broken-clone-differs = A fresh clone is not like its original: something was not copied (events, reveals and rng belong to a state as well).
broken-no-pass = The question “{ $kind }” is among the windows, but “pass” is no answer to it.
broken-record-refused = Its record can’t be read back: { $reason }
broken-record-differs = Its record reads back to another match.
broken-undo-reveal = “{ $words }” revealed something, and could be taken back all the same.
broken-undo-differs = Taking back “{ $words }” led to another state than the one before.
broken-undo-teaches = After { $answer } answers “{ $words }” could be taken back, but told seat { $seat } something: count up state.reveals there, or name it in hidden.
broken-not-offered = { $action } is not among the answers, and was not refused.
broken-view-leaks = The view of seat { $seat } tells what is hidden from it, or resample changes what it sees: { $parts }
broken-question-leaks = Who is asked what tells seat { $seat } something that is hidden from it.
broken-answers-leak = The answers that seat { $seat } is offered depend on something that is hidden from it.
broken-world-no-answers = In a sampled world of seat { $seat } somebody is asked and has no answers.
broken-public-leaks = What public shows to spectators is hidden from seat { $seat }.
broken-view-chance = The seed or the state of chance is in the view of seat { $seat }.
broken-world-asks = A world sampled for seat { $seat } asks something else than the same world read from its position: something is left of the true game.
broken-world-truth = What resample makes for seat { $seat } depends on something that is hidden from it.
broken-world-chance = resample leaves the true dice to come in a world of seat { $seat }: give it an rng of its own.
broken-world-same = hidden names things that seat { $seat } doesn’t know, but every sampled world has them as they truly are.
broken-bot = The bot “{ $bot }” answers { $action }, which is not offered.
broken-unsaid = There are no such messages in “{ $lang }”: { $messages }
broken-unfinished = These messages in “{ $lang }” ask for facts that nobody gives: { $messages }
broken-unreadable = { $file } in “{ $lang }” is not a text file in UTF-8.
broken-unparsed = { $file } in “{ $lang }”, line { $line }: “{ $begins }” is not valid Fluent.
bot-random = At random
bot-novice = Novice
bot-skilled = Skilled
bot-expert = Expert
bot-master = Master
bot-tempered = { $bot }, { $temper }
