internal import UIKitControls
@_spi(Kit) package import UIKitCore

/// The button of an action.
///
/// Its list handles the touches, so that a finger can slide from one button to another.
package final class AlertButton: UIView, SystemPart {
  package let action: UIAlertAction
  private let label = UILabel()
  /// Whether the button is emphasized.
  let isPreferred: Bool
  /// Called when a key or assistive technology activates the button.
  var onActivate: () -> Void = {}
  /// Whether a finger or a press is on the button.
  var isPressed = false { didSet { if isPressed != oldValue { updateColors() } } }
  /// The color of a title without a special meaning, or `nil` for the design's.
  var titleColor: UIColor? { didSet { updateColors() } }
  private static let metrics = DesignMetrics.inForce.alert

  init(_ action: UIAlertAction, isPreferred: Bool) {
    self.action = action
    self.isPreferred = isPreferred
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium))
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.isAccessibilityElement = false
    layer.cornerRadius = Self.metrics.buttonCorner
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    actionDidChange()
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the state of the action.
  func actionDidChange() {
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    accessibilityIdentifier = action.accessibilityIdentifier
    if !action.isEnabled { isPressed = false }
    updateColors()
  }

  private func updateColors() {
    label.textColor =
      if !action.isEnabled {
        .tertiaryLabel
      } else if action.style == .destructive {
        .systemRed
      } else {
        isPreferred ? .white : titleColor ?? .label
      }
    let fillsWithTint = isPreferred && action.isEnabled && action.style != .destructive
    backgroundColor = fillsWithTint ? tintColor : isPressed ? .systemFill : .tertiarySystemFill
    alpha = fillsWithTint && isPressed ? Self.pressedAlpha : 1
  }

  /// The opacity of a filled button under a finger. Chosen: the system's isn't published.
  private static let pressedAlpha: CGFloat = 0.7

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  package var partName: String { "the action “\(action.title ?? "")” of an alert" }

  // MARK: Layout

  /// The width of the title, with its distances from the sides.
  var neededWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.metrics.buttonInset }

  /// The height of the button: the title has space in every text size.
  var neededHeight: CGFloat { max(Self.metrics.button, label.intrinsicContentSize.height + 20) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.metrics.buttonInset, bounds.width / 2), dy: 0)
  }

  // MARK: Focus, keys and assistive technology

  package override var canBecomeFocused: Bool { action.isEnabled }

  package override func accessibilityActivate() -> Bool {
    if action.isEnabled { onActivate() }
    return true
  }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let own = presses.filter { isFocused && action.isEnabled && $0.selects }
    if !own.isEmpty { isPressed = true }
    let others = presses.subtracting(own)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let own = presses.filter { isPressed && $0.selects }
    let others = presses.subtracting(own)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
    guard !own.isEmpty else { return }
    isPressed = false
    if action.isEnabled, isFocused { onActivate() }
  }

  package override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    isPressed = false
    super.pressesCancelled(presses, with: event)
  }
}
