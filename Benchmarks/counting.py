"""Counts instructions the same way on every machine, and compares them with a recorded budget.

callgrind counts what the processor is told to do, not how long it takes: the same program gives the
same count, whatever else the machine does. What else it would depend on is fixed: Swift seeds its
hashes at random, the C library picks other routines for other processors, and finds what it links
when that is first called. What can't be fixed is written down beside the budget: with another
compiler, C library or architecture nothing is compared, and the exit code is 77.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys

ALLOWED = 1.03
SKIPPED = 77

# What the C library must not pick its routines by: what is left, every x86-64 processor has.
FEATURES = """AVX AVX2 AVX512BW AVX512F AVX512VL BMI1 BMI2 ERMS FSRM LZCNT MOVBE POPCNT RTM SSE3 SSE4_1
SSE4_2 SSSE3 XSAVE XSAVEC""".split()


def skip(reason):
    print(f"not compared with the budget: {reason}")
    sys.exit(SKIPPED)


def surroundings():
    """What a program's instructions depend on beside its source."""
    version = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True)
    swift = re.search(r"Swift version (\S+)", version.stdout)
    return {
        "Swift": swift.group(1) if swift else "unknown",
        "C library": " ".join(platform.libc_ver()),
        "architecture": platform.machine(),
    }


def valgrind(words, program, *arguments, allowed=(0,)):
    """Runs a program in a tool of valgrind's."""
    environment = {
        "PATH": os.environ["PATH"],
        "LD_BIND_NOW": "1",
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "GLIBC_TUNABLES": "glibc.cpu.hwcaps=" + ",".join(f"-{name}" for name in FEATURES),
    }
    run = subprocess.run(
        # The program doesn't change its own code; otherwise valgrind checks for that all the time.
        ["valgrind", *words, "--smc-check=none", str(program), *arguments],
        env=environment, capture_output=True, text=True)
    if run.returncode not in allowed:
        sys.exit(f"{' '.join([str(program), *arguments])} failed:\n{run.stdout}{run.stderr}")
    return run


def callgrind(program, *arguments, options=("--callgrind-out-file=/dev/null",)):
    return valgrind(["--tool=callgrind", *options], program, *arguments)


def cachegrind(program, *arguments, allowed=(0,)):
    """The instructions in all, of a long run in half of callgrind's time."""
    # What a short run takes is mostly its translation, a fifth less where that follows no jumps.
    words = [
        "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
        "--vex-guest-chase=no"]
    text = valgrind(words, program, *arguments, allowed=allowed).stderr
    found = re.search(r"I +refs: +([0-9,]+)", text)
    return int(found.group(1).replace(",", "")) if found else sys.exit(f"nothing was counted:\n{text}")


def need_valgrind():
    if shutil.which("valgrind") is None:
        skip("valgrind isn't installed")


def budget(path, isRecorded):
    """The budget to compare with, unless it is recorded now."""
    need_valgrind()
    if isRecorded:
        return None
    recorded, here = json.loads(path.read_text()), surroundings()
    if here != recorded["recorded with"]:
        skip(f"it was recorded with {recorded['recorded with']}, and this is {here}")
    return recorded["instructions"]


def comparable(path):
    """The budget; empty where nothing can be compared with it."""
    recorded = json.loads(path.read_text())
    return recorded["instructions"] if surroundings() == recorded["recorded with"] else {}


def record(path, result):
    text = json.dumps({"recorded with": surroundings(), "instructions": result}, indent=2)
    path.write_text(text + "\n")


def compare(result, budget, script):
    """Fails where something is over the budget, or isn't in it."""
    is_within = result.keys() == budget.keys()
    for name, value in result.items():
        change = value / budget.get(name, value)
        is_within = is_within and change <= ALLOWED
        hint = "; record that" if change < 2 - ALLOWED else ""
        unit = "" if "bytes" in name else " instructions"
        print(f"{name}: {value:,}{unit}, {100 * (change - 1):+.2f} % of the budget{hint}")
    if not is_within:
        sys.exit(
            "over 3 % more than the budget, or counted for the first time: make it cheaper, or raise"
            f" the budget on purpose with '{script} --record' and say in the commit what it is for")
