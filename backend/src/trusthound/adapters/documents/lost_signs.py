"""A line poured out of a page in; out with the signs that it lost, where they can be told.

A font without names for its signs leaves "(cid:123)" of them, or nothing: a dash between two dates
leaves its two spaces, or not even these.
"""

import re

from trusthound.domain.resume.months import STILL
from trusthound.domain.resume.read.dates import MONTH

_NAMELESS = re.compile(r"\(cid:\d{1,5}\)")
_YEAR = r"(?:19[5-9]|20[0-4])\d"
_DATE = rf"(?:[^\W\d_]{{3,9}}\.? {{1,2}}|[01]?\d[/.])?{_YEAR}"
_STILL = "|".join(re.escape(each) for each in sorted(STILL, key=len, reverse=True))
_APART = re.compile(
    rf"(?<![\w/.-])(?P<start>{_DATE}) {{2,4}}(?=(?:{_DATE}|{_STILL})(?![\w/]))", re.IGNORECASE
)
_TOGETHER = re.compile(rf"(?P<start>{_YEAR})(?P<end>{_YEAR})(?=\s\D|$)")
_GLUED = re.compile(
    rf"(?<![^\W\d_])(?P<start>(?:{MONTH}) {_YEAR})(?=(?:{MONTH})(?: {_YEAR})?\b)", re.IGNORECASE
)


def with_signs(line: str) -> str:
    """ "2014  2018 Acme", "20142018 Acme" and "May 2014Jun 2018" say from when to when."""
    begins = _NAMELESS.match(line)
    named = _NAMELESS.sub("", line).strip() if "(cid:" in line else line
    if begins and named:
        return f"• {named}"
    told = _GLUED.sub(r"\g<start> – ", _APART.sub(r"\g<start> – ", named))
    glued = _TOGETHER.match(told)
    if glued and glued["start"] <= glued["end"]:
        return f"{glued['start']} – {glued['end']}{told[glued.end() :]}"
    return told
