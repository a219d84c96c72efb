"""Template engines: how each writes what the Mustache templates say, and a program that renders contexts
with one of those that Python has.

usage: engines.py ENGINE TEMPLATES CONTEXTS OUTPUT
"""

import dataclasses
import json
import os
import pathlib
import re
import shutil
import sys

TARGETS = {
    "Screen": "Generated/Screens/{0}Screen.generated.swift",
    "ViewModel": "Screens/{0}/{0}Screen.swift",
    "ViewController": "Screens/{0}/{0}ViewController.swift",
}


@dataclasses.dataclass
class Tags:
    """A template language: a loop, a condition, their ends and a value."""

    loop: str
    condition: str
    end_loop: str
    end_condition: str
    value: str
    # Signs of Swift that would be read as tags.
    escapes: dict = dataclasses.field(default_factory=dict)
    member: str = "item.{}"

    def written(self, template):
        """A Mustache template in this language."""
        inside = []

        def tag(match):
            kind, name = match.group(1), match.group(2)
            if name is None:
                return self.escapes.get(match.group(), match.group())
            where = name if name[0].isupper() else self.member.format(name)
            if kind == "#":
                inside.append(name)
                if name == "hasSummary":
                    return self.condition.format(self.member.format(name))
                return self.loop.format(name)
            if kind == "/":
                return self.end_condition if inside.pop() == "hasSummary" else self.end_loop
            return self.value.format(where)

        return re.sub(r"\{\{\{?([#/]?)(\w+)\}?\}\}|[$#]", tag, template)


JINJA = Tags(
    "{{% for item in {} %}}", "{{% if {} %}}", "{% endfor %}", "{% endif %}", "{{{{ {} }}}}")
LINES = Tags(
    "% for item in {}:", "% if {}:", "% endfor", "% endif", "${{{}}}", member='item["{}"]')

TAGS = {
    "jinja": JINJA,
    "stencil": JINJA,
    "mako": dataclasses.replace(LINES, escapes={"$": '${"$"}'}),
    "gyb": dataclasses.replace(
        LINES, end_loop="% end", end_condition="% end", escapes={"$": "$$"}),
    "cheetah": Tags(
        "#for $item in ${}", "#if ${}", "#end for", "#end if", "${{{}}}",
        escapes={"$": "\\$", "#": "\\#"}),
}


def write_templates(source, folder):
    """The templates in every language."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind in TARGETS:
        text = (source / f"{kind}.mustache").read_text()
        (folder / f"{kind}.mustache").write_text(text)
        for language, tags in TAGS.items():
            (folder / f"{kind}.{language}").write_text(tags.written(text))


# How each renders: a function that loads a template, from which one comes that renders a context.

def jinja(folder):
    import jinja2
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder), trim_blocks=True, lstrip_blocks=True,
        keep_trailing_newline=True)
    return lambda kind: environment.get_template(f"{kind}.jinja").render


def minijinja(folder):
    import minijinja
    environment = minijinja.Environment(
        loader=lambda name: pathlib.Path(folder, name).read_text(), trim_blocks=True,
        lstrip_blocks=True, keep_trailing_newline=True, auto_escape_callback=lambda name: False)
    return lambda kind: lambda context: environment.render_template(f"{kind}.jinja", **context)


def mako(folder):
    import mako.template
    return lambda kind: (lambda template: lambda context: template.render(**context))(
        mako.template.Template(filename=f"{folder}/{kind}.mako"))


def cheetah(folder):
    import Cheetah.Template
    return lambda kind: (lambda made: lambda context: str(made(searchList=[context])))(
        Cheetah.Template.Template.compile(file=f"{folder}/{kind}.cheetah"))


def chevron(folder):
    import chevron
    return lambda kind: (lambda text: lambda context: chevron.render(text, context))(
        pathlib.Path(folder, f"{kind}.mustache").read_text())


def gyb(folder):
    sys.path.append(os.path.dirname(shutil.which("gyb.py")))
    import gyb
    return lambda kind: (lambda made: lambda context: gyb.execute_template(made, "", **context))(
        gyb.parse_template(f"{folder}/{kind}.gyb"))


ENGINES = {engine.__name__: engine for engine in [jinja, minijinja, mako, cheetah, chevron, gyb]}


def render(engine, templates, contexts, output):
    """Writes what isn't there as it should be."""
    load = ENGINES[engine](templates)
    loaded = {kind: load(kind) for kind in TARGETS}
    for name in sorted(os.listdir(contexts)):
        with open(f"{contexts}/{name}", "rb") as file:
            context = json.load(file)
        for kind, target in TARGETS.items():
            path = f"{output}/{target.format(context['Name'])}"
            text = loaded[kind](context).encode()
            try:
                with open(path, "rb") as file:
                    if file.read() == text:
                        continue
            except FileNotFoundError:
                os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(text)


if __name__ == "__main__":
    render(*sys.argv[1:])
