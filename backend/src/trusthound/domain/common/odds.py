"""Log-odds in, how many times as common something is out, in words."""

from math import exp

_MOST_TOLD = 100


def times_as_common(nats: float) -> str:
    """Of either sign: "1.5 times", "8 times"; "over 100 times" from there on."""
    times = exp(min(abs(nats), 10.0))
    if times > _MOST_TOLD:
        return f"over {_MOST_TOLD} times"
    return f"{times:.1f} times" if times < 2 else f"{times:.0f} times"
