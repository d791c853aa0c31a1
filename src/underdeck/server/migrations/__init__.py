"""Changes of the schema: a script for each, run in order by alembic. The number of the schema is in the table `meta`.

A new one: `versions/schemaN.py`, N as `SCHEMA` in `database.py` and as a database of it in `tests/records/servers`.
"""

import os
from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def upgrade(connection: Connection, schema: int) -> None:
    """Bring the tables from this schema to the newest, within the transaction of the connection."""
    scripts = [*ScriptDirectory(os.fspath(FOLDER)).walk_revisions()]
    with Operations.context(MigrationContext.configure(connection)):
        for script in reversed(scripts):
            if int(script.revision) > schema:
                script.module.upgrade()
