import Foundation
import Testing

@testable import mvvmgen

/// `rename` and `remove` of members, in all specs that name them.
@Suite struct MemberTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Login.screen.json",
      """
      {
        "screen": "Login",
        "inputs": ["email: String"],
        "state": ["isBusy: Bool"],
        "actions": ["signIn()", "helpTapped()"],
        "flow": ["helpTapped()", "didSignIn(session: Int)"]
      }
      """)
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      """
      {
        "coordinator": "Auth",
        "inputs": ["mail: String"],
        "start": { "screen": "Login", "with": { "email": "mail" } },
        "flow": ["didEnd(session: Int)"],
        "screens": {
          "Login": {
            "helpTapped": { "tell": "Login", "call": "signIn" },
            "didSignIn": { "finish": "didEnd" }
          }
        }
      }
      """)
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App", "root": "window", "start": "Welcome",
        "screens": {
          "Welcome": {
            "inTapped": { "start": "Auth", "as": "present", "onSwipe": "helpTapped", "with": { "mail": "= \\"\\"" } }
          }
        },
        "flows": { "Auth": { "didEnd": "stay" } }
      }
      """)
    try sandbox.write(
      "Specs/Welcome.screen.json",
      #"{ "screen": "Welcome", "actions": ["inTapped()"], "flow": ["inTapped()"] }"#)
    #expect(sandbox.run("generate").code == 0)
  }

  /// The lines of the specs that differ.
  private func changes(_ words: String...) throws -> [String] {
    let outcome = sandbox.run(words + ["--dry-run"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }.map { String($0.replacing(/\ +/, with: " ")) }
  }

  @Test func aStateOfAFlowIsRenamedWhereItIsBoundAndSet() throws {
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      """
      {
        "coordinator": "Auth",
        "inputs": ["mail: String"],
        "state": ["last: Mail = Mail()"],
        "start": { "screen": "Login", "with": { "email": "mail" } },
        "flow": ["didEnd(session: Int)"],
        "screens": {
          "Login": {
            "helpTapped": { "push": "Login", "with": { "email": "last.name" } },
            "didSignIn": [{ "set": { "last": "= Mail()", "last.name": "email" } }, { "finish": "didEnd" }]
          }
        }
      }
      """)
    #expect(
      try changes("rename", "state", "Auth", "last", "newest") == [
        #"- "state": ["last: Mail = Mail()"],"#,
        #"+ "state": ["newest: Mail = Mail()"],"#,
        #"- "helpTapped": { "push": "Login", "with": { "email": "last.name" } },"#,
        #"- "didSignIn": [{ "set": { "last": "= Mail()", "last.name": "email" } }, { "finish": "didEnd" }]"#,
        #"+ "helpTapped": { "push": "Login", "with": { "email": "newest.name" } },"#,
        #"+ "didSignIn": [{ "set": { "newest": "= Mail()", "newest.name": "email" } }, { "finish": "didEnd" }]"#,
      ])
  }

  @Test func anEventIsRenamedWithTheActionThatSendsIt() throws {
    #expect(
      try changes("rename", "event", "Login", "helpTapped", "aidTapped") == [
        #"- "inTapped": { "start": "Auth", "as": "present", "onSwipe": "helpTapped", "with": { "mail": "= \"\"" } }"#,
        #"+ "inTapped": { "start": "Auth", "as": "present", "onSwipe": "aidTapped", "with": { "mail": "= \"\"" } }"#,
        #"- "helpTapped": { "tell": "Login", "call": "signIn" },"#,
        #"+ "aidTapped": { "tell": "Login", "call": "signIn" },"#,
        #"- "actions": ["signIn()", "helpTapped()"],"#,
        #"- "flow": ["helpTapped()", "didSignIn(session: Int)"]"#,
        #"+ "actions": ["signIn()", "aidTapped()"],"#,
        #"+ "flow": ["aidTapped()", "didSignIn(session: Int)"]"#,
      ])
    #expect(sandbox.run("rename", "event", "Login", "helpTapped", "aidTapped", "--quiet").code == 0)
    #expect(sandbox.run("check").code == 0)
  }

  @Test func anActionIsRenamedWhereItIsCalled() throws {
    #expect(
      try changes("rename", "action", "Login", "signIn", "logIn") == [
        #"- "helpTapped": { "tell": "Login", "call": "signIn" },"#,
        #"+ "helpTapped": { "tell": "Login", "call": "logIn" },"#,
        #"- "actions": ["signIn()", "helpTapped()"],"#,
        #"+ "actions": ["logIn()", "helpTapped()"],"#,
      ])
    // The developer's function is listed.
    let outcome = sandbox.run("rename", "action", "Login", "signIn", "logIn")
    #expect(
      outcome.output == """
        edit: Specs/Auth.coordinator.json
        edit: Specs/Login.screen.json
        Screens/Login/LoginDefaultViewModel+Actions.swift:2:8: note: 'signIn' may be 'logIn' now: func signIn() {

        """)
    #expect(sandbox.run("check").code == 0)
  }

  /// A `tell` means a screen only if its flow shows one of that name.
  @Test func anActionIsNotRenamedWhereAFlowOfItsNameIsTold() throws {
    try sandbox.write("Specs/Auth.screen.json", #"{ "screen": "Auth", "actions": ["open()"] }"#)
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App", "root": "window", "start": "Welcome",
        "screens": {
          "Welcome": {
            "inTapped": [{ "start": "Auth", "with": { "mail": "= \\"\\"" } }, { "tell": "Auth", "call": "open" }]
          }
        },
        "flows": { "Auth": { "didEnd": "stay" } }
      }
      """)
    let auth = try sandbox.read("Specs/Auth.coordinator.json")
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      auth.replacing(
        #""flow": ["#, with: #""events": { "open()": "popToRoot", "shut()": "stay" }, "flow": ["#))
    #expect(
      try changes("rename", "action", "Auth.screen", "open", "shut") == [
        #"-{ "screen": "Auth", "actions": ["open()"] }"#,
        #"+{ "screen": "Auth", "actions": ["shut()"] }"#,
      ])
  }

  @Test func inputsAreRenamedWhereTheyAreBound() throws {
    #expect(
      try changes("rename", "input", "Login", "email", "address") == [
        #"- "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "start": { "screen": "Login", "with": { "address": "mail" } },"#,
        #"- "inputs": ["email: String"],"#, #"+ "inputs": ["address: String"],"#,
      ])
    #expect(
      try changes("rename", "input", "Auth", "mail", "name") == [
        #"- "inTapped": { "start": "Auth", "as": "present", "onSwipe": "helpTapped", "with": { "mail": "= \"\"" } }"#,
        #"+ "inTapped": { "start": "Auth", "as": "present", "onSwipe": "helpTapped", "with": { "name": "= \"\"" } }"#,
        #"- "inputs": ["mail: String"],"#,
        #"- "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "inputs": ["name: String"],"#,
        #"+ "start": { "screen": "Login", "with": { "email": "name" } },"#,
      ])
  }

  /// In values after an equals sign, too, also where the sender has the input.
  @Test func inputsAreRenamedInTexts() throws {
    try sandbox.edit("Specs/Auth.coordinator.json") {
      $0.replacing(
        #""helpTapped": { "tell": "Login", "call": "signIn" }"#,
        with: #""helpTapped": { "alert": { "title": "= L10n.of(email, [mail])","#
          + #" "message": "= email", "buttons": [{ "title": "OK" }] } }"#)
    }
    #expect(
      try changes("rename", "input", "Login", "email", "address") == [
        #"- "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "start": { "screen": "Login", "with": { "address": "mail" } },"#,
        #"- "helpTapped": { "alert": { "title": "= L10n.of(email, [mail])", "message": "= email", "buttons": [{ "title": "OK" }] } },"#,
        #"+ "helpTapped": { "alert": { "title": "= L10n.of(address, [mail])", "message": "= address", "buttons": [{ "title": "OK" }] } },"#,
        #"- "inputs": ["email: String"],"#, #"+ "inputs": ["address: String"],"#,
      ])
    #expect(
      try changes("rename", "input", "Auth", "mail", "name") == [
        #"- "inTapped": { "start": "Auth", "as": "present", "onSwipe": "helpTapped", "with": { "mail": "= \"\"" } }"#,
        #"+ "inTapped": { "start": "Auth", "as": "present", "onSwipe": "helpTapped", "with": { "name": "= \"\"" } }"#,
        #"- "inputs": ["mail: String"],"#,
        #"- "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "inputs": ["name: String"],"#,
        #"+ "start": { "screen": "Login", "with": { "email": "name" } },"#,
        #"- "helpTapped": { "alert": { "title": "= L10n.of(email, [mail])", "message": "= email", "buttons": [{ "title": "OK" }] } },"#,
        #"+ "helpTapped": { "alert": { "title": "= L10n.of(email, [name])", "message": "= email", "buttons": [{ "title": "OK" }] } },"#,
      ])
  }

  /// In an alert, its actions, and its members unless a case has data of the name.
  @Test func membersAreRenamedInTheScreensTexts() throws {
    try sandbox.edit("Specs/Login.screen.json") {
      $0.replacing(
        #""state": ["isBusy: Bool"],"#,
        with: """
          "state": ["isBusy: Bool"], "title": "= L10n.title(email)",
            "alerts": {
              "offline": { "title": "= email", "buttons": [{ "title": "OK", "do": "signIn" }] },
              "failed(email: String)": { "title": "= email", "buttons": [{ "title": "OK" }] }
            },
          """)
    }
    #expect(
      try changes("rename", "action", "Login", "signIn", "retry").filter { $0.contains("title") }
        == [
          #"- "offline": { "title": "= email", "buttons": [{ "title": "OK", "do": "signIn" }] },"#,
          #"+ "offline": { "title": "= email", "buttons": [{ "title": "OK", "do": "retry" }] },"#,
        ])
    #expect(
      try changes("rename", "input", "Login", "email", "address").filter { $0.contains("title") }
        == [
          #"- "state": ["isBusy: Bool"], "title": "= L10n.title(email)","#,
          #"+ "state": ["isBusy: Bool"], "title": "= L10n.title(address)","#,
          #"- "offline": { "title": "= email", "buttons": [{ "title": "OK", "do": "signIn" }] },"#,
          #"+ "offline": { "title": "= address", "buttons": [{ "title": "OK", "do": "signIn" }] },"#,
        ])
  }

  /// Data that is bound only by its name would get lost, or come from a default.
  @Test func whatIsPassedNeverChanges() throws {
    try sandbox.edit("Specs/Auth.coordinator.json") {
      $0.replacing(#"{ "screen": "Login", "with": { "email": "mail" } }"#, with: #""Login""#)
        .replacing("mail: String", with: "email: String")
    }
    try sandbox.edit("Specs/App.coordinator.json") { $0.replacing("\"mail\"", with: "\"email\"") }
    try sandbox.edit("Specs/Login.screen.json") {
      $0.replacing("email: String", with: "email: String = \\\"\\\"")
    }
    #expect(sandbox.run("generate", "--quiet").code == 0)
    let before = try sandbox.contents()
    #expect(
      sandbox.run("rename", "input", "Login", "email", "address")
        == Outcome(
          code: 2,
          errors:
            "mvvmgen: error: 'email' is bound by its name: say where it comes from with `with`"
            + " first, or something else would be passed\nnothing was written\n"))
    #expect(try sandbox.contents() == before)
  }

  /// A page is opened that the event brings, after the rename.
  @Test func whatIsBrowsedNeverChanges() throws {
    try sandbox.edit("Specs/Auth.coordinator.json") {
      $0.replacing(
        #""start":"#,
        with: #""state": ["page: URL?"], "#
          + #""events": { "didOpen(help: URL)": { "browse": "page" } }, "start":"#
      )
    }
    #expect(sandbox.run("generate", "--quiet").code == 0)
    #expect(
      sandbox.run("rename", "state", "Auth", "page", "help")
        == Outcome(
          code: 2,
          errors:
            "mvvmgen: error: 'page' is bound by its name: say where it comes from with `with`"
            + " first, or something else would be passed\nnothing was written\n"))
  }

  @Test func inputsAreRenamedWhereStateStartsFromThem() throws {
    try sandbox.edit("Specs/Login.screen.json") {
      $0.replacing(
        #""state": ["isBusy: Bool"]"#,
        with: #""fields": ["typed: String = email"], "private": ["old: String = email"], "#
          + #""state": ["first: String = email"]"#)
    }
    #expect(
      try changes("rename", "input", "Login", "email", "address") == [
        #"- "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "start": { "screen": "Login", "with": { "address": "mail" } },"#,
        #"- "inputs": ["email: String"],"#,
        #"- "fields": ["typed: String = email"], "private": ["old: String = email"], "state": ["first: String = email"],"#,
        #"+ "inputs": ["address: String"],"#,
        #"+ "fields": ["typed: String = address"], "private": ["old: String = address"], "state": ["first: String = address"],"#,
      ])
    try sandbox.edit("Specs/Auth.coordinator.json") {
      $0.replacing(#""start":"#, with: #""state": ["last: String = mail"], "start":"#)
    }
    #expect(
      try changes("rename", "input", "Auth", "mail", "name").suffix(4) == [
        #"- "inputs": ["mail: String"],"#,
        #"- "state": ["last: String = mail"], "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "inputs": ["name: String"],"#,
        #"+ "state": ["last: String = name"], "start": { "screen": "Login", "with": { "email": "name" } },"#,
      ])
  }

  @Test func eventsFromOutsideAreRenamedWhereTheyAreTold() throws {
    try sandbox.edit("Specs/Auth.coordinator.json") {
      $0.replacing(
        #""start":"#,
        with: #""events": { "didOpen(code: Int)": "popToRoot", "didClose()": "stay" }, "start":"#)
    }
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(
        #""flows": { "Auth": { "didEnd": "stay" } }"#,
        with: #""flows": { "Auth": { "didEnd": { "tell": "Auth", "call": "didOpen", "#
          + #""with": { "code": "session" } } } }"#
      )
    }
    #expect(
      try changes("rename", "event", "Auth", "didOpen", "didOpenLink") == [
        #"- "flows": { "Auth": { "didEnd": { "tell": "Auth", "call": "didOpen", "with": { "code": "session" } } } }"#,
        #"+ "flows": { "Auth": { "didEnd": { "tell": "Auth", "call": "didOpenLink", "with": { "code": "session" } } } }"#,
        #"- "events": { "didOpen(code: Int)": "popToRoot", "didClose()": "stay" }, "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "events": { "didOpenLink(code: Int)": "popToRoot", "didClose()": "stay" }, "start": { "screen": "Login", "with": { "email": "mail" } },"#,
      ])
    #expect(sandbox.run("rename", "event", "Auth", "didOpen", "didOpenLink", "--quiet").code == 0)
    #expect(sandbox.run("check").code == 0)
    #expect(
      try changes("remove", "event", "Auth", "didClose") == [
        #"- "events": { "didOpenLink(code: Int)": "popToRoot", "didClose()": "stay" }, "start": { "screen": "Login", "with": { "email": "mail" } },"#,
        #"+ "events": { "didOpenLink(code: Int)": "popToRoot" }, "start": { "screen": "Login", "with": { "email": "mail" } },"#,
      ])
  }

  @Test func reportsAreRenamedOneLevelUp() throws {
    #expect(
      try changes("rename", "event", "Auth", "didEnd", "didFinish") == [
        #"- "flows": { "Auth": { "didEnd": "stay" } }"#,
        #"+ "flows": { "Auth": { "didFinish": "stay" } }"#,
        #"- "flow": ["didEnd(session: Int)"],"#, #"+ "flow": ["didFinish(session: Int)"],"#,
        #"- "didSignIn": { "finish": "didEnd" }"#, #"+ "didSignIn": { "finish": "didFinish" }"#,
      ])
  }

  @Test func membersAreRemovedWithTheirAnswers() throws {
    #expect(
      try changes("remove", "state", "Login", "isBusy") == [#"- "state": ["isBusy: Bool"],"#])
    #expect(
      try changes("remove", "event", "Welcome", "inTapped").suffix(2) == [
        #"-{ "screen": "Welcome", "actions": ["inTapped()"], "flow": ["inTapped()"] }"#,
        #"+{ "screen": "Welcome" }"#,
      ])
    // A member that others still use isn't removed.
    let outcome = sandbox.run("remove", "action", "Login", "signIn")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasSuffix("nothing was removed: change first what still needs it\n"))
  }

  @Test(arguments: [
    (
      "rename action Login sginIn a",
      "'Login' has no action 'sginIn', did you mean 'signIn'?\nnothing was written", 2
    ),
    (
      "rename field Auth a b",
      "a coordinator has no fields; for KIND, write 'state' or 'event' or 'input' or 'answer' or 'role'\n"
        + "nothing was written", 2
    ),
  ])
  func unknown(_ line: String, _ message: String, _ code: Int) {
    let words = line.split(separator: " ").map(String.init)
    #expect(
      sandbox.run(words)
        == Outcome(code: Int32(code), errors: "mvvmgen: error: \(message)\n"))
  }

  @Test func aKindCanBeLeftOut() throws {
    #expect(sandbox.run("rename", "Welcome", "Hello", "--quiet").code == 0)
    #expect(try sandbox.disk.kind("Specs/Hello.screen.json") == .file)
    let usage = "usage: mvvmgen rename KIND [OWNER] OLD NEW [options], see 'mvvmgen rename --help'"
    #expect(
      sandbox.run("rename", "Welcom", "Hello")
        == Outcome(
          code: 64,
          errors: "mvvmgen: error: nothing is called 'Welcom', and the KIND before it is missing\n"
            + "\(usage)\n"))
    #expect(
      sandbox.run("rename", "Auth.Hello", "Hi")
        == Outcome(
          code: 64,
          errors: "mvvmgen: error: nothing is called 'Auth.Hello', did you mean 'screen Hello'?\n"
            + "\(usage)\n"))
    try sandbox.write("Specs/Auth.screen.json", #"{ "screen": "Auth" }"#)
    #expect(
      sandbox.run("rename", "Auth", "Entry")
        == Outcome(
          code: 64,
          errors: "mvvmgen: error: several things are called 'Auth': say which KIND before it,"
            + " 'screen' or 'coordinator'\n\(usage)\n"))
  }
}
