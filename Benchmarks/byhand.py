"""An app of screens as a good developer writes them by hand, and the specs of the same screens.

Each screen has a protocol for its view and one for its flow, and its view model, which is the screen. A
coordinator shows some of them, one after the other. How a screen tells of its state:

- `published`: each state has a publisher, which the protocol offers, too: how view models are written
  for UIKit with Combine. `Publishing` stands in for Combine, which Linux doesn't have.
- `closure`: one closure is called after any change. The least that shows a change.
- `observable`: `@Observable`.
"""

lines = "\n".join

WAYS = ["published", "closure", "observable"]

PUBLISHING = """@propertyWrapper
public struct Published<Value> {
  public final class Publisher {
    fileprivate var value: Value
    private var subscribers: [(Value) -> Void] = []

    fileprivate init(_ value: Value) { self.value = value }

    public func sink(_ subscriber: @escaping (Value) -> Void) {
      subscribers.append(subscriber)
      subscriber(value)
    }

    fileprivate func send(_ value: Value) {
      self.value = value
      for subscriber in subscribers { subscriber(value) }
    }
  }

  public let projectedValue: Publisher

  public init(wrappedValue: Value) { projectedValue = Publisher(wrappedValue) }
  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.send(newValue) }
  }
}
"""

STORE = "@MainActor protocol PageStore: AnyObject {}\n"

BESIDE = """@MainActor protocol HasPageStore { var pageStore: any PageStore { get } }

/// Stands in for a navigation controller, which Linux doesn't have.
@MainActor protocol Navigation: AnyObject {
  func push(_ screen: AnyObject)
  func pop()
}
"""

# How many screens a coordinator shows.
PAGES = 5

STATES = [("isLoading", "Bool", " = false"), ("message", "String?", ""), ("names", "[String]", " = []")]
# What a screen has after a change.
CHANGED = [*STATES, ("isOpen", "Bool", " = false")]


def spec(number, states=STATES):
    return {
        "screen": f"Page{number}",
        "inputs": ["title: String", "count: Int = 0"],
        "services": ["PageStore"],
        "state": [f"{name}: {kind}" + (value if kind == "Bool" else "") for name, kind, value in states],
        "actions": ["load() async", "choose(index: Int)", "closeButtonTapped()"],
        "flow": ["closeButtonTapped()", "didChoose(name: String)"],
    }


def required(way, states):
    """The state in the protocol."""
    for name, kind, _ in states:
        yield f"  var {name}: {kind} {{ get }}"
        if way == "published":
            yield f"  var {name}Publisher: Published<{kind}>.Publisher {{ get }}"
    if way == "closure":
        yield "  var onChange: (() -> Void)? { get set }"


def stored(way, states):
    """The state in the class."""
    if way == "closure":
        yield "  var onChange: (() -> Void)?"
    for name, kind, value in states:
        typed = f": {kind}" if kind != "Bool" else ""
        variable = f"private(set) var {name}{typed}{value}"
        if way == "published":
            yield f"  @Published {variable}"
            yield f"  var {name}Publisher: Published<{kind}>.Publisher {{ ${name} }}"
        elif way == "property":
            yield f"  @ObservableProperty {variable}"
            yield f"  var {name}Property: ReadOnlyProperty<{kind}> {{ ${name} }}"
        elif way == "closure":
            yield f"  {variable} {{"
            yield "    didSet { onChange?() }"
            yield "  }"
        else:
            yield f"  {variable}"


def protocols(number, way, states=STATES):
    return f"""{imports(way)}typealias Page{number}Services = HasPageStore

@MainActor
protocol Page{number}ViewModel: AnyObject{", Observable" if way == "observable" else ""} {{
  var title: String {{ get }}
  var count: Int {{ get }}
{lines(required(way, states))}

  func load() async
  func choose(index: Int)
  func closeButtonTapped()
}}

@MainActor
protocol Page{number}FlowDelegate: AnyObject {{
  func closeButtonTapped(_ page: any Page{number}ViewModel)
  func didChoose(_ page: any Page{number}ViewModel, name: String)
}}
"""


