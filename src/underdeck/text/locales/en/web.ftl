# The browser's own words; everything about cards and rules comes from the other files.

web-title = Underdeck
web-notice = An unofficial fan implementation, made without affiliation to the publishers or authors of the printed games. Their names and trademarks belong to their owners; rules are retold in our own words, and all pictures are ours.
# The frame around both games.

web-welcome = Two dungeons, one table
web-welcome-more = Play alone, with bots in the empty chairs, with people around this screen, or with friends far away by a link. No account.
web-continue = Continue
web-finished = Finished games
web-quick = Play now
web-new = New game
web-return = Reasons to return
web-challenges = Games of the day
web-puzzle = Puzzle of the day
web-line-down = The server does not answer. Your journal and the pages you have opened before can still be read; games, puzzles and results need the server, and nothing of them is lost.
web-called = It is your turn
web-called-more = Somebody waits for your answer.
web-calls = Tell me when it is my turn
web-calls-more = While a game is open in another tab or window: in its title, on the icon of the installed app, and by a notification if your browser allows it. In a game with other people you are called even after the page is closed, if your browser and the server can do that.
web-calls-refused = This browser refuses notifications from here; only its own settings can change that. The title still tells when it is your turn.
web-calls-impossible = This browser has no notifications. The title still tells when it is your turn.
web-journal = Your journal
web-rules = Rules
web-cards = Cards
web-have-link = Somebody sent you a link?
web-have-link-more = Paste it here to take your place, watch along, or go on with a game from another device.
web-paste = Paste the link
web-no-link = That is not a link to a game. It should look like …/#/join/… and come in one piece.
web-upload = Watch a finished game
web-upload-more = Drop its record here: a file from this page or from the terminal.
web-upload-file = Choose a file
web-all-finished = All { $n } of them
web-with = with { $who }
web-watching = Watching
web-turn = turn { $n }
web-setup = setup
web-turn-over = { $whose ->
    [yours] Your turn is over.
   *[all] The turn is over.
}
web-waits-for = Waiting for { $who }
web-forget = Remove the game of { $who } from this list
web-forget-short = Remove from list
web-forget-sure = This browser will lose its place in the game. The game itself goes on without you; whoever has another link to your place can still use it.
web-forget-not = Keep it
web-your-turn = Your move
web-others-turn = Bots are playing
web-home = Home
web-language = Language
web-close = Close
web-opening = Lighting the lantern…
web-offline = No connection to the server just now. Nothing is lost; trying again.
web-lost-kept = Reconnecting. Your answer is kept and will be sent as soon as the server is back.
web-answer-late = Your answer came too late: the game had moved on by the time the server was back.
web-answers-lost = The server’s disk failed: it has an earlier state of this game than you saw. The game goes on from there.
web-lost = Reconnecting. Nothing is lost; the game waits for you.
web-no-picture = This table can’t be drawn, but the answers below still work.

web-settings = Settings
web-theme = Theme
web-theme-auto = Same as device
web-theme-light = Day
web-theme-dark = Lantern
web-motion = Motion
web-motion-auto = Same as device
web-motion-still = None
web-scenes = Big moments
web-scenes-slow = Slow
web-scenes-normal = Normal
web-scenes-fast = Fast
web-scenes-off = None
web-speed = Others’ moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-skip = Instant
web-bubbles = Characters speak in bubbles
web-talk = Show what others say
web-stop = Ask me about reactions
web-stop-playable = When I could do something
web-stop-always = Always
web-stop-never = Never
web-sound = Sound
web-volume = Volume
web-music = Music
web-keys = Keys
web-key-main = The main answer
web-key-undo = Take back
web-key-hint = A hint
web-key-why = Why this question
web-key-log = What happened
web-key-help = Help

web-game = Game
web-how-many = How many
web-plays = Who plays { $who }
web-change = Choose somebody else instead of { $who }
web-choose-one = Choose your hero:
web-choose-some = Tap a portrait to fill the marked place:
web-their-name = Their name
web-their-name-of = The name of whoever plays { $who }
web-your-name-host = Your name, so that they know who is asking
web-invites-later = The links come up as soon as the game begins. Nobody has to be there yet; bots can stand in meanwhile.
web-nobody = No place is yours: you will only watch.
web-more = More settings
web-of-pack = From the pack { $pack }.
web-packs = Card packs
web-seed = Seed (any word)
web-seed-more = Two games with the same settings and the same seed are shuffled alike. Leave it empty for a fresh shuffle.
web-kind-me = Me
web-kind-here = Somebody at this screen
web-kind-invite = A friend, by a link
web-kind-bot = A bot
web-bot-usual = As usual
web-temper-even = Even-tempered
web-temper = Temper: { $temper }
web-temper-of = The temper of the bot that is { $who }
web-bot-of = How well the bot plays that is { $who }
web-usual = Default: { $what }
web-options = Rules in detail
web-options-more = Leave these alone unless your table plays differently.
web-start = Begin

