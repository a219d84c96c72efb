import Testing

@testable import mvvmgen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One process can make many runs: only names stay, and those of the next run are the same.
@Suite struct MemoryTests {
  /// After a thousand runs the process has needed no more memory than after the first two hundred. A
  /// run needs 100 kB, so a leak of 2 % would show.
  @Test func aThousandRunsLeaveNothing() async {
    await #expect(processExitsWith: .success) {
      let (small, large, wrong) = (try Sandbox(), try Sandbox(), try Sandbox())
      try small.writeApp(services: 1)
      // Enough for several threads.
      try large.writeApp(services: 130)
      try wrong.writeApp(services: 1)
      try wrong.write("Specs/Home.screen.json", #"{ "screen": "Home", "state": ["name: Strin"] }"#)
      for sandbox in [small, large] {
        #expect(sandbox.run("generate").code == 0)
      }
      func makeRuns(_ numbers: Range<Int>) {
        for number in numbers {
          switch number % 20 {
          case 0: #expect(large.run("check").code == 0)
          case 1..<4: #expect(wrong.run("lint").code == 1)
          case 4:
            let words = ["rename", "screen", "Home", "Start", "--dry-run"]
            #expect(small.run(words).code == 0)
          default: #expect(small.run("check").code == 0)
          }
        }
      }
      makeRuns(0..<200)
      let before = peakMemory()
      makeRuns(200..<1000)
      let growth = peakMemory() - before
      #expect(growth < 3 << 19, "the process grew by \(growth) bytes")
    }
  }
}

extension Sandbox {
  /// Writes the specs of a flow of two screens, and of services.
  fileprivate func writeApp(services: Int) throws {
    try write(
      "Specs/App.coordinator.json",
      #"""
      {
        "coordinator": "App",
        "root": "window",
        "start": "Login",
        "screens": {
          "Login": { "didSignIn": { "replace": "Home" } },
          "Home": { "didSignOut": { "replace": "Login" } }
        }
      }
      """#)
    try write(
      "Specs/Login.screen.json",
      #"{ "screen": "Login", "state": ["isBusy: Bool"], "flow": ["didSignIn(name: String)"] }"#)
    try write(
      "Specs/Home.screen.json",
      #"{ "screen": "Home", "inputs": ["name: String"], "flow": ["didSignOut()"] }"#)
    for number in 0..<services {
      let spec = #"{ "service": "Service\#(number)", "members": ["id\#(number): Int"] }"#
      try write("Specs/Service\(number).service.json", spec)
    }
  }
}

/// The most bytes that the process had in memory so far. Linux counts kilobytes.
private func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #elseif canImport(Glibc)
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss << 10
  #endif
}
