/// For types that specs name, the modules that declare them. Every file asks for every type that it
/// names: they are found by the hash that a name keeps.
package struct ModuleTable: Sendable {
  private let declared: [TypeName: TypeName]
  /// At the place that the type's hash says, or behind it up to the next that is empty.
  private var entries: [(type: TypeName, module: TypeName)?]

  /// - Parameter declared: what the configuration says; what it doesn't may be Foundation's.
  init(_ declared: [TypeName: TypeName]) {
    self.declared = declared
    var size = 256
    while size < 4 * (Self.foundationTypes.count + declared.count) { size *= 2 }
    entries = Array(repeating: nil, count: size)
    for (type, module) in declared { insert(type, module) }
    let foundation = TypeName(validated: "Foundation")
    for type in Self.foundationTypes { insert(TypeName(validated: type), foundation) }
    // What stands before the dot in `Models.Owl`.
    for module in [foundation] + declared.values { insert(module, module) }
  }

  /// That of a configuration that says nothing.
  static let standard = ModuleTable([:])

  /// Nil for a type of the app's own module, or of Swift's.
  package subscript(type: TypeName) -> TypeName? {
    guard type.interned.isASCII else {
      return declared[type] ?? (declared.values.contains(type) ? type : nil)
    }
    return entries[place(of: type)]?.module
  }

  private mutating func insert(_ type: TypeName, _ module: TypeName) {
    let place = place(of: type)
    if entries[place] == nil { entries[place] = (type, module) }
  }

  private func place(of type: TypeName) -> Int {
    var place = Int(truncatingIfNeeded: type.interned.hash) & (entries.count - 1)
    while let entry = entries[place], entry.type != type {
      place = (place + 1) & (entries.count - 1)
    }
    return place
  }

  /// Types that `Foundation` declares and that specs use without saying so.
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
