"""The things a message may ask or say that a script is made of, and where they were seen."""

from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.common.wording import Quote


class Cue(StrEnum):
    # how it begins
    UNSOLICITED = "unsolicited"
    BOARD_RECRUITER = "board_recruiter"
    ODD_ADDRESS = "odd_address"
    # what is offered
    EASY_PAY = "easy_pay"
    REMOTE_WORK = "remote_work"
    TASK_WORK = "task_work"
    TASK_PAY = "task_pay"
    DATA_ENTRY = "data_entry"
    OVERSEAS_WORK = "overseas_work"
    PUBLIC_OFFICE = "public_office"
    MODELLING = "modelling"
    CARE_WORK = "care_work"
    CARE_ABSENT = "care_absent"
    CAR_ADVERT = "car_advert"
    TEST_SHOPPING = "test_shopping"
    # where one is led
    APP_MOVE = "app_move"
    GROUP_CHAT = "group_chat"
    TEXT_INTERVIEW = "text_interview"
    NO_INTERVIEW = "no_interview"
    INSTANT_OFFER = "instant_offer"
    PRESSURE = "pressure"
    SECRECY = "secrecy"
    # what is asked for
    IDENTITY_DATA = "identity_data"
    BANK_DATA = "bank_data"
    LOGIN_DATA = "login_data"
    CODE = "code"
    REMOTE_ACCESS = "remote_access"
    INSTALL = "install"
    REPOSITORY = "repository"
    RISKY_RUN = "risky_run"
    COMMAND = "command"
    ACCOUNT_RENTAL = "account_rental"
    # money from the reader
    FEE = "fee"
    KIT = "kit"
    PLATFORM_DEPOSIT = "platform_deposit"
    CRYPTO = "crypto"
    WITHDRAWAL = "withdrawal"
    SMALL_PAYOUT = "small_payout"
    PENALTY = "penalty"
    GIFT_CARD = "gift_card"
    # money and goods through the reader
    CHEQUE = "cheque"
    EQUIPMENT = "equipment"
    SEND_ON = "send_on"
    KEEP_SHARE = "keep_share"
    RECEIVE_FUNDS = "receive_funds"
    PARCELS = "parcels"
    OVERPAYMENT = "overpayment"
    PAPERS_HELD = "papers_held"
    UNDRESSED = "undressed"
    RECRUIT_OTHERS = "recruit_others"
    BUSINESS_OFFER = "business_offer"
    BUY_IN = "buy_in"
    # what speaks for it
    APPLIED = "applied"
    MEETING = "meeting"


@dataclass(frozen=True, slots=True)
class Seen:
    """One cue, and the words that say it."""

    cue: Cue
    quote: Quote


@dataclass(frozen=True, slots=True)
class Cues:
    """Everything that was seen, in reading order; what the reader wrote is left out."""

    seen: tuple[Seen, ...] = ()

    def quotes(self, *cues: Cue) -> tuple[Quote, ...]:
        return tuple(each.quote for each in self.seen if each.cue in cues)

    def first(self, *cues: Cue) -> Quote | None:
        return next((each.quote for each in self.seen if each.cue in cues), None)

    def holds(self, *cues: Cue) -> bool:
        """Whether every one of them was seen."""
        return set(cues) <= {each.cue for each in self.seen}
