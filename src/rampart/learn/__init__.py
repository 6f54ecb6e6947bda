"""Learning a game by playing it: how-to-play pages, lessons, puzzles and hints.

All of it is data beside a game, in its folder `learn/`: `guide.json`, `lessons.json`, `puzzles.json`, `tips.json`. What
is said stands in the game's catalog, in the parts `text/learn.en.ftl` and so on. `docs/write-a-lesson.md` tells how to
add one.
"""
