"""Rows as Parquet: one file for every part of a study, written by the process that played it."""

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from underdeck.kernel.refusal import Refusal
from underdeck.lab.rows import Row
from underdeck.lab.study import Cell

FORMAT = 2
FORMAT_KEY = b"underdeck-lab"
COUNTS = pa.list_(pa.struct([("what", pa.string()), ("count", pa.int32())]))
TAKEN = pa.list_(
    pa.struct(
        [
            ("card", pa.string()),
            ("way", pa.string()),
            ("seat", pa.int8()),
            ("turn", pa.int32()),
            ("chance", pa.float64()),
        ]
    )
)
OFFERS = pa.list_(
    pa.struct([("card", pa.string()), ("way", pa.string()), ("times", pa.int32()), ("chosen", pa.int32())])
)
ADDED: dict[str, Any] = {"offers": OFFERS, "measures": COUNTS}
"""The columns that parts of format 1 lack."""
COLUMNS: dict[str, Any] = {
    "cell": pa.int32(),
    "number": pa.int64(),
    "seed": pa.int64(),
    "bots": pa.list_(pa.string()),
    "seats": pa.list_(pa.string()),
    "setup": pa.string(),
    "outcome": pa.string(),
    "shares": pa.list_(pa.float64()),
    "scores": pa.list_(pa.int32()),
    "decisions": pa.int32(),
    "turns": pa.int32(),
    "place": pa.string(),
    "foe": pa.string(),
    "cause": pa.string(),
    "causes": COUNTS,
    "harm": COUNTS,
    "seen": COUNTS,
    "used": COUNTS,
    "taken": TAKEN,
    "curve": pa.list_(pa.list_(pa.float64())),
    **ADDED,
    "end": pa.string(),
    "row": pa.string(),
}
"""The columns and their types. `row` is the digest of all others that the game has made."""


def axis_column(name: str) -> str:
    """Return the column of a swept setting.

    >>> axis_column("options.flee"), axis_column("bots"), axis_column("dungeon")
    ('option_flee', 'swept_bots', 'dungeon')
    """
    if name.startswith("options."):
        return f"option_{name.removeprefix('options.')}".replace("-", "_")
    return f"swept_{name}" if name in COLUMNS else name


RECORD = "record"
"""The column of records, in the parts of a data set."""


def schema_of(axes: Iterable[str], records: bool = False) -> Any:
    fields = {
        **COLUMNS,
        **{axis_column(name): pa.string() for name in axes},
        **({RECORD: pa.string()} if records else {}),
    }
    return pa.schema(list(fields.items()), metadata={FORMAT_KEY: str(FORMAT).encode()})


def labels_of(cell: Cell, axes: list[str]) -> dict[str, str | None]:
    """Return the values in the columns of swept settings."""
    return {axis_column(name): cell.labels.get(name) for name in axes}


def packed(rows: list[Row], cell: Cell, axes: list[str], records: list[str] | None = None) -> bytes:
    """Return rows as a Parquet file."""
    labels = labels_of(cell, axes)
    empty: dict[str, Any] = {name: [] for name in ADDED}
    written = [{**empty, **msgspec.to_builtins(row), "row": row.digest, **labels} for row in rows]
    for line, record in zip(written, records or (), strict=False):
        line[RECORD] = record
    target = io.BytesIO()
    table = pa.Table.from_pylist(written, schema=schema_of(axes, records is not None))
    pq.write_table(table, target, compression="zstd")
    return target.getvalue()


def read_part(path: Path, columns: list[str] | None = None) -> Any:
    """Return the table of a part; refuse a foreign file or a newer format."""
    try:
        found = pq.ParquetFile(path)
        number = check_format(path, found.schema_arrow.metadata)
        table = found.read(columns)
        return completed(table) if number < FORMAT and columns is None else table
    except (pa.ArrowException, OSError) as error:
        raise Refusal("lab-part", file=path.name, reason=str(error).split("\n")[0]) from None


def completed(table: Any) -> Any:
    """Return a table of an older format with the columns that it lacks, empty."""
    for name in [name for name in ADDED if name not in table.column_names]:
        table = table.append_column(name, pa.array([[]] * table.num_rows, ADDED[name]))
    return table


def check_format(path: Path, metadata: dict[bytes, bytes] | None) -> int:
    word = (metadata or {}).get(FORMAT_KEY, b"").decode()
    if not word.isdecimal():
        raise Refusal("lab-part-foreign", file=path.name)
    if int(word) > FORMAT:
        raise Refusal("lab-part-newer", file=path.name, found=int(word), known=FORMAT)
    return int(word)


def check_part(path: Path) -> None:
    """Check a part without reading its rows."""
    try:
        metadata = pq.read_schema(path).metadata
    except (pa.ArrowException, OSError) as error:
        raise Refusal("lab-part", file=path.name, reason=str(error).split("\n")[0]) from None
    check_format(path, metadata)


def joined(tables: list[Any], count: int) -> bytes:
    """Return the parts of one cell, in their order, as one file with its first `count` games."""
    target = io.BytesIO()
    pq.write_table(pa.concat_tables(tables).sort_by("number").slice(0, count), target, compression="zstd")
    return target.getvalue()


def row_digest(found: dict[str, Any]) -> str:
    """Return the digest of a row that was read: the same as `Row.digest` before it was written."""
    return msgspec.convert({name: found[name] for name in Row.__struct_fields__}, Row).digest


def strange(table: Any, axes: Iterable[str], records: bool = False) -> list[str]:
    """Return the columns that are missing, of another type, empty somewhere or not ours."""
    wanted = schema_of(axes, records)
    extra = [name for name in table.column_names if name not in wanted.names]
    return extra + [name for name in wanted.names if table.column_names.count(name) != 1
                    or table.schema.field(name).type != wanted.field(name).type
                    or not readable(table[name], name in COLUMNS or name == RECORD)]  # fmt: skip


def readable(column: Any, filled: bool) -> bool:
    try:
        column.validate(full=True)
    except pa.ArrowException:
        return False
    return not filled or not has_gaps(column)


def has_gaps(column: Any) -> bool:
    """Return whether anything is missing in the column, at any depth."""
    if column.null_count:
        return True
    if pa.types.is_list(column.type):
        return has_gaps(pc.list_flatten(column))
    if pa.types.is_struct(column.type):
        return any(has_gaps(pc.struct_field(column, place)) for place in range(column.type.num_fields))
    return False
