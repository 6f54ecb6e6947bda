"""Help at a table: where it is allowed, and how a table is asked for it."""

from typing import Any

from rampart.server.basics.model import EntryKind
from rampart.server.basics.refusals import Refused
from rampart.server.play.consent import allowing_hints
from rampart.server.tables.changes import Deed
from rampart.server.tables.room import Room


def must_be_unrated(room: Room) -> None:
    """In a rated game there is no help."""
    if room.table.terms.rated:
        raise Refused("rated_help")


def asking_for_hints(room: Room, asked: dict[str, Any], key: str, person_id: str) -> Deed:
    """The deed by which someone asks the table for hints; where there is no one to ask they are allowed."""
    must_be_unrated(room)
    if asked["waiting"] or asked["absent"]:
        return Deed(EntryKind.ASK, key, asked["seat"], person_id, asked)
    return allowing_hints(key, asked["seat"], person_id)
