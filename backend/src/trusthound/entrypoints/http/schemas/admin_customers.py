"""Demo requests, and what an operator makes of them, over the wire."""

from datetime import datetime

from pydantic import Field

from trusthound.adapters.storage.demo_requests import ListedRequest
from trusthound.domain.access.organization import Organization, Tier
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.list_demo_requests import RequestsPage


class WelcomeEmployer(Asked):
    """What they have bought."""

    tier: Tier = Field(strict=False)


class DemoRequestAnswer(Answer):
    """A request with the answers of its form; `phone` and `message` may be empty."""

    id: str
    ticket: str
    made_at: datetime
    first_name: str
    last_name: str
    email: str
    phone: str
    company: str
    job_title: str
    team_size: str
    estimated_volume: str
    timeline: str
    message: str
    has_priority: bool
    tier: Tier | None = Field(description="Of the organisation that was made of it; null: none.")


class DemoRequestsAnswer(Answer):
    """The newest first."""

    requests: tuple[DemoRequestAnswer, ...]
    next_cursor: str | None = Field(description="Ask with it for older ones; null: none.")


class WelcomedAnswer(Answer):
    """The organisation, and who is invited as its first admin; the link goes by mail alone."""

    organization_id: str
    name: str
    tier: Tier
    invited: str


def demo_requests_answer(page: RequestsPage) -> DemoRequestsAnswer:
    return DemoRequestsAnswer(
        requests=tuple(_request(each) for each in page.requests), next_cursor=page.cursor or None
    )


def welcomed_answer(made: Organization, email: str) -> WelcomedAnswer:
    return WelcomedAnswer(organization_id=made.id, name=made.name, tier=made.tier, invited=email)


def _request(found: ListedRequest) -> DemoRequestAnswer:
    return DemoRequestAnswer(
        id=found.id,
        ticket=found.ticket,
        made_at=found.made_at,
        first_name=found.first_name,
        last_name=found.last_name,
        email=found.email,
        phone=found.phone,
        company=found.company,
        job_title=found.job_title,
        team_size=found.team_size,
        estimated_volume=found.volume,
        timeline=found.timeline,
        message=found.message,
        has_priority=found.has_priority,
        tier=None if found.tier is None else Tier(found.tier),
    )
