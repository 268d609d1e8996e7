internal import UIKit

/// A box that becomes first responder when touched, and shows a border while it is.
class KeyedBox: Box {
  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let answer = super.becomeFirstResponder()
    frameIfFirst()
    return answer
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let answer = super.resignFirstResponder()
    frameIfFirst()
    return answer
  }

  private func frameIfFirst() {
    layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = isFirstResponder ? 3 : 0
  }
}
