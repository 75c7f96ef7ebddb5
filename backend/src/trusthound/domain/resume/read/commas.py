"""A head whose title holds a comma and that names no employer in; what stands behind it as the
employer, where it may be one, out.

"Technician, Pixel Repair" reads so; "Director, Operations" and "Engineer, Payments Team" don't.
"""

import re
from dataclasses import replace

from trusthound.domain.resume.read.heads import Head
from trusthound.domain.resume.read.piece import Piece, listed, plain, split
from trusthound.domain.resume.read.places import is_place
from trusthound.domain.resume.read.scores import company_score, title_score

_COMMA = re.compile(r",\s{0,3}")
_MOST_PARTS = 3
_MOST_WORDS = 6
_FIELDS = listed("""
operations engineering marketing sales finance product design research development hr human
resources it technology technologies data analytics support infrastructure platform security legal
strategy communications growth business backend frontend back front full stack mobile cloud
accounting procurement logistics purchasing quality assurance qa r&d team department division
intern internship contract freelance remote part time ios android web software hardware systems
education training policy risk compliance audit tax treasury insights planning science program
programs project projects partnerships alliances success experience relations affairs
""")


def parted_at_comma(named: Head) -> Head:
    """Also "Pixel Repair, Technician"; what follows a second comma says where that was."""
    if named.title is None or named.company is not None:
        return named
    parts = split(named.title, _COMMA)
    if not 2 <= len(parts) <= _MOST_PARTS:
        return named
    for title, employer in ((parts[0], parts[1]), (parts[-1], parts[0])):
        if title_score(title.text) >= 2 and _is_employer(employer):
            return replace(named, title=title, company=employer)
    return named


def _is_employer(piece: Piece) -> bool:
    words = plain(piece.text).split()
    if not 0 < len(words) <= _MOST_WORDS or not piece.text[:1].isupper():
        return False
    if any(each in _FIELDS for each in (words[0], words[-1])) or is_place(piece.text):
        return False
    return title_score(piece.text) <= 0 and company_score(piece.text) >= 0
