"""Projects that have many of one thing: for each kind of thing, one with n of them.

A function gives the files, by their paths: text, or a spec or configuration that becomes JSON. What
there is many of is all that grows with n.
"""

# Among the files: the run that counts is the second one.
AGAIN = "again"


def screen(name, **keys):
    return {f"Specs/{name}.screen.json": {"screen": name, **keys}}


def coordinator(name, **keys):
    return {f"Specs/{name}.coordinator.json": {"coordinator": name, **keys}}


def service(name, **keys):
    return {f"Specs/{name}.service.json": {"service": name, **keys}}


def names(count, first="item"):
    return [f"{first}{number}" for number in range(count)]


def shown(screen_spec, **keys):
    """A screen that the root shows."""
    return screen_spec | coordinator("Root", root="window", start="Home", **keys)


def events(count):
    return [f"{name}Tapped()" for name in names(count)]


def answered(count, answer, **keys):
    """A screen with many events, each answered by itself, in a flow with these keys."""
    return shown(
        screen("Home", flow=events(count)) | screen("Other"),
        screens={"Home": {f"{name}Tapped": answer(name) for name in names(count)}}, **keys)


def nothing(_):
    """What each of the projects has at least."""
    return shown(screen("Home"))


# What an app consists of.

def screens(count):
    pushes = {f"{name}Tapped": {"push": name.capitalize()} for name in names(count)}
    return answered(0, None) | shown(
        screen("Home", flow=events(count)), screens={"Home": pushes}
    ) | {path: spec for name in names(count) for path, spec in screen(name.capitalize()).items()}


def presented_screens(count):
    known = [name.capitalize() for name in names(count)]
    specs = shown(
        screen("Home", flow=[f"show{name}Tapped()" for name in known]),
        screens={"Home": {f"show{name}Tapped": {"present": name} for name in known}}
        | {name: {"closeTapped": "back"} for name in known})
    for name in known:
        specs |= screen(name, flow=["closeTapped()"])
    return specs


def flows_in_a_chain(count):
    specs = shown(screen("Home", flow=["nextTapped()"]), screens={"Home": {"nextTapped": {"start": "Flow0"}}})
    for number in range(count):
        answer = {"start": f"Flow{number + 1}"} if number + 1 < count else "stay"
        specs |= coordinator(f"Flow{number}", start="Home", screens={"Home": {"nextTapped": answer}})
    return specs


def events_passed_on(count):
    known = names(count)
    specs = screen("Home", flow=[f"did{name}()" for name in known]) | coordinator(
        "Root", root="window", start={"flow": "Flow0"},
        flows={"*": {f"did{name}": "stay" for name in known}})
    for number in range(10):
        start = {"flow": f"Flow{number + 1}"} if number < 9 else "Home"
        specs |= coordinator(f"Flow{number}", start=start, passesOn=[f"did{name}" for name in known])
    return specs


def screens_by_hand(count):
    pushes = {f"{name}Tapped": {"push": name.capitalize()} for name in names(count)}
    specs = shown(
        screen("Home", flow=events(count)),
        screens={"Home": pushes, "*": {"closeTapped": "back"}})
    for name in names(count):
        specs |= screen(name.capitalize(), external=True, flow=["closeTapped()"])
    return specs


def flows_by_hand(count):
    specs = answered(count, lambda name: {"start": f"Flow{name.removeprefix('item')}"})
    for number in range(count):
        specs |= coordinator(f"Flow{number}", external=True)
    return specs


def targets(count):
    """Each has a flow, which the app's target starts."""
    flows = [f"Flow{number}" for number in range(count)]
    configured = {f"{flow}Kit": {"folder": f"Kits/{flow}"} for flow in flows}
    app = {"folder": "App", "uses": list(configured)}
    specs = {"mvvmgen.json": {"targets": configured | {"App": app}}}
    home = shown(
        screen("Home", flow=[f"show{flow}Tapped()" for flow in flows]),
        screens={"Home": {f"show{flow}Tapped": {"start": flow} for flow in flows}})
    specs |= {f"App/{path}": spec for path, spec in home.items()}
    for flow in flows:
        parts = coordinator(flow, start=f"{flow}Home") | screen(f"{flow}Home")
        specs |= {f"Kits/{flow}/{path}": spec for path, spec in parts.items()}
    return specs


