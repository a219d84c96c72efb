import Foundation
import Testing

@testable import mvvmgen

/// The files for Apple's systems that `mvvmgen links` prints.
extension LinksTests {
  @Test func printsApplesFile() throws {
    try takeAll()
    let printed = links("--association", "ABCDE12345.app.owlery")
    #expect(printed.errors == "add the paths of '= OldLink'\n")
    let output = printed.output
    let compact = output.replacing("\n", with: "").replacing(/\ +/, with: " ")
    #expect(
      compact == """
        { "applinks": { "details": [ { "appIDs": [ "ABCDE12345.app.owlery" ], \
        "components": [ \
        { "/": "/reset", "?": { "token": "?*", "v": "2" } }, \
        { "/": "/search", "?": { "q": "?*" } }, { "/": "/gr%C3%B6%C3%9Fe" }, { "/": "/owls/*" }, \
        { "/": "/files/*" } ] } ] }}
        """)
  }

  @Test func printsTheEntriesOfInfoPlist() throws {
    let schemes = """
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>owlery</string>
            <string>owls</string>
          </array>
        </dict>
      </array>

      """
    let hosts = """
      <!-- Associated domains, in the entitlements: -->
      <!--   applinks:owlery.app -->
      <!--   applinks:www.owlery.app -->

      """
    #expect(links("--plist") == Outcome(output: schemes + hosts))
    try sandbox.write("mvvmgen.json", #"{ "links": { "schemes": ["owlery", "owls"] } }"#)
    #expect(links("--plist") == Outcome(output: schemes))
    try sandbox.write(
      "mvvmgen.json", #"{ "links": { "hosts": ["owlery.app", "www.owlery.app"] } }"#)
    #expect(links("--plist") == Outcome(output: hosts))
  }
}
