"""How many of the instructions in a dump of callgrind's are those of one module, with what it calls in
libraries: of what a library does, a module has as much as its calls cost."""

import collections
import re

# The modules in the names of symbols, of which the first counts: a specialization for a module's type is
# the module's.
MODULE = re.compile(
    r"16GeneratedRuntime|23GeneratedRuntimeTesting|5UIKit|7SwiftUI|14SafariServices|7Runtime")
NAME = re.compile(r"(c?fn)=(\(\d+\))(?: (.*))?")
COST = re.compile(r"[0-9+*-]")
# What a library's calls of libraries take until nothing changes any more.
ROUNDS = 20


def read(dump):
    """What each function costs by itself, and what each call costs."""
    names, own, calls = {}, collections.Counter(), collections.Counter()
    function = called = None
    for line in dump.read_text().splitlines():
        if match := NAME.match(line):
            kind, number, name = match.groups()
            if name:
                names[number] = name
            if kind == "fn":
                function = number
            else:
                called = number
        elif COST.match(line):
            cost = int(line.split()[-1])
            if called is None:
                own[function] += cost
            else:
                calls[function, called] += cost
                called = None
    return names, own, calls


def of(module, dump):
    """The instructions of the module, and those in all."""
    names, own, calls = read(dump)
    share, callers = {}, collections.defaultdict(list)
    for number, name in names.items():
        found = MODULE.search(name)
        share[number] = None if found is None else float(found.group() == module)
    for (caller, called), cost in calls.items():
        if share[called] is None:
            callers[called].append((caller, cost))
    free = [number for number, value in share.items() if value is None]
    share = {number: value or 0.0 for number, value in share.items()}
    for _ in range(ROUNDS):
        for number in free:
            cost = sum(cost for _, cost in callers[number])
            if cost > 0:
                share[number] = sum(share[one] * cost for one, cost in callers[number]) / cost
    return sum(share[number] * cost for number, cost in own.items()), sum(own.values())
