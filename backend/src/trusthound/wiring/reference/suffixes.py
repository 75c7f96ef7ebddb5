"""A host in, where its public suffix begins out: by tldextract's list, read without its program,
which brings an HTTP client along and takes ten times as long to be loaded.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

_RULE = re.compile(r"^[.*!]*\w\S*", re.MULTILINE)
_PRIVATE = "// ===BEGIN PRIVATE DOMAINS==="


@dataclass(frozen=True, slots=True)
class Suffix:
    """`begins` is the number of labels before it; `private`: a company's, not a registry's."""

    begins: int
    private: bool


@dataclass(frozen=True, slots=True)
class Suffixes:
    """`ends` are the rules, with whether each is a company's; `paths` are they and their tails."""

    ends: dict[str, bool]
    paths: frozenset[str]

    @classmethod
    def of(cls, registries: list[str], companies: list[str]) -> "Suffixes":
        ends = dict.fromkeys(registries, False) | dict.fromkeys(companies, True)
        tails = (
            each.split(".", depth)[-1] for each in ends for depth in range(each.count(".") + 1)
        )
        return cls(ends, frozenset(tails))

    def of_host(self, labels: list[str]) -> Suffix | None:
        """The longest rule that it ends in; None for a host without a public suffix."""
        found = None
        path = ""
        for at in range(len(labels) - 1, -1, -1):
            label = _decoded(labels[at])
            longer = f"{label}.{path}" if path else label
            if longer in self.paths:
                path = longer
                if path in self.ends:
                    found = Suffix(at, self.ends[path])
            elif f"*.{path}" in self.ends:
                begins = at + 1 if f"!{longer}" in self.ends else at
                return Suffix(begins, self.ends[f"*.{path}"])
            else:
                break
        return found


@cache
def suffixes() -> Suffixes:
    """Of registries and companies: "co.uk" and "github.io"."""
    registries, companies = _rules()
    return Suffixes.of(registries, companies)


@cache
def suffixes_of_registries() -> Suffixes:
    return Suffixes.of(_rules()[0], [])


@cache
def _rules() -> tuple[list[str], list[str]]:
    package = find_spec("tldextract")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("tldextract")
    listed = Path(package.origin).with_name(".tld_set_snapshot").read_text("utf-8")
    registries, _, companies = listed.partition(_PRIVATE)
    return _RULE.findall(registries), _RULE.findall(companies)


def _decoded(label: str) -> str:
    if not label.startswith("xn--"):
        return label
    import idna

    try:
        return idna.decode(label)
    except (UnicodeError, IndexError):
        return label
