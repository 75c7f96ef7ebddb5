"""A file's bytes and name in; which of the formats it is, out, before anything of it is parsed."""

from pathlib import PurePath

from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import MOST_BYTES, Format

_PDF_WITHIN = 1_024  # so far readers of PDF look for its beginning
_OLD_OFFICE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
_BLANKS = b"\x00\t\n\x0c\r \xef\xbb\xbf"
# A new Office file under a password is an old one around it.
_LOCKED = "EncryptedPackage".encode("utf-16-le")
_WITH_MACROS = frozenset((".docm", ".dotm"))
_FORMATS = {".pdf": Format.PDF, ".docx": Format.DOCX, ".doc": Format.DOC}


def format_of(data: bytes, filename: str) -> Format:
    """Of the three that are read. Raises DocumentRefused; `filename` is only looked at."""
    ending = PurePath(filename.replace("\\", "/")[-300:].strip()).suffix.lower()
    if len(data) > MOST_BYTES:
        raise DocumentRefused(DocumentProblem.TOO_LARGE, detail=f"{len(data)} bytes")
    named = _FORMATS.get(ending)
    if named is None and ending not in _WITH_MACROS:
        raise DocumentRefused(DocumentProblem.WRONG_TYPE, detail="the name's ending")
    if not data.strip(_BLANKS):
        raise DocumentRefused(DocumentProblem.EMPTY)
    if data.startswith(_OLD_OFFICE) and _LOCKED in data and named is not Format.PDF:
        raise DocumentRefused(DocumentProblem.ENCRYPTED)
    if named is None:
        raise DocumentRefused(DocumentProblem.MACROS, detail="the name's ending")
    if not _begins_as(data, named):
        raise DocumentRefused(DocumentProblem.DISGUISED, detail="the first bytes")
    return named


def without_preface(data: bytes) -> bytes:
    """A PDF from its own beginning on: mail programs leave lines above it."""
    return data[max(0, data.find(b"%PDF-")) :]


def _begins_as(data: bytes, named: Format) -> bool:
    if named is Format.PDF:
        at = data.lstrip(_BLANKS).find(b"%PDF-", 0, _PDF_WITHIN)
        return at != -1 and not data.startswith((b"MZ", b"\x7fELF", b"<", *_ZIP, _OLD_OFFICE))
    return data.startswith(_ZIP) if named is Format.DOCX else data.startswith(_OLD_OFFICE)
