"""Simulations, tables, datasets, ratings and reports: the same whoever does the work, and kept on the way."""

import contextlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import rampart
from rampart import BadDocument, BadOptions, seeded
from rampart.cli import app
from rampart.lab.balance import figures
from rampart.lab.balance.page import Run, balance_page, panel, said, side_by_side
from rampart.lab.jobs import InProcess, Processes, workers
from rampart.lab.players import player
from rampart.lab.ratings import matches, ratings, round_robin
from rampart.lab.simulate import Outcome, Series, outcomes_of
from rampart.lab.telling import header, tell, tell_game

pl = pytest.importorskip("polars")
pytest.importorskip("numpy")

from rampart.lab.dataset import Dataset, write_dataset  # noqa: E402
from rampart.lab.tables import SCHEMAS, positions, read_metadata, write_tables  # noqa: E402

SERIES = Series("dragon", 2, {}, ("random", "greedy"), 5, 4)
OWN_BOT = (
    "from rampart.bots.uniform import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n\n\nclass Other:\n    pass\n"
)


def run(*args: str) -> Any:
    result = CliRunner().invoke(app, list(args))
    assert result.exit_code == 0, result.output
    return result


def begun(tmp_path: Path) -> str:
    s = rampart.game("dragon").new(3, 5)
    luck = seeded(1)
    for _ in range(30):
        s.choose(s.options(s.deciders[0])[luck.below(len(s.options(s.deciders[0])))])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(s.document()))
    return str(file)


class Stopping:
    """Workers that are interrupted after some chunks."""

    def __init__(self, after: int) -> None:
        self.after = after

    def map(self, work: Any, chunks: Any) -> Any:
        for i, chunk in enumerate(chunks):
            if i == self.after:
                raise KeyboardInterrupt
            yield work(chunk)


def test_a_series_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    series = SERIES._replace(games=12, bots=("random", "random"))
    whole = list(outcomes_of(series, InProcess()))
    file = tmp_path / "run.jsonl"
    with pytest.raises(KeyboardInterrupt):
        list(outcomes_of(series, Stopping(1), file))
    with file.open("a") as out:
        out.write('{"scores": [1')  # the line that was cut off
    assert 1 < len(file.read_text().splitlines()) < 12
    assert list(outcomes_of(series, InProcess(), file)) == whole
    assert [Outcome(**json.loads(x)) for x in file.read_text().splitlines()[1:]] == whole
    assert list(outcomes_of(series, Stopping(0), file)) == whole
    with pytest.raises(BadOptions):
        list(outcomes_of(series._replace(seed=6), InProcess(), file))


def test_a_position_begins_every_game(tmp_path: Path) -> None:
    file = begun(tmp_path)
    said = json.loads(
        run("simulate", "dragon", "--from", file, "-n", "4", "--bots", "random", "--jobs", "1", "--json").stdout
    )
    assert said["players"] == 3
    fresh = json.loads(
        run("simulate", "dragon", "--players", "3", "-n", "4", "--bots", "random", "--jobs", "1", "--json").stdout
    )
    assert said["decisions"] < fresh["decisions"]
    assert CliRunner().invoke(app, ["simulate", "dragon", "--from", file, "--players", "4"]).exit_code == 2
    json.loads(run("arena", "dragon", "random", "random", "--from", file, "-n", "3", "--jobs", "1", "--json").stdout)


def test_options_are_played_as_a_grid() -> None:
    said = json.loads(
        run("simulate", "dragon", "-n", "1", "--players", "2", "--bots", "random", "--jobs", "1", "--json",
            "--option", "wall=on,off", "--option", "super_event=none,random").stdout
    )  # fmt: skip
    assert [tuple(x["options"].values()) for x in said] == [
        ("on", "none"), ("on", "random"), ("off", "none"), ("off", "random"),
    ]  # fmt: skip


def test_a_class_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ownbots.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    series = SERIES._replace(games=1, bots=("ownbots:Mine", "random"))
    [mine] = outcomes_of(series, InProcess())
    [usual] = outcomes_of(series._replace(bots=("random", "random")), InProcess())
    assert mine == usual
    for bad in ("ownbots:Other", "ownbots:Nobody", "nowhere:Mine", "nobody"):
        with pytest.raises(BadOptions):
            player(bad)


