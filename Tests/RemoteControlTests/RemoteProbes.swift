import Testing
import TouchstoneTesting
import UIKit

/// A view that can become first responder and records its remote commands.
final class RemoteView: UIView {
  var received: [UIEvent.EventSubtype] = []
  var passesOn = false

  init(_ name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func remoteControlReceived(with event: UIEvent?) {
    if let event { received.append(event.subtype) }
    if passesOn { super.remoteControlReceived(with: event) }
  }
}

/// A window that sees every event.
final class RemoteWindow: UIWindow {
  var seen: [UIEvent.EventSubtype] = []
  override func sendEvent(_ event: UIEvent) {
    if event.type == .remoteControl { seen.append(event.subtype) }
    super.sendEvent(event)
  }
}

extension Stage {
  /// Returns a stage with a first responder that receives remote control events.
  static func receiving(_ view: RemoteView) -> Stage {
    let stage = Stage()
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    stage.application.beginReceivingRemoteControlEvents()
    stage.clearTrace()
    return stage
  }

  /// Returns the trace's lines of one kind.
  func lines(_ kind: TraceRecord.Kind) -> [String] {
    trace.filter { $0.kind == kind }.map { record in
      [record.phase, record.subject?.name, record.detail].compactMap(\.self).joined(separator: " ")
    }
  }
}
