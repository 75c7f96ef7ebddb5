"""Every board, once, in alphabetical order; a URL in, the board whose posting it is out."""

from trusthound.adapters.boards.ashby import BOARD as ASHBY
from trusthound.adapters.boards.bamboohr import BOARD as BAMBOOHR
from trusthound.adapters.boards.board import Address, Board
from trusthound.adapters.boards.dobrysef import BOARD as DOBRYSEF
from trusthound.adapters.boards.eightfold import BOARD as EIGHTFOLD
from trusthound.adapters.boards.freehire import BOARD as FREEHIRE
from trusthound.adapters.boards.greenhouse import BOARD as GREENHOUSE
from trusthound.adapters.boards.hacker_news import BOARD as HACKER_NEWS
from trusthound.adapters.boards.hrmdirect import BOARD as HRMDIRECT
from trusthound.adapters.boards.icims import BOARD as ICIMS
from trusthound.adapters.boards.indeed import BOARD as INDEED
from trusthound.adapters.boards.isoss import BOARD as ISOSS
from trusthound.adapters.boards.jobs_cz import BOARD as JOBS_CZ
from trusthound.adapters.boards.jobvite import BOARD as JOBVITE
from trusthound.adapters.boards.lever import BOARD as LEVER
from trusthound.adapters.boards.linkedin import BOARD as LINKEDIN
from trusthound.adapters.boards.neogov import BOARD as NEOGOV
from trusthound.adapters.boards.oracle import BOARD as ORACLE
from trusthound.adapters.boards.paylocity import BOARD as PAYLOCITY
from trusthound.adapters.boards.personio import BOARD as PERSONIO
from trusthound.adapters.boards.phenom import BOARD as PHENOM
from trusthound.adapters.boards.pinpoint import BOARD as PINPOINT
from trusthound.adapters.boards.recruitee import BOARD as RECRUITEE
from trusthound.adapters.boards.remoteok import BOARD as REMOTEOK
from trusthound.adapters.boards.rippling import BOARD as RIPPLING
from trusthound.adapters.boards.smartrecruiters import BOARD as SMARTRECRUITERS
from trusthound.adapters.boards.stackoverflow import BOARD as STACKOVERFLOW
from trusthound.adapters.boards.startupjobs import BOARD as STARTUPJOBS
from trusthound.adapters.boards.teamtailor import BOARD as TEAMTAILOR
from trusthound.adapters.boards.usajobs import BOARD as USAJOBS
from trusthound.adapters.boards.weworkremotely import BOARD as WEWORKREMOTELY
from trusthound.adapters.boards.workable import BOARD as WORKABLE
from trusthound.adapters.boards.workday import BOARD as WORKDAY

BOARDS: tuple[Board, ...] = (
    ASHBY,
    BAMBOOHR,
    DOBRYSEF,
    EIGHTFOLD,
    FREEHIRE,
    GREENHOUSE,
    HACKER_NEWS,
    HRMDIRECT,
    ICIMS,
    INDEED,
    ISOSS,
    JOBS_CZ,
    JOBVITE,
    LEVER,
    LINKEDIN,
    NEOGOV,
    ORACLE,
    PAYLOCITY,
    PERSONIO,
    PHENOM,
    PINPOINT,
    RECRUITEE,
    REMOTEOK,
    RIPPLING,
    SMARTRECRUITERS,
    STACKOVERFLOW,
    STARTUPJOBS,
    TEAMTAILOR,
    USAJOBS,
    WEWORKREMOTELY,
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
