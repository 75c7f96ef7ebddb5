"""Stripe's objects as its API writes them, with the fields that a reader of them may rely on."""

from calendar import monthrange
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

PRICE_ID = "price_practice_premium"
_PRODUCT_ID = "prod_practice_premium"


def price(cents: int, currency: str) -> Json:
    """What is charged each month."""
    return {
        "id": PRICE_ID,
        "object": "price",
        "active": True,
        "currency": currency,
        "livemode": False,
        "product": _PRODUCT_ID,
        "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"},
        "type": "recurring",
        "unit_amount": cents,
    }


def customer(customer_id: str, told: Json, now: int) -> Json:
    return {
        "id": customer_id,
        "object": "customer",
        "created": now,
        "email": told.get("email"),
        "livemode": False,
        "metadata": told.get("metadata", {}),
        "name": told.get("name"),
    }


def checkout_session(session_id: str, told: Json, amount: int, now: int, url: str) -> Json:
    return {
        "id": session_id,
        "object": "checkout.session",
        "amount_total": amount,
        "cancel_url": told.get("cancel_url"),
        "client_reference_id": told.get("client_reference_id"),
        "created": now,
        "currency": "usd",
        "customer": told["customer"],
        "expires_at": int(told.get("expires_at", now + 86_400)),
        "livemode": False,
        "metadata": told.get("metadata", {}),
        "mode": "subscription",
        "payment_status": "unpaid",
        "status": "open",
        "subscription": None,
        "success_url": told["success_url"],
        "url": url,
    }


def subscription(subscription_id: str, customer_id: str, priced: Json, now: int) -> Json:
    item = {
        "id": f"si_{subscription_id}",
        "object": "subscription_item",
        "created": now,
        "current_period_end": a_month_after(now),
        "current_period_start": now,
        "price": priced,
        "quantity": 1,
        "subscription": subscription_id,
    }
    return {
        "id": subscription_id,
        "object": "subscription",
        "billing_cycle_anchor": now,
        "cancel_at": None,
        "cancel_at_period_end": False,
        "canceled_at": None,
        "cancellation_details": {"comment": None, "feedback": None, "reason": None},
        "collection_method": "charge_automatically",
        "created": now,
        "currency": priced["currency"],
        "customer": customer_id,
        "ended_at": None,
        "items": listed([item], "/v1/subscription_items"),
        "latest_invoice": None,
        "livemode": False,
        "metadata": {},
        "start_date": now,
        "status": "active",
        "trial_end": None,
        "trial_start": None,
    }


def invoice(invoice_id: str, number: str, of: Json, now: int, url: str) -> Json:
    """An invoice for the period that a subscription is in; not paid yet."""
    item = of["items"]["data"][0]
    amount = item["price"]["unit_amount"]
    period = {"start": item["current_period_start"], "end": item["current_period_end"]}
    line = {
        "id": f"il_{invoice_id}",
        "object": "line_item",
        "amount": amount,
        "currency": of["currency"],
        "invoice": invoice_id,
        "period": period,
        "quantity": 1,
    }
    return {
        "id": invoice_id,
        "object": "invoice",
        "amount_due": amount,
        "amount_paid": 0,
        "amount_remaining": amount,
        "attempt_count": 0,
        "billing_reason": "subscription_cycle",
        "created": now,
        "currency": of["currency"],
        "customer": of["customer"],
        "hosted_invoice_url": url,
        "lines": listed([line], f"/v1/invoices/{invoice_id}/lines"),
        "livemode": False,
        "number": number,
        "parent": {
            "type": "subscription_details",
            "quote_details": None,
            "subscription_details": {"metadata": {}, "subscription": of["id"]},
        },
        "payments": listed([], "/v1/invoice_payments"),
        "period_end": now,
        "period_start": now,
        "status": "open",
        "status_transitions": {
            "finalized_at": now,
            "marked_uncollectible_at": None,
            "paid_at": None,
            "voided_at": None,
        },
        "total": amount,
    }


def charge(charge_id: str, intent_id: str, of: Json, now: int, *, paid: bool) -> Json:
    """A try to take what an invoice asks for."""
    return {
        "id": charge_id,
        "object": "charge",
        "amount": of["amount_due"],
        "amount_captured": of["amount_due"] if paid else 0,
        "amount_refunded": 0,
        "captured": paid,
        "created": now,
        "currency": of["currency"],
        "customer": of["customer"],
        "failure_code": None if paid else "card_declined",
        "failure_message": None if paid else "Your card was declined.",
        "livemode": False,
        "metadata": {},
        "paid": paid,
        "payment_intent": intent_id,
        "refunded": False,
        "status": "succeeded" if paid else "failed",
    }


def invoice_payment(payment_id: str, intent_id: str, of: Json, now: int) -> Json:
    return {
        "id": payment_id,
        "object": "invoice_payment",
        "amount_paid": of["amount_due"],
        "amount_requested": of["amount_due"],
        "created": now,
        "currency": of["currency"],
        "invoice": of["id"],
        "is_default": True,
        "livemode": False,
        "payment": {"type": "payment_intent", "payment_intent": intent_id},
        "status": "paid",
        "status_transitions": {"canceled_at": None, "paid_at": now},
    }


def refund(refund_id: str, of: Json, cents: int, now: int, reason: str | None) -> Json:
    return {
        "id": refund_id,
        "object": "refund",
        "amount": cents,
        "charge": of["id"],
        "created": now,
        "currency": of["currency"],
        "metadata": {},
        "payment_intent": of["payment_intent"],
        "reason": reason,
        "status": "succeeded",
    }


def event(event_id: str, kind: str, about: Json, now: int, version: str) -> Json:
    return {
        "id": event_id,
        "object": "event",
        "api_version": version,
        "created": now,
        "data": {"object": about},
        "livemode": False,
        "pending_webhooks": 1,
        "request": {"id": None, "idempotency_key": None},
        "type": kind,
    }


def listed(data: list[Json], url: str) -> Json:
    return {"object": "list", "data": data, "has_more": False, "url": url}


def a_month_after(seconds: int) -> int:
    """The same day of the next month, its last day where it has no such day."""
    then = datetime.fromtimestamp(seconds, UTC)
    year, month = (then.year + 1, 1) if then.month == 12 else (then.year, then.month + 1)
    day = min(then.day, monthrange(year, month)[1])
    return int(then.replace(year=year, month=month, day=day).timestamp())
