"""`rampart serve`: the site, on this machine or for a local network."""

import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from rampart.kernel.errors import RampartError

if TYPE_CHECKING:
    from rampart.server.config import Settings


class CannotServe(RampartError):
    """The site cannot be served as asked."""


Docs = Annotated[
    Path | None,
    typer.Option(
        help="Built documentation to show under /docs.",
        metavar="DIR",
        envvar="RAMPART_DOCS",
        show_default="what `make docs` has built in a checkout",
    ),
]
Folder = Annotated[
    Path | None,
    typer.Option(help="The folder for the tables.", metavar="DIR", show_default="data, or your data folder"),
]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        help="A PostgreSQL database, as postgresql://user:password@host/name, which several servers may share.",
        metavar="URL",
        envvar="RAMPART_DATABASE",
        show_default="a file in the folder",
    ),
]
Processes = Annotated[int, typer.Option(help="How many processes serve; more than 1 need --database.", min=1, max=64)]
Origins = Annotated[
    list[str] | None,
    typer.Option(help="The address people see, where a proxy changes the host; may be given again.", metavar="URL"),
]
Hosts = Annotated[
    list[str] | None,
    typer.Option(
        help="A name under which people find the site; .example.org for all below it; may be given again.",
        metavar="NAME",
        show_default="addresses, names of the local network, and those of --origin",
    ),
]
Proxies = Annotated[
    str, typer.Option(help="Proxies whose X-Forwarded headers are believed, separated by commas.", metavar="IPS")
]

Games = Annotated[
    list[str] | None,
    typer.Option(help="A module with a further game as GAME; may be given again.", metavar="MODULE"),
]
Workers = Annotated[
    int | None,
    typer.Option(help="How many processes think for bots.", min=1, show_default="one less than cores"),
]
Grace = Annotated[
    float, typer.Option(help="Seconds until somebody who has left is shown as away.", min=0, metavar="SECONDS")
]
LogFile = Annotated[
    Path | None,
    typer.Option(help="A file for the log, at most 60 MB with its older parts.", show_default="standard error"),
]
Consent = Annotated[float, typer.Option(help="Seconds to answer a request to the table.", min=1, metavar="SECONDS")]

Connections = Annotated[
    int, typer.Option(help="Connections at the same time, as far as there are descriptors.", min=16, metavar="N")
]
PerAddress = Annotated[
    int, typer.Option(help="Connections from one address; proxies that are trusted may hold more.", min=4, metavar="N")
]

Build = Annotated[
    bool, typer.Option("--compile/--no-compile", help="Build compiled rules for the bots, where possible.")
]
Url = Annotated[
    str, typer.Option(help="The address under which people find the site, for links in mail.", metavar="URL")
]
Smtp = Annotated[
    str,
    typer.Option(
        help="By which server mail is sent: smtp://user:password@host:587.", metavar="URL", envvar="RAMPART_SMTP"
    ),
]
Sender = Annotated[
    str, typer.Option(help="The address that mail comes from.", metavar="ADDRESS", envvar="RAMPART_MAIL_FROM")
]


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 opens the site to the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = 8000,
    data: Folder = None,
    database: DatabaseUrl = "",
    workers: Processes = 1,
    prefix: Annotated[str, typer.Option(help="The path under which a proxy shows the site, as /games.")] = "",
    origin: Origins = None,
    allowed_host: Hosts = None,
    trust: Proxies = "127.0.0.1",
    game: Games = None,
    bots: Workers = None,
    pace: Annotated[float, typer.Option(help="How long bots take; 0 is as fast as they think.", min=0)] = 1.0,
    build: Build = True,
    connections: Connections = 1000,
    per_address: PerAddress = 256,
    limits: Annotated[float, typer.Option(help="Multiplies the rate limits; 0 lifts them.", min=0)] = 1.0,
    grace: Grace = 30.0,
    consent: Consent = 120.0,
    url: Url = "",
    smtp: Smtp = "",
    mail_from: Sender = "",
    metrics: Annotated[bool, typer.Option("--metrics", help="Answer /metrics for Prometheus.")] = False,
    docs: Docs = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_file: LogFile = None,
) -> None:
    """Serve the site: tables for people and bots in the browser.

    \b
    Examples:
      rampart serve
      rampart serve --host 0.0.0.0 --allowed-host games.example.org
      rampart serve --database postgresql://rampart:secret@db.example.org/rampart --workers 4
      rampart serve --prefix /games --origin https://example.org --trust 10.0.0.1
    """
    from rampart.server.config import Settings, default_folder
    from rampart.server.workers.bots import workers_for

    check_log(log_level, log_file)
    check_mail(smtp, mail_from)
    listener, ready = listening(host, port)
    settings = Settings(
        folder=data or default_folder(), database_url=database, host=host, port=listener.getsockname()[1],
        prefix=prefix, origins=tuple(origin or ()), hosts=tuple(allowed_host or ()), proxies=trust, docs=docs_at(docs),
        games=tuple(game or ()), bot_workers=bots or workers_for(os.cpu_count() or 1), pace=pace, compile=build,
        connections=connections, per_address=per_address, limits=limits, grace=grace, consent=consent,
        log_level=log_level, log_file=log_file, public=url, smtp=smtp, mail_from=mail_from, metrics=metrics,
    )  # fmt: skip
    begin(settings, listener, workers, ready)


