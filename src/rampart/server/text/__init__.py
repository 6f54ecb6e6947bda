"""Texts of the site: what its pages say, in the language of each reader."""

from importlib.resources import files

from rampart.text import Speaker, add_texts, speaker

SITE = "site"  # the site's folder is a catalog beside those of the games: `en.ftl` and parts such as `table.en.ftl`

add_texts(SITE, files("rampart.server").joinpath("text"))


def site_speaker(lang: str) -> Speaker:
    """The one who says the messages of the site, and the common ones, in a language."""
    return speaker(SITE, lang)
