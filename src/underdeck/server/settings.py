"""The settings of the server: flags before the environment (UNDERDECK_PORT=...) before the file underdeck.toml."""

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
"""Environment variables with another name, because UNDERDECK_PACKS names the folders of packs, for the terminal too."""
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
    """The folder of the database; by default the system's folder for user data."""
    hosts: list[str] = []
    """The host names of this server, beside localhost and numeric addresses; `*` for any."""
    origins: list[str] = []
    """Other sites whose pages may use this server, such as https://example.org."""
    max_games: int = 5000
    """The most unfinished games that somebody still plays."""
    address_games: int = 200
    """The most of them made by one address; this machine is one too."""
    address_uploads: int = 30
    """The records and sheets that one address may upload in an hour."""
    address_records: int = 200
    """The records that one address may upload within a month."""
    address_sheets: int = 50
    address_attempts: int = 1
    """The attempts at a daily game that count from one address; more for a household or a school."""
    unanswered_hours: float = 24
    """The hours after which a game without an answer is deleted."""
    record_days: float = 30
    """The days after which an uploaded record that nobody looked at is deleted."""
    sheet_days: float = 90
    """The days after which a sheet that nobody looked at and that was in no game is deleted."""
    max_connections: int = 2000
    """The most WebSockets; a quarter as many again may load pages. Fewer if the system allows fewer open files."""
    address_connections: int = 100
    """The most WebSockets of one address; four times as many connections of any kind."""
    header_seconds: float = 10
    """The seconds in which a request must be sent, and a WebSocket must say hello."""
    body_seconds: float = 30
    """The seconds in which a request body must arrive, and a response must be read."""
    max_guests: int = 64
    """The most spectators of one game; players always have a place."""
    messages_per_second: float = 50
    requests_per_second: float = 20
    """The changing requests of one address."""
    reads_per_second: float = 50
    """The others: words, cards, rules, replays, records. This machine has no share of its own."""
    reaction_seconds: float = 30
    """The seconds for a reaction in a live game, while others wait."""
    grace_seconds: float = 60
    """The seconds after which others may let a bot play for an absent player."""
    absent_seconds: float = 600
    """The seconds after which the maker of a game may give an absent player's seat away."""
    bot_seconds: float = 0.7
    """The seconds before each answer of a bot in the seat of a player who watches, so that they can take it back."""
    advice_nodes: int = 0
    """Positions that a mind may look at for a piece of advice; 0: as many as usual; 1: just what a bot would answer."""
    reviews: bool = True
    """Whether every finished game is reviewed at once; else when somebody asks."""
    review_nodes: int = 0
    """The nodes of a review for each decision; 0 for the default."""
    review_seconds: float = 900
    """The seconds after which an unfinished review is cancelled."""
    push: list[str] = msgspec.field(default_factory=lambda: [*PUSH_SERVICES])
    """Services that may be asked to tell somebody's browser that it is her turn; none: nobody is told."""
    push_contact: str = "mailto:underdeck@localhost"
    """The address for messages of such a service; some need one that exists."""
    push_seconds: float = 60
    """The seconds that a player must be away before a push message."""
    record_size: int = 500_000
    reading_seconds: float = 10
    """The seconds after which the process that reads uploads is stopped."""
    idle_minutes: float = 10
    """The minutes after which a game without guests leaves the memory."""
    journal_megabytes: int = 1000
    """The size limit of all journals together."""
    free_megabytes: int = 50
    """The free disk space below which the server reports bad health."""
    packs: list[str] = []
    """The ids of the third-party packs that games of this server may use."""
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