def places(count):
    return screens(count) | {"mvvmgen.json": {"restore": True}}


def flows_that_begin_with_each_other(count):
    specs = screen("Home") | coordinator("Root", root="window", start={"flow": "Flow0"})
    for number in range(count):
        start = {"flow": f"Flow{number + 1}"} if number + 1 < count else "Home"
        specs |= coordinator(f"Flow{number}", start=start)
    return specs


def services(count):
    specs = shown(screen("Home", services=[f"Item{number}Store" for number in range(count)]))
    for number in range(count):
        specs |= service(f"Item{number}Store", members=["isOpen: Bool"])
    return specs


def services_without_a_spec(count):
    return shown(screen("Home", services=[f"Item{number}Store" for number in range(count)]))


def tabs(count):
    specs = screen("Home") | coordinator(
        "Root", root="window",
        tabs=[{"flow": f"Flow{number}", "title": "Flow"} for number in range(count)])
    for number in range(count):
        specs |= coordinator(f"Flow{number}", start="Home")
    return specs


def changing_tabs(count):
    flows = [f"Flow{number}" for number in range(count)]
    specs = screen("Home") | coordinator(
        "Root", root="window",
        state=[f"count{number}: Int" for number in range(count)]
        + [f"has{number}: Bool" for number in range(count)],
        tabs=[{"flow": "First", "title": "First"}] + [
            {"flow": flow, "title": "Flow", "badge": f"count{number}", "when": f"has{number}"}
            for number, flow in enumerate(flows)])
    for flow in ["First", *flows]:
        specs |= coordinator(flow, start="Home")
    return specs


def secrets(count):
    known = names(count)
    keys = {"secret": known}
    return shown(
        screen(
            "Home", services=["Vault"], fields=[f"{name}: String" for name in known],
            actions=[f"use{name}({name}: String)" for name in known],
            alerts={f"alert{name}({name}: String)": {"title": f"= {name}", "buttons": [{"title": "OK"}]} for name in known},
            flow=[f"did{name}({name}: String)" for name in known], **keys)
        | service("Vault", members=[f"{name}: String" for name in known], **keys),
        screens={"Home": {f"did{name}": {"alert": {"title": f"= {name}", "buttons": [{"title": "OK"}]}} for name in known}})


def transitions(count):
    return answered(count, lambda name: {"push": "Other", "transition": name})


def roles(count):
    pushes = {f"{name}Tapped": {"push": f"Other:{name}"} for name in names(count)}
    return shown(
        screen("Home", flow=events(count)) | screen("Other", flow=["closeTapped()"]),
        screens={"Home": pushes} | {f"Other:{name}": {"closeTapped": "back"} for name in names(count)})


def screens_in_roles(count):
    known = [name.capitalize() for name in names(count)]
    specs = shown(
        screen("Home", flow=[f"show{name}Tapped()" for name in known]),
        screens={"Home": {f"show{name}Tapped": {"push": f"{name}:own"} for name in known}}
        | {f"{name}:own": {"closeTapped": {"popTo": f"{name}:own"}} for name in known})
    for name in known:
        specs |= screen(name, flow=["closeTapped()"])
    return specs


def selected_tabs(count):
    flows = [f"Flow{number}" for number in range(count)]
    specs = screen("Home", flow=["nextTapped()"]) | coordinator(
        "Root", root="window", tabs=[{"flow": flow, "title": "Flow"} for flow in flows],
        flows={flow: {"nextTapped": {"select": flow}} for flow in flows})
    for flow in flows:
        specs |= coordinator(
            flow, start="Home", flow=["nextTapped()"],
            screens={"Home": {"nextTapped": {"report": "nextTapped"}}})
    return specs


