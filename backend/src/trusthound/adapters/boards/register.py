"""Every board, once, in alphabetical order."""

from trusthound.adapters.boards.board import Board

BOARDS: tuple[Board, ...] = ()
