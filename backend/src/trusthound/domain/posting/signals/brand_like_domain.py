"""A posting whose address resembles a well-known employer's and may or may not be theirs."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.named_domain import NamedDomain
from trusthound.domain.facts.named_look_alike import Grade, NamedLookAlike


@signal(
    title="Address that resembles a known employer's",
    question="Does its address resemble a known employer's without being on our list of theirs?",
    why="Imitations of an employer add a word such as “careers”, a hyphen or another ending.",
    innocent="Employers own such addresses, too, and others bear a similar name by right.",
    advice="Go to the employer's own site by yourself and see whether it leads to this address.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="dnstwist's families of imitations (github.com/elceef/dnstwist); FBI IC3 I-012120-PSA",
)
def brand_like_domain(
    look_alikes: tuple[NamedLookAlike, ...], domains: tuple[NamedDomain, ...]
) -> Finding:
    """A host that resembles a listed employer's: any likeness where the posting names the employer
    and something innocent may explain it; where it names nobody of that name, only look-alike
    letters, a whole domain inside, or a distinctive name with a word of hiring.
    """
    if not (look_alikes or domains):
        return not_applicable()
    for each in look_alikes:
        if each.grade() is Grade.SUGGESTIVE:
            likeness = each.found.likeness
            told = f"{likeness.employer.name}'s own domain is {likeness.official}"
            return present(
                stated(each.stated, "address in the posting"),
                Evidence(told, each.source, learnt_on=each.listed_on),
            )
    return absent()
