"""The data of an app's specs in the languages of compilers of schemas: a message for each screen with its
inputs and state, one for each action and event that passes something, and the types of the data.
"""

import json
import pathlib
import re

import context


def parameters(declaration):
    """The names and types of what a function takes, without closures."""
    for parameter in context.split(context.function(declaration)["parameters"], ","):
        labels, _, kind = parameter.partition(": ")
        if "->" not in kind:
            yield labels.split()[-1], kind


def messages(project):
    """The fields of each message by their names, by the screens they belong to."""
    found = {}
    for path in sorted(pathlib.Path(project).glob("Specs/*/*.screen.json")):
        spec = json.loads(path.read_bytes())
        values = [context.value(item) for item in spec["inputs"] + spec["state"]]
        own = found[spec["screen"]] = {
            spec["screen"]: [(value["name"], value["type"]) for value in values]}
        for item in spec["actions"] + spec["flow"]:
            name = context.function(item)["name"]
            if fields := list(parameters(item)):
                own[spec["screen"] + name[0].upper() + name[1:]] = fields
    kinds = {kind for own in found.values() for fields in own.values() for _, kind in fields}
    data = {name for kind in kinds for name in re.findall(r"\w+", kind)} - {
        "String", "Bool", "Int", "Double", "Set"}
    return {"Data": {name: [("id", "String"), ("name", "String")] for name in sorted(data)}} | found


def typed(kind, names, optional, array, table):
    """A type of Swift's in another language."""
    if kind.endswith("?"):
        return optional.format(typed(kind[:-1], names, optional, array, table))
    if kind == "[String: Int]":
        return table
    element = re.fullmatch(r"\[(\w+)\]|Set<(\w+)>", kind)
    if element:
        return array.format(typed(element[1] or element[2], names, optional, array, table))
    return names.get(kind, kind)


def snake(name):
    """As these compilers want the names of fields; they make them Swift's again."""
    return re.sub(r"([A-Z])", lambda letter: "_" + letter[1].lower(), name)


def protobuf(messages, imports=""):
    names = {"String": "string", "Bool": "bool", "Int": "int64", "Double": "double"}
    text = f'syntax = "proto3";\n{imports}'
    for name, fields in messages.items():
        text += f"message {name} {{\n"
        for number, (field, kind) in enumerate(fields, start=1):
            kind = typed(kind, names, "optional {}", "repeated {}", "map<string, int64>")
            text += f"  {kind} {snake(field)} = {number};\n"
        text += "}\n"
    return text


def thrift(messages):
    names = {"String": "string", "Bool": "bool", "Int": "i64", "Double": "double"}
    text = ""
    for name, fields in messages.items():
        text += f"struct {name} {{\n"
        for number, (field, kind) in enumerate(fields, start=1):
            kind = typed(kind, names, "optional {}", "list<{}>", "map<string, i64>")
            text += f"  {number}: {kind} {field}\n"
        text += "}\n"
    return text


def flatbuffers(messages):
    names = {"String": "string", "Bool": "bool", "Int": "long", "Double": "double"}
    text = "table Count { key: string; value: long; }\n"
    for name, fields in messages.items():
        text += f"table {name} {{\n"
        for field, kind in fields:
            text += f"  {snake(field)}: {typed(kind, names, '{}', '[{}]', '[Count]')};\n"
        text += "}\n"
    return text


def open_api(messages):
    names = {
        name: {"type": kind}
        for name, kind in {
            "String": "string", "Bool": "boolean", "Int": "integer", "Double": "number"}.items()}

    def schema(kind):
        if kind == "[String: Int]":
            return {"type": "object", "additionalProperties": {"type": "integer"}}
        element = re.fullmatch(r"\[(\w+)\]|Set<(\w+)>", kind)
        if element:
            return {"type": "array", "items": schema(element[1] or element[2])}
        return names.get(kind) or {"$ref": f"#/components/schemas/{kind}"}

    def object_of(fields):
        return {
            "type": "object",
            "required": [name for name, kind in fields if not kind.endswith("?")],
            "properties": {name: schema(kind.rstrip("?")) for name, kind in fields}}

    schemas = {name: object_of(fields) for name, fields in messages.items()}
    return json.dumps({
        "openapi": "3.0.3", "info": {"title": "App", "version": "1"}, "paths": {},
        "components": {"schemas": schemas}})


def write(project, folder):
    """A file for each language; for protoc one for each screen, since its plugin takes minutes for a large one."""
    (folder / "protobuf").mkdir(parents=True, exist_ok=True)
    found = messages(project)
    for name, own in found.items():
        imports = "" if name == "Data" else 'import "Data.proto";\n'
        (folder / f"protobuf/{name}.proto").write_text(protobuf(own, imports))
    everything = {name: fields for own in found.values() for name, fields in own.items()}
    for name, language in {
        "App.thrift": thrift, "App.fbs": flatbuffers, "App.json": open_api}.items():
        (folder / name).write_text(language(everything))
