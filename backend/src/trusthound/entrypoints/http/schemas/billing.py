"""A user's plan, as it goes over the wire."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.access.plan import Plan
from trusthound.domain.access.standing import PlanStatus
from trusthound.entrypoints.http.schemas.wire import Answer, Asked


class StartCheckout(Asked):
    """What somebody says who wants to pay."""

    accepted_terms: bool = Field(
        description="Whether the sentence of `terms` and the terms of use are agreed to."
    )


class ReceiptAnswer(Answer):
    """One payment."""

    id: str
    number: str
    paid_at: datetime
    cents: int
    amount: str = Field(description='In words, such as "$9.00".')
    refunded_cents: int
    period_start: datetime
    period_end: datetime
    url: str | None = Field(description="A page with the receipt, at the payment service.")


class TermsAnswer(Answer):
    """What is agreed to by paying."""

    version: str
    sentence: str


class BillingAnswer(Answer):
    """The plan, where it comes from and how it goes on; null is what does not come."""

    plan: Plan
    status: PlanStatus
    trial_used: bool
    trial_ends_at: datetime | None
    renews_at: datetime | None
    ends_at: datetime | None = Field(description="When a cancelled subscription ends.")
    cancel_at_period_end: bool
    refundable_until: datetime | None = Field(
        description="Until when the last payment can be given back."
    )
    test_mode: bool = Field(description="Whether no money moves here.")
    payments: Literal["on", "test", "off"]
    terms: TermsAnswer
    receipts: list[ReceiptAnswer] = Field(description="The newest first, at most a hundred.")


class GoToAnswer(Answer):
    """A page of the payment service to go to."""

    url: str


class TakenAnswer(Answer):
    """A message was heeded, or needs no heed."""

    received: Literal[True] = True
