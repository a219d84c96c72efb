import Language
import Storage
import Syntax

/// Resolves what answers use of services: calls of functions, and values of properties.
extension AnswerResolver {
  mutating func serviceCall(
    _ path: DataPath, _ call: TargetSpec, in scope: AnswerScope
  ) -> Step? {
    guard let service = directory.service(path.head),
      case .function(let function) = service.callee(path)
    else { return nil }
    usedServices.append(service.reference.name)
    return .call(
      ServiceCall(
        service: service.reference.property, function: function.signature.name,
        arguments: arguments(
          for: function.signature.parameters.lazy.map(Slot.init), of: Receiver(service), call,
          in: scope),
        hasResult: function.result != nil))
  }

  /// A property of a service. The type is nil if only the compiler can know it.
  ///
  /// - Parameter type: what takes it, if that is known.
  mutating func value(
    of path: DataPath, in service: Service, for type: SwiftType?
  ) -> (value: Expression, type: SwiftType?)? {
    guard let member = path.members.first, !member.isChained else {
      diagnostics.report(.namesNoMember(path, known: service.memberNames))
      return nil
    }
    guard let property = service.property(named: member.name) else {
      if service.isKnown { diagnostics.report(.noProperty(path, member.name, of: service)) }
      return nil
    }
    usedServices.append(service.reference.name)
    let value = Expression.service(service.reference.property, path: path.members)
    guard path.members.count > 1 else { return (value, property.type) }
    if let path = path.afterFirstDot { check(path, property.type, for: type) }
    return (value, nil)
  }

  /// Reports the names that `serviceCall` leaves out.
  mutating func checkCall(of path: DataPath) {
    guard let service = directory.service(path.head) else {
      guard !recovery.names.mayBeService(path.head) else { return }
      let other = path.head.capitalized
      if directory.hasAny(other.interned) {
        return diagnostics.report(
          .unknownName, at: path.span,
          "\(other.text.quoted) isn't a service: write `{ \"tell\": \"\(other.text)\", \"call\": \"\(path.text.dropFirst(path.head.text.count + 1))\" }`"
        )
      }
      let name = Located(path.head.interned, at: path.span)
      return diagnostics.report(
        .unknownName, "no service is called \(name.value.quoted) here",
        Suggestion(for: name, among: directory.serviceNames),
        or: "`call` names a service that has a spec, and its function: `\"authService.signOut\"`")
    }
    if case .refusal(let refusal) = service.callee(path), service.isKnown {
      diagnostics.report(refusal)
    }
  }
}

/// The function that an answer calls.
private enum Callee {
  case function(Service.Function)
  /// Why an answer can't call it.
  case refusal(Diagnostic)
}

extension Service {
  /// Whether it has no other members than these.
  fileprivate var isKnown: Bool { declaration?.hasAllMembers != false }

  fileprivate func callee(_ path: DataPath) -> Callee {
    guard let name = path.members.first?.name, path.members.count == 1 else {
      return .refusal(.namesNoMember(path, known: memberNames))
    }
    let functions = functions(named: name)
    guard let function = functions.first else {
      return .refusal(.noFunction(path, name, of: self))
    }
    let span = path.memberSpan ?? path.span
    if functions.count > 1 { return .refusal(.several("functions", called: name.text, at: span)) }
    guard let obstacle = function.obstacle else { return .function(function) }
    return .refusal(Diagnostic(.cannotCall, at: span, "\(name.text.quoted) \(obstacle)"))
  }

  fileprivate func functions(named name: MemberName) -> [Function] {
    (declaration?.members ?? []).compactMap { member in
      guard case .function(let function) = member, function.signature.name == name else {
        return nil
      }
      return function
    }
  }

  fileprivate func property(named name: MemberName) -> Property? {
    (declaration?.members ?? []).lazy.compactMap { member in
      guard case .value(let property) = member, property.name == name else { return nil }
      return property
    }.first
  }

  fileprivate var callableNames: [String] {
    (declaration?.members ?? []).compactMap { member in
      guard case .function(let function) = member, function.obstacle == nil else { return nil }
      return function.signature.name.text
    }
  }

  fileprivate var propertyNames: [String] {
    (declaration?.members ?? []).compactMap { member in
      if case .value(let property) = member { property.name.text } else { nil }
    }
  }

  fileprivate var memberNames: [String] {
    (declaration?.members ?? []).map { member in
      switch member {
      case .value(let property): property.name.text
      case .function(let function): function.signature.name.text
      }
    }
  }
}

extension Service.Function {
  /// Why an answer can't call it.
  fileprivate var obstacle: String? {
    if isAsync {
      "is `async`, and an answer doesn't wait: let a view model call it, and send an event when it "
        + "is done"
    } else if isThrowing {
      "`throws`, and an answer handles no errors: let a view model call it, or a `custom`"
    } else if signature.parameters.contains(where: \.isInout) {
      "changes its arguments (`inout`), and data doesn't change: call it in a `custom`"
    } else if signature.isGeneric {
      "is generic, and specs don't know whether data fits it: call it in a `custom`"
    } else {
      nil
    }
  }
}

extension Diagnostic {
  fileprivate static func namesNoMember(_ path: DataPath, known: [String]) -> Diagnostic {
    let has = known.isEmpty ? "it has none" : "it has \(list(known))"
    return Diagnostic(
      .unknownName, at: path.span,
      "\(path.head.text.quoted) is a service: write one of its members after a dot; \(has)")
  }

  fileprivate static func noFunction(
    _ path: DataPath, _ name: MemberName, of service: Service
  ) -> Diagnostic {
    noMember(
      "function", path, name, of: service, fitting: service.callableNames,
      "a property: `call` takes functions")
  }

  fileprivate static func noProperty(
    _ path: DataPath, _ name: MemberName, of service: Service
  ) -> Diagnostic {
    noMember(
      "property", path, name, of: service, fitting: service.propertyNames,
      "a function: data is read from properties")
  }

  /// - Parameters:
  ///   - fitting: the members that can be used there.
  ///   - otherKind: what a member of the name is, if there is one.
  private static func noMember(
    _ kind: String, _ path: DataPath, _ name: MemberName, of service: Service, fitting: [String],
    _ otherKind: String
  ) -> Diagnostic {
    let known = service.memberNames
    let span = path.memberSpan ?? path.span
    guard !known.contains(name.text) else {
      return Diagnostic(.unknownName, at: span, "\(name.text.quoted) is \(otherKind)")
    }
    return Diagnostic(
      .unknownName,
      "the service \(service.reference.name.text.quoted) has no \(kind) \(name.text.quoted)",
      Suggestion(for: name.text, at: span, among: known),
      or: fitting.isEmpty ? "it has none that fits" : "it has \(list(fitting))")
  }

  /// - Parameter way: another way to call it.
  static func several(
    _ kind: String, called name: String, at span: SourceSpan,
    way: String = ", or call it in a `custom`"
  ) -> Diagnostic {
    Diagnostic(
      .cannotCall, at: span,
      "several \(kind) are called \(name.quoted): give the one that is meant a name of its own\(way)"
    )
  }
}
