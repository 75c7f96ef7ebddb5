"""Whether a result was right, by the word of those who got it."""

import re
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter
from starlette.exceptions import HTTPException

from trusthound.domain.assessment.feedback import Actual, Word
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.feedback import FeedbackAnswer, GiveFeedback

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_PROBLEMS = ("not_found", "rate_limited", "database_unavailable")
_BODY_PROBLEMS = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

router = APIRouter(
    prefix="/api/verifications/{verification_id}/feedback",
    tags=["verifications"],
    dependencies=[open_to(Access.ANYONE)],
)
AskedCaller = Annotated[Caller, open_to(Access.ANYONE)]


@router.put(
    "", summary="Say whether a result was right", responses=documented(*_PROBLEMS, *_BODY_PROBLEMS)
)
async def give_feedback(
    verification_id: str, asked: GiveFeedback, services: AskedServices, caller: AskedCaller
) -> FeedbackAnswer:
    """Whoever knows the id may say so, once for each caller; the latest word counts.

    It is kept with the result, for as long as that is, and never changes it.
    """
    _check(verification_id)
    actual = None if asked.actual is None else Actual(asked.actual)
    word = Word(asked.right, actual, asked.note)
    said = await services.community.give_feedback(verification_id, word, caller_key=caller.key)
    return FeedbackAnswer(
        right=said.word.right,
        actual=said.word.actual,
        note=said.word.note,
        said_at=said.said_at,
    )


@router.delete(
    "",
    summary="Take back what one said of a result",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_PROBLEMS),
)
async def withdraw_feedback(
    verification_id: str, services: AskedServices, caller: AskedCaller
) -> None:
    """The caller's own word is deleted; where there is none, nothing happens."""
    _check(verification_id)
    await services.community.withdraw_feedback(verification_id, caller_key=caller.key)


def _check(verification_id: str) -> None:
    if not _ID.fullmatch(verification_id):
        raise HTTPException(HTTPStatus.NOT_FOUND)
