package import Storage

/// The modules that declare the types in specs.
package struct ModuleTable: Sendable {
  private var modules = NameTable<TypeName, TypeName>()

  /// - Parameter declared: the types listed in the configuration; others may be Foundation's.
  init(_ declared: [TypeName: TypeName]) {
    for (type, module) in declared { modules.insert(module, for: type) }
    let foundation = TypeName(validated: "Foundation")
    for type in Self.foundationTypes { modules.insert(foundation, for: TypeName(validated: type)) }
    // The module before the dot in `Models.Owl`.
    for module in [foundation] + declared.values { modules.insert(module, for: module) }
  }

  /// The table of an empty configuration.
  static let standard = RunMemory.permanent { ModuleTable([:]) }

  /// Nil for a type of the app's own module, or of the standard library.
  package subscript(type: TypeName) -> TypeName? { modules[type] }

  /// `Foundation`'s types, which specs use without listing them.
  private static let foundationTypes = [
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
  ]
}
