import Fuzzing
import Testing

@testable import TouchstoneSession
@testable import TouchstoneWeb

struct PatternBookTests {
  private func roundTrip(_ texts: [String]) throws -> (patterns: Int, texts: [Int]) {
    var book = DeltaEncoder()
    let written = texts.map { book.write(Array($0.utf8)) }
    let reader = PatternReader(book.text)
    for (text, bytes) in zip(texts, written) {
      #expect(String(decoding: try reader.read(bytes), as: UTF8.self) == text)
    }
    return (book.text.count, written.map(\.count))
  }

  @Test(arguments: [
    "{}", "[1,2,3]", #"{"a":-0.5,"b":[0,-1,10.25]}"#, #"{"a":1e-05,"b":-0,"c":1.50,"d":007}"#,
    ##"{"color":"#000000ff","text":"13th of 22, y 320. {3} 2026-11-23 v1.2.3 …5 ½ 7é"}"##,
    #"{"big":12345678901,"fine":0.1234567,"edge":999999999.999999,"least":-999999999.999999}"#,
    "[\n[0.016667,{\"kind\":\"scene\"}],\n[0.033333,{\"kind\":\"scene\"}]]", "x", "5", "-", ".",
    "-.",
  ])
  func `A text survives encoding byte for byte`(text: String) throws {
    _ = try roundTrip([text])
  }

  @Test func `Each text is read without the others`() throws {
    let texts = (0..<4).map { number in
      (0..<30).map { "{\"id\":\(number * 100 + $0),\"y\":\(Double($0) / 8)}" }.joined()
    }
    var book = DeltaEncoder()
    let written = texts.map { book.write(Array($0.utf8)) }
    let reader = PatternReader(book.text)
    for place in texts.indices.reversed() {
      #expect(try reader.read(written[place]) == Array(texts[place].utf8))
    }
  }

  @Test func `Even motion compresses well`() throws {
    let text = (0..<1000).map { #"{"id":7,"time":\#($0),"y":\#($0 * 3)}"# }.joined()
    let (patterns, texts) = try roundTrip([text])
    #expect(patterns < 40)
    #expect(texts[0] < text.utf8.count / 3)
  }

  @Test func `Any words and numbers survive encoding`() throws {
    let words = [
      "{", "}", ".", "-", "1", "0", "9", "5e3", " ", "\n", "a", "ä", "#", "\"", ",", "12",
    ]
    for seed in UInt64(0)..<200 {
      var random = SeededGenerator(seed: seed)
      let texts = (0..<3).map { _ in
        (0..<1 + random.below(60)).map { _ in random.one(of: words) ?? "" }.joined()
      }
      _ = try roundTrip(texts)
    }
  }
}
