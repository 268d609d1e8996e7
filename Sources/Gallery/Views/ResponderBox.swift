internal import UIKit

/// A box that becomes first responder when it is tapped.
class ResponderBox: Box {
  /// Is called when the box has become first responder, or has stopped being it.
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

  // It keeps its touches: all four methods are overridden, and none calls super.

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
  /// Frames the view.
  func light(_ color: UIColor?) {
    layer.borderColor = color?.cgColor
    layer.borderWidth = color == nil ? 0 : 4
  }
}
