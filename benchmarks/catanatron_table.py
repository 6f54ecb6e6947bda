"""A table that two engines keep at once: the classic island here and a game of catanatron, choice by choice.

Whoever decides, a player of catanatron or a bot of Rampart, decides on its own engine's position; the choice is made
in both, and dice, cards drawn and cards stolen are those of catanatron. `Table.compare` says where the two differ.

    python catanatron_table.py duel 100        our greedy bot against WeightedRandomPlayer, two players
    python catanatron_table.py duel 100 points the same against VictoryPointPlayer, the strongest of its release
    python catanatron_table.py compare 20      random games of two to four players, compared after every choice
    python catanatron_table.py store FILE      positions of random games with what catanatron makes of them
"""

import json
import random
import sys
from collections.abc import Iterator, Sequence

from catanatron import Color, Game, Player, RandomPlayer
from catanatron.models.enums import RESOURCES, Action, ActionType
from catanatron.models.map import PORT_DIRECTION_TO_NODEREFS, NodeRef
from catanatron.players.search import VictoryPointPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer
from catanatron.state import yield_resources

import rampart
from rampart.games.watch.content.boards import CLASSIC_19
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import (
    CARD_WORDS,
    DESERT,
    NUMBER_WORDS,
    RESOURCE_WORDS,
    TERRAIN_WORDS,
)

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
CORNERS = [NodeRef.NORTH, NodeRef.NORTHEAST, NodeRef.SOUTHEAST, NodeRef.SOUTH, NodeRef.SOUTHWEST, NodeRef.NORTHWEST]
CARDS = {
    "KNIGHT": "patrol", "YEAR_OF_PLENTY": "winter", "ROAD_BUILDING": "road_building", "MONOPOLY": "monopoly",
    "VICTORY_POINT": "vp_card",
}  # fmt: skip
PLAYED = {ActionType.PLAY_KNIGHT_CARD: "patrol", ActionType.PLAY_ROAD_BUILDING: "road_building"}
PLAIN = {ActionType.ROLL: "roll", ActionType.END_TURN: "end", ActionType.BUY_DEVELOPMENT_CARD: "buy_card"}
OPPONENTS = {"weighted": WeightedRandomPlayer, "points": VictoryPointPlayer}
TURN_LIMIT = 1000
BOARD = CLASSIC_19


def word(resource: str) -> str:
    """Our word for a resource of catanatron; they come in the same order."""
    return RESOURCE_WORDS[RESOURCES.index(resource)]


class BotPlayer(Player):
    """A bot of Rampart in a game of catanatron; only a table of both can seat it."""

    def __init__(self, color: Color, name: str = "greedy", seed: int = 0) -> None:
        super().__init__(color)
        self.bot = rampart.bot(name, seed)