def flows_that_cover_the_display(count):
    flows = [f"Flow{number}" for number in range(count)]
    specs = answered(count, lambda name: {
        "start": f"Flow{name.removeprefix('item')}", "as": "present", "style": "fullScreen"})
    specs["Specs/Root.coordinator.json"]["flows"] = {
        flow: {"nextTapped": "back"} for flow in flows}
    for flow in flows:
        specs |= coordinator(
            flow, start="Other", flow=["nextTapped()"],
            screens={"Other": {"nextTapped": {"report": "nextTapped"}}})
    return specs | screen("Other", flow=["nextTapped()"])


def flows_that_begin_with_a_modal(count):
    specs = answered(count, lambda name: {"start": f"Flow{name.removeprefix('item')}"})
    for number in range(count):
        specs |= coordinator(f"Flow{number}", start={"present": "Other"})
    return specs | screen("Other")


def beginnings(count):
    """Each of one flow, with data of its own."""
    specs = answered(count, lambda name: {"start": "Child", "at": name, "with": {f"{name}Text": '= ""'}})
    starts = {
        f"{name}(_ {name}Text: String)": {"screen": "Title", "with": {"text": f"{name}Text"}}
        for name in names(count)}
    return specs | coordinator("Child", starts=starts) | screen("Title", inputs=["text: String"])


def flows_in_closures(count):
    return flows_that_cover_the_display(count) | {"mvvmgen.json": {"flowOutput": "closures"}}


def launch_points(count):
    return shown(screen("Home", launch={f"home-{number}": {} for number in range(count)}))


def launched_flows(count):
    """Each at one of the beginnings of a flow."""
    launch = {f"child-{number}": {"at": name} for number, name in enumerate(names(count))}
    specs = answered(count, lambda name: {"start": "Child", "at": name})
    starts = {name: {"screen": "Other"} for name in names(count)}
    return specs | coordinator("Child", starts=starts, launch=launch)


# What a screen, a flow or a service has.

def state(count):
    return shown(screen("Home", state=[f"{name}: String" for name in names(count)]))


def fields(count):
    """Each starts from an input."""
    declared = [f"{name}: String" for name in names(count)]
    started = [f"field{name}: String = {name}" for name in names(count)]
    inputs = [f'{text} = ""' for text in declared]
    return shown(screen("Home", inputs=inputs, fields=started))


def edited(count):
    """In SwiftUI, where controls edit fields and what actions take."""
    declared = [f"{name}: String" for name in names(count)]
    taken = [f"{name}Tapped(other{name}: String, {name}: String)" for name in names(count)]
    return shown(screen("Home", view="swiftui", fields=declared, actions=taken))


def derived(count):
    """Each may follow from any state."""
    return shown(screen(
        "Home", state=[f"{name}: String" for name in names(10)],
        derived=[f"derived{name}: Bool" for name in names(count)]))


def samples(count):
    found = {f"sample {name}": {name: '= "x"'} for name in names(count)}
    declared = [f"{name}: String" for name in names(count)]
    return shown(screen("Home", state=declared, samples=found))


def sample_values(count):
    declared = [f"{name}: String" for name in names(count)]
    found = {"filled": {name: '= "x"' for name in names(count)}}
    return shown(screen("Home", state=declared, samples=found))


def actions(count):
    return shown(screen("Home", actions=events(count)))


def forwarded_events(count):
    return shown(
        screen("Home", actions=events(count), flow=events(count)),
        screens={"*": {f"{name}Tapped": "stay" for name in names(count)}})


def actions_beside_events(count):
    specs = answered(count, lambda name: "stay")
    specs["Specs/Home.screen.json"]["actions"] = [f"load{name}()" for name in names(count)]
    return specs


def parameters(count):
    return shown(
        screen("Home", actions=[f"save({', '.join(f'{name}: String' for name in names(count))})"]))


def variants(count):
    return shown(screen("Home", variants=names(count)))


def embedded(count):
    specs = shown(screen("Home", embeds=[name.capitalize() for name in names(count)]))
    for name in names(count):
        specs |= screen(name.capitalize(), inputs=["title: String = \"\""])
    return specs


