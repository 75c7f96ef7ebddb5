"""What each message signal is worth, and the rules over the sum: one version of the table.

Provisional: reasoned, not fitted. A likelihood ratio LR is ln(LR) nats; the grades follow the
authorities' advice named in the signal: very strong LR >= 10, strong 4–10, medium 2–4, weak
1.2–2. What a message lacks is worth little: a scam that asks for one thing lacks the others.
"""

from dataclasses import replace

from trusthound.domain.assessment.signal import Topic
from trusthound.domain.assessment.weight import Weight, Weights

# What no genuine employer asks for (LR 100): whatever else is right, it stays in danger.
NEVER_GENUINE = -4.6
HARD_STOP = 20
DANGER = 39

WEIGHTS = Weights(
    version="2026-11-messages-3",
    subject="message",
    start=62.0,
    points_a_nat=10.0,
    signals={
        # demands that are hard stops, very strong (FTC, FBI, USPIS)
        "account_lending": Weight(NEVER_GENUINE, 0.06, ceiling=HARD_STOP),
        "cheque_deposit": Weight(-1.6, 0.06),  # strong; with a vendor or a rest it is a script
        "code_request": Weight(NEVER_GENUINE, 0.06, ceiling=HARD_STOP),
        "deposit_to_earn": Weight(NEVER_GENUINE, 0.06, ceiling=HARD_STOP),
        "fee_demand": Weight(NEVER_GENUINE, 0.08, ceiling=HARD_STOP),
        "gift_card_purchase": Weight(NEVER_GENUINE, 0.06, ceiling=HARD_STOP),
        "money_forwarding": Weight(-1.6, 0.06),  # strong; with a share or a cheque it is a script
        "parcel_forwarding": Weight(NEVER_GENUINE, 0.06, ceiling=HARD_STOP),
        "remote_control": Weight(NEVER_GENUINE, 0.06, ceiling=HARD_STOP),
        # very strong: every decisive step of a script at once
        "scam_script": Weight(-3.0, 0.1, ceiling=DANGER),
        # the limit is set on texts of authors whom the model has not seen (benchmarks/messages)
        "scam_wording": Weight(-2.4, 0.1, ceiling=DANGER),
        # strong
        "code_to_run": Weight(-1.4, 0.04),  # Unit 42; genuine exercises are run as well
        "early_identity_request": Weight(-2.3, 0.08),  # FBI; measured on postings: LR 4.4
        "easy_pay_offer": Weight(-1.5, 0.06),  # FTC
        "machine_orders": Weight(-2.0, 0.02, ceiling=DANGER),  # practice; nobody else needs it
        "messenger_move": Weight(-1.2, 0.06),  # FTC, BBB; everyday in many countries
        "paid_recruiting": Weight(-1.2, 0.03),  # FTC
        "task_pay_offer": Weight(-2.0, 0.06),  # FTC
        # medium and weak
        "haste_or_secrecy": Weight(-0.5, 0.03),  # FTC; measured on postings: LR 2.1
        "instant_offer": Weight(-0.8, 0.05),  # BBB
        "unsolicited_contact": Weight(-0.5, 0.04),  # BBB; recruiters write first as well
        "written_interview": Weight(-1.1, 0.05),  # FBI
        # a mail's sender, attachments and links
        "look_alike_sender": Weight(NEVER_GENUINE, 0.02, ceiling=HARD_STOP),  # FBI: imitation
        "authentication_failed": Weight(-2.2, 0.1),  # strong (RFC 7489); servers set up wrongly
        "dangerous_attachment": Weight(-2.3, 0.05),  # very strong for programs (CISA), less else
        "display_name_spoof": Weight(-1.6, 0.04),  # strong, FBI
        "disposable_sender": Weight(-1.2, 0.02),  # practice; as on postings
        "free_mail_sender_claims_employer": Weight(-2.3, 0.05),  # very strong for known names, FBI
        "hidden_text_in_mail": Weight(-1.2, 0.02),  # practice of filters
        "link_text_differs": Weight(-1.6, 0.03),  # strong, CISA
        # identity
        "aligned_authentication": Weight(0.4),  # weak: anyone proves a domain of their own
        "employers_own_mail": Weight(1.6),  # strong: nobody else can prove that domain
        "reply_to_elsewhere": Weight(-1.0, 0.02),  # medium, FBI; partners do so
        "sender_near_known_name": Weight(-0.8),  # medium to weak: it may be their own
        "sent_via_known_relay": Weight(0.5),  # weak to medium, practice
        "employer_address": Weight(0.4),  # weak, both sides come from the message
        "free_mail_recruiter": Weight(-0.9),  # medium, FBI
        "mail_domain_cannot_receive": Weight(-1.3),  # strong, practice; as on postings
        "young_domain": Weight(-1.6),  # strong below 30 days (arXiv 2502.09549)
        "odd_employer_address": Weight(-1.0),  # medium, FBI; some firms do so
        # transparency: easily written, so a few points at most
        "earlier_contact": Weight(0.3),
        "meeting_announced": Weight(0.3),
    },
    # Identity and transparency cannot bring a message from its start into danger.
    topic_limits={
        Topic.SCAM: (-9.0, 1.0),
        Topic.IDENTITY: (-1.9, 2.2),
        Topic.ACTIVITY: (0.0, 0.0),
        Topic.TRANSPARENCY: (-0.3, 0.6),
    },
    # Reasoned: people ask about messages that they doubt.
    prior_scam_risk={"message": 0.3, "mail": 0.2, "row": 0.2},
)

# What its words say. Where the text as a whole reads like honest ones they say so little that all
# of them together are no danger: such sums accused more than they found (benchmarks/messages).
_OF_PHRASES = frozenset({
    "account_lending", "cheque_deposit", "code_request", "deposit_to_earn", "fee_demand",
    "gift_card_purchase", "money_forwarding", "parcel_forwarding", "remote_control", "scam_script",
    "code_to_run", "early_identity_request", "easy_pay_offer", "task_pay_offer", "paid_recruiting",
    "written_interview", "instant_offer", "messenger_move", "haste_or_secrecy",
    "unsolicited_contact",
})  # fmt: skip
_LESS = 0.1
SPARING = replace(
    WEIGHTS,
    signals={
        name: Weight(weight.present * _LESS, weight.absent) if name in _OF_PHRASES else weight
        for name, weight in WEIGHTS.signals.items()
    },
)
