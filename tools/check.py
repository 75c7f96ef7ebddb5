"""The code in, whether its form, types and imports are right out; takes seconds, runs no test."""

import sys

from tools import runners
from tools.install import install, main_of
from tools.run_tests import Stage, run_all

if __name__ == "__main__":
    sys.exit(main_of(install) or run_all(Stage(runners.quick(), 2)))
