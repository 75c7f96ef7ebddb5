"""An app whose routes are known in; the same with what stands before them out."""

from urllib.parse import urlsplit

from fastapi import FastAPI
from fastapi.middleware.asyncexitstack import AsyncExitStackMiddleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.types import ASGIApp

from trusthound.entrypoints.http.bodies import JsonBodies
from trusthound.entrypoints.http.idempotency import Idempotency
from trusthound.entrypoints.http.limits import RequestLimits, host_of
from trusthound.entrypoints.http.rate import RateLimits
from trusthound.entrypoints.http.request_log import RequestLog
from trusthound.wiring.settings import Settings


def before_routes(app: FastAPI, settings: Settings) -> ASGIApp:
    """The routes and what stands before them, from the inside out: the last one is asked first.

    The framework's own outermost layers are left out, as every request pays for them: what they
    would catch, count or cut off the request log and the bodies' limits do already.
    """
    proxies = app.state.proxies
    public_host = host_of(urlsplit(settings.public_url).netloc)
    hosts = [*settings.allowed_hosts, *settings.enterprise_hosts, public_host]
    within: ASGIApp = AsyncExitStackMiddleware(app.router)
    within = ExceptionMiddleware(within, handlers=app.exception_handlers)
    within = JsonBodies(Idempotency(within))
    within = RateLimits(
        within,
        requests_a_minute=settings.requests_a_minute,
        verifications_a_minute=settings.verifications_a_minute,
        files_a_minute=settings.files_a_minute,
        uploads_a_minute=settings.uploads_a_minute,
        matches_a_minute=settings.matches_a_minute,
        searches_a_minute=settings.searches_a_minute,
        feedback_a_minute=settings.feedback_a_minute,
        proxies=proxies,
    )
    within = RequestLimits(within, hosts=hosts)
    return RequestLog(within, proxies=proxies, traffic=app.state.traffic)
