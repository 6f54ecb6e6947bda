"""Decisions in words: at a table of the dragon, on a view, in a poll, with asides, and without a catalog."""

import pytest
from tests.games.dragon.table import acting, court, step, table
from tests.text import toy

import rampart
from rampart.draw.table import choosables
from rampart.text.decision import decision, waiting

HOSTILE = ["<script>alert('x')</script> & \"co\"", "{ $seat }"]


def test_a_decision_says_everything_about_its_options() -> None:
    s = table(
        [court("3[Fy,Sy] 2[Ty]", yuan=2), court("2[My]", yuan=4)],
        acting(1, 0),
        month=3,
        groups=[["taxes", "build", "harvest", "fireworks"], ["military", "research", "privilege"]],
        phase="actions",
    )
    s.choose("take:research", 1)
    d = s.decision(0)
    assert (d.seat, d.step, d.rule, d.draft) == (0, "choose_action", "YD-202", ())
    assert d.prompt == "Choose an action or pass. Imperial Tribute this month: you owe 4 yuan, you have 2 yuan."
    told = {o.key: (o.text, o.effect, o.target) for o in d.options}
    assert told == {
        "pass": ("Pass", "gain 1 yuan", ()),
        "take:taxes": ("Taxes", "2 + 3 coins, take 5 yuan", ("action-taxes",)),
        "take:build": ("Build", "build 1 floor", ("action-build",)),
        "take:harvest": ("Harvest", "1 + 1 sack, take 2 rice", ("action-harvest",)),
        "take:fireworks": ("Fireworks Display", "take 1 firework", ("action-fireworks",)),
    }
    first, *others = s.options(0)
    assert s.key(first, 0) == "pass"
    assert [o.code for o in d.options] == [*others, first]  # whatever the order of the codes, passing is listed last
    assert [option.key for option in choosables(s, 0)] == [o.key for o in d.options]
    assert [(r.key, r.text, r.why, r.rule) for r in d.refused] == [
        (
            "take:military",
            "Military Parade",
            "That group is occupied and costs 3 yuan, but you have 2. Choose a free group or pass.",
            "YD-205",
        ),
        (
            "take:research",
            "Research",
            "That group is occupied and costs 3 yuan, but you have 2. Choose a free group or pass.",
            "YD-205",
        ),
        (
            "take:privilege",
            "Privilege",
            "That group is occupied and costs 3 yuan, but you have 2. Choose a free group or pass.",
            "YD-205",
        ),
    ]


def test_a_fee_is_told_with_what_it_leaves() -> None:
    s = table(
        [court("3[Wo]", yuan=6), court("2[My]")],
        acting(1, 0),
        groups=[["taxes", "build", "harvest", "fireworks"], ["military", "research", "privilege"]],
        phase="actions",
    )
    s.choose("take:research", 1)
    effects = {o.key: o.effect for o in decision(s, 0, "en").options}
    assert effects["take:military"] == "pay 3 yuan (3 left), then 1 + 2 helmets, move 3 steps"
    german = {o.key: o.effect for o in decision(s, 0, "de").options}
    assert german["take:military"] == "3 Yuan zahlen (Rest 3), dann 1 + 2 Helme, 3 Schritte vorziehen"


AHEAD = {
    "peace": "Peace this month.",
    "tribute": "Imperial Tribute this month: you owe 4 yuan, you have 5 yuan.",
    "drought": "Drought this month: you owe 2 rice, you have 1 rice.",
    "festival": "Dragon Festival this month: you have 2 fireworks, your best rival 3.",
    "mongols": "Mongol Invasion this month: you have 2 helmets, your weakest rival 1.",
    "contagion": "Contagion this month: it takes 3 persons, you have 1 mortar against it.",
}


@pytest.mark.parametrize("event", AHEAD)
def test_the_prompt_says_what_the_month_will_bring(event: str) -> None:
    me = court("2[Wo,Hy] 2[Fy] 1[]", yuan=5, rice=1, fireworks=2)
    others = [court("2[Wy]", fireworks=3), court("2[Wo]", fireworks=1)]
    month = 1 if event == "peace" else 3
    s = table([me, *others], [step("play_card", 0)], month=month, event=None if event == "peace" else event)
    assert s.decision(0).prompt == f"Play a person card. {AHEAD[event]}"


def test_a_loss_names_its_cause() -> None:
    courts = [court("2[My,Fy] 2[Sy]"), court("2[Wy,Hy] 2[Sy]", yuan=2)]
    after = [step("wall_check", month=3), step("decay"), step("scoring_phase")]
    s = table(courts, [step("resolve_event"), *after], event="mongols", wall="", phase="event")
    assert decision(s, 0).prompt == "Mongol Invasion: release 1 person."
    s.choose("release:farmer_young@1", 0)
    assert decision(s, 0).prompt == "The wall is too short: release 1 person."
    s = table(courts, [step("resolve_event"), step("decay")], event="tribute", wall="", phase="event")
    assert decision(s, 1).prompt == "Imperial Tribute: release 2 persons."


def test_the_last_check_of_the_wall_is_told_apart_from_the_last_invasion() -> None:
    courts = [court("2[My,Fy] 2[Sy]"), court("2[Wy,Hy] 2[Sy]")]
    last = [step("scoring_phase"), step("wall_check", month=12), step("final_scoring")]
    todo = [step("resolve_event"), step("wall_check", month=12), step("decay"), *last]
    s = table(courts, todo, month=12, event="mongols", wall="AB", phase="event")
    causes = []
    while not s.over:
        causes.append((s.mover, s.decision(s.mover).prompt.partition(":")[0]))
        s.choose(s.options(s.mover)[-1])
    assert causes[0] == (0, "Mongol Invasion")
    assert {cause for _, cause in causes[1:]} == {"The wall is too short"}


