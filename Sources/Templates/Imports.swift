import Spec

/// The modules that a file must import, and no other: one too few doesn't compile, one too many is
/// a warning.
struct Imports {
  private let modules: [TypeName: TypeName]
  private let access: Configuration.Access
  /// What the file's declarations name for others to see.
  private var visible: Set<TypeName> = []
  private var hidden: Set<TypeName> = []
  /// The names that were added: a file names few types, and each of them often.
  private var named: [TypeName] = []
  private var hiddenNamed: [TypeName] = []

  init(_ configuration: Configuration) {
    modules = configuration.modules
    access = configuration.access
  }

  static let runtime = TypeName(validated: "GeneratedRuntime")
  static let uiKit = TypeName(validated: "UIKit")

  /// What a declaration names for others to see.
  mutating func add(_ module: TypeName) {
    visible.insert(module)
  }

  /// A module whose members only bodies use.
  mutating func add(hidden module: TypeName) {
    hidden.insert(module)
  }

  /// A protocol that a type conforms to: others see that of a public type only.
  mutating func add(conformanceTo module: TypeName) {
    if access == .package { hidden.insert(module) } else { visible.insert(module) }
  }

  mutating func add(_ types: some Sequence<SwiftType>) {
    for type in types { add(type) }
  }

  mutating func add(_ inputs: [Property]) {
    for input in inputs {
      add(input.type)
      for name in input.defaultValue?.typeNames ?? [] { addVisible(name) }
    }
  }

  mutating func add(_ signatures: [Signature]) {
    for signature in signatures {
      for parameter in signature.parameters { add(parameter.type) }
    }
  }

  mutating func add(_ service: Service.Declaration) {
    for member in service.members {
      switch member {
      case .value(let value): add([value.type])
      case .function(let function):
        add([function.signature])
        add([function.result].compactMap(\.self))
      }
    }
  }

  /// What only the file's own module sees.
  mutating func add(hidden names: some Sequence<TypeName>) {
    for name in names where !hiddenNamed.contains(name) {
      hiddenNamed.append(name)
      if let module = module(of: name) { hidden.insert(module) }
    }
  }

  private mutating func add(_ type: SwiftType) {
    for name in type.typeNames { addVisible(name) }
  }

  private mutating func addVisible(_ name: TypeName) {
    guard !named.contains(name) else { return }
    named.append(name)
    if let module = module(of: name) { visible.insert(module) }
  }

  private func module(of name: TypeName) -> TypeName? {
    if let module = modules[name] { return module }
    if FoundationTypes.names.contains(name) { return FoundationTypes.module }
    return name == FoundationTypes.module || modules.values.contains(name) ? name : nil
  }

  var code: Code {
    let hidden = hidden.subtracting(visible)
    guard access != .internal else {
      return .lines(visible.union(hidden).sorted().map { "import \($0)" })
    }
    return .sections([
      .lines(hidden.sorted().map { "import \($0)" }),
      visible.isEmpty ? "" : Self.visible(visible.sorted(), access),
    ])
  }

  /// The imports of a file whose declarations only the app's own module sees.
  func hidden(with modules: TypeName...) -> Code {
    .lines(visible.union(hidden).union(modules).sorted().map { "import \($0)" })
  }

  /// Imports of what others see: those that say so where the language has it.
  static func visible(_ modules: [TypeName], _ access: Configuration.Access) -> Code {
    guard access != .internal else { return .lines(modules.map { "import \($0)" }) }
    return """
      #if hasFeature(InternalImportsByDefault)
        \(lines: modules.map { "\(access.modifier)import \($0)" })
      #else
        \(lines: modules.map { "import \($0)" })
      #endif
      """
  }
}

/// Types that `Foundation` declares and that specs use without saying so.
enum FoundationTypes {
  static let module = TypeName(validated: "Foundation")

  static let names: Set<TypeName> = Set(
    [
      "AffineTransform", "AttributeContainer", "AttributedString", "BlockOperation", "Bundle",
      "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet",
      "CocoaError", "ComparisonResult", "ContiguousBytes", "CustomNSError", "Data", "DataProtocol",
      "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval",
      "DateIntervalFormatter", "Decimal", "Dimension", "FileHandle", "FileManager", "Formatter",
      "HTTPCookie", "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath", "IndexSet",
      "InputStream",
      "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPathComparator", "ListFormatter",
      "Locale", "LocalizedError", "LocalizedStringResource", "Measurement", "MeasurementFormatter",
      "NSArray", "NSAttributedString", "NSCache", "NSCoder", "NSCopying", "NSData", "NSDate",
      "NSDictionary", "NSError", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSLock", "NSMutableArray",
      "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableSet",
      "NSMutableString", "NSNull", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate",
      "NSRange", "NSRegularExpression", "NSSet", "NSString", "NSURL", "NSUUID", "NSUserActivity",
      "NSValue", "Notification", "NotificationCenter", "NumberFormatter", "Operation",
      "OperationQueue", "OutputStream", "POSIXError", "PersonNameComponents", "Predicate",
      "Process",
      "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RecoverableError",
      "RelativeDateTimeFormatter", "RunLoop", "Scanner", "SortDescriptor", "SortOrder", "Thread",
      "TimeInterval", "TimeZone", "Timer", "URL", "URLCache", "URLComponents", "URLCredential",
      "URLError", "URLProtectionSpace", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
      "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
      "UUID", "UndoManager", "Unit", "UnitAngle", "UnitArea", "UnitDuration", "UnitLength",
      "UnitMass", "UnitPower", "UnitSpeed", "UnitTemperature", "UnitVolume", "UserDefaults",
      "XMLParser",
    ].map { TypeName(validated: $0) })
}
