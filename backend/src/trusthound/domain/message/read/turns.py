"""A pasted thread in, its turns out: who wrote what, and what the reader wrote himself."""

import re

from trusthound.domain.message.model import Turn

_WHEN = (
    r"\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?"
    r"(?:\s?[ap]\.?m\.?)?\]?\s?[-–,]?\s?"
)
_NAME = r"[^\W\d_][\w .'()&@/+-]{0,38}?"
# "[12/03/2026, 10:15:02] Anna HR: …", "10:15 - Anna: …", "Anna (10:15): …", "Me: …".
_TURN = re.compile(
    rf"^(?:[>*•-]\s?)?(?P<when>{_WHEN})?\**(?P<name>{_NAME})\**"
    rf"\s?(?:\(?(?:\d{{1,2}}:\d{{2}})(?:\s?[ap]m)?\)?)?\s?:\s",
    re.IGNORECASE | re.MULTILINE,
)
_OWN = frozenset({
    "me", "you", "i", "myself", "my reply", "my answer", "yo", "moi", "ich", "eu", "main", "mai",
    "candidate", "applicant", "new starter", "new hire", "visitor", "student", "member", "nominee",
    "contractor", "victim", "seeker", "job seeker", "jobseeker", "yo mismo", "tú", "tu", "toi",
    "io", "user", "moi-même",
})  # fmt: skip
# What stands before a colon in one message and is no name of a speaker.
_LABELS = re.compile(
    r"(?:.*\b(?:salary|pay|position|job|role|title|company|location|hours?|work|duties|note|e-?mail|"
    r"phone|contact|whats ?app|telegram|number|address|name|link|website|subject|date|time|"
    r"requirements?|benefits?|details?|instructions?|step|bonus|income|earnings?|wage|id|ps|p\.s|"
    r"https?|re|fwd|from|to|cc|sent|age|code|amount|fee|training|schedule|shift|type|"
    r"sueldo|puesto|salario|gehalt|stelle|poste|salaire|horario|vaga|bank|account|ssn|dob|"
    r"responsibilit\w+|qualifications?|department|deadline|price|cost|total|"
    r"tasks?|steps?|following|below|info\w*|questions?|example|important|remember|warning|answer)\b"
    r".*)",
    re.IGNORECASE,
)
_MOST_TURNS = 500


def find_turns(text: str) -> tuple[Turn, ...]:
    """A thread has turns of two speakers, or several with times; else the whole text is one."""
    marks = []
    for match in _TURN.finditer(text):
        name = " ".join(match["name"].split())
        if match["when"] or not _LABELS.fullmatch(name):
            marks.append((match.start(), match.end(), name, bool(match["when"])))
        if len(marks) == _MOST_TURNS:
            break
    names = {name.lower() for _, _, name, _ in marks}
    timed = sum(when for *_, when in marks)
    known = any(name in _OWN for name in names)
    if len(marks) < 2 or (len(names) == len(marks) > 2 and not timed and not known):
        marks = []
    if not marks:
        return (Turn("", 0, len(text)),)
    ends = [start for start, *_ in marks[1:]] + [len(text)]
    turns = [
        Turn(name, begin, end, name.lower() in _OWN)
        for (_, begin, name, _), end in zip(marks, ends, strict=True)
    ]
    if marks[0][0] > 0:
        turns.insert(0, Turn("", 0, marks[0][0]))
    return tuple(turns)
