"""Every posting signal, once, in alphabetical order."""

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.posting.signals.absent_from_employers_board import (
    absent_from_employers_board,
)
from trusthound.domain.posting.signals.abused_ending import abused_ending
from trusthound.domain.posting.signals.access_request import access_request
from trusthound.domain.posting.signals.agency_licence import agency_licence
from trusthound.domain.posting.signals.anonymous_link import anonymous_link
from trusthound.domain.posting.signals.app_or_coin_wages import app_or_coin_wages
from trusthound.domain.posting.signals.brand_domain_mismatch import brand_domain_mismatch
from trusthound.domain.posting.signals.brand_like_domain import brand_like_domain
from trusthound.domain.posting.signals.brand_on_other_board import brand_on_other_board
from trusthound.domain.posting.signals.car_advertising import car_advertising
from trusthound.domain.posting.signals.cheque_purchase import cheque_purchase
from trusthound.domain.posting.signals.commission_only import commission_only
from trusthound.domain.posting.signals.contact_domain_mismatch import contact_domain_mismatch
from trusthound.domain.posting.signals.contradicting_data import contradicting_data
from trusthound.domain.posting.signals.crowded_posting import crowded_posting
from trusthound.domain.posting.signals.disposable_mail import disposable_mail
from trusthound.domain.posting.signals.duties_described import duties_described
from trusthound.domain.posting.signals.easy_money import easy_money
from trusthound.domain.posting.signals.employer_board_page import employer_board_page
from trusthound.domain.posting.signals.employer_links_board import employer_links_board
from trusthound.domain.posting.signals.established_domain import established_domain
from trusthound.domain.posting.signals.evergreen_pool import evergreen_pool
from trusthound.domain.posting.signals.expired_posting import expired_posting
from trusthound.domain.posting.signals.first_seen_long_ago import first_seen_long_ago
from trusthound.domain.posting.signals.form_application import form_application
from trusthound.domain.posting.signals.found_on_employers_board import found_on_employers_board
from trusthound.domain.posting.signals.free_mail_contact import free_mail_contact
from trusthound.domain.posting.signals.gift_card_or_wallet_payment import (
    gift_card_or_wallet_payment,
)
from trusthound.domain.posting.signals.hiring_process import hiring_process
from trusthound.domain.posting.signals.identity_lending import identity_lending
from trusthound.domain.posting.signals.impossible_dates import impossible_dates
from trusthound.domain.posting.signals.instant_hire import instant_hire
from trusthound.domain.posting.signals.level_mismatch import level_mismatch
from trusthound.domain.posting.signals.listed_employer_board import listed_employer_board
from trusthound.domain.posting.signals.look_alike_domain import look_alike_domain
from trusthound.domain.posting.signals.machine_instructions import machine_instructions
from trusthound.domain.posting.signals.mail_domain_cannot_receive import mail_domain_cannot_receive
from trusthound.domain.posting.signals.many_places import many_places
from trusthound.domain.posting.signals.mass_posting import mass_posting
from trusthound.domain.posting.signals.matching_mail_domain import matching_mail_domain
from trusthound.domain.posting.signals.messenger_contact import messenger_contact
from trusthound.domain.posting.signals.money_movement import money_movement
from trusthound.domain.posting.signals.mystery_shopping import mystery_shopping
from trusthound.domain.posting.signals.named_contact import named_contact
from trusthound.domain.posting.signals.new_certificate import new_certificate
from trusthound.domain.posting.signals.odd_pay_unit import odd_pay_unit
from trusthound.domain.posting.signals.old_posting import old_posting
from trusthound.domain.posting.signals.parcel_forwarding import parcel_forwarding
from trusthound.domain.posting.signals.parked_site import parked_site
from trusthound.domain.posting.signals.pay_above_occupation import pay_above_occupation
from trusthound.domain.posting.signals.pay_below_occupation import pay_below_occupation
from trusthound.domain.posting.signals.pay_missing_where_required import pay_missing_where_required
from trusthound.domain.posting.signals.pay_removed import pay_removed
from trusthound.domain.posting.signals.pay_stated import pay_stated
from trusthound.domain.posting.signals.personal_data_form import personal_data_form
from trusthound.domain.posting.signals.phone_country_mismatch import phone_country_mismatch
from trusthound.domain.posting.signals.place_stated import place_stated
from trusthound.domain.posting.signals.premium_rate_phone import premium_rate_phone
from trusthound.domain.posting.signals.pressure import pressure
from trusthound.domain.posting.signals.recent_posting import recent_posting
from trusthound.domain.posting.signals.recruitment_fraud_notice import recruitment_fraud_notice
from trusthound.domain.posting.signals.redirected_link import redirected_link
from trusthound.domain.posting.signals.refreshed_date import refreshed_date
from trusthound.domain.posting.signals.reported_requests import reported_requests
from trusthound.domain.posting.signals.reposted import reposted
from trusthound.domain.posting.signals.revised_text import revised_text
from trusthound.domain.posting.signals.scam_like_wording import scam_like_wording
from trusthound.domain.posting.signals.sensitive_data_request import sensitive_data_request
from trusthound.domain.posting.signals.shared_contact import shared_contact
from trusthound.domain.posting.signals.software_to_run import software_to_run
from trusthound.domain.posting.signals.structured_data import structured_data
from trusthound.domain.posting.signals.task_pay import task_pay
from trusthound.domain.posting.signals.text_of_another_employer import text_of_another_employer
from trusthound.domain.posting.signals.unnamed_employer import unnamed_employer
from trusthound.domain.posting.signals.unrealistic_pay import unrealistic_pay
from trusthound.domain.posting.signals.unsolicited_contact import unsolicited_contact
from trusthound.domain.posting.signals.upfront_payment import upfront_payment
from trusthound.domain.posting.signals.usual_wording import usual_wording
from trusthound.domain.posting.signals.vacancy_statement import vacancy_statement
from trusthound.domain.posting.signals.vacancy_unstated_in_ontario import (
    vacancy_unstated_in_ontario,
)
from trusthound.domain.posting.signals.visa_promise import visa_promise
from trusthound.domain.posting.signals.wallet_address import wallet_address
from trusthound.domain.posting.signals.wide_pay_range import wide_pay_range
from trusthound.domain.posting.signals.young_domain import young_domain

