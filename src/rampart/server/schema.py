"""The tables of the database; what a migration creates is what stands here."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy import UniqueConstraint as Unique

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Index(None, "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("host", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("seed", String(40), nullable=False),  # 128 random bits in hexadecimal; '' where the start is a document
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("deciders", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("rematch_of", String(32), nullable=False),
    Column("next_table", String(32), nullable=False),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Index(None, "status", "changed"),
    Index(None, "status", "listed", "changed"),
    Index(None, "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Index(None, "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("key", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Unique("table_id", "key"),
)

# An answer to a poll that is not whole yet: private to its seat, its length too, hence no entry of the table.
drafts = Table(
    "drafts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(80), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("after", Integer, nullable=False),  # the last entry when it was made
    Column("decision", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Unique("table_id", "key"),
)

# Written from time to time, and emptied at once, to find out whether anything can be written.
probes = Table("probes", metadata, Column("id", Integer, primary_key=True), Column("room", LargeBinary, nullable=False))

# The last stored position of a table: what newer rules go on from, with the choices after it made again.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("at", Float, nullable=False),
)
