import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Declarations that occur in several templates.
extension Code {
  /// `func name(label name: Type, …)`, with the sender as the first parameter, if any.
  static func function(
    _ signature: Signature, modifiers: Code = "", sender: Code = ""
  ) -> Code {
    let parameters: CodeList = signature.parameters.map { .parameter($0) }
    let generics = generics(of: signature)
    return "\(modifiers)func \(signature.name)\(generics)(\(list: sender, parameters))"
  }

  /// `<T: P, U>`; nothing for a function that isn't generic.
  private static func generics(of signature: Signature) -> Code {
    guard !signature.generics.isEmpty else { return "" }
    let parameters = signature.generics.map { parameter -> Code in
      parameter.constraint.map { "\(parameter.name): \($0)" } ?? "\(parameter.name)"
    }
    return "<\(Code.joined(parameters, by: ", "))>"
  }

  /// A method on one line, if it fits.
  static func method(_ head: Code, _ body: Code) -> Code {
    .fitting(
      "\(unbroken: "\(head) { \(body) }")",
      """
      \(head) {
        \(body)
      }
      """)
  }

  /// `label: value`, an argument on its own lines.
  static func labelled(_ label: Code, _ value: Code) -> Code {
    .fitting(
      "\(label): \(value)",
      """
      \(label):
        \(value)
      """)
  }

  /// `label: value`, or the value alone.
  static func argument(_ label: MemberName?, _ value: Code) -> Code {
    label.map { "\(argument: $0): \(value)" } ?? value
  }

  /// `head[a, b]end`, with a line for each item if they are too long for one.
  static func array(_ head: Code, _ items: CodeList, _ end: Code = "") -> Code {
    .fitting(
      "\(head)[\(Code.joined(items, by: ", "))]\(end)",
      """
      \(head)[
        \(lines: items.map { "\($0)," })
      ]\(end)
      """)
  }

  /// Runs the same statements for several objects.
  static func loop(_ variable: Code, over objects: CodeList, _ statements: Code) -> Code {
    """
    \(array("for \(variable) in ", objects, " {"))
      \(statements)
    }
    """
  }

  /// `name(label: value, …)`
  static func call(_ function: Code, _ arguments: CodeList) -> Code {
    "\(function)(\(list: arguments))"
  }

  static func parameter(_ parameter: Signature.Parameter) -> Code {
    let name: Code =
      switch parameter.label {
      case .same: "\(label: parameter.name)"
      case .none: "_ \(parameter.name)"
      case .other(let label): "\(label: label) \(parameter.name)"
      }
    guard !parameter.isInout else { return .property(name, "inout \(parameter.type)") }
    guard !parameter.isOpaque else { return .property(name, "some \(parameter.type)") }
    return .parameter(name, parameter.type, isEscaping: parameter.isEscaping)
  }

  /// An input as an initializer's parameter.
  static func parameter(_ input: Property) -> Code {
    .parameter(
      "\(label: input.name)", input.type, isEscaping: input.isEscaping, value: input.defaultValue)
  }

  static func parameter(
    _ name: Code, _ type: SwiftType, isEscaping: Bool, value: SwiftValue? = nil
  ) -> Code {
    let type = escaping(type, isEscaping)
    return .property(name, value.map { "\(type) = \($0)" } ?? type)
  }

  /// A parameter's type, with `@escaping` where its values are stored.
  static func escaping(_ type: SwiftType, _ isEscaping: Bool) -> Code {
    isEscaping ? "@escaping \(type)" : "\(type)"
  }

  /// The arguments that forward a function's own parameters.
  static func arguments(passing parameters: some Collection<Signature.Parameter>) -> CodeList {
    parameters.map { .argument($0.argumentLabel, $0.passed) }
  }

  /// ` async throws`, as written after a function's parameters.
  static func effects(isAsync: Bool, isThrowing: Bool, thrown: SwiftType? = nil) -> Code {
    let throwing: Code = thrown.map { " throws(\($0))" } ?? (isThrowing ? " throws" : "")
    return "\(isAsync ? " async" : "")\(throwing)"
  }

  /// `head = value`
  static func assignment(_ head: Code, _ value: Code) -> Code {
    "\(head) = \(wrap: value)"
  }

