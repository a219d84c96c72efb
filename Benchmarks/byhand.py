"""An app of screens as a good developer writes them by hand, and the specs of the same screens.

Each screen has a protocol for its view, one for its flow, a view model, and the code of its actions. A
coordinator shows some of them, one after the other. How a screen tells of its state:

- `published`: each state has a publisher, which the protocol offers, too: how view models are written
  for UIKit with Combine. `Publishing` stands in for Combine, which Linux doesn't have.
- `closure`: one closure is called after any change. The least that shows a change.
- `observable`: `@Observable`.
"""

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
  func push(_ viewModel: AnyObject)
  func pop()
}
"""

# How many screens a coordinator shows.
PAGES = 5

STATES = [("isLoading", "Bool", " = false"), ("message", "String?", ""), ("names", "[String]", " = []")]


def spec(number):
    return {
        "screen": f"Page{number}",
        "inputs": ["title: String", "count: Int = 0"],
        "services": ["PageStore"],
        "state": ["isLoading: Bool = false", "message: String?", "names: [String]"],
        "private": ["loads: Int = 0"],
        "actions": ["load() async", "choose(index: Int)", "closeButtonTapped()"],
        "flow": ["closeButtonTapped()", "didChoose(name: String)"],
    }


def required(way):
    """The state in the protocol."""
    for name, kind, _ in STATES:
        yield f"  var {name}: {kind} {{ get }}"
        if way == "published":
            yield f"  var {name}Publisher: Published<{kind}>.Publisher {{ get }}"
    if way == "closure":
        yield "  var onChange: (() -> Void)? { get set }"


def stored(way):
    """The state in the class."""
    if way == "closure":
        yield "  var onChange: (() -> Void)?"
    for name, kind, value in STATES:
        typed = f": {kind}" if name != "isLoading" else ""
        if way == "published":
            yield f"  @Published var {name}{typed}{value}"
            yield f"  var {name}Publisher: Published<{kind}>.Publisher {{ ${name} }}"
        elif way == "closure":
            yield f"  var {name}{typed}{value} {{"
            yield "    didSet { onChange?() }"
            yield "  }"
        else:
            yield f"  var {name}{typed}{value}"


def screen(number, way):
    is_observable = way == "observable"
    ignored = "@ObservationIgnored " if is_observable else ""
    imports = {"published": "import Publishing\n\n", "observable": "import Observation\n\n"}.get(way, "")
    lines = "\n".join
    return f"""{imports}typealias Page{number}Services = HasPageStore

@MainActor
protocol Page{number}ViewModel: AnyObject{", Observable" if is_observable else ""} {{
  var title: String {{ get }}
  var count: Int {{ get }}
{lines(required(way))}

  func load() async
  func choose(index: Int)
  func closeButtonTapped()
}}

@MainActor
protocol Page{number}FlowDelegate: AnyObject {{
  func closeButtonTapped(_ page: any Page{number}ViewModel)
  func didChoose(_ page: any Page{number}ViewModel, name: String)
}}

@MainActor{f"{chr(10)}@Observable" if is_observable else ""}
final class Page{number}DefaultViewModel {{
  {ignored}weak var flowDelegate: (any Page{number}FlowDelegate)?

  let pageStore: any PageStore
  let title: String
  let count: Int

{lines(stored(way))}

  {ignored}var loads = 0

  init(withServices services: any Page{number}Services, title: String, count: Int = 0) {{
    pageStore = services.pageStore
    self.title = title
    self.count = count
  }}

  func closeButtonTapped() {{
    flowDelegate?.closeButtonTapped(self)
  }}
}}
"""


def actions(number):
    return f"""extension Page{number}DefaultViewModel: Page{number}ViewModel {{
  func load() async {{
    isLoading = true
    names = ["A", "B"]
    isLoading = false
  }}

  func choose(index: Int) {{
    flowDelegate?.didChoose(self, name: names[index])
  }}
}}
"""


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
let following = Page{page + 1}DefaultViewModel(withServices: services, title: name)
    following.flowDelegate = self
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
    let first = Page{number}DefaultViewModel(withServices: services, title: title)
    first.flowDelegate = self
    navigation.push(first)
  }}
}}
""" + "".join(answers(page) for page in range(number, number + PAGES))
