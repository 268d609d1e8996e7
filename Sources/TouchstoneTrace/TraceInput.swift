/// A description of raw input in a trace, with text that is created when it is read.
public struct TraceInput: Sendable {
  private enum Content {
    case words(String)
    case finger(Int, TraceStep.TouchPhase, TracePoint)
  }

  private let content: Content

  /// Creates a description from its text.
  public init(_ words: String) { content = .words(words) }

  /// Creates the description of a finger, identified by the host's number.
  public init(finger: Int, _ phase: TraceStep.TouchPhase, at point: TracePoint) {
    content = .finger(finger, phase, point)
  }

  /// The location of a finger that moves, or `nil` for other input.
  package var movedPoint: TracePoint? {
    guard case .finger(_, .moved, let point) = content else { return nil }
    return point
  }
}

extension TraceInput: CustomStringConvertible {
  /// The text, such as `finger 1 moved (160, 240)`.
  public var description: String {
    switch content {
    case .words(let words): words
    case .finger(let id, let phase, let point):
      "finger \(id) \(phase.rawValue) (\(traceNumber(point.x)), \(traceNumber(point.y)))"
    }
  }
}

extension TraceInput: Equatable {
  /// Returns whether two descriptions have the same text.
  public static func == (one: TraceInput, other: TraceInput) -> Bool {
    one.description == other.description
  }
}

extension TraceInput: ExpressibleByStringLiteral {
  /// Creates a description from its text.
  public init(stringLiteral words: String) { self.init(words) }
}
