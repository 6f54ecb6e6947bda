"""Content packs: five cards from outside the package, in play, in words and in records; and what is refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rampart.packs import BadPack, Pack, messages, read_pack

GOOD = """
format = 1
name = "sands"
version = "2"
title = "Sands"
game = "crescent_moon"
[[card]]
word = "mirage"
copies = 1
character = "nomad"
kind = "event"
combat = [{ verb = "weaken", amount = 1 }]
[card.text.en]
name = "Mirage"
text = "Combat: -1 for the opponent."
"""

PLAYED = """
import rampart
from rampart import seeded
from rampart.kernel.secrecy import audit

g = rampart.game("crescent_moon")
assert g.options["pack"].choices == ["none", "dunes-1.0"], g.options["pack"].choices
words = {"sandstorm", "storyteller", "water_carriers", "oath_breaker", "whisperer"}
plain = g.new(4, 3)
assert not words & {g_word for pool in plain.pools() if pool.name == "cards"
                    for g_word, n in zip(pool.words, pool.content) if n}
carried = set()
for seed in range(14):
    s = g.new(5, seed, pack="dunes-1.0")
    luck = seeded(seed)
    mark = s.mark()
    steps = 0
    while not s.over:
        seat = s.deciders[0]
        offered = s.options(seat)
        s.choose(offered[luck.below(len(offered))], seat)
        steps += 1
    assert not audit(s)
    for e in s.events_since(mark, 0):
        carried |= {(e.kind, v) for v in e.args.values() if v in words}
record = s.record()
assert record["options"]["pack"] == "dunes-1.0"
assert g.replay(record).scores() == s.scores()
assert g.load(s.document()) == s
shown = s.svg()
assert {w for kind, w in carried if kind == "market_filled"} == words, carried
assert {w for kind, w in carried if kind == "revealed"} >= {"sandstorm", "water_carriers"}, carried
assert g.observation(5, pack="dunes-1.0").version != g.observation(5).version
print("played")
"""

TACTICS_PLAYED = """
import rampart
from rampart import seeded
from rampart.games.great_wall.cards import TACTIC_CARDS
from rampart.games.great_wall.vocabulary import TURN_START
from rampart.kernel.secrecy import audit
from rampart.text.catalog import speaker

g = rampart.game("great_wall")
assert g.options["pack"].choices == ["none", "lanterns-1.0"]
words = {"night_watch", "paper_lanterns", "quiet_word", "caltrops", "victory_song"}
cards = {card.word: card for card in TACTIC_CARDS if card.word in words}
assert set(cards) == words and cards["caltrops"].moment == TURN_START
assert cards["caltrops"].boosted.price.fixed == [1, 1, 0, 0]
assert speaker("great_wall", "pl")("tactic_boost-night_watch") == "Boosted (1 gold): it is 4 higher."
assert len(g.new(3, 1, pack="lanterns-1.0").tactic_deck) == len(g.new(3, 1).tactic_deck) + 5
done = set()
for seed in range(12):
    s = g.new(3, seed, pack="lanterns-1.0")
    luck = seeded(seed)
    mark = s.mark()
    while not s.over:
        seat = s.deciders[0]
        offered = s.options(seat)
        s.choose(offered[luck.below(len(offered))], seat)
    assert not audit(s)
    done |= {(e.kind, v) for e in s.events_since(mark, 0) for v in e.args.values() if v in words}
assert {w for kind, w in done if kind == "drew"} == words, done
assert len({w for kind, w in done if kind == "tactic"}) >= 3, done
record = s.record()
assert record["options"]["pack"] == "lanterns-1.0" and g.replay(record).scores() == s.scores()
assert g.load(s.document()) == s and s.svg()
print("played")
"""

WHAT_CARDS_DO = """
import rampart
from rampart.games.crescent_moon.content.power_cards import CARDS, CARD_WORDS, KINDS, PRINTED
from rampart.text.catalog import speaker

cards = {card.word: card for card in CARDS[PRINTED:]}
assert len(cards) == 5 and KINDS == PRINTED + 5
told = [(x.verb, x.amount, x.better, x.condition) for x in cards["sandstorm"].combat]
assert told == [(3, 1, 1, 0), (2, 0, 1, 3)], told
assert cards["storyteller"].influence[0].better == 3 and cards["whisperer"].character == 2
say = speaker("crescent_moon", "cs")
assert say("card-sandstorm") == "Písečná bouře" and say("card-storyteller") == "Storyteller"
assert speaker("crescent_moon", "en")("draw-brief-oath_breaker") == "1 unpaid, +1"
print("told")
"""


LOADED = """
import rampart
try:
    rampart.game("crescent_moon")
except rampart.RampartError as e:
    print(type(e).__name__, e)
