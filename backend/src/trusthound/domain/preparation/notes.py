"""What a seeker writes to a question in practice in; the same, fit to be kept, out."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from trusthound.domain.common.errors import Conflict, NotFound
from trusthound.domain.preparation.model import Question
from trusthound.domain.tracking.texts import checked_text

NOTE_CHARACTERS = 4_000
MOST_NOTES = 100  # of an application, those to questions of an earlier posting included


@dataclass(frozen=True, slots=True)
class PracticeNote:
    """`question` is what was asked when it was written: the posting may change."""

    question_id: str
    question: str
    note: str
    practised: bool
    changed_at: datetime

    @property
    def is_empty(self) -> bool:
        return not (self.note or self.practised)


def noted(
    held: Sequence[PracticeNote],
    questions: Sequence[Question],
    question_id: str,
    *,
    note: str,
    practised: bool,
    now: datetime,
) -> PracticeNote:
    """For a question of today, or one that has a note already.

    Raises InvalidInput for one too long, NotFound, Conflict for one too many.
    """
    asked = {each.question_id: each.question for each in held}
    texts = asked | {each.id: each.text for each in questions}
    if question_id not in texts:
        raise NotFound("There is no such question, or the posting has changed.")
    if question_id not in asked and len(held) >= MOST_NOTES:
        raise Conflict(
            "tracking_full",
            f"This application has {len(held)} notes to questions, which is the most.",
            advice="Empty one that you no longer need.",
        )
    kept = checked_text(note, "note", what="The note", most=NOTE_CHARACTERS) if note.strip() else ""
    return PracticeNote(question_id, texts[question_id], kept, practised, now)
