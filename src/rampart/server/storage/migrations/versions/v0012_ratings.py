"""Ratings, and how a game was played: role, opening and sources of points."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("results", sa.Column("role", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("results", sa.Column("opening", sa.String(length=200), nullable=False, server_default=""))
    op.add_column("results", sa.Column("sources", sa.JSON(), nullable=False, server_default="{}"))
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mode", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_games_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
    )
    op.create_index("ix_rated_games_number", "rated_games", ["number"])
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        *(sa.Column(name, sa.Float(), nullable=True) for name in ("mu", "sigma", "mu_before", "sigma_before")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_seats_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated_seats"),
    )
    op.create_index("ix_rated_seats_who", "rated_seats", ["who"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mode", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("expected", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "mode", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_mode_mu", "ratings", ["game", "mode", "mu"])
