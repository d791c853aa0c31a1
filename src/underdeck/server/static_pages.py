"""The built pages: files keep their names, their addresses carry the digest of the build."""

import hashlib
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from underdeck.server.catalog import tag_of

ASSETS = "assets"
FOREVER = "public, max-age=31536000, immutable"


def digest_of(folder: Path) -> str:
    """Return a short digest of the names and contents of all files in this folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}" for path in files
    ]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


class BuiltPages(StaticFiles):
    """Serves `assets/VERSION/NAME` to be kept for ever, and the page that names them to be asked for again each time.

    A part of another version is not found: mixed with this one it would break. The page then loads anew.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self.version = digest_of(folder / ASSETS)
        page = (folder / "index.html").read_bytes()
        self.page = page.replace(f"./{ASSETS}/".encode(), f"./{ASSETS}/{self.version}/".encode())
        self.tag = tag_of(self.page)

    async def get_response(self, path: str, scope: Scope) -> Response:
        parts = Path(path).parts
        if parts in ((), ("index.html",)) and scope["method"] in ("GET", "HEAD"):
            return self.front_page(Request(scope))
        if parts[:1] != (ASSETS,):
            return await super().get_response(path, scope)
        if parts[1:2] != (self.version,):
            raise HTTPException(404)
        found = await super().get_response(str(Path(ASSETS, *parts[2:])), scope)
        found.headers["Cache-Control"] = FOREVER
        return found

    def front_page(self, request: Request) -> Response:
        headers = {"ETag": self.tag}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(self.page, headers=headers)
