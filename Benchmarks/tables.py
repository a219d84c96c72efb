"""What the tables of the page have in common: how they are printed, and their goals."""

import argparse
import pathlib
import re
import subprocess

import release


def options(description):
    """What every table takes."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a smoke test: little of each, in seconds")
    parser.add_argument("--tool", type=pathlib.Path, help="a build of mvvmgen, instead of a release build")
    return parser


def program(given):
    return (given or release.build()).resolve()


def head(*columns):
    """The first column is text, as is every other that ends with a colon."""
    names = [column.rstrip(":") for column in columns]
    print("| " + " | ".join(names) + " |")
    print("|" + "|".join(
        "---" if place == 0 or column.endswith(":") else "---:"
        for place, column in enumerate(columns)) + "|", flush=True)


def row(*cells):
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def goal(text, value, limit, unit):
    """Says whether what was measured is at most the limit."""
    met = "met" if value <= limit else "missed"
    shown = f"{value:.2f}" if value < 10 else f"{value:,.0f}"
    print(f"- Goal: {text}: at most {limit:g} {unit}; {shown} {unit}: **{met}**", flush=True)


def version(program):
    """The number that it says, or nothing if there is no such program."""
    try:
        run = subprocess.run([str(program), "--version"], capture_output=True, text=True)
    except OSError:
        return ""
    found = re.search(r"\d+(\.\d+)+", run.stdout + run.stderr)
    return found.group() if found else ""
