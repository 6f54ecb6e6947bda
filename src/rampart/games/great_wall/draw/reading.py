"""Reading: a position of the rules as the scene that a viewer may see."""

from collections.abc import Sequence

from rampart.draw.once import read_once
from rampart.games.great_wall.battle import body
from rampart.games.great_wall.content.hordes import GRIDS, HONOURS, OFFENCES
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    ARTIFACT_WORDS,
    GENERAL_WORDS,
    HORDE_BACKS,
    HORDE_TYPES,
    HORDE_WORDS,
    TACTIC_WORDS,
    type_of,
)
from rampart.games.great_wall.draw.extras import papers_of
from rampart.games.great_wall.draw.powder_reading import machines_of, towers_of
from rampart.games.great_wall.draw.reading_chronicles import scenario_of
from rampart.games.great_wall.draw.reading_court import court_of
from rampart.games.great_wall.draw.reading_extras import beasts_in, dragon_card_of, figures_of, rat_card_of, relic_of
from rampart.games.great_wall.draw.scene import (
    REED,
    Claimed,
    Clan,
    Cover,
    Horde,
    Khan,
    KhanCard,
    Order,
    Overseer,
    Place,
    Qin,
    Scene,
    Section,
    Soldiers,
    Stop,
)
from rampart.games.great_wall.modules.beasts.part import WORD as BEASTS
from rampart.games.great_wall.modules.black_powder.part import BLACK_POWDER
from rampart.games.great_wall.modules.chronicles.part import CHRONICLES
from rampart.games.great_wall.modules.coop.names import COOP
from rampart.games.great_wall.modules.iron_dragon.part import IRON_DRAGON
from rampart.games.great_wall.modules.khan.names import AWARD_WORDS
from rampart.games.great_wall.modules.khan.part import CARDS, HONOUR_PER_SPOT, KHAN, card_words, khan_of, spots_of
from rampart.games.great_wall.modules.rat.part import RAT
from rampart.games.great_wall.modules.solo.part import SOLO, highest_first, lowest_first, solo_of, yearly_honour
from rampart.games.great_wall.modules.solo.targets import indicated_section, next_target, spearman_target
from rampart.games.great_wall.queries import defence, offence, offence_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ARCHER,
    CLAN_WORDS,
    COMMAND_WORDS,
    FALL,
    FIRING_SPOTS,
    FIRST_SOLDIER,
    GAP,
    HEADS,
    IN_SETUP,
    KIND_OF_STANCE,
    KINDS,
    LETHALITY,
    LOCATION_WORDS,
    LOCATIONS,
    MARK,
    NEW_HORDES,
    OPEN,
    POOL,
    PRODUCTION,
    REGULAR,
    RESOURCE_WORDS,
    REWARD_WORDS,
    ROWS_DEEP,
    SEASON_WORDS,
    SECTIONS,
    SHAMING,
    SHOOTERS,
    SPECIAL,
    SPOTS,
    STANCES,
    UNHIRED,
    WOUND,
    row_of,
)
from rampart.games.great_wall.tables import section_of as section_before
from rampart.games.great_wall.troops import kinds_in_play, troop_word
from rampart.kernel.fields import UNKNOWN


@read_once
def scene_of(s: GreatWall, viewer: int, names: Sequence[str]) -> Scene:
    """The position as a viewer sees it: a seat, or SPECTATORS."""
    return Scene(
        viewer=viewer,
        year=s.year,
        season=SEASON_WORDS[s.season],
        space=s.space,
        new_hordes=[n + s.box.more_hordes if n else 0 for n in NEW_HORDES[s.side]],
        lethality=LETHALITY[s.side],
        first_space=s.box.start_space,
        artifacts=[ARTIFACT_WORDS[card] for card in s.artifacts],
        shame_bank=s.shame_bank,
        shame_whole=s.box.shame,
        warehouse=s.warehouse,
        horde_deck=len(s.horde_deck) + len(s.next_horde),
        indicator=indicator_of(s),
        tactic_deck=len(s.tactic_deck),
        slots=max(len(s.track), s.box.clans()),
        orders=orders_of(s),
        tea=[colour(s, clan) for clan in s.tea],
        advisor_row=[ADVISOR_WORDS[card] for card in s.advisor_row],
        sections=[section_of(s, section) for section in range(SECTIONS)],
        places=[place_of(s, number) for number in range(LOCATIONS)],
        clans=[clan_of(s, p, names[p], p == viewer) for p in range(s.seats)],
        deciders=s.deciders,
        over=s.over,
        reed=s.reed,
        towers=towers_of(s) if s.box.has(BLACK_POWDER) else (),
        qin=qin_of(s) if s.box.has(SOLO) else None,
        court=court_of(s, names) if s.box.has(COOP) else None,
        khan=khan_scene(s) if s.box.has(KHAN) else None,
        papers=papers_of([module.word for module in s.box.modules]),
        figures=figures_of(s),
        dragon=dragon_card_of(s) if s.box.has(IRON_DRAGON) else None,
        beasts=beasts_in(s) if s.box.has(BEASTS) else (),
        relic=relic_of(s) if s.box.has(BEASTS) else "",
        rat=rat_card_of(s) if s.box.has(RAT) else None,
        scenario=scenario_of(s) if s.box.has(CHRONICLES) else None,
    )


