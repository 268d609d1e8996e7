import TouchstoneKit

/// A view that records each of its touches and presses.
final class BookView: UIView {
  /// The touches that began here and aren't over.
  private(set) var open: [Int] = []
  private(set) var openPresses: [ObjectIdentifier] = []
  var wrong: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if open.contains(touch.hash) { wrong.append("touch \(touch.hash) begins twice") }
      check(touch, .began)
      open.append(touch.hash)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      check(touch, .moved)
      if !open.contains(touch.hash) { wrong.append("touch \(touch.hash) moves and is not here") }
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches, .cancelled)
  }

  private func close(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches {
      check(touch, phase)
      if !open.contains(touch.hash) { wrong.append("touch \(touch.hash) ends without beginning") }
      open.removeAll { $0 == touch.hash }
    }
  }

  private func check(_ touch: UITouch, _ phase: UITouch.Phase) {
    if touch.phase != phase { wrong.append("a touch that \(phase) looks \(touch.phase)") }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if press.phase != .began { wrong.append("a press that began looks \(press.phase)") }
      openPresses.append(ObjectIdentifier(press))
    }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    close(presses, .ended)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    close(presses, .cancelled)
  }

  private func close(_ presses: Set<UIPress>, _ phase: UIPress.Phase) {
    for press in presses {
      if press.phase != phase { wrong.append("a press that \(phase) looks \(press.phase)") }
      let id = ObjectIdentifier(press)
      if !openPresses.contains(id) { wrong.append("a press ends that is not here") }
      openPresses.removeAll { $0 == id }
    }
  }
}
