internal import UIKit

/// A few words that explain what stands beside them; as many lines as its width asks for.
final class CaptionLabel: UILabel {
  /// Makes a caption that takes no more height than its words need, and at most that of `frame`.
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
