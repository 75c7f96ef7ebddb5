"""Why a page could not be read, and what is said about it."""

from collections.abc import Mapping
from enum import StrEnum


class ReadingProblem(StrEnum):
    """Why a page could not be read; a closed set, part of the wire contract."""

    BLOCKED = "blocked"
    LOGIN_REQUIRED = "login_required"
    NOT_A_POSTING = "not_a_posting"
    LISTING_PAGE = "listing_page"
    NO_TEXT = "no_text"
    TOO_LARGE = "too_large"
    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"


PASTE_THE_TEXT = "Open the posting in your browser, copy its text and paste it here."

# What happened, and what to do next.
SENTENCES: Mapping[ReadingProblem, tuple[str, str]] = {
    ReadingProblem.BLOCKED: ("The site refused to show us this page.", PASTE_THE_TEXT),
    ReadingProblem.LOGIN_REQUIRED: (
        "The site shows this page only after signing in.",
        PASTE_THE_TEXT,
    ),
    ReadingProblem.NOT_A_POSTING: (
        "This page does not look like a job posting.",
        "Check that the link leads to one posting, or paste the posting's text.",
    ),
    ReadingProblem.LISTING_PAGE: (
        "This page lists several postings.",
        "Open the one you are interested in and use its own link.",
    ),
    # Many such pages are made by their scripts, which are not run here.
    ReadingProblem.NO_TEXT: (
        "This page holds no text that we could read. What only its scripts show, we do not see.",
        PASTE_THE_TEXT,
    ),
    ReadingProblem.TOO_LARGE: ("This page is too large to read.", PASTE_THE_TEXT),
    ReadingProblem.TIMEOUT: (
        "The site did not answer in time.",
        "Try again in a moment, or paste the posting's text.",
    ),
    ReadingProblem.UNREACHABLE: (
        "The site could not be reached.",
        "Check the link, or paste the posting's text.",
    ),
}
