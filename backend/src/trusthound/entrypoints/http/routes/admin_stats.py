"""The operators' dashboard: how the installation stands, and its days in numbers."""

from time import monotonic
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.requests import Request

from trusthound.entrypoints.http.asked_operating import AskedOperating
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.page_views import PageViews
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.admin_stats import (
    AdminSeriesAnswer,
    AdminStatsAnswer,
    admin_series_answer,
    admin_stats_answer,
)
from trusthound.entrypoints.http.traffic_window import TrafficWindow

_PROBLEMS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")

router = APIRouter(prefix="/api/admin", tags=["operators"], dependencies=[open_to(Access.OPERATOR)])


@router.get("/stats", summary="How the installation stands", responses=documented(*_PROBLEMS))
async def admin_stats(operating: AskedOperating, request: Request) -> AdminStatsAnswer:
    """Each number is measured, or null. For operators."""
    traffic: TrafficWindow = request.app.state.traffic
    views: PageViews = request.app.state.page_views
    await views.write()
    return admin_stats_answer(await operating.stats(traffic.seen(monotonic())))


@router.get(
    "/series",
    summary="Page views, verifications and sign-ups by day",
    responses=documented("invalid_input", *_PROBLEMS),
)
async def admin_series(
    operating: AskedOperating,
    days: Annotated[
        Literal["30", "90"], Query(description="How many days, today included.")
    ] = "30",
) -> AdminSeriesAnswer:
    """Days are those of UTC. For operators."""
    return admin_series_answer(await operating.series(int(days)))