def test_backends_are_named() -> None:
    assert isinstance(workers(1), InProcess)
    assert isinstance(workers(3, "process"), InProcess)
    assert isinstance(workers(2), Processes)
    with pytest.raises(BadOptions):
        workers(2, "cloud")
    with pytest.raises(BadOptions):
        workers(2, "", "ray://nowhere")


@pytest.mark.soak
def test_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray")
    series = SERIES._replace(games=7)
    assert list(outcomes_of(series, workers(2, "ray"))) == list(outcomes_of(series, InProcess()))


# ---- tables and datasets


def test_tables_hold_games_decisions_and_events(tmp_path: Path) -> None:
    write_tables(SERIES, InProcess(), tmp_path)
    games, decisions, events = (pl.read_parquet(tmp_path / f"{name}.parquet") for name in SCHEMAS)
    assert games["seed"].to_list() == [5, 6, 7, 8]
    outcomes = list(outcomes_of(SERIES, InProcess()))
    assert games["scores"].to_list() == [x.scores for x in outcomes]
    assert games["decisions"].to_list() == [x.decisions for x in outcomes]
    for name, frame in zip(SCHEMAS, (games, decisions, events)):
        assert frame.columns == list(SCHEMAS[name])
        meta = read_metadata(tmp_path / f"{name}.parquet")
        assert (meta["game"], meta["rules"], meta["rampart"]) == ("dragon", 1, rampart.__version__)
    s = rampart.game("dragon").new(2, 6)
    for seat, key in decisions.filter(pl.col("seed") == 6).select("seat", "key").iter_rows():
        s.choose(key, seat)
    assert s.over and s.scores() == games["scores"].to_list()[1]
    built = events.filter((pl.col("seed") == 6) & (pl.col("event") == "points"))
    assert sum(json.loads(x)["n"] for x in built["args"]) == sum(s.scores())


def test_tables_are_the_same_from_several_processes(tmp_path: Path) -> None:
    series = SERIES._replace(games=6, bots=("random", "random"))
    write_tables(series, InProcess(), tmp_path / "one")
    write_tables(series, Processes(2), tmp_path / "two")
    for name in SCHEMAS:
        one, two = (pl.read_parquet(tmp_path / x / f"{name}.parquet") for x in ("one", "two"))
        assert one.equals(two)


def test_a_dataset_holds_what_was_seen_and_done(tmp_path: Path) -> None:
    file = tmp_path / "d.parquet"
    rows = write_dataset(SERIES, InProcess(), file)
    data = Dataset(file)
    assert len(data) == rows == sum(x.decisions for x in outcomes_of(SERIES, InProcess()))
    assert data.mask(range(rows))[range(rows), data.actions].all()
    assert set(data.outcomes.tolist()) == {-1.0, 1.0}
    first = data[0]
    s = rampart.game("dragon").new(2, 5)
    assert first["observation"].tobytes() == data.space.encode(s, s.deciders[0])
    seen = sum(len(batch["action"]) for batch in data.batches(50, seed=2))
    assert seen == rows
    with pytest.raises(BadOptions):
        Dataset(file, rampart.game("dragon").observation(3))  # type: ignore[arg-type]


def test_broken_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.parquet"
    for content in (b"", b"PAR1 and no more", b"PAR1" * 40):
        file.write_bytes(content)
        with pytest.raises(BadDocument):
            Dataset(file)
    with pytest.raises(BadDocument):
        Dataset(tmp_path / "missing.parquet")
    pl.DataFrame({"a": [1]}).write_parquet(file)
    with pytest.raises(BadDocument):
        Dataset(file)
    write_tables(SERIES._replace(games=1), InProcess(), tmp_path)
    with pytest.raises(BadDocument):
        Dataset(tmp_path / "games.parquet")


