"""The command `underdeck serve`: the address, the database, and an orderly stop."""

import asyncio
import errno
import socket
from collections.abc import Callable

import msgspec
import uvicorn

from underdeck import __version__
from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.server.app import make_app
from underdeck.server.connections import AT_ONCE, Config, Connections
from underdeck.server.gate import near
from underdeck.server.hub import Hub
from underdeck.server.logs import NO_ADDRESSES, log_info, log_warning, set_up_logs, throttle
from underdeck.server.settings import Settings

LARGEST_FRAME = 65_536
STOP_SECONDS = 5
PING_SECONDS = 20
"""The seconds between pings. A client that answers none for as long again is gone."""


def bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(AT_ONCE)
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", host=settings.host, port=str(settings.port)) from None
        raise Refusal("address", host=settings.host, port=str(settings.port), **reason_of(error)) from None
    return bound


def address(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """The uvicorn server, which says goodbye to all connections before it stops."""

    def __init__(self, config: Config, hub: Hub) -> None:
        super().__init__(config)
        self.places = config.places
        self.hub = hub

    async def main_loop(self) -> None:
        sweeping = asyncio.create_task(self.places.sweep())
        await super().main_loop()
        sweeping.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.gather(*[each.stop() for each in list(self.hub.sockets)], return_exceptions=True)
        await super().shutdown(sockets)


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    bound = bind(settings)
    try:
        set_up_logs(settings.log)  # before the database is checked
        places = Connections(settings)
        most = min(settings.max_connections, places.sockets)
        app = make_app(msgspec.structs.replace(settings, max_connections=most))
        config = Config(
            app, places, log_config=None, access_log=False, ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING_SECONDS, ws_ping_timeout=PING_SECONDS,
            timeout_graceful_shutdown=STOP_SECONDS, server_header=False,
        )  # fmt: skip
        started(address(bound))
        if settings.hosts and near(settings.host) == "":
            log_warning(f"expecting a proxy: {NO_ADDRESSES}")
        log_info("started", address=address(bound), data=str(settings.folder), version=__version__)
        server = Server(config, app.state.hub)
        try:
            asyncio.run(server.serve(sockets=[bound]))
        except (KeyboardInterrupt, SystemExit):
            if not server.should_exit:
                raise
        throttle.tell_held()
        log_info("stopped")
    finally:
        bound.close()
