import Foundation
import Testing

/// The output compiles without warnings in every kind of app.
///
/// `swift test --filter OutputTests` runs all tests of the output; to compile one fixture in every kind
/// of app:
///
///     CASE=swiftui swift test --filter CompilationTests
///
/// A failure shows the command, which can be repeated by hand, and the compiler's output.
struct CompilationTests {
  @Test(arguments: try Variant.selected()) func compiles(variant: Variant) throws {
    // Separate folders, because the compiler refuses files that are written while it reads them.
    let folder = Folders.built.appending(path: variant.folderName)
    let (parts, others) = try variant.project.writeModules(into: folder)
    let (mode, uiKit) = (variant.mode, variant.uiKit)
    for part in parts {
      let modules = others + (parts.count > 1 ? [folder] : [])
      let tool =
        variant.project.hasDoublesApart && !(part.apart + part.support).isEmpty
        ? try Compiler.compile(
          part.files, as: part.name, support: part.support, testsApart: part.apart, mode, uiKit,
          modules: modules, in: folder)
        : try Compiler.compile(
          part.files, as: part.name, mode, uiKit, modules: modules, isImported: parts.count > 1,
          in: folder)
      #expect(tool.succeeded, "\(tool)")
      guard tool.succeeded else { return }
    }
  }
}