def launched_variants(count):
    launch = {f"home-{number}": {"variant": name} for number, name in enumerate(names(count))}
    return shown(screen("Home", variants=names(count), launch=launch))


def service_members(count):
    members = [f"{name}: String" for name in names(count)]
    members += [f"load(_ {name}: String) async throws -> Int" for name in names(count)[:1]]
    members += [f"load{name.capitalize()}(id: Int) async throws -> Int" for name in names(count)]
    return shown(screen("Home", services=["Store"])) | service("Store", members=members)


def double_members(count):
    return service_members(count) | {"mvvmgen.json": {"doubles": "Doubles"}}


def overloads_in_a_double(count):
    members = [f"load({name}: String) -> Int" for name in names(count)]
    return shown(screen("Home", services=["Store"])) | service("Store", members=members) | {
        "mvvmgen.json": {"doubles": "Doubles"}}


def generic_functions(count):
    members = [f"load{name}<Value: Decodable>(_ type: Value.Type) async throws -> Value" for name in names(count)]
    return shown(screen("Home", services=["Store"])) | service("Store", members=members)


def closures(count):
    return answered(count, lambda name: "stay") | {"mvvmgen.json": {"flowOutput": "closures"}}


# What answers have.

def answers(count):
    return answered(count, lambda name: {"push": "Other"})


def answers_to_all(count):
    return shown(
        screen("Home", flow=events(count)),
        screens={"*": {f"{name}Tapped": "stay" for name in names(count)}})


def answers_to_flows(count):
    reports = {f"{name}Tapped": "stay" for name in names(count)}
    return (
        screen("Home", flow=events(count))
        | coordinator("Root", root="window", start={"flow": "Child"}, flows={"Child": reports})
        | coordinator(
            "Child", start="Home", flow=events(count),
            screens={"Home": {name: {"report": name} for name in reports}}))


def answers_of_presented_screens(count):
    return shown(
        screen("Home", flow=["nextTapped()"]) | screen("Other", flow=events(count)),
        screens={
            "Home": {"nextTapped": {"present": "Other", "style": "fullScreen"}},
            "Other": {f"{name}Tapped": "back" for name in names(count)},
        })


def events_from_outside(count):
    return shown(screen("Home"), events={f"{name}Tapped()": "popToRoot" for name in names(count)})


def links(count):
    return shown(
        screen("Home"), events={f"{name}(id: Int)": "popToRoot" for name in names(count)},
        links={f"/{name}/{{id}}": name for name in names(count)},
    ) | {"mvvmgen.json": {"specs": "Specs", "links": {"schemes": ["app"]}}}


def data_of_a_link(count):
    taken = ", ".join(f"{name}: String" for name in names(count))
    path = "/".join(f"{{{name}}}" for name in names(count))
    return shown(
        screen("Home"), events={f"opened({taken})": "popToRoot"}, links={f"/all/{path}": "opened"},
    ) | {"mvvmgen.json": {"specs": "Specs", "links": {"schemes": ["app"]}}}


def alerts(count):
    return answered(count, lambda name: {"alert": {"title": name, "buttons": [{"title": "Yes"}]}})


def data_of_a_text(count):
    taken = ", ".join(f"{name}Text: String" for name in names(count))
    text = f"= L10n.sum({', '.join(f'{name}Text' for name in names(count))})"
    return shown(
        screen("Home", flow=[f"savedTapped({taken})"]),
        screens={"Home": {"savedTapped": {
            "alert": {"title": text, "buttons": [{"title": "Yes"}]}}}})


def alerts_of_a_screen(count):
    ok = [{"title": "OK", "do": "retry"}]
    told = {f"alert{name}(text: String)": {"message": "= text", "buttons": ok} for name in names(count)}
    return shown(screen("Home", actions=["retry()"], alerts=told))


def fields_of_an_alert(count):
    declared = [f"{name}: String" for name in names(count)]
    text = f"= L10n.sum({', '.join(names(count))})"
    yes = {"title": "Yes", "do": {"push": "Other", "title": text}}
    specs = answered(1, lambda _: {
        "alert": {"title": "Who?", "fields": declared, "buttons": [yes]}})
    specs["Specs/Other.screen.json"]["title"] = "Other"
    return specs


