"""Services and settings in, the whole HTTP door out: limits, routes, pages."""

from functools import cache

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from fastapi.telemetry import TelemetryConfig
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.operating.periods import day_of
from trusthound.entrypoints.http.address import read_proxies
from trusthound.entrypoints.http.before_routes import before_routes
from trusthound.entrypoints.http.caller import Access, open_to, undeclared
from trusthound.entrypoints.http.openapi import operation_id
from trusthound.entrypoints.http.page_views import PageViews
from trusthound.entrypoints.http.pages import is_page, load_pages, page_response, path_of
from trusthound.entrypoints.http.plain_routes import answer_straight
from trusthound.entrypoints.http.problems import Refused, problem_response
from trusthound.entrypoints.http.rate import HourlyWindows
from trusthound.entrypoints.http.refusals import Refusals
from trusthound.entrypoints.http.routes import (
    account,
    admin_customers,
    admin_people,
    admin_stats,
    admin_work,
    allowance,
    api_keys,
    application_details,
    application_documents,
    application_files,
    application_preparation,
    application_stages,
    audit,
    auth,
    billing,
    brand,
    bulk,
    bulk_results,
    candidate_copies,
    candidate_policy,
    candidate_reports,
    candidates,
    community,
    contact,
    docs,
    examples,
    feedback,
    health,
    invitations,
    job_search,
    match,
    organization_export,
    outbox,
    own_account,
    plans,
    premium_applications,
    premium_boards,
    premium_resumes,
    product_settings,
    progress,
    read_file,
    recovery,
    replies,
    results,
    saved_searches,
    second_factor,
    shared_pages,
    shares,
    signals,
    signed_reports,
    team,
    unsubscribe,
    v1_account,
    v1_reports,
    v1_verifications,
    verifications,
    verify_candidate,
    watches,
    webhooks,
)
from trusthound.entrypoints.http.session_token import SessionCookie
from trusthound.entrypoints.http.signposts import Signposts
from trusthound.entrypoints.http.traffic_window import TrafficWindow
from trusthound.entrypoints.http.validation import refusal_of
from trusthound.entrypoints.http.visitor import give_device
from trusthound.wiring.clock import utc_now
from trusthound.wiring.operating import Operating
from trusthound.wiring.services import Services
from trusthound.wiring.settings import Settings

# What is told of requests is in the log and the figures; nobody else learns of them.
_NO_TELEMETRY: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False}


def create_app(services: Services, settings: Settings) -> FastAPI:
    """The app that the server runs. Raises SetupProblem for a setting that makes no sense."""
    app = describe_app()
    app.router.routes.insert(0, Signposts(app.routes))
    app.state.services = services
    app.state.proxies = read_proxies(settings.trusted_proxies)
    app.state.cookie = SessionCookie(secure=not settings.plain_http)
    app.state.public_url = settings.public_url
    app.state.key_windows = HourlyWindows()
    app.state.refusals = Refusals(services.organizations)
    app.state.pages = load_pages(settings.pages_folder, settings.enterprise_hosts)
    app.state.traffic = TrafficWindow()
    app.state.operating = Operating(settings, services.database, services.organizations)
    app.state.page_views = PageViews(app.state.operating.count_page_views)
    app.middleware_stack = before_routes(app, settings)
    return app


def describe_app() -> FastAPI:
    """The routes and what they answer to errors; enough to describe the API, not to serve it."""
    app = FastAPI(openapi_url=None, redirect_slashes=False, telemetry=_NO_TELEMETRY)
    app.router.routes.extend(_routes())
    for kind in (TrustHoundError, Refused, HTTPException):
        app.add_exception_handler(kind, _answer_problem)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    return app


@cache
def _routes() -> tuple[BaseRoute, ...]:
    """Those of all routers as they are: included, the framework would make each anew."""
    routes: list[BaseRoute] = []
    for each in (
        auth,
        own_account,
        billing,
        second_factor,
        account,
        contact,
        outbox,
        unsubscribe,
        verifications,
        allowance,
        feedback,
        community,
        examples,
        signals,
        plans,
        audit,
        team,
        invitations,
        api_keys,
        verify_candidate,
        candidates,
        candidate_reports,
        candidate_policy,
        brand,
        organization_export,
        candidate_copies,
        webhooks,
        bulk_results,
        bulk,
        v1_verifications,
        v1_reports,
        v1_account,
        premium_resumes,
        application_files,
        application_preparation,
        application_stages,
        progress,
        premium_applications,
        application_details,
        application_documents,
        premium_boards,
        match,
        job_search,
        saved_searches,
        watches,
        product_settings,
        read_file,
        admin_stats,
        admin_customers,
        admin_people,
        admin_work,
        health,
        docs,
        recovery,
        replies,
        results,
        signed_reports,
        shares,
        shared_pages,
    ):
        routes.extend(each.router.routes)
    routes.extend(_pages.routes)
    for route in routes:
        if isinstance(route, APIRoute):
            route.unique_id = operation_id(route)
            answer_straight(route)
    if open_by_mistake := undeclared(routes):
        raise RuntimeError(f"these routes do not say who may call them: {open_by_mistake}")
    return tuple(routes)


async def _answer_problem(request: Request, error: Exception) -> Response:
    return problem_response(error, request.scope)


async def _answer_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - registered for no other
    return problem_response(refusal_of(error), request.scope)


class _PagePath(Convertor[str]):
    """Every address that is not the API's, the empty one included."""

    regex = r"(?!api(?:/|$))(?s:.*)"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())
_pages = APIRouter(include_in_schema=False, dependencies=[open_to(Access.PUBLIC)])


@_pages.api_route("/{path:page}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the pages, or the pages' own router."""
    pages = request.app.state.pages
    response = page_response(pages, f"/{path}", request.headers)
    if is_page(pages, f"/{path}"):
        give_device(request, response, request.app.state.services.keys)
    if opened := path_of(pages, f"/{path}"):
        request.app.state.page_views.note(request, opened, day_of(utc_now()))
    return response
