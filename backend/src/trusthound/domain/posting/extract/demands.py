"""The words around an amount in; whether they ask the reader to pay it, out."""

import re

_GIVE = r"(?:pay|send|transfer|remit|wire|forward|mail|submit)"
_SMALL = r"(?:\s(?:us|me|only|just|exactly|over|in|back|the|an?|(?:sum|amount|total) of)){0,3}"
_MODAL = (
    r"(?:\s(?:will|would|must|shall|should|may|can|need|needs|have|has|are|is|only|first|also|"
    r"asked|required|expected|to|be|simply|just|then))"
)
_SMALL_ABROAD = (
    r"(?:\s(?:uns|mir|vorab|zuerst|zunächst|nur|einen?|den|betrag|von|nous|me|lui|d'abord|la|le|"
    r"un|une|somme|montant|de|nos|solo|primero|una|uma|o|el|suma|valor|ci|prima|somma|di|nám|nejdřív|"
    r"pouze|jen|částku|nam|kwotę|najpierw|tylko)){0,4}"
)
# Whoever is told to pay here is the reader, whatever follows: no wage is paid by who earns it.
_ASKED = re.compile(
    rf"(?<!\w)(?:(?:you{_MODAL}{{0,6}}|(?:applicants?|candidates?|(?:new )?(?:hires?|workers?|"
    rf"starters?)){_MODAL}{{1,6}}|(?:please|kindly|simply)(?:\s(?:just|first|then|also|kindly))?)"
    rf"\s{_GIVE}{_SMALL}|(?:"
    r"(?:zahlen|bezahlen|überweisen|senden|schicken|hinterlegen) sie"
    r"|payez|versez|réglez|virez|envoyez|transférez"
    r"|(?:vous (?:devez|devrez)|veuillez|merci de) (?:payer|verser|régler|virer|envoyer|transférer)"
    r"|pague|abone|envíe|envie|transfiera|transfira|deposite|ingrese"
    r"|(?:debes?|deberás?|tienes? que|tendrás? que|hay que|deve|deverá|precisa|tem que) "
    r"(?:pagar|abonar|enviar|transferir|depositar|ingresar)"
    r"|(?:devi|deve|dovrai|dovrà|bisogna) (?:pagare|versare|inviare)"
    r"|zaplaťte|pošlete|uhraďte|převeďte|zašlete"
    r"|(?:musíte|musíš|je třeba|je nutné) (?:zaplatit|poslat|uhradit|převést)"
    r"|zapłać|wpłać|przelej|wyślij|prosimy (?:wpłacić|przelać)"
    r"|(?:musisz|należy|trzeba) (?:zapłacić|wpłacić|przelać|wysłać)"
    rf"){_SMALL_ABROAD})\s?\(?\s?\Z",
    re.IGNORECASE,
)
# German and Dutch say the verb behind the amount: "bitte 80 € an Frau Muster überweisen".
_ASKED_BEFORE = re.compile(
    r"(?<!\w)(?:bitte|(?:sie|bewerber) müssen|du musst|gelieve|u (?:moet|dient)|je moet)"
    rf"{_SMALL_ABROAD}\s?\Z",
    re.IGNORECASE,
)
_ASKED_AFTER = re.compile(
    r"[^.!?;:,\n]{0,50}?\s(?:(?:be|ein)?zahlen|überweisen|entrichten|hinterlegen|senden|"
    r"schicken|(?:te )?(?:betalen|over te maken|overmaken|storten))(?!\w)",
    re.IGNORECASE,
)
# A bare order may also be a heading ("Pay $80 a day") or go on from "we hire and": it asks only
# where no period of pay follows, nobody else is named as who pays, and a receiver or a means is.
_ORDER = re.compile(
    rf"(?:\A|[.!?:;,…\n•*()–—-]\s?|(?<!\w)(?:and|then|first|or)\s){_GIVE}{_SMALL}\s?\Z",
    re.IGNORECASE,
)
_SOMEBODY_ELSE = re.compile(
    r"(?<!\w)(?:we(?:['’]\w+)?|they|that|which|who|i|will|clients?|company|employers?|jobs?)(?!\w)"
    r"[^.!?;,…\n]*\Z",
    re.IGNORECASE,
)
_TO_SOMEBODY = re.compile(
    r"\s(?:in)?to\s(?:(?i:the(?!\sright)|our|my|this|her|his|your|us|me|an?|mrs?|ms|account|secure|"
    r"reserve|activate|register|apply|unlock|receive|confirm|enrol|enroll|get|cover)(?!\w)|"
    r"[A-Z][a-z]+\s[A-Z])"
)
_BY_MEANS = re.compile(
    r"\s(?:[^\s.!?;]+\s){0,4}?(?:by|via|through|with|using|in|on|as)\s(?:an?\s|the\s)?(?:\w+\s)?"
    r"(?:gift ?cards?|zelle|cash ?app|venmo|paypal|western union|moneygram|bitcoins?|btc|usdt|"
    r"crypto(?:currency)?|money order|wire(?: transfer)?|bank transfer|m-?pesa|upi)(?!\w)",
    re.IGNORECASE,
)
_BOUGHT = re.compile(
    r"(?<!\w)(?:buy|purchase|order)\s(?:an?|the|your|our|this|these|some|one)\s[^.!?;\n]{1,40}?\s"
    r"(?:for|at|worth|of|costing)(?:\s(?:only|just))?\s?\Z",
    re.IGNORECASE,
)
_MUST_BE_PAID = re.compile(
    r"\s(?:must|has to|have to|needs? to|should|is to|are to) be "
    r"(?:paid|sent|transferred|wired|deposited|remitted)(?!\w)",
    re.IGNORECASE,
)


def is_demand(before: str, after: str, *, has_period: bool) -> bool:
    """Whether an amount between these words is one that the applicant is to pay.

    "Pay 80 dollars to Agnes Okafor" and "you must pay $80" are; "pay $80 a day" and "we pay 80
    dollars to our drivers" are not.
    """
    if _ASKED.search(before):
        return True
    if _ASKED_BEFORE.search(before) and _ASKED_AFTER.match(after):
        return True
    if has_period:
        return False
    if _BOUGHT.search(before) or _MUST_BE_PAID.match(after):
        return True
    order = _ORDER.search(before)
    if not order or _SOMEBODY_ELSE.search(before, 0, order.end()):
        return False
    return bool(_TO_SOMEBODY.match(after) or _BY_MEANS.match(after))
