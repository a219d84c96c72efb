"""Makes the specs of an app with a given number of screens, always the same for the same number.

A flow has five to eight screens and a coordinator; a root coordinator starts one flow after the
other, and the services are shared. `mvvmgen check` finds nothing to say about any of them.
"""

import json
import pathlib

FIRST = """Amber Brisk Calm Dapper Early Fabled Gentle Humble Ivory Jolly Keen Lively Mellow Nimble
Opal Plain Quiet Rustic Silver Tidy Upper Vivid Warm Young Zesty Azure Bronze Coral Dusky Ember
Frosty Golden Hazel Inner Jade Lunar Misty North Olive Polar""".split()
SECOND = """Albatross Badger Condor Dolphin Egret Falcon Gecko Heron Ibis Jackal Kestrel Lemur
Marten Newt Osprey Puffin Quail Raven Sparrow Tapir Urchin Viper Walrus Yak Zebra Alpaca Bison Civet
Dingo Ermine Ferret Gibbon Hare Impala Jaguar Koala Lynx Moose Narwhal Otter""".split()
ROLES = "List Detail Editor Picker Summary Search Filter Report".split()
AREAS = "Account Archive Billing Catalog Delivery Favourites History Insights Media Messages".split()
KINDS = "Loader Store Tracker Synchronizer".split()


def flow_sizes(screens):
    """Five to eight screens a flow, the last flow with what is left."""
    sizes = []
    while screens > 0:
        size = min(screens, 5 + 7 * len(sizes) % 4)
        sizes.append(size)
        screens -= size
    return sizes


def service_name(index):
    prefix = "" if index < 40 else FIRST[index // 40 % 40]
    return prefix + AREAS[index % 10] + KINDS[index // 10 % 4]


def service(index):
    area = AREAS[index % 10]
    return {
        "service": service_name(index),
        "summary": f"Keeps the {area.lower()} of a member up to date.",
        "members": [
            "isReachable: Bool",
            {
                "declare": f"all{area}() async throws -> [{area}Entry]",
                "summary": "Everything there is, the newest first.",
            },
            f"entry(id: UUID) async throws -> {area}Entry?",
            f"save(_ entry: {area}Entry, notifying: Bool) async throws",
            "remove(id: UUID) async throws",
            f"observe(_ change: @escaping @Sendable ({area}Entry) -> Void)",
        ],
    }


def screen(flow, place, services):
    first, second = FIRST[flow % 40], SECOND[flow // 40]
    name, item = first + second + ROLES[place], second
    number = flow * 8 + place
    state = [
        "title: String",
        f"items: [{item}]",
        f"selection: {item}?",
        "isLoading: Bool = false",
        {"declare": "errorMessage: String?", "summary": "Shown below everything else."},
        "progress: Double = 0",
        "filters: Set<String>",
        "counts: [String: Int]",
    ]
    actions = [
        {"declare": "refresh() async", "summary": "Fetches all of it again."},
        f"select(_ item: {item})",
        "search(for text: String, in scope: Int)",
        f"update(title: String, items: [{item}], isFavourite: Bool) async",
        "nextButtonTapped()",
        "closeButtonTapped()",
        f"remove(_ item: {item}, completion: @escaping (Bool) -> Void)",
        "toggleFavourite(isOn: Bool)",
    ]
    return {
        "screen": name,
        "summary": f"Shows the {ROLES[place].lower()} of the {first.lower()} {second.lower()}.",
        "inputs": ["isEditable: Bool = false"] + ([f"item: {item}"] if place else []),
        "services": sorted({service_name((number * step + step) % services) for step in (1, 3, 7)}),
        "state": state[: 5 + number % 4],
        "actions": actions[: 6 + number % 3],
        "flow": [
            {"declare": f"didSelect(item: {item})", "summary": "The user wants to see more of it."},
            "nextButtonTapped()",
            "closeButtonTapped()",
            "didFail(message: String)",
        ],
    }


def coordinator(flow, size):
    first, second = FIRST[flow % 40], SECOND[flow // 40]
    names = [first + second + role for role in ROLES[:size]]
    screens = {"*": {"didFail": "stay"}}
    for place, name in enumerate(names):
        following = names[place + 1] if place + 1 < size else None
        screens[name] = {
            "didSelect": {"push": following, "with": {"item": "item", "isEditable": "= true"}}
            if following
            else {"finish": "didPick", "with": {"item": "item"}},
            "nextButtonTapped": {"finish": "didFinish"},
            "closeButtonTapped": "back" if place else "finish",
        }
    return {
        "coordinator": first + second,
        "summary": f"Leads through everything about the {first.lower()} {second.lower()}.",
        "inputs": ["isEditable: Bool = false"],
        "flow": [
            {"declare": "didFinish()", "summary": "The user has seen enough."},
            f"didPick(item: {second})",
        ],
        "start": names[0],
        "screens": screens,
    }


def root(flows):
    names = [FIRST[flow % 40] + SECOND[flow // 40] for flow in range(flows)]
    return {
        "coordinator": "Root",
        "summary": "From the launch on, one flow after the other.",
        "root": "window",
        "start": {"flow": names[0]},
        "flows": {"*": {"cancelled": "stay", "didPick": "stay"}}
        | {
            name: {"didFinish": {"start": names[(flow + 1) % flows], "as": "replace"}}
            for flow, name in enumerate(names)
        },
    }


def specs(screens):
    """Paths in the project, and what is written there."""
    sizes = flow_sizes(screens)
    services = max(4, min(200, screens // 10))
    files = {"mvvmgen.json": {"access": "public"}}
    used = set()
    for flow, size in enumerate(sizes):
        name = FIRST[flow % 40] + SECOND[flow // 40]
        files[f"Specs/{name}/{name}.coordinator.json"] = coordinator(flow, size)
        for place in range(size):
            spec = screen(flow, place, services)
            used.update(spec["services"])
            files[f"Specs/{name}/{spec['screen']}.screen.json"] = spec
    for index in range(services):
        if service_name(index) in used:
            files[f"Specs/Services/{service_name(index)}.service.json"] = service(index)
    files["Specs/Root.coordinator.json"] = root(len(sizes))
    return files


def divided(files, targets):
    """The same app in modules: one for the services and data, features with some flows each, the app."""
    flows = [path.split("/")[1] for path in files if path.endswith(".coordinator.json")]
    flows = [flow for flow in flows if flow != "Root.coordinator.json"]
    names = [f"Feature{number + 1}" for number in range(targets - 2)]
    homes = {flow: names[index * len(names) // len(flows)] for index, flow in enumerate(flows)}
    homes |= {"Services": "Core", "Root.coordinator.json": "App"}
    uses = {"Core": [], "App": ["Core"] + names} | {name: ["Core"] for name in names}
    data = SECOND + [area + "Entry" for area in AREAS]
    configuration = files["mvvmgen.json"] | {
        "modules": {"Core": data},
        "targets": {name: {"folder": name, "uses": used} for name, used in uses.items()},
    }
    moved = {
        f"{homes[path.split('/')[1]]}/{path}": spec
        for path, spec in files.items()
        if path != "mvvmgen.json"
    }
    return {"mvvmgen.json": configuration} | moved


def write(folder, screens, targets=1):
    files = specs(screens)
    for path, spec in (divided(files, targets) if targets > 1 else files).items():
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(spec, indent=2) + "\n")