def test_damage_within_a_dataset_is_told(tmp_path: Path) -> None:
    file, bad = tmp_path / "d.parquet", tmp_path / "bad.parquet"
    write_dataset(SERIES._replace(games=1, bots=("random", "random")), InProcess(), file)
    space = Dataset(file).space
    whole, luck = file.read_bytes(), seeded(2)
    for _ in range(60):
        content = bytearray(whole)
        for _ in range(4):
            content[luck.below(len(content))] = luck.below(256)
        bad.write_bytes(content)
        with contextlib.suppress(BadDocument, BadOptions):
            data = Dataset(bad, space)
            assert data.mask(range(len(data))).shape == (len(data), space.actions.size)
    frame = pl.read_parquet(file)
    meta = {"rampart": json.dumps(read_metadata(file))}
    for column in (
        pl.lit(b"abc").alias("observation"), pl.lit(None).cast(pl.Binary).alias("observation"),
        pl.lit(10**7).cast(pl.Int32).alias("action"), pl.lit("x").alias("action"),
        pl.lit([-1]).cast(pl.List(pl.Int32)).alias("legal"), pl.lit([None]).cast(pl.List(pl.Int32)).alias("legal"),
    ):  # fmt: skip
        frame.with_columns(column).write_parquet(bad, metadata=meta)
        with pytest.raises(BadDocument):
            Dataset(bad, space)
    frame.drop("legal").write_parquet(bad, metadata=meta)
    with pytest.raises(BadDocument, match="legal"):
        Dataset(bad, space)
    for size in (0, -5, "3"):
        with pytest.raises(BadOptions):
            next(Dataset(file, space).batches(size))  # type: ignore[arg-type]
    with pytest.raises(BadDocument):
        Dataset(None)  # type: ignore[arg-type]


def test_positions_of_a_record() -> None:
    s = rampart.game("watch").new(3, 2, mode="classic")
    for _ in range(25):
        s.choose(s.options(s.deciders[0])[0], s.deciders[0])
    found = [(t.digest(), seat, option) for t, seat, option in positions(s.record())]
    assert len(found) == len(s.record()["choices"]) + 1  # type: ignore[arg-type]
    assert found[-1] == (s.digest(), -1, -1)
    for bad in ({**s.record(), "scores": [99, 0, 0]}, None):
        with pytest.raises(BadDocument):
            next(positions(bad))  # type: ignore[arg-type]


# ---- ratings and reports


def test_a_round_robin_rates_the_better_bot_higher() -> None:
    pytest.importorskip("openskill")
    pairs = matches("dragon", 2, {}, ["random", "greedy"], seed=3)
    duels = list(round_robin(pairs, 6, InProcess()))
    best, worst = ratings(pairs, duels)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.low < best.value < best.high and best.share > 0.5 > worst.share
    assert best.against == {"random": best.share}
    for bad in (["random"], ["random", "random"], ["random", "nobody"]):
        with pytest.raises(BadOptions):
            matches("dragon", 2, {}, bad)


def test_choices_are_said_in_words_that_do_not_repeat() -> None:
    assert said("choose_command command:work_harder") == "Choose command: work harder"
    assert said("propose_price price:7") == "Propose price: 7"
    assert said("choose_action talk:sultan") == "Choose action: talk sultan"
    assert said("horse_archers") == "Horse archers"


def test_a_short_panel_leaves_no_hole_beside_a_long_one() -> None:
    high, low = [panel("x", "", "<tr>" * n) for n in (9, 1)]
    left, right = side_by_side([high, low, low, low]).split('<div class="stack">')[1:]
    assert (left.count("<section"), right.count("<section")) == (1, 3)


def test_rates_have_intervals_and_verdicts() -> None:
    low, high = figures.wilson(0.5, 100)
    assert 0.40 < low < 0.41 and 0.59 < high < 0.60
    few, many = figures.rate("x", [1.0, 0.0]), figures.rate("x", [1.0] * 300 + [0.0] * 100)
    assert few.verdict(0.5, 0.1) == "not clear yet"
    assert many.verdict(0.25, 0.05) == "too strong"
    assert figures.rate("x", [0.0] * 200).verdict(0.25, 0.05) == "too weak"
    assert figures.rate("x", [1.0, 0.0, 0.0, 0.0] * 500).verdict(0.25, 0.05) == "in range"


