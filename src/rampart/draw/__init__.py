"""Drawing: the table of a game as SVG, the same in pages, notebooks, documents and replays."""

from rampart.draw.fragments import Fragment, Sheet
from rampart.draw.markup import circle, esc, num, rect, text, title, top_rounded, use
from rampart.draw.options import Choosable, option_rings
from rampart.draw.seats import MARKS, crowd, mark, pattern_area, piece
from rampart.draw.whole import embedded_svg, symbol_sheet, symbols_used, whole_svg

__all__ = [
    "MARKS",
    "Choosable",
    "Fragment",
    "Sheet",
    "circle",
    "crowd",
    "embedded_svg",
    "esc",
    "mark",
    "num",
    "option_rings",
    "pattern_area",
    "piece",
    "rect",
    "symbol_sheet",
    "symbols_used",
    "text",
    "title",
    "top_rounded",
    "use",
    "whole_svg",
]
