"""What each posting signal is worth, and the rules over the sum: one version of the table.

Provisional: reasoned, not fitted. A likelihood ratio LR is ln(LR) nats. Where one was measured on
EMSCAD (17,880 postings of 2012–14, 866 of them scams) it stands beside the number with the word
"measured"; the others are set by their grade, which follows the authorities' advice named in the
signal: very strong LR >= 10, strong 4–10, medium 2–4, weak 1.2–2. No number was fitted to a corpus.

Absence is worth little: a scam that shows one sign of fifteen lacks fourteen. Signs that are rare
in every posting are worth nothing when absent, so that more questions do not make better scores.
"""

from trusthound.domain.assessment.signal import Topic
from trusthound.domain.assessment.weight import Weight, Weights

# What no genuine employer asks for (LR 100): whatever else is right, the posting stays in danger.
NEVER_GENUINE = -4.6
HARD_STOP = 20
DANGER = 39

WEIGHTS = Weights(
    version="2026-11-provisional-2",
    start=62.0,
    points_a_nat=10.0,
    signals={
        # scam signs that are hard stops, very strong (FTC, FBI, USPIS)
        "cheque_purchase": Weight(NEVER_GENUINE, 0.08, ceiling=HARD_STOP),
        "gift_card_or_wallet_payment": Weight(NEVER_GENUINE, 0.08, ceiling=HARD_STOP),
        # FBI: under the employer's name from an address that imitates theirs
        "look_alike_domain": Weight(NEVER_GENUINE, 0.06, ceiling=HARD_STOP),
        "money_movement": Weight(NEVER_GENUINE, 0.08, ceiling=HARD_STOP),
        "parcel_forwarding": Weight(NEVER_GENUINE, 0.08, ceiling=HARD_STOP),
        "upfront_payment": Weight(NEVER_GENUINE, 0.08, ceiling=HARD_STOP),
        # very strong (FTC, FBI): no employer needs it of an applicant, whatever else is right; not
        # hard stops, because the words also stand in postings of those who guard against it
        "access_request": Weight(-2.6, ceiling=DANGER),
        "identity_lending": Weight(-2.6, ceiling=DANGER),
        # very strong (FTC), but labelling platforms and panels also pay by the task
        "task_pay": Weight(-2.6, 0.06),
        # scam signs that are strong
        "car_advertising": Weight(-1.8),  # FTC; rare, and hardly ever genuine
        "personal_data_form": Weight(-1.5),  # FBI; as sensitive_data_request, LR 4.4
        "software_to_run": Weight(-1.6),  # FBI; less than half for a task to run
        "wallet_address": Weight(-1.8),  # FTC; a team of that trade may show one
        "easy_money": Weight(-2.3, 0.05),  # FTC, FBI; lowest very strong: three things at once
        "instant_hire": Weight(-1.6, 0.06),  # BBB
        "machine_instructions": Weight(
            -2.0, 0.02, ceiling=DANGER
        ),  # practice; nobody else needs it
        "messenger_contact": Weight(-1.8, 0.08),  # FTC, BBB
        "app_or_coin_wages": Weight(-1.4, 0.03),  # FTC; lowest strong: a choice of pay is left out
        "sensitive_data_request": Weight(-1.5, 0.08),  # measured: LR 4.4
        # scam signs of medium strength
        "level_mismatch": Weight(-0.75),  # measured: LR 2.1
        "mystery_shopping": Weight(-1.0),  # FTC; genuine firms exist
        "unsolicited_contact": Weight(-0.8),  # FTC; recruiters also write first
        "visa_promise": Weight(-0.9),  # authorities on immigration fraud
        # by our own sightings, a quarter of it with one other site: graded strong (text) and very
        # strong (contact), set below that because sister companies do both
        "shared_contact": Weight(-1.8),
        "text_of_another_employer": Weight(-1.4),
        "commission_only": Weight(-0.8, 0.03),  # practice
        "disposable_mail": Weight(-1.2, 0.02),  # practice
        "pressure": Weight(-0.75, 0.04),  # measured: LR 2.1
        "premium_rate_phone": Weight(-1.2, 0.02),  # JobsAware; old listings of firms carry some
        "unrealistic_pay": Weight(-0.9, 0.02),  # measured: LR 2.5
        # measured for unrealistic pay (LR 2.5) at strength 0.75; three times the best-paid is more
        "pay_above_occupation": Weight(-1.2, 0.03),
        # FTC, but easy_money already counts the higher sums: weak to medium
        "odd_pay_unit": Weight(-0.5, 0.02),
        # identity
        # medium, practice: employers own such addresses, too
        "brand_like_domain": Weight(-0.9),
        "abused_ending": Weight(-0.5),  # weak: phishing under it, not scams about jobs, is counted
        "agency_licence": Weight(0.2),  # weak: a number can be copied; the register decides
        "anonymous_link": Weight(-0.8),  # medium, practice
        "brand_domain_mismatch": Weight(-0.7),  # medium, FBI; franchises have domains of their own
        "brand_on_other_board": Weight(-0.8),  # medium, practice; subsidiaries share boards
        "contact_domain_mismatch": Weight(-0.7),  # medium, FBI
        "established_domain": Weight(0.25),  # weak: old names are bought, old sites are copied
        "employer_board_page": Weight(0.3),  # weak, practice
        "form_application": Weight(-0.4),  # weak for small shops
        "free_mail_contact": Weight(-0.9),  # medium, FBI; halved for small shops and agencies
        # strong, practice: nobody who hires at a domain leaves it without a mailbox
        "mail_domain_cannot_receive": Weight(-1.3),
        "new_certificate": Weight(-0.2),  # weak, never alone: certificates last 90 days
        "parked_site": Weight(-1.2),  # medium to strong, practice
        "redirected_link": Weight(-0.8),  # medium, practice
        # strong below 30 days, medium below 90, weak below 365 (arXiv 2502.09549)
        "young_domain": Weight(-1.6),
        "employer_links_board": Weight(1.5),  # strong, practice; corroborates: board_standing.py
        "listed_employer_board": Weight(1.5),  # strong, practice; corroborates
        "recruitment_fraud_notice": Weight(0.15),  # weak: a copied posting copies it, too
        "matching_mail_domain": Weight(0.4),  # weak, both sides come from the page
        "phone_country_mismatch": Weight(
            -0.3
        ),  # weak, practice: groups and agencies call from abroad
        "unnamed_employer": Weight(-0.5),  # measured: LR 1.7
        # activity
        "absent_from_employers_board": Weight(-1.4),  # strong, FBI; never alone, see the limit
        "found_on_employers_board": Weight(0.6),  # strong by practice, kept low: titles are copied
        "crowded_posting": Weight(-0.25),  # weak
        "many_places": Weight(-0.25),  # weak: large employers do it too
        "named_contact": Weight(0.2),  # weak, untested
        "evergreen_pool": Weight(-0.8),  # medium, its own words
        "expired_posting": Weight(-0.9),  # medium, practice
        "hiring_process": Weight(0.25),  # weak, untested
        "old_posting": Weight(-0.6),  # weak
        # by our own sightings; of the three that tell an age the heaviest counts
        "first_seen_long_ago": Weight(-0.7),  # weak to medium: nobody can refresh it
        "mass_posting": Weight(-0.25),  # weak: large employers do it too
        "refreshed_date": Weight(-0.8),  # medium, practice
        "reposted": Weight(-0.9),  # medium, practice
        "revised_text": Weight(0.15),  # weak, untested
        "recent_posting": Weight(0.15),  # weak: the date can be refreshed
        "vacancy_statement": Weight(0.4),  # weak to medium: its own word, with legal weight
        # transparency: no evidence on fraud either way (measured: salary stated LR 1.7 adverse,
        # vague text 1.0), so a few points at most
        "contradicting_data": Weight(-0.2),  # weak; contradiction in texts: LR 0.9 for scams
        "impossible_dates": Weight(-0.2),
        "structured_data": Weight(0.1),
        "duties_described": Weight(0.2),
        # far too low or not stated: a reader's loss of time, nothing more
        "pay_below_occupation": Weight(-0.1),
        "pay_missing_where_required": Weight(-0.1),
        "vacancy_unstated_in_ontario": Weight(-0.1),
        "pay_stated": Weight(0.15),
        "place_stated": Weight(0.1),
        "pay_removed": Weight(-0.2),  # weak
        "wide_pay_range": Weight(-0.15),
    },
    # Correlated evidence counts once. Identity and transparency together cannot bring a posting
    # from its start into danger (62 - 19 - 3 = 40): danger takes a scam sign.
    topic_limits={
        Topic.SCAM: (-9.0, 1.0),
        Topic.IDENTITY: (-1.9, 2.2),
        Topic.ACTIVITY: (-2.0, 0.6),
        Topic.TRANSPARENCY: (-0.3, 0.5),
    },
    # Reasoned: curated boards hold few scams, messages and pasted texts many more.
    prior_scam_risk={"url": 0.03, "text": 0.1, "row": 0.05},
)
