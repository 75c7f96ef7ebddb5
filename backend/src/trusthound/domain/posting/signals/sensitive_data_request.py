"""A posting that asks for identity or bank data along with the application."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.abroad import said_abroad
from trusthound.domain.common.wording import Wording, phrases, surroundings
from trusthound.domain.posting.phrasebook.personal_data import DATA_ABROAD, LATER_ABROAD

_SEND = (
    r"(?:send|submit|provide|(?:please|must|to) include|attach|e-?mail|forward|text|reply with|"
    r"give us|upload|fill in|must have|need)\b[^.\n]{0,90}?"
)
REQUEST = phrases(
    {
        "social security|ssn|insurance number": [
            rf"{_SEND}(?:social security (?:number|card|no)|ssn)",
            rf"{_SEND}national insurance number",
        ],
        "bank account|bank detail|bank info|bank statement|bank login|bank name|banking detail|"
        "banking info|account number|routing number|card number|card detail|card info|card front": [
            rf"{_SEND}(?:bank (?:account|details|information|info|statements?|login|name and)|"
            r"banking (?:details|information)|account number|routing number|"
            r"(?:credit|debit) card (?:number|details|information|front))",
        ],
        "copy|copies|photo|picture|scan|image|selfie": [
            r"(?:send|submit|attach|e-?mail|forward|text|upload)\b[^.\n]{0,60}?"
            r"(?:cop(?:y|ies)|photos?|pictures?|scans?|images?|selfie)[^.\n]{0,20} of "
            r"(?:your |an? |the )?(?:\w+ ){0,2}(?:id(?: card)?|passport|identity card|"
            r"identification|(?:driver'?s'?|driving) licen[cs]e)",
        ],
        "|".join(
            f"{paper} {likeness}"
            for paper in ("passport", "id", "licence", "license")
            for likeness in ("copy", "scan", "photo")
        ): [
            r"(?:send|submit|attach|e-?mail|forward|text|upload)\b[^.\n]{0,40}"
            r"(?:passport|id|licen[cs]e) (?:copy|scan|photo)",
        ],
        "mother": [rf"{_SEND}mother'?s maiden name"],
    }
)
_HAND_OVER = (
    r"(?:send|submit|provide|share|give|tell|text|e-?mail|forward|reply with|read|upload)\b"
    r"[^.\n]{0,70}?"
)
# What no employer needs, before an offer or after it.
NEVER_NEEDED = phrases(
    {
        "|".join(
            f"{of} {what}"
            for of in ("bank", "banking", "account")
            for what in ("log", "user", "password", "credentials")
        ): [
            rf"(?:{_HAND_OVER}|(?:need|require|with)s? (?:your|the) [^.\n]{{0,40}}?)"
            r"(?:online |mobile )?bank(?:ing)?(?: account)? "
            r"(?:log-?in|user ?(?:name|id)|password|credentials)",
        ],
        "selfie": [
            r"selfie[^.\n]{0,30} (?:holding|with|beside|next to|showing) "
            r"(?:up )?(?:your |an? |the )?(?:[\w']+ ){0,2}(?:id|passport|licen[cs]e)",
        ],
        " pin|pin of|pin for|pin code|pin number": [
            rf"{_HAND_OVER}(?:card|atm)(?:'s)?[^.\n]{{0,20}} pin",
            rf"{_HAND_OVER}pin (?:code |number )?(?:of|for) (?:your|the) (?:\w+ )?card",
        ],
    }
)
PEOPLE_SERVED = surroundings(
    r"(?:customer|client|patient|member|caller|borrower|guest|user|tenant)s?",
)
# After an offer such data are asked for everywhere; and it is a duty of many jobs.
LATER = surroundings(
    r"i-9",
    r"first day",
    r"(?:signed|signing|countersigned) (?:of )?(?:an? |the |your )?(?:\w+ )?(?:contract|agreement)",
    r"(?:contract|agreement) (?:is |has been |was )?signed",
    r"start date",
    r"onboard\w*",
    r"e-verify",
    r"right to work",
    r"eligib\w+",
    r"interview",
    r"payroll",
    r"direct deposit",
    r"reconcil\w+",
    r"(?:job |conditional |written |after an |receive an |accept\w* (?:an |the |our )?)offers?",
    r"(?:once|upon|after|on|when|if|prior to|post)[- ](?:you are )?(?:hire|hired|hiring|"
    r"employment|successful|selected|being hired)",
    r"successful (?:candidate|applicant)s?",
    r"background (?:check|screening|investigation)s?",
    r"screening",
    r"dbs",
    r"disclosure",
    r"clearance",
    r"credit checks?",
    r"vetting",
    r"(?:customer|client|patient|member|caller|borrower|beneficiar|claimant)(?:s|y|ies)?",
    r"benefits",
    r"disabilit(?:y|ies)",
    r"(?:life|dental|health) insurance",
)


@signal(
    title="Asks for identity or bank data",
    question="Are identity, social-security or bank data asked for before an offer?",
    why="With such data others can open accounts in your name; employers rarely need them early.",
    innocent="Public-service forms sometimes ask early; an interview may ask to see an ID.",
    advice="Keep these back until you hold a written offer and have checked who sent it.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "FBI IC3 PSA I-012120-PSA, fake job listings target personal data "
        "(ic3.gov/PSA/2020/PSA200121); EMSCAD: fraud rate 3.7 times (LLM-marked flags, n = 8,781)"
    ),
)
def sensitive_data_request(wording: Wording) -> Finding:
    """A request to send a social-security or account number, or a copy of an identity document.

    A bank login, a card's PIN or a selfie with a document counts at any time.

    What is asked for on hire, for a background check, or of customers is left out.
    """
    quote = (
        wording.first(NEVER_NEEDED, unless=PEOPLE_SERVED)
        or wording.first(REQUEST, unless=LATER)
        or said_abroad(wording, DATA_ABROAD, unless=LATER_ABROAD)
    )
    return present(quoted(quote)) if quote else absent()
