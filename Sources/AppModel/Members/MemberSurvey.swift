import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// One cheap pass over the members of a type that decides which expensive checks to run: nearly
/// always none.
struct MemberSurvey {
  /// Whether a name may occur twice, or clash with a member of the generated type.
  private(set) var mayClash = false
  /// Whether a type is used that is hidden inside the generated one.
  private(set) var namesHidden = false
  /// The targets with a type called `Task`, without generic arguments.
  private(set) var ownTasks: Set<Int> = []
  /// The target of the type; 0 where there are no targets.
  var home = 0
  private var names = Set<MemberName>(minimumCapacity: 64)
  private let hidden = HiddenTypes.byAppTypes
  private var isBesideSwiftUI = false

  /// Resets it for another type, except for `ownTasks`.
  mutating func reset(besideSwiftUI isBesideSwiftUI: Bool = false) {
    (mayClash, namesHidden) = (false, false)
    self.isBesideSwiftUI = isBesideSwiftUI
    names.removeAll(keepingCapacity: true)
  }

  mutating func add(_ name: MemberName) {
    if FixedName.areMembers(name) || name.isLikeDerived || !names.insert(name).inserted {
      mayClash = true
    }
  }

  mutating func add(_ values: [Documented<ValueDeclaration>]) {
    for value in values {
      add(value.declaration.name.value)
      add(value.declaration.type.value)
    }
  }

  mutating func add(_ functions: [Documented<FunctionDeclaration>]) {
    for function in functions { add(function.declaration) }
  }

  mutating func add(_ function: FunctionDeclaration) {
    add(function.name.value)
    add(function.parameters)
  }

  mutating func add(_ type: SwiftType) {
    for name in type.typeNames {
      add(hidden: name)
      guard name.interned.bytes.equals("Task"), type.refersTo(HiddenTypes.task) else { continue }
      ownTasks.insert(home)
    }
  }

  private mutating func add(hidden type: TypeName) {
    if hidden.contains(type) { namesHidden = true }
    if isBesideSwiftUI, HiddenTypes.byTypesBesideSwiftUI.contains(type) { namesHidden = true }
  }

  /// Values within answers aren't members of the type.
  mutating func add(local values: [ValueDeclaration]) {
    for value in values { add(value.type.value) }
  }

  /// Events aren't members of the type.
  mutating func add(events: [Documented<FunctionDeclaration>]) {
    for event in events { add(event.declaration.parameters) }
  }

  mutating func add(_ services: [ServiceItem], _ references: ServiceReferences) {
    for item in services {
      let type = item.service.value
      add(hidden: type)
      add(item.property?.value ?? references[type].property)
      // With another name it may occur twice.
      if !names.insert(MemberName(validated: type.interned)).inserted { mayClash = true }
    }
  }

  private mutating func add(_ parameters: [FunctionDeclaration.Parameter]) {
    for parameter in parameters { add(parameter.value.type.value) }
  }
}
