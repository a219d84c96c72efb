import Foundation
import Testing

@testable import Language

/// Scaffolds for storyboards get what they need when they are made. That Interface Builder and
/// Objective-C can connect to them is what `Scripts/check-apple app` shows.
struct StoryboardTests {
  @Test(arguments: [
    ("services", nil),
    ("7", "argument type 'Int' does not conform to expected type 'HasAuthService'"),
    (
      "parts",
      "argument type 'any Parts' does not conform to expected type 'HasAuthService'"
    ),
  ])
  func onlyItsServicesMakeAViewController(services: String, reason: String?) throws {
    let project = Project(fixture: Fixture(name: "storyboards"), access: .internal)
    let folder = Folders.built.appending(path: "services-\(services)")
    let app = try project.write(into: folder)
    let file = folder.appending(path: "Made.swift")
    try Data(
      """
      import GeneratedRuntime
      import UIKit

      protocol Parts {}

      @MainActor
      func make(_ services: any AppServices, _ parts: any Parts) -> UIViewController {
        LoginViewController.instantiate(withServices: \(services))
      }
      """.utf8
    ).write(to: file)
    let tool = try Compiler.compile(
      app.files + [file], .swift6AndFeatures, .with, modules: app.modules, in: folder)
    guard let reason else { return #expect(tool.succeeded, "\(tool)") }
    #expect(!tool.succeeded)
    #expect(tool.output.contains(reason), "\(tool)")
  }
}
