import MvvmgenStorage
import Testing

@testable import MvvmgenTemplates

@Suite struct OutputBufferTests {
  /// Short words are copied in another way than long ones.
  @Test(arguments: 0...40) func appendsWordsOfEachLength(count: Int) {
    let word = (0..<count).map { UInt8($0 + 1) }
    ScratchMemory.reusing {
      for dropped in 0...min(count, 2) {
        var buffer = OutputBuffer()
        buffer.append(UInt8(ascii: "<"))
        word.withBytes { buffer.append($0, droppingFirst: dropped) }
        buffer.append(UInt8(ascii: ">"))
        let expected = [UInt8(ascii: "<")] + word.dropFirst(dropped) + [UInt8(ascii: ">")]
        #expect(Array(buffer.bytes) == expected)
      }
    }
  }

  @Test func growsWithWhatIsAppended() {
    let word = Array("word ".utf8)
    ScratchMemory.reusing {
      var buffer = OutputBuffer()
      for _ in 0..<10_000 { word.withBytes { buffer.append($0, droppingFirst: 0) } }
      #expect(Array(buffer.bytes) == Array(repeating: word, count: 10_000).flatMap(\.self))
    }
  }
}
