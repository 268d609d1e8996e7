/// Raw input as a trace tells of it: in words, which are made when somebody reads them.
public struct TraceInput: Sendable {
  private enum Content {
    case words(String)
    case finger(Int, TraceStep.TouchPhase, TracePoint)
  }

  private let content: Content

  /// Makes one of its words.
  public init(_ words: String) { content = .words(words) }

  /// Makes that of a finger, by the host's number for it.
  public init(finger: Int, _ phase: TraceStep.TouchPhase, at point: TracePoint) {
    content = .finger(finger, phase, point)
  }
}

extension TraceInput: CustomStringConvertible {
  /// The words, such as `finger 1 moved (160, 240)`.
  public var description: String {
    switch content {
    case .words(let words): words
    case .finger(let id, let phase, let point):
      "finger \(id) \(phase.rawValue) (\(traceNumber(point.x)), \(traceNumber(point.y)))"
    }
  }
}

extension TraceInput: Equatable {
  /// Two are equal when they read the same.
  public static func == (one: TraceInput, other: TraceInput) -> Bool {
    one.description == other.description
  }
}

extension TraceInput: ExpressibleByStringLiteral {
  /// Makes one of its words.
  public init(stringLiteral words: String) { self.init(words) }
}
