"""What each signal of a resume is worth, and the rules over the sum: one version of the table.

Reasoned, not fitted: there is no collection of checked resumes to fit to, and none is claimed. A
likelihood ratio LR is ln(LR) nats; the grades follow the catalogue of the design: very strong
LR >= 10, strong 4–10, medium 2–4, weak 1.2–2. The score starts where nothing speaks for or against.
What is unknown adds nothing; it lowers the coverage alone. A weak sign alone keeps the score at 70
or above. What may stand for where somebody comes from (the country of a phone, a name that a mail
does not repeat) is worth a point at most, whichever way it is answered.
"""

from trusthound.domain.assessment.signal import Topic
from trusthound.domain.assessment.weight import Weight, Weights

WEIGHTS = Weights(
    version="2026-11-candidates-1",
    subject="resume",
    start=76.0,
    points_a_nat=12.0,
    signals={
        # employment history
        "claimed_employer_missing": Weight(-1.0, 0.1),  # medium; renamed firms, short resumes
        "impossible_dates": Weight(-2.0, 0.1),  # strong; slips of the keyboard
        # contact
        "disposable_mail": Weight(-1.0, 0.05),  # medium, as on postings
        # authenticity
        "machine_instructions": Weight(-3.0, 0.05),  # very strong; nobody else needs it
        "shared_contact": Weight(-3.2, 0.1),  # very strong
        "shared_wording": Weight(-2.4, 0.1),  # strong
        # resume
        "complete_resume": Weight(0.2),  # weak: easily written
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
