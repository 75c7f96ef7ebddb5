"""A text as a person reads it in, the same length in plain lower case for pattern matching out."""

import re
import unicodedata
from functools import cache, lru_cache
from itertools import pairwise

# Text folded by hand or by a mail program; longer lines are paragraphs, shorter ones a list.
WRAPPED_LINE_CHARACTERS = range(40, 101)

_PLAIN = {"’": "'", "‘": "'", "‐": "-", "‑": "-"}
_LOOK_ALIKES = str.maketrans(
    "авеһіјкӏмнорԛѕтԁуԝхсɡαεικνορτυ",
    "abehijklmhopqstdywxcgaeikvoptu",
)
_FOREIGN_LETTERS = frozenset(map(chr, _LOOK_ALIKES))
_WORD_WITH_FOREIGN = re.compile(rf"\w*[{''.join(sorted(_FOREIGN_LETTERS))}]\w*")
_NOT_ASCII = re.compile("[^\\x00-\\x7f]")
_LATIN = re.compile("[a-z]")
# What starts a line of its own: a list's sign or number, or a label.
_OWN_LINE = re.compile(r"[^\w\s\"'(&$£€]|\d{1,2}[.)]\s|[a-z]\)|[\w ]{1,30}:\s?", re.IGNORECASE)


@lru_cache(maxsize=4)  # several readers ask about one text after the other
def lowered(text: str) -> str:
    return text.lower()


def fold(title: str, description: str) -> str:
    """Lower case, straight apostrophes, look-alike letters plain, hard-wrapped lines joined.

    Accents stay, and so does the length of `title`, a newline and `description`.
    """
    shown = f"{title}\n{_unwrapped(description)}"
    folded = shown.lower()
    if shown.isascii():
        return folded
    if len(folded) != len(shown) or "Σ" in shown:  # a letter that grows, or has two small forms
        folded = "".join(map(_plain, shown))
    others = set(_NOT_ASCII.findall(folded))
    for each in others:
        if (plain := _plain(each)) != each:
            folded = folded.replace(each, plain)
    if not others.isdisjoint(_FOREIGN_LETTERS):
        folded = _WORD_WITH_FOREIGN.sub(_latin, folded)
    return folded


@cache
def _plain(letter: str) -> str:
    """One character for one; "İ" and a few others grow when lowered, and stay."""
    plain = _PLAIN.get(letter) or unicodedata.normalize("NFKC", letter).lower()
    if len(plain) == 1 and plain.isascii():
        return plain
    low = letter.lower()
    return low if len(low) == 1 else letter


def _latin(word: re.Match[str]) -> str:
    """Foreign letters are look-alikes only within a word that is otherwise Latin."""
    found = word.group()
    return found.translate(_LOOK_ALIKES) if _LATIN.search(found) else found


def _unwrapped(text: str) -> str:
    """Newlines that only end a full line become spaces, if the text is wrapped as a whole."""
    lines = text.split("\n")
    width = max(len(each.rstrip()) for each in lines)
    if len(lines) == 1 or width not in WRAPPED_LINE_CHARACTERS:
        return text
    running = [
        at for at, (line, below) in enumerate(pairwise(lines)) if _runs_on(line.rstrip(), below)
    ]
    full = [at for at in running if _is_full(lines[at].rstrip(), lines[at + 1], width)]
    # Prose goes on in lower case more often than not; the lines of a list do not.
    small = sum(lines[at + 1].lstrip()[0].islower() for at in full)
    if not full or 2 * len(full) < len(running) or 2 * small < len(full):
        return text
    joined = set(full)
    ends = (" " if at in joined else "\n" for at in range(len(lines) - 1))
    return "".join(line + end for line, end in zip(lines, [*ends, ""], strict=True))


def _runs_on(line: str, below: str) -> bool:
    return (
        bool(line)
        and line[-1] not in ".!?:"
        and bool(below.strip())
        and _OWN_LINE.match(below) is None
    )


def _is_full(line: str, below: str, width: int) -> bool:
    """Whether the next line's first word had no room."""
    return len(line) + 1 + len(below.split(maxsplit=1)[0]) > width
