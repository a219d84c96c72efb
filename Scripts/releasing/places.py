"""Where mvvmgen's own version and repository are written: `Version.swift`, from which the tool takes both, and
the pages that say how to get a release."""

import re
import subprocess

CONSTANTS = {"version": r'mvvmgenVersion = "(.*?)"', "repository": r'mvvmgenRepository = "(.*?)"'}
# Before the repository, whose name may be that of its tap.
ADDRESS = r"(?:github\.com/|github:|uses: |install )([\w.-]+)/(?:tap/)?mvvmgen\b"
VERSION = r"\b(\d+\.\d+\.\d+)\b"
SHORT = r'"requiredVersion": "(\d+\.\d+)"'
HOME = "Sources/mvvmgen/Version.swift"
INSTALLING = "Documentation/Guide/Installing.md"


def constants(root):
    text = (root / HOME).read_text()
    return {name: re.search(pattern, text)[1] for name, pattern in CONSTANTS.items()}


def patterns(path, version, repository):
    """What is written in a file, each with what it has to be."""
    if path == HOME:
        return [(CONSTANTS["version"], version), (CONSTANTS["repository"], repository)]
    wanted = [(ADDRESS, repository.split("/")[0])]
    if path == INSTALLING:
        wanted += [(VERSION, version), (SHORT, version.rpartition(".")[0])]
    return wanted


def files(root):
    listed = subprocess.check_output(
        ["git", "ls-files", "*.md", "*.swift", "*.yml", "*.yaml", "*.txt"], cwd=root, text=True).splitlines()
    # What is recorded has a placeholder.
    return [path for path in listed if not path.startswith("Fixtures/")]


def set_all(root, version, repository):
    for path in files(root):
        old = text = (root / path).read_text()
        for pattern, wanted in patterns(path, version, repository):
            text = re.sub(pattern, lambda found: put(found, wanted), text)
        if text != old:
            (root / path).write_text(text)
            print(path)


def put(found, wanted):
    start, end = (place - found.start() for place in found.span(1))
    return found[0][:start] + wanted + found[0][end:]


def other_spellings(root):
    known = constants(root)
    for path in files(root):
        text = (root / path).read_text()
        for pattern, wanted in patterns(path, **known):
            for found in re.finditer(pattern, text):
                if found[1] != wanted:
                    line = text.count("\n", 0, found.start()) + 1
                    yield f"{path}:{line}: {found[1]} isn't {wanted}, as in {HOME}"
