import MvvmgenAppModel
import MvvmgenLanguage

extension Configuration {
  /// Code that only a system with UIKit can compile: under a condition, unless the app has no other
  /// systems.
  func onUIKit(inDebug isInDebug: Bool = false, _ code: Code) -> Code {
    let conditions: CodeList = [
      isInDebug ? "DEBUG" : "",
      platforms.allHaveUIKit ? "" : "canImport(UIKit) && !os(watchOS)",
    ]
    let condition = Code.joined(conditions, by: " && ")
    guard !condition.isEmpty else { return code }
    return """
      #if \(condition)
        \(code)
      #endif
      """
  }

  /// A whole file of such code.
  func fileOnUIKit(inDebug isInDebug: Bool = false, _ code: Code) -> Code {
    """
    \(onUIKit(inDebug: isInDebug, code))

    """
  }
}

extension CodeList {
  /// The first argument of initializers, if what they make needs services.
  static func services(_ value: Code, ifAny isNeeded: Bool) -> Self {
    isNeeded ? ["\(.withServices): \(value)"] : []
  }
}
