package import MvvmgenStorage
import MvvmgenSyntax

/// The modules that declare the types in specs.
package struct ModuleTable: Sendable {
  private var modules: [TypeName: TypeName] = [:]
  /// The types that the configuration lists, with their modules.
  package let listed: [TypeName: TypeName]
  /// Types of the app's own module whose names other modules also use.
  private var own: Set<TypeName> = []
  /// The modules that declare types, each once; that of `Foundation` comes first.
  package private(set) var all: [TypeName]

  /// - Parameter declared: the types listed in the configuration; others may be Foundation's.
  init(_ declared: [TypeName: TypeName]) {
    let usual = Self.foundationTypes.count + Self.uiKitTypes.count
    modules = Dictionary(minimumCapacity: usual + 2 * declared.count + 2)
    all = [Self.foundation]
    listed = declared
    for (type, module) in declared {
      modules.insert(module, for: type)
      if !all.contains(module) { all.append(module) }
    }
    add(Self.foundationTypes, of: Self.foundation)
    add(Self.uiKitTypes, of: Self.uiKit)
    // The module before the dot in `Models.Owl`.
    for module in [Self.foundation, Self.runtime, Self.runtimeTesting] + declared.values {
      modules.insert(module, for: module)
    }
  }

  private mutating func add(_ types: [StaticString], of module: TypeName) {
    for type in types {
      modules.insert(module, for: TypeName(validated: InternedText(type.bytes)))
    }
  }

  /// The table of an empty configuration.
  static let standard = ModuleTable([:])

  /// The types that are generated for targets.
  package var generated: GeneratedTypes?
  /// The target whose code names the types; nil without targets.
  var target: TypeName?

  /// Nil for a type of the app's own module, or of the standard library.
  package subscript(type: TypeName) -> TypeName? {
    if let module = generated?.module(of: type) { return module == target ? nil : module }
    return own.contains(type) ? nil : modules[type]
  }

  /// Whether it is known that the app's own module declares the type.
  package func isOwn(_ type: TypeName) -> Bool { own.contains(type) }

  /// Whether it is known that the app or another module declares the type.
  package func declares(_ type: TypeName) -> Bool { own.contains(type) || modules[type] != nil }

  package var hasOwn: Bool { !own.isEmpty }

  package mutating func addOwn(_ type: TypeName) {
    own.insert(type)
  }

  /// Leaves out modules that may not be imported.
  mutating func keep(_ isKept: (TypeName) -> Bool) { all.removeAll { !isKept($0) } }

  /// Modules whose types generated code may name, besides those that are listed.
  mutating func addAll(_ modules: [TypeName]) {
    for module in modules where !all.contains(module) { all.append(module) }
  }

  /// Treats a module as the app's own.
  mutating func addOwn(typesOf module: TypeName) {
    guard all.contains(module) else { return }
    all.removeAll { $0 == module }
    for type in modules.keys where modules[type] == module { addOwn(type) }
  }

  private static let foundation = TypeName("Foundation")
  private static let uiKit = TypeName("UIKit")
  private static let runtime = TypeName("GeneratedRuntime")
  private static let runtimeTesting = TypeName("GeneratedRuntimeTesting")

  /// `UIKit`'s types that apps have as data.
  private static let uiKitTypes: [StaticString] = [
    "UIColor", "UIFont", "UIImage", "UIView", "UIViewController",
  ]

  /// `Foundation`'s types, which specs use without listing them.
  private static let foundationTypes: [StaticString] = [
    "AffineTransform", "AttributeContainer", "AttributedString", "BlockOperation", "Bundle",
    "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet",
    "CocoaError", "ComparisonResult", "ContiguousBytes", "CustomNSError", "Data", "DataProtocol",
    "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval",
    "DateIntervalFormatter", "Decimal", "Dimension", "FileHandle", "FileManager",
    "FloatingPointFormatStyle", "Formatter", "HTTPCookie", "HTTPURLResponse",
    "ISO8601DateFormatter", "IndexPath", "IndexSet", "InputStream", "IntegerFormatStyle",
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPathComparator", "ListFormatter",
    "Locale", "LocalizedError", "LocalizedStringResource", "Measurement", "MeasurementFormatter",
    "NSArray", "NSAttributedString", "NSCache", "NSCoder", "NSCopying", "NSData", "NSDate",
    "NSDictionary", "NSError", "NSItemProvider", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSLock",
    "NSMutableArray",
    "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableSet",
    "NSMutableString", "NSNull", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate",
    "NSRange", "NSRegularExpression", "NSSet", "NSString", "NSURL", "NSUUID", "NSUserActivity",
    "NSValue", "Notification", "NotificationCenter", "NumberFormatter", "Operation",
    "OperationQueue", "OutputStream", "POSIXError", "PersonNameComponents", "Pipe", "Predicate",
    "Process",
    "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RecoverableError",
    "RelativeDateTimeFormatter", "RunLoop", "Scanner", "SortDescriptor", "SortOrder", "Thread",
    "TimeInterval", "TimeZone", "Timer", "URL", "URLCache", "URLComponents", "URLCredential",
    "URLError", "URLProtectionSpace", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
    "UUID", "UndoManager", "Unit", "UnitAngle", "UnitArea", "UnitDuration", "UnitLength",
    "UnitMass", "UnitPower", "UnitSpeed", "UnitTemperature", "UnitVolume", "UserDefaults",
    "XMLParser",
  ]
}

/// The target that each generated type is in, and who can use it there.
package final class GeneratedTypes: Sendable {
  private let homes: [TypeName: Home]
  private let targets: Set<TypeName>

  package struct Home: Sendable {
    let module: TypeName
    package let access: Configuration.Access

    package init(_ module: TypeName, _ access: Configuration.Access) {
      (self.module, self.access) = (module, access)
    }
  }

  package init(_ homes: [TypeName: Home], in targets: [ModuleTarget]) {
    self.homes = homes
    self.targets = Set(targets.map(\.name.value))
  }

  package func isTarget(_ module: TypeName) -> Bool { targets.contains(module) }

  func module(of type: TypeName) -> TypeName? { homes[type]?.module }

  /// The module of a support that has a double; nil where the target has it.
  package func support(of double: TypeName) -> TypeName? {
    homes[double].map(\.module).flatMap { targets.contains($0) ? nil : $0 }
  }

  func access(of type: TypeName) -> Configuration.Access? { homes[type]?.access }
}

extension Configuration {
  /// Who can use what is generated under a name.
  package func access(of type: TypeName) -> Access {
    modules.generated?.access(of: type) ?? access
  }
}