class Table:
    """Both games."""

    def __init__(self, players: Sequence[Player], seed: int) -> None:
        self.theirs = Game(players, seed=seed)
        self.colors = list(self.theirs.state.colors)
        tiles = self.theirs.state.board.map.land_tiles
        self.hex_of = {c: BOARD.hexes.index((c[0], c[2])) for c in tiles}
        self.coordinate_of = {h: c for c, h in self.hex_of.items()}
        self.corner_of: dict[int, int] = {}
        for c, tile in tiles.items():
            for i, ref in enumerate(CORNERS):
                self.corner_of[tile.nodes[ref]] = BOARD.hex_corners[self.hex_of[c]][i]
        self.node_of = {corner: node for node, corner in self.corner_of.items()}
        self.ours = self.same_island()

    def same_island(self) -> Watch:
        """Our game on the board of theirs."""
        island = self.theirs.state.board.map
        terrain, numbers = [DESERT] * len(BOARD.hexes), [0] * len(BOARD.hexes)
        for c, tile in island.land_tiles.items():
            if tile.resource is not None:
                terrain[self.hex_of[c]] = RESOURCES.index(tile.resource)
                numbers[self.hex_of[c]] = tile.number
        kinds = {frozenset(self.corner_of[n] for n in (a, b)): r for r, a, b in ports_of(island)}
        markets = [kinds[frozenset(corners)] for corners in BOARD.market_corners]
        options = {"mode": "classic", "compat_catanatron": True, "max_offers_per_turn": 0, "sealed": True}
        s = rampart.game("watch").load(
            {
                "game": "watch",
                "seats": len(self.colors),
                "options": options,
                "land": {
                    name: {"terrain": TERRAIN_WORDS[terrain[h]], "number": NUMBER_WORDS[numbers[h]]}
                    for h, name in enumerate(BOARD.hex_names)
                },
                "markets": {
                    BOARD.edge_names[edge]: "any" if r is None else word(r)
                    for edge, r in zip(BOARD.market_edges, markets, strict=True)
                },
                "tormund": BOARD.hex_names[terrain.index(DESERT)],
            }
        )
        assert isinstance(s, Watch)
        return s

    # ---- playing

    def play(self) -> Iterator[Action]:
        """Play to the end of their game, one choice after another."""
        while self.theirs.winning_color() is None and self.theirs.state.num_turns < TURN_LIMIT:
            player = self.theirs.state.current_player()
            offered = self.theirs.state.playable_actions
            action = self.ask(player, offered) if isinstance(player, BotPlayer) else player.decide(self.theirs, offered)
            done = self.theirs.execute(action, validate_action=action.action_type != ActionType.DISCARD)
            self.follow(done)
            yield done

    def follow(self, action: Action) -> None:
        """Make a choice of their game in ours, with the luck it had there."""
        s, seat = self.ours, self.colors.index(action.color)
        kind, value = action.action_type, action.value
        if kind == ActionType.BUILD_ROAD and s.roads[self.edge_of(value)] == seat:
            return  # the only path for a free road: here it was taken by itself
        if kind == ActionType.ROLL:
            s.rng.fate = [value[0] - 1, value[1] - 1]
        elif kind == ActionType.BUY_DEVELOPMENT_CARD:
            card = CARD_WORDS.index(CARDS[value])
            s.deck.reverse()
            s.deck.remove(card)
            s.deck.reverse()
            s.deck.append(card)
        elif kind == ActionType.MOVE_ROBBER and value[1] is not None:
            hand = s.hands[self.colors.index(value[1])]
            s.rng.fate = [sum(hand[: RESOURCES.index(value[2])])]
        for key in self.keys_of(action):
            s.choose(key, seat)
        if kind == ActionType.MOVE_ROBBER and value[1] is not None and s.rng.fate:
            s.choose(f"steal:{self.colors.index(value[1])}", seat)

    def keys_of(self, action: Action) -> list[str]:
        """The keys of our choices that make up one of theirs, up to a theft."""
        kind, value = action.action_type, action.value
        if kind in PLAIN:
            return [PLAIN[kind]]
        if kind in PLAYED:
            return [f"play:{PLAYED[kind]}"]
        if kind == ActionType.BUILD_ROAD:
            return [f"road:{BOARD.edge_names[self.edge_of(value)]}"]
        if kind == ActionType.BUILD_SETTLEMENT:
            return [f"settlement:{BOARD.corner_names[self.corner_of[value]]}"]
        if kind == ActionType.BUILD_CITY:
            return [f"keep:{BOARD.corner_names[self.corner_of[value]]}"]
        if kind == ActionType.MARITIME_TRADE:
            return [f"bank:{word(value[0])}>{word(value[-1])}"]
        if kind == ActionType.DISCARD:
            return [f"discard:{word(card)}" for card in value]
        if kind == ActionType.PLAY_MONOPOLY:
            return ["play:monopoly", f"monopoly:{word(value)}"]
        if kind == ActionType.PLAY_YEAR_OF_PLENTY:
            return ["play:winter", "take:" + "+".join(word(card) for card in value)]
        assert kind == ActionType.MOVE_ROBBER
        return [f"tormund:{BOARD.hex_names[self.hex_of[value[0]]]}"]

    def edge_of(self, edge: tuple[int, int]) -> int:
        """Our number of their edge."""
        one, other = sorted(self.corner_of[node] for node in edge)
        return BOARD.edge_ends.index((one, other))

    # ---- our bots in their game

    def ask(self, player: BotPlayer, offered: Sequence[Action]) -> Action:
        """The action of theirs that the bot's choices make up."""
        seat = self.colors.index(player.color)
        if offered[0].action_type == ActionType.DISCARD:
            return self.ask_for_discards(player, seat, offered[0])
        if len(offered) == 1:
            return offered[0]
        by_keys: dict[tuple[str, ...], list[Action]] = {}
        for action in offered:
            by_keys.setdefault(tuple(self.keys_of(action)), []).append(action)
        prefix: list[str] = []
        t = self.ours.copy()
        while True:
            prefix.append(self.best_key(player, t, seat, prefix, list(by_keys)))
            found = by_keys.get(tuple(prefix))
            if found is not None:
                return found[0] if len(found) == 1 else self.choose_victim(player, t, seat, prefix[-1], found)
            t.choose(prefix[-1], seat)

    def best_key(self, player: BotPlayer, t: Watch, seat: int, prefix: list[str], wanted: list[tuple[str, ...]]) -> str:
        """The best of the bot's options that begins or continues something their engine offers."""
        n = len(prefix)
        possible = {keys[n] for keys in wanted if len(keys) > n and list(keys[:n]) == prefix}
        for option, _ in player.bot.weigh(t.view(seat), seat):
            key = t.key(option, seat)
            if key in possible:
                return key
        raise AssertionError(f"nothing of {possible} is on offer")

    def choose_victim(self, player: BotPlayer, t: Watch, seat: int, key: str, found: list[Action]) -> Action:
        """Whom to rob, where several can be."""
        t.choose(key, seat)
        victim = t.key(player.bot.choose(t, seat), seat).removeprefix("steal:")
        return next(action for action in found if action.value[1] == self.colors[int(victim)])

    def ask_for_discards(self, player: BotPlayer, seat: int, action: Action) -> Action:
        """The cards the bot gives up."""
        t = self.ours.copy()
        cards: list[str] = []
        while len(cards) < self.ours.hand_size(seat) // 2:
            option = player.bot.choose(t, seat)
            cards.append(RESOURCES[option])
            t.choose(option, seat)
        return Action(action.color, action.action_type, cards)

    # ---- comparing

    def compare(self) -> list[str]:
        """Where the two positions differ, in words."""
        out: list[str] = []
        state, s = self.theirs.state, self.ours
        if self.theirs.winning_color() is not None or (state.is_road_building and len(state.playable_actions) == 1):
            return out  # over, or a free road that has only one path and was taken here by itself
        for p, color in enumerate(self.colors):
            hand = [state.player_state[f"P{p}_{resource}_IN_HAND"] for resource in RESOURCES]
            if hand != s.hands[p]:
                out.append(f"hand of {p}: {hand} and {s.hands[p]}")
            if state.player_state[f"P{p}_VICTORY_POINTS"] != s.public_points(p):
                out.append(f"points of {p}: {state.player_state[f'P{p}_VICTORY_POINTS']} and {s.public_points(p)}")
            if state.board.road_lengths[color] != s.road_lengths[p]:
                out.append(f"road of {p}: {state.board.road_lengths[color]} and {s.road_lengths[p]}")
        holder = -1 if state.board.road_color is None else self.colors.index(state.board.road_color)
        if holder != s.longest_road:
            out.append(f"longest road: {holder} and {s.longest_road}")
        if list(state.resource_freqdeck) != s.bank:
            out.append(f"bank: {state.resource_freqdeck} and {s.bank}")
        return out + self.compare_options()

    def compare_options(self) -> list[str]:
        """Where what may be chosen differs."""
        state, s = self.theirs.state, self.ours
        seat = self.colors.index(state.current_color())
        if s.deciders != [seat]:
            return [f"who decides: {seat} and {s.deciders}"]
        if state.playable_actions[0].action_type == ActionType.DISCARD:
            return []
        theirs = {self.keys_of(action)[0] for action in state.playable_actions}
        ours = {s.key(option, seat) for option in s.options(seat)}
        # there only a knight may be played before the roll, and free roads need the cards for one
        unlike = {f"play:{card}" for card in CARD_WORDS} - ({"play:patrol"} if "roll" in ours else set())
        if "roll" in ours:
            ours -= unlike
        elif "play:road_building" not in theirs and min(s.hands[seat][:2]) == 0:
            ours -= {"play:road_building"}
        return (
            []
            if theirs == ours
            else [f"options: {sorted(theirs - ours)} only there, {sorted(ours - theirs)} only here"]
        )

    # ---- storing

    def stored(self) -> dict[str, object]:
        """The position of ours in few words, and what catanatron makes of it."""
        state, s = self.theirs.state, self.ours
        seat = self.colors.index(state.current_color())
        production = {}
        for number in [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]:
            payout, _ = yield_resources(state.board, state.resource_freqdeck, number)
            production[str(number)] = [payout.get(color, [0] * 5) for color in self.colors]
        keys = sorted(self.keys_of(action)[0] for action in state.playable_actions)
        doc = s.document()
        fields = ("land", "markets", "tormund", "hands", "road_lengths", "longest_road", "components")
        return {
            "seats": s.seats,
            "seat": seat,
            **{name: doc[name] for name in (*fields, "buildings", "roads")},
            "expected": {
                "production": production,
                "builds": [key for key in keys if key.split(":")[0] in ("road", "settlement", "keep", "bank")],
                "buildable": [
                    list(map(self.keep_name, sorted(state.board.buildable_node_ids(c)))) for c in self.colors
                ],
                "lengths": [state.board.road_lengths[color] for color in self.colors],
                "longest": None if state.board.road_color is None else self.colors.index(state.board.road_color),
            },
        }

    def keep_name(self, node: int) -> str:
        """Our name of their node."""
        return BOARD.corner_names[self.corner_of[node]]


