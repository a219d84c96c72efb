import Foundation
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// Completions, tested in the real shells if they are installed.
@Suite struct CompletionTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Login.screen.json",
      """
      {
        "screen": "Login", "state": ["isBusy: Bool"], "actions": ["start()"],
        "flow": ["didSignIn()", "helpTapped()"]
      }
      """)
    try sandbox.write("Specs/Logbook.screen.json", #"{ "screen": "Logbook" }"#)
    // A name that begins like another one, whose members aren't its own.
    try sandbox.write(
      "Specs/LoginHelp.screen.json", #"{ "screen": "LoginHelp", "flow": ["didSignIn2()"] }"#)
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      """
      {
        "coordinator": "Auth", "start": "Login", "flow": ["didEnd()"],
        "links": { "/login": "didOpenLogin" }, "events": { "didOpenLogin()": "popToRoot" }
      }
      """)
    for shell in Shell.allCases {
      try sandbox.write(shell.rawValue, Completions.text(for: shell))
    }
    let program = try Sandbox.program()
    try sandbox.makeFolder("bin")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("bin/mvvmgen"), withDestinationPath: program)
  }

  private static func has(_ shell: String) -> Bool {
    ["/usr/bin/", "/bin/", "/opt/homebrew/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + shell)
    }
  }

  private static let explained = Diagnostic.Code.allCases.map(\.rawValue).sorted()

  private static let lines: [(line: String, words: [String])] = [
    ("mvvmgen li", ["links", "lint", "list"]),
    ("mvvmgen list ", ["answers", "flows", "launch", "links", "members", "screens", "services"]),
    ("mvvmgen show Log", ["Logbook", "Login", "LoginHelp"]),
    ("mvvmgen coordinator A --start Logi", ["Login", "LoginHelp"]),
    ("mvvmgen new-screen A --in ", ["Auth"]),
    ("mvvmgen graph --format m", ["markdown", "mermaid"]),
    ("mvvmgen check --format x", ["xcode"]),
    ("mvvmgen lint --fi", ["--fix"]),
    ("mvvmgen service --m", ["--member"]),
    ("mvvmgen add d", ["derived"]),
    ("mvvmgen show A", ["Auth"]),
    ("mvvmgen rename sc", ["screen"]),
    ("mvvmgen rename screen ", ["Logbook", "Login", "LoginHelp"]),
    ("mvvmgen rename --directory . coordinator ", ["Auth"]),
    ("mvvmgen add action ", ["Logbook", "Login", "LoginHelp"]),
    ("mvvmgen --format list sh", ["show"]),
    ("mvvmgen check --format=g", ["--format=github"]),
    ("mvvmgen add action Logi", ["Login", "LoginHelp"]),
    ("mvvmgen new-screen A --from Login.", ["Login.didSignIn", "Login.helpTapped"]),
    ("mvvmgen rename state Login ", ["isBusy"]),
    ("mvvmgen rename event Login did", ["didSignIn"]),
    ("mvvmgen rename event Login ", ["didSignIn", "helpTapped"]),
    ("mvvmgen rename event Login didSignIn ", []),
    ("mvvmgen remove event Auth ", ["didEnd", "didOpenLogin"]),
    ("mvvmgen remove screen Lo", ["Logbook", "Login", "LoginHelp"]),
    ("mvvmgen explain MG41", explained.filter { $0.hasPrefix("MG41") }),
    ("mvvmgen lint --only MG101", ["MG101"]),
    ("mvvmgen links ", ["/login"]),
    ("mvvmgen graph --highlight A", ["Auth"]),
    ("mvvmgen completions ", ["bash", "fish", "zsh"]),
    ("mvvmgen docs an", ["answers"]),
  ]

  private static let bash = """
    PATH=$PWD/bin:$PATH
    source ./bash
    read -ra COMP_WORDS <<< "$1"
    case $1 in *' ') COMP_WORDS+=("") ;; esac
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _mvvmgen
    printf '%s\\n' "${COMPREPLY[@]}" | sort
    """

  @Test(.enabled(if: has("bash")), arguments: lines) func bash(
    line: String, words: [String]
  ) throws {
    let outcome = try sandbox.execute("/usr/bin/env", ["bash", "-c", Self.bash, "bash", line])
    // Without any, 'printf' prints an empty line.
    let printed = words.isEmpty ? [""] : words
    #expect(outcome == Outcome(output: printed.map { "\($0)\n" }.joined()))
  }

  /// What a shell could expand or take apart stays as it is.
  @Test(
    .enabled(if: has("bash")),
    arguments: [
      ("mvvmgen links ", ["/login", "=\\ RoomLink", "\\*"]),
      ("mvvmgen check --stamp s", ["s *.txt"]),
    ])
  func oddWords(line: String, words: [String]) throws {
    try sandbox.write("s *.txt", "")
    try sandbox.write(
      "Specs/Odd.coordinator.json",
      """
      {
        "coordinator": "Odd", "start": "Login",
        "links": { "*": "didOpen", "= RoomLink": "didOpen" }, "events": { "didOpen()": "stay" }
      }
      """)
    let outcome = try sandbox.execute("/usr/bin/env", ["bash", "-c", Self.bash, "bash", line])
    #expect(outcome == Outcome(output: words.map { "\($0)\n" }.joined()))
  }

  @Test(.enabled(if: has("fish")), arguments: lines) func fish(
    line: String, words: [String]
  ) throws {
    let script = """
      set -gx HOME $PWD
      set -gx PATH $PWD/bin $PATH
      source ./fish
      complete -C $argv[1] | cut -f 1 | sort
      """
    let outcome = try sandbox.execute(
      "/usr/bin/env", ["fish", "--no-config", "-c", script, line])
    #expect(outcome == Outcome(output: words.map { "\($0)\n" }.joined()))
  }

  /// In a terminal, since there is no other way to ask zsh.
  @Test(.enabled(if: has("zsh")), arguments: lines) func zsh(
    line: String, words: [String]
  ) throws {
    let script = """
      zmodload zsh/zpty
      export PATH=$PWD/bin:$PATH TERM=dumb
      zpty shell zsh -f -i
      zpty -w shell "PROMPT= ; autoload -U compinit; compinit -u -D; source ./zsh
      zstyle ':completion:*' list-separator '#'
      unsetopt zle_bracketed_paste 2> /dev/null
      show() { compadd() { builtin compadd -O found \\"\\$@\\"; print -rl -- FOUND:\\${^found}; }
        _main_complete; unfunction compadd; }
      zle -C ask list-choices show; bindkey '^X' ask; print REA''DY"
      zpty -r -m shell text '*READY*'
      zpty -w -n shell "$1"$'\\C-X'
      sleep 1
      zpty -w -n shell $'\\C-U'"print DO''NE"$'\\n'
      zpty -r -m shell text '*DONE*'
      print -r -- "$text" | tr -d '\\r' | grep -o 'FOUND:[A-Za-z0-9./=-]*' | cut -c 7- | sort -u
      """
    let outcome = try sandbox.execute("/usr/bin/env", ["zsh", "-f", "-c", script, "zsh", line])
    #expect(outcome.output == words.map { "\($0)\n" }.joined())
  }

  @Test func everyShellsFileIsRead() throws {
    for shell in ["bash", "zsh", "fish"] where Self.has(shell) {
      #expect(try sandbox.execute("/usr/bin/env", [shell, "-n", shell]) == Outcome())
    }
  }

  @Test(.enabled(if: has("man"))) func manReadsThePage() throws {
    try sandbox.write("mvvmgen.1", ManPage.text)
    let script = "MANWIDTH=80 LC_ALL=C man --warnings -l mvvmgen.1 2>&1 > text; head -5 text"
    let outcome = try sandbox.execute("/bin/sh", ["-c", script])
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("mvvmgen - generates Swift for MVVM and coordinators"))
  }
}
