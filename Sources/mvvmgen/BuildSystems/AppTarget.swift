/// A target in which an app may have its screens.
struct AppTarget: Sendable {
  let name: String
  /// Its folder in the project; empty for the project itself.
  var folder: String
  /// Whether it is an app, and no library.
  var isApp = false
  /// The oldest iOS that it supports, if the target says so.
  var version: String?
  /// Whether Xcode lists its files one by one: new ones have to be added.
  var isClassic = false
  /// The Xcode project that it is in.
  var project: String?
  /// The system that declares it, once that is known.
  var system: BuildSystem?
  /// Whether others can import it.
  var isLibrary = false
  /// The names of the targets that it depends on.
  var dependencies: [String] = []
  /// The names of other packages' products that it depends on.
  var productDependencies: [String] = []
  /// Whether these are all: a manifest may compute them.
  var hasAllDependencies = true
  /// The names of the products by which other packages and projects import it.
  var products: [String] = []

  /// The name of its Swift module.
  var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
