import MvvmgenAppModel

/// How a screen shows its own alerts.
struct ScreenAlertsTemplate {
  let screen: Screen
  let alerts: Screen.Alerts

  /// The initializer's statement that observes the view model's alert.
  func observation(of viewModel: Code) -> Code {
    "\(viewModel).$\(.alert).observe(self) { screen, \(.alert) in screen.show(\(.alert)) }"
  }

  var code: Code {
    let alert: CodeList = ["for \(.alert): \(alerts.type)"]
    return """
      // The screen's own alerts, shown while nothing covers it.
      extension \(screen.names.screen) {
        private func show(\(list: ["_ \(.alert): \(alerts.type)?"])) {
          \(.presence).show(\(.alert).map(flowAlert)) { [\(.viewModel)] in \(.viewModel).\(.alert) = nil }
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
    let template = AlertTemplate(alert: alert.content, expression: Self.expression, button: button)
    return """
      case .\(alert.values.pattern(of: alert.name)):
        \(template.fields)
        return \(template.call("\(.runtime).FlowAlert"))
      """
  }

  /// The screen keeps the closure, so it captures the view model only.
  private func button(_ button: Alert.Button, _ title: CodeList) -> Code {
    guard case .action(let reply?) = button.reply else { return .call(".button", title) }
    let arguments: CodeList = reply.arguments.map { .argument($0.label, Self.expression($0.value)) }
    let call: Code = .call("\(.viewModel).\(reply.action)", arguments)
    let head: Code = ".button(\(list: title)) { [\(.viewModel)] in"
    guard reply.isAsync else { return .closure(head, call) }
    return """
      \(head)
        \(Code.task(besideTask: reply.isBesideTask))(whileShown: \(.viewModel)) { \(block: "await \(call)") }
      }
      """
  }

  static func expression(_ expression: Expression) -> Code {
    switch expression {
    case .parameter(let name, let path): .dotted(name, path)
    case .sender(let name, let path): "\(.viewModel).\(Code.dotted(name, path))"
    case .member(let name, let path, _), .service(let name, let path): .dotted(name, path)
    case .value(let value): "\(value)"
    case .built(let value, let data): .built(value, data.map(self.expression))
    }
  }
}
