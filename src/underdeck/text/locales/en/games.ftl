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
law-stopped = The other laws are checked once this one is kept.
law-again = To repeat this: underdeck games check { $game } --games 1 --seed { $seed }; the setup was { $setup }
law-mute = { $game } has no texts in “{ $lang }”: players see ids or English there.
law-verdict = { $broken ->
    [0] { $game } keeps every law: { $games ->
        [one] 1 random game
       *[other] { $games } random games
    } played.
    [one] { $game }: 1 thing is broken.
   *[other] { $game }: { $broken } things are broken.
}
law-ends = every game ends, and there is a question until then
law-forms = setups from the browser, the app and the terminal are accepted
law-shares = rivals divide one victory, a party wins or loses as one
law-repeats = the same answers lead to the same end
law-keyed = a key makes chance secret
law-answers = every answer can be written and read back
law-nonsense = nonsense is refused
law-positions = every position can be written and read back
law-clones = clones equal their original and are independent of it
law-windows = every player asked in a reaction window can pass
law-records = a record replays to the same match
law-prefixes = a game can be left and resumed
law-offered = answers that are not offered are refused and change nothing
law-secrets = worlds that look the same have equal views and questions
law-asked = a sampled world asks the questions it would ask if it were true
law-chance = no view contains the seed or future dice
law-truth = a sampled world contains no hidden facts
law-anew = hidden facts are drawn again in sampled worlds
law-worlds = sampled worlds can be played on
law-undo = undo returns to the same state, and not past a reveal
law-teaches = an answer that can be undone has revealed nothing
law-bots = bots only give answers that are offered
law-facets = every facet of the game can be used
law-words = every text exists in every language of the game

# How they are broken
broken-raised = The game raised { $error } at { $place }
broken-setup = All { $tries } setups made from its fields and options were refused, the last one with: { $reason }
broken-endless = A random game did not end within { $answers } answers.
broken-nobody-asked = There is no question, but no outcome either.
broken-asks-when-over = The outcome is “{ $outcome }”, but there is still a question.
broken-asked-twice = A seat has two questions at once: { $kinds }
broken-no-answers = The question “{ $kind }” to seat { $seat } has no answers.
broken-same-answers = The question “{ $kind }” offers seat { $seat } the same answer twice.
broken-form = { $face ->
    [count] The browser’s form with a number of players
    [list] The browser’s form with a list of players
   *[table] The form of the app and the terminal
} was always refused: { $reason }
broken-unrepeatable = The same seed and answers led to another state the second time: some randomness does not come from state.rng, or two games share a state.
broken-unkeyed = start does not use its key: create the randomness with keyed(seed, key), or anyone who sees the dice can compute the next ones.
broken-answer-text = An answer to “{ $kind }” is written { $text }; it must be words with single spaces between them.
broken-answer-unread = The answer “{ $text }” to “{ $kind }” reads back as another answer.
broken-nonsense = At the question “{ $kind }”, read_action turned { $text } into an answer that is not offered.
broken-position-refused = The game refuses a position that it wrote itself ({ $reason }): { $position }
broken-position-digest = A position has another digest after it is read back: { $position }
broken-position-questions = A position has other questions after it is read back: { $position }
broken-clone-shares = A clone and its original share data: changing one changed the other.
broken-clone-differs = A fresh clone differs from its original: something was not copied (events, reveals and rng belong to a state as well).
broken-no-pass = The question “{ $kind }” is a reaction window, but “pass” is not among its answers.
broken-record-refused = Its record can’t be read back: { $reason }
broken-record-differs = Its record replays to another match.
broken-undo-reveal = “{ $words }” revealed something, but could still be undone.
broken-undo-differs = Undoing “{ $words }” led to another state than the one before it.
broken-undo-teaches = After { $answer } answers “{ $words }” could be undone, although it revealed something to seat { $seat }: increment state.reveals there, or name it in hidden.
broken-not-offered = { $action } is not among the answers, and was not refused.
broken-view-leaks = The view of seat { $seat } contains hidden facts, or resample changes what the seat sees: { $parts }
broken-question-leaks = The questions reveal hidden facts to seat { $seat }.
broken-answers-leak = The answers offered to seat { $seat } depend on facts that are hidden from it.
broken-world-no-answers = In a world sampled for seat { $seat }, a question has no answers.
broken-public-leaks = public shows spectators facts that are hidden from seat { $seat }.
broken-view-chance = The view of seat { $seat } contains the seed or the state of rng.
broken-world-asks = A world sampled for seat { $seat } asks other questions than the same world read from its position: it still contains part of the true game.
broken-world-truth = The world that resample makes for seat { $seat } depends on facts that are hidden from it.
broken-world-chance = resample leaves the true future dice in a world of seat { $seat }: give the world its own rng.
broken-world-same = hidden names things that seat { $seat } doesn’t know, but every sampled world has their true values.
broken-bot = The bot “{ $bot }” answers { $action }, which is not offered.
broken-unsaid = These messages are missing in “{ $lang }”: { $messages }
broken-unfinished = These messages in “{ $lang }” use variables that the program never provides: { $messages }
broken-unreadable = { $file } in “{ $lang }” is not a text file in UTF-8.
broken-unparsed = { $file } in “{ $lang }”, line { $line }: “{ $begins }” is not valid Fluent.
bot-random = At random
bot-novice = Novice
bot-skilled = Skilled
bot-expert = Expert
bot-master = Master
bot-tempered = { $bot }, { $temper }
