"""A posting whose contact is a mailbox that anyone can open."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.posting.model import JobPosting

# A shop that put its own name into its mailbox, and an agency's recruiter, are often genuine.
MILD = 0.5
SHORTEST_NAME = 4


@signal(
    title="Free mail address",
    question="Is the contact a mailbox of a free provider?",
    why="Anyone can open one in any company's name.",
    innocent="Small shops, sole traders and freelance recruiters often have no domain.",
    advice="Find the employer's own site and ask there whether the opening is theirs.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source=(
        "FBI IC3 PSA I-012120-PSA (ic3.gov/PSA/2020/PSA200121); Indeed, guidelines for safe search"
    ),
)
def free_mail_contact(
    mail_domains: tuple[MailDomain, ...],
    posting: JobPosting,
    through_agency: bool,
) -> Finding:
    """Every mail address given is at a free provider; weaker where it bears the employer's name."""
    if not mail_domains:
        return not_applicable()
    if not all(each.free for each in mail_domains):
        return absent()
    first = mail_domains[0]
    mild = through_agency or _bears(first.address, posting.company)
    return present(stated(first.address, "contact address"), strength=MILD if mild else 1.0)


def _bears(address: str, company: str) -> bool:
    local = "".join(filter(str.isalnum, address.partition("@")[0]))
    words = [word for word in company.lower().split() if len(word) >= SHORTEST_NAME]
    return any("".join(filter(str.isalnum, word)) in local for word in words)
