"""Builds mvvmgen as it is released, and says how."""

import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent

# On Linux a static executable starts in half the time of one with a dynamic C library; other
# platforms have the Swift library themselves, or no static C library. Optimized as a whole when it is
# linked, a check takes an eighth less; that wasn't tried elsewhere.
FLAGS = (
    ["-Xswiftc", "-static-executable", "--experimental-lto-mode=full"]
    if sys.platform == "linux" else [])

# Nobody profiles in CI, and a build takes less without what debuggers need.
if "CI" in os.environ:
    FLAGS += ["-Xswiftc", "-gnone"]


def build():
    scratch = HERE / ".build" / "mvvmgen"
    words = ["swift", "build", "-c", "release", *FLAGS, "--product", "mvvmgen"]
    subprocess.run(
        [*words, "--scratch-path", str(scratch)], cwd=HERE.parent, check=True,
        stdout=subprocess.DEVNULL)
    return products([*words, "--scratch-path", str(scratch)], HERE.parent) / "mvvmgen"


def products(words, package):
    """Where that puts what it builds, which depends on the version of SwiftPM."""
    return pathlib.Path(subprocess.run(
        [*words, "--show-bin-path"], cwd=package, check=True, capture_output=True, text=True).stdout.strip())


def without_symbols(program, folder):
    """A copy. valgrind reads symbols at each start, a fifth of a short run, and some versions can't read
    Swift's."""
    if shutil.which("strip") is None:
        return program
    copy = pathlib.Path(folder, "mvvmgen")
    subprocess.run(["strip", "-o", copy, program], check=True)
    return copy


if __name__ == "__main__":
    build()
