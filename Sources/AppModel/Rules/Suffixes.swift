import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// `LoginScreen` would have the suffix of its type twice.
  static func suffixes(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    func check(_ name: Located<TypeName>, _ kind: SpecKind, _ suffixes: [[UInt8]]) {
      let bytes = name.value.interned.bytes
      for suffix in suffixes
      where bytes.count > suffix.count && bytes.suffix(suffix.count).elementsEqual(suffix) {
        let (long, suffix) = (name.value.text, String(decoding: suffix, as: UTF8.self))
        let short = String(long.dropLast(suffix.count))
        diagnostics.report(
          .suffixTwice, at: name.span,
          "\(long.quoted) generates \((long + suffix).quoted); to call it "
            + "\(short.quoted) everywhere: `mvvmgen rename \(kind.rawValue) \(long) \(short)`")
      }
    }
    let names = app.configuration.names
    let ofScreens = names.ofTypes(from: .screen).map { Array($0.utf8) }
    for screen in app.specs.screens { check(screen.spec.name, .screen, ofScreens) }
    let ofFlows = names.ofTypes(from: .coordinator).map { Array($0.utf8) }
    for flow in app.flows { check(flow.spec.name, .coordinator, ofFlows) }
  }
}
