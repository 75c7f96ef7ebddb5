"""Recruiters' messages and mails in, how many of them are told right out, by family and language.

Run: `python benchmarks/messages/run.py development|reporting|unseen`. With --misses the ids that
were told wrong are printed: of the development half alone, so that nobody tunes on the others. With
`--report FILE` the tables are written there as well.
"""

import argparse
from pathlib import Path

from items import mails_of, texts_of
from ours import judged
from report import Judged, misses, written

HERE = Path(__file__).resolve().parent
DEVELOPMENT, REPORTING, UNSEEN = "development", "reporting", "unseen"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("half", choices=(DEVELOPMENT, REPORTING, UNSEEN))
    asked.add_argument("--misses", action="store_true", help="print the ids that were told wrong")
    asked.add_argument("--report", type=Path, help="write the tables to this file as well")
    options = asked.parse_args()
    if options.misses and options.half != DEVELOPMENT:
        asked.error("Only the development half tells its misses: nobody tunes on the others.")
    half = HERE / options.half
    texts = [Judged(each, judged(each.body)) for each in texts_of(half)]
    mails = [Judged(each, judged(each.body)) for each in mails_of(half)]
    if not texts:
        asked.error(f"There is no {options.half} half here.")
    told = written(options.half, texts, mails)
    print(told)
    if options.report:
        options.report.write_text(told, encoding="utf-8")
    if options.misses:
        print("\n".join(misses([*texts, *mails])))


if __name__ == "__main__":
    main()
