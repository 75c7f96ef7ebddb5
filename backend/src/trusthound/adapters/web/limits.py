"""The bounds of a fetch, each with its default; wiring fills them from the settings."""

from dataclasses import dataclass, field

from trusthound.domain.common.url import WEB_PORTS


@dataclass(frozen=True, slots=True)
class FetchLimits:
    """Seconds and bytes are for one fetch, redirects included; the rest is for all fetches.

    `user_agent` is "Product/version (+contact URL)"; its product is our name in robots.txt.
    `allowed_private` holds exact `host:port` pairs that tests may reach; empty in production.
    """

    user_agent: str

    total_seconds: float = 10.0
    connect_seconds: float = 3.0
    redirects: int = 5
    header_bytes: int = 64_000
    received_bytes: int = 5_000_000
    unpacked_bytes: int = 10_000_000
    ports: frozenset[int] = WEB_PORTS
    allowed_private: frozenset[str] = field(default_factory=frozenset)

    concurrency: int = 64
    host_concurrency: int = 8
    queue: int = 200
    queue_seconds: float = 5.0
    together_bytes: int = 80_000_000  # a decoder can hold what it gave once more

    respect_robots_for_people: bool = False
    robots_fresh_seconds: float = 3600.0
    collecting_seconds: float = 60.0
    collecting_bytes: int = 20_000_000
    collecting_pause_seconds: float = 1.0
    longest_pause_seconds: float = 60.0

    @property
    def product(self) -> str:
        return self.user_agent.partition("/")[0]
