"""Pasted text or a message in, a posting out; what it does not say stays empty."""

import re
from datetime import date

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.finish import TITLE_CHARACTERS, finish
from trusthound.domain.posting.extract.header import read_header
from trusthound.domain.posting.extract.invisible import written_invisibly
from trusthound.domain.posting.extract.labels import is_labelled, stated_by_labels
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.model import JobPosting, Origin

# Of a text that is judged at once.
MOST_CHARACTERS = 100_000
# A heading has few words and does not end like a sentence.
_HEADING_WORDS = 12
_LABELLED_LINES = 60
_GREETING = re.compile(
    r"(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening))\b", re.IGNORECASE
)


def read_text(text: str, *, as_of: date) -> JobPosting:
    """Read labels ("Company: …"), a first line that looks like a heading, and nothing by guess.

    Raises InvalidInput for a text without a word.
    """
    shown = text_of_html(text)
    if not any(each.isalnum() for each in shown):
        raise InvalidInput(
            "There is no text to check.", field="text", advice="Paste the posting or the message."
        )
    lines = shown.split("\n", _LABELLED_LINES)[:_LABELLED_LINES]
    pasted = JobPosting("", "", shown, hidden_text=written_invisibly(text))
    posting = with_origins(pasted, Origin.PASTED)
    posting = merged(posting, stated_by_labels(lines, Origin.PASTED, as_of=as_of))
    if heading := _heading(shown):
        title = with_origins(JobPosting(heading, "", ""), Origin.PASTED, "the first line")
        posting = merged(posting, merged(title, read_header(lines[1:], Origin.PASTED)))
    return finish(posting)


def _heading(shown: str) -> str:
    """The first line where it reads like a title and more follows."""
    first, _, rest = shown.partition("\n")
    first = first.lstrip("#").strip(" *_")  # as Markdown marks a heading
    sentence = first.endswith((".", "!", "?", ",", ";", ":"))
    if not rest or sentence or len(first) > TITLE_CHARACTERS or _GREETING.match(first):
        return ""
    return first if len(first.split()) <= _HEADING_WORDS and not is_labelled(first) else ""
