"""Indexes for the questions of the lobby, and a place to write to for the check of health."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status_listed_changed", "tables", ["status", "listed", "changed"])
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_probes"),
    )
