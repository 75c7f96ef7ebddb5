"""How a resume stands to a question in; a sentence or two on how to answer it honestly out."""

from collections.abc import Sequence

from trusthound.domain.matching.model import Row, Standing
from trusthound.domain.matching.sayings import CLAIMS
from trusthound.domain.preparation.citing import told

_NOT_SHOWN = "Your resume does not show it. If you have done it, note where and what came of it."
_NONE_SHOWN = "Your resume shows none of these. If you have done one of them, note where."
_IF_SO = "If you have done it, note where."
_IF_NOT = "If you have not, say so, and name the nearest thing that you have done."
_CLAIMED = "Your resume only names it. Say where you used it, and how far that went."
_AS_IT_IS = "Say it as it is, and what you would do to get further."
_EACH = "Your resume shows each: choose the one that you can tell most about."


def skill_advice(rows: Sequence[Row], missing: Sequence[str], names: Sequence[str]) -> str:
    """ "" without a resume: what there is to say then the page says once."""
    if missing:
        return _of_missing(missing, names)
    if all(each.standing is Standing.MET for each in rows):
        return rows[0].note if len(rows) == 1 else _EACH if rows else ""
    partly = next(each for each in rows if each.standing is not Standing.MET)
    if partly.shown and all(each.where in CLAIMS for each in partly.shown):
        return _CLAIMED
    return f"{partly.note} {_AS_IT_IS}"


def _of_missing(missing: Sequence[str], names: Sequence[str]) -> str:
    if len(missing) < len(names):
        return f"Nothing in your resume shows {told(missing, 'or')}. {_IF_SO} {_IF_NOT}"
    return f"{_NOT_SHOWN if len(names) == 1 else _NONE_SHOWN} {_IF_NOT}"
