"""A posting without pay, in a place whose law asks advertisements to state it."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.disclosure_laws import LISTED_ON, law_for
from trusthound.domain.posting.extract.gazetteer import country_code, state_code
from trusthound.domain.posting.model import JobPosting

# A shorter text is the beginning of one.
ENOUGH_WORDS = 60


@signal(
    title="Pay not stated where law asks for it",
    question="Is there no pay in a posting for a place whose law asks for it?",
    why="Where pay has to be stated you may ask for it before you apply.",
    innocent="Small employers are often exempt, and how many people work there is not known here.",
    advice="Ask for the pay range; in many of these places you may report that it is missing.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="The statute that is named in the evidence, as listed on 2026-11-21",
)
def pay_missing_where_required(posting: JobPosting, as_of: date) -> Finding:
    """No pay was found, and the place of work had a law on it when it was posted."""
    places = [
        (country, state_code(country, each.region))
        for each in posting.places
        if (country := country_code(each.country))
    ]
    law = law_for(places, posting.date_posted or as_of)
    if law is None:
        return not_applicable()
    if posting.pay is not None:
        return absent()
    if len(posting.description.split(maxsplit=ENOUGH_WORDS)) <= ENOUGH_WORDS:
        return not_applicable()
    bound = f"with {law.staff} or more employees" if law.staff > 1 else "of any size"
    told = (
        f"No pay was found. {law.place} asks employers {bound} to state it since "
        f"{law.since.isoformat()} ({law.statute}, {law.link}); this employer's size is not known"
    )
    return present(Evidence(told, "posting fields and statute", learnt_on=LISTED_ON))
