"""Every message signal, once, in alphabetical order."""

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.message.signals.account_lending import account_lending
from trusthound.domain.message.signals.aligned_authentication import aligned_authentication
from trusthound.domain.message.signals.authentication_failed import authentication_failed
from trusthound.domain.message.signals.cheque_deposit import cheque_deposit
from trusthound.domain.message.signals.code_request import code_request
from trusthound.domain.message.signals.code_to_run import code_to_run
from trusthound.domain.message.signals.dangerous_attachment import dangerous_attachment
from trusthound.domain.message.signals.deposit_to_earn import deposit_to_earn
from trusthound.domain.message.signals.display_name_spoof import display_name_spoof
from trusthound.domain.message.signals.disposable_sender import disposable_sender
from trusthound.domain.message.signals.earlier_contact import earlier_contact
from trusthound.domain.message.signals.early_identity_request import early_identity_request
from trusthound.domain.message.signals.easy_pay_offer import easy_pay_offer
from trusthound.domain.message.signals.employer_address import employer_address
from trusthound.domain.message.signals.employers_own_mail import employers_own_mail
from trusthound.domain.message.signals.fee_demand import fee_demand
from trusthound.domain.message.signals.free_mail_recruiter import free_mail_recruiter
from trusthound.domain.message.signals.free_mail_sender_claims_employer import (
    free_mail_sender_claims_employer,
)
from trusthound.domain.message.signals.gift_card_purchase import gift_card_purchase
from trusthound.domain.message.signals.haste_or_secrecy import haste_or_secrecy
from trusthound.domain.message.signals.hidden_text_in_mail import hidden_text_in_mail
from trusthound.domain.message.signals.instant_offer import instant_offer
from trusthound.domain.message.signals.link_text_differs import link_text_differs
from trusthound.domain.message.signals.look_alike_sender import look_alike_sender
from trusthound.domain.message.signals.machine_orders import machine_orders
from trusthound.domain.message.signals.mail_domain_cannot_receive import mail_domain_cannot_receive
from trusthound.domain.message.signals.meeting_announced import meeting_announced
from trusthound.domain.message.signals.messenger_move import messenger_move
from trusthound.domain.message.signals.money_forwarding import money_forwarding
from trusthound.domain.message.signals.odd_employer_address import odd_employer_address
from trusthound.domain.message.signals.paid_recruiting import paid_recruiting
from trusthound.domain.message.signals.parcel_forwarding import parcel_forwarding
from trusthound.domain.message.signals.remote_control import remote_control
from trusthound.domain.message.signals.reply_to_elsewhere import reply_to_elsewhere
from trusthound.domain.message.signals.scam_script import scam_script
from trusthound.domain.message.signals.scam_wording import scam_wording
from trusthound.domain.message.signals.sender_near_known_name import sender_near_known_name
from trusthound.domain.message.signals.sent_via_known_relay import sent_via_known_relay
from trusthound.domain.message.signals.task_pay_offer import task_pay_offer
from trusthound.domain.message.signals.unsolicited_contact import unsolicited_contact
from trusthound.domain.message.signals.written_interview import written_interview
from trusthound.domain.message.signals.young_domain import young_domain

SIGNALS: tuple[Signal, ...] = (
    account_lending,
    aligned_authentication,
    authentication_failed,
    cheque_deposit,
    code_request,
    code_to_run,
    dangerous_attachment,
    deposit_to_earn,
    display_name_spoof,
    disposable_sender,
    earlier_contact,
    early_identity_request,
    easy_pay_offer,
    employer_address,
    employers_own_mail,
    fee_demand,
    free_mail_recruiter,
    free_mail_sender_claims_employer,
    gift_card_purchase,
    haste_or_secrecy,
    hidden_text_in_mail,
    instant_offer,
    link_text_differs,
    look_alike_sender,
    machine_orders,
    mail_domain_cannot_receive,
    meeting_announced,
    messenger_move,
    money_forwarding,
    odd_employer_address,
    paid_recruiting,
    parcel_forwarding,
    remote_control,
    reply_to_elsewhere,
    scam_script,
    scam_wording,
    sender_near_known_name,
    sent_via_known_relay,
    task_pay_offer,
    unsolicited_contact,
    written_interview,
    young_domain,
)
