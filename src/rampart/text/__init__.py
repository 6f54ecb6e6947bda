"""Texts: what a table says, in the language of each reader.

>>> from rampart.text import speaker, t
>>> t("cs", "seat-0")
'Červená'
>>> speaker("dragon", "de")("option-pass")
'Passen'
"""

from rampart.text.catalog import HIDDEN, LANGUAGES, MissingText, Speaker, add_texts, has_texts, speaker, t
from rampart.text.seats import seat_names, table_names

__all__ = [
    "HIDDEN",
    "LANGUAGES",
    "MissingText",
    "Speaker",
    "add_texts",
    "has_texts",
    "seat_names",
    "speaker",
    "t",
    "table_names",
]
