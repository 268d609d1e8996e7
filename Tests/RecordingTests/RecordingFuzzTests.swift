import Fuzzing
import Testing
import TouchstoneHost

/// Reading arbitrary bytes ends with a recording or with one line of text.
@Suite("The reader of recordings, on mutated files")
struct RecordingFuzzTests {
  /// The number of mutated files per seed. Ten seeds make ten thousand.
  private let filesOfSeed = 1_000

  /// Bytes with a meaning for the reader, so that mutations pass its first checks.
  private static let telling =
    Array(#"{}[]",:\u019-+.eE tfn"#.utf8) + [0, 10, 13, 0x80, 0xC3, 0xFF]

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    for _ in 0...Int.random(in: 0...3, using: &generator) {
      guard let place = bytes.indices.randomElement(using: &generator) else { return }
      let length = Int.random(in: 1...12, using: &generator)
      let end = min(place + length, bytes.count)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes[place] = Self.telling.randomElement(using: &generator) ?? 0
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.insert(Self.telling.randomElement(using: &generator) ?? 0, at: place)
      case 5: bytes.removeSubrange(place...)
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
    }
  }

  @Test(
    "no mutation crashes the reader, and every error is one line",
    arguments: 0..<10 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var random = RandomRecording(seed: seed)
    let original = Array(RecordingWriter.write(random.make(count: 8)).utf8)
    var read = 0
    var refused = 0
    for _ in 0..<filesOfSeed {
      var bytes = original
      mutate(&bytes, &generator)
      do throws(RecordingError) {
        let recording = try RecordingReader.read(bytes)
        read += 1
        guard !recording.isCutOff else { continue }
        let text = RecordingWriter.write(recording)
        let again = try RecordingReader.read(text)
        #expect(RecordingWriter.write(again) == text, "seed \(seed)")
      } catch {
        refused += 1
        let message = error.description
        #expect(message.hasPrefix("line \(error.line): ") && message.contains("; expected "))
        #expect(isOneLine(message) && message.count < 400, "\(message)")
      }
    }
    #expect(read > 50 && refused > 50, "the mutations reach both ends")
  }

  @Test("random bytes are refused", arguments: 0..<50 as Range<UInt64>)
  func noise(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let message = try #require(refusal(bytes))
    #expect(isOneLine(message))
  }
}
