# The help of the command line: command-NAME is a summary in a list, help-NAME the page of a command.

heading-usage = Usage:
heading-options = Options
heading-commands = Commands
heading-examples = Examples
commands-play = Play
commands-learn = Learn
commands-study = Study
commands-make = Make
commands-serve = Serve

cli-no-option = There is no option { $name }.
refuse-puzzle-day = There is no puzzle for “{ $name }”. Write a day such as { $day }. For a list type: underdeck puzzle --list
cli-missing = { $kind ->
    [option] The option { $name } is missing.
   *[argument] { $name } is missing.
}
cli-option-value = The option { $name } needs a value.
cli-bad-value = { $kind ->
    [integer] { $name } must be a whole number.
    [choice] { $name } does not accept this value.
   *[other] The value of { $name } cannot be used.
}
cli-too-much = “{ $command }” accepts fewer words.
cli-see-help = For help type: { $command } --help
refuse-unknown-command = “{ $command }” has no command “{ $name }”. For a list type: { $command } --help
did-you-mean = { $sentence } Did you mean { $near }?

help-underdeck = Dungeon-crawl board games in the browser and at the terminal. Without a command, this opens the games here. Unofficial fan implementation.
examples-underdeck =
    underdeck serve                      # play in the browser
    underdeck play onedeck --hero mage   # play at the terminal
    underdeck rules how do I win
flag-version = Show the version.
flag-help = Show this help.
flag-lang = The language.
flag-plain = Line by line and without color, for pipes and screen readers.
flag-json = Print JSON.
flag-seed = The seed of all cards and dice.
flag-pack = A card pack, by its id; may be repeated. See: underdeck packs list
flag-option = A rule option; may be repeated. See: underdeck options

command-play = Start a game.
help-play = Start a game. You are asked for missing settings. Every answer is saved; “underdeck resume” continues.
examples-play =
    underdeck play onedeck --hero mage --dungeon dragons-cave
    underdeck play stick --players roy=me,haley=bot,elan=bot --length short
    underdeck play --join LINK --plain
flag-campaign = Play with this campaign sheet; repeat it for the sheets of other heroes.
flag-play-bot = The bot of a seat, such as roy=master or rogue=expert:5000. Without a name: all bots. May be repeated.
flag-position = Start from a position in a file.
flag-join = Join an online game by the link you received.

command-resume = Continue the last unfinished game, or the one in FILE.
help-resume = Continue the last unfinished game, or the one in FILE.

command-puzzle = Solve the puzzle of the day.
help-puzzle = Solve the puzzle of today, or of a DAY such as 2026-11-16. “hint” helps, “again” restarts it.
flag-list = List the puzzles.

command-learn = Learn a game, step by step.
help-learn = Learn a game, step by step at a real table. “again” restarts a chapter, “next” skips it.
flag-chapter = Start with this chapter.

command-rules = Look up rules and ask questions.
help-rules = The rules in our own words: a section or rule by number, an answer to a question, or “all” for all of them. The first word can be a game.
examples-rules =
    underdeck rules OD-5
    underdeck rules stick how do I flee
    underdeck rules all

command-cards = List and search cards.
help-cards = List all cards of a game, or those that match NAME.
examples-cards =
    underdeck cards onedeck ogre
    underdeck cards stick --lang fr

command-options = List the rule options of a game.
help-options = List the rule options of a game with their values, the default first, and what each edition or preset sets.

command-replay = Show a recorded game step by step.
help-replay = Show a recorded game step by step. On a terminal, Enter shows the next step.
flag-verify = Only check the record: print “ok” or where it first diverges.

command-review = Analyze a finished game: luck, play and mistakes.
help-review = Analyze a finished game: win probability over time, luck and play, the costliest answers.
flag-seat = The seat to analyze, by number or name. Default: the first person.
flag-budget = Nodes for each decision. More nodes take longer and err less.
flag-from = Play on from after answer N, with other dice.

command-sim = Let bots play many games and count.
help-sim = Let bots play many games and count. Settings you leave out vary.
examples-sim =
    underdeck sim onedeck --games 100 --bot expert --seed 1
    underdeck sim stick --bot skilled --bot roy=master --games 20
flag-sim-games = The number of games. Default: 100.
flag-sim-bot = The bot that plays. Default: the best. roy=master is for one seat. May be repeated.
flag-report = Play a study and print its report; GAMES are played in each cell.

command-lab = Run studies over thousands of games.
help-lab = Run studies over thousands of games, and read their results.
examples-lab =
    underdeck lab new study.toml
    underdeck lab run study.toml --out results
    underdeck lab report results
