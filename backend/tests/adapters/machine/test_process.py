"""What a process takes is read off the kernel, and is unknown where the kernel does not tell."""

from pathlib import Path

from trusthound.adapters.machine.process import ProcessMeter, Spent

BEGAN = Spent(1_000, 10)


def test_this_process_holds_memory() -> None:
    seen = ProcessMeter().look()

    assert seen.memory_bytes is not None
    assert seen.memory_percent is not None
    assert 0 < seen.memory_percent <= 100


def test_a_container_may_use_less_than_the_machine_has(tmp_path: Path) -> None:
    (tmp_path / "self").mkdir()
    (tmp_path / "self/status").write_text("VmRSS: 50 kB\n")
    (tmp_path / "meminfo").write_text("MemTotal: 1000 kB\n")
    limit = tmp_path / "memory.max"
    meter = ProcessMeter(tmp_path, limit, began=BEGAN)

    assert meter.look(BEGAN).memory_percent == 5
    limit.write_text("102400\n")
    assert meter.look(BEGAN).memory_percent == 50
    limit.write_text("max\n")
    assert meter.look(BEGAN).memory_percent == 5


def test_a_machine_that_does_not_tell_leaves_it_unknown(tmp_path: Path) -> None:
    seen = ProcessMeter(tmp_path, tmp_path / "none", began=BEGAN).look(BEGAN)

    assert (seen.memory_bytes, seen.memory_percent, seen.cpu_percent) == (None, None, None)


def test_processor_time_is_that_between_two_looks_and_too_quick_a_look_changes_nothing() -> None:
    meter = ProcessMeter(processors=4, began=BEGAN)

    told = [
        meter.look(Spent(1_000 + passed, 10 + used)).cpu_percent
        for passed, used in ((10, 4), (12, 12), (20, 24), (30, 24))
    ]

    assert told == [10, 10, 50, 0]
