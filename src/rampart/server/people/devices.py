"""Which browser on which system a request comes from, in two words; no more is kept of it."""

from typing import Final

from starlette.requests import HTTPConnection

BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Chrome", "Chrome"),
    ("CriOS", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Windows", "Windows"), ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(connection: HTTPConnection) -> str:
    agent = connection.headers.get("user-agent", "")[:400]
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join(part for part in (browser, system) if part)