command-lab-new = Write a small study with comments.
help-lab-new = Write a small study with comments to FILE.
flag-game = The game. Default: the first.
command-lab-run = Run a study, or continue it.
help-lab-run = Run a study, or continue it. Games already in the folder are not played again.
flag-lab-run-out = The folder of the results (required).
flag-workers = The number of processes. Default: one for each core.
flag-cluster = A Dask scheduler, such as tcp://10.0.0.1:8786. local:8 starts one with 8 workers here.
command-lab-resume = Continue the study in a folder.
help-lab-resume = Continue the study in FOLDER.
command-lab-query = Ask in SQL about the games of a study.
help-lab-query = Answer SQL over the table “games” that has one row for each game of the study.
examples-lab-query =
    underdeck lab query results "select outcome, count(*) from games group by 1"
command-lab-report = Write the report of a study, with pictures.
help-lab-report = Write the report of a study, with pictures. Default: FOLDER/report.html.
flag-html = Write HTML to this file.
flag-markdown = Write Markdown to this file.
command-lab-compare = Compare two studies.
help-lab-compare = Compare two studies by packs, rules or bots: which differences are real, how large, how sure.
command-lab-dataset = Make or check a data set of games.
help-lab-dataset = Make a data set of games by bots, with their records and a description, or check one.
flag-lab-dataset-out = The folder of the data set.
flag-lab-dataset-game = The game, if no study is given.
flag-lab-dataset-games = The approximate number of games, if no study is given. Default: 300.
flag-lab-dataset-bot = The bot, if no study is given. Default: the best.
flag-lab-dataset-seed = The first seed, if no study is given. Default: 1.
flag-license = The license of the data set. Default: CC0-1.0.
flag-check = Check the data set in this folder instead.
flag-sample = With --check: the number of games to replay. Default: all.

command-packs = Make, check and install card packs.
help-packs = Card packs: list, check, install and make them.
command-packs-list = List the installed packs and their faults.
help-packs-list = List the installed packs, and the faults of packs that cannot be used.
command-packs-show = Show a pack and its cards.
help-packs-show = Show the author and all cards of a PACK, which is an id or a path.
command-packs-check = Check a pack and play games with it.
help-packs-check = Check the files, cards and texts of a PACK (an id or a path), and play games with it.
flag-packs-check-games = The number of games. Default: 200.
flag-packs-check-seed = The seed of the first game.
flag-balance = Also compare its strength with the cards of the game.
command-packs-add = Install a pack from a folder or zip.
help-packs-add = Install the pack in the folder or zip PATH.
flag-replace = Replace another version.
command-packs-remove = Uninstall a pack.
help-packs-remove = Uninstall a PACK, which is an id or a path.
command-packs-words = List everything a card can do.
help-packs-words = List the words of a card of GAME: tables, fields, effects, conditions and ids.
command-packs-source = Print the source of our cards.
help-packs-source = Print the source of the cards of GAME, or of the card ID, to copy from.
command-packs-new = Start a new pack.
help-packs-new = Write a small pack with comments.
flag-packs-new-name = The name of the pack. Default: made from its id.
flag-author = The author.
flag-folder = The folder of the pack. Default: a folder with its id here.

command-games = List and check third-party games.
help-games = List the installed games, and check whether one keeps the laws.
command-games-list = List the installed games.
help-games-list = List the installed games, their packages and their faults.
command-games-check = Check a game against all laws.
help-games-check = Check a game against all laws, in random games. The exit code is 1 if a law is broken.
flag-games-check-games = The number of games. Default: 20.
flag-games-check-seed = The seed of the first game.

command-lang = List, start and check translations.
help-lang = List, start and check translations.
command-lang-list = List the languages.
help-lang-list = List the languages and their folders.
command-lang-new = Start a translation.
help-lang-new = Start a translation: write all English messages to the folder CODE in FOLDER. Without FOLDER, Underdeck finds it by itself.
command-lang-check = Check a translation.
help-lang-check = List the missing and faulty messages of a translation. The exit code is 1 if there are faults.

command-serve = Serve the games in the browser.
help-serve = Serve the games in the browser: start a server and print its address.
examples-serve =
    underdeck serve
    underdeck serve --host 0.0.0.0 --setting hosts=games.example.org
flag-host = The address to bind. Default: 127.0.0.1.
flag-port = The port. Default: 8000. 0 is any free port.
flag-data = The folder of the database.
flag-setting = Another setting; may be repeated.
flag-open = Open the page in a browser, or don’t. Default: if there is a screen.
command-backup = Back up the server’s database to FILE.
help-backup = Back up the server’s database to FILE. The server may be running. Never copy underdeck.db by itself: the last answers are in a second file.
command-restore = Restore the server’s database from FILE.
help-restore = Replace the server’s database with a backup FILE. Stop the server first.

extra-installing-app = Installing the libraries of the app, once: about ten seconds.
extra-installing-server = Installing the libraries of the server, once: about ten seconds.
extra-installing-lab = Installing the libraries for studies, once: about a minute.