def ports_of(island: object) -> Iterator[tuple[str | None, int, int]]:
    """The ports of their map: what they trade, and their two nodes."""
    for port in island.ports_by_id.values():  # type: ignore[attr-defined]
        first, second = PORT_DIRECTION_TO_NODEREFS[port.direction]
        yield port.resource, port.nodes[first], port.nodes[second]


# ---- commands


def duel(games: int, opponent: str = "weighted", first_seed: int = 0) -> int:
    """How many two-player games our greedy bot wins against a player of catanatron."""
    wins = 0
    for seed in range(first_seed, first_seed + games):
        table = Table([BotPlayer(Color.RED, seed=seed), OPPONENTS[opponent](Color.BLUE)], seed + 1)
        for _ in table.play():
            pass
        wins += table.theirs.winning_color() == Color.RED
    return wins


def differences(games: int, first_seed: int = 0) -> list[str]:
    """What differs in random games, compared after every choice."""
    out: list[str] = []
    for seed in range(first_seed, first_seed + games):
        kind = WeightedRandomPlayer if seed % 2 else RandomPlayer
        table = Table([kind(color) for color in COLORS[: 2 + seed % 3]], seed + 1)
        for n, action in enumerate(table.play()):
            found = table.compare()
            if found:
                out += [f"game {seed}, choice {n}, after {action}: {x}" for x in found]
                break
    return out


