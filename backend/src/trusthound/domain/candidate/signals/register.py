"""Every signal of a resume, once, in alphabetical order."""

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.candidate.signals.advertisement_wording import advertisement_wording
from trusthound.domain.candidate.signals.claimed_employer_missing import claimed_employer_missing
from trusthound.domain.candidate.signals.complete_resume import complete_resume
from trusthound.domain.candidate.signals.copied_description import copied_description
from trusthound.domain.candidate.signals.degrees_out_of_order import degrees_out_of_order
from trusthound.domain.candidate.signals.differing_profiles import differing_profiles
from trusthound.domain.candidate.signals.disposable_mail import disposable_mail
from trusthound.domain.candidate.signals.employer_found import employer_found
from trusthound.domain.candidate.signals.employer_outside_its_years import (
    employer_outside_its_years,
)
from trusthound.domain.candidate.signals.foreign_author import foreign_author
from trusthound.domain.candidate.signals.hidden_text import hidden_text
from trusthound.domain.candidate.signals.impossible_dates import impossible_dates
from trusthound.domain.candidate.signals.listed_mill import listed_mill
from trusthound.domain.candidate.signals.look_alike_mail import look_alike_mail
from trusthound.domain.candidate.signals.machine_instructions import machine_instructions
from trusthound.domain.candidate.signals.mail_domain_cannot_receive import (
    mail_domain_cannot_receive,
)
from trusthound.domain.candidate.signals.mail_names_another_person import mail_names_another_person
from trusthound.domain.candidate.signals.mail_on_resume import mail_on_resume
from trusthound.domain.candidate.signals.malformed_certificate import malformed_certificate
from trusthound.domain.candidate.signals.malformed_mail import malformed_mail
from trusthound.domain.candidate.signals.overlapping_roles import overlapping_roles
from trusthound.domain.candidate.signals.profile_names_another_person import (
    profile_names_another_person,
)
from trusthound.domain.candidate.signals.senior_title_leap import senior_title_leap
from trusthound.domain.candidate.signals.shared_contact import shared_contact
from trusthound.domain.candidate.signals.shared_wording import shared_wording
from trusthound.domain.candidate.signals.technology_before_release import technology_before_release
from trusthound.domain.candidate.signals.unresolved_employer import unresolved_employer
from trusthound.domain.candidate.signals.young_employer_site import young_employer_site
from trusthound.domain.candidate.signals.young_mail_domain import young_mail_domain

SIGNALS: tuple[Signal, ...] = (
    advertisement_wording,
    claimed_employer_missing,
    complete_resume,
    copied_description,
    degrees_out_of_order,
    differing_profiles,
    disposable_mail,
    employer_found,
    employer_outside_its_years,
    foreign_author,
    hidden_text,
    impossible_dates,
    listed_mill,
    look_alike_mail,
    machine_instructions,
    mail_domain_cannot_receive,
    mail_names_another_person,
    mail_on_resume,
    malformed_certificate,
    malformed_mail,
    overlapping_roles,
    profile_names_another_person,
    senior_title_leap,
    shared_contact,
    shared_wording,
    technology_before_release,
    unresolved_employer,
    young_employer_site,
    young_mail_domain,
)
