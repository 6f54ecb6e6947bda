"""What the site refuses: a code, a status, and one sentence in the reader's language."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from rampart.text import LANGUAGES

STATUS: Final = {
    "bad_json": 400, "bad_request": 400, "bad_field": 400, "no_session": 401, "not_your_seat": 403, "not_seated": 403,
    "only_host": 403, "cross_site": 403, "still_hidden": 403, "no_table": 404, "not_found": 404, "no_method": 405,
    "stale": 409, "key_taken": 409, "not_open": 409, "not_playing": 409, "not_over": 409, "seat_taken": 409,
    "not_full": 409, "nothing_to_undo": 409, "needs_consent": 409, "request_open": 409, "no_request": 409,
    "already_answered": 409, "already_agreed": 409, "nothing_to_retract": 409, "seat_is_a_bot": 409,
    "rated_help": 409, "hints_need_consent": 409,
    "seat_is_yours": 409, "already_rematched": 409, "rated": 409, "bots_alone": 409, "paused": 409,
    "too_large": 413, "wrong_type": 415, "wrong_host": 421, "not_an_option": 422, "bad_options": 422, "bad_name": 422,
    "bad_text": 422, "no_bot": 422, "no_game": 422, "no_seat": 422, "bad_record": 422, "too_many": 429, "busy": 429,
    "broken": 500, "closing": 503, "disk_full": 503, "storage_busy": 503, "storage_damaged": 503, "storage_lost": 503,
    "bad_login": 403, "wrong_password": 403, "no_account": 403, "banned": 403, "bad_link": 404,
    "has_account": 409, "bad_passkey": 403,
    "name_taken": 409, "mixed_name": 422, "short_password": 422, "weak_password": 422, "bad_email": 422,
    "bad_dates": 422, "no_days": 409, "no_person": 404, "not_yourself": 422, "not_allowed": 403, "not_welcome": 403,
    "not_your_rating": 403,
    "no_plans": 409, "bad_token": 401, "no_scope": 403,
    "no_bots": 409, "too_few": 409, "delayed": 403, "not_rateable": 409, "not_given": 422, "has_played": 409,
}  # fmt: skip


Reason = Callable[[str], str]  # from a language to a sentence


class Refused(Exception):
    """Something was asked for that is not possible; nothing has changed."""

    def __init__(self, code: str, detail: str = "", reason: Reason | None = None, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.detail = detail  # a sentence of the rules' own, in English
        self.reason = reason  # says the same to a reader
        self.args_of_text = args

    def more(self, lang: str) -> str:
        """The reason in words, '' where there is nothing more to say."""
        return self.reason(lang) if self.reason is not None else ""

    def sentence(self, lang: str) -> str:
        bundle = catalog(lang if lang in LANGUAGES else LANGUAGES[0])
        message = bundle.get_message(self.code.replace("_", "-"))
        assert message.value is not None
        said, _ = bundle.format_pattern(message.value, self.args_of_text)
        return str(said)


@cache
def catalog(lang: str) -> FluentBundle:
    """The sentences of a language."""
    bundle = FluentBundle([lang], use_isolating=False)
    text = files("rampart.server").joinpath("text", f"refusals.{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
