import GestureOracle
import TouchstoneKit

/// Records the states that recognizers of a model world read.
@MainActor
struct RecognizerBook {
  /// Called when a recognizer reads another state after a touch method's `super` than before.
  let onReading: (OracleState) -> Void
  let onReset: (UIGestureRecognizer) -> Void

  func note(_ recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let before = OracleState(recognizer.state)
    body()
    let now = OracleState(recognizer.state)
    if now != before { onReading(now) }
  }
}

final class NotedTap: UITapGestureRecognizer {
  var book: RecognizerBook?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() {
    super.reset()
    book?.onReset(self)
  }
}

final class NotedPress: UILongPressGestureRecognizer {
  var book: RecognizerBook?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() {
    super.reset()
    book?.onReset(self)
  }
}

final class NotedPan: UIPanGestureRecognizer {
  var book: RecognizerBook?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() {
    super.reset()
    book?.onReset(self)
  }
}

final class NotedSwipe: UISwipeGestureRecognizer {
  var book: RecognizerBook?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    book?.note(self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() {
    super.reset()
    book?.onReset(self)
  }
}
