"""The file of the shipped trees that weigh what readers claim in, the trees out; read when first
asked for.

benchmarks/resumes/learn/believing.py writes it: a gzip of JSON, of roles and of courses each look,
of a look what all begin with, and trees. A tree is what it adds, or a trait, the most that leads on
to the first branch, and both branches.
"""

import gzip
import json
from functools import cache
from importlib.resources import files
from typing import Any

from trusthound.domain.resume.read.claims.trees import Beliefs, Fork, Looks, Node, Trees

FILE = files("trusthound.wiring.reference") / "resume_beliefs.gz"


@cache
def resume_beliefs() -> Beliefs:
    return read_resume_beliefs(FILE.read_bytes())


def read_resume_beliefs(packed: bytes) -> Beliefs:
    told = json.loads(gzip.decompress(packed))
    return Beliefs(*(Looks(*map(_trees, told[each])) for each in ("roles", "courses")))


def packed_resume_beliefs(beliefs: Beliefs) -> bytes:
    """The same bytes for the same trees."""
    both = {"roles": beliefs.of_roles, "courses": beliefs.of_courses}
    told = {
        name: [_told(each) for each in (looks.first, looks.second) if each]
        for name, looks in both.items()
    }
    return gzip.compress(json.dumps(told, separators=(",", ":")).encode(), mtime=0)


def _trees(told: dict[str, Any]) -> Trees:
    return Trees(told["start"], tuple(_node(each) for each in told["trees"]))


def _node(told: Any) -> Node:
    if not isinstance(told, list):
        return float(told)
    trait, most, below, above = told
    return Fork(trait, most, _node(below), _node(above))


def _told(trees: Trees) -> dict[str, Any]:
    return {"start": trees.start, "trees": [_written(each) for each in trees.trees]}


def _written(node: Node) -> Any:
    if isinstance(node, float):
        return node
    return [node.trait, node.most, _written(node.below), _written(node.above)]
