internal import UIKit

/// A filled button that shows in its title how often its action ran.
class CountingButton: UIButton {
  private var words = ""
  private var color = UIColor.systemBlue
  /// The number of times that the action ran.
  private(set) var taps = 0
  /// Called after each tap.
  var onTap: (() -> Void)?

  convenience init(
    _ identifier: String, _ words: String, _ color: UIColor = .systemBlue, frame: CGRect
  ) {
    self.init(frame: frame)
    self.words = words
    self.color = color
    accessibilityIdentifier = identifier
    backgroundColor = color
    layer.cornerRadius = PageLayout.innerCorner
    setTitle(words, for: .normal)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    addAction(UIAction { [weak self] _ in self?.countTap() }, for: .touchUpInside)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? color.withAlphaComponent(0.6) : color }
  }

  private func countTap() {
    taps += 1
    setTitle("\(words) · \(taps)", for: .normal)
    onTap?()
  }
}
