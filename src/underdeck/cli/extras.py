"""What `pip install underdeck` leaves out and an extra brings."""

from importlib.util import find_spec

from underdeck.kernel.refusal import Refusal

NEEDED = {
    "app": ("textual", "websockets"),
    "server": ("starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "itsdangerous"),
    "lab": ("pyarrow", "duckdb", "distributed", "matplotlib", "scipy", "rich"),
}


def has_extra(name: str) -> bool:
    return all(find_spec(module) is not None for module in NEEDED[name])


def need_extra(name: str) -> None:
    if not has_extra(name):
        raise Refusal("extra", name=name)
