"""The words of pay in many languages: bounds, extras, and money that is not base pay."""

import re

from trusthound.domain.common.money import Extra

BETWEEN = re.compile(
    r"(?:\s?\(min\.?\))?\s{0,3}(?:[-–—−~～]{1,2}|to|till|til|and|up to|bis|až|do|à|a|y|et|e|até|"
    r"tot|и|до)\s{0,3}"
)
AT_LEAST = re.compile(
    r"(?<!\w)(?:from|ab|od|von|starting (?:at|from)|starts (?:at|from)|at least|"
    r"min(?:imum|imálně|\.)?|"
    r"mindestens|à partir de|dès|desde|a partir de|a partire da|da|vanaf|från|fra|от|mehr als|"
    r"more than|over)(?: of)?[:\s]{0,2}\Z",
    re.IGNORECASE,
)
AT_MOST = re.compile(
    r"(?<!\w)(?:up to|as much as|max(?:imum|imálně|imal|\.)?|bis(?: zu)?|až|do|jusqu['’]à|hasta|"
    r"fino a|até|tot|upp till|op til|opp til|до|less than|under)(?: of)?[:\s]{0,2}\Z",
    re.IGNORECASE,
)
AND_MORE = re.compile(
    r"\s?(?:\+(?!\s?\w)|\+?\s?(?:and up|or more|upwards?|and above|minimum|et plus|aufwärts|"
    r"a více|y más)\b)"
)

# Money that a posting speaks of and that nobody is paid for working.
OTHER_MONEY = re.compile(
    r"\+?\s?(?:millions?|billions?|trillions?|mm?|bn?|mio|mrd|mil|mld|milionů|mln)\b"
    r"|\)?[\s-]{1,2}(?:(?!(?:plus|and|with|or|base|salary|per|pro|an?)\s)[\w-]{1,20}\s){0,3}?"
    r"(?:bonus(?:es)?|sign[- ]on|signing|referral|funding|revenue|in sales|budget|allowance|"
    r"reimbursements?|valuation|match(?:ing)?|deductible|insurance|fees?|deposit|vouchers?|gift|"
    r"relocation|raised|commission|ote|on[- ]target|equity|rsus?|stock|grant|perks?|stipend for|"
    r"donation|discount|subsidy|welcome|increment|voucher|"
    r"prämie|zuschuss|prime|příspěvek)\b",
    re.IGNORECASE,
)
# "$300 for take-home exercises", unless a period or a range says more.
FOR_SOMETHING = re.compile(
    r"\sfor\s(?!(?:the |this |a )?(?:full|role|position|post|job|each|every))", re.IGNORECASE
)
# What follows base pay in a posting that takes no words to say so: "$150k + equity".
AND_EXTRAS = re.compile(
    r"\s?\)?\s?(?:\+|plus|and|with|&)\s(?:[\w-]{1,15}\s){0,2}(?:equity|bonus|benefits|commission|"
    r"stock|options|ote)\b|\s?\(?\bdoe\b",
    re.IGNORECASE,
)

# The word nearest before an amount says what it is: base pay, or money of another kind.
_PAY = """
salary salaries pay paid paying wage wages earn earning earnings compensation remuneration rate
rates base stipend ctc gehalt jahresgehalt monatsgehalt stundenlohn lohn vergütung vergutung
entgelt einkommen mzda mzdu mzdy mzdou plat platu platové platová odměna odmena salaire salaires
rémunération remuneration salario salarios salário salários sueldo stipendio retribuzione ral
wynagrodzenie pensja stawka loon salaris lön løn lønn зарплата оклад
"""
_OTHER = """
bonus bonuses equity stock shares rsu rsus options esop vsop ote on-target target commission
commissions sign-on signing-on signing variable incentive relocation referral referrals refer
raised raising funding revenue turnover budget budgets allowance reimburse reimbursed
reimbursement reimbursements valued valuation worth insurance match matching matched fee fees
deposit voucher vouchers gift charge charges cost costs save saves saving savings discount
discounts discounted prize prizes award awards grant grants loan loans subscription subsidy
tuition donate donated donation donations charity assets payment welcome hello retention
meal meals lunch stravenky stravenka stravné stravenkový essenszuschuss essensgutschein
ticket tickets buono buoni pasto vales maaltijdcheques bony diety
increment supplement weighting pension credit credits parking fine perk perks prämie umsatz
zuschuss prime primes rozpočet obrat příspěvek facturación
"""
_PAY_WORDS = frozenset(_PAY.split())
_OTHER_WORDS = frozenset([*_OTHER.split(), "401"])
# "Home office stipend" and "on-target earnings" are no base pay.
_NOT_BASE = frozenset({"wellness", "office", "learning", "internet", "phone", "equipment", "travel",
                       "on-target", "target", "friend", "refer"})  # fmt: skip
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|[\n|•;]|401")


_EXTRAS = (
    (
        Extra.BONUS,
        re.compile(r"\b(?:bonus(?:es)?|profit[- ]sharing|prämie|13th|13\. ?(?:plat|Gehalt))\b"),
    ),
    (Extra.COMMISSION, re.compile(r"\b(?:commissions?|ote|on[- ]target|provisions?|provize)\b")),
    (
        Extra.EQUITY,
        re.compile(r"\b(?:equity|stock|rsus?|esop|vsop|virtual shares)\b"),
    ),
)


def kind_of_money(before: str) -> str:
    """ "pay" or "other" as the last telling word says, "" where none does.

    "Bonus" at the end of another line or field says nothing of what comes after it; what stands
    behind a plus, or is the bound of a share, is never base pay.
    """
    if before.rstrip().endswith("+") or "% of" in before:
        return "other"
    words = _WORD.findall(before.lower())
    same_line = True
    for position in range(len(words) - 1, -1, -1):
        word = words[position]
        if word in "\n|•;":
            same_line = False
        elif word in _PAY_WORDS:
            narrow = word in ("stipend", "earnings", "earn")
            other = narrow and not _NOT_BASE.isdisjoint(words[:position][-3:])
            return "other" if other else "pay"
        elif word in _OTHER_WORDS:
            return "other" if same_line else ""
    return ""


def extras_in(words: str) -> tuple[Extra, ...]:
    """What the words beside an amount name beside it; none that they deny."""
    folded = words.lower()
    return tuple(
        extra
        for extra, pattern in _EXTRAS
        if (match := pattern.search(folded)) and not folded[: match.start()].endswith("no ")
    )
