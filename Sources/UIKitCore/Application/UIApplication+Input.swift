internal import TouchstoneHitTree
package import TouchstoneInput

extension UIApplication {
  /// Creates an event from a batch of input and sends it.
  package func receive(_ kept: KeptBatch) {
    if !kept.batch.changes.isEmpty {
      // An application has exactly one intake, which lives as long as the application.
      Borrowed(intake).use { if let event = $0.update(with: kept) { $0.send(event) } }
    } else if let other = kept.batch.other {
      receive(other)
    }
  }

  private func receive(_ other: RawInput) {
    switch other {
    case .touch: break
    case .key(let sample): presses.receive(sample)
    case .press(let sample): presses.receive(sample)
    case .hover(let sample):
      let hit = hitTest(sample.position, with: nil)
      sendEvent(HoverEvent(sample, over: hit, application: self))
    case .scroll(let sample):
      let hit = hitTest(sample.position, with: nil)
      sendEvent(ScrollEvent(sample, over: hit, application: self))
    case .transform(let sample):
      let hit = hitTest(sample.position, with: nil)
      sendEvent(TransformEvent(sample, over: hit, application: self))
    case .touchUpdate(let sample): intake.estimates.receive(sample)
    case .text, .menu, .motion, .deviceMotion, .remote, .accessibility:
      _ = KitServices.installed.inputs.contains { $0.use(other, in: self) }
    case .interrupt: interrupt()
    case .resume: resume()
    }
  }

  /// Returns the hit-tested view at a screen point and its window, testing each window once from
  /// front to back.
  func hitTest(_ position: Point, with event: UIEvent?) -> (window: UIWindow?, view: UIView?) {
    let point = CGPoint(x: position.x, y: position.y)
    for window in implicitScene.stack.frontToBack where window.isOnScreen {
      if let view = HitTest.ask(window, window.convertFromScreen(point), event) {
        return (window, view)
      }
    }
    return (nil, nil)
  }
}

/// A reusable batch that is read in place, because passing a value would copy it.
package final class KeptBatch {
  /// The input from the queue.
  @exclusivity(unchecked) package var batch: InputBatch

  package init(_ batch: InputBatch = InputBatch()) { self.batch = batch }
}
