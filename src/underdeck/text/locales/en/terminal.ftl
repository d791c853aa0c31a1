# The terminal's own words.

prompt = >
notice = Unofficial fan implementation. Trademarks belong to their owners; not affiliated.
help-short = Type a number, or the words of an answer. “?” explains the question; “help” lists all commands.
rules-behind = The rules behind it:
log-empty = Nothing has happened yet.
undone = Taken back: { $answer }
defeat-undo = That is a defeat. Enter ends the game, “undo” takes your last answer back:
saved = Saved to { $file }.
left = The game is saved. Resume it with: underdeck resume
record-kept = The record of this game: { $file }
replay-seal = Seal of its shuffle and dice: { $seal }
replay-part = with a random part from { $who }: { $part }
replay-header = { $answers ->
    [one] 1 answer, outcome: { $outcome }.
   *[other] { $answers } answers, outcome: { $outcome }.
}
replay-running = still running
replay-step = { $n }. { $seat }: { $answer }
replay-ok = ok
sim-title = { $games ->
    [one] 1 game, { $what }, bot { $bot }
   *[other] { $games } games, { $what }, bot { $bot }
}
sim-outcome-victory = victories
sim-outcome-defeat = defeats
sim-decisions = decisions
sim-seconds = seconds
sim-rate = decisions per second
sim-digest = digest
sim-share = { $n } ({ $percent }%, 95% interval { $low }% to { $high }%)
sim-progress = Playing
card-joke = “{ $joke }”
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# What may be typed for the commands and their settings, besides their English names. A game has words of its own.
command-words = exit=quit
typed-words = {""}
rules-all = all
list-stopped = Something was revealed, so the rest of the line was left out: { $rest }
list-dropped = Not carried out: { $rest }
other-games = { $count ->
    [one] There is another unfinished game in { $folder }; “underdeck resume FILE” opens it.
   *[other] There are { $count } other unfinished games in { $folder }; “underdeck resume FILE” opens one.
}
replay-keys = Press Enter for the next step, q to leave.
filling = { $dice } ({ $sum } of { $value })
outcome-abandoned = The game is given up: no check-marks. Its record is kept in { $file }
abandon-sure = Give up this game for good? Type “abandon yes” to confirm.
prompt-two = A party of two
list-unseen = Numbers refer to the list on the screen, so the rest of the line was ignored: { $rest }
prompt-field = { $label } (1 to { $count }, or a name):
prompt-enough = That is enough
bots-play = Played by bots: { $bots }.
game-begins = { $game }, seed { $seed }.
plain-help =
    Answer by its number or by its words. Also:
      ?       why you are asked
      how     a short introduction
      hint    the best answer, and why
      odds    the chances of all answers (odds always, odds off)
      undo    take back your last answer
      log     the game so far
      rules   the rules (rules all, or a word)
      cards   the cards (cards and a word)
      table   show the table again
      save    write a record to a file
      quit    leave; underdeck resume goes on
prompt-players = Who plays? For example: { $example }
prompt-players-short = Enter takes { $example }.

# What every game says.
label-line = { $label }: { $text }
boxes-and = {"; "}
list-two = { $first } and { $second }
list-more = { $first }, { $second }
origin-printed = printed
origin-original = original
outcome-shared = { $winners } share the victory.
outcome-given-up = Given up.
house-rule = In this game: { $house }. By the book: { $book }

# Languages from outside

lang-of-the-house = part of Underdeck
lang-line = { $code }  { $name } ({ $state ->
    [partial] partial
   *[complete] complete
}), { $author }: { $place }
lang-title = { $name } ({ $code }), { $state ->
    [partial] marked as partial
   *[complete] meant to be complete
}
lang-part = { $part ->
    [house] Underdeck
   *[other] { $part }
}: { $said } of { $all } messages
lang-place = { $file }, line { $line }: { $sentence }
lang-unreadable = This is not a text file in UTF-8.
lang-unparsed = “{ $facts }” is not valid Fluent{ $why ->
    [E0003] : a character is missing, such as “=” or a closing brace
    [E0004] : no message begins like this
    [E0005] : a message needs a text after “=”
    [E0010] : one of the variants must be marked with a star, as in *[other]
    [E0012] : the text after “=” is missing
    [E0015] : only one of the variants may be marked with a star
    [E0020] : a quotation mark is not closed
   *[other] {""}
}.
lang-twice = { $message } appears twice; the last one is used.
lang-refers = { $message } refers to { $facts }; messages can’t refer to others here.
lang-calls = { $message } calls { $facts }, which does not exist; available: { $why }.
lang-lacks = { $message } does not use { $facts }; it is shown without.
lang-surplus = { $message } uses { $facts }, which the program never provides, so English is shown.
lang-plural = { $message } has the variant { $facts }, which is not a plural of this language; available: { $why }, and numbers.
lang-key = { $message } has the variant { $facts }, which the program never uses; keep the English keys: { $why }.
lang-extra = { $message } does not exist in English, so it is never shown.
lang-moved = { $message } is a message of { $facts } now: move it to a file in the folder { $facts }. It is still shown.
lang-missing = missing: { $message }
lang-missing-more = { $n ->
    [one] and 1 more; --json names them all
   *[other] and { $n } more; --json names them all
}
lang-broken = { $name }  can’t be used: { $reason }
lang-no-root = UNDERDECK_LANGUAGES names { $folder }, which is not a folder.
lang-begun = { $folder } has all English messages, as comments. Remove the “# ” before a message and translate it.
lang-try = To see it: underdeck play --lang { $code }. To check it: underdeck lang check { $code }.
lang-try-in = To see it: UNDERDECK_LANGUAGES={ $folder } underdeck play --lang { $code }. To check it: underdeck lang check { $folder }/{ $code }.
lang-unknown-game = { $game }: there is no such game here, so this folder was not read.
lang-verdict = { $verdict ->
    [whole] Complete.
    [gaps] Valid, but incomplete; missing messages appear in English.
   *[faulty] There are faults; messages with faults appear in English.
}
refuse-lang-folder = { $folder } is not a language: it has no language.toml.
refuse-lang-nowhere = { $folder } is neither the code of a language nor a folder.
refuse-lang-code = { $folder } is not a language: a folder is named by a code such as de, fil or pt-BR, not “{ $name }”.
refuse-lang-manifest = { $file } is not valid TOML: { $reason }
refuse-lang-field = { $file }: { $field ->
    [partial] “partial” must be true or false.
   *[other] “{ $field }” must be a text in quotation marks.
}
refuse-lang-root = There is no language “{ $name }”; choose from: { $choices }. UNDERDECK_LANGUAGES names { $folder }, which is not a folder.
refuse-lang-new-code = “{ $name }” is not the code of a language, such as de, fil or pt-BR.
refuse-lang-exists = { $folder } exists already; nothing was changed.
refuse-lang-taken = “{ $name }” is a language of Underdeck itself and can’t be replaced.

puzzle-title = Puzzle no. { $n } of { $day }, { $grade }
puzzle-help = No more dice are rolled. Type “hint” for the next step, “undo” to take one back, “again” to start over, “quit” to leave.
puzzle-again = Type “undo” to take it back, or “again” to start over.
puzzle-hint = { $label } (type: { $answer })
