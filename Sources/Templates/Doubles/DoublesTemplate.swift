import AppModel
import Language
import Storage
import Syntax

/// Test doubles of one protocol: a stub, which returns what the test sets, and a spy, a stub that
/// also records its calls.
struct DoublesTemplate {
  let name: TypeName
  /// The protocol's name as another module writes it; nil where that is its plain name.
  var protocolName: Code?
  /// The parameters of the stub's initializer that it stores.
  var inputs: ArenaList<Property>
  /// The stub's properties, which tests can change.
  var values: ArenaList<Property>
  /// The closures through which it reports.
  var closures: ArenaList<Event>
  /// How values are observed; nil where they aren't.
  let observation: Configuration.Observation?
  var functions: [Function]
  /// Names of values that a spy never prints.
  let secret: Set<MemberName>

  /// A requirement of the protocol.
  struct Function {
    var signature: Signature
    /// The first parameter, which spies don't record.
    var sender: Code = ""
    var isAsync = false
    var isThrowing = false
    var thrownType: SwiftType?
    var result: SwiftType?
    /// The name that distinguishes it from others with the same name.
    var key: MemberName
    /// The stub's property with the implementation.
    var handler: MemberName

    init(
      _ signature: Signature, sender: Code = "", isAsync: Bool = false,
      isThrowing: Bool = false, thrownType: SwiftType? = nil, result: SwiftType? = nil
    ) {
      (self.signature, self.sender, self.result) = (signature, sender, result)
      (self.isAsync, self.isThrowing, self.thrownType) = (isAsync, isThrowing, thrownType)
      (key, handler) = (signature.name, signature.name)
    }
  }

  var code: Code {
    functions.isEmpty ? stub : .sections([stub, spy])
  }

  // MARK: - The stub

  private var stub: Code {
    let members: CodeList = [shown, handlers, initializer] + functions.map(method)
    return """
      @MainActor
      \(isTracked ? "@Observable" : "")
      class \(name.stub): \(wrap: protocolName ?? "\(name)") {
        \(sections: members)
      }
      """
  }

  /// Stored with the declared type.
  private var kept: [Property] { observation == nil ? Array(inputs) + values : Array(inputs) }

  private var isTracked: Bool { observation == .observable }

  /// The attribute of stored properties that aren't state, in a class that tracks all of them.
  private var untracked: Code { isTracked ? "@ObservationIgnored " : "" }

  private var shown: Code {
    let stored = kept.map { property in
      Code.property("\(untracked)var \(property.name)", "\(property.type)")
    }
    let observed: CodeList =
      switch observation {
      case .property: values.map { $0.observable() }
      case .observable: [.lines(values.map { $0.tracked() })]
      case nil: []
      }
    let told = Code.lines(closures.map { $0.closureProperty(untracked) })
    return .sections([.lines(stored)] + observed + [told])
  }

  private var handled: [Function] { functions.filter(\.isHandled) }

  private var handlers: Code {
    .lines(handled.map { $0.handler("\(untracked)var \($0.handler)") })
  }

  private var initializer: Code {
    let parameters = kept.map { property -> Code in
      let value = property.defaultValue ?? (observation == nil ? property.type.emptyValue : nil)
      return .parameter(
        "\(property.name)", property.type, isEscaping: property.isEscaping, value: value)
    }
    let answers = handled.map { function in
      function.handler(
        "\(function.handler)", escaping: "@escaping ", answer: function.defaultAnswer)
    }
    guard !(parameters + answers).isEmpty else {
      // The implicit initializer isn't isolated, but a spy's is in modules with main actor default
      // isolation.
      return functions.isEmpty ? .empty : "init() {}"
    }
    return """
      init(\(list: parameters + answers)) {
        \(lines: kept.map { "self.\($0.name) = \($0.name)" })
        \(lines: values.map { $0.beginning(isTracked: isTracked) })
        \(lines: handled.map { "self.\($0.handler) = \($0.handler)" })
      }
      """
  }

  private func method(_ function: Function) -> Code {
    guard function.isHandled else { return "\(function.head) {}" }
    let values = function.signature.parameters.map(\.passed)
    return """
      \(function.head) {
        \(function.waiting)\(function.signature.member(function.handler))(\(list: values))\(function.cast)
      }
      """
  }

  // MARK: - The spy

  private var spy: Code {
    // The spy needs all members.
    let calls = self.calls
    let secrets = SecretCases(functions.map(\.secretCase), hiding: secret)
    return """
      @MainActor
      final class \(name.spy): \(wrap: "\(name.stub)") {
        enum \(callName)\(Code.conforming(to: secrets.conformances)) {
          \(sections: [.lines(functions.map(callCase)), secrets.members])
        }

        private(set) var \(calls): [\(callName)] = []

        \(sections: functions.map { spied($0, keptIn: calls) })
      }
      """
  }

