"""A posting that pays by the click: likes, ratings, reviews, "optimisation" of apps."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_THING = (
    r"(?:videos?|channels?|posts?|products?|hotels?|apps?|reviews?|ratings?|songs?|ads?|likes?)"
)
_SUM = r"[$£€₹]\s?\d[\d.,]*(?:\s?(?:-|–|to)\s?[$£€₹]?\s?\d[\d.,]*)?\+?"
_CLICK = (
    r"(?:lik(?:e|ing)|follow(?:ing)?|subscrib(?:e|ing)(?: to)?|watch(?:ing)?|rat(?:e|ing)|"
    r"review(?:ing)?|click(?:ing)?(?: on)?)"
)
_SITE = r"(?:(?:youtube|tiktok|instagram|facebook|google|online|short|on) )*"
_EARN = r"(?:earn|get paid|be paid|make money|receive (?:a )?commission)"
_GAINS = (
    "earn", "get paid", "be paid", "make money", "receive commission", "receive a commission",
)  # fmt: skip
SCRIPT = phrases(
    {
        "|".join(f"{joint} {gain}" for joint in ("to", "and", "&", ",") for gain in _GAINS): [
            rf"{_CLICK} (?:and \w+ )?{_SITE}{_THING}[^.\n]{{0,20}}(?:to|and|&|,) {_EARN}",
        ],
        f"^{'|'.join(_GAINS)}": [
            rf"{_EARN}[^.\n]{{0,50}} (?:by|for) (?:simply |just )?{_CLICK} (?:\w+ ){{0,2}}{_THING}",
        ],
        "|".join(
            f"{each} {what}"
            for each in ("per", "each", "every", "a")
            for what in (
                "like",
                "click",
                "rating",
                "review",
                "captcha",
                "follow",
                "subscription",
            )
        ): [
            rf"{_SUM} (?:usdt |usd )?(?:per|for each|for every|each|a) "
            r"(?:like|click|rating|review|captcha|follow|subscription)",
        ],
        "usdt": [r"\d+ ?usdt (?:daily|weekly|per day|a day|each day)"],
        "^help": [
            r"help(?:ing)? (?:\w+ )?(?:merchants|platforms) (?:to )?(?:increase|improve|boost)"
            r"[^.\n]{0,20} (?:data|ratings?)",
        ],
        "optimi|boost": [
            r"(?:app|product|order|data|hotel|merchant) (?:optimi[sz]ation|boosting|optimi[sz]ing) "
            r"(?:tasks?|jobs?|orders?)",
            r"optimi[sz](?:e|ing) (?:apps?|products?|orders)[^.\n]{0,30}(?:commission|earn|daily)",
        ],
        "task|commission|combin": [
            rf"{_SUM} (?:usdt |usd )?(?:per|for each|for every|each|a) (?:completed )?task",
            r"commissions? (?:per|for each|for every) (?:task|order|set)",
            r"(?:daily|online|simple|easy) tasks?[^.\n]{0,40}(?:commissions?|usdt|withdraw)",
            r"(?:sets?|batches) of (?:\d+ )?tasks",
            r"combin(?:ation|ed) (?:tasks?|orders?)",
        ],
    }
)
PEOPLE_SERVED = surroundings(
    r"(?:customer|client|user|resident|patient|pupil)s?",
)


@signal(
    title="Pays by the click or task",
    question="Is the work paid per like, rating, review or small online task?",
    why="In many reported cases small sums were paid first, then a deposit was asked for to go on.",
    innocent="Panels and data-labelling platforms pay by the task, without asking for a deposit.",
    advice="Never pay money in to release earnings.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, Paying to get paid: gamified job scams, "
        "Data Spotlight December 2024 (ftc.gov)"
    ),
)
def task_pay(wording: Wording) -> Finding:
    """Money for likes, ratings, clicks, app optimisation or sets of small tasks."""
    quote = wording.first(SCRIPT, unless=PEOPLE_SERVED)
    return present(quoted(quote)) if quote else absent()
