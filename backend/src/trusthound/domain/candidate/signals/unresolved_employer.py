"""A resume none of whose employers could be found where we looked."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.employers import Employer
from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.site_state import SiteState, Standing

FEWEST = 2


@signal(
    title="Employers that we did not find",
    question="Were two or more employers looked for, and none of them found anywhere?",
    why="A company leaves traces: an entry in a register, a site, open positions.",
    innocent="Small, foreign, renamed and private firms are often missing from registers.",
    advice="Could you name someone at one of these employers whom we may ask, or show a payslip?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="The registers asked, the list of known employers, the directory of employers' boards",
)
def unresolved_employer(
    employers: tuple[Employer, ...],
    company_records: tuple[CompanyRecord, ...],
    site_states: tuple[SiteState, ...],
) -> Finding:
    """Asked about at least two, of which no register, list, directory or site of their own tells.
    Not asking is not finding nothing.
    """
    if not employers:
        return not_applicable()
    sites = {each.domain for each in site_states if each.standing is Standing.SITE}
    told = {each.asked for each in company_records if each.found}
    if any(each.known or each.listed or each.domain in sites for each in employers) or told:
        return absent()
    asked = list(dict.fromkeys(each.asked for each in company_records))
    if len(asked) < FEWEST:
        return unknown()
    source = next(each for each in company_records if each.asked == asked[0])
    words = f"Not found: {', '.join(asked[:4])}"
    return present(Evidence(words, source.source, learnt_on=source.learnt_at.date()))
