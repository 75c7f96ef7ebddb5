"""A random number in, a ticket's number out: short enough to be read out over the phone."""

# No 0, 1, I or O, which are taken for one another.
_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_BITS_A_LETTER = 5
_LENGTH = 8
# 40 bits: whoever knows one ticket cannot guess another.
TICKETS = 1 << (_BITS_A_LETTER * _LENGTH)


def ticket_of(number: int) -> str:
    """`number` is drawn from range(TICKETS): "TH-7K3M-92QX"."""
    letters = "".join(
        _LETTERS[number >> (_BITS_A_LETTER * place) & (len(_LETTERS) - 1)]
        for place in reversed(range(_LENGTH))
    )
    return f"TH-{letters[:4]}-{letters[4:]}"
