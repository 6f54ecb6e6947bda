"""The terms of a table, and one stored position for each table: the last, from which it goes on under newer rules."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the terms, and keep of every table the last position that its later entries do not take back."""
    op.add_column("tables", sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"))
    op.rename_table("snapshots", "old_snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
    db = op.get_bind()
    taken_back = undone(db)
    newest: dict[str, int] = {}
    for table_id, seq in db.execute(sa.text("SELECT table_id, seq FROM old_snapshots ORDER BY table_id, seq")):
        if not any(entry > seq >= first for entry, first in taken_back.get(table_id, ())):
            newest[table_id] = seq
    copy = sa.text("INSERT INTO snapshots SELECT table_id, seq, rules, document, at FROM old_snapshots"
                   " WHERE table_id = :id AND seq = :seq")  # fmt: skip
    for table_id, seq in newest.items():
        db.execute(copy, {"id": table_id, "seq": seq})
    op.drop_table("old_snapshots")


def undone(db: sa.Connection) -> dict[str, list[tuple[int, int]]]:
    """The entries that take choices back, by table: the entry, and the first choice it takes back."""
    found: dict[str, list[tuple[int, int]]] = {}
    for table_id, seq, data in db.execute(sa.text("SELECT table_id, seq, data FROM entries WHERE kind = 'undo'")):
        found.setdefault(table_id, []).append((seq, min(json.loads(data)["seqs"])))
    return found
