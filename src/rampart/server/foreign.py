"""What strangers send, looked at in a worker: a record is played again and drawn, and becomes a table or a fault.

What comes back has been played and drawn once within the worker's bounds, so that the site can do it too.
"""

from typing import Any, Final, NamedTuple

import rampart
from rampart.kernel.errors import RampartError
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.pages.replay import Moment, replay_fragments
from rampart.server.storage.store import Stored
from rampart.server.tables.archive import room_from, stored_of
from rampart.server.tables.room import Room
from rampart.text import LANGUAGES

LONGEST_NAME: Final = 64
LONGEST_SENTENCE: Final = 300  # letters of what the rules say about a record


class Fault(NamedTuple):
    """What is wrong with a record, in the rules' own words."""

    sentence: str
    code: str = ""  # the kind of fault
    broke: bool = False  # the rules have no words for it: they failed
    path: str = ""  # the place of the fault in the record


def opened(record: dict[str, Any], host: str) -> Stored | Fault:
    """The table that a record becomes; a position has no choices, and is shown as it stands."""
    if "choices" not in record and "start" not in record:
        return of_position(record, host)
    try:
        room = room_from(record, host)
        look_at(room)
    except RampartError as e:
        path = e.about.get("path", "")[:LONGEST_SENTENCE]
        return Fault(str(e)[:LONGEST_SENTENCE], code=e.code, path=path)
    except MemoryError:
        raise
    except Exception as e:  # no one knows what the rules run into where a stranger has put the pieces
        return Fault(f"{type(e).__name__}: {e}"[:LONGEST_SENTENCE], broke=True)
    return stored_of(room)


def of_position(document: dict[str, Any], host: str) -> Stored | Fault:
    """The table that shows a position."""
    try:
        record = rampart.game(str(document.get("game"))[:LONGEST_NAME]).load(document).record()
    except RampartError as e:
        return Fault(str(e)[:LONGEST_SENTENCE], code=e.code, path=e.about.get("path", "")[:LONGEST_SENTENCE])
    except MemoryError:
        raise
    except Exception as e:
        return Fault(f"{type(e).__name__}: {e}"[:LONGEST_SENTENCE], broke=True)
    return opened(record, host)


def look_at(room: Room) -> None:
    """Draw the beginning and the end, as the pages of the table will: what cannot be shown is not taken."""
    assert room.position is not None
    sight = Sight(room, None, LANGUAGES[0])
    for choice in (0, len(room.position.line)):
        replay_fragments(Moment(sight, choice))
    table_fragments(room, None, LANGUAGES[0])
