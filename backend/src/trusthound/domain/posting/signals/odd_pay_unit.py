"""A posting that quotes pay by the day or week for easy work at home without experience."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_SUM = r"(?:[$£€]|usd )\s?\d[\d,]*(?:\.\d+)?k?"
_RANGE = rf"{_SUM}\+?(?:\s?(?:-|–|to|and)\s?[$£€]?\s?\d[\d,]*(?:\.\d+)?)?\+?"
AMOUNTS = phrases(
    {
        "$|£|€|usd": [
            rf"{_RANGE}\s?(?:usd |dollars )?(?:or more |and more |plus )?"
            r"(?:(?:per|a|every|each) (?:week|day)|/ ?(?:week|wk|day)|weekly|daily)",
            r"(?:weekly|daily) (?:pay|salary|earnings|income|wages?)[ :]*(?:of |is |up to )?"
            rf"{_SUM}",
        ],
    }
)
OFFICE_WORK = surroundings(
    r"data entry",
    r"typists?|typing",
    r"(?:office|general|payroll|admin) clerks?",
    r"clerical",
    r"(?:virtual|remote|online|personal|administrative|admin|office) assistants?",
    r"(?:customer|chat) (?:service|support)",
    r"envelope \w+",
    r"(?:survey|form) \w+",
    r"part[- ]time (?:job|work)",
    r"(?:online|home|remote)[- ](?:based )?(?:job|work|agent|assistant)",
)
NO_SKILL = phrases(
    {
        "no experience|no skill|no prior |no previous |no work |no special |not required|"
        "not needed|not necessary|without experience|without any exp": [
            r"no (?:prior |previous |work |special )?(?:experience|skills?)",
            r"(?:experience|skills?) (?:is |are )?not (?:required|needed|necessary)",
            r"without (?:any )?experience",
        ],
        "anyone|any one": [r"any ?one can (?:do|apply|start)"],
        "provided|given": [r"(?:free |full |paid )?training (?:is |will be )?(?:provided|given)"],
    }
)
AT_HOME = phrases(
    {
        "home": [r"(?:work|working|typing|jobs?)[^.\n]{0,20} (?:from|at)[- ](?:\w+ ){0,4}home",
                 r"home[- ]based"],
        "remote": [r"(?:fully |100 ?% )?remote(?:ly)?"],
        "online": [r"online (?:jobs?|work|tasks?)"],
        "phone|mobile": [r"(?:from|on|with|using) your (?:\w+ )?(?:phone|mobile)"],
    }
)  # fmt: skip
# What is paid by the day or week and is no wage.
ALLOWANCE = surroundings(
    r"stipends?", r"per[- ]diems?", r"allowances?", r"meals?", r"lunch(?:es)?", r"bonus(?:es)?",
    r"housing", r"lodging", r"benefits?", r"insurance",
    r"orders|sales|revenue|transactions|budgets?",
)  # fmt: skip


@signal(
    title="Office work paid by the day or week",
    question="Is pay by the day or week quoted for easy office work at home?",
    why="Reported job scams often quote such pay for data entry or typing at home.",
    innocent="Temporary staff, drivers and travel nurses are openly paid by the day or week.",
    advice="Ask for the hourly rate and for a written contract before you do anything.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, Job Scams (consumer.ftc.gov/articles/job-scams); "
        "Better Business Bureau, Job Scams study"
    ),
)
def odd_pay_unit(wording: Wording) -> Finding:
    """A sum by the day or week, no experience asked, at home, for clerical or unnamed easy work."""
    if not (wording.may_hold(NO_SKILL) and wording.may_hold(AT_HOME)):
        return absent()
    quote = wording.first(AMOUNTS, unless=ALLOWANCE)
    if quote is None or not OFFICE_WORK.stand_in(_title_and_start(wording)):
        return absent()
    if not (wording.holds(NO_SKILL) and wording.holds(AT_HOME)):
        return absent()
    return present(quoted(quote))


def _title_and_start(wording: Wording) -> str:
    """Where a text says what the work is."""
    return wording.folded[: wording.offset + 400]
