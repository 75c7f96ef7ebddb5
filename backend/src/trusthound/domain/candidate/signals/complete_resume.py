"""A resume that tells enough to be talked about."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.resume.model import Resume


@signal(
    title="Tells name, contact and dated experience",
    question="Does it name the candidate, a way to reach them, and dated work or education?",
    why="Only what is told can be checked.",
    innocent="Somebody new to work, or from where resumes are short, tells less.",
    advice="Ask for what is missing; it says nothing about the candidate.",
    topic=Topic.RESUME,
    leans=Lean.FOR,
    source="JSON Resume schema (jsonresume.org): basics, work and education",
)
def complete_resume(resume: Resume) -> Finding:
    """A name, an address or phone, and one role or course with a date. What lacks costs nothing."""
    periods = [each.period for each in resume.work] + [each.period for each in resume.education]
    dated = any(each.start or each.end for each in periods)
    if not (resume.name and (resume.mails or resume.phones) and dated):
        return absent()
    roles = f"{len(resume.work)} role{'s' if len(resume.work) != 1 else ''}"
    courses = f"{len(resume.education)} course{'s' if len(resume.education) != 1 else ''}"
    return present(Evidence(f"It tells {roles} and {courses} of education", "resume"))
