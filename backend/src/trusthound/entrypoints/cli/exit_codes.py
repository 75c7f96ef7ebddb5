"""What the process answers to the shell: one number a kind of outcome, documented in --help."""

from enum import IntEnum
from typing import TYPE_CHECKING

from trusthound.domain.assessment.band import Band, Status, band_of
from trusthound.domain.common.errors import (
    DatabaseUnavailable,
    DocumentRefused,
    InvalidInput,
    Overloaded,
    PageUnreadable,
    SetupProblem,
    TrustHoundError,
)
from trusthound.domain.common.wrong_settings import WrongSettings

if TYPE_CHECKING:  # every command asks for this file, and few for judgements
    from trusthound.domain.message.verification import Judged


class ExitCode(IntEnum):
    DONE = 0  # done; for `verify`: assessed, 40 or more
    FAILED = 1  # a fault of ours
    WRONG_INPUT = 2  # the command, its input or a setting is wrong
    UNREADABLE = 3  # the page could not be read: no judgement
    SETUP = 4  # the installation or the database is not in order
    DANGER = 10  # `verify`: assessed below 40
    INSUFFICIENT_EVIDENCE = 11  # `verify`: too little could be checked
    CLOSED = 12  # `verify`: the posting is closed
    NOT_AS_SIGNED = 13  # `check-report`: no key that was named signed this file
    INTERRUPTED = 130  # Ctrl-C


EXIT_CODES_HELP = (
    "Exit codes: 0 done (verify: 40 or more) · 2 wrong input or setting · "
    "3 page could not be read · 4 setup or database · 10 below 40 · 11 not enough evidence · "
    "12 closed · 13 not as it was signed · 130 interrupted."
)


def of_error(error: TrustHoundError) -> ExitCode:
    """The code for an error that ends a command."""
    if isinstance(error, (InvalidInput, DocumentRefused, WrongSettings)):
        return ExitCode.WRONG_INPUT
    if isinstance(error, (PageUnreadable, Overloaded)):
        return ExitCode.UNREADABLE
    if isinstance(error, (SetupProblem, DatabaseUnavailable)):
        return ExitCode.SETUP
    return ExitCode.FAILED


def of_verification(verification: "Judged") -> ExitCode:
    """The code that lets a script branch on the judgement."""
    assessment = verification.assessment
    if assessment.status is Status.CLOSED:
        return ExitCode.CLOSED
    if assessment.score is None:
        return ExitCode.INSUFFICIENT_EVIDENCE
    return ExitCode.DANGER if band_of(assessment.score) is Band.DANGER else ExitCode.DONE
