"""Assets: addresses that change with the content, kept for ever, and nothing else is served."""

import re
from http.client import HTTPConnection
from importlib.resources import files

import httpx
import pytest

from rampart.server.web import assets
from tests.server.client import Served
from tests.site_lobby.conftest import Visitor


def address_of_sheets(server: Served) -> list[str]:
    """The addresses of the style sheets and scripts of the lobby."""
    page = Visitor(server).read("/")
    links = [a["href"] for a in page.all("link") if a["rel"] != "manifest"]
    return links + [a["src"] for a in page.all("script")]


@pytest.mark.slow
def test_assets_are_kept_for_ever_under_an_address_of_their_content(server: Served) -> None:
    addresses = address_of_sheets(server)
    assert len(addresses) >= 4
    for address in addresses:
        answer = httpx.get(server.url + address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert re.fullmatch(r"/static/[0-9a-f]{16}/[\w/.-]+", address)


def test_pages_are_not_kept(hana: Visitor) -> None:
    assert hana.http.get("/").headers["cache-control"] == "private, no-cache"


def test_an_address_from_before_an_update_gets_the_present_content_and_must_not_be_kept(server: Served) -> None:
    answer = httpx.get(f"{server.url}/static/0123456789abcdef/css/rampart.css")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


def test_fonts_are_found_beside_their_sheet(server: Served) -> None:
    sheet = next(a for a in address_of_sheets(server) if a.endswith("rampart.css"))
    fonts = set(re.findall(r"url\((fonts/[^)]+)\)", httpx.get(server.url + sheet).text))
    assert len(fonts) == 4
    for font in fonts:
        answer = httpx.get(f"{server.url}{sheet.rpartition('/')[0]}/{font}")
        assert answer.headers["content-type"] == "font/woff2"


def test_every_kind_of_asset_has_its_type(server: Served) -> None:
    with httpx.Client(base_url=server.url) as client:
        for name in assets.contents():
            answer = client.head(assets.asset(name))
            assert answer.status_code == 200
            assert answer.headers["content-type"] == assets.KINDS[name.rpartition(".")[2]]


def test_text_is_compressed_where_the_browser_can_read_it(server: Served) -> None:
    address = server.url + assets.asset("css/rampart.css")
    assert "content-encoding" not in httpx.get(address, headers={"Accept-Encoding": "identity"}).headers
    packed = httpx.get(address, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path",
    [
        "../config.py",
        "..%2fconfig.py",
        "%2e%2e/%2e%2e/model.py",
        "css/../../model.py",
        "css/..%5c..%5cmodel.py",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "css",
        "css/",
        "",
        "css/rampart.css%00.svg",
        "css//rampart.css",
    ],
)
def test_nothing_but_assets_is_served(server: Served, path: str) -> None:
    connection = HTTPConnection(server.url.removeprefix("http://"))  # sends the path as it is
    connection.request("GET", f"/static/{assets.version()}/{path}")
    answer = connection.getresponse()
    assert answer.status == 404
    assert b"import" not in answer.read()
    connection.close()


def test_the_night_also_comes_by_the_browser() -> None:
    own = files("rampart.draw").joinpath("static", "rampart.css").read_text(encoding="utf-8")
    sheet = assets.with_night(own)
    assert sheet.startswith(own)
    added = sheet.removeprefix(own)
    assert assets.contents()["css/rampart.css"].decode().endswith(added)
    assert added.startswith("@media (prefers-color-scheme:dark){:root[data-theme=auto]{")
    assert added.count("[data-theme=auto]") == own.count("[data-theme=night]")
    assert added.count("{") == added.count("}")


def test_less_motion_is_not_forced_on_whoever_wants_to_see_it() -> None:
    less = "@media (prefers-reduced-motion:reduce){"
    sheet = f"a{{b:c}}{less}.x{{y:1}}.z{{w:2}}}}d{{e:f}}{less}.q{{r:3}}}}g{{h:i}}"
    wrapped = f"{less}:root:not([data-motion=full]){{"
    assert assets.with_motion(sheet) == f"a{{b:c}}{wrapped}.x{{y:1}}.z{{w:2}}}}}}d{{e:f}}{wrapped}.q{{r:3}}}}}}g{{h:i}}"
    served = assets.contents()["css/rampart.css"].decode()
    assert served.count("{") == served.count("}")


def test_an_asset_that_is_not_there_is_noticed() -> None:
    with pytest.raises(LookupError):
        assets.asset("css/nothing.css")


def test_the_version_changes_with_any_content(monkeypatch: pytest.MonkeyPatch) -> None:
    before = assets.version()
    changed = {**assets.contents(), "css/shell.css": b"a{}"}
    monkeypatch.setattr(assets, "contents", lambda: changed)
    assert assets.version.__wrapped__() != before


def test_what_a_page_holds_does_not_decide_about_all_of_its_look() -> None:
    """A selector with `:has` on the page or the table makes the browser style everything again at every update."""
    for name in ("css/rampart.css", "css/shell.css", "css/site.css", "css/after.css"):
        found = re.findall(r"[^{},]*:has\([^{}]*", assets.contents()[name].decode())
        assert [selector for selector in found if ".book" not in selector] == [], name
