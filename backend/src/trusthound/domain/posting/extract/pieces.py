"""The texts of a page, one after the other, in; each on one line out."""

# Between the texts of two elements; as white space it parts words like a blank does.
EDGE = "\x1f"
_MOST_PIECES = 4000
_PIECE_CHARACTERS = 2000


def pieces_of(shown: str) -> tuple[str, ...]:
    """Each text that is more than white space, its spaces single; not yet cleaned."""
    pieces = shown.split(EDGE, _MOST_PIECES)[:_MOST_PIECES]
    stripped = (each.strip() for each in pieces)
    return tuple(
        " ".join(each[:_PIECE_CHARACTERS].split()) if "\n" in each or "  " in each else each
        for each in stripped
        if each
    )
