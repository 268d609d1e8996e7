internal import UIKit

/// Five stars, of which some shine: one thing to assistive technology, with a value it can change.
final class StarsView: UIView {
  private let label = UILabel(frame: .zero)
  /// Is called with what was asked for.
  var onRequest: ((String) -> Void)?
  /// How many stars shine, from 0 to 5.
  private(set) var stars = 3

  /// Makes three shining stars.
  convenience init(_ identifier: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    isUserInteractionEnabled = false
    label.frame = bounds
    label.font = .systemFont(ofSize: 24)
    label.textColor = .systemOrange
    label.textAlignment = .right
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    accessibilityHint = "Activate to take all stars away."
    show(stars)
  }

  private func show(_ stars: Int) {
    self.stars = min(5, max(0, stars))
    label.text =
      String(repeating: "★", count: self.stars)
      + String(repeating: "☆", count: 5 - self.stars)
  }

  override var accessibilityValue: String? {
    get { "\(stars) of 5" }
    set {}
  }

  override func accessibilityIncrement() {
    show(stars + 1)
    onRequest?("stars: increment → \(stars) of 5")
  }

  override func accessibilityDecrement() {
    show(stars - 1)
    onRequest?("stars: decrement → \(stars) of 5")
  }

  override func accessibilityActivate() -> Bool {
    show(0)
    onRequest?("stars: activate → true")
    return true
  }
}