  private func callCase(_ function: Function) -> Code {
    let values = function.keptValues.map { label, parameter -> Code in
      let type = function.erased(parameter)
      return label.map { "\(label: $0): \(type)" } ?? "\(type)"
    }
    return values.isEmpty ? "case \(function.key)" : .call("case \(function.key)", values)
  }

  private func spied(_ function: Function, keptIn calls: MemberName) -> Code {
    let values: CodeList = function.keptValues.map { .argument($0.label, "\($0.parameter.name)") }
    let call: Code = values.isEmpty ? ".\(function.key)" : .call(".\(function.key)", values)
    return """
      override \(function.head) {
        \(function.signature.member(calls)).append(\(list: [call]))
        \(function.isHandled ? superCall(function) : "")
      }
      """
  }

  private func superCall(_ function: Function) -> Code {
    let arguments = Code.arguments(passing: function.signature.parameters)
    let isLast: Code = function.result == nil ? "" : "return "
    return .call("\(isLast)\(function.waiting)super.\(function.signature.name)", arguments)
  }
}

extension DoublesTemplate.Function {
  /// Whether a test decides the result of a call.
  var isHandled: Bool {
    result != nil || isThrowing || signature.parameters.contains(where: \.isInout)
  }

  /// The handler's declaration, broken into lines where it is too long.
  fileprivate func handler(
    _ name: Code, escaping: Code = "", answer: Answer? = nil
  ) -> Code {
    let type: Code = "\(escaping)@MainActor "
    let parameters = signature.parameters.map { parameter -> Code in
      // Swift warns about `(Void) -> Int`, which looks like a function without parameters.
      guard parameter.type != .void else { return "()" }
      guard !parameter.isInout else { return "inout \(parameter.type)" }
      let type = erased(parameter)
      return Code.escaping(type, parameter.isEscaping && type == parameter.type)
    }
    let result: Code = "\(effects) -> \(erasedResult ?? .void)"
    let line: Code = "\(type)(\(Code.joined(parameters, by: ", ")))\(result)"
    let short: Code = answer.map { " = \($0.onOneLine)" } ?? ""
    let long: Code = answer.map { " = \($0.onSeveralLines)" } ?? ""
    return .fitting(
      "\(name): \(line)\(short)",
      "\(name): \(line)\(long)",
      """
      \(name):
        \(line)\(short)
      """,
      """
      \(name):
        \(line)\(long)
      """,
      """
      \(name):
        \(type)(\(list: parameters))\(result)\(long)
      """)
  }

  /// A closure that answers a call and ignores its arguments.
  struct Answer {
    /// The names of the parameters.
    private let head: Code
    /// Empty for a function that returns at once.
    private let body: Code

    init(to function: DoublesTemplate.Function, _ body: Code) {
      let names = function.signature.parameters.map { _ in "_" as Code }
      head = names.isEmpty ? "" : " \(Code.joined(names, by: ", ")) in"
      self.body = body
    }

    var onOneLine: Code {
      if body.isEmpty { return head.isEmpty ? "{}" : "{\(head) }" }
      return "{\(head) \(body) }"
    }

    fileprivate var onSeveralLines: Code {
      guard !body.isEmpty else { return onOneLine }
      return """
        {\(head)
          \(body)
        }
        """
    }
  }

  /// The handler's default implementation; nil where the test must set one. Without a result there
  /// is nothing to do. A throwing call with a result fails, so that a test that needs the result
  /// has to set it.
  var defaultAnswer: Answer? {
    guard let result else { return Answer(to: self, "") }
    if mayBeUnanswered {
      return Answer(to: self, "throw \(.runtime).UnansweredCall(\"\(handler)\")")
    }
    return (result.emptyValue.map { "\($0)" } ?? result.finishedStream).map { Answer(to: self, $0) }
  }

  /// Whether it throws unless a test sets its result.
  var mayBeUnanswered: Bool { result != nil && isThrowing && thrownType == nil }

  /// The effects before a call.
  fileprivate var waiting: Code {
    "\(isThrowing ? "try " : "")\(isAsync ? "await " : "")"
  }

  private var effects: Code {
    .effects(isAsync: isAsync, isThrowing: isThrowing, thrown: thrownType)
  }

  /// A test's answer works for every type, so the result is cast to the requested one.
  fileprivate var cast: Code {
    guard let result, result.mentions(signature.generics) else { return "" }
    return " as! \(result)"
  }

  fileprivate var head: Code {
    let result: Code = result.map { " -> \($0)" } ?? ""
    return "\(Code.function(signature, sender: sender))\(effects)\(result)"
  }
}
