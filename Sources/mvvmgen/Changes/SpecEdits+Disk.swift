import MvvmgenEditing
import MvvmgenStorage

extension SpecEdits {
  /// New files first, because existing specs refer to them.
  func apply(to disk: Disk) throws(DiskError) {
    for edit in all where edit.old == nil {
      try disk.makeFolder(Disk.folder(of: edit.path))
      try disk.create(edit.path, with: edit.new)
    }
    for edit in all where edit.old != nil {
      try disk.replace(try disk.target(of: edit.path), with: edit.new)
    }
  }

  /// In the format of `git apply`.
  func diff(of edit: FileEdit, in project: Project) -> [UInt8] {
    let path = project.pathInDiff(ProjectPath(edit.path))
    var output: [UInt8] = []
    UnifiedDiff(from: (edit.old ?? [])[...], to: edit.new[...]).append(
      from: edit.old == nil ? nil : path, to: path, into: &output)
    return output
  }
}
