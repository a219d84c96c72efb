import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Types that only one declaration names, and whose names are nearly those of types that many specs
/// use: compilers report them only in generated files.
extension Resolver {
  /// The number of specs from which a type counts as usual.
  private static let usual = 3
  /// The maximum number of pairs of names that are compared.
  private static let mostCompared = 4096
  /// Shorter names are similar to too many others, but for those of Swift's types.
  private static let shortest = 5

  func checkTypeSlips(into diagnostics: inout Diagnostics) {
    let counter = countTypes()
    let known = counter.names { $0.specs >= Self.usual }
    let modules = configuration.modules
    var compared = 0
    for name in counter.names(where: { $0.uses == 1 }) {
      guard compared + known.count <= Self.mostCompared else { return }
      guard !name.isOfSwift, modules[name] == nil, !modules.isOwn(name),
        !services.isDeclared(name), let type = counter.firstUse(of: name)
      else { continue }
      compared += known.count
      let isLong = name.interned.bytes.count >= Self.shortest
      let isMeant = { (near: TypeName) in near.isSlip(of: name) && !near.isPlural(of: name) }
      guard let near = name.meantOfSwift ?? (isLong ? known.first(where: isMeant) : nil) else {
        continue
      }
      let place = type.value.place(of: name, at: type.span)
      diagnostics.report(
        .typeSlip, at: place ?? type.span,
        "only this declaration names the type \(name.text.quoted); did you mean \(near.text.quoted)?",
        replaceWith: place.map { _ in near.text })
    }
  }
}

extension Resolver {
  func countTypes() -> TypeCounter {
    var counter = TypeCounter()
    for screen in specs.screens { counter.add(screen.spec) }
    for flow in specs.coordinators { counter.add(flow.spec) }
    for service in specs.services { counter.add(service.spec) }
    return counter
  }
}

/// How often specs name each type.
struct TypeCounter {
  fileprivate struct Count {
    var uses = 0
    var specs = 0
    fileprivate var lastSpec = -1
    fileprivate var first: Located<SwiftType>?

    fileprivate mutating func addUse(in spec: Int) {
      uses += 1
      if lastSpec != spec { specs += 1 }
      lastSpec = spec
    }
  }

  private var counts: [Count] = []
  private var order: [TypeName] = []
  private var numbers: [TypeName: Int] = [:]
  private var spec = 0

  fileprivate func names(where isWanted: (Count) -> Bool) -> [TypeName] {
    zip(order, counts).filter { isWanted($1) }.map(\.0)
  }

  struct Slip: Hashable {
    let written: TypeName
    let meant: TypeName
  }

  /// The rarer of two names that are nearly alike, which is probably misspelled.
  func slip(in one: SwiftType, _ other: SwiftType) -> Slip? {
    for name in one.typeNames {
      for near in other.typeNames where name != near && name.isSlip(of: near) {
        let (uses, others) = (self.uses(of: name), self.uses(of: near))
        if uses < others { return Slip(written: name, meant: near) }
        if uses > others { return Slip(written: near, meant: name) }
      }
    }
    return nil
  }

  private func uses(of name: TypeName) -> Int {
    numbers[name].map { counts[$0].uses } ?? (name.isOfSwift ? Int.max : 0)
  }

  func firstUse(of name: TypeName) -> Located<SwiftType>? {
    numbers[name].flatMap { counts[$0].first }
  }

  fileprivate mutating func add(_ spec: some DeclaringSpec) {
    self.spec += 1
    var results: [Located<SwiftType>] = []
    spec.forEachValue {
      add($0.type)
    } andFunction: { function in
      if let result = function.result { results.append(result) }
    }
    for result in results { add(result) }
  }

  private mutating func add(_ type: Located<SwiftType>) {
    // Nearly all are Swift's own types, which need no counting.
    guard !type.value.traits.contains(.isConcrete) else { return }
    for name in type.value.typeNames {
      if let number = numbers[name] {
        counts[number].addUse(in: spec)
      } else {
        numbers.insert(counts.count, for: name)
        counts.append(Count(uses: 1, specs: 1, lastSpec: spec, first: type))
        order.append(name)
      }
    }
  }
}

extension SwiftType {
  /// The span of a name in the type, if the spec spells the type as mvvmgen prints it.
  func place(of name: TypeName, at span: SourceSpan) -> SourceSpan? {
    let text = Array(self.text.utf8)
    guard Int(span.end - span.start) == text.count else { return nil }
    let word = Identifiers(in: text).first { name.text.utf8.elementsEqual(text[$0.range]) }
    return word.map { word in
      let start = Int(span.start) + word.range.lowerBound
      return SourceSpan(file: span.file, start: start, end: start + word.range.count)
    }
  }
}
