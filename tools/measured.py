"""The figures that benchmarks/accuracy wrote in, what the pages show of them out; None without.

`benchmarks/accuracy/figures.json` holds, all shares from 0 to 1, each figure as
{"value", "least", "most"} with the bounds of its 95 % interval:

    on, version                day (2026-11-21) and table of weights of the measurement
    scams, legitimate          rows of the research set; scamShare: what it is re-weighted to
    reliability                {n, error, bins: [{n, told, found}]}, or null
    curves                     [{name, averagePrecision, rocAuc, points: [{recall, precision}]}],
                               ours first
    falseAlarms                [{source, rows, danger, dangerAtMost, risk}], one source "all";
                               `risk` counts scores below 60
    ablation                   [{without, averagePrecision, rocAuc}]
    hits                       {scams, legitimate, of: {signal: {scams, legitimate}}}, or null
"""

import json
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).resolve().parent.parent / "benchmarks/accuracy/figures.json"


def measured() -> dict[str, Any] | None:
    """What the pages show."""
    if not FIGURES.is_file():
        return None
    told: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return told
