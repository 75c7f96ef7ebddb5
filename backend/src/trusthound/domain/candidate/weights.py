"""What each signal of a resume is worth, and the rules over the sum: one version of the table.

Reasoned, not fitted: there is no collection of checked resumes to fit to, and none is claimed. A
likelihood ratio LR is ln(LR) nats; the grades follow the catalogue of the design: very strong
LR >= 10, strong 4–10, medium 2–4, weak 1.2–2. The score starts where nothing speaks for or against.
What is unknown adds nothing; it lowers the coverage alone. A weak sign alone keeps the score at 70
or above. What may stand for where somebody comes from is not asked; a name that a mail does not
repeat is worth a point at most, whichever way it is answered.
"""

from trusthound.domain.assessment.signal import Topic
from trusthound.domain.assessment.weight import Weight, Weights

WEIGHTS = Weights(
    version="2026-11-candidates-2",
    subject="resume",
    start=76.0,
    points_a_nat=12.0,
    signals={
        # employment history
        "claimed_employer_missing": Weight(-1.0, 0.1),  # medium; renamed firms, short resumes
        "employer_found": Weight(0.1),  # weak: anyone can name one
        "employer_outside_its_years": Weight(-1.8, 0.05),  # strong where it is that very company
        "impossible_dates": Weight(-2.0, 0.1),  # strong; slips of the keyboard
        "overlapping_roles": Weight(-0.9, 0.08),  # weak to medium: contractors are common
        "senior_title_leap": Weight(-0.4, 0.02),  # weak, a matter to ask about
        "technology_before_release": Weight(-1.2, 0.08),  # medium; slips in dates
        "unresolved_employer": Weight(-0.35, 0.02),  # weak; small, foreign, young firms
        "young_employer_site": Weight(-0.8, 0.02),  # medium; new names, sites made late
        # contact
        "differing_profiles": Weight(-0.5, 0.03),  # weak
        "disposable_mail": Weight(-1.0, 0.05),  # medium, as on postings
        "look_alike_mail": Weight(-1.6, 0.03),  # strong where the employer is named
        "mail_domain_cannot_receive": Weight(-1.0, 0.04),  # medium; moved domains
        "mail_names_another_person": Weight(-0.4, 0.03),  # weak; maiden names, partners
        "mail_on_resume": Weight(0.08),  # weak
        "malformed_mail": Weight(-0.7, 0.03),  # weak to medium; slips of the keyboard
        "profile_names_another_person": Weight(-0.5, 0.03),  # weak; maiden names
        "young_mail_domain": Weight(-0.8, 0.03),  # medium; own domains for a search of work
        # authenticity
        "advertisement_wording": Weight(-0.7, 0.05),  # weak to medium
        "copied_description": Weight(-0.5, 0.03),  # weak; advised by many coaches
        "foreign_author": Weight(-0.35, 0.03),  # weak; agencies, libraries, templates
        "hidden_text": Weight(-1.2, 0.08),  # medium; sample text is explained before
        "machine_instructions": Weight(-3.0, 0.05),  # very strong; nobody else needs it
        "shared_contact": Weight(-3.2, 0.1),  # very strong
        "shared_wording": Weight(-2.4, 0.1),  # strong
        # resume
        "complete_resume": Weight(0.2),  # weak: easily written
        "degrees_out_of_order": Weight(-0.4, 0.02),  # weak; second degrees
        "listed_mill": Weight(-1.8, 0.02),  # strong, by the authority that listed it
        "malformed_certificate": Weight(-0.45, 0.03),  # weak; exam and voucher numbers
    },
    topic_limits={
        Topic.EMPLOYMENT: (-4.0, 1.0),
        Topic.CONTACT: (-3.0, 0.6),
        Topic.AUTHENTICITY: (-5.0, 0.6),
        Topic.RESUME: (-3.0, 0.6),
    },
    prior_scam_risk={},  # no share of deceit among resumes is known, and none is told
    needs_corroboration=False,  # whether a document fits together, not whether it is confirmed
)
