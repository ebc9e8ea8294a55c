#!/usr/bin/env python3
"""Set up and run Harmony Desktop from a checkout. Needs nothing but Python.

python3 run.py                open the application
python3 run.py test           run every check and test; with --quick, those that need no minute;
                              with --qt oldest or newest, the tests with another PySide6
python3 run.py fix            format the code and mend what the linter can mend
python3 run.py bench          run the benchmarks
python3 run.py soak           kill, fill, damage and confuse the application for a long time
python3 run.py translations   bring the translation files up to date with the code
python3 run.py pictures       make the pictures of the README; with --check, say which are stale
python3 run.py handbook       write the handbook in four languages into dist/handbook
python3 run.py build          build the packages into dist/; with --check, also try them out
python3 run.py app ARGUMENTS  run the application with arguments, such as: app --language fa
"""

import sys

# Any Python can read this file, and an old one gets a sentence instead of a traceback.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "run.py: Python 3.11 or newer is needed, and this is Python %s (%s)."  # noqa: UP031
        " Newer ones are at https://www.python.org/downloads/"
        % (".".join(str(part) for part in sys.version_info[:3]), sys.executable)
    )

from bootstrap.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], __doc__))
