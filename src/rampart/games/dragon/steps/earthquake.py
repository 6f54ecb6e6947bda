"""The earthquake among the super events: floors are lost, and whoever has none left leaves."""

from typing import Final

from rampart.games.dragon.arguments import (
    OF_EARTHQUAKE,
    OF_SITE,
    SITE,
    SITE_WORDS,
    TO_LOSE,
)
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.events import LEAVER_SITE, LEAVER_TILE, LEAVERS, say_loss
from rampart.games.dragon.steps.outlook import dwellers
from rampart.games.dragon.steps.verbs import (
    release,
)
from rampart.games.dragon.tables import (
    E_FLOOR_LOST,
    S_LEAVE_PALACE,
    S_LOSE_FLOOR,
    TILE_WORDS,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Say, Step

SHAKEN: Final = Options()
SHAKEN.part("site", one_of(SITE_WORDS))


class LoseFloor(Choice[Dragon]):
    """Lose a floor of any own palace (YD-820, YD-821, YD-824)."""

    rule = "YD-820"
    args = OF_EARTHQUAKE
    choices = SHAKEN

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Every palace, equal ones once; where all floors must go their order is no choice (YD-821)."""
        me = s.players[p]
        sites = [site for site in range(len(me.floors)) if me.floors[site] and not me.like_an_earlier(site)]
        return sites if sum(me.floors) > TO_LOSE.of(args) else sites[:1]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Both floors go before anybody leaves."""
        left = TO_LOSE.of(args)
        me = s.players[p]
        me.floors[choice] -= 1
        if s.journal is not None:
            s.tell(E_FLOOR_LOST, p, [choice, me.floors[choice]])
        if left > 1:
            s.push(S_LOSE_FLOOR, p, TO_LOSE.put(left - 1))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `lose@2`."""
        return f"lose@{choice + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How many floors are still to go."""
        return Say("lose_floor", {"left": TO_LOSE.of(args)})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("option-palace", {"palace": choice + 1, "people": dwellers(s, p, choice)})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        me = s.players[p]
        floors = me.floors[choice] - 1
        return Say("effect-shrinks", {"floors": floors, "leaving": max(0, len(me.people[choice]) - floors)})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return [f"palace-{p}-{choice + 1}"]


class SettleCourt(Step[Dragon]):
    """After the earthquake: palaces without floors are gone, overfull ones lose the surplus (YD-822, YD-823)."""

    rule = "YD-822"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """No one moves to another palace."""
        me = s.players[p]
        for site in range(len(me.floors) - 1, -1, -1):
            palace = me.people[site]
            if me.floors[site] == 0 or palace.count(palace[0] if palace else 0) == len(palace):
                for tile in palace[me.floors[site] :]:
                    release(s, p, tile, site)
            elif len(palace) > me.floors[site]:
                s.push(S_LEAVE_PALACE, p, SITE.put(site))


class LeavePalace(Choice[Dragon]):
    """Choose who leaves an overfull palace (YD-822)."""

    rule = "YD-822"
    args = OF_SITE
    choices = LEAVERS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Its persons, equal ones once."""
        site = SITE.of(args)
        here = LEAVER_SITE.put(site)
        return [here + LEAVER_TILE.put(tile) for tile in sorted(set(s.players[p].people[site]))]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Until the others have a floor each."""
        site = SITE.of(args)
        release(s, p, LEAVER_TILE.of(choice), site)
        me = s.players[p]
        if len(me.people[site]) > me.floors[site]:
            s.push(S_LEAVE_PALACE, p, args)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `release:monk_old@3`."""
        site = SITE.of(args)
        return f"release:{TILE_WORDS[LEAVER_TILE.of(choice)]}@{site + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """Which palace is too small."""
        site = SITE.of(args)
        return Say("leave_palace", {"palace": site + 1})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        site = SITE.of(args)
        return Say("option-release", {"tile": TILE_WORDS[LEAVER_TILE.of(choice)], "palace": site + 1})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return say_loss(s, p, choice)

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        site = SITE.of(args)
        return [f"person-{p}-{site + 1}-{TILE_WORDS[LEAVER_TILE.of(choice)]}"]
