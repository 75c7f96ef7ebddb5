"""An answer in, packed and encrypted bytes out, and back again."""

import json
import zlib

from trusthound.adapters.credentials.keys import Keys
from trusthound.domain.access.repeat import Answer

_PURPOSE = "kept answer"


def sealed(keys: Keys, answer: Answer, *, beside: bytes) -> bytes:
    """Readable with the installation's secret alone, and only beside the same digest."""
    headers = [[each.decode("latin-1") for each in line] for line in answer.headers]
    head = {"status": answer.status, "headers": headers, "again": answer.again}
    body = json.dumps(head).encode() + b"\n" + answer.body
    return keys.seal(_PURPOSE, zlib.compress(body, 1), beside=beside)


def unsealed(keys: Keys, kept: bytes, *, beside: bytes) -> Answer:
    """With another secret the digest beside it is another, too, so nothing is found to unseal."""
    packed = keys.unseal(_PURPOSE, kept, beside=beside)
    if packed is None:
        raise ValueError("this answer was sealed beside something else")
    head, _, body = zlib.decompress(packed).partition(b"\n")
    told = json.loads(head)
    headers = tuple(
        (name.encode("latin-1"), value.encode("latin-1")) for name, value in told["headers"]
    )
    return Answer(told["status"], headers, body, again=told.get("again", ""))
