"""Uploaded records know the address that they came from, as its signature: one address has its share of them."""

import sqlalchemy
from alembic import op

revision = "17"
down_revision = "16"


def upgrade() -> None:
    op.add_column("records", sqlalchemy.Column("maker", sqlalchemy.Text, nullable=False, server_default=""))
