"""Layout: where the parts of the table stand on a sheet 960 units wide."""

from typing import Final

WIDTH: Final = 960.0
TABLE_H: Final = 726.0
GAP: Final = 10.0
MAP_BOX: Final = (8.0, 6.0, 582.0, 676.0)
LEGEND_Y: Final = 692.0
LARGEST_HEX: Final = 84.0

MARKET_X: Final = 608.0
MARKET_W: Final = WIDTH - MARKET_X
MARKET_YS: Final = (42.0, 158.0, 274.0)  # far, middle, near
CARD_H: Final = 84.0
SULTAN_Y: Final = 390.0
SULTAN_H: Final = 122.0
YEAR_Y: Final = 522.0
YEAR_H: Final = TABLE_H - YEAR_Y
CLASH_Y: Final = SULTAN_Y  # a combat or contest lies over the Sultan's market and the year
CLASH_H: Final = TABLE_H - CLASH_Y

STRIP_H: Final = 40.0  # the year, its phases and whose decision it is; only in whole drawings
PLAYERS_Y: Final = TABLE_H + GAP
PLAYERS_H: Final = 194.0  # what each player has and wants; only in whole drawings
DOCK_Y: Final = PLAYERS_Y + PLAYERS_H + GAP
DOCK_H: Final = 132.0  # the viewer's own hand; only in whole drawings
