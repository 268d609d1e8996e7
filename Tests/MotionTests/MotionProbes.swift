import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A view that can become first responder and records each motion method. It may forward them.
final class MotionView: UIView {
  let name: String
  private let diary: CallLog
  var passesOn = false
  var onBegan: (() -> Void)?

  init(_ name: String, _ diary: CallLog) {
    self.name = name
    self.diary = diary
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.record("\(name) began")
    onBegan?()
    if passesOn { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.record("\(name) ended")
    if passesOn { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.record("\(name) cancelled")
    if passesOn { super.motionCancelled(motion, with: event) }
  }
}

/// A view that can become first responder and overrides no motion method.
final class PlainView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A window that sees every event, and may drop some of them.
final class MotionWindow: UIWindow {
  var diary: CallLog?
  var withholds: (UIEvent) -> Bool = { _ in false }
  var sendsTwice = false

  override func sendEvent(_ event: UIEvent) {
    if event.type == .motion { diary?.record("window saw \(event.subtype)") }
    if withholds(event) { return }
    super.sendEvent(event)
    if sendsTwice { super.sendEvent(event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary?.record("window began")
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary?.record("window ended")
    super.motionEnded(motion, with: event)
  }
}

extension Stage {
  /// Simulates swings of a hand along the x axis with raw readings, a tenth of a second apart.
  func swing(_ count: Int, strength: Double = 2) {
    for number in 0..<count {
      deviceMotion(acceleration: (number.isMultiple(of: 2) ? strength : -strength, 0, 0))
      advance(by: 0.1)
    }
  }

  /// Returns the trace's lines of one kind.
  func lines(_ kind: TraceRecord.Kind) -> [String] {
    trace.filter { $0.kind == kind }.map { record in
      [record.phase, record.subject?.name, record.detail].compactMap(\.self).joined(separator: " ")
    }
  }
}
