"""Answers in JSON, and what is asked in JSON or by a form."""

import json
from typing import Any
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import Response

from rampart.server.basics.refusals import Refused


def json_response(content: dict[str, Any], status: int = 200) -> Response:
    """A JSON answer; whatever characters people have sent, it can be encoded."""
    text = json.dumps(content, separators=(",", ":"))
    return Response(text, status, media_type="application/json")


def refusal(refused: Refused, lang: str, **more: Any) -> Response:
    """The answer to something that is refused."""
    content: dict[str, Any] = {"error": refused.sentence(lang), "code": refused.code}
    if refused.more(lang):
        content["detail"] = refused.more(lang)
    response = json_response({**content, **more}, refused.status)
    response.headers.update(when_to_come_again(refused))
    return response


def when_to_come_again(refused: Refused) -> dict[str, str]:
    """The header that says how many seconds to wait, where waiting helps."""
    wait = refused.args_of_text.get("wait", 0)
    return {"retry-after": str(wait)} if wait else {}


def wants_json(request: Request) -> bool:
    """Was the request sent by a script, which wants JSON back, or by a form?"""
    return request.headers.get("content-type", "").partition(";")[0].strip() == "application/json"


async def json_body(request: Request) -> dict[str, Any]:
    if not wants_json(request):
        raise Refused("wrong_type")
    try:
        content = json.loads(await request.body(), parse_constant=refuse_constant)
    except (ValueError, RecursionError):
        raise Refused("bad_json") from None
    if not isinstance(content, dict):
        raise Refused("bad_json")
    return content


def refuse_constant(name: str) -> float:
    """NaN and infinities are no JSON."""
    raise ValueError(name)


async def form_body(request: Request) -> dict[str, list[str]]:
    """The fields of a form that was sent."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise Refused("wrong_type")
    try:
        return parse_qs((await request.body()).decode(), keep_blank_values=True, max_num_fields=200)
    except ValueError:
        raise Refused("bad_request") from None
