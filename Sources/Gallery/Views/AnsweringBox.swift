internal import UIKit

/// A box that handles touches: it shows a border while a finger is down, and counts lifted fingers.
class AnsweringBox: Box {
  private var words: String?
  private var fingers = 0
  /// The number of touches that ended here.
  private(set) var answers = 0
  /// Called after each touch that ended here.
  var onAnswer: (() -> Void)?
  /// Whether the box calls `super` after handling touches, so that the next responder receives them
  /// too.
  ///
  /// All three touch methods must do the same.
  var callsSuper = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    changeFingers(by: touches.count)
    if callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    changeFingers(by: -touches.count)
    countAnswer()
    if callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    changeFingers(by: -touches.count)
    if callsSuper { super.touchesCancelled(touches, with: event) }
  }

  private func changeFingers(by count: Int) {
    fingers = max(0, fingers + count)
    layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = fingers > 0 ? 3 : 0
  }

  private func countAnswer() {
    let words = words ?? caption.text ?? ""
    self.words = words
    answers += 1
    say("\(words) · handled \(answers)×")
    onAnswer?()
  }
}
