internal import UIKit

/// A short text that explains the view next to it, on as many lines as its width requires.
final class CaptionLabel: UILabel {
  /// Creates a caption that is as high as its text requires, and at most as high as `frame`.
  convenience init(
    _ text: String, size: CGFloat = 13, weight: UIFont.Weight = .regular,
    color: UIColor = .secondaryLabel, frame: CGRect
  ) {
    self.init(frame: frame)
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = 0
    self.text = text
    let needed = sizeThatFits(frame.size).height
    self.frame.size.height = min(needed, frame.height)
  }
}