def test_a_pair_is_refused_with_the_name_of_who_took_it() -> None:
    s = rampart.game("dragon").new(players=2, seed=1, starting_seat=0)
    s.choose("draft:craftsman+court_lady", 0)
    while s.deciders == [0]:
        s.choose(s.options(0)[0])
    assert [(r.text, r.why) for r in decision(s, 1, "en").refused] == [
        ("Craftsman and court lady", "Red has already drafted this pair. Choose another one.")
    ]
    assert decision(s, 1, "cs", ["Mei", "Jun"]).refused[0].why == "Tuto dvojici už má Mei. Vyber jinou."
    assert (
        decision(s, 1, "en", HOSTILE).refused[0].why
        == f"{HOSTILE[0]} has already drafted this pair. Choose another one."
    )
    assert (
        decision(s, 1, "en", HOSTILE[1:]).refused[0].why
        == "{ $seat } has already drafted this pair. Choose another one."
    )


# Views


def test_a_view_tells_its_own_decision_and_no_other() -> None:
    s = rampart.game("dragon").new(players=3, seed=4)
    seat = s.mover
    other = (seat + 1) % 3
    for lang in ("en", "cs", "pl", "de"):
        assert s.view(seat).decision(seat, lang) == s.decision(seat, lang)
    for view in (s.view(other), s.view(None)):
        with pytest.raises(rampart.Hidden):
            view.decision(seat)
    with pytest.raises(rampart.IllegalChoice, match=f"for seat {seat} to decide"):
        s.view(other).decision(other)
    with pytest.raises(rampart.IllegalChoice):
        s.decision(7)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Waiting for Mei to choose an action"),
        ("cs", "Mei vybírá akci"),
        ("pl", "Mei wybiera akcję"),
        ("de", "Mei wählt eine Aktion"),
    ],
)
def test_the_others_are_told_what_they_wait_for(lang: str, text: str) -> None:
    groups = [["taxes", "build", "harvest", "fireworks"], ["military", "research", "privilege"]]
    s = table([court("2[My]"), court("2[Fy]")], acting(0), groups=groups, phase="actions")
    assert waiting(s, lang, ["Mei", "Jun"]) == text
    assert waiting(s.view(1), lang, ["Mei", "Jun"]) == text
    assert waiting(s.view(None), lang, ["Mei", "Jun"]) == text


# Polls and asides


def test_a_poll_shows_the_own_answer_so_far_and_its_options_afresh_when_it_is_whole(spoken_game) -> None:
    s = spoken_game().new(players=2, seed=1)
    assert decision(s, 0).draft == ()
    s.choose("bid:moon", 0)
    d = decision(s, 0)
    assert d.draft == ("Moon as number 1",)
    assert [o.text for o in d.options] == ["Sun as number 2", "Star as number 2"]
    s.choose("bid:star", 0)
    d = decision(s, 0)
    assert d.draft == ("Moon as number 1", "Star as number 2")
    assert [o.text for o in d.options] == ["Sun as number 1", "Moon as number 1", "Star as number 1"]
    assert [o.code for o in d.options] == s.offered(0)
    assert decision(s.view(0), 0) == d
    assert s.drafts[0] == [1, 2]
    with pytest.raises(rampart.Hidden):
        decision(s.view(1), 0)
    assert decision(s.view(1), 1).draft == ()
    assert waiting(s) == waiting(s.view(0)) == "Blue names two cards"


def test_waiting_for_a_poll_names_all_who_are_asked(spoken_game) -> None:
    s = spoken_game().new(players=3, seed=1)
    assert waiting(s) == waiting(s.view(None)) == "Waiting for Red, Blue, Yellow"


def through_the_poll(s: rampart.State) -> rampart.State:
    for seat in range(s.seats):
        s.choose("bid:sun", seat)
        s.choose("bid:moon", seat)
    return s


def test_an_aside_is_an_option_in_words(spoken_game) -> None:
    s = through_the_poll(spoken_game().new(players=2, seed=1))
    d = decision(s, 0)
    assert d.options[-1].key == "play:star@7"
    assert d.options[-1].text == "Play the star at 7"
    assert d.options[-1].effect == "the gate 7 opens"
    assert d.options[-1].code == s.options(0)[-1] >= 4096
    assert [(r.text, r.why) for r in d.refused] == [("The third gate", "Blue keeps it shut.")]


def test_a_game_without_a_catalog_speaks_in_keys(plain_game) -> None:
    s = plain_game.new(players=2, seed=1)
    assert [o.text for o in decision(s, 0, "cs").options] == ["bid:sun", "bid:moon", "bid:star"]
    assert waiting(s, "de") == "Warten auf Rot, Blau"
    s.choose("bid:sun", 0)
    assert decision(s, 0).draft == ("bid:sun",)
    s.choose("bid:moon", 0)
    s.choose("bid:sun", 1)
    s.choose("bid:moon", 1)
    d = decision(s, 0, "pl")
    assert d.prompt == "Wybierz: pick"
    assert [o.text for o in d.options] == [o.key for o in d.options] == ["gate:1", "gate:2", "play:star@7"]
    assert [(r.text, r.why) for r in d.refused] == [("gate:3", "TOY-3")]


def test_a_game_with_a_catalog_must_say_everything(spoken_game) -> None:
    half = spoken_game(toy.CATALOG.replace("bid = Name two cards.\n", ""))
    with pytest.raises(rampart.RampartError, match="'bid'"):
        decision(half.new(players=2, seed=1), 0)
