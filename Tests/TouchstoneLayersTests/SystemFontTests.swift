import Foundation
import Testing
import TouchstoneGeometry

@testable import TouchstoneLayers

/// The system font's measures, compared with those that iOS 26.1 reported.
struct SystemFontTests {
  /// The raw values of UIKit's weights.
  private static let weights: [String: CGFloat] = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3,
    "bold": 0.4, "heavy": 0.56, "black": 0.62,
  ]
  private static let strings = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  private func metrics(_ size: CGFloat, _ weight: CGFloat = 0, isItalic: Bool = false)
    -> FontMetrics
  {
    FontMetrics(size: size, face: FontFace(weight: weight, isItalic: isItalic))
  }

  @Test func `All recorded widths of strings are equal to a millionth of a point`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Truth/font/widths.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var compared = 0
    for line in lines where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      let name = String(fields[0])
      let metrics = metrics(
        CGFloat(try #require(Double(fields[1]))), Self.weights[name] ?? 0,
        isItalic: name == "italic")
      #expect(name == "italic" || Self.weights[name] != nil)
      for (string, field) in zip(Self.strings, fields.dropFirst(2)) {
        let width = try #require(Double(field))
        let found = metrics.width(of: string)
        #expect(abs(Double(found) - width) < 1e-6, "\(name) \(metrics.size) “\(string)”: \(found)")
        #expect(metrics.widthOfLine(string) == found)
        compared += 1
      }
    }
    #expect(compared == 360)
  }

  @Test(arguments: [
    (17, 16.1865, -4.1006, 20.2871), (12, 11.4258, -2.8945, 14.3203),
    (28, 26.6602, -6.7539, 33.4141),
    (34, 32.3730, -8.2012, 40.5742),
  ])
  func `The vertical measures are those of iOS in all weights`(
    size: Double, ascender: Double, descender: Double, height: Double
  ) {
    for weight in Self.weights.values {
      let metrics = metrics(CGFloat(size), weight)
      #expect(abs(Double(metrics.ascender) - ascender) < 1e-4)
      #expect(abs(Double(metrics.descender) - descender) < 1e-4)
      #expect(abs(Double(metrics.lineHeight) - height) < 1e-4)
      #expect(metrics.leading == 0)
      #expect(abs(metrics.capHeight - metrics.size * 0.70458984375) < 1e-9)
    }
  }

  @Test func `The height of an x follows the weight and the size`() {
    let seventeen: [String: CGFloat] = [
      "light": 8.94, "regular": 8.948, "medium": 9.015, "semibold": 9.073, "bold": 9.139,
      "heavy": 9.239, "black": 9.33,
    ]
    for (name, height) in seventeen {
      #expect(abs(metrics(17, Self.weights[name] ?? 0).xHeight - height) < 0.001, "\(name)")
    }
    #expect(metrics(28).xHeight == 14.21875)
    #expect(metrics(17, 0.4, isItalic: true).xHeight == metrics(17).xHeight)
    let mono = FontMetrics(size: 17, face: FontFace(.systemMonospaced))
    #expect(abs(mono.xHeight - 8.99) < 0.001)
    let bold = FontMetrics(size: 2048, face: FontFace(.systemMonospaced, weight: 0.4))
    #expect(bold.xHeight == 1100)
  }

  @Test func `All characters of the monospaced font are 1266 units wide, without kerning`() {
    for weight in [0, 0.4] as [CGFloat] {
      let metrics = FontMetrics(size: 2048, face: FontFace(.systemMonospaced, weight: weight))
      for text in ["i", "W", "A", "é", "Ж"] { #expect(metrics.width(of: text) == 1266, "\(text)") }
      #expect(abs(metrics.width(of: "AVAV") - 5064) < 1e-9)
    }
  }

  @Test func `In a font with equal digits, all numbers of the same length are equally wide`() {
    let face = FontFace(hasEqualDigits: true)
    let metrics = FontMetrics(size: 17, face: face)
    #expect(metrics.width(of: "1111") == metrics.width(of: "7890"))
    #expect(metrics.width(of: "01.78") == metrics.width(of: "00.00"))
    #expect(metrics.width(of: "AV") == self.metrics(17).width(of: "AV"))
    #expect(self.metrics(17).width(of: "1111") < self.metrics(17).width(of: "7890"))
  }

  @Test func `Kerning is that of the pair, and only between the two characters`() {
    let metrics = metrics(17)
    let unit: CGFloat = 17.0 / 2048
    func kerning(_ text: String) -> CGFloat {
      metrics.width(of: text) - text.reduce(0) { $0 + metrics.advance(of: $1) }
    }
    #expect(abs(kerning("AV") - -130 * unit) < 1e-9)
    #expect(abs(kerning("LT") - -190 * unit) < 1e-9)
    #expect(kerning("Hello UIKit") == 0)
    #expect(abs(kerning("AVAV") - 3 * kerning("AV")) < 1e-9)
    // An accent changes neither the width nor the kerning.
    #expect(abs(metrics.width(of: "ÀV") - metrics.width(of: "AV")) < 1e-9)
    #expect(
      metrics.width(of: "Größe") == metrics.width(of: "Gro") + metrics.width(of: "ß")
        + metrics.width(of: "e"))
  }

  @Test func `Sizes between two measured ones, and beyond them, change widths without a jump`() {
    for weight in Self.weights.values {
      var last = metrics(5.9, weight).width(of: "Hello UIKit")
      for tenth in 60...960 {
        let width = metrics(CGFloat(tenth) / 10, weight).width(of: "Hello UIKit")
        #expect(width > last && width - last < 1, "\(Double(tenth) / 10) points")
        last = width
      }
    }
  }

  @Test func `Heavier weights are wider, also between the named ones`() {
    var last: CGFloat = 0
    for hundredth in stride(from: -90, through: 70, by: 5) {
      let width = metrics(17, CGFloat(hundredth) / 100).width(of: "Hello UIKit")
      #expect(width >= last)
      last = width
    }
    #expect(metrics(17, 2).width(of: "Hello") == metrics(17, 0.62).width(of: "Hello"))
    #expect(metrics(17, -2).width(of: "Hello") == metrics(17, -0.8).width(of: "Hello"))
  }

  @Test func `Characters beyond ASCII are scaled with the font's letters`() {
    let open = FontMetrics(size: 17, face: FontFace(.open))
    for (size, weight) in [(17, 0), (34, 0), (17, 0.62)] as [(CGFloat, CGFloat)] {
      let metrics = metrics(size, weight)
      let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Character(Unicode.Scalar($0)) }
      let open = FontMetrics(size: size, face: FontFace(.open, weight: weight))
      let own = letters.reduce(CGFloat(0)) { $0 + metrics.advance(of: $1) }
      let ratio = own / letters.reduce(CGFloat(0)) { $0 + open.advance(of: $1) }
      for character in "…•Жλ€→" as String {
        let wanted = open.advance(of: character) * ratio
        #expect(abs(metrics.advance(of: character) - wanted) < 1e-9, "\(character)")
      }
    }
    #expect(metrics(17).width(of: "漢字") == 34 && open.width(of: "漢字") == 34)
  }

  @Test func `Space between characters adds to each of them, and zero switches kerning off`() {
    let metrics = metrics(17)
    #expect(abs(metrics.spaced(by: 2).width(of: "AVÀ漢") - metrics.width(of: "AVÀ漢") - 8) < 1e-9)
    let apart = metrics.spaced(by: 0, keepsKerning: false)
    #expect(apart.width(of: "AV") == metrics.width(of: "A") + metrics.width(of: "V"))
    #expect(metrics.spaced(by: 2).width(of: "e\u{301}") == metrics.spaced(by: 2).width(of: "e"))
  }

  @Test func `Positions of characters end where a measured prefix ends`() throws {
    let metrics = metrics(17, 0.3)
    for text in ["AVAST Wavy To. LT", "Größe 漢字", "e\u{301}a", "Delete \u{1F5D1}\u{FE0F}"] {
      let positions = try #require(metrics.positions(of: text))
      #expect(positions.count == text.count)
      for (number, character) in text.enumerated() {
        let width = metrics.width(of: text.prefix(number + 1))
        #expect(abs(positions[number] + metrics.advance(of: character) - width) < 1e-9, "\(text)")
      }
    }
    #expect(metrics.positions(of: "سلام") == nil && metrics.positions(of: "नमस्ते") == nil)
    #expect(FontMetrics(size: 17, face: FontFace(.open)).positions(of: "Hello") == nil)
  }

  @Test func `Names choose the tables`() {
    #expect(FontFace(named: "System", weight: 0).family == .system)
    #expect(FontFace(named: ".SFUI-Regular", weight: 0).family == .system)
    #expect(FontFace(named: "SystemMonospaced", weight: 0).family == .systemMonospaced)
    #expect(FontFace(named: "Georgia", weight: 0).family == .open)
    #expect(FontFace(named: "Menlo-Bold", weight: 0.4).family == .openMonospaced)
  }
}
