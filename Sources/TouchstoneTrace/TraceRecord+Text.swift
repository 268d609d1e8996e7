extension TraceRecord: CustomStringConvertible {
  /// One line: milliseconds, the touch, the step, who, and why.
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

/// What a record writes, as text and as JSON, beside its time and kind. Nobody decides anything by it:
/// that is what the step is for.
extension TraceRecord {
  /// The number of the touch, counted from 1 in the order of their beginning.
  public var touch: Int? { fields.touch }
  /// The phase, the name of the method, a recognizer's move, or the name of a verdict.
  public var phase: String? { fields.phase }
  /// The one it happened to.
  public var subject: TraceSubject? { fields.subject }
  /// The other one, where two are involved: the next responder, the target.
  public var other: TraceSubject? { fields.other }
  /// The verdict of a hit test.
  public var hit: HitVerdict? { fields.hit }
  /// What became of a touch.
  public var delivery: DeliveryVerdict? { fields.delivery }
  /// Anything more a reader needs, such as the cause of a recognizer's move.
  public var detail: String? { fields.detail }
  /// When waiting will be over by time alone, in seconds on the application's clock.
  public var deadline: Double? { fields.deadline }
  /// Where it happened, in screen points.
  public var point: TracePoint? { fields.point }

  /// Everything that is written of the step.
  package var fields: TraceFields { TraceFields(step) }
}
