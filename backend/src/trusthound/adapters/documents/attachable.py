"""A file's bytes and name in; which of the kinds that may be attached it is, out. Never parsed."""

from pathlib import PurePath

from trusthound.adapters.documents.kinds import format_of
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import MOST_BYTES, Format
from trusthound.domain.tracking.details import Attachable

_READ = {
    Format.PDF: Attachable.PDF,
    Format.DOC: Attachable.DOC,
    Format.DOCX: Attachable.DOCX,
}
_PICTURES = {".png": Attachable.PNG, ".jpg": Attachable.JPEG, ".jpeg": Attachable.JPEG}
_BEGINNINGS = {Attachable.PNG: b"\x89PNG\r\n\x1a\n", Attachable.JPEG: b"\xff\xd8\xff"}
_ADVICE = {
    DocumentProblem.WRONG_TYPE: "Attach a PDF, DOC, DOCX, PNG or JPEG file.",
    DocumentProblem.DISGUISED: "Save it anew in the program it was made with, then attach that.",
}


def attachable_of(data: bytes, filename: str) -> Attachable:
    """By its ending and its first bytes, which must agree. Raises DocumentRefused."""
    ending = PurePath(filename.replace("\\", "/")[-300:].strip()).suffix.lower()
    picture = _PICTURES.get(ending)
    try:
        if picture is None:
            return _READ[format_of(data, filename)]
        _check_picture(data, picture)
    except DocumentRefused as refused:
        refused.advice = _ADVICE.get(refused.problem, refused.advice)
        raise
    return picture


def _check_picture(data: bytes, kind: Attachable) -> None:
    if len(data) > MOST_BYTES:
        raise DocumentRefused(DocumentProblem.TOO_LARGE, detail=f"{len(data)} bytes")
    if not data:
        raise DocumentRefused(DocumentProblem.EMPTY)
    if not data.startswith(_BEGINNINGS[kind]):
        raise DocumentRefused(DocumentProblem.DISGUISED, detail="the first bytes")
