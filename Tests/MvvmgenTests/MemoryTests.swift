import Testing

@testable import mvvmgen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a run reads and makes goes with it, so one process can make many runs.
@Suite struct MemoryTests {
  /// After a thousand runs the process has needed no more memory than after the first hundred. A
  /// run needs 100 kB, so 1 % that is left behind would show.
  @Test func aThousandRunsLeaveNothing() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      for number in 100..<120 {
        let spec = #"{ "service": "Service\#(number)", "members": ["id\#(number): Int"] }"#
        try sandbox.write("Specs/Service\(number).service.json", spec)
      }
      #expect(sandbox.run("generate", pipeline: .standard).code == 0)
      for _ in 0..<100 { #expect(sandbox.run("check", pipeline: .standard).code == 0) }
      let before = peakMemory()
      for _ in 0..<900 { #expect(sandbox.run("check", pipeline: .standard).code == 0) }
      let growth = peakMemory() - before
      #expect(growth < 1 << 20, "the process grew by \(growth) bytes")
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
