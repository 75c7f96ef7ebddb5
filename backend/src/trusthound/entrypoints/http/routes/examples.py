"""The recorded pages that anyone may try."""

from typing import Literal, cast

from fastapi import APIRouter

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.catalogue import ExampleAnswer, ExamplesAnswer

router = APIRouter(prefix="/api", tags=["catalogue"], dependencies=[open_to(Access.PUBLIC)])


@router.get("/examples", summary="List the examples", responses=documented("rate_limited"))
async def list_examples(services: AskedServices) -> ExamplesAnswer:
    """Each address can be verified like any other; it answers from our recording."""
    return ExamplesAnswer(
        examples=[
            ExampleAnswer(
                url=each.url,
                title=each.title,
                company=each.company,
                place=each.place,
                pay=each.pay,
                kind=cast('Literal["legitimate", "small_remote", "scam"]', each.kind),
            )
            for each in services.examples()
        ]
    )
