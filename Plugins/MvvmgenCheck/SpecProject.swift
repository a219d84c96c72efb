import Foundation

/// A project as `mvvmgen` finds it, and the files that a check of it depends on.
struct SpecProject {
  /// Where the nearest `mvvmgen.json` lies, or without one the whole package.
  let folder: URL

  private var configuration: URL { folder.appendingPathComponent("mvvmgen.json") }

  init(above start: URL, in package: URL) {
    let root = package.standardizedFileURL
    var folder = start.standardizedFileURL
    while folder.path != root.path, folder.path != "/" {
      if FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("mvvmgen.json").path)
      {
        self.folder = folder
        return
      }
      folder.deleteLastPathComponent()
    }
    self.folder = root
  }

  /// The folders are among them, so that a file that was added or removed makes a check run.
  var inputs: [URL] {
    let keys = readConfiguration()
    let doubles = (keys["doubles"] as? [String: Any])?["folder"] as? String
    let folders = [
      (keys["specs"] as? String ?? "Specs", isRead: true),
      (keys["generated"] as? String ?? "Generated", isRead: true),
      (keys["sources"] as? String ?? "Screens", isRead: false),
      (doubles ?? "", isRead: true),
    ]
    var inputs = folders.filter { !$0.0.isEmpty }.flatMap { contents($0.0, withFiles: $0.isRead) }
    if FileManager.default.fileExists(atPath: configuration.path) { inputs.append(configuration) }
    return inputs
  }

  /// A configuration that can't be read has no keys here: the check itself says what is wrong.
  private func readConfiguration() -> [String: Any] {
    let data = try? Data(contentsOf: configuration)
    let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return object as? [String: Any] ?? [:]
  }

  /// The scaffolds are the developer's: that they are there counts, not what is in them.
  private func contents(_ path: String, withFiles: Bool) -> [URL] {
    let top = folder.appendingPathComponent(path)
    let files = FileManager.default.enumerator(
      at: top, includingPropertiesForKeys: [.isDirectoryKey])
    guard let files else { return [] }
    var urls = FileManager.default.fileExists(atPath: top.path) ? [top] : []
    for case let url as URL in files {
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      if isFolder || withFiles { urls.append(url) }
    }
    return urls
  }
}
