"""What each posting signal is worth, and the rules over the sum: one version of the table.

Provisional: reasoned from measured likelihood ratios where there are any and from authorities'
advice elsewhere. The source of each number stands beside it.
"""

from trusthound.domain.assessment.signal import Topic
from trusthound.domain.assessment.weight import Weight, Weights

WEIGHTS = Weights(
    version="2026-11-provisional",
    start=62.0,
    points_a_nat=10.0,
    signals={
        "upfront_payment": Weight(-3.5, 0.1, ceiling=20),
    },
    topic_limits={
        Topic.SCAM: (-9.0, 1.0),
        Topic.IDENTITY: (-3.0, 2.5),
        Topic.ACTIVITY: (-3.0, 1.0),
        Topic.TRANSPARENCY: (-0.8, 0.8),
    },
    prior_scam_risk={"url": 0.03, "text": 0.1, "row": 0.05},
)