def buttons(count):
    many = [{"title": name, "do": {"push": "Other"}} for name in names(count)]
    return answered(1, lambda _: {"alert": {"title": "Which?", "buttons": many}})


def choices(count):
    return answered(count, lambda name: {"choose": {"yes": {"push": "Other"}, "no": "stay"}})


def choices_that_wait(count):
    choice = {"choose": {"yes": {"push": "Other"}, "no": "stay"}, "async": True}
    return answered(count, lambda name: choice)


def cases(count):
    return answered(1, lambda _: {"choose": {name: {"push": "Other"} for name in names(count)}})


def data_of_a_case(count):
    data = ", ".join(f"{name}: Int" for name in names(count))
    push = {"push": "Sum", "with": {f"{name}Sum": name for name in names(count)}}
    return answered(
        1, lambda _: {"choose": {f"known({data})": push, "unknown": "custom"}}
    ) | screen("Sum", inputs=[f"{name}Sum: Int" for name in names(count)])


def cases_of_a_switch(count):
    cases = {name: {"push": "Other"} for name in names(count)} | {"*": "stay"}
    return shown(
        screen("Home", flow=["pickedKind(kind: Kind)"]) | screen("Other"),
        screens={"Home": {"pickedKind": {"switch": "kind", "cases": cases}}})


def named_answers(count):
    return answered(
        count, lambda name: {"answer": f"show{name}", "with": {"title": '= "Title"'}},
        answers={f"show{name}(title: String)": {"push": "Other"} for name in names(count)})


def answers_by_width(count):
    return answered(count, lambda name: {"compact": {"push": "Other"}, "regular": {"present": "Other"}})


def sheets(count):
    style = {"kind": "sheet", "detents": ["medium", "large"], "grabber": True}
    return answered(count, lambda name: {"present": "Other", "style": style})


def ways_back(count):
    return answered(count, lambda name: {"push": "Other", "afterBack": "didLeave"}) | screen(
        "Other", flow=["didLeave()"]) | coordinator(
        "Root", root="window", start="Home",
        screens={
            "Home": {f"{name}Tapped": {"push": "Other", "afterBack": "didLeave"} for name in names(count)},
            "Other": {"didLeave": "stay"}})


def browsed_urls(count):
    return shown(
        screen("Home", flow=[f"{name}Tapped(url: URL)" for name in names(count)]),
        screens={"Home": {f"{name}Tapped": {"browse": "url"} for name in names(count)}})


def choices_in_a_row(count):
    return answered(1, lambda _: [{"choose": {"yes": "stay", "no": "custom"}}] * count)


def state_of_a_flow(count):
    held = [f"{name}Held: Int = 0" for name in names(count)]
    change = {"set": {f"{name}Held": "= 1" for name in names(count)}}
    return answered(1, lambda _: change, state=held)


def customs(count):
    return answered(count, lambda name: "custom")


def names_in_a_custom(count):
    known = [name.capitalize() for name in names(count)]
    specs = answered(1, lambda _: {"custom": known})
    for name in known:
        specs |= screen(name)
    return specs


def steps(count):
    return answered(1, lambda _: [{"push": "Other"}] * count)


def calls_of_a_service(count):
    return answered(count, lambda name: {
        "call": f"store.{name}", "with": {"text": f"store.{name}Text"}
    }) | service("Store", members=[
        text for name in names(count) for text in (f"{name}(text: String)", f"{name}Text: String")])


def told(count):
    return answered(count, lambda name: {"tell": "Other", "call": "show"}) | screen(
        "Other", actions=["show()"]) | coordinator(
        "Root", root="window", start="Home",
        screens={"Home": {
            f"{name}Tapped": [{"push": "Other"}, {"tell": "Other", "call": "show"}]
            for name in names(count)}})


