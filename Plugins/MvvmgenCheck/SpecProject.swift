import Foundation

/// A project as located by `mvvmgen`, and the files that its check depends on.
struct SpecProject {
  /// The folder of the nearest `mvvmgen.json`, or without one the whole package.
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

  /// Folders are included, so that the check runs when a file was added or removed.
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

  /// The keys of an invalid configuration are ignored here: the check itself reports the errors.
  private func readConfiguration() -> [String: Any] {
    let data = try? Data(contentsOf: configuration)
    let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return object as? [String: Any] ?? [:]
  }

  /// Scaffolds belong to the developer: they must exist, but their content doesn't matter.
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
