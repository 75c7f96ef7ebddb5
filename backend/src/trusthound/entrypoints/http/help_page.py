"""What a reader chose in; one HTML page without any script out: the recovery guide."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from trusthound.domain.recovery.countries import COUNTRIES
from trusthound.domain.recovery.guide import Asked, guide_for
from trusthound.domain.recovery.model import Body, Country, Given, Soon, Step
from trusthound.domain.recovery.steps import TITLES

STYLE = Path(__file__).with_name("help.css").read_text(encoding="utf-8")
PATH = "/help/scammed"
STYLE_PATH = "/help/style.css"

_SOON = {
    Soon.NOW: ("Now", "Before anything else, in this order."),
    Soon.TODAY: ("Today", "As soon as the first steps are done."),
    Soon.WEEK: ("This week", "So that it stays over."),
}


@dataclass(frozen=True, slots=True)
class HelpPage:
    """`not_known`: the address held a word that the guide does not know."""

    product: str
    support_mail: str
    asked: Asked
    not_known: bool = False


def help_page(page: HelpPage) -> str:
    """The whole page, for a browser of any age and for paper."""
    product = escape(page.product)
    answered = bool(page.asked.given)
    refused = (
        '<p class="notice" role="alert">The address of this page names something that the guide '
        "does not know. Please choose below.</p>"
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="What to do after you sent money, documents or codes, or ran a \
file, for a job that was none: step by step, with the official places to report it.">
<title>I already sent something: what now? · {product}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{STYLE_PATH}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar"><a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" \
height="32">{product}</a></header>
<main id="content">
<h1>I already sent something. What now?</h1>
<p class="lead">It happens to careful people, and quick steps help. In danger, call the emergency \
number of your country first.</p>
{refused if page.not_known else ""}
{_change(page.asked) if answered else _form(page.asked)}
{_steps(page.asked)}
</main>
<footer>
<p>No account, and nothing is stored: your answers stand in this page's address alone. \
This is general guidance, not legal or financial advice.</p>
<p><a href="/">Check a posting or a message</a> · <a href="/faq">Questions and answers</a> · \
<a href="mailto:{escape(page.support_mail)}">{escape(page.support_mail)}</a></p>
</footer>
</body>
</html>
"""


def _change(asked: Asked) -> str:
    """The answers in one line, the form behind it."""
    chosen = ", ".join(TITLES[each] for each in asked.given)
    place = f" · {COUNTRIES[asked.country].name}" if asked.country else ""
    return (
        f'<details class="answers"><summary><span>{escape(chosen + place)}</span> '
        f"<b>Change</b></summary>{_form(asked)}</details>"
    )


def _form(asked: Asked) -> str:
    things = "".join(
        f'<label class="choice"><input type="checkbox" name="given" value="{each.value}"'
        f"{' checked' if each in asked.given else ''}><span>{escape(TITLES[each])}</span></label>"
        for each in Given
    )
    countries = "".join(
        f'<option value="{each.value}"{" selected" if each is asked.country else ""}>'
        f"{escape(COUNTRIES[each].name)}</option>"
        for each in Country
    )
    return f"""<form method="get" action="{PATH}">
<fieldset><legend>What did you give? Choose all that apply.</legend>
<div class="choices">{things}</div></fieldset>
<label class="field" for="country">Where do you live?</label>
<select id="country" name="country"><option value="">Elsewhere, or I would rather not say</option>\
{countries}</select>
<button type="submit">Show the steps</button>
</form>"""


def _steps(asked: Asked) -> str:
    guide = guide_for(asked)
    parts = []
    number = 1
    for soon, (title, told) in _SOON.items():
        steps = guide.steps[soon]
        if steps:
            parts.append(
                f'<section aria-labelledby="{soon.value}"><h2 id="{soon.value}">{title}</h2>'
                f'<p class="quiet">{told}</p><ol start="{number}">'
                f"{''.join(_step(each) for each in steps)}</ol></section>"
            )
            number += len(steps)
    return "".join(parts) + _reports(guide.reports)


def _step(step: Step) -> str:
    bodies = _bodies(step.bodies)
    return f"<li><p><strong>{escape(step.do)}</strong></p><p>{escape(step.why)}</p>{bodies}</li>"


def _reports(bodies: tuple[Body, ...]) -> str:
    if not bodies:
        told = (
            "<p>Tell the police where you live, and your country's office for fraud or consumers. "
            "Choose your country above to see the official addresses that we know.</p>"
        )
    else:
        read = min(each.read_on for each in bodies)
        told = (
            f"{_bodies(bodies)}<p class='quiet'>What these places say was last read on "
            f"{read:%-d %B %Y}. Type an address yourself if you are unsure, and trust nobody who "
            "calls you in their name.</p>"
        )
    return f'<section aria-labelledby="report"><h2 id="report">Report it</h2>{told}</section>'


def _bodies(bodies: Iterable[Body]) -> str:
    rows = "".join(
        f'<li><a href="{escape(each.url)}" rel="noopener noreferrer">{escape(each.name)}</a>'
        f"{_phone(each.phone)}<span class='quiet'>{escape(each.for_what)}</span>"
        f'<span class="printed">{escape(each.url)}</span></li>'
        for each in bodies
    )
    return f'<ul class="bodies">{rows}</ul>' if rows else ""


def _phone(number: str) -> str:
    dialled = number.replace(" ", "").replace("-", "")
    return f' <a class="phone" href="tel:{dialled}">{escape(number)}</a>' if number else ""
