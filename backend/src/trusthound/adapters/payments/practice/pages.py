"""The pages of the practice service: where one pays, manages and reads a receipt. TEST MODE."""

import base64
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from urllib.parse import urlsplit

from trusthound.adapters.payments.practice.http import Response
from trusthound.adapters.payments.practice.objects import Json

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 32rem; margin: 3rem auto; padding: 0 1rem; }
.mode { background: #7a3e00; color: #fff; font-weight: 700; padding: .5rem 1rem; margin: 0; }
button, .back { font: inherit; display: block; box-sizing: border-box; width: 100%; padding: .7rem;
  margin: .6rem 0; border: 1px solid currentColor; border-radius: .4rem; text-align: center;
  background: none; color: inherit; cursor: pointer; text-decoration: none; }
button.first { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
"""
_STYLE_HASH = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()


@dataclass(frozen=True, slots=True)
class Button:
    """What it says, and what it posts to."""

    label: str
    target: str
    first: bool = False


def pay_page(session: Json, *, refused: bool = False) -> Response:
    """The page of a checkout, and after a card that was refused."""
    amount = _amount(session["amount_total"])
    path = f"/pay/{session['id']}"
    if session["status"] != "open":
        words = ["This checkout is over."]
        return _page("Checkout", words, (), ("Back", session["success_url"]))
    words = [f"Premium: {amount} a month."]
    if refused:
        words.insert(0, "Your card was declined. Try another one.")
    buttons = (
        Button(f"Pay {amount}", f"{path}/pay", first=True),
        Button("Pay with a card that is declined", f"{path}/decline"),
        Button("Cancel", f"{path}/cancel"),
    )
    sites = (session["success_url"], session["cancel_url"])
    return _page("Pay for Premium", words, buttons, form_sites=sites)


def portal_page(portal: Json, subscriptions: Sequence[Json], invoices: Sequence[Json]) -> Response:
    """What a customer has, with buttons for what may happen to it."""
    words, buttons = [], []
    for each in subscriptions:
        words.append(f"Subscription: {each['status']}{_ending(each)}.")
        if each["status"] == "canceled":
            continue
        path = f"/portal/{portal['id']}/{each['id']}"
        if each["cancel_at_period_end"]:
            buttons.append(Button("Don't cancel subscription", f"{path}/resume", first=True))
        else:
            buttons.append(Button("Cancel subscription", f"{path}/cancel"))
        buttons.append(Button("Let the month end and pay the next one", f"{path}/renew"))
        buttons.append(Button("Let the next payment fail", f"{path}/fail"))
    words += [f"Invoice {e['number']}: {_amount(e['total'])}, {e['status']}." for e in invoices]
    back = ("Return", portal["return_url"]) if portal["return_url"] else None
    return _page("Your subscription", words or ["Nothing was bought."], buttons, back)


def invoice_page(invoice: Json) -> Response:
    """A receipt."""
    words = [
        f"Invoice {invoice['number']}",
        f"Premium, one month: {_amount(invoice['total'])}",
        f"Status: {invoice['status']}",
    ]
    return _page("Receipt", words, ())


def missing_page() -> Response:
    """For every other address."""
    return _page("Not found", ["There is nothing at this address."], (), status=404)


def redirect(url: str) -> Response:
    """On to another page, after a form."""
    return Response(303, b"", "text/html", {"Location": url})


def _page(
    title: str,
    words: Sequence[str],
    buttons: Sequence[Button],
    back: tuple[str, str] | None = None,
    *,
    form_sites: Sequence[str] = (),
    status: int = 200,
) -> Response:
    said = "".join(f"<p>{escape(each)}</p>" for each in words)
    forms = "".join(
        f'<form method="post" action="{escape(each.target)}">'
        f"<button{' class=first' if each.first else ''}>{escape(each.label)}</button></form>"
        for each in buttons
    )
    link = f'<a class="back" href="{escape(back[1])}">{escape(back[0])}</a>' if back else ""
    html = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} (test mode)</title><style>{_STYLE}</style></head><body>"
        '<p class="mode" role="note">TEST MODE: no money moves.</p>'
        f"<main><h1>{escape(title)}</h1>{said}{forms}{link}</main></body></html>"
    )
    # A browser asks form-action for where a form's answer leads, too.
    sites = " ".join(sorted({_site(each) for each in form_sites if each}))
    policy = (
        f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'; base-uri 'none'; "
        f"frame-ancestors 'none'; form-action 'self' {sites}"
    )
    headers = {
        "Content-Security-Policy": policy.strip(),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }
    return Response(status, html.encode(), "text/html; charset=utf-8", headers)


def _ending(subscription: Json) -> str:
    return ", ends with the month" if subscription["cancel_at_period_end"] else ""


def _amount(cents: int) -> str:
    return f"${cents // 100}.{cents % 100:02}"


def _site(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
