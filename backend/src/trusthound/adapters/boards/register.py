"""Every board, once, in alphabetical order; a URL in, the board whose posting it is out."""

from trusthound.adapters.boards.ashby import BOARD as ASHBY
from trusthound.adapters.boards.bamboohr import BOARD as BAMBOOHR
from trusthound.adapters.boards.board import Address, Board
from trusthound.adapters.boards.greenhouse import BOARD as GREENHOUSE
from trusthound.adapters.boards.lever import BOARD as LEVER
from trusthound.adapters.boards.linkedin import BOARD as LINKEDIN
from trusthound.adapters.boards.personio import BOARD as PERSONIO
from trusthound.adapters.boards.pinpoint import BOARD as PINPOINT
from trusthound.adapters.boards.recruitee import BOARD as RECRUITEE
from trusthound.adapters.boards.smartrecruiters import BOARD as SMARTRECRUITERS
from trusthound.adapters.boards.teamtailor import BOARD as TEAMTAILOR
from trusthound.adapters.boards.workable import BOARD as WORKABLE
from trusthound.adapters.boards.workday import BOARD as WORKDAY

BOARDS: tuple[Board, ...] = (
    ASHBY,
    BAMBOOHR,
    GREENHOUSE,
    LEVER,
    LINKEDIN,
    PERSONIO,
    PINPOINT,
    RECRUITEE,
    SMARTRECRUITERS,
    TEAMTAILOR,
    WORKABLE,
    WORKDAY,
)


def recognise(url: str) -> tuple[Board, Address] | None:
    """The board and the posting's address on it, None for any other URL."""
    for board in BOARDS:
        address = board.recognise(url)
        if address is not None:
            return board, address
    return None