web-invited = You are invited to
web-your-name = Your name, if you like
web-join = Sit down
web-watch = To watch only
web-copy = Copy
web-copied = Copied.
web-copy-yourself = Selected. Copy it with your keyboard.
web-invited-by = { $who } invites you to
web-you-play = You play { $who }.
web-join-more = No account: this browser keeps your place. You can take it to another device later.
web-invite-taken = Somebody already plays { $who }.
web-invite-taken-more = Every invite is for one person. If it was you, open the game in the browser you used then, or use the link “on another device” from there. Otherwise ask for a new invite.
web-link-cut = This link leads nowhere.
web-link-cut-more = It may have been cut off on the way, or replaced by a newer one. Copy it again in one piece, or ask for a new one.
web-people = Players and links
web-send = Send
web-watch-more = sees what lies open, and touches nothing
web-invite-of = Invite to play { $who }
web-invite-renew = New link
web-invite-anew = Invite somebody else
web-device = On another device
web-device-of = { $who } on another device
web-device-more = Open this link on your phone or another computer to go on there. Keep it to yourself: whoever has it plays for you.
web-device-renew = Lock out all other devices
web-renewed = Done. The old link no longer works.
web-to-bot-for = Let a bot play for them
web-thinking = Bots are thinking: { $who }
web-away-title = While you were away
web-away-go-on = Go on
web-away-all = All { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
web-not-fetched = This page could not be fetched. Nothing is lost.
web-upgraded = Underdeck was updated, so this page has been loaded again. Nothing is lost.
web-reload = Reload
web-trouble-no-such-table = There is no such game here.
web-trouble-no-such-table-more = The link may be cut off, or lead to another server. Your other games are on the first page.
web-trouble-token = This browser has no place in this game.
web-trouble-token-more = Open the invite you were sent, or go on in the browser where you sat down; its “Players and links” has a link for other devices.
web-trouble-token-old = Your place has moved to another device.
web-trouble-token-old-more = Somebody with your link has locked out all others. Go on there, or ask whoever began the game for a new invite.
web-trouble-wire-version = This page is older than the server.
web-trouble-wire-version-more = Reload it, and everything goes on as it was.
web-trouble-origin = This page is not allowed to play here.
web-trouble-origin-more = Open the server’s own address instead.
web-trouble-record-rules = This game is from another version.
web-trouble-record-rules-more = It can’t go on here. Its record can be downloaded from the list on the first page.
web-trouble-record-cards = This game is from another version.
web-trouble-record-cards-more = It can’t go on here. Its record can be downloaded from the list on the first page.
web-trouble-game-damaged = This game is damaged on the server’s disk.
web-trouble-game-damaged-more = What is sound of it can be saved: download its record from the list on the first page, bring it back there and play on from its last moment.
web-moment-ended = What ended it
web-moment-turned = Where it turned
web-moment-close = The closest call
web-moment-watch = watch
web-stop-more = The Order of the Stick asks around the table whenever somebody might interrupt. “When I could do something” passes for you if you hold nothing that fits.
web-key-dice = Pick a die
web-key-boxes = Place on a box

web-players = Players
web-seat-mine = you
web-seat-bot = played by a bot
web-present = here
web-away = away
web-unclaimed = not here yet
web-awaited = being waited for
web-meanwhile = What happened meanwhile
web-skip = Skip ahead
web-grave = Answers that cost something
web-question = Question
web-answers = Answers
web-all-answers = All answers
web-fewer = Fewer
web-why = Why?
web-hint = Hint
web-hint-more = All the reasons
web-odds = Odds
web-weighing = Weighing…
web-odds-win = chance to win the game
web-odds-game = game
web-odds-best = The best answer
web-odds-exact = Chance to win the game, computed
web-odds-sampled = Chance to win the game, sampled
web-odds-now = As things stand your chance to win the game is { $chance }.
web-odds-error = ± { $points } { $points ->
    [one] point
   *[other] points
}
web-odds-for = What speaks for it:
web-odds-against = What speaks against it:
web-odds-legend = ≈ and a hatched bar: sampled; a full bar: computed.
web-odds-rule = { $odds ->
    [off] Nobody is shown odds or hints in this game.
    [always] Odds are shown with every question, to everybody.
   *[request] Everybody may ask for odds and hints.
}
web-chat = Talking
web-chat-rule = { $chat ->
    [off] Nobody talks at this table.
    [free] People may type to each other.
   *[phrases] People talk with faces and phrases.
}
web-key-talk = Say something
web-key-point = Point at something
web-key-odds = The odds of all answers
web-to-question = To the question
web-undo = Take back
web-at-once = At once
web-step-by-step = Step by step
web-log = What happened
web-log-empty = Nothing yet.
web-say = Say something
web-about-this = What this is about
web-help = Help
web-to-bot = Let a bot play
web-to-bot-more = A bot answers for { $who }, one step at a time before your eyes, until you take the seat back. What it has done by then stays done. It never places check-marks on a campaign sheet.
web-to-bot-for-more = A bot answers for { $who } until they take the seat back. What it has done by then stays done.
web-to-bot-yes = Let it play
web-take-back = Take my seat back
web-take-back-of = Take back { $who } from the bot
web-hand-over = Hand the screen to
web-hand-over-ready = That’s me, show the table
web-ending = The end
web-again = Play again
web-play-before = Play on from before the last answer
web-play-before-more = A new game begins there: the cards lie as they lay, the dice are rolled fresh.
web-laid-by = { $who } has set up a rematch.
web-laid = A rematch is set up.
web-watch-next = Watch that game

web-replay = Replay
web-review = Review
web-review-thinking = { $place ->
        [0] The game is being looked back at.
        [one] One other review comes first.
       *[other] { $place } other reviews come first.
    } { $minutes ->
        [0] This takes about { $seconds } { $seconds ->
                [one] second
               *[other] seconds
            }.
        [one] This takes about a minute.
       *[other] This takes about { $minutes } minutes.
    }
web-review-eyes = Whose game
web-review-accuracy = accuracy, out of 100
web-review-curve = The chance to win, from { $first }% at the start to the end after { $answers } answers.
web-review-legend = The line is the chance to win. ◇ marks a turning point, a number an answer that cost much.
web-review-turnings = Turning points
web-review-costliest = What cost most, and what the strongest bot would have answered
web-review-no-moments = No answer cost anything worth naming.
web-play = Play
web-pause = Pause
web-step-back = One step back
web-step-on = One step forward
web-moment = Moment of the game
web-share = Copy a link to this moment
web-download = Download the record
web-play-from = Play from here
web-play-from-more = A new game begins at this very moment. The cards lie as they lay then; the dice are rolled fresh. Who plays whom?
web-eyes = Seen by
web-eyes-public = a spectator
web-replay-speed = Speed of the replay
web-moment-of = step { $at } of { $last }
web-replay-trouble = Perhaps the link was cut off, or the game is still being played. A game that is over can be watched by anybody with its link; a record file can be watched from the first page.

web-search = Search
web-found = Found: { $n }
web-found-nothing = Nothing like that. Try a shorter word.
web-shelf = Rules and cards
web-sections = Sections
web-all-origins = Printed and ours
web-origin-printed = As printed
web-origin-original = Written by us
web-all-decks = All decks
web-deadly = Is that what you want?
web-deadly-no = No, go back
web-deadly-yes = Yes, do it
web-seal = Seal
web-seal-same = The seal is the one shown while the game was played: nothing was changed.
web-seal-other = The seal is not the one shown while the game was played: this record is of another chance.
web-part = Part of { $who }
web-part-in = This browser’s part of chance is in it.
web-part-out = No part of this browser is in its chance.
web-part-other = This browser’s part is in its chance, but a part that another player gave before was exchanged.

# A game from elsewhere, on a plain table

web-plain-about = A game that was added to this house. It is played on a plain table.
web-plain-help = One question at a time: answer with a button below; the table lists what you can see. “Why?” shows the rule, “Hint” what a bot would do, “Take back” undoes until something new is revealed.
web-plain-table = On the table
web-plain-seat = Seat { $n }
web-plain-players = Players: { $n }
web-plain-most = { $n } at most
web-plain-nothing = nothing
web-plain-yes = yes
web-plain-no = no
