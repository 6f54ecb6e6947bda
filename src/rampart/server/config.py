"""Settings of the site: where it keeps its data, where it listens, and how fast things go."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from rampart.server.storage.database import Database, database_of

DATABASE = "rampart.sqlite"
PORT = 8000


def default_folder() -> Path:
    """The folder `data` of a checkout one works in, else the one where programs keep their data."""
    if Path("pyproject.toml").is_file() or Path("data", DATABASE).is_file():
        return Path("data").resolve()
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home, "rampart").resolve()


@dataclass(frozen=True)
class Settings:
    """All that can be set; every value has a default with which the site runs."""

    folder: Path = field(default_factory=default_folder)
    database_url: str = ""  # a PostgreSQL database, which several processes may serve; else a file in the folder
    host: str = "127.0.0.1"
    port: int = PORT
    prefix: str = ""  # the path under which a proxy shows the site, as '/games'
    origins: tuple[str, ...] = ()  # further origins that pages may come from, where a proxy changes the host
    hosts: tuple[str, ...] = ()  # further names under which people find the site, '.example.org' for all below it
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded headers are believed, separated by commas
    games: tuple[str, ...] = ()  # modules outside the package that offer a game as GAME
    bot_workers: int = 1
    compile: bool = False  # build compiled rules for the bots in the background, where that is possible
    pace: float = 1.0  # how long bots take, in parts of a human pace; 0: no longer than they think
    connections: int = 1000  # held at the same time, as far as the process has descriptors for them
    per_address: int = 256  # of them from one address, or one prefix of IPv6; proxies may hold more
    limits: float = 1.0  # how many requests the rate limits allow, in parts of the usual; 0: no limits
    idle_seconds: float = 600.0  # after this time a table that no one looks at leaves the memory
    grace: float = 30.0  # so many seconds after their last connection a person still counts as present
    consent: float = 120.0  # so many seconds a request to the table waits for answers
    longest_stop: float = 15.0  # so many seconds after it was told to stop, the process has ended, whatever runs
    public: str = ""  # the address under which people find the site, for links in mail; else the one of this machine
    smtp: str = ""  # by which server mail is sent, as smtp://user:password@host:587
    mail_from: str = ""  # the address that mail comes from
    metrics: bool = False  # answer /metrics
    docs: Path | None = None  # the documentation as pages, shown under /docs
    log_level: str = "INFO"
    log_file: Path | None = None  # else the log goes to the standard error output

    def __post_init__(self) -> None:
        prefix = self.prefix.strip("/")
        object.__setattr__(self, "prefix", f"/{prefix}" if prefix else "")
        object.__setattr__(self, "origins", tuple(origin.rstrip("/").lower() for origin in self.origins))
        object.__setattr__(self, "hosts", tuple(host.rstrip(".").lower() for host in self.hosts))
        object.__setattr__(self, "folder", Path(self.folder).resolve())

    @property
    def database(self) -> Path:
        """The file that holds everything, where that is no PostgreSQL database."""
        return self.folder / DATABASE

    @property
    def storage(self) -> Database:
        """The database that holds everything."""
        return database_of(self.database_url or self.database)

    def address(self) -> str:
        """The address under which people find the site, without a slash at its end."""
        return (self.public or self.url()).rstrip("/")

    def url(self) -> str:
        """The address a person on this machine opens."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{host}:{self.port}{self.prefix}/"
