"""A posting to which one applies through a form that anyone can make."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.site import Site, SiteKind


@signal(
    title="Apply by a public form service",
    question="Does one apply through a form service that anyone can use?",
    why="Such a form shows nothing of who made it or where the answers go.",
    innocent="Small employers, clubs and charities use these forms every day.",
    advice="Fill in only what a first application needs: no identity or bank data.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="Practice: application endpoints on form services; weak, small employers use them too",
)
def form_application(ways_to_apply: tuple[Site, ...]) -> Finding:
    """A link to apply that leads to Google Forms, Typeform, Jotform or the like."""
    if not ways_to_apply:
        return not_applicable()
    for each in ways_to_apply:
        if each.kind is SiteKind.FORM:
            return present(stated(each.url, "link to apply"))
    return absent()
