"""Every posting signal, once, in alphabetical order."""

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.posting.signals.upfront_payment import upfront_payment

SIGNALS: tuple[Signal, ...] = (upfront_payment,)