def listening(host: str, port: int) -> tuple[socket.socket, int]:
    """A socket that listens, and the pipe of one that is looked after: handed over by who looks after it, or new."""
    from rampart.server.processes import inherited

    handed = inherited()
    return (handed[0], handed[1]) if handed else (listen(host, port), -1)


def check_log(level: str, file: Path | None) -> None:
    """Refuse what cannot be a log."""
    if level not in ("debug", "info", "warning", "error"):
        raise CannotServe(f"--log-level is debug, info, warning or error, not {level!r}.")
    if file is not None and not file.resolve().parent.is_dir():
        raise CannotServe(f"There is no folder {file.resolve().parent} for the log.")


def docs_at(asked: Path | None) -> Path | None:
    """The documentation to show: the one that was asked for, else what the checkout has built."""
    from rampart.server.web.manual import built, is_built

    if asked is not None and not is_built(asked):
        raise CannotServe(f"There is no documentation in {asked}; build it with `make docs`.")
    return asked.resolve() if asked is not None else built()


def check_mail(server: str, sender: str) -> None:
    """Refuse what would never send a letter."""
    if not server:
        return
    try:
        named = urlsplit(server)
        whole = named.scheme in ("smtp", "smtps") and named.hostname and (named.port is None or named.port > 0)
    except ValueError:  # the port is no number
        whole = False
    if not whole:
        raise CannotServe("--smtp names a mail server as smtp://user:password@host:587, or smtps://… for TLS.")
    if "@" not in sender:
        raise CannotServe("--smtp needs --mail-from, the address that mail comes from.")


def begin(settings: "Settings", listener: socket.socket, workers: int, ready: int) -> None:
    """Serve in this process, or look after several that do; `ready` is the pipe of one that is looked after."""
    from rampart.server.processes import Processes, command_of, say_ready
    from rampart.server.serving import run

    if workers > 1:
        if not settings.storage.shared:
            raise CannotServe("Several processes need a PostgreSQL database; name it with --database.")
        processes = Processes(command_of(sys.argv[1:]), listener, workers)
        raise typer.Exit(processes.run(lambda: print(greeting(settings), flush=True)))
    run(settings, listener, lambda: say_ready(ready) if ready >= 0 else print(greeting(settings), flush=True))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, before anything else is done: a port that is taken is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio delays small answers
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as e:
        listener.close()
        reason = e.strerror if isinstance(e, OSError) and e.strerror else str(e)
        raise CannotServe(f"Cannot listen at {host} port {port}: {reason}. Another --port may be free.") from None
    listener.set_inheritable(False)
    return listener


def greeting(settings: "Settings") -> str:
    """What is printed when the site is ready."""
    lines = [f"Rampart is ready: {settings.url()}"]
    if settings.host in ("0.0.0.0", "::"):
        lines.append(f"In the local network: http://{network_name()}:{settings.port}{settings.prefix}/")
    lines.append(
        f"Tables are kept in {settings.storage.name if settings.database_url else settings.folder}. Stop with Ctrl+C."
    )
    return "\n".join(lines)


def network_name() -> str:
    """The address by which other machines find this one, as far as it can be told."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way would be taken
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
