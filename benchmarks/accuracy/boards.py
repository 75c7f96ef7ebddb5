"""Real postings on employers' boards in, how many are verified offline out.

Complete answers of Ashby's API for seventeen employers, judged as if each posting had been fetched
from its own address, with nothing looked up: the directory of boards is shipped. None was trained
on.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from dataclasses import replace as changed

from corpus import CORPUS, DAY
from trusthound.adapters.boards.saved import read_all_saved
from trusthound.adapters.boards.standing import employer_board_of
from trusthound.domain.assessment.band import TRUST_LINE_FROM, VERIFIED_FROM
from trusthound.domain.assessment.combine import combine
from trusthound.domain.assessment.finding import unknown
from trusthound.domain.posting.assess import findings_of
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.wiring.reference.load import load_reference


@dataclass(frozen=True, slots=True)
class Boards:
    """`scores` of postings on boards of the directory, and on other tenants; None for no number."""

    listed: list[int | None]
    others: list[int | None]

    def told(self) -> dict[str, float | int]:
        verified = sum(each is not None and each >= VERIFIED_FROM for each in self.listed)
        numbers = [each for each in self.others if each is not None]
        return {
            "listed": len(self.listed),
            "listedVerified": verified,
            "others": len(self.others),
            "othersHighest": max(numbers, default=0),
            "othersLowest": min(numbers, default=0),
            "othersBelow60": sum(each < TRUST_LINE_FROM for each in numbers),
        }


def judged_boards(dropped: Iterable[str] = ()) -> Boards:
    """Each tenant as the directory knows it, and once more as if the directory did not. Questions
    that are `dropped` stay unanswered.
    """
    boards = Boards([], [])
    for posting in _postings():
        reference = load_reference()
        board = employer_board_of(posting.url, reference)
        if board is None:
            continue
        for own in {board, changed(board, employer="", listed_on=None)}:
            dossier = compile_dossier(
                posting, channel=Channel.URL, as_of=DAY, employer_board=own, reference=reference
            )
            scores = boards.others if own.listed_on is None else boards.listed
            findings = {**findings_of(dossier), **dict.fromkeys(dropped, unknown())}
            scores.append(combine(SIGNALS, findings, WEIGHTS, channel=dossier.channel).score)
    return boards


def _postings() -> Iterator[JobPosting]:
    for path in sorted((CORPUS / "boards/ashby_stapply").glob("*.json")):
        for posting in read_all_saved(path.read_bytes(), DAY) or ():
            # A saved file proves no address; the one to apply at is that of the posting's own page.
            yield changed(posting, url=posting.apply_url.removesuffix("/application"))
