// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Whether it is the same at each evaluation: a key path of an object, or a state.
  let isStable: Bool

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // All that is drawn here is on the main actor, as the closures of views are.
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
    isStable = false
  }

  init(
    read: @escaping () -> Value, write: @escaping (Value) -> Void, isStable: Bool = false
  ) {
    (self.read, self.write, self.isStable) = (read, write, isStable)
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      read: { wrappedValue[keyPath: keyPath] },
      write: { newValue in
        var value = wrappedValue
        value[keyPath: keyPath] = newValue
        wrappedValue = value
      }, isStable: isStable)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(
    *, unavailable, message: "The wrapped value must be an Observable object"
  )
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  fileprivate init(object: Value) {
    wrappedValue = object
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 }, isStable: true)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Bindable: Sendable where Value: Sendable {}

public protocol DynamicProperty {}

/// A value that a view keeps at its place.
@Observable
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// The box at the place of the view that declares it; until it is drawn, one of its own.
final class Link<Value>: Placed {
  private(set) var box: Box<Value>

  init(_ value: Value) {
    box = Box(value)
  }

  @MainActor func enter(_ place: Place, as name: String) {
    box = place.object(name) { box }
  }
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  fileprivate let link: Link<Value>

  public init(wrappedValue value: Value) {
    link = Link(value)
  }

  public init(initialValue value: Value) {
    link = Link(value)
  }

  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let box = link.box
    return Binding(read: { box.value }, write: { box.value = $0 }, isStable: true)
  }
}

extension State: Placed {
  @MainActor func enter(_ place: Place, as name: String) { link.enter(place, as: name) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Changed by tests.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    fileprivate let box: Box<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let link: Link<Value>

  public init<T: Hashable>() where Value == T? {
    link = Link(nil)
  }

  public init() where Value == Bool {
    link = Link(false)
  }

  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.value = newValue }
  }

  public var projectedValue: Binding { Binding(box: link.box) }
}

extension FocusState: Placed {
  @MainActor func enter(_ place: Place, as name: String) { link.enter(place, as: name) }
}

// MARK: - The environment

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Box {
    var value: Value?
  }

  private let current: () -> Value
  private let box = Box()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    current = { EnvironmentValues.current[keyPath: keyPath] }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    current = {
      guard let object = EnvironmentValues.current.objects[ObjectIdentifier(Value.self)] as? Value
      else { fatalError("No Observable object of type \(Value.self) found.") }
      return object
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    current = { EnvironmentValues.current.objects[ObjectIdentifier(T.self)] as? T }
  }

  public var wrappedValue: Value { box.value ?? current() }
}

extension Environment: Placed {
  @MainActor func enter(_ place: Place, as name: String) { box.value = current() }
}

public struct EnvironmentValues {
  /// That of the view that is being drawn, which happens on the main actor only.
  nonisolated(unsafe) static var current = EnvironmentValues()

  public var scenePhase = ScenePhase.active
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var openURL = OpenURLAction { _ in }
  var objects: [ObjectIdentifier: AnyObject] = [:]

  @MainActor @preconcurrency public internal(set) var dismiss: DismissAction {
    get { DismissAction(dismissal: dismissal) }
    set { dismissal = newValue.dismissal }
  }

  var dismissal: @MainActor () -> Void = {}

  public init() {}
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

@MainActor @preconcurrency
public struct DismissAction {
  let dismissal: @MainActor () -> Void

  public func callAsFunction() {
    dismissal()
  }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

@MainActor @preconcurrency
public struct OpenURLAction {
  let open: @MainActor (URL) -> Void

  nonisolated init(open: @escaping @MainActor (URL) -> Void) {
    self.open = open
  }

  public func callAsFunction(_ url: URL) {
    open(url)
  }
}
