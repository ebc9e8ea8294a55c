"""Reduce the Noto fonts of Debian to what Harmony Desktop shows.

    apt-get download fonts-noto-core fonts-noto-extra   # then: dpkg -x … DIR
    pip install fonttools
    python subset_noto.py DIR [DIR …]

The program does not need this script; it records how the files were made.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent

TEXT = (
    "0020-007E 00A0-017F 018F 0192 0218-021B 0237 0259 02BB-02BC 02C6-02DD "  # Latin
    "0300-0304 0306-030C 0327-0328 "  # combining marks
    "0400-045F 0490-0491 "  # Cyrillic
    "1E9E 2000-206F 2070-208E 20AC 20B4 2116 2122 2150-215E 2190-2195 "  # signs
    "2200-22FF 25A0-25FF 2605-2606 2713-2714 FEFF"
)
MATH = "2190-2199 21A9-21AA 21B5 21BA-21BB 2212 221A 221E 2248 2260 2264-2265"
SIGNS = (
    "21E7 2318 23CE 25A0-25A1 25B2 25B6 25BC 25C0 25C6-25C7 25CB 25CF "
    "2605-2606 2713-2714 2717-2718 2B21-2B22"
)
FEATURES = [
    "ccmp",
    "locl",
    "mark",
    "mkmk",
    "kern",
    "liga",
    "case",
    "zero",
    "tnum",
    "lnum",
    "pnum",
    "onum",
    "frac",
    "numr",
    "dnom",
    "sups",
    "subs",
    "ordn",
]
JOBS = {
    "NotoSans-Regular.ttf": TEXT,
    "NotoSans-SemiBold.ttf": TEXT,
    "NotoSans-Bold.ttf": TEXT,
    "NotoSansMath-Regular.ttf": MATH,
    "NotoSansSymbols2-Regular.ttf": SIGNS,
}


def reduce(source: Path, unicodes: str) -> None:
    options = subset.Options()
    options.layout_features = FEATURES
    options.layout_scripts = ["DFLT", "latn", "cyrl"]
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "MATH"]
    font = TTFont(source, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(unicodes.replace(" ", ",")))
    cutter.subset(font)
    font.save(HERE / source.name)


def main() -> None:
    for name, unicodes in JOBS.items():
        found = [p for d in sys.argv[1:] for p in sorted(Path(d).rglob(name))]
        if not found:
            sys.exit(f"{name} not found below {sys.argv[1:]}")
        reduce(found[0], unicodes)
        print(name, (HERE / name).stat().st_size)


if __name__ == "__main__":
    main()
