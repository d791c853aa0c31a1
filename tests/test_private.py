"""Where we build on private parts of a library: they are as we know them, and newer versions wait until that is tried.

If a test here fails after an upgrade, look at the named file before the bound in pyproject.toml is raised.
"""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from pettingzoo import AECEnv
from textual.app import App
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from underdeck.server.connections import HttpConnection, WebSocketConnection

ROOT = Path(__file__).parent.parent
ATTRIBUTES = [
    (H11Protocol, {"transport", "client", "config", "conn", "cycle", "flow"}, "server/connections.py"),
    (
        RequestResponseCycle,
        {"response_started", "response_complete", "disconnected", "message_event"},
        "server/connections.py",
    ),
    (FlowControl, {"write_paused"}, "server/connections.py"),
    (WebSocketsSansIOProtocol, {"transport", "client", "config", "writable"}, "server/connections.py"),
    (AECEnv, {"_cumulative_rewards", "rewards", "agents"}, "environments/seats.py"),
]
METHODS = [(HttpConnection, H11Protocol), (WebSocketConnection, WebSocketsSansIOProtocol)]
PRIVATE = {
    "uvicorn": "server/connections.py",
    "textual": "app/app.py",
    "pettingzoo": "environments/seats.py",
    "mypy": "compiled.py",
}


def requirements():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lists = [project["build-system"]["requires"], *project["project"]["optional-dependencies"].values()]
    return [Requirement(line) for lines in lists for line in lines]


@pytest.mark.parametrize(("kind", "names", "file"), ATTRIBUTES)
def test_the_attributes_that_we_read_are_there(kind, names, file):
    found = set(re.findall(r"\bself\.(\w+)", inspect.getsource(kind)))
    assert names <= found | set(dir(kind)), file


@pytest.mark.parametrize(("ours", "theirs"), METHODS)
def test_what_we_override_is_called_as_we_expect(ours, theirs):
    names = [name for name in vars(ours) if name in vars(theirs) and inspect.isfunction(vars(theirs)[name])]
    assert names
    for name in names:
        mine, expected = (inspect.signature(vars(kind)[name]).parameters for kind in (ours, theirs))
        assert [*mine] == [*expected], name


def test_what_we_call_is_there():
    for kind, name, parameters in (
        (H11Protocol, "send_400_response", ["self", "msg"]),
        (H11Protocol, "on_response_complete", ["self"]),
        (WebSocketsSansIOProtocol, "keepalive_timeout", ["self"]),
        (App, "_handle_exception", ["self", "error"]),
        (AECEnv, "_was_dead_step", ["self", "action"]),
        (AECEnv, "_accumulate_rewards", ["self"]),
    ):
        assert [*inspect.signature(getattr(kind, name)).parameters] == parameters, (kind, name)


@pytest.mark.parametrize("name", PRIVATE)
def test_a_library_with_private_parts_in_use_has_an_upper_bound(name):
    found = [each for each in requirements() if each.name == name]
    for each in found:
        assert any(bound.operator == "<" for bound in each.specifier), (each, PRIVATE[name])
        assert each.specifier.contains(version(name)), each
    assert found