SIGNALS: tuple[Signal, ...] = (
    absent_from_employers_board,
    abused_ending,
    access_request,
    agency_licence,
    anonymous_link,
    app_or_coin_wages,
    brand_domain_mismatch,
    brand_like_domain,
    brand_on_other_board,
    car_advertising,
    cheque_purchase,
    commission_only,
    contact_domain_mismatch,
    contradicting_data,
    crowded_posting,
    disposable_mail,
    duties_described,
    easy_money,
    employer_board_page,
    employer_links_board,
    established_domain,
    evergreen_pool,
    expired_posting,
    first_seen_long_ago,
    form_application,
    found_on_employers_board,
    free_mail_contact,
    gift_card_or_wallet_payment,
    hiring_process,
    identity_lending,
    impossible_dates,
    instant_hire,
    level_mismatch,
    listed_employer_board,
    look_alike_domain,
    machine_instructions,
    mail_domain_cannot_receive,
    many_places,
    mass_posting,
    matching_mail_domain,
    messenger_contact,
    money_movement,
    mystery_shopping,
    named_contact,
    new_certificate,
    odd_pay_unit,
    old_posting,
    parcel_forwarding,
    parked_site,
    pay_above_occupation,
    pay_below_occupation,
    pay_missing_where_required,
    pay_removed,
    pay_stated,
    personal_data_form,
    phone_country_mismatch,
    place_stated,
    premium_rate_phone,
    pressure,
    recent_posting,
    recruitment_fraud_notice,
    redirected_link,
    refreshed_date,
    reported_requests,
    reposted,
    revised_text,
    scam_like_wording,
    sensitive_data_request,
    shared_contact,
    software_to_run,
    structured_data,
    task_pay,
    text_of_another_employer,
    unnamed_employer,
    unrealistic_pay,
    unsolicited_contact,
    upfront_payment,
    usual_wording,
    vacancy_statement,
    vacancy_unstated_in_ontario,
    visa_promise,
    wallet_address,
    wide_pay_range,
    young_domain,
)
