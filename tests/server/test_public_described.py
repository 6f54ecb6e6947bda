"""The public API keeps what its description promises, whatever is sent: schemathesis tries it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Player, served

SETTINGS = """
[parameters]
"path.table" = "{table}"
"path.tournament" = "{tournament}"

[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429]
"""
FORM = {"Sec-Fetch-Site": "same-origin", "Accept": "text/html"}


def token_of(player: Player) -> str:
    """A token that may do everything."""
    player.http.get("/account")
    fields = {"name": "Hana", "password": "a lantern on the wall", "email": ""}
    player.http.post("/account/claim", data=fields, headers=FORM)
    asked = {"name": "tries all", "scopes": ["read", "play", "host", "records"]}
    page = player.http.post("/tokens", data=asked, headers=FORM).text
    return page.split("<code>")[1].split("</code>")[0]


@pytest.mark.slow
@pytest.mark.parametrize("examples", [4, pytest.param(150, marks=pytest.mark.soak)])
def test_schemathesis_runs_clean(tmp_path: Path, examples: int) -> None:
    with served(tmp_path / "data") as server:
        player = Player(server)
        token = token_of(player)
        table = player.open("dragon", bots=True)
        wish = {"name": "Cup", "kind": "swiss", "game": "dragon", "players": "2", "bots": "1"}
        cup = player.http.post("/tournaments", data=wish, headers=FORM).headers["location"].rpartition("/")[2]
        (tmp_path / "schemathesis.toml").write_text(SETTINGS.format(table=table, tournament=cup))
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(tmp_path / "schemathesis.toml")]
        command += ["run", f"{server.url}/api/v1/openapi.json", "--url", f"{server.url}/api/v1", "--workers", "1"]
        command += ["--header", f"Authorization: Bearer {token}", "--checks", "all", "--max-examples", str(examples)]
        command += ["--phases", "examples,coverage,fuzzing", "--seed", "1", "--generation-deterministic", "--no-color"]
        command += ["--exclude-operation-id", "stream_table", "--exclude-operation-id", "stream_own"]
        found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=900, check=False)
        assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
        assert not [line for line in server.logged() if line.get("status") == 500]
