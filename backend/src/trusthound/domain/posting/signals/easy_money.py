"""A posting that pays well by the week for easy work at home without experience."""

import re
from decimal import Decimal

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Quote, Wording, phrases

# US median full-time earnings are about 1,200 a week; work for which nothing is needed pays less.
MUCH_A_WEEK = Decimal(900)
DAYS_A_WEEK = 5
FAR_TOO_MUCH_A_WEEK = Decimal(2000)

_SUM = r"[$£€]\s?\d[\d,]*(?:\.\d+)?"
AMOUNTS = phrases(
    {
        "$|£|€": [
            rf"{_SUM}(?:\s?(?:-|–|to)\s?[$£€]?\s?\d[\d,]*(?:\.\d+)?)?\+?\s?(?:usd )?"
            r"(?:(?:or more|and more|plus) )?(?:per|a|/|each|every)?\s?(?:week|weekly|day|daily)",
            r"(?:weekly|daily) (?:pay|salary|earnings|income|wages?)[ :]*(?:of |is |up to )?"
            rf"{_SUM}",
        ],
    }
)
ON_THE_PHONE = (
    r"(?:done|completed|performed|doable) (?:\w+ )?(?:from|on|with|using) (?:just )?your (?:own )?"
    r"(?:smart)?(?:phone|mobile)"
)
NO_SKILL = phrases(
    {
        "no experience|no skill|no degree|no prior |no previous |no work |no special |"
        "not required|not needed|not necessary|need any |without experience|without any exp": [
            r"no (?:prior |previous |work |special )?(?:experience|skills?|degree)",
            r"(?:experience|skills?) (?:is |are )?not (?:required|needed|necessary)",
            r"(?:do not|don't) need any (?:special )?(?:experience|skills?)",
            r"without (?:any )?experience",
        ],
        "anyone|any one": [r"any ?one can (?:do|apply|start)"],
        "all you need": [r"all you need is"],
        "your phone|your mobile|your smart|your own ": [ON_THE_PHONE],
    }
)
AT_HOME = phrases(
    {
        "home": [
            r"(?:work|working|typing|earn|jobs?)[^.\n]{0,20} (?:from|at)[- ]"
            r"(?:your |the comfort of (?:your|their) (?:own )?)?home",
            r"home[- ]based",
        ],
        "data entry|typing|typist": [r"data entry|typing|typists?"],
        "online job|online work|online agent|online assistant|your phone|your mobile|your smart|"
        "your own ": [
            r"online (?:job|work|agent|assistant)",
            r"from your (?:phone|mobile)",
            ON_THE_PHONE,
        ],
        "envelope": [r"envelopes?"],
    }
)
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


@signal(
    title="High weekly pay for easy work",
    question="Is high pay by the week or day promised for easy work at home?",
    why="Many reported job scams promise pay far above what such work usually earns.",
    innocent="A piece of marketing may name what the very best earn.",
    advice="Compare with what the same work pays elsewhere.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FTC and FBI advice; EMSCAD, unrealistic pay: fraud rate 2.6 times (LLM-marked flags)",
)
def easy_money(wording: Wording) -> Finding:
    """At least 900 a week, or a fifth of it a day, without experience and at home or typing."""
    if not (wording.may_hold(NO_SKILL) and wording.may_hold(AT_HOME)):
        return absent()
    quotes = [(_a_week(quote, wording), quote) for quote in wording.every(AMOUNTS)]
    amount, quote = max(quotes, key=lambda each: each[0], default=(Decimal(0), None))
    if quote is None or amount < MUCH_A_WEEK:
        return absent()
    if not (wording.holds(NO_SKILL) and wording.holds(AT_HOME)):
        return absent()
    return present(quoted(quote), strength=1.0 if amount >= FAR_TOO_MUCH_A_WEEK else 0.7)


def _a_week(quote: Quote, wording: Wording) -> Decimal:
    words = wording.folded[quote.start + wording.offset : quote.end + wording.offset]
    amounts = [Decimal(each.replace(",", "")) for each in _NUMBER.findall(words)]
    by_day = "day" in words or "daily" in words
    return max(amounts) * (DAYS_A_WEEK if by_day else 1)