def test_effects_are_beside_the_usual_rate_of_the_seat() -> None:
    games = [
        {"scores": [1, 0], "winners": [0 if i % 4 else 1], "early": [["a"] if i % 4 else ["b"], ["c"]]}
        for i in range(40)
    ]
    for game in games:
        game["traits"] = [{}, {}]
    found = {x.name: x for x in figures.openings(games)}
    assert found["a"].lift == pytest.approx(0.25) and found["b"].lift == pytest.approx(-0.75)
    assert found["c"].lift == pytest.approx(0) and not found["c"].clear
    assert found["a"].n == 30 and found["a"].share == pytest.approx(30 / 80)


@pytest.mark.parametrize(("game", "players"), [("dragon", 3), ("crescent_moon", 4), ("watch", 3), ("great_wall", 2)])
def test_a_report_of_every_game(game: str, players: int) -> None:
    options: dict[str, Any] = {"mode": "classic", "max_offers_per_turn": 0, "turn_cap": 50} if game == "watch" else {}
    series = Series(game, players, options, ("random",) * players, 1, 4)
    played = [tell_game(series, seed) for seed in range(1, 5)]
    for told in played:
        assert sum(told["steps"].values()) == sum(told["phases"].values()) == told["decisions"]
        assert json.loads(json.dumps(told)) == told
    if game == "crescent_moon":
        assert [x["character"] for x in played[0]["traits"]] == ["warlord", "murshid", "sultan", "caliph"]
    if game == "great_wall":
        assert all("generals" in x for x in played[0]["traits"])
    run_of = Run(header(series), played)
    page = balance_page(run_of, run_of)
    assert rampart.game(game).title in page and "seeds 1 to 4" in page
    assert "http" not in re.sub(r"base64,[^)]*", "", page).replace("http-equiv", "")
    assert ' style="' not in page and "<script" not in page


def test_the_games_of_a_report_are_kept_and_compared(tmp_path: Path) -> None:
    common = ["balance", "dragon", "-n", "4", "--players", "2", "--bots", "random", "--jobs", "1"]
    kept, page = tmp_path / "kept.jsonl", tmp_path / "page.html"
    said = json.loads(run(*common, "--save", str(kept), "--out", str(page), "--json").stdout)
    assert said["games"] == 4 and sum(x["n"] * x["share"] for x in said["seats"]) == pytest.approx(4)
    assert len(kept.read_text().splitlines()) == 5
    first = page.read_text()
    run(*common, "--save", str(kept), "--out", str(page))
    assert page.read_text() == first
    run(*common, "--compare", str(kept), "--out", str(page))
    assert "Compared with 4 games" in page.read_text()
    run(*common, "--versus", "wall=on", "--out", str(page))
    assert "wall=on" in page.read_text()
    kept.write_text("{}\n")
    assert CliRunner().invoke(app, [*common, "--compare", str(kept)]).exit_code == 2


def test_games_are_divided_by_the_values_of_an_option(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    common = ["balance", "crescent_moon", "-n", "12", "--players", "4", "--bots", "random", "--jobs", "1"]
    said = json.loads(run(*common, "--by", "map", "--out", str(page), "--json").stdout)
    maps = rampart.game("crescent_moon").options["map"].choices
    assert said["games"] == len(maps) * (12 // len(maps)) and said["options"] == {}
    text = page.read_text()
    assert "Win rate by map" in text and "all values of map" in text
    assert text.count("c heat ") == 4 * len(maps)
    for wrong in (["--by", "color"], ["--by", "map", "--option", "map=open"], ["--by", "map", "--save", str(page)]):
        assert CliRunner().invoke(app, [*common, *wrong]).exit_code == 2


def test_games_are_told_the_same_by_processes() -> None:
    series = SERIES._replace(games=5, bots=("random", "random"))
    assert list(tell(series, Processes(2))) == list(tell(series, InProcess()))


def test_the_command_writes_a_dataset(tmp_path: Path) -> None:
    file = tmp_path / "d.parquet"
    said = run("dataset", "dragon", str(file), "-n", "1", "--players", "2", "--bots", "random", "--jobs", "1")
    assert "decisions of 1 games" in said.stdout and len(Dataset(file)) > 20
