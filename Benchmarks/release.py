"""Builds mvvmgen as it is released, and says how."""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent

# On Linux a static executable starts in half the time of one with a dynamic C library; other
# platforms have the Swift library themselves, or no static C library.
FLAGS = ["-Xswiftc", "-static-executable"] if sys.platform == "linux" else []

# Nobody profiles in CI, and a build takes less without what debuggers need.
if "CI" in os.environ:
    FLAGS += ["-Xswiftc", "-gnone"]


def build():
    scratch = HERE / ".build" / "mvvmgen"
    words = ["swift", "build", "-c", "release", *FLAGS, "--product", "mvvmgen"]
    subprocess.run(
        [*words, "--scratch-path", str(scratch)], cwd=HERE.parent, check=True,
        stdout=subprocess.DEVNULL)
    return scratch / "release" / "mvvmgen"
