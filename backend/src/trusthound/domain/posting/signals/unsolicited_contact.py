"""A text that comes to somebody who did not apply."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_PAPERS = r"(?:resume|résumé|cv|profile|details|application|contact|number)"
_YOURS = "|".join(
    f"your {what}"
    for what in ("resume", "résumé", "cv", "profile", "details", "application", "contact", "number")
)
CONTACT = phrases(
    {
        _YOURS: [
            rf"(?:we|i|our (?:\w+ )?(?:team|hr|recruiters?|department|company)) (?:have |just |"
            rf"recently |has )*(?:found|came across|saw|seen|received|got|reviewed|viewed|noticed|"
            rf"obtained) your {_PAPERS}[^.\n]{{0,30}} (?:on|at|from|through|via|online)",
            rf"your {_PAPERS} (?:has been|have been|was|were|is|has) (?:\w+ )?(?:selected|"
            r"shortlisted|short-listed|approved|recommended|reviewed|forwarded|chosen|accepted|"
            r"picked)",
        ],
        "congratulation": [
            r"congratulations[ !,.]{1,3}(?:on |for )?(?:you|your)\b[^.\n]{0,40}(?:selected|"
            r"shortlisted|hired|chosen|qualified|approved|job|position)",
        ],
        "you have been|you've been|you were": [
            r"you(?: have been|'ve been| were) (?:\w+ )?(?:selected|shortlisted|chosen|"
            r"recommended) (?:for|to|by|as)\b[^.\n]{0,60}(?:job|position|role|interview|"
            r"opportunity|work|hr)",
        ],
    }
)

# How a selection goes on, told to everybody who may apply.
CONDITIONS = surroundings(
    r"(?:if|when|once|whether|unless|should|ensure|until|after)\b[^.\n]{0,60} "
    r"(?:you|your|candidates?|applicants?)"
)


@signal(
    title="Speaks to you unasked",
    question="Does the text claim that you were found or chosen, without an application?",
    why="Most reported job scams begin with a message that nobody asked for.",
    innocent="Recruiters write first every day; they name themselves and the employer.",
    advice="If you never applied, ask where they have your details from, and check who writes.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Job Scams (consumer.ftc.gov/articles/job-scams)",
)
def unsolicited_contact(wording: Wording) -> Finding:
    """A resume or profile said to be found, selected or approved in a text about a job."""
    quote = wording.first(CONTACT, unless=CONDITIONS)
    return present(quoted(quote)) if quote else absent()
