"""A page as a test reads it: its elements, its words, and what the rules of every page forbid."""

import re
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "img", "br", "use", "path", "circle", "rect", "stop"}
LOADING = ("href", "src", "action")


class Page(HTMLParser):
    """The elements of a page in their order, and its text."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.markup = markup
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.inline_scripts: list[str] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-3:]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["script"] and data.strip():
            self.inline_scripts.append(data)
        self.words.append(data)

    @property
    def text(self) -> str:
        """The words of the page on one line, without the marks that isolate names."""
        return re.sub("[\u2068\u2069]", "", " ".join(" ".join(self.words).split()))

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        """The attributes of the elements of a kind that have all wanted ones."""
        return [a for name, a in self.elements if name == tag and wanted.items() <= a.items()]

    def value(self, name: str) -> str:
        """What stands in a field of a form, or what is chosen in it."""
        fields = [a for tag, a in self.elements if tag == "input" and a.get("name") == name]
        chosen = [a for a in fields if a.get("type") != "radio" or "checked" in a]
        return next(a["value"] for a in chosen if "value" in a)


def faults(page: Page, prefix: str = "") -> list[str]:
    """What is wrong with a page: against its security policy, its addresses, or those who read it otherwise."""
    found = [f"left open: {page.open}"] * bool(page.open)
    found += [f"inline script: {script[:60]}" for script in page.inline_scripts]
    ids = [a["id"] for _, a in page.elements if "id" in a]
    found += [f"id {id} twice" for id in {id for id in ids if ids.count(id) > 1}]
    for tag, attributes in page.elements:
        found += [f"{tag} has {name}" for name in attributes if name == "style" or name.startswith("on")]
        if tag in ("style", "iframe", "object", "base", "font"):
            found.append(f"element {tag}")
        if tag == "script" and "src" not in attributes:
            found.append("script without src")
        for name in LOADING:
            address = attributes.get(name)
            if address is not None and not (
                address.startswith("#") or re.match(rf"{re.escape(prefix)}/(?!/)", address)
            ):
                found.append(f"{tag} {name}={address}")
        for name in ("for", "aria-describedby", "popovertarget"):
            found += [f"{name} points to no {id}" for id in attributes.get(name, "").split() if id not in ids]
        if tag == "img" and "alt" not in attributes:
            found.append("img without alt")
    if len(page.all("h1")) != 1 or len(page.all("main")) != 1:
        found.append("not one main part and one heading")
    return found
