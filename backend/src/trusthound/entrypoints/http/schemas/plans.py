"""The catalogue of plans, as it goes over the wire."""

from typing import Literal

from pydantic import Field

from trusthound.entrypoints.http.schemas.wire import Answer


class FeatureAnswer(Answer):
    """One thing that an offer holds."""

    id: str
    sentence: str
    available: bool = Field(description="Whether it can be used today; else it is being built.")


class LimitsAnswer(Answer):
    """How much an offer allows; null is no limit."""

    daily_verifications: int | None
    monthly_verifications: int | None
    seats: int | None = Field(description="People who may use it; open invitations count.")
    grace_percent: int = Field(
        description="How much more than a month includes is done before verifications stop."
    )


class ButtonAnswer(Answer):
    """What the offer's button says, and the page of ours that it leads to."""

    label: str
    leads_to: str


class OfferAnswer(Answer):
    """A plan or an organisation's tier."""

    id: Literal["free", "premium", "starter", "professional", "enterprise"]
    name: str
    summary: str
    monthly_cents: int | None = Field(description="null: on request.")
    price: str = Field(description='The price in words, such as "$9"; "Custom" on request.')
    currency: Literal["usd"]
    features: list[FeatureAnswer]
    limits: LimitsAnswer
    trial_days: int = Field(description="0: there is no trial.")
    refund_days: int = Field(description="0: no refund by button.")
    daily_verifications: int | None = Field(description="null: no daily limit.")
    button: ButtonAnswer


class PlansAnswer(Answer):
    """Everything that can be bought, in the order in which it is shown."""

    plans: list[OfferAnswer] = Field(description="For job seekers.")
    tiers: list[OfferAnswer] = Field(description="For employers.")
    payments: Literal["on", "test", "off"] = Field(
        description=(
            "`test`: no money moves, and the pages say so. `off`: nothing can be bought here; "
            "the trial works."
        )
    )
