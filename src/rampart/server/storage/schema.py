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
    Column("login", String(80), nullable=True),  # the name of an account as it is compared; none for a guest
    Column("role", String(16), nullable=False, server_default=""),
    Column("bot", Boolean, nullable=False, server_default="0"),  # a program plays, through the public API
    Index(None, "login", unique=True),
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("password", String(200), nullable=False),  # as argon2 writes it
    Column("email", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "email"),
)

# Links by which someone logs in once.
links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the link holds
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Index(None, "person"),
)

# Rate limits that outlive a restart: when all that someone did will have been worked off.
dues = Table(
    "dues",
    metadata,
    Column("what", String(32), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("until", Float, nullable=False),
    Index(None, "until"),
)

# The runs of the site: clocks stand between them.
uptimes = Table(
    "uptimes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# When nothing could be stored although the site was running: clocks stand then as well.
outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("device", String(80), nullable=False, server_default=""),
    Column("seen", Float, nullable=False, server_default="0"),
    Index(None, "person"),
)

# What programs hold that speak for a person.
tokens = Table(
    "tokens",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the program holds
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
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

# How a person did in a game that is over; kept with the entry that ends it.
results = Table(
    "results",
    metadata,
    Column("person", String(32), nullable=False),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("role", String(64), nullable=False, server_default=""),  # as the game calls what the seat played
    Column("opening", String(200), nullable=False, server_default=""),  # the key of its first choice
    Column("sources", JSON, nullable=False, server_default="{}"),  # its points by where they came from
    Index(None, "person", "ended"),
    Index(None, "person", "game", "ended"),
)

# Games that began as rated, in the order in which they were rated.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("mode", String(32), nullable=False),
    Column("number", Integer, nullable=True),  # none until it is rated
    Column("at", Float, nullable=True),
    Index(None, "number"),
)

# Who began such a game on which seat, and what it changed for them.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(64), nullable=False),  # a person or a bot; see `rating`
    Column("place", Integer, nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Column("mu_before", Float, nullable=True),
    Column("sigma_before", Float, nullable=True),
    Index(None, "who"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mode", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("expected", Float, nullable=False),  # wins that chance would have given
    Column("changed", Float, nullable=False),
    Index(None, "game", "mode", "mu"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("plan", JSON, nullable=False),  # what is played, and how
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),  # of those that have begun
    Column("rounds", Integer, nullable=False),
    Column("lots", Integer, nullable=False),  # from which lots are drawn
    Column("created", Float, nullable=False),
    Index(None, "status", "created"),
    Index(None, "host"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("left", Boolean, nullable=False),
    Index(None, "person"),
)

meetings = Table(
    "meetings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),  # '' for a bye
    Column("entrants", JSON, nullable=False),
    Column("points", JSON, nullable=False),  # empty until the game is over
)

# The same deal for everybody: a seed for every week and game.
deals = Table(
    "deals",
    metadata,
    Column("week", String(8), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("seed", String(40), nullable=False),
)

# What a person is to another: 'asked' to be a friend, 'friend' (in both directions) or 'blocked'.
ties = Table(
    "ties",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "other", "kind"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("sender", String(32), nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("sender", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("words", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

# Browsers that want to be told when it is someone's turn.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("keys", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("uses", Integer, nullable=False),  # how often it has signed, as far as the device tells
    Column("name", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "person"),
)

# Processes that share the database, by their last sign of life in the time of the database.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

# Which process plays the bots of a table and watches its clocks.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
    Index(None, "process"),
)

# Who has a page of a table open, at which process.
watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
)

# What a seat of a daily game does by itself: private to its person, hence no entry of the table.
plans = Table(
    "plans",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("plan", JSON, nullable=False),
    Index(None, "person"),
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
learned = Table(
    "learned",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("item", String(64), primary_key=True),
    Column("value", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
