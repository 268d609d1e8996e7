internal import UIKit

/// A card with the most recent sentences, newest on top, as many as fit.
final class SentencesView: UIView {
  private let label = UILabel(frame: .zero)
  /// All sentences so far, oldest first.
  private(set) var sentences: [String] = []

  /// Creates an empty card, which shows `prompt` until its first sentence.
  convenience init(_ identifier: String, prompt: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityIdentifier = identifier + "Text"
    addSubview(label)
    show(prompt)
  }

  /// Adds a sentence.
  func add(_ sentence: String) {
    sentences.append(sentence)
    label.textColor = .label
    var shown: [String] = []
    for sentence in sentences.reversed() {
      let more = (shown + [sentence]).joined(separator: "\n")
      guard shown.isEmpty || height(of: more) <= room.height else { break }
      shown.append(sentence)
    }
    show(shown.joined(separator: "\n"))
  }

  /// Replaces the whole text.
  func replace(_ text: String) {
    label.textColor = .label
    show(text)
  }

  private func show(_ text: String) {
    label.text = text
    label.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: min(height(of: text), room.height))
  }

  private var room: CGRect { bounds.insetBy(dx: Self.padding, dy: Self.padding) }

  private func height(of text: String) -> CGFloat {
    let before = label.text
    defer { label.text = before }
    label.text = text
    return label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
  }

  /// The margin around the sentences, in points.
  private static let padding: CGFloat = 12
}
