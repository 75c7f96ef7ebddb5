"""The segments of a head that told no title or no employer by their words in; what they may be,
with the rest of the head known, out.
"""

from collections.abc import Sequence

from trusthound.domain.resume.model import Employment
from trusthound.domain.resume.read.kinds import ONLY_KIND, kind_of
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.scores import company_score, title_score

_MOST_WORDS = 7
_NAMING_KINDS = frozenset(
    {Employment.FREELANCE, Employment.INTERNSHIP, Employment.VOLUNTEER, Employment.FOUNDER}
)


def title_of_kind(segments: Sequence[Piece]) -> Piece | None:
    """ "Self Employed" above "Kestrel Languages": a title where nothing else is."""
    if any(title_score(each.text) >= 2 for each in segments):
        return None
    told = (
        each
        for each in segments
        if ONLY_KIND.fullmatch(each.text) and kind_of(each.text) in _NAMING_KINDS
    )
    return next(told, None)


def employer_left(segments: Sequence[Piece], title: Piece | None) -> Piece | None:
    """What stands alone beside a sure title names the employer, if a trade's word is in it too:
    "Globewide Assistant, Assistant for Cars".
    """
    if title is None or len(segments) != 2 or title_score(title.text) < 3:
        return None
    other = segments[0] if segments[1] is title else segments[1]
    if other is title or title not in segments or len(other.text.split()) > _MOST_WORDS:
        return None
    named = other.text[:1].isupper() and not other.text.endswith(".")
    return other if named and company_score(other.text) > -1 else None


def is_surer_employer(found: Piece | None, known: Piece | None) -> bool:
    """What a comma parts off a title is seldom the employer where another stands beside it."""
    return bool(found and known and company_score(found.text) > company_score(known.text))