"""


def run(code: str, packs: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "RAMPART_PACKS": packs}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, env=env, check=False
    )


def test_the_five_cards_of_the_example_are_played(root: Path) -> None:
    done = run(PLAYED, str(root / "examples" / "packs"))
    assert done.stdout.strip() == "played", done.stderr[-800:]


def test_the_five_tactics_of_the_example_are_played(root: Path) -> None:
    done = run(TACTICS_PLAYED, str(root / "examples" / "packs"))
    assert done.stdout.strip() == "played", done.stderr[-800:]


TACTIC = """
format = 1
name = "lamps"
version = "1"
title = "Lamps"
game = "great_wall"
[[card]]
word = "lamp"
moment = "turn_start"
base = [{ verb = "gain_any", n = 1 }]
price = { chi = 1 }
boosted = [{ verb = "gain_honor", n = 2 }]
[card.text.en]
name = "Lamp"
text = "Gain 1."
"""


@pytest.mark.parametrize(
    ("instead", "said"),
    [
        (
            ('verb = "gain_any"', 'verb = "add_defense"'),
            "add_defense goes only with the moments",
        ),
        (('moment = "turn_start"', 'moment = "midnight"'), "moment cannot be 'midnight'"),
        (("chi = 1", "chi = 0"), "the boosted effect needs a price"),
        (("n = 2", "n = 2, times = 3"), "'times' is not known here"),
        (('word = "lamp"', 'word = "pursuit"'), "another card of the game has this word"),
    ],
)
def test_a_wrong_tactic_is_refused_with_its_place(tmp_path: Path, instead: tuple[str, str], said: str) -> None:
    (tmp_path / "pack.toml").write_text(TACTIC.replace(*instead))
    told = run(LOADED.replace("crescent_moon", "great_wall"), str(tmp_path)).stdout
    assert told.startswith("BadPack") and said in told, told


def test_the_cards_do_and_say_what_the_pack_says(root: Path) -> None:
    done = run(WHAT_CARDS_DO, str(root / "examples" / "packs" / "dunes"))
    assert done.stdout.strip() == "told", done.stderr[-800:]


def test_without_packs_nothing_is_added() -> None:
    code = "import rampart; g = rampart.game('crescent_moon'); print('pack' in g.options, g.new(5, 1).digest())"
    assert run(code, "").stdout.split()[0] == "False"


def wrong(tmp_path: Path, content: str) -> str:
    (tmp_path / "pack.toml").write_text(content)
    return run(LOADED, str(tmp_path)).stdout


@pytest.mark.parametrize(
    ("instead", "said"),
    [
        (('verb = "weaken"', 'verb = "explode"'), "card mirage: verb cannot be 'explode'; it can be: campaign"),
        (("amount = 1", "amount = 9"), "amount is a whole number from 0 to 5"),
        (('character = "nomad"', 'character = "cook"'), "character cannot be 'cook'"),
        (("copies = 1", "copies = true"), "copies is a whole number from 1 to 6"),
        (('word = "mirage"', 'word = "imam"'), "another card of the game has this word"),
        (("copies = 1", "copies = 1\nprice = 3"), "'price' is not known here"),
        (('combat = [{ verb = "weaken", amount = 1 }]', ""), "it does nothing"),
        (("amount = 1", "amount = 1, better = 2"), "better and when go together"),
    ],
)
def test_a_wrong_card_is_refused_with_its_place(tmp_path: Path, instead: tuple[str, str], said: str) -> None:
    told = wrong(tmp_path, GOOD.replace(*instead))
    assert told.startswith("BadPack") and said in told and "pack.toml" in told, told


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("format = 1\nname =", "is no TOML"),
        (GOOD.replace("format = 1", "format = 7"), "this version reads format 1"),
        (GOOD.replace('"sands"', '"../sands"'), "name is a text of the form"),
        (GOOD.replace("[[card]]", "[[kard]]"), "'kard' is not known here"),
        (GOOD.replace("[card.text.en]", "[card.text.cs]"), "at least in English"),
        (GOOD.replace('"Mirage"', '"{ $name }"'), "one line without braces"),
        (GOOD + GOOD[GOOD.index("[[card]]") :], "two cards are called mirage"),
    ],
)
def test_a_broken_pack_is_refused(tmp_path: Path, content: str, said: str) -> None:
    (tmp_path / "pack.toml").write_text(content)
    with pytest.raises(BadPack, match=said.replace("(", r"\(").replace("$", r"\$")):
        read_pack(tmp_path)


def test_a_missing_pack_and_one_without_cards() -> None:
    with pytest.raises(BadPack):
        read_pack(Path("/nowhere"))
    with pytest.raises(BadPack, match="1 to 200 cards"):
        Pack("x", {"format": 1, "name": "xx", "version": "1", "title": "X", "game": "crescent_moon", "card": []})
    assert messages("dragon", "en", {"card-": "name"}) == "\n"
