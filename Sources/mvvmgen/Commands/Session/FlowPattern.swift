import MvvmgenLanguage
import MvvmgenSyntax

/// A flow of a common form, as `mvvmgen coordinator` writes it, with the screens that it shows.
enum FlowPattern {
  /// Flows in tabs.
  case tabs([SpecOutline])
  /// Screens that the user fills in, one after the other.
  case steps([String])
  /// A list of items of a type, with a screen for one of them, and a modal one to add and to edit.
  case list(of: String)

  /// The JSON of what the flow begins with, and of its answers.
  ///
  /// - Parameter report: the report with which the last step finishes, if the flow has one.
  func members(finishing report: String?) -> String {
    switch self {
    case .tabs(let flows):
      let tabs = flows.map { #"{ "flow": "\#($0.name)", "title": "\#($0.name)" }"# }
      let answers = flows.filter { !$0.reports.isEmpty }.map { flow in
        #""\#(flow.name)": { \#(flow.reports.map { #""\#($0)": "stay""# }.list) }"#
      }
      return #""tabs": [\#(tabs.list)]"#
        + (answers.isEmpty ? "" : #", "flows": { \#(answers.list) }"#)
    case .steps(let screens):
      let last = report.map { #"{ "finish": "\#($0)" }"# } ?? #""finish""#
      let next = screens.dropFirst().map { #"{ "push": "\#($0)" }"# } + [last]
      let answers = zip(screens, next).map { #""\#($0)": { "nextButtonTapped": \#($1) }"# }
      return #""start": "\#(screens[0])", "screens": { \#(answers.list) }"#
    case .list(let item):
      return """
        "start": "\(item)List",
        "screens": {
          "\(item)List": {
            "didSelect\(item)": { "push": "\(item)Detail" },
            "addButtonTapped": { "present": "\(item)Form", "with": { "id": "= nil" } }
          },
          "\(item)Detail": { "editButtonTapped": { "present": "\(item)Form" } },
          "\(item)Form": { "cancelButtonTapped": "back", "didSave": "back" }
        }
        """
    }
  }

  /// The specs of the screens that it needs.
  var screens: [NewSpec] {
    switch self {
    case .tabs: []
    case .steps(let screens):
      screens.map { .screen($0, sending: ["nextButtonTapped"]) }
    case .list(let item):
      [
        NewSpec(
          .screen, "\(item)List",
          """
          "list": "\(item)",
          "actions": ["didSelect\(item)(id: \(item).ID)", "addButtonTapped()"],
          "flow": ["didSelect\(item)(id: \(item).ID)", "addButtonTapped()"]
          """),
        NewSpec(
          .screen, "\(item)Detail",
          """
          "inputs": ["id: \(item).ID"],
          "actions": ["editButtonTapped(id: \(item).ID)"],
          "flow": ["editButtonTapped(id: \(item).ID)"]
          """),
        NewSpec(
          .screen, "\(item)Form",
          """
          "inputs": ["id: \(item).ID?"],
          "actions": ["saveButtonTapped() async", "cancelButtonTapped()"],
          "flow": ["cancelButtonTapped()", "didSave()"]
          """),
      ]
    }
  }
}

extension NewSpec {
  /// A flow of a common form.
  static func coordinator(
    _ name: String, _ pattern: FlowPattern, _ arguments: Arguments
  ) -> NewSpec {
    let reports = arguments.values(.flow)
    let report = reports.first { $0.hasSuffix("()") }?.dropLast(2)
    var members = about(arguments).map { "\"\($0.key.rawValue)\": \($0.value.compact)" }
    members.append(pattern.members(finishing: report.map(String.init)))
    if !reports.isEmpty {
      members.append("\"flow\": \(JSONText.array(reports.map(JSONText.string)).compact)")
    }
    return NewSpec(.coordinator, name, members.list)
  }

  /// A screen with the events that flows answer already.
  static func screen(_ name: String, sending events: [String]) -> NewSpec {
    let events = JSONText.array(events.map { .string("\($0)()") })
    return NewSpec(
      .screen, name, [(ScreenKey.actions.rawValue, events), (ScreenKey.flow.rawValue, events)])
  }
}

extension [String] {
  fileprivate var list: String { joined(separator: ", ") }
}
