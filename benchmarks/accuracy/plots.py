"""Reliability figures in, one SVG diagram out; drawn by hand, so that it needs no package."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

SIDE, GAP, LEFT, TOP, BELOW = 320, 90, 70, 50, 70
INK, FAINT, OURS = "#1f2933", "#9aa5b1", "#0b6e99"
TICKS = 4


def reliability_svg(diagrams: Sequence[tuple[str, Mapping[str, Any]]]) -> str:
    """A panel each: what was said across, what was found upwards, on a scale of its own."""
    width = LEFT + len(diagrams) * (SIDE + GAP)
    height = TOP + SIDE + BELOW
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="Reliability" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for number, (title, told) in enumerate(diagrams):
        lines += _panel(LEFT + number * (SIDE + GAP), title, told)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _panel(left: int, title: str, told: Mapping[str, Any]) -> Iterator[str]:
    most = _rounded(1.2 * max(max(each["told"], each["found"]["value"]) for each in told["bins"]))
    bottom = TOP + SIDE
    yield f'<text x="{left}" y="{TOP - 24}" fill="{INK}" font-weight="bold">{title}</text>'
    yield f'<text x="{left}" y="{TOP - 8}" fill="{INK}">{_error(told)}</text>'
    square = f'width="{SIDE}" height="{SIDE}" fill="none" stroke="{FAINT}"'
    yield f'<rect x="{left}" y="{TOP}" {square}/>'
    yield (
        f'<line x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{TOP}" stroke="{FAINT}" '
        'stroke-dasharray="4 4"/>'
    )
    for step in range(TICKS + 1):
        share = most * step / TICKS
        at = SIDE * step / TICKS
        yield _text(left + at, bottom + 18, f"{share:.0%}", "middle")
        yield _text(left - 8, bottom - at + 4, f"{share:.0%}", "end")
    yield _text(left + SIDE / 2, bottom + 42, "scam risk stated", "middle")
    middle = TOP + SIDE / 2
    yield (
        f'<text x="{left - 48}" y="{middle}" fill="{INK}" text-anchor="middle" '
        f'transform="rotate(-90 {left - 48} {middle})">were scams</text>'
    )
    for each in told["bins"]:
        x = left + SIDE * each["told"] / most
        least, value, top = (
            max(TOP, bottom - SIDE * each["found"][name] / most)  # cut at the edge
            for name in ("least", "value", "most")
        )
        yield f'<line x1="{x:.1f}" y1="{least:.1f}" x2="{x:.1f}" y2="{top:.1f}" stroke="{OURS}"/>'
        yield f'<circle cx="{x:.1f}" cy="{value:.1f}" r="4" fill="{OURS}"/>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}" text-anchor="{anchor}">{words}</text>'


def _rounded(most: float) -> float:
    """The next fifth, or twentieth where all is small."""
    step = 0.2 if most > 0.3 else 0.04
    return min(1.0, step * -(-most // step))


def _error(told: Mapping[str, Any]) -> str:
    error = told["error"]
    return f"calibration error {error['value']:.3f} ({error['least']:.3f} to {error['most']:.3f})"
