"""Links under which the owner of a result shows it to others, and what is read under them."""

import asyncio
import re
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Depends

from trusthound.domain.sharing.share import Visibility, no_such_share
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.share import (
    ShareAnswer,
    SharedResultAnswer,
    ShareResult,
    SharesAnswer,
)
from trusthound.entrypoints.http.schemas.share_answer import share_answer, shared_answer

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_OPEN = ("not_found", "rate_limited", "database_unavailable")
_ALWAYS = ("sign_in_required", *_OPEN)
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_OF_RESULT = "/api/verifications/{verification_id}/shares"


def _checked(name: str) -> str:
    if not _ID.fullmatch(name):
        raise no_such_share()
    return name


async def _result(verification_id: str) -> str:
    return _checked(verification_id)


async def _share(share_id: str) -> str:
    return _checked(share_id)


AskedResult = Annotated[str, Depends(_result)]
AskedShare = Annotated[str, Depends(_share)]
AskedUser = Annotated[Caller, open_to(Access.USER)]
router = APIRouter(tags=["verifications"])


@router.get(_OF_RESULT, summary="List the links to a result", responses=documented(*_ALWAYS))
async def list_shares(
    caller: AskedUser, verification_id: AskedResult, services: AskedServices
) -> SharesAnswer:
    """The caller's own, to a result of their own past checks."""
    found = await services.results.shares.of(verification_id, user_id=caller.user.user.id)
    return SharesAnswer(shares=[share_answer(each) for each in found])


@router.post(
    _OF_RESULT,
    summary="Make a link to a result",
    status_code=HTTPStatus.CREATED,
    responses=documented(*_BODY, *_ALWAYS),
)
async def share_result(
    caller: AskedUser, verification_id: AskedResult, asked: ShareResult, services: AskedServices
) -> ShareAnswer:
    """Of one's own past checks, for 90 days at most; 20 links at a time."""
    made = await services.results.shares.make(
        verification_id,
        Visibility(asked.visibility),
        days=asked.days,
        user_id=caller.user.user.id,
    )
    return share_answer(made)


@router.delete(
    f"{_OF_RESULT}/{{share_id}}",
    summary="End a link to a result",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_ALWAYS),
)
async def end_share(
    caller: AskedUser, verification_id: AskedResult, share_id: AskedShare, services: AskedServices
) -> None:
    """From now on it is not found."""
    await services.results.shares.end(share_id, verification_id, user_id=caller.user.user.id)


@router.get(
    "/api/shared/{share_id}",
    summary="Read a result that is shared",
    dependencies=[open_to(Access.PUBLIC)],
    responses=documented(*_OPEN),
)
async def read_shared(share_id: AskedShare, services: AskedServices) -> SharedResultAnswer:
    """Whoever has the link, until it ends. Persons' names, phones and mails are left out; what
    never was, has ended or is private is not found alike.
    """
    shares = services.results.shares
    share, judged = await shares.open(share_id)
    replies = await shares.replies(judged)
    # A long text has many names to leave out; everybody else is answered meanwhile.
    return await asyncio.to_thread(shared_answer, share, judged, shares.person_names(), replies)
