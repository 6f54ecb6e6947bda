"""Accounts: a name and a password beside the cookie, sessions with a device, one-time links, limits that last."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; whoever was a guest stays one."""
    op.add_column("people", sa.Column("login", sa.String(length=80), nullable=True))
    op.add_column("people", sa.Column("role", sa.String(length=16), nullable=False, server_default=""))
    op.create_index("ix_people_login", "people", ["login"], unique=True)
    op.add_column("sessions", sa.Column("device", sa.String(length=80), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=False),
        sa.Column("email", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person_people"),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
    )
    op.create_index("ix_accounts_email", "accounts", ["email"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_links_person_people"),
        sa.PrimaryKeyConstraint("token", name="pk_links"),
    )
    op.create_index("ix_links_person", "links", ["person"])
    op.create_table(
        "dues",
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("what", "who", name="pk_dues"),
    )
    op.create_index("ix_dues_until", "dues", ["until"])
