internal import UIKit

/// A box that becomes first responder when tapped.
class ResponderBox: Box {
  /// Called when the box has become or resigned first responder.
  var onChange: (() -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    onChange?()
    return isFirst
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    onChange?()
    return hasResigned
  }

  // The box consumes its touches: it overrides all four methods and doesn't call super.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) {
      becomeFirstResponder()
    }
  }
}

extension UIView {
  /// Shows a border in a color, or no border if `color` is `nil`.
  func light(_ color: UIColor?) {
    layer.borderColor = color?.cgColor
    layer.borderWidth = color == nil ? 0 : 4
  }
}