def qin_of(s: GreatWall) -> Qin:
    """What Qin Jiushao's board shows; all of it is open."""
    part, clan = solo_of(s), s.seats
    slot, _ = spearman_target(s)
    return Qin(
        honour=s.honour[clan],
        own=s.honour[0],
        support=len(s.support[clan]),
        yearly=yearly_honour(s),
        pool=(s.clerks[clan][POOL], s.pool[clan][0], s.pool[clan][1]),
        track=stops_of(s, clan),
        card=COMMAND_WORDS[part.turned] if part.turned >= 0 else "",
        deck=len(part.deck),
        discarded=len(part.discard),
        section=indicated_section(s),
        horde=HORDE_TYPES[type_of(s.hordes[slot])] if slot >= 0 else "",
    )


def khan_scene(s: GreatWall) -> Khan:
    """The Khan's cards, where he stands, and the award; all of it is open."""
    khan = khan_of(s)
    cells = [cell for row in khan.covers for cell in row if cell != GAP]
    return Khan(
        section=khan.section,
        cards=tuple(khan_card_of(s, card) for card in range(CARDS)),
        covered=sum(cell != OPEN for cell in cells),
        spots=len(cells),
        per_spot=HONOUR_PER_SPOT,
        award=AWARD_WORDS[khan.award],
        holder=khan.holder,
    )


def khan_card_of(s: GreatWall, card: int) -> KhanCard:
    """One of his cards; a spot is active from as many players on as its number says."""
    khan = khan_of(s)
    numbers, covers = tuple(spots_of(card, khan.skills)), khan.covers[card]
    cells = tuple("." if sign == "." else "off" if covers[i] == GAP else "on" for i, sign in enumerate(numbers))
    silenced = card > 0 and OPEN not in covers
    return KhanCard(card_words(s)[card], numbers, cells, tuple(covers_of(s, covers)), silenced)


def stops_of(s: GreatWall, clan: int) -> list[Stop]:
    """The slots of his location track, with where his next two clerks would go."""
    coming, passed = [], 0
    for _ in range(2):
        passed = next_target(s, passed)
        if passed == 0:
            break
        coming.append(lowest_first(s)[passed - 1])
    out = []
    for location in highest_first(s):
        level = s.levels[clan][location] if location < PRODUCTION else 0
        clerks = s.clerks[clan][location]
        brings = clerks * level if location < PRODUCTION else clerks
        out.append(Stop(location, level, clerks, brings, coming.index(location) + 1 if location in coming else 0))
    return out


def colour(s: GreatWall, clan: int) -> int:
    """The seat color of a clan; the Reed clan has one of its own."""
    return REED if clan == s.reed else clan


def indicator_of(s: GreatWall) -> int:
    """The section on the back of the top horde card, which all may see; -1 where there is none."""
    if not s.next_horde:
        return -1
    card = s.next_horde[0]
    return HORDE_BACKS[card] if card >= 0 else UNKNOWN - card


def orders_of(s: GreatWall) -> list[Order]:
    """The command cards on the track, where they stay until summer; the present one is of the clan whose turn it is."""
    now = s.track.index(s.active) if s.active >= 0 and s.active in s.track else -1
    out = []
    for slot, clan in enumerate(s.track):
        if clan >= 0:
            word = "reed" if clan == s.reed else COMMAND_WORDS[s.chosen[clan]]
            past = s.season != FALL or slot < now
            when = "now" if slot == now else "done" if past else ""
            out.append(Order(slot + 1, colour(s, clan), word, when))
    return out


# ---- the wall


def section_of(s: GreatWall, number: int) -> Section:
    firing, shooters = on_the_wall(s, number)
    spots = FIRING_SPOTS[s.wall[number]]
    hordes = [horde_of(s, number * 3 + row) for row in range(ROWS_DEEP) if s.hordes[number * 3 + row] >= 0]
    return Section(
        number=number,
        in_play=number >= s.first_section,
        level=s.wall[number],
        barricades=s.barricades[number],
        firing=firing + [-1] * (spots - len(firing)),
        shooters=shooters,
        machines=machines_of(s, number) if s.box.has(BLACK_POWDER) else None,
        rest=resting(s, number),
        hordes=hordes,
        defence=defence(s, number),
        offence=offence(s, number),
    )


