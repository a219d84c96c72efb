import GeneratedRuntime
import Testing
import UIKit

@MainActor
struct FirstTests {
  @Test func compiles() {
    let window = UIWindow()
    let host = UIKitHost(window: window)
    #expect(host.stage.description == "nothing")
  }
}
