"""The bounds of showing a page by its scripts; wiring fills them from the settings."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BrowserLimits:
    """Of one page, from the start of its browser to the end; `at_once` is for all pages.

    `program` is a Chromium, as a program itself and not as a script that starts it.
    `memory_bytes` is what all processes of it may hold together when it is looked at.
    """

    program: str = "/usr/lib/chromium/chromium-headless-shell"
    seconds: float = 15.0
    quiet_seconds: float = 0.5
    requests: int = 60
    received_bytes: int = 15_000_000
    page_characters: int = 5_000_000
    memory_bytes: int = 800_000_000
    temporary_bytes: int = 128_000_000
    at_once: int = 1
    waiting: int = 8