def screen(number, way, states=STATES):
    return f"""{imports(way)}@MainActor{observed(way)}
final class Page{number}Screen: Page{number}ViewModel {{
  {ignored(way)}private weak var flowDelegate: (any Page{number}FlowDelegate)?

  let pageStore: any PageStore
  let title: String
  let count: Int

{lines(stored(way, states))}

  {ignored(way)}private var loads = 0

  init(
    withServices services: any Page{number}Services,
    title: String,
    count: Int = 0,
    flowDelegate: (any Page{number}FlowDelegate)?
  ) {{
    pageStore = services.pageStore
    self.title = title
    self.count = count
    self.flowDelegate = flowDelegate
  }}

  func closeButtonTapped() {{
    flowDelegate?.closeButtonTapped(self)
  }}

{actions("flowDelegate?.didChoose(self, name: names[index])")}
}}
"""


def completed(number, way, states=STATES):
    """The screen that a developer completes, whose base and protocols are generated."""
    return f"""{imports(way)}{observed(way).lstrip()}
final class Page{number}Screen: Page{number}ScreenBase, Page{number}ViewModel {{
{lines(stored(way, states))}

  {ignored(way)}private var loads = 0

{actions("didChoose(name: names[index])")}
}}
"""


def actions(report):
    return f"""  func load() async {{
    isLoading = true
    names = ["A", "B"]
    isLoading = false
  }}

  func choose(index: Int) {{
    {report}
  }}"""


def imports(way):
    modules = {"published": "Publishing", "property": "GeneratedRuntime", "observable": "Observation"}
    return f"import {modules[way]}\n\n" if way in modules else ""


def observed(way):
    return "\n@Observable" if way == "observable" else ""


def ignored(way):
    return "@ObservationIgnored " if way == "observable" else ""


def coordinator_spec(number):
    def answers(page):
        is_last = page == number + PAGES - 1
        following = {"finish": "didChoose"} if is_last else {
            "push": f"Page{page + 1}", "with": {"title": "name"}}
        return {"closeButtonTapped": "back", "didChoose": following}

    return {
        "coordinator": f"Flow{number}",
        "inputs": ["title: String"],
        "start": f"Page{number}",
        "flow": ["didChoose(name: String)"],
        "screens": {f"Page{page}": answers(page) for page in range(number, number + PAGES)},
    }


def coordinator(number):
    def answers(page):
        is_last = page == number + PAGES - 1
        following = "delegate?.didChoose(self, name: name)" if is_last else f"""\
let following = Page{page + 1}Screen(withServices: services, title: name, flowDelegate: self)
    navigation.push(following)"""
        return f"""
extension Flow{number}Coordinator: Page{page}FlowDelegate {{
  func closeButtonTapped(_ page: any Page{page}ViewModel) {{
    navigation.pop()
  }}

  func didChoose(_ page: any Page{page}ViewModel, name: String) {{
    {following}
  }}
}}
"""

    return f"""typealias Flow{number}Services = HasPageStore

@MainActor
protocol Flow{number}Delegate: AnyObject {{
  func didChoose(_ flow: Flow{number}Coordinator, name: String)
}}

@MainActor
final class Flow{number}Coordinator {{
  weak var delegate: (any Flow{number}Delegate)?

  private let navigation: any Navigation
  private let services: any Flow{number}Services
  private let title: String

  init(in navigation: any Navigation, withServices services: any Flow{number}Services, title: String) {{
    self.navigation = navigation
    self.services = services
    self.title = title
  }}

  func start() {{
    let first = Page{number}Screen(withServices: services, title: title, flowDelegate: self)
    navigation.push(first)
  }}
}}
""" + "".join(answers(page) for page in range(number, number + PAGES))