def store(path: str, positions: int = 100) -> None:
    """Write positions from the middle of as many games."""
    out: list[dict[str, object]] = []
    for seed in range(positions):
        table = Table([WeightedRandomPlayer(color) for color in COLORS[: 2 + seed % 3]], seed + 1)
        luck = random.Random(seed)
        wanted = luck.randrange(60, 400)
        best: dict[str, object] | None = None
        for n, _ in enumerate(table.play()):
            asked = table.ours.deciders
            rolled = bool(asked) and table.ours.current(asked[0])[0].name == "trade_and_build"
            if rolled and table.theirs.winning_color() is None:
                best = table.stored()
                if n > wanted:
                    break
        assert best is not None
        out.append(best)
    with open(path, "w", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(json.dumps(x, separators=(",", ":")) for x in out) + "\n]\n")


def main() -> int:
    command, argument = sys.argv[1:3]
    if command == "duel":
        opponent = sys.argv[3] if sys.argv[3:] else "weighted"
        name = OPPONENTS[opponent].__name__
        print(f"The greedy bot won {duel(int(argument), opponent)} of {argument} games against {name}.")
    elif command == "compare":
        found = differences(int(argument))
        print("\n".join(found) or f"No difference in {argument} games.")
        return 1 if found else 0
    else:
        store(argument)
    return 0


if __name__ == "__main__":
    sys.exit(main())
