import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenSyntax

/// The source of mvvmgen for an app's package, as in its `Package.swift`.
struct MvvmgenPackage: Sendable {
  /// Its path or URL, for Xcode's dialog.
  let place: String
  /// The name that products are looked up by.
  let name: String
  /// The path, or the URL and the version.
  private let source: [(key: String, value: String)]

  /// The source in Documentation/Guide/Installing.md, if the command line names none.
  static let published = MvvmgenPackage(
    url: "https://github.com/\(mvvmgenRepository)", place: "mvvmgen")

  /// Whether `published` names more than a placeholder.
  static let isPublished = !mvvmgenRepository.hasPrefix("OWNER/")

  private init(url: String, place: String) {
    self.init(place: place, name: "mvvmgen", source: [("url", url), ("from", mvvmgenVersion)])
  }

  private init(place: String, name: String, source: [(key: String, value: String)]) {
    (self.place, self.name, self.source) = (place, name, source)
  }

  /// - Parameter typed: a path, which is written as seen from `folder`, or a URL.
  init(_ typed: String, for project: Project, in folder: String = "") {
    guard !typed.contains("://"), !typed.hasPrefix("git@") else {
      self.init(url: typed, place: typed)
      return
    }
    let path = AbsolutePath.resolved(project.absolutePath(ofTyped: typed) ?? typed)
    let place = AbsolutePath.relative(path, from: project.disk.absolute(folder)) ?? path
    self.init(place: place, name: Disk.name(of: path), source: [("path", place)])
  }

  /// `.package(path: "../mvvmgen")`
  var dependency: String {
    let arguments = source.map { "\($0.key): \(JSONText.quoted($0.value))" }
    return ".package(\(arguments.joined(separator: ", ")))"
  }

  /// The same in a `project.yml`.
  var entry: String {
    let lines = source.map { "    \($0.key): \(JSONText.quoted($0.value))" }
    return "  \(name):\n\(lines.joined(separator: "\n"))"
  }

  /// `.product(name: "GeneratedRuntime", package: "mvvmgen")`
  func product(_ product: FixedName) -> String { ".product(\(arguments(for: product)))" }

  private func arguments(for product: FixedName) -> String {
    "name: \"\(product.text)\", package: \(JSONText.quoted(name))"
  }

  /// The object for it in an Xcode project.
  var reference: String {
    let values = source.map { JSONText.quoted($0.value) }
    guard values.count == 2 else {
      return "{isa = XCLocalSwiftPackageReference; relativePath = \(values[0]); }"
    }
    return "{isa = XCRemoteSwiftPackageReference; repositoryURL = \(values[0]); requirement = "
      + "{kind = upToNextMajorVersion; minimumVersion = \(values[1]); }; }"
  }
}
