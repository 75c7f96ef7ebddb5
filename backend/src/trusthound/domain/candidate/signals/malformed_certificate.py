"""A certificate whose number is not of the form that its issuer gives."""

import re

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.quoting import quote
from trusthound.domain.resume.model import Certificate, Resume

# Issuer's words → the form of its numbers, and how it is told; as holders publish theirs.
_FORMS = (
    (r"\bcisco\b|\bccna\b|\bccnp\b|\bccie\b", r"csco\d{8}", "CSCO and eight digits", r"csco"),
    (r"\bcomptia\b", r"comp\d{9,12}", "COMP and nine to twelve digits", r"comp"),
    (
        r"\bpmp\b|project management professional",
        r"(?:pm[pi])?\d{4,8}",
        "four to eight digits",
        r"",
    ),
    (r"\bcissp\b", r"(?:cissp)?\d{4,8}", "four to eight digits", r""),
    (
        r"\baws certified\b",
        r"[a-z0-9]{16}|aws[a-z]{0,5}\d{1,9}",
        "sixteen letters and digits, or AWS, the exam's letters and a number",
        r"",
    ),
)
_MADE_UP = re.compile(
    r"(?:x{4,}|(?P<digit>\d)(?P=digit){5,}|0?123456(?:7890?|789?)?|987654(?:321)?|abc-?123\w*|"
    r"\?{3,}|n/?a|tbd|pending)",
    re.IGNORECASE,
)
# A badge's id, which all of them give; and teachers of the same matter, who number by themselves.
_OF_A_BADGE = re.compile(r"[0-9a-f]{32}", re.IGNORECASE)
_COURSE = re.compile(
    r"\b(?:course|training|prep\w*|boot ?camp|workshop|udemy|coursera|edx|linkedin|pluralsight|"
    r"simplilearn|skillsoft|cloud ?guru|whizlabs|learning)\b",
    re.IGNORECASE,
)
_BADGE = re.compile(r"credly\.com/badges/(?P<id>[^/\s?#]*)", re.IGNORECASE)
_BADGE_ID = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.IGNORECASE)
# No number of those that we know is shorter, whichever kind it is.
SHORTEST = 5
MOST = 20


@signal(
    title="Certificate number of another form",
    question="Is a certificate's number not of the form that its issuer's numbers have?",
    why="Issuers' numbers have a fixed form, by which a certificate can be looked up.",
    innocent="The number is a candidate's, an exam's or a voucher's, or lost a digit in typing.",
    advice="Could you send us the issuer's own link by which this certificate is confirmed?",
    topic=Topic.RESUME,
    leans=Lean.AGAINST,
    source="Forms of numbers at Cisco, CompTIA, PMI, ISC2 and AWS; Credly badge addresses (UUID)",
)
def malformed_certificate(resume: Resume) -> Finding:
    """A number of another form than its issuer's, one of repeated or counted-up digits, or a Credly
    address without a badge's id. Issuers whose form we do not know, other kinds of numbers of
    those that we know, courses, badges' ids, and certificates without a number are not judged.
    """
    numbered = [each for each in resume.certificates[:MOST] if each.number]
    badges = [
        (link, match["id"])
        for link in resume.links
        if (match := _BADGE.search(link.value)) is not None
    ]
    if not numbered and not badges:
        return not_applicable()
    for each in numbered:
        if told := _against(each):
            evidence = [quote(each.number)] if each.number else []
            return present(*evidence, Evidence(told, "resume"))
    for link, badge in badges:
        if badge and badge != "public_url" and not _BADGE_ID.fullmatch(badge):
            return present(quote(link))
    return absent()


def _against(certificate: Certificate) -> str:
    number = certificate.number.value if certificate.number else ""
    plain = re.sub(r"[\s#:-]|^(?:no|nr|id)\b\.?", "", number.lower())
    issuer = certificate.issuer.value if certificate.issuer else ""
    named = f"{certificate.name.value} {issuer}".lower()
    if _MADE_UP.fullmatch(plain):
        return "The number is one that forms show as an example"
    if _OF_A_BADGE.fullmatch(plain) or _COURSE.search(named):
        return ""
    for words, form, told, begins in _FORMS:
        of_the_kind = re.match(begins, plain) is not None or len(plain) < SHORTEST
        if re.search(words, named) and of_the_kind and not re.fullmatch(form, plain):
            return f"Numbers of this issuer are {told}"
    return ""
