extension AppMap.Link {
  /// The action, in the words of a spec: `push Register`.
  var deed: String {
    let target =
      target.map { " \($0.text)" + (beginning.map { " at \($0)" } ?? "") } ?? ""
    let word: String =
      switch act {
      case .begin: "begin with\(target)"
      case .tab: "begin with the tab\(target)"
      case .primary: "begin with\(target) in the first column"
      case .secondary: "begin with\(target) in the second column"
      case .push: "push\(target)"
      case .replace: "replace all by\(target)"
      case .embed: "embed\(target)"
      case .detail: "show\(target) in the second column"
      case .present(let style): "present\(target)\(style == "sheet" ? "" : ", \(style)")"
      case .select: "select\(target)"
      case .popTo: "pop to\(target)"
      case .tell: "tell\(target)"
      case .back: "back"
      case .popToRoot: "pop to root"
      case .closeModals: "close modals"
      case .restart: "restart"
      case .finish(let report): report.map { "finish with \($0)" } ?? "finish"
      case .report(let report): "report \(report)"
      case .browse: "browse"
      case .alert(let text): text.isEmpty ? "alert" : "alert \(text)"
      case .call(let function): "call \(function)"
      case .set(let names): "set \(names.joined(separator: " and "))"
      case .stay: "stay"
      case .never: "never"
      case .custom: self.target == nil ? "own code" : "own code, maybe\(target)"
      }
    return conditions.isEmpty ? word : "\(word), if \(conditions.joined(separator: " › "))"
  }

  /// The trigger: `didSignIn of Login`.
  var occasion: String {
    switch cause {
    case .start(nil): "at its start"
    case .start(let name?): "at its beginning \(name)"
    case .event(let event, let sender): "\(event) of \(sender.text)"
    case .outside(let event): "\(event) from outside"
    case .shown(let screen): "in \(screen.name)"
    }
  }
}
