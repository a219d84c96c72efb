"""The peer from PyPI: renders contexts with Jinja2, and writes what isn't there as it should be."""

import json
import os
import sys

import jinja2

TARGETS = {
    "Screen": "Generated/Screens/{0}Screen.generated.swift",
    "ViewModel": "Screens/{0}/{0}Screen.swift",
    "ViewController": "Screens/{0}/{0}ViewController.swift",
}


def main(templates, contexts, output):
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    loaded = {kind: environment.get_template(f"{kind}.jinja") for kind in TARGETS}
    for name in sorted(os.listdir(contexts)):
        with open(f"{contexts}/{name}", "rb") as file:
            context = json.load(file)
        for kind, target in TARGETS.items():
            path = f"{output}/{target.format(context['Name'])}"
            text = loaded[kind].render(context).encode()
            try:
                with open(path, "rb") as file:
                    if file.read() == text:
                        continue
            except FileNotFoundError:
                os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(text)


main(*sys.argv[1:])
