"""Arguments of steps as documents wrote them when each step had two numbers: turned into the parts of today."""

from typing import Final

from rampart.games.great_wall.tables import COMMANDS, SECTIONS

Words = dict[str, object]

OLD_NOWHERE: Final = (1 << 20) - 1
OLD_WHO: Final = ["spearman", "archer", "horseman", "firing", "firing_to_rest", "", "", ""]


def modernise(step: str, words: Words) -> None:
    """Change the arguments of a step of an older document in place."""
    if step in ("resolve_frame", "frame_for", "end_frame"):
        if "card" not in words:
            split(words, "frame", [("frame", 4), ("card", COMMANDS + 1)])
    elif step in ("do", "alternative", "horde_ability", "open_moment"):
        modernise_card(step, words)
    elif step in ("move_soldiers", "move_how_many", "moved"):
        modernise_march(step, words)
    elif step == "choose_victim" and "slot" not in words:
        split(words, "lost", [("slot", 16), ("lost", 16)])
    elif step == "promote":
        split(words, "allowed", [("n", 4), ("locations", 16), ("extra", 16), ("discount", 64)])
    elif step == "take_resource":
        split(words, "how", [("source", 16), ("kinds", 16)])
    elif step == "spend":
        words["materials"] = words.pop("kinds") == 3 if "kinds" in words else words.get("materials", False)
    elif step == "exchange":
        how = taken(words, "how")
        if how >= 0:
            words["one"] = how > 0
            words["get"] = how - 2 if how > 1 else None
    elif step == "hire" and "how" in words:
        words["free"] = taken(words, "how") == 1
    elif step == "respond":
        left = words.get("left")
        if isinstance(left, int) and left >> 15:
            words["left"], words["tactic_played"] = left - (1 << 15), True
    elif step == "tactic_done" and "boosted" not in words and isinstance(words.get("card"), int):
        split(words, "card", [("boosted", 2), ("card", 256)])
    else:
        modernise_field(step, words)


def modernise_card(step: str, words: Words) -> None:
    """What a card does, and what happens of which."""
    if step == "open_moment":
        if "moment" in words:
            words["opens"] = words.pop("moment")
    elif step == "horde_ability":
        if "at" in words:
            words["moment"] = words.pop("at")
    elif step == "alternative":
        if "first" in words:
            words["clause"] = words.pop("first")
            split(words, "how", [("at", OLD_NOWHERE + 1), ("alternatives", 16)])
    else:
        at = words.get("at")
        if isinstance(at, int) and at >= OLD_NOWHERE:
            split(words, "at", [("at", OLD_NOWHERE + 1), ("instruction", 16)])
    if words.get("at") == OLD_NOWHERE:
        del words["at"]


def modernise_march(step: str, words: Words) -> None:
    """Soldiers that move from section to section."""
    if "way" in words:
        split(words, "way", [("to", SECTIONS), ("from", SECTIONS)])
    how = taken(words, "how" if step == "move_soldiers" else "who") if step != "moved" else -1
    if how >= 0:
        if step == "move_how_many":
            words["who"] = OLD_WHO[how % 8]
        words["rest_only"] = how // 8 % 2
        words["attack"] = how // 16 - 1 if how // 16 else None


def modernise_field(step: str, words: Words) -> None:
    """Building, fighting and rewards."""
    if step == "pay_materials":
        split(words, "source", [("warehouse", 2), ("material", 4)])
    elif step == "built":
        split(words, "what", [("section", SECTIONS), ("wall", 2)])
    elif step == "reward_first":
        split(words, "rewards", [("other", 16), ("one", 16)])
    elif step == "reward" and "second" not in words and isinstance(words.get("reward"), int):
        split(words, "reward", [("reward", 16), ("second", 2)])
    elif step == "attacked":
        split(words, "what", [("kind", 4), ("first", 2), ("covered", 2), ("origin", 4)])
    elif step == "place_wound" and "how" in words:
        split(words, "slots", [("slots", 512), ("left", 16)])
        split(words, "how", [("cause", 16), ("optional", 2), ("one_card", 2)])


def taken(words: Words, name: str) -> int:
    """The old number of that name, which is taken out; -1 where there is none."""
    number = words.get(name)
    if not isinstance(number, int):
        return -1
    del words[name]
    return number


def split(words: Words, name: str, parts: list[tuple[str, int]]) -> None:
    """Take an old number apart, lowest part first."""
    number = taken(words, name)
    if number >= 0:
        for part, size in parts:
            words[part] = number % size
            number //= size
