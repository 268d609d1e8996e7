/// One step of the way of an event: what happened, when, and to whom.
public struct TraceRecord: Equatable, Sendable {
  /// What kind of step it is; the raw values are the names in JSON.
  public enum Kind: String, CaseIterable, Sendable {
    /// A raw sample entered the queue.
    case enqueued
    /// Several samples of a finger were gathered into one change.
    case coalesced
    /// A view was asked by a hit test.
    case visited
    /// A new touch got its view and window, or none.
    case bound
    /// An event went to the application.
    case sent
    /// A responder's method was called.
    case delivered
    /// A responder's default implementation passed the event up the chain.
    case handedOn
    /// The chain ended and nobody wanted the event, or a rule withheld it.
    case discarded
    /// A responder, a control or a recognizer answered: the touch has had its effect there.
    case answered
    /// A recognizer takes a new touch into account.
    case received
    /// A recognizer holds a phase of a touch back from its view.
    case held
    /// A recognizer changed its state, for the reason in the detail, or is ready and waits.
    case recognizer
    /// A recognizer's journey for a touch is over, in the one way that the detail names.
    case verdict
    /// A touch was taken from its view.
    case cancelled
    /// An action was sent.
    case action
    /// A key went to somebody before it could become a press, or somebody did not get it.
    case key
    /// The main menu was built, or one of its elements was filled or chosen.
    case menu
    /// A window's first responder changed.
    case firstResponder
    /// The focus moved, or was to move and stayed; the detail says why.
    case focus
    /// An assistive technology reads another element, or was told something; the detail says what.
    case accessibility
    /// A timer fired.
    case timer
    /// Something was refused or went wrong, and the program went on.
    case fault
  }

  /// Seconds on the application's clock.
  public var time: Double
  /// The kind of step.
  public var kind: Kind
  /// The number of the touch, counted from 1 in the order of their beginning.
  public var touch: Int?
  /// The phase, the name of the method, a recognizer's move, or the name of a verdict.
  public var phase: String?
  /// The one it happened to.
  public var subject: TraceSubject?
  /// The other one, where two are involved: the next responder, the target.
  public var other: TraceSubject?
  /// The verdict of a hit test.
  public var hit: HitVerdict?
  /// What became of a touch.
  public var delivery: DeliveryVerdict?
  /// Anything more a reader needs, such as the cause of a recognizer's move.
  public var detail: String?
  /// When waiting will be over by time alone, in seconds on the application's clock.
  public var deadline: Double?
  /// Where it happened, in screen points.
  public var point: (x: Double, y: Double)?

  /// Makes a record; leave out what does not apply.
  public init(
    time: Double, kind: Kind, touch: Int? = nil, phase: String? = nil,
    subject: TraceSubject? = nil, other: TraceSubject? = nil, hit: HitVerdict? = nil,
    delivery: DeliveryVerdict? = nil, detail: String? = nil, deadline: Double? = nil,
    point: (x: Double, y: Double)? = nil
  ) {
    self.time = time
    self.kind = kind
    self.touch = touch
    self.phase = phase
    self.subject = subject
    self.other = other
    self.hit = hit
    self.delivery = delivery
    self.detail = detail
    self.deadline = deadline
    self.point = point
  }

  /// Two records are equal when they read the same.
  public static func == (one: TraceRecord, other: TraceRecord) -> Bool {
    one.description == other.description
  }
}

extension TraceRecord: CustomStringConvertible {
  /// One line: milliseconds, the touch, the step, who, and why.
  public var description: String {
    var words = ["\(traceNumber(time * 1000, decimals: 1))ms"]
    if let touch { words.append("touch \(touch)") }
    words.append(kind.rawValue)
    if let phase { words.append(phase) }
    if let point { words.append("(\(traceNumber(point.x)), \(traceNumber(point.y)))") }
    if let subject { words.append(subject.description) }
    if let other { words.append("→ \(other)") }
    if let hit { words.append("· \(hit)") }
    if let delivery { words.append("· \(delivery)") }
    if let detail { words.append("· \(detail)") }
    if let deadline { words.append("until \(traceNumber(deadline * 1000, decimals: 1))ms") }
    return words.joined(separator: " ")
  }
}

/// A number as a trace writes it: rounded, without trailing zeros, the same on every platform.
package func traceNumber(_ value: Double, decimals: Int = 2) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  guard abs(value) < 1e12, let scaled = Int(exactly: (abs(value) * Double(scale)).rounded()) else {
    return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
  }
  let sign = value < 0 && scaled != 0 ? "-" : ""
  let fraction = scaled % scale
  guard fraction != 0 else { return "\(sign)\(scaled / scale)" }
  var digits = String(fraction)
  while digits.count < decimals { digits = "0" + digits }
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(scaled / scale).\(digits)"
}
