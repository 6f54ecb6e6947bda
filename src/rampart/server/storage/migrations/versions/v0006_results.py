"""How each person did in each game that is over, for histories and profiles."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

INSERT = sa.text(
    "INSERT INTO results (person, table_id, seat, game, began, ended, place, players, points, won, listed)"
    " VALUES (:person, :table_id, :seat, :game, :began, :ended, :place, :players, :points, :won, :listed)"
)


def upgrade() -> None:
    """Add it, with the games that are over already."""
    op.create_table(
        "results",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])
    op.create_index("ix_results_person_game_ended", "results", ["person", "game", "ended"])
    fill(op.get_bind())


def fill(db: sa.Connection) -> None:
    """The results of tables that are over; who played several seats has none."""
    tables = db.execute(sa.text("SELECT * FROM tables WHERE status = 'over'")).mappings().all()
    for table in tables:
        scores, winners = json.loads(table["scores"]), json.loads(table["winners"])
        seats = db.execute(sa.text("SELECT * FROM seats WHERE table_id = :id"), {"id": table["id"]}).mappings().all()
        people = [seat["person"] for seat in seats if seat["kind"] == "person"]
        for seat in seats:
            number = seat["number"]
            if seat["kind"] != "person" or people.count(seat["person"]) > 1 or number >= len(scores):
                continue
            won, ahead = number in winners, sum(score > scores[number] for score in scores)
            row = {
                "person": seat["person"], "table_id": table["id"], "seat": number, "game": table["game"],
                "began": table["created"], "ended": table["changed"], "place": 1 if won else max(2, ahead + 1),
                "players": len(seats), "points": scores[number], "won": won, "listed": bool(table["listed"]),
            }  # fmt: skip
            db.execute(INSERT, row)
