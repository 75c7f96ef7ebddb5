"""Every board, once, in alphabetical order; a URL in, the board whose posting it is out."""

from trusthound.adapters.boards.ashby import BOARD as ASHBY
from trusthound.adapters.boards.board import Address, Board
from trusthound.adapters.boards.greenhouse import BOARD as GREENHOUSE
from trusthound.adapters.boards.lever import BOARD as LEVER
from trusthound.adapters.boards.linkedin import BOARD as LINKEDIN
from trusthound.adapters.boards.workday import BOARD as WORKDAY

BOARDS: tuple[Board, ...] = (
    ASHBY,
    GREENHOUSE,
    LEVER,
    LINKEDIN,
    WORKDAY,
)


def recognise(url: str) -> tuple[Board, Address] | None:
    """The board and the posting's address on it, None for any other URL."""
    for board in BOARDS:
        address = board.recognise(url)
        if address is not None:
            return board, address
    return None
