"""SQL over the rows of a study, read-only: DuckDB sees a table and no files, whatever the query."""

import math
from typing import Any

import duckdb

from underdeck.kernel.refusal import Refusal
from underdeck.lab import parts
from underdeck.lab.folder import Folder
from underdeck.lab.part_check import checked_parts

TABLE = "games"
EXAMPLE = f"select count(*) from {TABLE}"


def open_rows(folder: Folder) -> Any:
    """Open the table `games`, without any access to files and settings."""
    import pyarrow.dataset as ds

    files = [folder.file(part) for part in checked_parts(folder)]
    if not files:
        raise Refusal("lab-no-games", folder=str(folder.path))
    rows = ds.dataset([str(file) for file in files], schema=parts.schema_of(folder.manifest.axes))
    found = duckdb.connect(":memory:")
    found.register(TABLE, rows)
    found.execute("SET enable_external_access = false")
    found.execute("SET lock_configuration = true")
    return found


def run_query(folder: Folder, question: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Return the names of the columns, and the rows."""
    with open_rows(folder) as base:
        try:
            statements = base.extract_statements(question)
            if not statements:
                raise Refusal("lab-query-none", example=EXAMPLE)
            if len(statements) > 1:
                raise Refusal("lab-query-one", count=len(statements))
            if statements[0].type not in (duckdb.StatementType.SELECT, duckdb.StatementType.EXPLAIN):
                raise Refusal("lab-query-writes", kind=statements[0].type.name)
            answer = base.execute(statements[0])
            return [column[0] for column in answer.description], answer.fetchall()
        except duckdb.Error as error:
            raise Refusal("lab-query", reason=first_line(str(error)), table=TABLE) from None


def json_value(value: Any) -> Any:
    """Return a value that JSON can hold: null for infinite numbers and NaN."""
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, list | tuple):
        return [json_value(each) for each in value]
    if isinstance(value, dict):
        return {str(name): json_value(each) for name, each in value.items()}
    return value if value is None or isinstance(value, bool | int | str) else str(value)


def first_line(said: str) -> str:
    return " ".join(said.split("\n")[:1]).strip()
