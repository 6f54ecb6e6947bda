"""What holds for every drawing of every game."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

from rampart.draw.icons import patterns, symbols

HOSTILE = ["<script>alert(1)</script>", '" onload="x', "Ann & 'Bob'", "\x00\x1b[31m]]>", "Ž" * 300]  # names


def check(markup: str) -> ET.Element:
    """It is well made, nothing in it runs or comes from elsewhere, and all it refers to is there; returns its root."""
    root = ET.fromstring(markup)
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert [id for id, n in ids.items() if n > 1] == []
    names = {name for element in root.iter() for name in element.attrib}
    assert not [name for name in names if name == "style" or name.startswith("on")]
    assert not re.search(r"<script|url\((?!#)|(src|href)=\"(?!#)", markup)
    assert set(re.findall(r'href="#i-([\w-]+)"', markup)) <= set(symbols())
    assert set(re.findall(r"url\(#(pat-[\w-]+)\)", markup)) <= set(patterns())
    for one, other in set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', markup)):
        assert (one or other) in ids
    assert not re.search(r"\bnan\b|\binf\b|None", markup)
    return root
