import MvvmgenStorage
import MvvmgenSyntax
import Testing

@Suite struct NamesTests {
  @Test(arguments: [
    ("Login.swift", true), ("A/B/Login.swift", true), ("..a/...", true), ("", false),
    ("/Login.swift", false), ("..", false), ("../Login.swift", false), ("A/../Login.swift", false),
    ("A//Login.swift", false), ("A/./Login.swift", false), ("A/", false),
  ])
  func aPathOutOfTheProjectIsNoticed(path: String, isInProject: Bool) {
    #expect(ProjectPath(path).isInProject == isInProject)
    for other: ProjectPath in ["Other.swift", "A/Other.swift", "A/B/Other.swift"] {
      #expect(ProjectPath(path).isInProject(beside: other) == isInProject)
    }
  }

  @Test(arguments: [
    ("Login", "login"), ("URLOpener", "urlOpener"), ("ID", "id"), ("PIN", "pin"),
    ("OTPCode", "otpCode"), ("IDs", "ids"), ("URLsLoader", "urlsLoader"), ("IDStore", "idStore"),
    ("HTTP2Client", "http2Client"), ("X", "x"), ("ABTest", "abTest"), ("AView", "aView"),
    ("login", "login"), ("_Login", "_login"), ("__URLs", "__urls"), ("日本Go", "日本Go"),
    ("Default", "default"), ("ÄÖTest", "äöTest"),
    ("IsOn", "isOn"), ("USStates", "usStates"),
  ])
  func aTypeGivesAVariableItsName(type: String, variable: String) {
    #expect(TypeName(validated: type).lowercased.text == variable)
  }

  @Test(arguments: [
    ("didSignIn", "DidSignIn"), ("default", "Default"), ("x", "X"), ("URL", "URL"), ("", ""),
    ("_x", "_X"), ("_", "_"), ("été", "Été"),
  ])
  func aMemberGivesATypeAPartOfItsName(member: String, type: String) {
    #expect(MemberName(validated: member).capitalized.text == type)
  }

  @Test(arguments: [
    ("Login", "Login"), ("Größe", "Größe"), ("日本", "日本"), ("A1_b", "A1_b"),
    ("", "1:2: error: the text ends too early: expected a type's name [MG305]"),
    ("Log in", "1:6: error: unexpected `in`: expected nothing more [MG305]"),
    ("1Login", "1:2: error: unexpected `1`: expected a type's name [MG305]"),
    ("Login-View", "1:7: error: unexpected `-`: expected nothing more [MG305]"),
    ("Self", "1:2: error: `Self` is reserved in Swift: choose another name [MG301]"),
    ("Any", "1:2: error: `Any` is reserved in Swift: choose another name [MG301]"),
    ("Type", "1:2: error: `Type` is reserved in Swift: choose another name [MG301]"),
    ("class", "1:2: error: `class` is reserved in Swift: choose another name [MG301]"),
    ("login", "1:2: error: the type name `login` must begin with a capital letter [MG302]"),
    ("_login", "1:2: error: the type name `_login` must begin with a capital letter [MG302]"),
    ("Lo\u{AD}gin", "1:4: error: an invisible character, `\\u{AD}`: remove it [MG306]"),
  ])
  func theNameOfATypeIsRead(text: String, expected: String) {
    let lines = Grammar(text).lines { TypeName.parse($0, into: &$1)?.value.text }
    #expect(lines.first == expected)
  }

  @Test func theNameOfAMemberIsRead() {
    let lines = { Grammar($0).lines { MemberName.parse($0, into: &$1)?.value.text } }
    #expect(lines("grid") == ["grid"])
    #expect(lines("`class`") == ["class"])
    #expect(lines("grid.x") == ["1:6: error: unexpected `.`: expected nothing more [MG305]"])
    #expect(lines("Protocol").map { $0.suffix(7) } == ["[MG301]"])
  }

  @Test(arguments: [
    ("atuh", "auth"), ("Logn", "Login"), ("Loginn", "Login"), ("login", "Login"),
    ("Lgoin", "Login"),
    ("Reg", "Register"), ("x", nil), ("", nil), ("Settings", nil), ("Regster", "Register"),
    ("ab", nil), (String(repeating: "a", count: 5_000), nil),
  ])
  func theNearestNameIsSuggested(typed: String, expected: String?) {
    let known = ["Login", "Register", "auth", "Loge", String(repeating: "a", count: 5_001)]
    #expect(closest(to: typed, in: known) == expected)
  }

  @Test func ofTwoAsNearTheFirstIsSuggested() {
    #expect(closest(to: "tabs", in: ["tab", "tags"]) == "tab")
    #expect(closest(to: "tabs", in: ["tags", "tab", "tabs"]) == "tabs")
  }

  @Test func ofTwoAsNearTheOneWithTheSameLettersIsSuggested() {
    #expect(closest(to: "lnit", in: ["init", "lint", "list"]) == "lint")
  }

  /// The beginning of a name may well be meant: what is sure to be a slip is fixed, and no more.
  @Test(arguments: [
    ("atuh", true), ("LoadMore", true), ("loadmore", true), ("loadMoer", true),
    ("loadMore(page:)", true), ("load", false), ("loadMoreOwlsSoon", false), ("x", false),
  ])
  func onlySlipsAreFixed(typed: String, isFixed: Bool) {
    let span = SourceSpan(file: 0, start: 0, end: 0)
    let suggestion = Suggestion(for: typed, at: span, among: ["loadMore", "auth"])
    #expect((suggestion.fixIt != nil) == isFixed)
  }
}
