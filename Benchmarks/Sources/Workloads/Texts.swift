internal import UIKit

/// Measuring short texts, as each label does during layout.
@MainActor
enum Texts {
  private static let words = "Measuring a label of exactly 40 letters."

  static var all: [Workload] {
    [
      Workload("size of a label with 40 letters", count: 1_000) {
        let label = UILabel()
        label.text = words
        return { count in
          for _ in 0..<count {
            consume(label.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width)
          }
        }
      },
      Workload("size of a label with 40 letters", .plain, count: 1_000) {
        let widths = PlainWidths(words)
        return { count in for _ in 0..<count { consume(widths.sum(words)) } }
      },
    ]
  }
}

/// A table of characters' widths without kerning, as simple as possible.
private struct PlainWidths {
  private var widths = [Double](repeating: 0, count: 256)

  init(_ text: String) {
    for (place, byte) in text.utf8.enumerated() { widths[Int(byte)] = Double(place) * 0.25 + 1 }
  }

  func sum(_ text: String) -> Double {
    var sum = 0.0
    for byte in text.utf8 { sum += widths[Int(byte)] }
    return sum
  }
}
