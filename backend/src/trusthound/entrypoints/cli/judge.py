"""A target in, its verification out: the part that `verify` and `extract` share."""

from datetime import datetime

from trusthound.adapters.web.fetcher import open_fetcher
from trusthound.adapters.web.offline import Offline
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.verification import Verification
from trusthound.entrypoints.cli.target import Kind, Url, resolve
from trusthound.usecases.judge_file import judge_file, judge_text
from trusthound.usecases.judge_url import judge_url
from trusthound.usecases.verify_example import verify_example
from trusthound.wiring.examples.load import load_examples
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.services import fetch_limits
from trusthound.wiring.settings import Settings


async def judge(target: str, kind: Kind, *, offline: bool, now: datetime) -> Verification:
    """Read and judge a target; no database is touched.

    Raises InvalidInput, PageUnreadable, Overloaded.
    """
    reference = load_reference()
    named = resolve(target)
    if not isinstance(named, Url):
        if kind is Kind.MESSAGE:
            text = named.body.decode("utf-8", errors="replace")
            return judge_text(text, reference=reference, now=now)
        return judge_file(named.body, named.name, reference=reference, now=now)
    if kind is Kind.MESSAGE:
        raise InvalidInput(
            "A message is text: give a file, or - for standard input.", field="target"
        )
    for example in load_examples():
        if example.url == named.address:
            return verify_example(
                example.page, example.employer_board, example_id=example.id, reference=reference
            )
    if offline:
        return await judge_url(named.address, web=Offline(), reference=reference, now=now)
    async with open_fetcher(fetch_limits(Settings())) as web:
        return await judge_url(named.address, web=web, reference=reference, now=now)
