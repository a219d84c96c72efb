import Foundation
import GeneratedRuntime
import Testing

struct LocalizedTextTests {
  @Test func textWithoutTranslationIsShownAsItIs() {
    let name = "Hedwig"
    #expect(String(localized: "Sign in") == "Sign in")
    #expect(String(localized: "Delete \(name)?") == "Delete Hedwig?")
  }
}
