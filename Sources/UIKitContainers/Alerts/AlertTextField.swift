internal import UIKitCore
internal import UIKitText

/// A text field of an alert.
final class AlertTextField: UITextField {
  private static let metrics = DesignMetrics.inForce.alert

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.metrics.fieldCorner
    clipsToBounds = true
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(Self.metrics.fieldInset, bounds.width / 2), dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
