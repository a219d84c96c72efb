import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names in specs that matter to other specs.
struct NotedNames {
  /// The targets with a type called `Task`, without generic arguments.
  var ownTasks: Set<Int> = []
  /// Where they name types other than Swift's own.
  var types: [Located<SwiftType>] = []
  /// The members that are capitalized like a type, or begin in a script without case.
  var likeTypes: [Located<MemberName>] = []

  mutating func append(_ others: NotedNames) {
    ownTasks.formUnion(others.ownTasks)
    types += others.types
    likeTypes += others.likeTypes
  }
}

/// One cheap pass over the members of a type that decides which expensive checks to run: nearly
/// always none.
struct MemberSurvey {
  /// Whether a name may occur twice, or clash with a member of the generated type.
  private(set) var mayClash = false
  /// Whether a type is used that is hidden inside the generated one.
  private(set) var namesHidden = false
  /// The names of all types so far that matter to other specs.
  var noted = NotedNames()
  /// The target of the type; 0 where there are no targets.
  var home = 0
  private var names = Set<MemberName>(minimumCapacity: 64)
  private let hidden = HiddenTypes.byAppTypes
  private var isBesideSwiftUI = false

  /// Begins with another type, and surveys the types that its spec refers to.
  mutating func begin(_ spec: some DeclaringSpec, besideSwiftUI isBesideSwiftUI: Bool = false) {
    (mayClash, namesHidden) = (false, false)
    self.isBesideSwiftUI = isBesideSwiftUI
    names.removeAll(keepingCapacity: true)
    spec.forEachValue {
      add($0.type)
      addIfLikeType($0.name)
    } andFunction: {
      if let result = $0.result { add(result) }
      addIfLikeType($0.name)
    }
  }

  private mutating func add(_ type: Located<SwiftType>) {
    add(type.value)
    if !type.value.traits.contains(.isConcrete) { noted.types.append(type) }
  }

  private mutating func addIfLikeType(_ name: Located<MemberName>) {
    if name.value.interned.bytes.first?.isSmall == false { noted.likeTypes.append(name) }
  }

  mutating func add(_ name: MemberName) {
    if FixedName.areMembers(name) || name.isLikeDerived || !names.insert(name).inserted {
      mayClash = true
    }
  }

  mutating func add(_ type: SwiftType) {
    for name in type.typeNames {
      add(hidden: name)
      guard name.interned.bytes.equals("Task"), type.refersTo(HiddenTypes.task) else { continue }
      noted.ownTasks.insert(home)
    }
  }

  private mutating func add(hidden type: TypeName) {
    if hidden.contains(type) { namesHidden = true }
    if isBesideSwiftUI, HiddenTypes.byTypesBesideSwiftUI.contains(type) { namesHidden = true }
  }

  mutating func add(_ services: [ServiceItem], _ references: ServiceReferences) {
    for item in services {
      let type = item.service.value
      add(hidden: type)
      if let property = item.property { addIfLikeType(property) }
      add(item.property?.value ?? references[type].property)
      // With another name it may occur twice.
      if !names.insert(MemberName(validated: type.interned)).inserted { mayClash = true }
    }
  }
}
