"""A resume that speaks in the words of a job advertisement."""

import re

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.quoting import RESUME
from trusthound.domain.resume.document import Document

FEWEST = 2
IN_FULL = 3
OF_TWO = 0.6
SHOWN = 3
_MOST_CHARACTERS = 100_000
# One advertisement's sentence each: what an employer says to those who read it.
_ADDRESSES = (
    r"(?:the )?(?:ideal|successful|right|selected|qualified) (?:candidate|applicant)s? "
    r"(?:will|must|should|has|have|is|are|possess\w*)",
    r"(?:we are|we're|our (?:team|company|client) is|is|are) (?:currently )?(?:looking|searching) "
    r"for an? [^.\n]{0,60}\b(?:who|to join|with)\b",
    r"(?:we are|we're|our (?:team|company|client) is) (?:currently )?(?:seeking|hiring)\b",
    r"you(?:'ll| will) (?:be (?:responsible|working|part|expected|in charge)|work (?:with|closely)|"
    r"join|report to|have the opportunity|play|lead|manage|help|own|develop|design|need to)",
    r"(?:you|candidates?|applicants?) (?:must|should) (?:have|be able|possess|hold)\b",
    r"(?:what|who) (?:you'll|you will|we|you) (?:do|offer|need|bring|are looking for|are)\b",
    r"must have (?:at least |a minimum of )?\d{1,2}\+? years",
    r"(?:minimum|at least) (?:of )?\d{1,2}\+? years(?:'|’)? (?:of )?(?:\w+ ){0,3}experience "
    r"(?:is )?(?:required|preferred|needed|with|in)",
    r"(?:bachelor's|master's|degree|experience|certification)[^.\n]{0,60} (?:is )?"
    r"(?:required|preferred|a plus|desirable|an advantage|strongly preferred)\b",
    r"(?:we offer|we provide)\b[^.\n]{0,60}(?:salary|benefits|pay|insurance|pto|package)",
    r"(?:equal opportunity|equal-opportunity|affirmative action) employer",
    r"(?:apply (?:now|today|online|here)|send (?:us )?your (?:cv|resume|application))",
    r"(?:join our|be part of our|become part of our) (?:\w+ ){0,3}(?:team|company|family)",
    r"(?:the (?:role|position|incumbent|job holder) (?:will|requires|reports|is responsible))",
    r"(?:salary range|compensation range|full-time position|this is a (?:full|part)-time)\b",
)
_ABROAD = (
    r"wir suchen (?:ab sofort |zum |eine?n? |dich|sie)",
    r"(?:sie bringen|du bringst) [^.\n]{0,80}\bmit\b",
    r"(?:ihre|deine) (?:aufgaben|qualifikationen)\b|wir bieten (?:ihnen|dir|eine?n?)\b",
    r"nous (?:recherchons|recrutons)|(?:le|la) candidate? idéale?",
    r"vous (?:serez (?:chargée?|responsable|en charge)|justifiez d|possédez|maîtrisez)",
    r"(?:buscamos|estamos buscando) (?:una? |un/a )|(?:el|la) candidat[oa] ideal",
    r"(?:serás|será usted) responsable|(?:ofrecemos|te ofrecemos) (?:un|salario|contrato)",
    r"procuramos um|(?:o|a) candidat[oa] ideal|cerchiamo un|(?:il|la) candidat[oa] ideale",
)
_PATTERNS = tuple(
    re.compile(rf"(?<!\w)(?:{each})", re.IGNORECASE) for each in (*_ADDRESSES, *_ABROAD)
)


@signal(
    title="Words of an advertisement",
    question="Does the resume address its reader as a job advertisement does?",
    why="Such sentences were written for applicants; text copied from them tells of no work done.",
    innocent="People who hire quote advertisements, and some services fill gaps with their text.",
    advice="This sentence reads like an advertisement's. What did you do in this role yourself?",
    topic=Topic.AUTHENTICITY,
    leans=Lean.AGAINST,
    source="Practice; two different sentences of an advertisement at least",
)
def advertisement_wording(document: Document) -> Finding:
    """Two kinds of sentence that employers address to applicants; in full from three.
    Lists of keywords, which applicant tracking systems reward, are none.
    """
    text = document.text[:_MOST_CHARACTERS]
    found = [match for each in _PATTERNS if (match := each.search(text))]
    if len(found) < FEWEST:
        return absent()
    evidence = [_around(text, match) for match in sorted(found, key=re.Match.start)]
    return present(*evidence[:SHOWN], strength=1.0 if len(found) >= IN_FULL else OF_TWO)


def _around(text: str, match: re.Match[str]) -> Evidence:
    """To the end of its line."""
    start = match.start()
    end = text.find("\n", match.end())
    end = min(len(text) if end < 0 else end, start + 160)
    return Evidence(" ".join(text[start:end].split()), RESUME, start=start, end=end, verbatim=True)
