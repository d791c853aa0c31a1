"""The page for those who write programs: its example is played, and its tables are whole."""

import json
import re
import shlex
from itertools import pairwise
from pathlib import Path

import msgspec
from starlette.routing import Route

from underdeck import load
from underdeck.server.app import make_app
from underdeck.table import wire

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER = "http://127.0.0.1:8000"
EXAMPLES = re.findall(r"^```\n(.*?)^```", PAGE, re.S | re.M)


def curl(client, line, **known):
    """One line of the page, as curl sends it."""
    for name, value in known.items():
        line = line.replace(name.upper(), value)
    _, *words = shlex.split(line)
    (address,) = [word for word in words if word.startswith(SERVER)]
    given = dict(pairwise(words))
    body = given.get("-d", given.get("--data-binary", "")).removeprefix("@")
    headers = dict([given["-H"].split(": ")]) if "-H" in given else {}
    path = address.removeprefix(SERVER)
    return client.http.post(path, content=body.encode()) if body else client.http.get(path, headers=headers)


def example(about):
    return next(each for each in EXAMPLES if about in each)


def test_the_example_is_played_as_it_stands(client):
    made = curl(client, example("/api/games -d")).json()
    joined = curl(client, example("/api/join"), invite=made["invites"]["1"]).json()
    assert (joined["id"], joined["seat"]) == (made["id"], 1)
    tokens = [made["tokens"]["0"], joined["token"]]
    mine = curl(client, example("/api/mine"), token=tokens[0]).json()
    assert [(each["id"], each["waiting"]) for each in mine] == [(made["id"], True)]
    lines = [(line[0], json.loads(line[2:].replace("TOKEN", tokens[0]))) for line in example("> {").splitlines()]
    with client.sit(made["id"], [], hello=False) as player:
        for sign, message in lines:
            if sign == ">":
                player.send(**message)
            else:
                assert holds(player.receive(), message), message
    record = example("/record -H")
    fetched = curl(client, record, id=made["id"], token=tokens[0])
    assert (fetched.status_code, fetched.json()["code"]) == (409, "record-running")
    with client.sit(made["id"], tokens) as player:
        assert player.play()["over"]
    fetched = curl(client, record, id=made["id"], token=tokens[0])
    assert load(fetched.text).outcome
    bring, show = example("/api/records").splitlines()
    replay = client.http.post(bring.split()[1].removeprefix(SERVER), content=fetched.text).json()["replay"]
    assert curl(client, show, replay=replay).json()["at"] == 1


def holds(found, shown):
    """The page leaves out most of a message."""
    if isinstance(shown, dict):
        return all(name in found and holds(found[name], value) for name, value in shown.items())
    if isinstance(shown, list):
        return len(found) >= len(shown) and all(map(holds, found, shown))
    return found == shown


def rows(heading):
    (table,) = re.findall(rf"^\| {re.escape(heading)} \|.*?\n\n", PAGE + "\n", re.S | re.M)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()[2:]]


def test_every_request_is_in_the_table(settings):
    routes = [route for route in make_app(settings).routes if isinstance(route, Route)]
    known = {(route.path, "POST" if "POST" in route.methods else "GET") for route in routes}
    known -= {("/api/{rest:path}", "POST")}
    told = {(path.strip("`"), method) for path, method, _, _ in rows("path")}
    assert told == known | {("/ws/{game}", "WebSocket")}
    every = [{field.name for field in msgspec.structs.fields(body)} for body in wire.BODIES]
    named = [set(re.findall(r"`(\w+)`", takes)) for _, method, takes, _ in rows("path") if method == "POST"]
    assert all(fields in named for fields in every)


def test_every_message_is_in_a_table():
    tables = re.findall(r"^\| `t` \|.*?\n\n", PAGE, re.S | re.M)
    for table, messages in zip(tables, (wire.ClientMessage, wire.ServerMessage), strict=True):
        known = {}
        for message in messages.__args__:
            known[message.__struct_config__.tag] = {field.name for field in msgspec.structs.fields(message)}
        lines = [line.split("|") for line in table.strip().splitlines()[2:]]
        assert {line[1].strip(" `"): set(re.findall(r"`(\w+)`", line[2])) for line in lines} == known
