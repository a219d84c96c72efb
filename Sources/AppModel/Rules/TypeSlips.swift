import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// The number of specs from which a type counts as usual.
  private static let usual = 3
  /// Shorter names are similar to too many others, but for those of Swift's types.
  private static let shortest = 5

  /// No type that only one declaration names has nearly the name of one that many specs use: compilers
  /// report it only in generated files.
  static func typeSlips(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let counter = TypeCounter(app.namedTypes)
    let known = counter.names { $0.specs >= usual }
    let modules = app.configuration.modules
    var compared = 0
    for name in counter.names(where: { $0.uses == 1 }) {
      guard compared + known.count <= mostCompared else { return }
      guard !name.isOfSwift, modules[name] == nil, !modules.isOwn(name),
        !app.services.isDeclared(name), let type = counter.firstUse(of: name)
      else { continue }
      compared += known.count
      let isLong = name.interned.bytes.count >= shortest
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

/// How often specs name each type.
struct TypeCounter {
  fileprivate struct Count {
    var uses = 0
    var specs = 0
    fileprivate var lastSpec: Int32 = -1
    fileprivate var first: Located<SwiftType>?

    fileprivate mutating func addUse(in spec: Int32) {
      uses += 1
      if lastSpec != spec { specs += 1 }
      lastSpec = spec
    }
  }

  private var counts: [Count] = []
  private var order: [TypeName] = []
  private var numbers: [TypeName: Int] = [:]

  /// - Parameter types: where specs name types; those of Swift's own needn't be counted.
  init(_ types: [Located<SwiftType>]) {
    for type in types { add(type) }
  }

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

  private mutating func add(_ type: Located<SwiftType>) {
    // A file has one spec.
    let spec = type.span.file
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
