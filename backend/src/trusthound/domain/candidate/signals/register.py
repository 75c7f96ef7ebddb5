"""Every signal of a resume, once, in alphabetical order."""

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.candidate.signals.claimed_employer_missing import claimed_employer_missing
from trusthound.domain.candidate.signals.complete_resume import complete_resume
from trusthound.domain.candidate.signals.disposable_mail import disposable_mail
from trusthound.domain.candidate.signals.impossible_dates import impossible_dates
from trusthound.domain.candidate.signals.machine_instructions import machine_instructions
from trusthound.domain.candidate.signals.shared_contact import shared_contact
from trusthound.domain.candidate.signals.shared_wording import shared_wording

SIGNALS: tuple[Signal, ...] = (
    claimed_employer_missing,
    complete_resume,
    disposable_mail,
    impossible_dates,
    machine_instructions,
    shared_contact,
    shared_wording,
)
