// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // All that is drawn here is on the main actor, as the closures of views are.
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    (self.read, self.write) = (read, write)
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
      })
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
      read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
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

/// Kept with the value of the view that declares it. The real one is kept with the view's place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @Observable
  fileprivate final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  fileprivate let box: Box

  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  public init(initialValue value: Value) {
    box = Box(value)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(read: { [box] in box.value }, write: { [box] in box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Kept with the value of the view that declares it, and changed by tests.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    fileprivate let box: State<Value>.Box

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let box: State<Value>.Box

  public init<T: Hashable>() where Value == T? {
    box = State<Value>.Box(nil)
  }

  public init() where Value == Bool {
    box = State<Value>.Box(false)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(box: box) }
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

  public var wrappedValue: Value { box.value ?? current() }
}

extension Environment: FromEnvironment {
  func read() {
    box.value = current()
  }
}

/// Reads dynamic properties before a view's body.
protocol FromEnvironment {
  func read()
}

public struct EnvironmentValues {
  /// That of the view that is being drawn, which happens on the main actor only.
  nonisolated(unsafe) static var current = EnvironmentValues()

  public var scenePhase = ScenePhase.active
  var objects: [ObjectIdentifier: AnyObject] = [:]

  @MainActor @preconcurrency public internal(set) var dismiss: DismissAction {
    get { DismissAction(dismissal: dismissal) }
    set { dismissal = newValue.dismissal }
  }

  private var dismissal: @MainActor () -> Void = {}

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
