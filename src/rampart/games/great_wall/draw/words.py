"""Words: the drawing's texts in the reader's language."""

from rampart.text import Speaker, speaker

Words = Speaker


def words(lang: str) -> Words:
    """The one who says the messages of this game in a language."""
    return speaker("great_wall", lang)
