# The words of the app at the terminal.

app-welcome = Two dungeons, one table.
app-opening = Lighting the lantern…
app-continue = Continue
app-quick = Play now
app-new = New game
app-more = And also
app-join = Join a game by its link
app-join-form = http://…/#/join/…
app-join-hint = Paste the link that you were sent, then Enter. Esc goes back.
app-rules = Rules
app-cards = Cards
app-about = About
app-quit = Quit
app-start-keys = ↑↓ choose · Enter · F2 language · F3 theme · Esc quit

app-sitter-nobody = –
app-sitter-me = me
app-sitter-bot = a bot
app-partners = The other heroes are played by
app-temper-even = even-tempered
app-sitter-bot-of = A bot: { $strength }
app-usual = default
app-options = Rules in detail
app-options-more = Leave these alone unless your table plays differently.
app-begin = Begin

app-asked = { $who }: { $question }
app-waiting = Waiting for { $who }.
app-thinking = The bots are playing…
app-said = { $who }: “{ $text }”
app-lost = Connection lost; trying again.
app-back = Connected again.
app-kept = Connection lost. Your answer is kept and will be sent as soon as the server is back.
app-late = Your answer came too late: the game had moved on by the time the server was back.
app-garbled = The table of this server can’t be read: it runs another version of Underdeck.
app-gone = The server closed this table.
app-place-so = Place them like this
app-best-already = Nothing better can be placed now.
app-countdown = passing in { $n } s, others wait
app-enter = Enter
app-escape = Esc
app-key-propose = best
app-key-answer = answer
app-key-undo = take back
app-key-hint = hint
app-key-odds = odds
app-weighing = Evaluating the answers…
app-odds = Your chances
app-odds-off = No odds and no hints
app-odds-request = Odds and hints when I ask
app-odds-always = The chance to win the game beside every answer
app-menu-odds = Odds: { $odds ->
    [off] never shown
    [always] beside every answer
   *[request] when I ask
}
app-key-why = why?
app-key-log = log
app-key-help = help
app-key-menu = menu
app-key-say = say
app-key-back = Back
app-close = ↑↓ read · Esc closes
app-log = What happened
app-log-empty = Nothing yet.
app-search = A word, a name or a number
app-other-book = { $book ->
    [rules] to the cards
   *[cards] to the rules
}
app-other-game = the other game
app-scroll = read

app-menu = Menu
app-menu-back = Back to the table
app-menu-all = All answers, one by one
app-menu-stop = Ask me about reactions: { $stop ->
    [always] always
    [never] never
   *[playable] when I could do something
}
app-menu-language = Change the language: { $name }
app-menu-theme = Lantern or daylight
app-menu-end = How it ended
app-menu-abandon = Give up the game for good
app-abandon = Give up this game for good? It can’t be resumed.
app-abandon-yes = Give it up
app-bot-more = Let a bot answer for { $who }, one step at a time, until you take the seat back? Its answers are final. It never places check-marks.
app-bot-for-more = Let a bot answer for { $who } until they are back? Its answers are final.
app-bot-yes = Let it play
app-menu-bot = { $bot ->
    [True] Take my seat back
   *[False] Let a bot play for me
}
app-menu-people = Who is here, and links
app-away = { $who } (away)
app-company = At this table
app-company-seat = { $how ->
    [bot] ⚙
    [mine] ●
    [here] ●
   *[away] ○
} { $who }: { $how ->
    [bot] played by a bot ({ $bot })
    [mine] you
    [here] here
    [open] not here yet
   *[away] away
}{ $awaited ->
    [True] , and the others are waiting
   *[False] { "" }
}
app-company-bot = Let a bot play for { $who }
app-company-link = { $how ->
    [mine] Lost a device? A new link for you as { $who }
    [open] A new invite link for { $who }
   *[other] Give the seat of { $who } to somebody else: a new invite link
}
app-link = The link for { $who }
app-link-copied = It is on the clipboard, if the terminal allows that.
app-link-join = Send it to the person who will play there. The previous link no longer works.
app-link-seat = It opens your seat on another device; keep it to yourself. Earlier links and devices no longer open it; this one still does.
app-menu-leave = Leave the table (the game is kept)
app-stop = Ask me about reactions
app-stop-playable = When I could do something
app-stop-always = Always
app-stop-never = Never
app-hand-over = Hand the screen to { $who }.
app-hand-over-ready = That’s me, show the table
app-end-again = Play again
app-end-sit = Join the rematch
app-end-watch = Watch the rematch
app-laid-by = { $who } has set up a rematch.
app-laid = A rematch is set up.
app-end-undo = Take my last answer back
app-end-before = Play on from before my last answer
app-end-look = Look at the table
app-end-review = Review the game
app-reviewing = Analyzing the game…
app-review = Review
app-review-from = Play it from there: after { $n } { $n ->
    [one] answer
   *[other] answers
}
app-end-leave = Leave

refuse-link-form = “{ $text }” is not a link to a game. It looks like http://host:8000/#/join/… or …/#/watch/…: copy it whole, in quotation marks.
refuse-no-server = No game can be reached at { $address }: { $reason }
refuse-server-says = The server says: { $text }
refuse-join-alone = --join takes no other settings: the game is set up already.
refuse-nobody-asks = There is no question for you now.
far-help-short = Type the number of an answer, or its words; “?” says why you are asked, “help” lists the commands.
far-help =
    Answer by its number or by its words. Also:
      ?       why you are asked, and the rules behind it
      how     a short introduction
      table   the table again
      log     what has happened
      hint    the best answer, and why
      odds    the chances of all answers
      undo    take back your last answer, where that is possible
      rules   the rules (rules and a word)
      cards   the cards (cards and a word)
      say     say something to the others (say alone lists the phrases)
      again   the same game once more, when it is over
      quit    leave; the same command brings you back
far-over = The game is over. “again” plays it once more, “quit” leaves.
far-undo = “undo” takes your last answer back.
far-left = You have left the table. The same link brings you back.
app-deadly = Is that what you want?
app-deadly-no = No, go back
app-deadly-yes = Yes, do it
app-help =
    One question at a time, below the table. ↑↓ and Enter answer it, or the mouse; number keys where the answers are numbered.
    u undoes (until something new is revealed) · h best answer and why · % odds of every answer · w the rule behind the question · l log
    The menu (Esc) has the rules, the cards and the language.
