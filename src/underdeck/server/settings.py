"""Settings of the server: flags before the environment (UNDERDECK_PORT=...) before the file underdeck.toml."""

import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from underdeck.kernel.refusal import Refusal, choices
from underdeck.server.logs import LEVELS

FILE = "underdeck.toml"
PREFIX = "UNDERDECK_"
OTHER_VARIABLES = {"packs": "UNDERDECK_SERVER_PACKS"}
"""UNDERDECK_PACKS names the folders where packs lie, for the terminal and for the server alike."""
PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    """The folder of the database; where this system keeps a user's data unless given."""
    hosts: list[str] = []
    """Names that this server answers to, beside localhost and addresses in numbers; `*` for any."""
    origins: list[str] = []
    """Other pages that may talk to this server, such as https://example.org."""
    max_games: int = 5000
    """Unfinished ones that somebody still plays."""
    address_games: int = 200
    """Of them, made by one address; this machine is one too."""
    address_uploads: int = 30
    """Records and sheets brought along by one address in an hour."""
    address_records: int = 200
    """Records brought along by one address within a month."""
    address_sheets: int = 50
    address_attempts: int = 1
    """At one game of the day that count from one address; more for a house or a school behind one."""
    unanswered_hours: float = 24
    """After which a game goes that nobody has answered in."""
    record_days: float = 30
    """After which an uploaded record goes that nobody has looked at."""
    sheet_days: float = 90
    """After which a sheet goes that nobody has looked at and that was in no game."""
    max_connections: int = 2000
    """WebSockets; a quarter as many again may ask for pages. Fewer where the system lets us have fewer files."""
    address_connections: int = 100
    """WebSockets of one address; four times as many connections of any kind."""
    header_seconds: float = 10
    """Within which a request has to be asked, and a WebSocket has to say hello."""
    body_seconds: float = 30
    """Within which what is sent along has to come, and what is answered has to be read."""
    max_guests: int = 64
    """Spectators of one game; places of players are their own."""
    messages_per_second: float = 50
    requests_per_second: float = 20
    """Changing ones, from one address."""
    reads_per_second: float = 50
    """The others: words, cards, rules, replays, records. This machine has no share of its own."""
    reaction_seconds: float = 30
    """In a live game, while others wait."""
    grace_seconds: float = 60
    """After somebody left, before another may let a bot play for her."""
    absent_seconds: float = 600
    """After somebody left, before whoever made the game may give her place to another."""
    bot_seconds: float = 0.7
    """For each answer in the seat of somebody who looks on, so that she can take it back in time."""
    advice_nodes: int = 0
    """Positions that a mind may look at for a piece of advice; 0: as many as usual; 1: just what a bot would answer."""
    reviews: bool = True
    """Is every game looked back at when it is over? Else when somebody asks."""
    review_nodes: int = 0
    """Positions that a review looks at for each decision; 0: as many as usual."""
    review_seconds: float = 900
    """After which a review that is not done yet is given up."""
    push: list[str] = msgspec.field(default_factory=lambda: [*PUSH_SERVICES])
    """Services that may be asked to tell somebody's browser that it is her turn; none: nobody is told."""
    push_contact: str = "mailto:underdeck@localhost"
    """Whom such a service may write to; some want an address that exists."""
    push_seconds: float = 60
    """That somebody who is asked has been away before she is told."""
    record_size: int = 500_000
    reading_seconds: float = 10
    """After which the process that reads what strangers bring along is stopped."""
    idle_minutes: float = 10
    """After which a game without guests leaves the memory."""
    journal_megabytes: int = 1000
    """Of all journals together."""
    free_megabytes: int = 50
    """Of the disk; with less this server says that it is not well."""
    packs: list[str] = []
    """From outside, by id: those that games of this server may be played with."""
    log: str = "info"

    @property
    def folder(self) -> Path:
        return Path(self.data or platformdirs.user_data_dir("underdeck", appauthor=False))


def read_settings(flags: dict[str, Any], environment: dict[str, str] | None = None) -> Settings:
    found = dict(os.environ if environment is None else environment)
    known = Settings.__struct_fields__
    values: dict[str, Any] = {}
    folder = flags.get("data") or found.get(f"{PREFIX}DATA")
    file = Path(found.get(f"{PREFIX}CONFIG") or Path(folder or Settings().folder) / FILE)
    if file.exists():
        values |= read_file(file)
    for name in known:
        variable = OTHER_VARIABLES.get(name, f"{PREFIX}{name.upper()}")
        if variable in found:
            values[name] = found[variable]
    values |= {name: value for name, value in flags.items() if value is not None}
    for name in ("hosts", "origins", "push"):
        if isinstance(values.get(name), str):
            values[name] = values[name].split()
    if isinstance(values.get("packs"), str):
        values["packs"] = values["packs"].replace(",", " ").split()
    for name in values:
        if name not in known:
            raise Refusal("setting-unknown", name=name, choices=choices(known))
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError:
            raise Refusal("setting-value", name=name, value=str(value)) from None
    settings = msgspec.convert(values, Settings, strict=False)
    for name in known:
        value = getattr(settings, name)
        sensible = {
            "port": 0 <= settings.port <= 65535,
            "log": settings.log in LEVELS,
            "push_contact": settings.push_contact.startswith(("mailto:", "https://")),
        }
        if not sensible.get(name, not isinstance(value, int | float) or value >= 0):
            raise Refusal("setting-value", name=name, value=str(value))
    return settings


def read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refusal("file-read", file=str(path), reason=str(error)) from None
