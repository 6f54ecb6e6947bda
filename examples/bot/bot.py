"""A whole bot for the public API: python bot.py URL TOKEN TABLE; it sits down and plays until the game is over."""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

site, token, table = sys.argv[1:4]


def call(path, body=None):
    """Ask the API something, or, with a body, do something."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{site}/api/v1/tables/{table}{path}", data, headers))


if not any(seat["you"] for seat in json.load(call(""))["table"]["seats"]):
    call("/play/sit", {})
for line in call("/stream"):  # the table as we may see it, now and after every change
    state = json.loads(line[6:]) if line.startswith(b"data: {") else {"decisions": []}
    for asked in [one for one in state["decisions"] if not one["answered"]]:
        option = random.choice(asked["options"])["key"]
        try:
            call("/choices", {"decision": asked["id"], "seat": asked["seat"], "option": option})
        except HTTPError as refused:  # the decision has passed, and a new state is on its way
            print(refused.read().decode())
    if state.get("table", {}).get("status") in ("over", "closed"):
        break
