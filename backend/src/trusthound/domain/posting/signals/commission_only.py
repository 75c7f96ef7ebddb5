"""A posting without wages: commission alone, or earnings from recruiting others."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

COMMISSION = phrases(
    {
        "^commission|100|one hundred|purely|solely|entirely|strictly|straight commission": [
            r"commission[- ]only", r"(?:100|one hundred) ?% commission",
            r"(?:purely|solely|entirely|strictly) (?:on )?(?:a )?commission(?:[- ]based)?",
            r"straight commission", r"commission[- ]based (?:only|roles?|jobs?)",
        ],
        "no bas|no salary|no fixed": [
            r"no (?:base|fixed|basic) (?:salary|pay|wage)", r"no salary",
        ],
    }
)  # fmt: skip
NETWORK = phrases(
    {
        "network marketing|multi-level|multi level|mlm": [
            r"network marketing", r"multi[- ]level marketing", r"mlm (?:opportunity|business|team)",
        ],
        "downline": [r"downlines?"],
        "residual income|passive income": [
            r"(?:earn|build|create|generate|make)\w* (?:\w+ )?(?:residual|passive) income",
        ],
        "|".join(
            f"{verb} {whom}"
            for verb in ("recruit", "invite", "sign up")
            for whom in ("other", "friend", "your friend", "new member", "people")
        ): [
            r"(?:recruit|invite|sign up) (?:others|friends|your friends|new members|people) "
            r"(?:and|to) (?:earn|join|get)",
        ],
        "business opportunity": [
            r"(?:home|ground[- ]floor|exciting|own) (?:based )?business opportunity",
        ],
    }
)  # fmt: skip
AS_A_SUBJECT = surroundings(
    r"base (?:salary )?(?:\+|plus|and|&)",
    r"plus (?:base|salary)",
    r"(?:mlm|marketing|multi[- ]level) (?:compan(?:y|ies)|clients?|industry|platforms?)",
)


@signal(
    title="No wages, only commission",
    question="Is there no pay but commission or a share of what recruits bring in?",
    why="The risk is all yours, and where recruits are the product most people lose money.",
    innocent="Estate agents, insurance brokers and freelance sellers often work so, openly.",
    advice="Ask what people in the role earned last year, and what starting costs.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, Multi-Level Marketing Businesses and Pyramid Schemes "
        "(consumer.ftc.gov/articles/multi-level-marketing-businesses-pyramid-schemes)"
    ),
)
def commission_only(wording: Wording) -> Finding:
    """Commission as the only pay, network marketing, or income from recruiting others.

    Uncapped commission on top of a salary is ordinary pay.
    """
    network = wording.first(NETWORK, unless=AS_A_SUBJECT)
    quote = network or wording.first(COMMISSION, unless=AS_A_SUBJECT)
    if quote is None:
        return absent()
    return present(quoted(quote), strength=1.0 if network else 0.6)