def told_flows(count):
    """Each is told by the root, and begins with the next."""
    flows = [f"Flow{number}" for number in range(count)]
    specs = screen("Home") | coordinator(
        "Root", root="window", start={"flow": "Flow0"},
        events={f"did{flow}()": {"tell": flow, "call": "didOpen"} for flow in flows[:8]})
    for flow, following in zip(flows, flows[1:] + [None]):
        specs |= coordinator(
            flow, start={"flow": following} if following else "Home",
            events={"didOpen()": "popToRoot"})
    return specs


def popped_flows(count):
    """Each goes back to a screen of the flow above."""
    specs = shown(screen("Home", flow=["nextTapped()"]), screens={"Home": {"nextTapped": {"start": "Flow0"}}})
    for number in range(count):
        above = f"Home{number - 1}" if number else "Home"
        known = f"Home{number}"
        specs |= screen(known, flow=["nextTapped()", "backTapped()"])
        answer = {"start": f"Flow{number + 1}"} if number + 1 < count else "stay"
        specs |= coordinator(f"Flow{number}", start=known, screens={
            known: {"nextTapped": answer, "backTapped": {"popTo": above, "or": "restart"}}})
    return specs


def titles(count):
    specs = answered(count, lambda name: {"push": "Other", "title": name})
    specs["Specs/Other.screen.json"]["title"] = "Other"
    return specs


def swipes(count):
    specs = shown(
        screen("Home", flow=events(count)) | screen("Other", flow=["closeTapped()"]),
        screens={
            "Home": {
                f"{name}Tapped": {"present": "Other", "onSwipe": "closeTapped"}
                for name in names(count)},
            "Other": {"closeTapped": "back"},
        })
    return specs


# The data that goes along.

def inputs(count):
    """All of them come of the flow's inputs, by name."""
    declared = [f"{name}: String" for name in names(count)]
    return shown(screen("Home"), events={"linkOpened()": {"start": "Child", "with": {
        name: '= ""' for name in names(count)}}}) | screen("Other", inputs=declared) | coordinator(
        "Child", inputs=declared, start="Other")


def bound_inputs(count):
    """All of them come of an event's parameters, under other names."""
    declared = [f"{name}: String" for name in names(count)]
    taken = ", ".join(f"{name}Text: String" for name in names(count))
    binding = {name: f"{name}Text" for name in names(count)}
    return shown(
        screen("Home", flow=[f"savedTapped({taken})"]) | screen("Other", inputs=declared),
        screens={"Home": {"savedTapped": {"push": "Other", "with": binding}}})


def values(count):
    elements = ", ".join(f'"{name}"' for name in names(count))
    return shown(screen("Home", state=[f"items: [String] = [{elements}]"]))


def entries(count):
    elements = ", ".join(f'"{name}": 1' for name in names(count))
    return shown(screen("Home", state=[f"items: [String: Int] = [{elements}]"]))


# What is configured.

def own_modules(count):
    return shown(
        screen("Home", state=[f"{name}: {name.capitalize()}?" for name in names(count)])
    ) | {"mvvmgen.json": {"modules": {"Models": [name.capitalize() for name in names(count)]}}}


def modules(count):
    return shown(
        screen("Home", state=[f"{name}: {name.capitalize()}?" for name in names(count)])
    ) | {"mvvmgen.json": {"modules": {
        f"{name.capitalize()}Kit": [name.capitalize()] for name in names(count)}}}


def addresses(count):
    specs = links(1)
    specs["mvvmgen.json"]["links"] = {
        "schemes": ["app"], "hosts": [f"{name}.example.com" for name in names(count)]}
    return specs


def scaffolded_tests(count):
    """One for each action, and for each answer."""
    tested = {"doubles": {"folder": "Doubles", "module": "App", "tests": "Tests"}}
    return actions_beside_events(count) | {"mvvmgen.json": tested}


def test_values(count):
    specs = scaffolded_tests(0)
    known = [name.capitalize() for name in names(count)]
    specs["mvvmgen.json"]["doubles"]["values"] = {name: "= .sample" for name in known}
    return specs | screen(
        "Home", inputs=[f"input{name}: {name}" for name in known], actions=["load()"]) | coordinator(
        "Root", root="window", start={"screen": "Home", "with": {
            f"input{name}": "= .sample" for name in known}})


