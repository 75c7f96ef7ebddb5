"""Pictures of shared results: each is drawn once and kept while there is room for it."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from trusthound.adapters.reports.share_card import share_card
from trusthound.domain.sharing.card import Card

# Of 100 kB each; whoever posts a link brings the previews of many readers at once.
_MOST_KEPT = 200


@dataclass(frozen=True)
class ShareCards:
    """By what they show and not by link: who may see one is asked before, each time."""

    product: str
    _drawn: OrderedDict[Card, bytes] = field(default_factory=OrderedDict)
    # One at a time: threads share a processor with whoever answers everybody else.
    _at_once: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    async def of(self, card: Card) -> bytes:
        """A PNG."""
        async with self._at_once:
            picture = self._drawn.pop(card, None)
            if picture is None:
                picture = await asyncio.to_thread(share_card, card, product=self.product)
            self._drawn[card] = picture
            if len(self._drawn) > _MOST_KEPT:
                self._drawn.popitem(last=False)
        return picture
