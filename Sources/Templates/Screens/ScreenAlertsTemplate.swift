import MvvmgenAppModel

/// How a screen shows its own alerts.
struct ScreenAlertsTemplate {
  let screen: Screen
  let alerts: Screen.Alerts

  /// The property in which the class keeps the current alert.
  var stored: Code { .property("fileprivate var \(.shownAlert)", "\(alerts.type)?") }

  var code: Code {
    let alert: CodeList = ["for \(.alert): \(alerts.type)"]
    return """
      // The screen's own alerts, shown while nothing covers it.
      extension \(screen.names.screen) {
        /// What the stage shows above the screen; nil when it is over.
        var \(.alert): \(wrap: "\(alerts.type)?") {
          get { \(.shownAlert) }
          set {
            \(.shownAlert) = newValue
            \(.presence).show(newValue.map(flowAlert)) { [weak self] in self?.\(.shownAlert) = nil }
          }
        }

        private func flowAlert(\(list: alert)) -> \(.runtime).FlowAlert {
          switch \(.alert) {
          \(lines: alerts.cases.map(made))
          }
        }
      }
      """
  }

  private func made(_ alert: Screen.Alerts.Case) -> Code {
    let template = AlertTemplate(
      alert: alert.content, expression: { Self.expression($0, of: "self.") }, button: button)
    return """
      case .\(alert.values.pattern(of: alert.name)):
        \(template.fields)
        return \(template.call("\(.runtime).FlowAlert"))
      """
  }

  /// The stage keeps the closure as long as it shows the alert, so it captures the screen weakly.
  private func button(_ button: Alert.Button, _ title: CodeList) -> Code {
    guard case .action(let reply?) = button.reply else { return .call(".button", title) }
    let readsScreen = reply.arguments.contains { $0.value.isOfScreen }
    let arguments: CodeList = reply.arguments.map {
      .argument($0.label, Self.expression($0.value, of: "self."))
    }
    let head: Code = ".button(\(list: title)) { [weak self] in"
    guard reply.isAsync || readsScreen else {
      return .closure(head, .call("self?.\(reply.action)", arguments))
    }
    let call: Code = .call("self.\(reply.action)", arguments)
    let task: Code = """
      \(Code.task(besideTask: reply.isBesideTask))(whileShown: self) { \(block: "await \(call)") }
      """
    return """
      \(head)
        guard let self else { return }
        \(reply.isAsync ? task : call)
      }
      """
  }

  /// - Parameter screen: the path to the screen's own values.
  static func expression(_ expression: Expression, of screen: Code) -> Code {
    switch expression {
    case .parameter(let name, let path): .dotted(name, path)
    case .sender(let name, let path): "\(screen)\(Code.dotted(name, path))"
    case .member(let name, let path, _), .service(let name, let path): .dotted(name, path)
    case .value(let value): "\(value)"
    case .built(let value, let data): .built(value, data.map { self.expression($0, of: screen) })
    }
  }
}

extension Expression {
  fileprivate var isOfScreen: Bool {
    switch self {
    case .sender: true
    case .built(_, let data): data.contains(where: \.isOfScreen)
    case .parameter, .member, .service, .value: false
    }
  }
}
