"""Parts of forms: every field has its words, keeps what was typed, and shows in place what is wrong with it."""

import secrets
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rampart.draw import esc
from rampart.server.play.acts import KEY

Form = Mapping[str, list[str]]
Unlike = Mapping[str, str]  # by value: what else may not be chosen with it, as `field=value` words
NOTHING: Final[Unlike] = MappingProxyType({})


def first(form: Form, name: str, default: str = "") -> str:
    """The first value of a field."""
    return (form.get(name) or [default])[0]


def key_field() -> str:
    """A key by which a form that is sent twice is recognized."""
    return f'<input type="hidden" name="key" value="{secrets.token_hex(12)}">'


def key_of(form: Form) -> str:
    """The key of a form, a new one where it has none that is usable."""
    key = first(form, "key")
    return key if KEY.fullmatch(key) else secrets.token_hex(12)


def complaint(id: str, sentence: str) -> str:
    """What is wrong, in one sentence; '' if nothing is."""
    return f'<p class="wrong" id="{id}" role="alert"><b>{esc(sentence)}</b></p>' if sentence else ""


def text_field(
    name: str, label: str, value: str, longest: int, hint: str = "", wrong: str = "", required: bool = False
) -> str:
    """A line of text with its label; a longer text can be typed, so that the site can say what is wrong with it."""
    notes = [f"{name}-hint"] * bool(hint) + [f"{name}-wrong"] * bool(wrong)
    described = f' aria-describedby="{" ".join(notes)}"' if notes else ""
    invalid = ' aria-invalid="true"' if wrong else ""
    needed = " required" if required else ""
    return (
        f'<div class="field"><label for="{name}">{esc(label)}</label>'
        f'<input id="{name}" name="{name}" value="{esc(value)}" maxlength="{longest}" autocomplete="off"'
        f"{needed}{described}{invalid}>"
        f"{complaint(f'{name}-wrong', wrong)}{hint_line(name, hint)}</div>"
    )


def hint_line(name: str, hint: str) -> str:
    """A word of help below a field."""
    return f'<p class="hint" id="{name}-hint">{esc(hint)}</p>' if hint else ""


def wary(unlike: Unlike, value: str) -> str:
    """What a value does not go with, for the script that offers only what goes together."""
    return f' data-not="{esc(unlike[value])}"' if value in unlike else ""


def options_of(values: Iterable[tuple[str, str]], chosen: str, unlike: Unlike = NOTHING) -> str:
    return "".join(
        f'<option value="{esc(value)}"{" selected" if value == chosen else ""}{wary(unlike, value)}>'
        f"{esc(words)}</option>"
        for value, words in values
    )


def select(
    name: str,
    label: str,
    values: Iterable[tuple[str, str]],
    chosen: str,
    cls: str = "",
    hint: str = "",
    unlike: Unlike = NOTHING,
) -> str:
    """A choice from a list, with an id of its own for its label."""
    described = f' aria-describedby="{name}-hint"' if hint else ""
    return (
        f'<div class="field {cls}"><label for="{name}">{esc(label)}</label>'
        f'<select id="{name}" name="{name}"{described}>{options_of(values, chosen, unlike)}</select>'
        f"{hint_line(name, hint)}</div>"
    )


def radios(
    name: str,
    label: str,
    values: Iterable[tuple[str, str]],
    chosen: str,
    hint: str = "",
    cls: str = "",
    unlike: Unlike = NOTHING,
) -> str:
    """A choice of few values, all in sight."""
    choices = "".join(
        f'<label><input type="radio" name="{name}" value="{esc(value)}"{" checked" if value == chosen else ""}'
        f"{wary(unlike, value)}>"
        f"<span>{esc(words)}</span></label>"
        for value, words in values
    )
    described = f' aria-describedby="{name}-hint"' if hint else ""
    return (
        f'<fieldset class="field {cls}"{described}><legend>{esc(label)}</legend><div class="seg">{choices}</div>'
        f"{hint_line(name, hint)}</fieldset>"
    )


def switch(name: str, label: str, on: bool, hint: str = "", required: bool = False) -> str:
    described = f' aria-describedby="{name}-hint"' if hint else ""
    return (
        f'<div class="field"><label class="switch"><input type="checkbox" name="{name}" value="1"'
        f"{' checked' if on else ''}{' required' if required else ''}{described}>"
        f"<span>{esc(label)}</span></label>{hint_line(name, hint)}</div>"
    )
