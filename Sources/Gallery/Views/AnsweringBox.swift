internal import UIKit

/// A box that answers touches: it is framed while a finger is down, and counts those lifted.
class AnsweringBox: Box {
  private var words: String?
  private var fingers = 0
  /// How many touches ended here.
  private(set) var answers = 0
  /// Is called after each answer.
  var onAnswer: (() -> Void)?
  /// Whether it calls `super` after answering, so that whoever comes next in the chain gets the
  /// touches too. All three methods must agree in this.
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
    say("\(words) · answered \(answers)×")
    onAnswer?()
  }
}
