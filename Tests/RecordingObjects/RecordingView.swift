public import TouchstoneKit

/// A view that handles its touches and records each phase.
open class RecordingView: UIView {
  /// The first word of each line. If the name is empty, a line contains only the phase.
  public let name: String
  /// The log of the view, which it may share with other objects.
  public let log: CallLog
  /// Whether the view also calls `super`, which forwards the touches to the next responder.
  public var forwardsTouches = false

  /// Creates a view that records in a shared log.
  public init(
    _ name: String, _ log: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
  ) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  /// Creates a view with its own log, for a test that asks one view after the other.
  public override convenience init(frame: CGRect) { self.init("", CallLog(), frame: frame) }

  /// Returns `nil`, because tests create views in code.
  public required init?(coder: NSCoder) { nil }

  /// The recorded lines.
  public var lines: [String] { log.lines }

  /// Records a phase of touches. Overrides may record more, or something else.
  open func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
    log.record(name.isEmpty ? "\(phase)" : "\(name) \(phase)")
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(.began, touches, with: event)
    if forwardsTouches { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(.moved, touches, with: event)
    if forwardsTouches { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(.ended, touches, with: event)
    if forwardsTouches { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(.cancelled, touches, with: event)
    if forwardsTouches { super.touchesCancelled(touches, with: event) }
  }
}
