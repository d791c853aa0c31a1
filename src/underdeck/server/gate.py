"""Access control: host names of this server, pages that may use it, and the address of a request."""

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from underdeck.kernel.refusal import Refusal
from underdeck.server.settings import Settings
from underdeck.text import DEFAULT_LANGUAGE
from underdeck.text.languages import nearest

ANY = "*"
HOME_BITS = 64
"""The bits of an IPv6 address that identify a household; it can choose the rest freely."""


def language_of(request: HTTPConnection) -> str:
    """Return the language of `lang=`, else of the browser."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    found = (nearest(each) for each in wanted.split(","))
    return next((language for language in found if language is not None), DEFAULT_LANGUAGE)


def check_host(headers: Headers, settings: Settings) -> None:
    """Refuse requests to a foreign host name, because another site can let its own name point here.

    Programs may leave the name out, browsers never do.
    """
    host = headers.get("host")
    if host is None:
        return
    name = name_in(f"//{host}")
    given = [settings.host, *settings.hosts, *map(name_in, settings.origins)]
    ours = name == "localhost" or ip_address(name) is not None or name in map(str.lower, given)
    if ANY not in settings.hosts and not (name and ours):
        raise Refusal("host", host=host[:100])


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse requests from other sites' pages; programs send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or host != headers.get("host"):
        raise Refusal("origin", origin=origin[:100])


def name_in(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def ip_address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


def neighbourhood(request: HTTPConnection) -> str:
    return near(address(request))


def unnamed(request: HTTPConnection) -> bool:
    """Return whether a proxy on this machine does not name its clients, so that everybody would count as one."""
    name = name_in(f"//{request.headers.get('host', '')}")
    public = name not in ("", "localhost") and ip_address(name) is None
    return public and not neighbourhood(request) and "x-forwarded-for" not in request.headers


def bearer(headers: Headers) -> str:
    """Return the token from a header, because addresses are stored in logs and histories."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def near(name: str) -> str:
    """Return what counts as one address; empty for this machine, where all clients of a proxy may come from."""
    found = ip_address(name)
    if found is None:
        return name
    if found.is_loopback:
        return ""
    return str(found) if found.version == 4 else str(ipaddress.ip_network((found, HOME_BITS), strict=False))
