internal import UIKit

/// A colored rectangle with a caption in its corner. Its touches travel up the responder chain.
class Box: UIView {
  private(set) var caption = CaptionLabel(frame: .zero)

  /// Creates a box with an optional identifier for tests and tools, and a caption in its corner.
  convenience init(
    _ identifier: String?, _ words: String, _ color: UIColor, ink: UIColor = .white, frame: CGRect
  ) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    backgroundColor = color
    layer.cornerRadius = PageLayout.corner
    caption = CaptionLabel(
      words, weight: .semibold, color: ink,
      frame: CGRect(x: 12, y: 9, width: frame.width - 24, height: frame.height - 12))
    addSubview(caption)
  }

  /// Sets the caption, on as many lines as it needs.
  func say(_ words: String) {
    caption.text = words
    let room = CGSize(width: caption.bounds.width, height: .greatestFiniteMagnitude)
    caption.frame.size.height = caption.sizeThatFits(room).height
  }

  /// Creates an outline that shows where something is, and that receives no touches itself.
  static func outline(_ words: String = "", frame: CGRect) -> Box {
    let box = Box(nil, words, .clear, ink: .secondaryLabel, frame: frame)
    box.isUserInteractionEnabled = false
    box.layer.borderColor = UIColor.systemGray3.cgColor
    box.layer.borderWidth = 1
    return box
  }

  /// Creates a white card as the background of other views.
  static func card(_ words: String, frame: CGRect) -> Box {
    Box(nil, words, .secondarySystemGroupedBackground, ink: .label, frame: frame)
  }
}
