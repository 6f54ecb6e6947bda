"""Indexes for the questions of the lobby, a place to write to for the check of health, and fewer snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PRUNE = """
DELETE FROM snapshots WHERE seq < (
    SELECT MAX(later.seq) FROM snapshots AS later WHERE later.table_id = snapshots.table_id AND later.seq < (
        SELECT MAX(last.seq) FROM snapshots AS last WHERE last.table_id = snapshots.table_id
    )
)
"""  # the last two of each table stay


def upgrade() -> None:
    """Add and prune."""
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status_listed_changed", "tables", ["status", "listed", "changed"])
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_probes"),
    )
    op.execute(PRUNE)
