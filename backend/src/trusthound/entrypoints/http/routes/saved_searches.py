"""Searches that a seeker keeps: listed with what is new to each, saved, changed, deleted."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.alerts import (
    Resubscribe,
    SavedSearchAnswer,
    SavedSearchesAnswer,
    SaveSearch,
    mails_answer,
    saved_search_answer,
    wish_of,
)

PATH = "/api/premium/searches"
_ALWAYS = ("sign_in_required", "premium_required", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedSeeker = Annotated[Caller, open_to(Access.PREMIUM)]
router = APIRouter(tags=["alerts"])


@router.get(PATH, summary="List saved searches", responses=documented(*_ALWAYS))
async def list_searches(services: AskedServices, caller: AskedSeeker) -> SavedSearchesAnswer:
    """The newest first, each with how much is new to it; and whether mails arrive."""
    searches, standing = await services.alerts.searches(caller.user)
    return SavedSearchesAnswer(
        searches=[saved_search_answer(each) for each in searches], mails=mails_answer(standing)
    )


@router.post(
    PATH,
    summary="Save a search",
    status_code=HTTPStatus.CREATED,
    responses=documented(*_BODY, "too_many_searches", *_ALWAYS),
)
async def save_search(
    asked: SaveSearch, services: AskedServices, caller: AskedSeeker
) -> SavedSearchAnswer:
    """What it finds now is not new to it. At most fifty of a user."""
    return saved_search_answer(await services.alerts.save(caller.user, wish_of(asked)))


@router.put(
    f"{PATH}/{{search_id}}",
    summary="Change a saved search",
    responses=documented(*_BODY, "not_found", *_ALWAYS),
)
async def change_search(
    search_id: str, asked: SaveSearch, services: AskedServices, caller: AskedSeeker
) -> SavedSearchAnswer:
    """One that looks for something else begins anew; no opening is mailed twice."""
    return saved_search_answer(await services.alerts.change(caller.user, search_id, wish_of(asked)))


@router.post(
    f"{PATH}/{{search_id}}/seen",
    summary="Say that a saved search was looked at",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def see_search(search_id: str, services: AskedServices, caller: AskedSeeker) -> None:
    """Nothing is new to it then. Mails are not changed by it."""
    await services.alerts.see(caller.user, search_id)


@router.delete(
    f"{PATH}/{{search_id}}",
    summary="Delete a saved search",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def delete_search(search_id: str, services: AskedServices, caller: AskedSeeker) -> None:
    """It can be restored for ten minutes; then it is gone for good."""
    await services.alerts.delete(caller.user, search_id)


@router.post(
    f"{PATH}/{{search_id}}/restore",
    summary="Take back the deletion of a saved search",
    responses=documented("not_found", "too_many_searches", *_ALWAYS),
)
async def restore_search(
    search_id: str, services: AskedServices, caller: AskedSeeker
) -> SavedSearchAnswer:
    """Within ten minutes."""
    return saved_search_answer(await services.alerts.restore(caller.user, search_id))


@router.post(
    "/api/premium/alerts/mails",
    summary="Have mails sent again that were stopped",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_BODY, *_ALWAYS),
)
async def resubscribe(asked: Resubscribe, services: AskedServices, caller: AskedSeeker) -> None:
    """To the address of the account."""
    await services.alerts.resubscribe(caller.user, asked.topic)


@router.post(
    "/api/premium/alerts/rest/seen",
    summary="Say that the rest of the alerts was read of",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_ALWAYS),
)
async def forget_rest(services: AskedServices, caller: AskedSeeker) -> None:
    """It is told no more."""
    await services.alerts.forget_rest(caller.user)
