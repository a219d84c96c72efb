extension Sandbox {
  /// `Owls` starts `Talk`, which its target doesn't see; `Talk` starts `Owls`.
  func writeFlowElsewhere() throws {
    func spec(_ target: String, _ file: String, _ text: String) throws {
      try write("\(target)/Specs/\(file).json", "\(text)\n")
    }
    try write(
      "mvvmgen.json",
      """
      {
        "doubles": { "folder": "Tests/Doubles", "tests": "Tests" },
        "targets": {
          "App": { "folder": "App", "uses": ["Core", "Home", "Chat"] },
          "Chat": { "folder": "Chat", "uses": ["Core", "Home"] },
          "Core": { "folder": "Core" },
          "Home": { "folder": "Home", "uses": ["Core"] }
        }
      }

      """)
    try spec(
      "Core", "Talk.coordinator",
      #"{ "coordinator": "Talk", "elsewhere": true, "inputs": ["owl: Int"], "flow": ["didEnd()"] }"#
    )
    try spec("Home", "Owls.screen", #"{ "screen": "Owls", "flow": ["tapped(owl: Int)"] }"#)
    try spec(
      "Home", "Owls.coordinator",
      """
      {
        "coordinator": "Owls",
        "start": "Owls",
        "screens": { "Owls": { "tapped": { "start": "Talk", "as": "present" } } },
        "flows": { "Talk": { "didEnd": "back", "cancelled": "stay" } }
      }
      """)
    try spec("Chat", "Store.service", #"{ "service": "Store", "members": ["count: Int"] }"#)
    try spec("Chat", "Notes.screen", #"{ "screen": "Notes", "flow": ["ended()", "more()"] }"#)
    try spec(
      "Chat", "Talk.coordinator",
      """
      {
        "coordinator": "Talk",
        "inputs": ["owl: Int = 1"],
        "services": ["Store"],
        "start": "Notes",
        "flow": ["didEnd()"],
        "screens": { "Notes": { "ended": { "finish": "didEnd" }, "more": { "start": "Owls" } } }
      }
      """)
    try spec(
      "App", "App.coordinator",
      #"{ "coordinator": "App", "root": "window", "start": { "flow": "Owls" } }"#)
  }
}
