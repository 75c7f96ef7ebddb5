"""What a stored result rests on, what stands beside it, and a new look at the same posting."""

import asyncio
import re
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.exceptions import HTTPException
from starlette.responses import Response

from trusthound.domain.common.errors import Overloaded, ReadingProblem
from trusthound.domain.posting.correction import Stated
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.answer import answer_of
from trusthound.entrypoints.http.schemas.background import BackgroundAnswer
from trusthound.entrypoints.http.schemas.background_answer import background_answer
from trusthound.entrypoints.http.schemas.requests import CorrectVerification
from trusthound.entrypoints.http.schemas.verification import VerificationAnswer
from trusthound.entrypoints.http.visitor import AskedClaim

# A fetch has its own, shorter limit; this bounds waiting for a place in its queue as well.
VERIFY_SECONDS = 30.0
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_PROBLEMS = ("not_found", "rate_limited", "database_unavailable")


async def _id(verification_id: str) -> str:
    if not _ID.fullmatch(verification_id):
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return verification_id


AskedId = Annotated[str, Depends(_id)]
router = APIRouter(
    prefix="/api/verifications/{verification_id}",
    tags=["verifications"],
    dependencies=[open_to(Access.ANYONE)],
)


@router.get(
    "/background", summary="Read what stands beside a result", responses=documented(*_PROBLEMS)
)
async def read_background(verification_id: AskedId, services: AskedServices) -> BackgroundAnswer:
    """The pay on the percentiles of its occupation and area, and the laws on stating pay.

    Whoever knows the id may read it. No legal advice.
    """
    return background_answer(await services.results.find(verification_id))


@router.get(
    "/dossier",
    summary="Read all that a result rests on",
    responses=documented(*_PROBLEMS),
    response_class=Response,
    openapi_extra={
        "responses": {"200": {"content": {"application/json": {"schema": {"type": "object"}}}}}
    },
)
async def read_dossier(verification_id: AskedId, services: AskedServices) -> Response:
    """The subject as it was read, every fact that was learnt, and the judgement, as they are
    stored. Its form follows the scoring version. Whoever knows the id may read it.
    """
    return Response(
        await services.results.dossier(verification_id),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="dossier-{verification_id}.json"'},
    )


@router.post(
    "/again",
    summary="Check a posting again",
    responses=documented(
        *_PROBLEMS,
        "invalid_url",
        "invalid_input",
        "daily_limit",
        "overloaded",
        *(problem.value for problem in ReadingProblem),
    ),
)
async def check_again(
    verification_id: AskedId, services: AskedServices, claim: AskedClaim
) -> VerificationAnswer:
    """Reads the posting at the result's address anew and judges it; the result stays as it was.

    A look that is less than a minute old is given again. Within a day it counts as a repeat.
    """
    try:
        async with asyncio.timeout(VERIFY_SECONDS):
            return answer_of(await services.results.check_again(verification_id, claim))
    except TimeoutError as error:
        raise Overloaded(
            "Too many postings are being verified right now.", retry_after_seconds=10
        ) from error


@router.post(
    "/corrections",
    summary="Correct what was read wrong",
    responses=documented(
        *_PROBLEMS,
        "invalid_json",
        "body_too_large",
        "unsupported_media_type",
        "invalid_input",
        "too_many_corrections",
        "daily_limit",
    ),
)
async def correct(
    verification_id: AskedId, asked: CorrectVerification, services: AskedServices, claim: AskedClaim
) -> VerificationAnswer:
    """Judges the posting again from what was learnt of it before, with the fields that were sent.

    Nothing is fetched. Both results are kept; the new one names the other, is never given to
    anybody who checks the address, and counts in no figures. Within a day it is a repeat.
    """
    stated = Stated(
        title=asked.title,
        company=asked.company,
        location=asked.location,
        salary=asked.salary,
        posted=asked.posted,
    )
    return answer_of(await services.results.correct(verification_id, stated, claim))
