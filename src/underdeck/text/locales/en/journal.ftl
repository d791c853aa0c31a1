# The journal and what goes with it. These words come when somebody opens one of its pages.

jr-title = Journal
jr-page-overview = Games
jr-page-bestiary = Bestiary and gallery
jr-page-achievements = Achievements
jr-empty = Nothing here yet. Finish a game, well or badly, and it is written down on this device.
jr-empty-go = Find a dungeon
jr-tile-games = Games
jr-tile-wins = Won
jr-tile-streak = In a row
jr-tile-fastest = Fastest victory
jr-tile-nemesis = Nemesis
jr-wins-of = { $n } ({ $rate }%)
jr-streak-now = { $n }, best { $best }
jr-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
jr-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
jr-none = none yet
jr-nemesis-of = { $who }: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
jr-latest = Lately
jr-won = Won
jr-lost = Lost
jr-replay-of = Watch the game of { $when } again: { $who }
jr-seen-of = { $n } of { $all }
jr-met = met { $n ->
    [one] once
   *[other] { $n } times
}
jr-beaten = beaten { $n ->
    [one] once
   *[other] { $n } times
}
jr-unmet = Not met yet

jr-keeping = Keep it safe
jr-keeping-more = The journal is stored in this browser and nowhere else. Save it as a file, or keep a copy on this server under a secret link. You need no account; anyone with the link has the journal.
jr-export = Save as a file
jr-import = Read a file
jr-share = Keep it on the server
jr-link = Link to your journal
jr-link-more = Open this link on another device, and both journals become one.
jr-sync = Bring both up to date
jr-synced = Both sides have everything now.
jr-behind = The server does not have everything yet, but this device does. It tries again after the next game.
jr-leave = Delete it from the server
jr-left = Deleted from the server. This device keeps its own.
jr-clear = Empty the journal
jr-clear-sure = Every game, everything met and every achievement on this device will be forgotten. A file that you saved, or a copy on a server, stays.
jr-brought = { $n ->
    [0] Nothing in that file was new.
    [one] { $n } game was new.
   *[other] { $n } games were new.
}
jr-file-damaged = That file is not a journal, or it is damaged. Nothing was changed.
jr-file-newer = That journal was written by a newer version of Underdeck. Nothing was changed; read it there.
jr-unread-damaged = The journal in this browser is damaged and was left as it is. To have it looked at, save it as a file first; “Empty the journal” begins a new one.
jr-unread-newer = The journal in this browser was written by a newer version of Underdeck, and was left as it is. Use that version, or save it as a file.
jr-trouble-full = This browser has no room left: the latest game is in the journal only until you close the page. Save the journal as a file, or keep it on the server.
jr-trouble-forbidden = This browser forbids us to keep anything: the journal lasts until you close the page. Save it as a file, or keep it on the server.

jr-earned = New achievements
jr-got-of = { $n } of { $all }
jr-got-on = Since { $when }
jr-not-yet = Not yet
jr-anywhere = Anywhere
jr-picture = Picture to share
jr-no-picture = This browser could not draw the picture.

# Achievements: what each is called, and what it takes.

jr-got-hot-streak = On a Roll
jr-how-hot-streak = Win three games in a row.
jr-got-character-building = Character Building
jr-how-character-building = Lose five games in a row, and come back.
jr-got-regular = The Usual?
jr-how-regular = Finish 25 games.
jr-got-old-hand = Furniture
jr-how-old-hand = Finish 100 games. We dust you on Thursdays.
jr-got-field-guide = Field Guide
jr-how-field-guide = Meet sixty different things, most of them hostile.
jr-got-hoarder = It Might Come in Handy
jr-how-hoarder = Get hold of sixty different things.
jr-got-of-the-day = Dungeon of the Day
jr-how-of-the-day = Finish a daily game.
jr-got-creature-of-habit = Creature of Habit
jr-how-creature-of-habit = Finish seven daily games.
jr-got-twisted = With a Twist
jr-how-twisted = Finish a weekly challenge.

# Awards at the end of a game, and what they count.

jr-awards = Awards
# Games of the day and of the week.

jr-challenges = Games of the day
jr-challenges-more = The same cards and the same dice for everybody, from midnight to midnight UTC. The first game that you begin counts.
jr-daily = daily
jr-weekly = weekly
jr-daily-dungeon = Dungeon of the day
jr-daily-duel = Duel of the day
jr-weekly-dungeon = Dungeon of the week
jr-weekly-duel = Brawl of the week
jr-number = no. { $n }
jr-against = You are { $me }, against { $others }.
jr-down-there = { $who } in { $place }.
jr-days-left = { $n ->
    [one] One day left
   *[other] { $n } days left
}
jr-hours-left = { $n ->
    [one] Less than an hour left
   *[other] { $n } hours left
}
jr-play = Play it
jr-counts = The first game that you begin counts, even if you leave it.
jr-counts-going = You have begun the game that counts. Another one is for practice and is not entered.
jr-counts-no = It was begun before in this browser or from your network. Another game is for practice: it is not entered.
jr-go-on = Go on with your game
jr-play-practice = Play for practice
jr-not-entered = This game was for practice: it was not the first from your network or in this browser, so it is not entered.
jr-promise = What the results prove, and what they don’t
jr-promise-yes = Each result comes from a game that one person played to its end on this server, with bots in the other seats. It is the first game begun from that network and in that browser. The same game, answer for answer, is listed only once.
jr-seals = Dice and cards under seal
jr-seals-more = The server draws a secret for each of these games before its day and shows the seal from then on; the secret itself is shown when no result can be entered any more. The seal is the SHA-256 of the secret, so the secret can’t have been exchanged.
jr-seal = { $day }, drawn { $drawn } UTC:
jr-seal-opened = opened:
jr-seal-verdict = { $verdict ->
    [same] The same as this browser was shown first.
    [fits] Checked: the secret belongs to the seal.
    [other] This browser was shown another seal before: the dice and cards were exchanged.
   *[wrong] The secret does not belong to the seal.
}
jr-promise-no = Names are not reserved: anybody may enter any name. Somebody with a second device and a second network may have tried before, and somebody who has seen your game knows the cards and rolls to come. Advice is allowed. The host of this server can see everything.
jr-show-table = { $n ->
    [0] Results
   *[other] Results ({ $n })
}
jr-day-table = { $n ->
    [one] { $n } result
   *[other] { $n } results
}
jr-day-empty = Nobody has entered a result yet.
jr-day-place = Place
jr-day-name = Name
jr-day-result = Result
jr-day-turns = Turns
jr-day-you = you
jr-copy-line = Copy the result
jr-your-name = Your name
jr-enter = Enter your result
jr-line-won = { $damage ->
    [0] not a scratch
   *[other] { $damage } damage
}
jr-line-lost = fell on floor { $floor }
jr-line-points = { $mine } to { $others }
jr-wrong-clock = This device’s clock is { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} { $way ->
    [ahead] ahead
   *[behind] behind
}. Days follow the server’s clock, where it is { $day } (UTC).
