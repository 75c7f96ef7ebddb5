"""Every question that is asked of a posting, with what its answers are worth."""

from fastapi import APIRouter

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.catalogue import SignalAnswer, SignalsAnswer, WeightAnswer

router = APIRouter(prefix="/api", tags=["catalogue"], dependencies=[open_to(Access.PUBLIC)])


@router.get("/signals", summary="List the signals", responses=documented("rate_limited"))
async def list_signals() -> SignalsAnswer:
    """The method is public: what is asked, why, from what source, and how much it counts."""
    return SignalsAnswer(version=WEIGHTS.version, signals=[_signal(each) for each in SIGNALS])


def _signal(asked: Signal) -> SignalAnswer:
    weight = WEIGHTS.signals[asked.id]
    return SignalAnswer(
        id=asked.id,
        title=asked.title,
        question=asked.question,
        rule=asked.rule,
        why=asked.why,
        innocent=asked.innocent,
        advice=asked.advice,
        topic=asked.topic,
        leans=asked.leans,
        source=asked.source,
        weight=WeightAnswer(present=weight.present, absent=weight.absent, ceiling=weight.ceiling),
    )
