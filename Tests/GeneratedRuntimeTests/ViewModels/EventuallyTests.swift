import Foundation
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Tests wait for a state, not for time.
@MainActor
struct EventuallyTests {
  @MainActor
  final class Model {
    @ObservableProperty var isBusy = false
    @ObservableProperty var errorText: String?

    func count(of texts: [String]) -> Int { texts.count }
  }

  private let model = Model()

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func whatLastsOneTurnIsNotMissed() async throws {
    Task {
      model.isBusy = true
      await Task.yield()
      model.isBusy = false
      model.errorText = "Wrong password"
    }
    try await eventually(model.isBusy, equals: true)
    #expect(try await eventually(model.errorText) { $0 != nil } == "Wrong password")
    #expect(!model.isBusy)
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func inVain() async {
    var message = ""
    do {
      try await eventually(model.errorText, within: .milliseconds(5)) { $0 != nil }
    } catch {
      message = "\(error)"
    }
    #expect(
      message == "EventuallyTests.swift:36: model.errorText is still nil after 0.005 seconds")
  }

  /// There, the place is the macro's.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func inVainInAMacro() async {
    var message = ""
    do {
      #expect(try await eventually(model.count(of: ["ä", "b"]), within: .zero) { $0 > 2 } > 2)
    } catch {
      message = "\(error)"
    }
    #expect(
      message
        == #"EventuallyTests.swift:49: model.count(of: ["ä", "b"]) is still 2 after 0.0 seconds"#)
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func inVainWithoutTheSource() async throws {
    let error = await #expect(throws: EventuallyTimeout.self) {
      try await eventually(
        model.isBusy, equals: true, within: .milliseconds(5), filePath: "/nowhere/A.swift", line: 3)
    }
    let message = "A.swift:3: the value is still false after 0.005 seconds"
    #expect(error?.description == message)
    #expect(error?.localizedDescription == message)
  }
}
