"""What can be bought: the catalogue that every page of prices renders."""

from typing import Literal, cast

from fastapi import APIRouter

from trusthound.domain.access.plan import CURRENCY, GRACE_PERCENT, PLANS, TIERS, Offer, price_text
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.plans import (
    ButtonAnswer,
    FeatureAnswer,
    LimitsAnswer,
    OfferAnswer,
    PlansAnswer,
)

router = APIRouter(prefix="/api", tags=["billing"], dependencies=[open_to(Access.PUBLIC)])

_Id = Literal["free", "premium", "starter", "professional", "enterprise"]


@router.get("/plans", summary="List the plans", responses=documented("rate_limited"))
async def list_plans(services: AskedServices) -> PlansAnswer:
    """Prices, features and limits, for job seekers and for employers."""
    return PlansAnswer(
        plans=[_offer(each) for each in PLANS],
        tiers=[_offer(each) for each in TIERS],
        payments=services.billing.mode,
    )


def _offer(offer: Offer) -> OfferAnswer:
    return OfferAnswer(
        id=cast(_Id, offer.id),
        name=offer.name,
        summary=offer.summary,
        monthly_cents=offer.monthly_cents,
        price="Custom" if offer.monthly_cents is None else price_text(offer.monthly_cents),
        currency=CURRENCY,
        features=[
            FeatureAnswer(id=each.id, sentence=each.sentence, available=each.available)
            for each in offer.features
        ],
        limits=LimitsAnswer(
            daily_verifications=offer.daily_verifications,
            monthly_verifications=offer.monthly_verifications,
            seats=offer.seats,
            grace_percent=GRACE_PERCENT if offer.monthly_verifications else 0,
        ),
        trial_days=offer.trial_days,
        refund_days=offer.refund_days,
        daily_verifications=offer.daily_verifications,
        button=ButtonAnswer(label=offer.button, leads_to=offer.leads_to),
    )
