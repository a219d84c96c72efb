import MvvmgenAppModel

extension AppMap.Link {
  /// The action, in the words of a spec: `push Register`.
  package var deed: String {
    let target =
      target.map { " \($0.text)" + (beginning.map { " at \($0)" } ?? "") } ?? ""
    let word: String =
      switch act.way {
      case .begin: "begin with\(target)"
      case .tab: "begin with the tab\(target)"
      case .primary: "begin with\(target) in the first column"
      case .supplementary: "begin with\(target) in the middle column"
      case .secondary: "begin with\(target) in the last column"
      case .push: "push\(target)\(act.addition)"
      case .replace: "replace all by\(target)"
      case .embed: "embed\(target)"
      case .detail: "show\(target) in the next column"
      case .present: "present\(target)\(act.addition)"
      case .custom: self.target == nil ? "own code" : "own code, maybe\(target)"
      case nil: act.spokenWord + target + act.addition
      }
    return conditions.isEmpty ? word : "\(word), if \(conditions.joined(separator: " › "))"
  }

  /// The trigger: `didSignIn of Login`.
  package var occasion: String {
    switch cause {
    case .start(nil): "at its start"
    case .start(let name?): "at its beginning \(name)"
    case .event(let event, let sender): "\(event) of \(sender.text)"
    case .outside(let event, let urls):
      "\(event) from outside\(urls.isEmpty ? "" : " by \(urls.joined(separator: ", "))")"
    case .shown(let screen): "in \(screen.name)"
    }
  }
}

extension AppMap.Act {
  /// `pop to root`
  fileprivate var spokenWord: String { word.spoken }

  /// Its detail, and what happens when the user takes it away, to be written after it.
  fileprivate var addition: String {
    let leaving = leaving.map { ", \($0.key.spoken) \($0.event)" } ?? ""
    return spokenDetail + leaving
  }

  private var spokenDetail: String {
    switch detail {
    case nil, .style("sheet"), .title: ""
    case .style(let style): ", \(style)"
    case .report(let report): isFinish ? " with \(report)" : " \(report)"
    case .event(let event): ": \(event)"
    case .text(let text), .function(let text): " \(text)"
    case .state(let names): " \(names.joined(separator: " and "))"
    }
  }
}

extension String {
  /// `pop to root` for `popToRoot`
  fileprivate var spoken: String {
    map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }
}
