"""Every message signal, once, in alphabetical order."""

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.message.signals.account_lending import account_lending
from trusthound.domain.message.signals.cheque_deposit import cheque_deposit
from trusthound.domain.message.signals.code_request import code_request
from trusthound.domain.message.signals.code_to_run import code_to_run
from trusthound.domain.message.signals.deposit_to_earn import deposit_to_earn
from trusthound.domain.message.signals.earlier_contact import earlier_contact
from trusthound.domain.message.signals.early_identity_request import early_identity_request
from trusthound.domain.message.signals.easy_pay_offer import easy_pay_offer
from trusthound.domain.message.signals.employer_address import employer_address
from trusthound.domain.message.signals.fee_demand import fee_demand
from trusthound.domain.message.signals.free_mail_recruiter import free_mail_recruiter
from trusthound.domain.message.signals.gift_card_purchase import gift_card_purchase
from trusthound.domain.message.signals.haste_or_secrecy import haste_or_secrecy
from trusthound.domain.message.signals.instant_offer import instant_offer
from trusthound.domain.message.signals.machine_orders import machine_orders
from trusthound.domain.message.signals.meeting_announced import meeting_announced
from trusthound.domain.message.signals.messenger_move import messenger_move
from trusthound.domain.message.signals.money_forwarding import money_forwarding
from trusthound.domain.message.signals.odd_employer_address import odd_employer_address
from trusthound.domain.message.signals.paid_recruiting import paid_recruiting
from trusthound.domain.message.signals.parcel_forwarding import parcel_forwarding
from trusthound.domain.message.signals.remote_control import remote_control
from trusthound.domain.message.signals.scam_script import scam_script
from trusthound.domain.message.signals.task_pay_offer import task_pay_offer
from trusthound.domain.message.signals.unsolicited_contact import unsolicited_contact
from trusthound.domain.message.signals.written_interview import written_interview

SIGNALS: tuple[Signal, ...] = (
    account_lending,
    cheque_deposit,
    code_request,
    code_to_run,
    deposit_to_earn,
    earlier_contact,
    early_identity_request,
    easy_pay_offer,
    employer_address,
    fee_demand,
    free_mail_recruiter,
    gift_card_purchase,
    haste_or_secrecy,
    instant_offer,
    machine_orders,
    meeting_announced,
    messenger_move,
    money_forwarding,
    odd_employer_address,
    paid_recruiting,
    parcel_forwarding,
    remote_control,
    scam_script,
    task_pay_offer,
    unsolicited_contact,
    written_interview,
)
