import Foundation
import Fuzzing
import Testing

@testable import TouchstoneSession
@testable import TouchstoneWeb

struct DeflateTests {
  private func roundTrip(_ bytes: [UInt8]) throws -> Int {
    let small = Deflate.compress(bytes)
    #expect(try Inflate.bytes(of: small) == bytes)
    return small.count
  }

  @Test(arguments: ["", "a", "ab", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa", "abcabcabcabcabcabcd"])
  func `A short text survives compression`(text: String) throws {
    _ = try roundTrip(Array(text.utf8))
  }

  @Test func `Repetitions compress well`() throws {
    let line = #"[12.34567,{"kind":"tree","tree":{"updated":[{"id":7,"matrix":[1,0,0,1,20,0]}]}}]"#
    let text = (0..<2000).map { "\(line)\($0)" }.joined(separator: "\n")
    #expect(try roundTrip(Array(text.utf8)) < text.utf8.count / 20)
  }

  @Test func `Long runs, all byte values and rare bytes survive compression`() throws {
    _ = try roundTrip([UInt8](repeating: 0, count: 200_000))
    _ = try roundTrip((0..<100_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) })
    // Counts like these would lead to codes of more than fifteen bits.
    var bytes: [UInt8] = []
    var (one, next) = (1, 1)
    for byte in UInt8(0)..<24 {
      bytes += [UInt8](repeating: byte, count: one).shuffledInPairs
      (one, next) = (next, one + next)
    }
    _ = try roundTrip(bytes)
  }

  @Test func `Any bytes survive compression`() throws {
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      let variety = 1 + random.below(256)
      var bytes: [UInt8] = []
      while bytes.count < 1 << random.below(18) {
        if random.chance(3), !bytes.isEmpty {
          let start = random.below(bytes.count)
          bytes += bytes[start..<min(bytes.count, start + random.below(400))]
        } else {
          bytes.append(UInt8(truncatingIfNeeded: random.below(variety)))
        }
      }
      _ = try roundTrip(bytes)
    }
  }
}

extension [UInt8] {
  /// The bytes with others in between, so that runs don't become matches.
  fileprivate var shuffledInPairs: [UInt8] {
    count > 40 ? enumerated().map { $0.offset.isMultiple(of: 3) ? 200 : $0.element } : self
  }
}
