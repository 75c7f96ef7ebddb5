"""How many seats an organisation has taken, and whether one is left; an open invitation is one."""

from dataclasses import dataclass

from trusthound.domain.common.errors import Conflict


@dataclass(frozen=True, slots=True)
class Seats:
    """`limit` None: no limit. `invited` counts the invitations that can still be accepted."""

    limit: int | None
    members: int
    invited: int

    @property
    def used(self) -> int:
        return self.members + self.invited

    @property
    def available(self) -> int | None:
        """None: as many as you like; never below 0, also where a smaller tier was chosen since."""
        return None if self.limit is None else max(0, self.limit - self.used)


def check_seat_for_invitation(seats: Seats) -> None:
    """Raises Conflict where members and open invitations take every seat."""
    if seats.available == 0:
        raise _full()


def check_seat_for_member(seats: Seats) -> None:
    """Raises Conflict where members alone take every seat: whoever accepts has a seat kept."""
    if seats.limit is not None and seats.members >= seats.limit:
        raise _full()


def _full() -> Conflict:
    return Conflict(
        "seat_limit_reached", "Seat limit reached. Upgrade your plan to add more members."
    )
