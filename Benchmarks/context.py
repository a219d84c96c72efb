"""What the peers are given: for each screen everything that their templates name, ready to be
printed. They parse no declaration, look nothing up and check nothing, and they render neither
coordinators nor services: less work than mvvmgen does.
"""

import json
import pathlib

EMPTY = {"String": '""', "Bool": "false"}


def split(text, mark):
    """Splits at the marks outside of brackets."""
    parts, depth = [""], 0
    for place, letter in enumerate(text):
        depth += (letter in "([<") - (letter in ")]" or letter == ">" and text[place - 1] != "-")
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def value(item):
    declare = item if isinstance(item, str) else item["declare"]
    summary = "" if isinstance(item, str) else item["summary"]
    declaration, _, default = declare.partition(" = ")
    name, _, kind = declaration.partition(": ")
    if not default:
        brackets = "[:]" if ":" in kind else "[]"
        default = EMPTY.get(kind) or (brackets if kind.startswith(("[", "Set<")) else "")
    shows = default and kind in ("String", "Bool", "Int")
    variable = f"var {name}" if shows else f"var {name}: {kind}"
    return {
        "name": name,
        "type": kind,
        "title": name[0].upper() + name[1:],
        "variable": f"{variable} = {default}" if default else variable,
        "parameter": declare,
        "hasSummary": bool(summary),
        "summary": summary,
    }


def function(item):
    declare = item if isinstance(item, str) else item["declare"]
    summary = "" if isinstance(item, str) else item["summary"]
    name, _, rest = declare.partition("(")
    parameters, _, effects = rest.rpartition(")")
    arguments = []
    for parameter in split(parameters, ","):
        label, _, inner = parameter.partition(":")[0].partition(" ")
        arguments.append(inner if label == "_" else f"{label}: {inner or label}")
    call = f"viewModel.{name}({', '.join(arguments)})"
    is_async = "async" in effects
    return {
        "name": name,
        "parameters": parameters,
        "async": " async" if is_async else "",
        "following": f", {parameters}" if parameters else "",
        "arguments": "".join(f", {argument}" for argument in arguments),
        "call": f"Task {{ await {call} }}" if is_async else call,
        "hasSummary": bool(summary),
        "summary": summary,
    }


def context(path, spec):
    name = spec["screen"]
    inputs = [value(item) for item in spec["inputs"]]
    actions = [function(item) for item in spec["actions"]]
    events = [function(item) for item in spec["flow"]]
    forwarded = {action["name"] for action in actions} & {event["name"] for event in events}
    return {
        "Path": path,
        "Name": name,
        "Variable": name[0].lower() + name[1:],
        "Summary": spec["summary"],
        "InputParameters": "".join(f",\n    {item['parameter']}" for item in inputs),
        "services": [
            {
                "lead": "& " if place else "",
                "name": service,
                "has": "Has" + service,
                "property": service[0].lower() + service[1:],
            }
            for place, service in enumerate(spec["services"])
        ],
        "inputs": inputs,
        "state": [value(item) for item in spec["state"]],
        "actions": actions,
        "events": events,
        "forwards": [action for action in actions if action["name"] in forwarded],
        "reports": [event for event in events if event["name"] not in forwarded],
        "own": [action for action in actions if action["name"] not in forwarded],
    }


def write(project, folder):
    """A file for each screen of a project."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(pathlib.Path(project).glob("Specs/*/*.screen.json")):
        spec = json.loads(path.read_bytes())
        name = str(path.relative_to(project))
        (folder / f"{spec['screen']}.json").write_text(json.dumps(context(name, spec)))
