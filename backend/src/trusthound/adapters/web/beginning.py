"""An answer in, the first of its bytes out, as they came; the rest is never read."""

import httpcore2

from trusthound.adapters.web.guard import GuardedStream
from trusthound.domain.common.errors import PageUnreadable


async def beginning_of(response: httpcore2.Response, most_bytes: int) -> bytes:
    """What its sender wraps around the bytes counts, too: tiny pieces leave fewer of them."""
    stream: GuardedStream = response.extensions["network_stream"]
    stream.allow(most_bytes)
    held = bytearray()
    try:
        async for piece in response.aiter_stream():
            held += piece
            if len(held) >= most_bytes:
                break
    except PageUnreadable:  # the guard hands out no more
        pass
    return bytes(held[:most_bytes])
