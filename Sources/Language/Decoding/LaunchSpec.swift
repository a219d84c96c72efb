package import Storage
package import Syntax

/// A launch argument that starts a screen or a flow alone, with its data.
package struct LaunchSpec {
  /// `owl-list-grid`
  package let argument: Located<String>
  /// `owlListGrid`
  package let name: MemberName
  package let with: [BindingSpec]
  package let variant: Located<InternedText>?
}

/// The keys of a launch point.
package enum LaunchKey: String, CaseIterable {
  case with, variant
}

extension SpecDecoder {
  mutating func launch(_ value: JSON, hasVariants: Bool) -> [LaunchSpec] {
    guard isObject(value, with: "a launch point under each argument") else { return [] }
    return value.members.compactMap { argument, value in
      let point = point(value, hasVariants: hasVariants)
      guard let name = caseName(argument) else { return nil }
      return LaunchSpec(
        argument: Located(argument.text, at: argument.span), name: name, with: point.with,
        variant: point.variant)
    }
  }

  private mutating func point(
    _ value: JSON, hasVariants: Bool
  ) -> (with: [BindingSpec], variant: Located<InternedText>?) {
    var with: [BindingSpec] = []
    var variant: Located<InternedText>?
    guard isObject(value, with: "a launch point's keys") else { return (with, variant) }
    let known = LaunchKey.allCases.filter { hasVariants || $0 != .variant }
    for (key, value) in value.members {
      switch known.first(where: { $0.rawValue == key.text }) {
      case .with: with = bindings(value)
      case .variant: variant = string(value).map(\.interned)
      case nil:
        let known = known.map(\.rawValue)
        diagnostics.report(.unknownKey(key, known: known, in: "a launch point"))
      }
    }
    return (with, variant)
  }

  /// The argument's words as one camel-case name.
  private mutating func caseName(_ argument: JSONString) -> MemberName? {
    let words = argument.text.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = words.allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
    guard isWellFormed, let first = words.first?.utf8.first, (0x61...0x7A).contains(first) else {
      diagnostics.report(.noLaunchArgument(argument))
      return nil
    }
    // The property that lists all launch points.
    if argument.text == "all-cases" {
      diagnostics.report(.takenArgument(argument))
      return nil
    }
    if words.count == 1 { return MemberName.parse(argument, into: &diagnostics)?.value }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return MemberName(validated: words[0] + rest.joined())
  }
}

extension Diagnostic.Code {
  /// A launch argument that isn't one word in lower case.
  fileprivate static let noLaunchArgument = Self("MG236")
}

extension Diagnostic {
  fileprivate static func noLaunchArgument(_ argument: JSONString) -> Diagnostic {
    Diagnostic(
      .noLaunchArgument, at: argument.span,
      "\(argument.text.quoted) isn't a launch argument: expected words of lowercase letters and "
        + "digits, joined by hyphens, such as `owl-list`")
  }

  fileprivate static func takenArgument(_ argument: JSONString) -> Diagnostic {
    Diagnostic(
      .noLaunchArgument, at: argument.span,
      "a launch point can't be called `allCases`, which lists them all: choose another argument")
  }
}
