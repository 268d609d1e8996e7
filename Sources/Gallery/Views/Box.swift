internal import UIKit

/// A coloured rectangle with a few words in its corner; what touches it is passed up the chain.
class Box: UIView {
  private(set) var caption = CaptionLabel(frame: .zero)

  /// Makes a box with a name for tests and tools, if any, and with words in its corner.
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

  /// Says other words, on as many lines as they need.
  func say(_ words: String) {
    caption.text = words
    let room = CGSize(width: caption.bounds.width, height: .greatestFiniteMagnitude)
    caption.frame.size.height = caption.sizeThatFits(room).height
  }

  /// Makes an outline that shows where something is, and takes no touches itself.
  static func outline(_ words: String = "", frame: CGRect) -> Box {
    let box = Box(nil, words, .clear, ink: .secondaryLabel, frame: frame)
    box.isUserInteractionEnabled = false
    box.layer.borderColor = UIColor.systemGray3.cgColor
    box.layer.borderWidth = 1
    return box
  }

  /// Makes a white sheet for other views to stand on; it is in nobody's way.
  static func card(_ words: String, frame: CGRect) -> Box {
    Box(nil, words, .secondarySystemGroupedBackground, ink: .label, frame: frame)
  }
}
