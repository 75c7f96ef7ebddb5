"""The stated weights of priors.toml in, as data out."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

PRIORS = Path(__file__).with_name("priors.toml")


@dataclass(frozen=True, slots=True)
class Stated:
    """`within` are the bounds of a weight that data may move, None for one that stands."""

    present: float
    absent: float
    ceiling: int | None
    within: tuple[float, float] | None
    why: str


@dataclass(frozen=True, slots=True)
class Priors:
    """`groups` are headings with the names of their signals, in the order of the file."""

    version: str
    start: float
    points_a_nat: float
    topic_limits: Mapping[str, tuple[float, float]]
    prior_scam_risk: Mapping[str, float]
    groups: tuple[tuple[str, tuple[str, ...]], ...]
    signals: Mapping[str, Stated]


def read_priors(path: Path = PRIORS) -> Priors:
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    groups = [(each["heading"], each["signals"]) for each in told["group"]]
    return Priors(
        version=told["version"],
        start=told["start"],
        points_a_nat=told["points_a_nat"],
        topic_limits={name: (least, most) for name, (least, most) in told["topic_limits"].items()},
        prior_scam_risk=told["prior_scam_risk"],
        groups=tuple((heading, tuple(signals)) for heading, signals in groups),
        signals={name: _stated(each) for _, signals in groups for name, each in signals.items()},
    )


def _stated(told: Mapping[str, object]) -> Stated:
    within = told.get("within")
    return Stated(
        present=float(told["present"]),  # type: ignore[arg-type]
        absent=float(told.get("absent", 0.0)),  # type: ignore[arg-type]
        ceiling=told.get("ceiling"),  # type: ignore[arg-type]
        within=tuple(within) if within else None,  # type: ignore[arg-type]
        why=str(told["why"]),
    )
