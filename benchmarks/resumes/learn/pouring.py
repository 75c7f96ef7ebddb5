"""A PDF in; the lines that are left of it where a program reads its words off the page, out.

So were resumes made into text whose layout is lost: what stands on a level becomes one line, from left to
right, gaps and all one space wide; signs beyond ASCII (the points of lists, long dashes, accents) are gone,
and so is what tells who somebody is. Needs pdfplumber, in the environment of train.py.
"""

import io
import re
from collections.abc import Sequence

from trusthound.adapters.documents.poured import with_dashes

_MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_PHONE = re.compile(r"\+?\(?\d[\d ()./-]{8,16}\d")
_SITE = re.compile(r"(?:https?://|www\.|linkedin\.com|github\.com)\S*")


def poured_lines(data: bytes, names: Sequence[str] = ()) -> list[str]:
    """Of all pages, one below the other, without the names of whom it tells of."""
    import pdfplumber  # in train.py's environment alone

    with pdfplumber.open(io.BytesIO(data)) as pdf:
        text = "\n".join(page.extract_text() or "" for page in pdf.pages)
    return shorn(text, names).split("\n")


def shorn(text: str, names: Sequence[str] = ()) -> str:
    for each in names:
        if len(each) > 2:
            text = re.sub(re.escape(each), "", text, flags=re.IGNORECASE)
    for pattern in (_MAIL, _SITE, _PHONE):
        text = pattern.sub("", text)
    return text.encode("ascii", "ignore").decode()


def dashed(text: str) -> str:
    """With the dashes between dates that the reader puts back."""
    return with_dashes(text) if text.isascii() else text
