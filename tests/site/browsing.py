"""People with browsers: each has a window of their own, and everything the site sends them is kept."""

import zlib
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, Locator, Page, WebSocket

LIMIT = 20_000  # milliseconds
MOST_CHOICES = 600
ASKED = '#ui-prompt[data-asked="1"]'
READY = "!table.matches('.offline, .catching, .sending')"  # no choice of one's own is on its way, no past is shown
OVER = '#ui-prompt[data-status="over"]'


# After a change of size the page is laid out a few times before all has found its place.
SETTLED = """async () => {
  const look = () => [...document.querySelectorAll('#ui-svg, #ui-view, #ui-side, #ui-dock, .seat')];
  const place = () => JSON.stringify([innerWidth, look().map(one => [one.getBoundingClientRect(), one.dataset.bump])]);
  for (let same = 0, last = ''; same < 6; last = place()) {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)));
    same = place() === last ? same + 1 : 0;
  }
}"""

MOMENT = "() => `${table.dataset.seq} ${document.getElementById('ui-prompt').textContent}`"
WATCH = """([arg, limit]) => new Promise(done => {
  const holds = () => (CONDITION)(arg);
  if (holds()) return done(true);
  const end = found => { seen.disconnect(); clearTimeout(late); done(found); };
  const seen = new MutationObserver(() => holds() && end(true));
  const late = setTimeout(() => end(false), limit);
  seen.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
})"""


# Fills and sends the panel that stands for the options, if one does.
PANEL = """() => {
  const panel = document.querySelector('.compose.open:not([data-inline])');
  if (!panel) return false;
  const [more, send] = ['[data-by="1"]:not(:disabled)', '[type=submit]'].map(q => () => panel.querySelector(q));
  while (send().disabled && more()) more().click();
  send().click();
  return true;
}"""

# Chooses where something is asked; says 'over', 'chose' or 'waits'.
TURN = f"""() => {{
  const {{ status, asked }} = document.getElementById('ui-prompt').dataset;
  if (status === 'over') return 'over';
  if (asked !== '1' || !({READY})) return 'waits';
  if (({PANEL})()) return 'chose';
  const opens = new Set([...document.querySelectorAll('[data-opening]')].map(form => form.dataset.opening));
  const offered = [...document.querySelectorAll('#ui-opts button.opt[data-option]')];
  const all = offered.filter(one => !opens.has(one.dataset.option));
  all[Number(table.dataset.seq) % all.length].click();
  return 'chose';
}}"""


class Visitor:
    """Someone with a browser."""

    def __init__(self, browser: Browser, site: str, pace: str = "none", **options: Any) -> None:
        self.site = site
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **options})
        self.context.set_default_timeout(LIMIT)
        if pace != "normal":  # scenes have tests of their own; the others do not wait for them
            self.post("preferences", pace=pace)
        self.frames: list[bytes] = []  # as they came
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if "Security Policy" in said.text else None)

    def listen(self, socket: WebSocket) -> None:
        """Keep all that comes by a socket."""
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, bytes) else data.encode()))

    def received(self) -> str:
        """All updates so far, as text."""
        return "".join(zlib.decompress(frame).decode() for frame in self.frames)

    # ---- tables

    def post(self, path: str, **content: Any) -> dict[str, Any]:
        """Send a request as a script would."""
        answer = self.context.request.post(self.site + path, data=content, headers={"x-rampart": "1"})
        found: dict[str, Any] = answer.json()
        assert answer.ok, found
        return found

    def open_table(self, game: str, seats: list[str], start: bool = False, **options: Any) -> str:
        """Open a table and go there; a seat is 'me', 'open' or a bot's name."""
        wish = {"game": game, "players": len(seats), "seats": seats, "start": start, "options": options}
        address = urljoin(self.site, str(self.post("tables", **wish)["url"]))
        self.go(address)
        return address

    def go(self, address: str) -> None:
        """Open a page and wait until its script runs and it listens to the table."""
        self.page.goto(address)
        self.page.wait_for_function("() => window.rampart && window.rampart.opened > 0")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page has found its form."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(SETTLED)

    @property
    def seq(self) -> int:
        """The last entry that the page shows."""
        return int(self.page.locator("#table").get_attribute("data-seq") or 0)

    # ---- decisions

    def at(self, selector: str) -> Locator:
        """A part of the page."""
        return self.page.locator(selector)

    def wait_asked(self) -> None:
        """Wait for a decision."""
        self.wait_until(f"() => document.querySelector('{ASKED}') !== null && {READY}")

    def asked_or_over(self) -> bool:
        """Wait for a decision or the end; is it a decision?"""
        self.wait_until(f"() => document.querySelector('{ASKED}, {OVER}') !== null && {READY}")
        return self.at(ASKED).count() > 0

    def option(self, key: str) -> Locator:
        """An option in the list."""
        return self.at(f'#ui-opts button[data-option="{key}"]')

    def choose(self, key: str) -> None:
        """Press an option of the list and wait until it has taken effect."""
        self.wait_asked()
        before = self.moment()
        if self.at(f'.composed #ui-opts [data-option="{key}"], [data-opening="{key}"]').count():
            return self.choose_small(key, before)
        self.step_to(key)
        rest = self.at("#ui-opts .more summary")
        if not self.option(key).is_visible() and rest.count():
            rest.click()
        self.option(key).click()
        self.wait_after(before)

    def choose_small(self, key: str, before: str) -> None:
        """Make one of the choices that a panel would make together."""
        said = self.at("#ui-prompt").get_attribute("data-decision")
        seat = int(self.at("#table").get_attribute("data-seat") or 0)
        path = self.page.evaluate("location.pathname.replace(/^[/]/, '')")
        secret = f"small-{self.seq}-{abs(hash(before)) % 10**8:08}"
        self.post(f"{path}/choices", key=secret, decision=said, option=key, seat=seat, seen=self.seq)
        self.wait_after(before)

    def step_to(self, key: str) -> None:
        """Where prices are shown one at a time, go to the wanted one."""
        more = self.at(f'.steps:has([data-option="{key}"]) [data-nudge="1"]')
        while not self.option(key).is_visible() and more.count():
            more.click()

    def moment(self) -> str:
        """What changes with every choice of one's own."""
        found: str = self.page.evaluate(f"({MOMENT})()")
        return found

    def wait_after(self, before: str) -> None:
        """Wait until a choice has taken effect."""
        self.wait_until(f"before => ({MOMENT})() !== before", before)

    def changes(self, before: str, limit: int) -> bool:
        """Does a choice take effect within so many milliseconds?"""
        condition = f"before => ({MOMENT})() !== before"
        return bool(self.page.evaluate(WATCH.replace("CONDITION", condition), [before, limit]))

    def wait_until(self, condition: str, arg: object = None) -> None:
        """Wait for something about the table; it is looked at whenever the page changes, not at every picture."""
        assert self.page.evaluate(WATCH.replace("CONDITION", condition), [arg, LIMIT]), f"in vain: {condition}"

    def close(self) -> None:
        """Go away; a page that reported an error fails its test."""
        self.context.close()
        assert self.faults == []


def play_out(*people: Visitor) -> None:
    """All choose whenever they are asked, until all see the end."""
    chose = 0
    while set(turns := [one.page.evaluate(TURN) for one in people]) != {"over"}:
        chose += turns.count("chose")
        assert chose < MOST_CHOICES
        if "chose" not in turns:
            people[0].page.wait_for_timeout(10)