def on_the_wall(s: GreatWall, number: int) -> tuple[list[int], list[str]]:
    """Who stands on the firing spots of a section, clan by clan: their colors and what they are."""
    firing: list[int] = []
    shooters: list[str] = []
    for clan, mine in enumerate(s.firing):
        for kind, n in ((ARCHER, mine[number]), (SPECIAL, mine[SHOOTERS + number])):
            firing += [colour(s, clan)] * n
            shooters += [troop_word(s, clan, kind)] * n if n else []
    return firing, shooters


def resting(s: GreatWall, number: int) -> list[Soldiers]:
    """The soldiers in the rest area of a section."""
    out = []
    for clan, mine in enumerate(s.rest):
        for kind in range(s.box.kinds):
            if mine[number * KINDS + kind]:
                out.append(Soldiers(troop_word(s, clan, kind), colour(s, clan), mine[number * KINDS + kind]))
    return out


def horde_of(s: GreatWall, slot: int) -> Horde:
    """A horde card with what covers its spots."""
    card = s.hordes[slot]
    kind = type_of(card)
    cells = tuple("." if reward < 0 else REWARD_WORDS[reward] for reward in GRIDS[kind])
    return Horde(
        id=f"horde-{HORDE_WORDS[card]}",
        word=HORDE_TYPES[kind],
        section=section_before(slot),
        row=row_of(slot),
        offence=offence_of(s, slot),
        printed=OFFENCES[kind],
        honour=HONOURS[kind],
        cells=cells,
        covers=tuple(covers_of(s, s.covers[slot])),
    )


def covers_of(s: GreatWall, cells: Sequence[int]) -> list[Cover]:
    """Wounds, tokens and soldiers; one on several spots is told once, with all of them."""
    out = []
    for cell, cover in enumerate(cells):
        if cover == WOUND:
            out.append(Cover("wound", -1, (cell,)))
        elif cover >= FIRST_SOLDIER:
            clan, stance = divmod(cover - FIRST_SOLDIER, STANCES)
            if stance == MARK:
                out.append(Cover("token", colour(s, clan), (cell,)))
            elif stance in HEADS[KIND_OF_STANCE[stance]]:
                kind = troop_word(s, clan, KIND_OF_STANCE[stance])
                out.append(Cover(kind, colour(s, clan), tuple(sorted(body(list(cells), cell)))))
    return out


# ---- the locations


def place_of(s: GreatWall, number: int) -> Place:
    """A location with its clerks and overseers."""
    clerks = [colour(s, clan) for clan, mine in enumerate(s.clerks) for _ in range(mine[number])]
    place = Place(number, LOCATION_WORDS[number], SPOTS[s.side][number] if number < REGULAR else 0, clerks)
    place.shame = number < SHAMING
    if number < PRODUCTION:
        place.product = RESOURCE_WORDS[number]
        levels = [(colour(s, clan), mine[number]) for clan, mine in enumerate(s.levels)]
        place.overseers = [Overseer(clan, level) for clan, level in levels if level]
    return place


# ---- the clans


def clan_of(s: GreatWall, p: int, name: str, own: bool) -> Clan:
    """All that belongs to a seat, what is hidden only where it is the viewer's own."""
    clan = Clan(p, name, s.honour[p], CLAN_WORDS[s.clans[p]] if len(s.clans) > p and s.clans[p] >= 0 else "")
    clan.general = GENERAL_WORDS[s.generals[p]] if s.generals[p] >= 0 else ""
    clan.support = len(s.support[p])
    clan.active = [ADVISOR_WORDS[card] for card in s.advisors[p]]
    clan.tactics_held = len(s.tactics[p])
    clan.commands = [COMMAND_WORDS[card] for card in s.commands[p]]
    clan.commands_held = len(s.commands[p])
    clan.discarded = [COMMAND_WORDS[card] for card in s.command_discard[p]]
    clan.claimed = [
        Claimed(f"claimed-{HORDE_WORDS[card]}", HORDE_TYPES[type_of(card)], HONOURS[type_of(card)], s.stains[card])
        for card in s.claimed[p]
    ]
    kinds = kinds_in_play(s)
    clan.kinds = [troop_word(s, p, kind) for kind in kinds]
    clan.pool = [s.pool[p][kind] for kind in kinds]
    clan.shamed = [s.shamed[p][kind] for kind in kinds]
    clan.clerks = s.clerks[p][POOL]
    clan.unhired = s.clerks[p][UNHIRED]
    if own:
        clan.dealt = dealt_to(s, p)
        clan.resources = s.resources[p]
        clan.tactics = [TACTIC_WORDS[card] for card in s.tactics[p] if card >= 0]
        clan.hidden_support = [ADVISOR_WORDS[card] for card in s.support[p] if card >= 0]
    return clan


def dealt_to(s: GreatWall, p: int) -> list[str]:
    """The generals and advisors that a seat chooses from while the game is set up."""
    if s.season != IN_SETUP:
        return []
    return [GENERAL_WORDS[card] for card in s.dealt_generals[p]] + [ADVISOR_WORDS[card] for card in s.support[p]]
