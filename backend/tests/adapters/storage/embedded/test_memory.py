"""How much of the memory the embedded server keeps pages in."""

from pathlib import Path

import pytest

from trusthound.adapters.storage.embedded.memory import MEGABYTE, kept_pages, memory_bytes


@pytest.mark.parametrize(
    ("megabytes", "kept"), [(256, "128MB"), (4096, "512MB"), (65_536, "1024MB")]
)
def test_an_eighth_is_kept_within_bounds(megabytes: int, kept: str) -> None:
    assert kept_pages(megabytes * MEGABYTE) == kept


def test_a_container_has_what_it_may_use(tmp_path: Path) -> None:
    limit = tmp_path / "memory.max"
    whole = memory_bytes(limit)
    assert whole > 256 * MEGABYTE
    limit.write_text(f"{256 * MEGABYTE}\n")
    assert memory_bytes(limit) == 256 * MEGABYTE
    limit.write_text("max\n")
    assert memory_bytes(limit) == whole
