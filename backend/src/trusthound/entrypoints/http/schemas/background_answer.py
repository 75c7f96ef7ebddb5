"""A stored result in, what stands beside it in its wire form out."""

from trusthound.domain.facts.disclosure_laws import LAWS, LISTED_ON, law_for
from trusthound.domain.facts.pay_comparison import PayComparison
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.extract.gazetteer import country_code, state_code
from trusthound.domain.posting.verification import Verification
from trusthound.entrypoints.http.schemas.background import (
    BackgroundAnswer,
    DisclosureLawAnswer,
    PayPanelAnswer,
)


def background_answer(judged: Judged) -> BackgroundAnswer:
    if not isinstance(judged, Verification):
        return BackgroundAnswer(pay=None, laws=[], laws_listed_on=LISTED_ON)
    dossier = judged.dossier
    return BackgroundAnswer(
        pay=_pay(dossier.pay_comparison), laws=_laws(dossier), laws_listed_on=LISTED_ON
    )


def _pay(compared: PayComparison | None) -> PayPanelAnswer | None:
    if compared is None or compared.occupation is None or compared.as_of is None:
        return None
    return PayPanelAnswer(
        occupation=compared.occupation.name,
        area=compared.area,
        low=float(compared.low),
        high=float(compared.high),
        period=compared.period,
        p10=compared.p10,
        p25=compared.p25,
        p50=compared.p50,
        p75=compared.p75,
        p90=compared.p90,
        source=compared.source,
        as_of=compared.as_of,
    )


def _laws(dossier: Dossier) -> list[DisclosureLawAnswer]:
    """Those of a place that the posting names stand first."""
    places = [
        (code, state_code(code, each.region))
        for each in dossier.posting.places
        for code in [country_code(each.country) or each.country]
    ]
    bound = {law_for([place], dossier.as_of) for place in places}
    told = [
        DisclosureLawAnswer(
            place=each.place,
            statute=each.statute,
            since=each.since,
            staff=each.staff,
            link=f"https://{each.link}",
            applies=each in bound,
        )
        for each in LAWS
    ]
    return sorted(told, key=lambda each: not each.applies)
