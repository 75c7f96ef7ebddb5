#!/bin/sh
# A command line in, the same run by the first Python that is new enough, best one that can make a virtual environment.
# PYTHON=/path/to/python3.12 chooses another. Everything in tools/ needs the standard library only.
usable=''
for each in ${PYTHON:+"$PYTHON"} python3.11 python3.12 python3.13 python3; do
  "$each" -c 'import sys; sys.exit(1) if sys.version_info < (3, 11) else None
try: import ensurepip, venv
except ImportError: sys.exit(2)' >/dev/null 2>&1
  case $? in
    0) exec "$each" "$@" ;;
    2) usable=${usable:-$each} ;;
  esac
done
[ -z "$usable" ] || exec "$usable" "$@"
echo "TrustHound needs Python 3.11 or newer, and found $(python3 --version 2>/dev/null || echo 'no python3')." >&2
echo "Install it (Debian, Ubuntu: apt-get install python3 python3-venv), or name one: make run PYTHON=/path/to/python3.12" >&2
exit 1