# What is beside the specs.

def unchanged_files(count):
    """Each was generated before."""
    return screens(count) | {AGAIN: True}


def files_of_the_developer(count):
    """Each lies where scaffolds may have been moved to."""
    return shown(screen("Home")) | {
        f"App/{name.capitalize()}.swift": "import Foundation\n" for name in names(count)}


# Mistakes, of which each is said.

def equal_states(count):
    return shown(screen("Home", state=["title: String"] * count))


def equal_events(count):
    return shown(screen("Home", flow=["nextTapped()"] * count), screens={"*": {"nextTapped": "stay"}})


def equal_screens(count):
    return shown(screen("Home")) | {
        f"Specs/Home{number}.screen.json": {"screen": "Home"} for number in range(count)}


def roots(count):
    specs = screen("Home")
    for number in range(count):
        specs |= coordinator(f"Flow{number}", root="window", start="Home")
    return specs


def unknown_screens(count):
    return answered(count, lambda name: {"push": name.capitalize()})


def unused_services(count):
    specs = shown(screen("Home", services=[f"Item{number}Storage" for number in range(count)]))
    for number in range(count):
        specs |= service(f"Item{number}Store", members=["isOpen: Bool"])
    return specs


# How many there are of each, so that a run takes a fraction of a second.
KINDS = {
    screens: 100,
    presented_screens: 100,
    flows_in_a_chain: 100,
    events_passed_on: 50,
    screens_by_hand: 100,
    flows_by_hand: 100,
    targets: 20,
    places: 100,
    flows_that_begin_with_each_other: 100,
    flows_that_cover_the_display: 50,
    flows_that_begin_with_a_modal: 50,
    beginnings: 100,
    flows_in_closures: 50,
    services: 100,
    services_without_a_spec: 200,
    tabs: 100,
    changing_tabs: 100,
    selected_tabs: 50,
    launch_points: 200,
    launched_flows: 100,
    embedded: 50,
    launched_variants: 100,
    state: 200,
    fields: 100,
    edited: 50,
    derived: 100,
    samples: 100,
    sample_values: 100,
    actions: 200,
    forwarded_events: 100,
    actions_beside_events: 100,
    parameters: 200,
    variants: 100,
    service_members: 100,
    double_members: 100,
    overloads_in_a_double: 100,
    generic_functions: 100,
    closures: 100,
    answers: 200,
    answers_to_all: 200,
    answers_to_flows: 100,
    answers_of_presented_screens: 200,
    events_from_outside: 200,
    alerts: 100,
    data_of_a_text: 100,
    alerts_of_a_screen: 100,
    fields_of_an_alert: 100,
    buttons: 100,
    choices: 100,
    choices_that_wait: 50,
    cases: 100,
    data_of_a_case: 50,
    cases_of_a_switch: 100,
    named_answers: 100,
    answers_by_width: 100,
    sheets: 100,
    ways_back: 100,
    browsed_urls: 100,
    choices_in_a_row: 50,
    state_of_a_flow: 100,
    customs: 200,
    names_in_a_custom: 50,
    steps: 200,
    calls_of_a_service: 100,
    told: 100,
    told_flows: 100,
    popped_flows: 50,
    titles: 200,
    transitions: 200,
    secrets: 100,
    roles: 100,
    screens_in_roles: 50,
    swipes: 200,
    inputs: 200,
    bound_inputs: 200,
    values: 400,
    entries: 400,
    own_modules: 200,
    modules: 200,
    addresses: 100,
    scaffolded_tests: 100,
    test_values: 100,
    unchanged_files: 100,
    files_of_the_developer: 200,
    equal_states: 100,
    equal_events: 100,
    equal_screens: 50,
    roots: 50,
    unknown_screens: 100,
    unused_services: 50,
    links: 100,
    data_of_a_link: 20,
}
