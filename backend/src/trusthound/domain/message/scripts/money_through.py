"""Scripts in which money or goods pass through the reader: cheques, transfers, parcels, cards."""

from trusthound.domain.message.cue import Cue
from trusthound.domain.message.scripts.script import Script, Step
from trusthound.domain.message.scripts.steps import (
    APP,
    CHEQUE,
    CONTACT,
    EASY_OFFER,
    HURRY,
    INTERVIEW,
    OFFER,
    PERSONAL_DATA,
    SEND_ON,
    any_of,
)

_CHEQUE_REPLY = "No, thank you. I do not deposit cheques or buy anything on an employer's behalf."
_CHEQUE_ADVICE = (
    "Do not deposit the cheque, or do not spend of it: it can bounce weeks after the bank has "
    "credited it, and then you owe all of it. Show it to your bank."
)

EQUIPMENT = Script(
    id="cheque_for_equipment",
    name="cheque for equipment script",
    steps=(
        CONTACT,
        INTERVIEW,
        OFFER,
        PERSONAL_DATA,
        CHEQUE,
        Step("Equipment from a named vendor", (Cue.EQUIPMENT,)),
        Step("The money sent on", (Cue.SEND_ON, Cue.GIFT_CARD)),
    ),
    decisive=any_of(
        (Cue.CHEQUE, Cue.EQUIPMENT),
        (Cue.EQUIPMENT, Cue.SEND_ON),
        (Cue.CHEQUE, Cue.SEND_ON),
        (Cue.CHEQUE, Cue.GIFT_CARD),
        (Cue.CHEQUE, Cue.KEEP_SHARE),
        (Cue.EQUIPMENT, Cue.INSTANT_OFFER),
        (Cue.CHEQUE, Cue.INSTANT_OFFER),
        (Cue.EQUIPMENT, Cue.TEXT_INTERVIEW),
        (Cue.CHEQUE, Cue.TEXT_INTERVIEW),
        (Cue.CHEQUE, Cue.SECRECY),
        (Cue.CHEQUE, Cue.CRYPTO),
        (Cue.CHEQUE, Cue.BANK_DATA),
    ),
    reply=_CHEQUE_REPLY,
    advice=_CHEQUE_ADVICE,
    source="US Federal Trade Commission, How To Spot, Avoid, and Report Fake Check Scams",
)
CARE = Script(
    id="care_cheque",
    name="caregiver and pet sitter cheque script",
    steps=(
        CONTACT,
        Step("Care for a family, a pet or errands", (Cue.CARE_WORK,)),
        Step("The family is away or arrives later", (Cue.CARE_ABSENT,)),
        CHEQUE,
        SEND_ON,
        Step("A share kept as pay", (Cue.KEEP_SHARE,)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.CARE_WORK, Cue.CHEQUE),
        (Cue.CARE_WORK, Cue.SEND_ON),
        (Cue.CARE_WORK, Cue.CARE_ABSENT, Cue.GIFT_CARD),
        (Cue.CARE_WORK, Cue.CARE_ABSENT, Cue.EQUIPMENT),
    ),
    reply="No, thank you. I would meet the family first, and I handle no cheques for others.",
    advice=_CHEQUE_ADVICE,
    source="US Federal Trade Commission, Job Scams: nanny, caregiver and virtual assistant jobs",
)
CAR = Script(
    id="car_advert",
    name="car advert script",
    steps=(
        CONTACT,
        Step("Advertising on your own car", (Cue.CAR_ADVERT,)),
        EASY_OFFER,
        CHEQUE,
        Step("The fitter paid out of it", (Cue.SEND_ON, Cue.EQUIPMENT, Cue.KEEP_SHARE)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.CAR_ADVERT, Cue.CHEQUE),
        (Cue.CAR_ADVERT, Cue.SEND_ON),
        (Cue.CAR_ADVERT, Cue.EQUIPMENT),
        (Cue.CAR_ADVERT, Cue.KEEP_SHARE),
        (Cue.CAR_ADVERT, Cue.EASY_PAY),
    ),
    reply=_CHEQUE_REPLY,
    advice=_CHEQUE_ADVICE,
    source="US Federal Trade Commission, Car wrap scams (consumer.ftc.gov)",
)
SHOPPER = Script(
    id="secret_shopper",
    name="mystery shopper script",
    steps=(
        CONTACT,
        Step("Shopping as a test", (Cue.TEST_SHOPPING,)),
        Step("A cheque or money in advance", (Cue.CHEQUE, Cue.RECEIVE_FUNDS)),
        Step("Gift cards or a transfer as the test", (Cue.GIFT_CARD, Cue.SEND_ON)),
        Step("A share kept as pay", (Cue.KEEP_SHARE,)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.TEST_SHOPPING, Cue.CHEQUE),
        (Cue.TEST_SHOPPING, Cue.GIFT_CARD),
        (Cue.TEST_SHOPPING, Cue.SEND_ON),
        (Cue.TEST_SHOPPING, Cue.FEE),
        (Cue.TEST_SHOPPING, Cue.KEEP_SHARE),
    ),
    reply="No, thank you. I buy nothing with money that was sent to me.",
    advice=(
        "Do not buy cards or send money: real mystery shopping pays back small purchases later. "
        "The trade association (mspa-americas.org) lists its members."
    ),
    source="US Federal Trade Commission, Mystery Shopping Scams (consumer.ftc.gov)",
)
MULE = Script(
    id="money_mule",
    name="payment processing script",
    steps=(
        CONTACT,
        EASY_OFFER,
        Step("Payments to your own account", (Cue.RECEIVE_FUNDS, Cue.BANK_DATA)),
        Step("The rest sent on", (Cue.SEND_ON, Cue.OVERPAYMENT, Cue.CRYPTO)),
        Step("A share kept as pay", (Cue.KEEP_SHARE,)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.RECEIVE_FUNDS, Cue.SEND_ON),
        (Cue.OVERPAYMENT,),
        (Cue.RECEIVE_FUNDS, Cue.KEEP_SHARE),
        (Cue.SEND_ON, Cue.KEEP_SHARE),
        (Cue.RECEIVE_FUNDS, Cue.CRYPTO),
        (Cue.RECEIVE_FUNDS,),
    ),
    reply="No, thank you. I let nobody's money pass through my account.",
    advice=(
        "Receive and send on nothing: passing on stolen money is an offence, whoever asked for "
        "it. If money has arrived, touch nothing and call your bank."
    ),
    source="FBI, Money Mules (fbi.gov); Europol, Money Muling",
)
PARCELS = Script(
    id="reshipping",
    name="parcel forwarding script",
    steps=(
        CONTACT,
        EASY_OFFER,
        OFFER,
        Step("Parcels to your home", (Cue.PARCELS,)),
        PERSONAL_DATA,
        HURRY,
    ),
    decisive=any_of((Cue.PARCELS,)),
    reply="No, thank you. I do not receive or forward parcels for others.",
    advice=(
        "Accept and forward no parcel: such goods are often bought with stolen cards, and the pay "
        "does not come. If some have arrived, tell the police or the postal inspectors."
    ),
    source="US Postal Inspection Service, Reshipping Scams (uspis.gov)",
)
GIFT_CARDS = Script(
    id="gift_cards",
    name="gift card script",
    steps=(CONTACT, APP, OFFER, Step("Gift cards bought for others", (Cue.GIFT_CARD,)), HURRY),
    decisive=any_of((Cue.GIFT_CARD,)),
    reply="No, thank you. I do not buy gift cards for anyone.",
    advice=(
        "Buy none and send no codes. If you have, call the card's company at once with the "
        "receipt: it can sometimes stop the money."
    ),
    source="US Federal Trade Commission, Avoiding and Reporting Gift Card Scams",
)
MONEY_THROUGH = (EQUIPMENT, CARE, CAR, SHOPPER, MULE, PARCELS, GIFT_CARDS)
