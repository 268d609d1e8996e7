import Testing
import TouchstoneTesting
import UIKit

/// Labels with long texts.
///
/// The cost of flags, and of style runs within one long character, once grew with the square of the
/// text. `Scripts/instructions` limits the growth.
@MainActor @Suite(.staged)
struct LongLabelTests {
  private let stage = Stage()

  private nonisolated static let length = 40_000

  private nonisolated static let texts: [String: String] = [
    "words": String(repeating: "some words ", count: length / 11),
    "letters": String(repeating: "x", count: length),
    "lines": String(repeating: "\n", count: length),
    "spaces": String(repeating: " ", count: length),
    "Hebrew": String(repeating: "ab \u{5D0}\u{5D1} ", count: length / 6),
    "flags": String(repeating: "\u{1F1E9}\u{1F1EA}", count: length / 4),
    "halves of flags": String(repeating: "\u{1F1E9}", count: length / 2 + 1),
    "families": String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: length / 8),
    "marks": "a" + String(repeating: "\u{301}", count: length),
    "one family": "\u{1F468}" + String(repeating: "\u{200D}\u{1F468}", count: length / 3),
  ]

  /// Returns the same text with a style run for every few characters.
  private func looked(_ text: String) -> NSAttributedString {
    let looked = NSMutableAttributedString(string: text)
    let fonts = [UIFont.boldSystemFont(ofSize: 17), .systemFont(ofSize: 12)]
    for (number, place) in stride(from: 0, to: looked.length - 10, by: 10).enumerated() {
      looked.addAttribute(
        .font, value: fonts[number % 2], range: NSRange(location: place, length: 10))
    }
    return looked
  }

  @Test(arguments: texts.keys.sorted())
  func `A label of 40,000 characters is laid out and tapped`(kind: String) throws {
    let text = try #require(Self.texts[kind])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    label.numberOfLines = 0
    stage.window.addSubview(label)
    label.text = text
    stage.settle()
    stage.tap(at: CGPoint(x: 50, y: 50))
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingMiddle, .byClipping]
    {
      label.lineBreakMode = mode
      #expect(label.sizeThatFits(CGSize(width: 20, height: 0)).height > 0)
      label.numberOfLines = 1 - label.numberOfLines
    }
    label.numberOfLines = 0
    label.attributedText = looked(text)
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)).height > 0)
    stage.settle()
  }

  @Test func `A run of attributes that ends inside a flag extends to the flag's end`() {
    let text = "a" + String(repeating: "\u{1F1E9}\u{1F1EA}", count: 3) + "b"
    let label = UILabel()
    var widths: [CGFloat] = []
    // The first flag spans 1 to 5: a large font that ends within it applies to the whole flag.
    for end in 2...5 {
      let looked = NSMutableAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
      looked.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: end))
      label.attributedText = looked
      widths.append(label.intrinsicContentSize.width)
    }
    #expect(Set(widths).count == 1)
  }
}
