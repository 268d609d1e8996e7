internal import TouchstoneKit
package import TouchstoneTrace

/// Reads debates out of a trace, record by record.
package struct DebateBook: Sendable {
  /// The debates so far, oldest first; the last one may still go on.
  package private(set) var debates: [GestureDebate] = []
  /// Goes up with everything that changes a debate.
  package private(set) var version = 0
  private let limit: Int
  private var current: GestureDebate?

  /// A book that keeps the latest few.
  package init(limit: Int) { self.limit = max(1, limit) }

  /// Forgets all debates.
  package mutating func clear() {
    debates = []
    current = nil
    version += 1
  }

  /// Takes up one record.
  package mutating func take(_ record: TraceRecord) {
    guard let change = Self.change(record) else { return }
    if current?.isOver ?? true {
      guard record.kind == .bound else { return late(record, change) }
      current = GestureDebate(start: record.time)
      debates.append(GestureDebate(start: record.time))
      if debates.count > limit { debates.removeFirst() }
    }
    apply(record, change)
  }

  /// What comes after the last verdict, such as the end that a view gets, belongs to the debate too.
  private mutating func late(_ record: TraceRecord, _ change: Change) {
    guard current != nil, record.touch != nil else { return }
    apply(record, change)
  }

  private mutating func apply(_ record: TraceRecord, _ change: Change) {
    guard var debate = current else { return }
    change(&debate, record)
    guard debate != current else { return }
    debate.end = max(debate.end, record.time)
    current = debate
    debates[debates.count - 1] = debate
    version += 1
  }

  private typealias Change = (inout GestureDebate, TraceRecord) -> Void

  /// What a kind of record changes; nil for what lanes do not show.
  private static func change(_ record: TraceRecord) -> Change? {
    switch record.kind {
    case .bound: return { $0.bind($1) }
    case .sent: return { $0.lift($1) }
    case .held: return { $0.hold($1) }
    case .delivered: return record.touch == nil ? nil : { $0.deliver($1) }
    case .discarded: return record.touch == nil ? nil : { $0.discard($1) }
    case .cancelled: return { $0.takeAway($1) }
    case .received: return { $0.receive($1) }
    case .recognizer: return { $0.move($1) }
    case .verdict: return { $0.conclude($1) }
    case .enqueued, .coalesced, .visited, .handedOn, .answered, .action, .firstResponder, .focus,
      .key, .menu, .accessibility, .timer, .fault:
      return nil
    }
  }
}

extension TraceSubject {
  /// What tells a recognizer from others for as long as it lives; by its names after that.
  var laneKey: Int {
    if let recognizer = object as? UIGestureRecognizer { return recognizer.id }
    return -1
      - abs(description.utf8.reduce(7) { ($0 &* 31 &+ Int(truncatingIfNeeded: $1)) % 1_000_003 })
  }
}
