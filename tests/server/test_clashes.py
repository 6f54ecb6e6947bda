"""The form of a new table knows what does not go together: the rules themselves are asked."""

import rampart
from rampart.server.basics.clashes import clashes


def test_pairs_that_the_rules_refuse_are_found_on_both_sides() -> None:
    found = clashes("dragon")
    assert found["random_wall_bonus", "True"] == {("wall", "False")}
    assert ("random_wall_bonus", "True") in found["wall", "False"]
    assert ("wall", "True") not in found


def test_a_value_that_a_number_of_players_excludes_is_found() -> None:
    found = clashes("watch")
    assert ("players", "5") in found["mode", "classic"] and ("players", "3") not in found["mode", "classic"]
    assert clashes("great_wall")["level", "hard"] == {("players", str(n)) for n in (2, 3, 4, 5)}


def test_what_is_usual_goes_with_everything_that_needs_nothing_else() -> None:
    for name in rampart.games():
        game = rampart.game(name)
        usual = {(o.name, str(o.default)) for o in game.rules.options}
        for pair in usual:
            assert not clashes(name).get(pair, frozenset()) & usual, f"{name}: {pair}"
