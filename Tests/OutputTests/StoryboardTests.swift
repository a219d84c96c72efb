import Foundation
import Testing

@testable import MvvmgenLanguage

/// Scaffolds for storyboards get what they need when they are made. That Interface Builder and
/// Objective-C can connect to them is what `Scripts/check-apple app` shows.
struct StoryboardTests {
  @Test func onlyItsServicesMakeAViewController() throws {
    let project = Project(fixture: Fixture(name: "storyboards"), access: .internal)
    let folder = Folders.built.appending(path: "services")
    let app = try project.write(into: folder)
    let file = folder.appending(path: "Made.swift")
    try Data(
      """
      import GeneratedRuntime
      import UIKit

      protocol Parts {}

      @MainActor
      func make(_ services: any AppServices, _ parts: any Parts) -> [UIViewController] {
        [
          LoginViewController.instantiate(with: LoginScreen(withServices: services)),
          LoginViewController.instantiate(with: LoginScreen(withServices: 7)),
          LoginViewController.instantiate(with: LoginScreen(withServices: parts)),
        ]
      }
      """.utf8
    ).write(to: file)
    let tool = try Compiler.compile(
      app.files + [file], .swift6AndFeatures, .with, modules: app.modules, in: folder)
    let errors = tool.output.matches(of: /(\w+\.swift:\d+):\d+: error: (.*)/).map {
      "\($0.output.1): \($0.output.2)"
    }
    let reason = "does not conform to expected type 'HasAuthService'"
    #expect(
      errors.sorted() == [
        "Made.swift:10: argument type 'Int' \(reason)",
        "Made.swift:11: argument type 'any Parts' \(reason)",
      ], "\(tool)")
  }
}
