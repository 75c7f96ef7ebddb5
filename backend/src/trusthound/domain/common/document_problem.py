"""Why a document could not be read, and what is said about it."""

from collections.abc import Mapping
from enum import StrEnum


class DocumentProblem(StrEnum):
    """Why a document could not be read; a closed set, part of the wire contract."""

    EMPTY = "empty"
    TOO_LARGE = "too_large"
    WRONG_TYPE = "wrong_type"
    DISGUISED = "disguised"  # extension, first bytes and structure do not agree
    ENCRYPTED = "encrypted"
    DAMAGED = "damaged"
    MACROS = "macros"
    BOMB = "bomb"  # unpacks to far more than it is
    NO_TEXT = "no_text"  # pictures of text only
    NO_WRITING = "no_writing"  # a picture on which no text was recognised
    MANY_PIXELS = "many_pixels"
    TOO_LONG_TO_READ = "too_long_to_read"  # too many pages, or more time or memory than there is


# What happened, and what to do next.
DOCUMENT_SENTENCES: Mapping[DocumentProblem, tuple[str, str]] = {
    DocumentProblem.EMPTY: (
        "This file is empty.",
        "Check the file on your device and upload it again.",
    ),
    DocumentProblem.TOO_LARGE: (
        "This file is larger than 10 MB.",
        "Save it with smaller pictures, or as a PDF, and upload that.",
    ),
    DocumentProblem.WRONG_TYPE: (
        "This is not a kind of file that can be read here.",
        "Upload a PDF, DOC or DOCX file.",
    ),
    DocumentProblem.DISGUISED: (
        "What is in this file does not fit its name.",
        "Open it in the program it was written with, save it as PDF or DOCX and upload that.",
    ),
    DocumentProblem.ENCRYPTED: (
        "This file is protected by a password.",
        "Save a copy without the password and upload that.",
    ),
    DocumentProblem.DAMAGED: (
        "This file is damaged, so it could not be read.",
        "Get the file again, or save it anew as PDF or DOCX.",
    ),
    DocumentProblem.MACROS: (
        "This file carries macros, which are programs, so it was not opened.",
        "Save it as PDF, or as DOCX without macros, and upload that.",
    ),
    DocumentProblem.BOMB: (
        "This file unpacks to far more than a document holds, so it was not opened.",
        "Save it anew as PDF or DOCX and upload that.",
    ),
    DocumentProblem.NO_TEXT: (
        "This file shows pictures of text and holds no text that could be read.",
        "Run text recognition (OCR) on it, or upload the file that it was printed from.",
    ),
    DocumentProblem.NO_WRITING: (
        "No text could be made out on this picture.",
        "Take a screenshot with larger letters, or paste the text.",
    ),
    DocumentProblem.MANY_PIXELS: (
        "This picture has more than 20 million pixels.",
        "Take several screenshots, or paste the text.",
    ),
    DocumentProblem.TOO_LONG_TO_READ: (
        "This file is too long to read: it has over 500 pages, or reading it took too much.",
        "Upload the document alone, without other papers.",
    ),
}
