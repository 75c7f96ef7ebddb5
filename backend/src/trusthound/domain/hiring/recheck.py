"""When a check of a candidate may be made again, for nothing, from the file that is kept."""

from trusthound.domain.common.errors import Conflict
from trusthound.domain.hiring.check import CandidateCheck


def check_may_recheck(check: CandidateCheck) -> None:
    """Once a dispute. Raises Conflict: none was raised, it was done before, the file is gone."""
    if check.dispute is None:
        raise Conflict(
            "not_disputed",
            "Nobody has disputed this report.",
            advice="To check the resume again, upload it again.",
        )
    if check.rechecked:
        there = "Open the newer report; it is linked to this one."
        deleted = "The newer report was deleted. To check the resume again, upload it again."
        raise Conflict(
            "rechecked",
            "This report was checked again before.",
            advice=there if check.rechecked_as else deleted,
        )
    if not check.file_kept:
        raise file_gone()


def file_gone() -> Conflict:
    return Conflict(
        "file_gone",
        "The file of this report is not kept any more, so it can't be read again.",
        advice="Ask the candidate for their resume, and upload it.",
    )