  /// `head: Type`, with ` = value` if there is one.
  static func property(_ head: Code, _ type: Code, value: SwiftValue? = nil) -> Code {
    guard let value else { return "\(head): \(wrap: type)" }
    return Layout.initialized.filled(head, type, "\(value)")
  }

  /// `var name: Type { get }`
  static func required(_ name: Code, _ type: Code, _ accessors: Code = "{ get }") -> Code {
    "var \(name): \(wrap: type) \(accessors)"
  }

  /// `head: Type { body }`, a computed property.
  static func computed(_ head: Code, _ type: Code, _ body: Code) -> Code {
    Layout.computed.filled(head, type, body)
  }

  /// `A & B & C`, on a line each if they are too long for one; `Any` for none.
  static func composition(_ head: Code, _ types: CodeList) -> Code {
    guard let first = types.first else { return "\(head) = Any" }
    guard types.count > 1 else { return .assignment(head, first) }
    return .fitting(
      "\(head) = \(Code.joined(types, by: " & "))",
      """
      \(head) =
        \(first)
        \(lines: types.dropFirst().map { "& \($0)" })
      """)
  }
}

extension Signature.Parameter {
  /// The argument with which its own function forwards it.
  var passed: Code { isInout ? "&\(name)" : "\(name)" }
}

extension Signature {
  /// A member, with `self.` if a parameter shadows it.
  func member(_ name: FixedName) -> Code {
    parameters.contains { $0.name == name } ? "self.\(name)" : "\(name)"
  }

  func member(_ name: MemberName) -> Code {
    parameters.contains { $0.name == name } ? "self.\(name)" : "\(name)"
  }
}

extension MemberName {
  /// The name with the suffix, repeated until it differs from these.
  func free(_ ending: String, avoiding taken: Set<MemberName>) -> MemberName {
    var name = self
    while taken.contains(name) { name = name + ending }
    return name
  }
}

extension Configuration.Access {
  /// The access modifier and a space; nothing for `internal`.
  var modifier: Code {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

extension Code {
  /// Code under a condition, unless that is empty.
  fileprivate static func conditional(_ condition: Code, _ code: Code) -> Code {
    guard !condition.isEmpty else { return code }
    return """
      #if \(condition)
        \(code)
      #endif
      """
  }

  /// Swift's `Task`, which one of the app's types may hide.
  static func task(besideTask isHidden: Bool) -> Code { isHidden ? "_Concurrency.Task" : "Task" }
}

extension Configuration {
  /// Code that only a system with UIKit can compile: under a condition, unless the app has no other
  /// systems.
  ///
  /// - Parameter isSwiftUI: whether SwiftUI suffices, for an app that has systems without UIKit.
  func onUIKit(
    inDebug isInDebug: Bool = false, orSwiftUI isSwiftUI: Bool = false, _ code: Code
  ) -> Code {
    let needed: Code =
      isSwiftUI && !platforms.withoutUIKit.isEmpty
      ? "canImport(SwiftUI)" : "canImport(UIKit) && !os(watchOS)"
    let conditions: CodeList = [
      isInDebug ? "DEBUG" : "", platforms.allHaveUIKit ? "" : needed,
    ]
    return .conditional(.joined(conditions, by: " && "), code)
  }

  /// A whole file of such code.
  func fileOnUIKit(
    inDebug isInDebug: Bool = false, orSwiftUI isSwiftUI: Bool = false, _ code: Code
  ) -> Code {
    """
    \(onUIKit(inDebug: isInDebug, orSwiftUI: isSwiftUI, code))

    """
  }

  /// Lines within a view that SwiftUI draws which need UIKit: under a condition, if the app names a system
  /// without it.
  func inViewOnUIKit(_ lines: CodeList) -> Code {
    let systems: CodeList = platforms.withoutUIKit.map { "!os(\(TypeName(validated: $0.value)))" }
    return lines.isEmpty ? .empty : .conditional(.joined(systems, by: " && "), .lines(lines))
  }
}

extension CodeList {
  /// The first argument of initializers, if what they make needs services.
  static func services(_ value: Code, ifAny isNeeded: Bool) -> Self {
    isNeeded ? ["\(.withServices): \(value)"] : []
  }
}
