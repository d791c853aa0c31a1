"""A person at the app: presses keys, clicks what is drawn, waits for what she sees."""

import asyncio
from contextlib import asynccontextmanager

from underdeck.app.app import Underdeck
from underdeck.app.dialogs import Choosing
from underdeck.app.local import Local
from underdeck.app.table_screen import TableScreen
from underdeck.bots import ask, best_bot, make_bot
from underdeck.match import new
from underdeck.match.driver import next_question
from underdeck.terminal import journal

ONEDECK = {"heroes": ["warrior"], "dungeon": "dragons-cave"}
STICK = {"players": {"roy": "me", "haley": "bot"}, "preset": "quick"}
PATIENCE = 60
WIDE = (120, 40)
NARROW = (80, 24)


def local(game="onedeck", language="en", seed=3, **setup):
    return Local(journal.begin(new(game, seed=seed, **(setup or (STICK if game == "stick" else ONEDECK)))), language)


def late(language="en"):
    """The Order of the Stick shortly before its end: bots have played until the dungeon began to collapse."""
    match = new("stick", seed=3, **STICK)
    bot = make_bot(best_bot("stick"), 1, "stick")
    while not match.view(0).collapse:
        match.submit(*ask(bot, match, next_question(match)))
    return Local(journal.begin(match), language)


class Person:
    def __init__(self, app, pilot):
        self.app = app
        self.pilot = pilot

    @property
    def screen(self):
        return self.app.screen

    @property
    def board(self):
        return self.screen.board

    @property
    def table(self):
        return self.board.table

    async def until(self, seen):
        """Looks at the screen until she sees it."""
        async with asyncio.timeout(PATIENCE):
            while not seen():
                await asyncio.sleep(0.005)
        await self.pilot.pause()

    async def until_seated(self, seen):
        """The table is on the screen again, and shows it."""
        await self.until(lambda: isinstance(self.screen, TableScreen) and self.board and seen(self.table))

    async def until_asked(self):
        await self.until(
            lambda: (
                not isinstance(self.screen, TableScreen) or (self.board and (self.table.questions or self.table.over))
            )
        )

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until_answered(self, version):
        """What would lose the game is asked once more: yes, that is what she wants."""
        if isinstance(self.screen, Choosing) and self.screen.choices[0][0] == "no":
            await self.choose("yes")
        await self.until(lambda: not isinstance(self.screen, TableScreen) or self.table.version != version)
        await self.until_asked()

    @property
    def marked(self):
        """The answer that Enter gives."""
        answers = self.screen.ask.answers
        return self.board.move(answers.get_option_at_index(answers.highlighted).id)

    async def until_told(self):
        """What was answered has come back, if anything was."""
        await self.until(lambda: not isinstance(self.screen, TableScreen) or not self.screen.busy)
        await self.pilot.pause()

    async def go_on(self):
        """With the answer that is marked, or the last one: what costs something is never marked."""
        await self.answer(*(["end"] if self.screen.ask.answers.highlighted is None else []), "enter")

    def row_of(self, words):
        """Where an answer stands on the screen."""
        answers = self.screen.ask.answers
        at = answers.get_option_index(words)
        return next(y for y in range(self.app.size.height) if self.screen.get_style_at(4, y).meta.get("option") == at)

    async def click_row(self, y):
        await self.pilot.click(offset=(4, y))
        await self.pilot.pause()

    async def answer(self, *keys):
        version = self.table.version
        await self.press(*keys)
        await self.until_answered(version)

    async def advised(self):
        """Takes the bot's advice, with two keys."""
        await self.press("h")
        await self.until(lambda: self.screen.hint is not None)
        await self.answer("enter")

    async def choose(self, choice):
        """From the list in the open dialog, by its beginning."""
        await self.until(lambda: self.screen.query("#choices"))
        ids = [option.id for option in self.screen.query_one("#choices").options if option.id is not None]
        at = next(i for i, id in enumerate(ids) if id.startswith(choice))
        await self.press("home", *["down"] * at, "enter")

    def place_of(self, key, value):
        """Where something is drawn that can be clicked."""
        for y, strip in enumerate(self.screen._compositor.render_strips()):
            x = 0
            for segment in strip:
                if segment.style and segment.style.meta.get(key) == value:
                    return x, y
                x += segment.cell_length
        return None

    async def click(self, act, key="act"):
        place = self.place_of(key, act)
        assert place is not None, f"{act} is not on the screen"
        await self.pilot.click(offset=place)
        await self.pilot.pause()

    def text(self):
        """All that can be read."""
        rows = self.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in rows)


@asynccontextmanager
async def at_table(link=None, size=WIDE, language="en", **more):
    app = Underdeck(language, link, **more)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        if link is not None:
            await person.until_asked()
        yield person
