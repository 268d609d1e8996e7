extension TraceRecord: CustomStringConvertible {
  /// One line with the time in milliseconds, the touch, the step, the objects and the details.
  public var description: String {
    let fields = fields
    var words = ["\(traceNumber(time * 1000, decimals: 1))ms"]
    if let touch = fields.touch { words.append("touch \(touch)") }
    words.append(kind.rawValue)
    if let phase = fields.phase { words.append(phase) }
    if let point = fields.point {
      words.append("(\(traceNumber(point.x)), \(traceNumber(point.y)))")
    }
    if let subject = fields.subject { words.append(subject.description) }
    if let other = fields.other { words.append("→ \(other)") }
    if let hit = fields.hit { words.append("· \(hit)") }
    if let delivery = fields.delivery { words.append("· \(delivery)") }
    if let detail = fields.detail { words.append("· \(detail)") }
    if let deadline = fields.deadline {
      words.append("until \(traceNumber(deadline * 1000, decimals: 1))ms")
    }
    return words.joined(separator: " ")
  }
}

/// The values that text and JSON contain in addition to the time and kind. They are for output
/// only: code that makes decisions reads the step.
extension TraceRecord {
  /// The number of the touch, counted from 1 in the order in which touches began.
  public var touch: Int? { fields.touch }
  /// The phase, the name of the method, the state change of a recognizer, or the name of a verdict.
  public var phase: String? { fields.phase }
  /// The main object of the step, such as the view, recognizer or sender.
  public var subject: TraceSubject? { fields.subject }
  /// The second object, if the step involves two, such as the next responder or the target.
  public var other: TraceSubject? { fields.other }
  /// The verdict of a hit test.
  public var hit: HitVerdict? { fields.hit }
  /// The outcome of a touch.
  public var delivery: DeliveryVerdict? { fields.delivery }
  /// Additional information for a reader, such as the cause of a recognizer's state change.
  public var detail: String? { fields.detail }
  /// The time at which waiting ends without input, in seconds on the application's clock.
  public var deadline: Double? { fields.deadline }
  /// The location in screen points.
  public var point: TracePoint? { fields.point }

  /// All fields of the step.
  package var fields: TraceFields { TraceFields(step) }
}
