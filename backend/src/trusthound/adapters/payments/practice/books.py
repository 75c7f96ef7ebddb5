"""The books of the practice service: what Stripe's rules make of what is asked and of what happens.

Each change emits the events that Stripe would send, and is written to a file where one is given.
"""

import copy
import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from trusthound.adapters.payments.practice import objects
from trusthound.adapters.payments.practice.objects import Json

ROOMS = ("customers", "sessions", "subscriptions", "invoices", "charges", "refunds", "portals")
MOST_OPEN_SECONDS = 24 * 3600
LEAST_OPEN_SECONDS = 30 * 60


class Refusal(Exception):
    """What Stripe answers to a request that it does not carry out."""

    def __init__(
        self,
        message: str,
        *,
        status: int = 400,
        kind: str = "invalid_request_error",
        code: str | None = None,
        param: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        told = {"type": kind, "message": message, "code": code, "param": param}
        self.body = {"error": {name: each for name, each in told.items() if each is not None}}


class Books:
    """Everything that the practice service knows. `emit` is handed each event as it happens."""

    def __init__(
        self,
        *,
        file: Path | None,
        cents: int,
        version: str,
        now: Callable[[], datetime],
        new_id: Callable[[], str],
        emit: Callable[[Json], None],
    ) -> None:
        self.price = objects.price(cents, "usd")
        self.base = ""  # the address of the service's own pages
        self._file = file
        self._version = version
        self._now = now
        self._new_id = new_id
        self._emit = emit
        self._rooms: dict[str, dict[str, Json]] = {room: {} for room in ROOMS}
        if file is not None and file.exists():
            self._rooms.update(json.loads(file.read_text(encoding="utf-8")))

    # what is asked

    def find(self, room: str, key: str, *, param: str = "id") -> Json:
        """A copy of an object. Raises Refusal where there is none of this id."""
        found = self._rooms[room].get(key)
        if found is None:
            raise Refusal(
                f"No such {room[:-1]}: '{key}'",
                status=404 if param == "id" else 400,
                code="resource_missing",
                param=param,
            )
        return copy.deepcopy(found)

    def all_of(self, room: str, customer: str) -> list[Json]:
        """A customer's objects, the newest first."""
        found = [each for each in self._rooms[room].values() if each["customer"] == customer]
        return copy.deepcopy(found[::-1])

    def add_customer(self, told: Json) -> Json:
        return self._keep("customers", objects.customer(self._id("cus"), told, self._seconds()))

    def change_customer(self, customer: str, *, email: str) -> Json:
        self.find("customers", customer)
        self._rooms["customers"][customer]["email"] = email
        self._save()
        return self.find("customers", customer)

    def delete_customer(self, customer: str) -> Json:
        self.find("customers", customer)
        for each in self.all_of("subscriptions", customer):
            if each["status"] != "canceled":
                self.end(each["id"])
        del self._rooms["customers"][customer]
        self._save()
        return {"id": customer, "object": "customer", "deleted": True}

    def add_session(self, told: Json) -> Json:
        self.find("customers", told["customer"], param="customer")
        expires_at, now = int(told.get("expires_at", self._seconds() + 86_400)), self._seconds()
        if not now + LEAST_OPEN_SECONDS <= expires_at <= now + MOST_OPEN_SECONDS:
            raise Refusal(
                "`expires_at` must be between 30 minutes and 24 hours from now.", param="expires_at"
            )
        session = self._id("cs_test")
        amount, url = self.price["unit_amount"], f"{self.base}/pay/{session}"
        return self._keep("sessions", objects.checkout_session(session, told, amount, now, url))

    def session(self, key: str) -> Json:
        """As it is now: one that was open for too long has expired."""
        found = self.find("sessions", key)
        if found["status"] == "open" and found["expires_at"] <= self._seconds():
            found = self._keep("sessions", {**found, "status": "expired"})
        return {**found, "url": f"{self.base}/pay/{key}" if found["status"] == "open" else None}

    def add_portal(self, told: Json) -> Json:
        self.find("customers", told["customer"], param="customer")
        portal = self._id("bps")
        made = {
            "id": portal,
            "object": "billing_portal.session",
            "created": self._seconds(),
            "customer": told["customer"],
            "livemode": False,
            "return_url": told.get("return_url"),
            "url": f"{self.base}/portal/{portal}",
        }
        return self._keep("portals", made)

    def end_with_period(self, key: str, *, end: bool) -> Json:
        found = self._running(key)
        period_end = found["items"]["data"][0]["current_period_end"]
        changed = {
            "cancel_at_period_end": end,
            "cancel_at": period_end if end else None,
            "canceled_at": self._seconds() if end else None,
        }
        return self._tell("customer.subscription.updated", "subscriptions", {**found, **changed})

    def end(self, key: str, at: int | None = None, comment: str | None = None) -> Json:
        now = self._seconds() if at is None else at
        changed = {"status": "canceled", "ended_at": now, "canceled_at": now, "cancel_at": None}
        details = {"comment": comment, "feedback": None, "reason": "cancellation_requested"}
        found = {
            **self._running(key),
            **changed,
            "cancel_at_period_end": False,
            "cancellation_details": details,
        }
        return self._tell("customer.subscription.deleted", "subscriptions", found)

    def give_back(self, intent: str, reason: str | None) -> Json:
        charges = self._rooms["charges"].values()
        paid = next((e for e in charges if e["payment_intent"] == intent and e["paid"]), None)
        if paid is None:
            raise Refusal(f"No such payment_intent: '{intent}'", code="resource_missing")
        if paid["refunded"]:
            raise Refusal(
                f"Charge {paid['id']} has already been refunded.", code="charge_already_refunded"
            )
        cents = paid["amount"] - paid["amount_refunded"]
        made = objects.refund(self._id("re"), paid, cents, self._seconds(), reason)
        self._keep("refunds", {**made, "customer": paid["customer"]})
        changed = {**paid, "refunded": True, "amount_refunded": paid["amount"]}
        self._tell("charge.refunded", "charges", changed)
        return made

    # what happens

    def pay(self, session: str) -> Json:
        """Somebody pays on the page of a session; the session says where they go next."""
        found = self.session(session)
        if found["status"] != "open":
            return found
        began = objects.subscription(
            self._id("sub"), found["customer"], self.price, self._seconds()
        )
        self._tell("customer.subscription.created", "subscriptions", began)
        self._bill(began, paid=True)
        changed = {"status": "complete", "payment_status": "paid", "subscription": began["id"]}
        return self._tell("checkout.session.completed", "sessions", {**found, **changed})

    def end_period(self, key: str, *, paid: bool = True) -> Json:
        """The month is over: the next one is paid for, or not, or the subscription ends."""
        found = self._running(key)
        item = found["items"]["data"][0]
        over = item["current_period_end"]
        if found["cancel_at_period_end"]:
            return self.end(key, over)
        item.update(current_period_start=over, current_period_end=objects.a_month_after(over))
        found["status"] = "active" if paid else "past_due"
        self._keep("subscriptions", found)
        self._bill(found, paid=paid)
        return self._tell("customer.subscription.updated", "subscriptions", found)

    def _bill(self, of: Json, *, paid: bool) -> None:
        now, key = self._seconds(), self._id("in")
        number = f"PRACTICE-{len(self._rooms['invoices']) + 1:04}"
        made = objects.invoice(key, number, of, now, f"{self.base}/invoice/{key}")
        intent = self._id("pi")
        tried = objects.charge(self._id("ch"), intent, made, now, paid=paid)
        made["attempt_count"] = 1
        if paid:
            made.update(status="paid", amount_paid=made["amount_due"], amount_remaining=0)
            made["status_transitions"]["paid_at"] = now
            payment = objects.invoice_payment(self._id("inpay"), intent, made, now)
            made["payments"]["data"] = [payment]
        self._tell("charge.succeeded" if paid else "charge.failed", "charges", tried)
        self._tell("invoice.paid" if paid else "invoice.payment_failed", "invoices", made)

    def _running(self, key: str) -> Json:
        found = self.find("subscriptions", key)
        if found["status"] == "canceled":
            raise Refusal(f"No such subscription: '{key}'", status=404, code="resource_missing")
        return found

    def _tell(self, kind: str, room: str, changed: Json) -> Json:
        kept = self._keep(room, changed)
        told = objects.event(self._id("evt"), kind, kept, self._seconds(), self._version)
        self._emit(told)
        return kept

    def _keep(self, room: str, changed: Json) -> Json:
        self._rooms[room][changed["id"]] = copy.deepcopy(changed)
        self._save()
        return changed

    def _save(self) -> None:
        if self._file is None:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps(self._rooms), encoding="utf-8")
        new.replace(self._file)

    def _id(self, prefix: str) -> str:
        return f"{prefix}_{self._new_id().replace('-', '0').replace('_', '1')}"

    def _seconds(self) -> int:
        return int(self._now().timestamp())
