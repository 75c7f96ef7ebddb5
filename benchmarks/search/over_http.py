"""A database in, a way to ask the whole app a query as a seeker out; without a network."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import httpx2
import structlog

from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import sessions, users
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import new_user
from trusthound.domain.search.query import Query
from trusthound.entrypoints.http.app import create_app
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

PLENTY = 10_000_000


@asynccontextmanager
async def calling(
    database_url: str, folder: Path
) -> AsyncIterator[Callable[[Query], Awaitable[None]]]:
    """Raises httpx2.HTTPStatusError for an answer that is none."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    settings = Settings(
        DATABASE_URL=database_url, data_folder=folder, lookups=False,
        requests_a_minute=PLENTY, searches_a_minute=PLENTY,
    )  # fmt: skip
    async with open_services(settings) as services:
        transport = httpx2.ASGITransport(app=create_app(services, settings))
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
            headers = await _seeker(services)

            async def call(query: Query) -> None:
                answer = await client.post(
                    "/api/premium/job-search", headers=headers, json=_body(query)
                )
                answer.raise_for_status()

            yield call


async def _seeker(services: Services) -> dict[str, str]:
    """The headers of a new one with Premium, signed in."""
    now, token = utc_now(), new_token()
    user = new_user(new_id(), f"{new_id()}@seekers.example", "Ann Lee", now)
    session = begun(new_id(), Origin("192.0.2.1", "r"), remembered=False, now=now)
    async with services.database.connection() as connection:
        paying = replace(user, premium_until=now + timedelta(days=1))
        await users.add(connection, paying, "$argon2id$never")
        await sessions.add(connection, session, user_id=user.id, digest=token.digest)
    return {"Authorization": f"Bearer {token.text}"}


def _body(query: Query) -> dict[str, object]:
    return {
        "query": query.words,
        "location": query.location,
        "minSalary": query.min_salary,
        "postedWithin": query.posted_within.value,
        "remoteOnly": query.remote_only,
        "hideScams": query.hide_scams,
        "minTrust": query.min_trust,
        "sort": query.sort.value,
    }
