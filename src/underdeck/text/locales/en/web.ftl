# The browser's own words; everything about cards and rules comes from the other files.

web-title = Underdeck
web-notice = An unofficial fan implementation, made without affiliation to the publishers or authors of the printed games. Their names and trademarks belong to their owners; rules are retold in our own words, and all pictures are ours.
web-about = About the printed games
web-about-more = They are worth having on your table: look in game stores and second-hand, or ask their publishers. None of the people and companies named here made or endorsed Underdeck. Cards marked “As printed” have the names and numbers of the printed cards; cards marked “Written by us” are our own.
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
web-called-more = Somebody is waiting for your answer.
web-calls = Notify me when it is my turn
web-calls-more = While a game is open in another tab or window: in the page title, on the icon of the installed app, and by a notification if your browser allows it. In a game with other people, notifications also arrive after the page is closed, if your browser and the server support that.
web-calls-refused = This browser blocks notifications from this page; only the browser’s own settings can change that. The page title still shows when it is your turn.
web-calls-impossible = This browser has no notifications. The page title still shows when it is your turn.
web-journal = Your journal
web-rules = Rules
web-cards = Cards
web-have-link = Somebody sent you a link?
web-have-link-more = Paste it here to take your seat, watch along, or go on with a game from another device.
web-paste = Paste the link
web-no-link = That is not a link to a game. It should look like …/#/join/…; copy all of it.
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
web-forget-sure = This browser will lose its seat in the game. The game goes on without you; any other link to your seat still works.
web-forget-not = Keep it
web-your-turn = Your move
web-others-turn = Bots are playing
web-home = Home
web-language = Language
web-close = Close
web-opening = Lighting the lantern…
web-offline = No connection to the server. Nothing is lost; trying again.
web-lost-kept = Reconnecting. Your answer is kept and will be sent as soon as the server is back.
web-answer-late = Your answer came too late: the game had moved on by the time the server was back.
web-answers-lost = The server’s disk failed, so this game goes on from an earlier state than the one you saw.
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
web-their-name-of = Name of the person playing { $who }
web-your-name-host = Your name, so that your friends know who invites them
web-invites-later = You get the links as soon as the game begins. Your friends can join later; bots can play for them until then.
web-nobody = You have no seat: you will only watch.
web-more = More settings
web-of-pack = From the pack { $pack }.
web-packs = Card packs
web-seed = Seed (any word)
web-seed-more = Two games with the same settings and the same seed are shuffled alike. Leave it empty for a fresh shuffle.
web-kind-me = Me
web-kind-here = Somebody at this screen
web-kind-invite = A friend, by a link
web-kind-bot = A bot
web-bot-usual = Default strength
web-temper-even = Even-tempered
web-temper = Temper: { $temper }
web-temper-of = Temper of the bot playing { $who }
web-bot-of = Strength of the bot playing { $who }
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
web-join-more = No account: this browser keeps your seat. You can take it to another device later.
web-invite-taken = Somebody already plays { $who }.
web-invite-taken-more = Every invite is for one person. If it was you, open the game in the browser you used then, or use the link “on another device” from there. Otherwise ask for a new invite.
web-link-cut = This link does not work.
web-link-cut-more = It may have been cut off on the way, or replaced by a newer one. Copy it again in one piece, or ask for a new one.
web-people = Players and links
web-send = Send
web-watch-more = sees what everybody sees, and can’t play
web-invite-of = Invite to play { $who }
web-invite-renew = New link
web-invite-anew = Invite somebody else
web-device = On another device
web-device-of = { $who } on another device
web-device-more = Open this link on your phone or another computer to go on there. Keep it to yourself: anyone who has it can play for you.
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
web-trouble-token = This browser has no seat in this game.
web-trouble-token-more = Open your invite, or go on in the browser you joined with: its “Players and links” has a link for other devices.
web-trouble-token-old = Your seat has moved to another device.
web-trouble-token-old-more = Somebody with your link has locked out all other devices. Go on there, or ask the person who began the game for a new invite.
web-trouble-wire-version = This page is older than the server.
web-trouble-wire-version-more = Reload it, and everything goes on as it was.
web-trouble-origin = This page is not allowed to play here.
web-trouble-origin-more = Open the server’s own address instead.
web-trouble-record-rules = This game is from another version.
web-trouble-record-rules-more = It can’t go on here. Its record can be downloaded from the list on the first page.
web-trouble-record-cards = This game is from another version.
web-trouble-record-cards-more = It can’t go on here. Its record can be downloaded from the list on the first page.
web-trouble-game-damaged = This game is damaged on the server’s disk.
web-trouble-game-damaged-more = Part of it can be saved: download its record from the list on the first page, open that file there, and play on from its last moment.
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
web-awaited = the others are waiting
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
web-weighing = Thinking…
web-odds-win = chance to win the game
web-odds-game = game
web-odds-best = The best answer
web-odds-exact = Chance to win the game, computed
web-odds-sampled = Chance to win the game, sampled
web-odds-now = Your chance to win right now: { $chance }.
web-odds-error = ± { $points } { $points ->
    [one] point
   *[other] points
}
web-odds-for = For it:
web-odds-against = Against it:
web-odds-legend = ≈ and a hatched bar: sampled; a full bar: computed.
web-odds-rule = { $odds ->
    [off] This game shows no odds and no hints.
    [always] This game shows odds to everybody, with every question.
   *[request] Everybody may ask for odds and hints.
}
web-chat = Chat
web-chat-rule = { $chat ->
    [off] No chat at this table.
    [free] Players may type to each other.
   *[phrases] Players use faces and ready-made phrases.
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
web-to-bot-more = A bot answers for { $who }, one step at a time while you watch, until you take the seat back. Its answers are final. It never places check-marks on a campaign sheet.
web-to-bot-for-more = A bot answers for { $who } until they take the seat back. Its answers are final.
web-to-bot-yes = Let it play
web-take-back = Take my seat back
web-take-back-of = Take back { $who } from the bot
web-hand-over = Hand the screen to
web-hand-over-ready = That’s me, show the table
web-ending = The end
web-again = Play again
web-play-before = Play on from before the last answer
web-play-before-more = A new game begins there: the cards stay where they were, the dice are rolled again.
web-laid-by = { $who } has set up a rematch.
web-laid = A rematch is set up.
web-watch-next = Watch that game

web-replay = Replay
web-review = Review
web-review-thinking = { $place ->
        [0] Analyzing the game.
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
web-review-costliest = The costliest answers, and what the strongest bot would have answered
web-review-no-moments = No answer cost much.
web-play = Play
web-pause = Pause
web-step-back = One step back
web-step-on = One step forward
web-moment = Moment of the game
web-share = Copy a link to this moment
web-download = Download the record
web-play-from = Play from here
web-play-from-more = A new game begins at this moment. The cards stay where they were; the dice are rolled again. Who plays which character?
web-eyes = Seen by
web-eyes-public = a spectator
web-replay-speed = Speed of the replay
web-moment-of = step { $at } of { $last }
web-replay-trouble = Perhaps the link was cut off, or the game is still being played. Anyone with its link can watch a finished game; to watch a record file, open it on the first page.

web-search = Search
web-found = Found: { $n }
web-found-nothing = Nothing found. Try a shorter word.
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
web-seal-same = The seal matches the one shown during the game: nothing was changed.
web-seal-other = The seal does not match the one shown during the game: this record comes from a different shuffle and different dice.
web-part = Random part of { $who }
web-part-in = The random part from this browser is included.
web-part-out = No random part from this browser is included.
web-part-other = The random part from this browser is included, but the earlier part of another player was replaced.

# A game from elsewhere, on a plain table

web-plain-about = This game was added from a package. It uses the standard table.
web-plain-help = One question at a time: answer with a button below; the table lists what you can see. “Why?” shows the rule, “Hint” what a bot would do, “Take back” undoes until something new is revealed.
web-plain-table = On the table
web-plain-seat = Seat { $n }
web-plain-players = Players: { $n }
web-plain-most = { $n } at most
web-plain-nothing = nothing
web-plain-yes = yes
web-plain-no = no
