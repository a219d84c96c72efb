/// Instructions for coding assistants.
enum Manual {
  /// `AGENTS.md`
  static let agents = """
    # Screens and flows

    Screens, flows and services are described in specs, JSON files that `mvvmgen` turns into Swift.

    - Change what a screen shows, calls or reports, and where an event leads, in its spec. Never edit a
      file that ends in `.generated.swift`: `mvvmgen generate` writes it again.
    - What a screen does is in `<Screen>DefaultViewModel+Actions.swift`, what a flow decides in
      `<Flow>Coordinator+Custom.swift`. These are written once and then belong to the app.
    - After a change of a spec: `mvvmgen generate`, build, and run the tests. `mvvmgen check` must pass
      before a commit.
    - `mvvmgen docs` prints the spec language and all commands. `mvvmgen explain CODE` says what a
      finding means. `mvvmgen schema screen` (or `coordinator`, `service`, `config`) is the JSON Schema.
    - `mvvmgen list screens`, `list flows` and `show NAME` describe the app, with `--format json`.
    - `mvvmgen new-screen NAME --from SCREEN.EVENT`, `coordinator`, `service`, `add`, `rename` and
      `remove` edit specs; with `--dry-run` they print the differences.

    """
}
