"""A user's plan: the trial, paying, stopping, and what the payment service has to say."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter
from starlette.requests import Request

from trusthound.domain.access.plan import CONSENT, TERMS_VERSION, amount_text
from trusthound.domain.access.subscription import Payment
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.billing import (
    BillingAnswer,
    GoToAnswer,
    ReceiptAnswer,
    StartCheckout,
    TakenAnswer,
    TermsAnswer,
)
from trusthound.wiring.services import Services

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")
_PAYING = ("payments_off", "payments_unavailable")

router = APIRouter(prefix="/api/billing", tags=["billing"])
AskedUser = Annotated[Caller, open_to(Access.USER)]


@router.get("", summary="Read your plan", responses=documented(*_ALWAYS))
async def read_billing(services: AskedServices, caller: AskedUser) -> BillingAnswer:
    """The trial, the subscription, what comes next, and the receipts."""
    return await _now(services, caller)


@router.post(
    "/trial",
    summary="Start the free trial",
    status_code=HTTPStatus.CREATED,
    responses=documented("trial_used", "already_premium", *_ALWAYS),
)
async def start_trial(
    services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> BillingAnswer:
    """Seven days of Premium without a card, once an account; it returns to Free by itself."""
    await services.billing.start_trial(caller.user, origin=origin)
    return await _now(services, caller)


@router.post(
    "/checkout",
    summary="Begin to pay",
    responses=documented("already_premium", *_PAYING, *_BODY, *_ALWAYS),
)
async def start_checkout(
    asked: StartCheckout,
    request: Request,
    services: AskedServices,
    caller: AskedUser,
    origin: AskedOrigin,
) -> GoToAnswer:
    """A page to pay on, which leads back to `/account`; the same one while it is open."""
    return GoToAnswer(
        url=await services.billing.start_checkout(
            caller.user, accepted_terms=asked.accepted_terms, host=_host(request), origin=origin
        )
    )


@router.post(
    "/portal",
    summary="Manage cards and invoices",
    responses=documented("no_subscription", *_PAYING, *_ALWAYS),
)
async def open_portal(request: Request, services: AskedServices, caller: AskedUser) -> GoToAnswer:
    """A page of the payment service, which leads back to `/account`."""
    return GoToAnswer(url=await services.billing.open_portal(caller.user, host=_host(request)))


@router.post(
    "/cancel",
    summary="Cancel",
    responses=documented("no_subscription", *_PAYING, *_ALWAYS),
)
async def cancel_subscription(
    services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> BillingAnswer:
    """Nothing more is charged; Premium ends with what was paid for."""
    await services.billing.cancel(caller.user, origin=origin)
    return await _now(services, caller)


@router.post(
    "/resume",
    summary="Take a cancellation back",
    responses=documented("no_subscription", *_PAYING, *_ALWAYS),
)
async def resume_subscription(
    services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> BillingAnswer:
    """As long as the subscription still runs."""
    await services.billing.resume(caller.user, origin=origin)
    return await _now(services, caller)


@router.post(
    "/refund",
    summary="Have the last payment back",
    responses=documented("nothing_to_refund", *_PAYING, *_ALWAYS),
)
async def refund(services: AskedServices, caller: AskedUser, origin: AskedOrigin) -> BillingAnswer:
    """Within 30 days of it; Premium ends at once."""
    await services.billing.refund(caller.user, origin=origin)
    return await _now(services, caller)


@router.post(
    "/webhook",
    summary="Messages of the payment service",
    dependencies=[open_to(Access.SIGNED)],
    responses=documented("signature_refused", *_PAYING, *_BODY, "database_unavailable"),
)
async def take_payment_event(request: Request, services: AskedServices) -> TakenAnswer:
    """Signed as Stripe signs; each message counts once, in whatever order they come."""
    signature = request.headers.get("stripe-signature", "")
    await services.billing.apply_event(await request.body(), signature)
    return TakenAnswer()


def _host(request: Request) -> str:
    """By which of our names we were asked; it picks one of our addresses, and makes none."""
    return request.headers.get("host", "")


async def _now(services: Services, caller: Caller) -> BillingAnswer:
    billing = services.billing
    standing = await billing.read(caller.user)
    return BillingAnswer(
        plan=standing.plan,
        status=standing.status,
        trial_used=standing.trial_used,
        trial_ends_at=standing.trial_ends_at,
        renews_at=standing.renews_at,
        ends_at=standing.ends_at,
        cancel_at_period_end=standing.cancel_at_period_end,
        refundable_until=standing.refundable_until,
        test_mode=billing.mode == "test",
        payments=billing.mode,
        terms=TermsAnswer(version=TERMS_VERSION, sentence=CONSENT),
        receipts=[_receipt(each) for each in standing.payments],
    )


def _receipt(payment: Payment) -> ReceiptAnswer:
    return ReceiptAnswer(
        id=payment.id,
        number=payment.number,
        paid_at=payment.paid_at,
        cents=payment.cents,
        amount=amount_text(payment.cents),
        refunded_cents=payment.refunded_cents,
        period_start=payment.period_start,
        period_end=payment.period_end,
        url=payment.link if payment.link.startswith(("https://", "http://")) else None,
    )
