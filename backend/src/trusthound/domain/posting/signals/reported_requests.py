"""A posting whose applicants showed that they were asked for money or identity papers."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.applicant_reports import SOURCE, ApplicantReports

# Of all who showed what happened to them: at least so many, with 95 % confidence.
OFTEN = 0.4
SOME = 0.2
OF_SOME = 0.5


@signal(
    title="Applicants were asked for money or papers",
    question="Did applicants show that they were asked for money or identity papers?",
    why="What happens after applying stands in no posting; those whom it happened to know it.",
    innocent="Somebody else may use the posting's name, and identity papers are asked for after an "
    "offer.",
    advice="Pay nothing and send no papers before you have a contract from the employer itself.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Practice: reports with evidence that a moderator has seen; FTC, Job Scams "
    "(consumer.ftc.gov)",
)
def reported_requests(applicant_reports: ApplicantReports) -> Finding:
    """At least two fifths of those who showed evidence, by the lower bound of Wilson's interval;
    half from a fifth on. Not asked before five people have shown anything; a voice without
    evidence never counts against a posting.
    """
    share = applicant_reports.request_share
    if not applicant_reports.asked or share is None:
        return not_applicable()
    if share < SOME:
        return absent()
    shown = applicant_reports.evidenced_requests
    told = Evidence(f"{shown} applicants showed that they were asked", SOURCE)
    return present(told, strength=1.0 if share >= OFTEN else OF_SOME)
