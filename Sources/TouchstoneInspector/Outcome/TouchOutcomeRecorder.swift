package import TouchstoneTrace

/// Builds the outcome of the last touch from the records of a trace.
package struct TouchOutcomeRecorder: Sendable {
  /// The outcome so far.
  package private(set) var outcome = TouchOutcome()
  /// The numbers of the touches that belong to the outcome.
  private var touches: Set<Int> = []
  /// Whether all touches count as parts of one input step, rather than only the last touch.
  private let isOneHand: Bool
  private var isHeld = false
  /// Whether a gesture was made of a touch that no responder wanted.
  private var isWell = false

  /// Creates an empty recorder.
  package init(isOneHand: Bool = false) { self.isOneHand = isOneHand }

  /// Returns the outcome of one input step, such as a tap or a double tap, from the records since
  /// its beginning.
  package static func outcome(of records: some Sequence<TraceRecord>) -> TouchOutcome {
    var recorder = TouchOutcomeRecorder(isOneHand: true)
    for record in records { recorder.add(record) }
    return recorder.outcome
  }

  /// Clears the touch.
  package mutating func clear() { self = TouchOutcomeRecorder(isOneHand: isOneHand) }

  /// Marks that something changed that isn't recorded in the trace.
  package mutating func surroundingsChanged() { outcome.hasChangedSurroundings = true }

  private var isUnwanted: Bool { outcome.loss?.delivery == .discarded }

  /// Adds one record.
  package mutating func add(_ record: TraceRecord) {
    switch record.step {
    case .bound(let touch, let view, _, let point):
      begin(touch, on: view, at: point)
      outcome.start = record.time
    case .enqueued(let input):
      if outcome.taking == nil, let point = input.movedPoint { outcome.lastPoint = point }
    case .turnedAway(let point):
      clear()
      outcome.point = point
      outcome.loss = record
    case .firstResponder(let responder, _, let change):
      if change.isEffect { outcome.effects.append(record) }
      if change == .refusesToResign { outcome.stubbornResponder = responder }
    case .focus(.moved, _, _, _): outcome.effects.append(record)
    case .menu(let menu): if menu.isEffect { outcome.effects.append(record) }
    case .action(_, _, nil, .targetGone): break
    // No object performs the action, whatever else the touch did.
    case .action(_, _, nil, _): outcome.loss = record
    case .action(_, _, _, .delivered): outcome.effects.append(record)
    case .moved, .waiting: addMove(record)
    case .sent(let sent):
      let cancelled = sent.filter { $0.phase == .cancelled }.map(\.number)
      if !touches.isDisjoint(with: cancelled) { outcome.isCancelled = true }
    default: if let touch = record.touch, touches.contains(touch) { addTouch(record) }
    }
  }

  private mutating func begin(_ touch: Int, on view: TraceSubject?, at point: TracePoint) {
    if !isOneHand || touches.isEmpty { clear() }
    touches.insert(touch)
    outcome.point = point
    outcome.view = view
    outcome.touch = touch
    outcome.lastPoint = nil
  }

  /// Adds a record of a recognizer that isn't about a single touch.
  private mutating func addMove(_ record: TraceRecord) {
    switch record.step {
    case .waiting:
      outcome.isWaiting = true
      if isUnwanted { becomeWell() }
    case .moved(let recognizer, _, _, let state, _) where state == .failed || state == .ended:
      if outcome.attempts.contains(where: { $0.recognizer.object === recognizer.object }) {
        outcome.isWaiting = false
      }
    default: break
    }
  }

  /// Adds a record about a single touch.
  private mutating func addTouch(_ record: TraceRecord) {
    switch record.step {
    case .received(_, let recognizer, let view):
      outcome.attempts.append(
        .init(recognizer: recognizer, view: view, verdict: nil, touch: record.touch))
    case .verdict(_, let recognizer, let view, let verdict):
      conclude(record, recognizer, view, verdict)
    case .answered: outcome.effects.append(record)
    case .held(.touches(.began, _), _, _?, _): (outcome.loss, isHeld) = (record, true)
    case .delivered(.touches(let method, _), let responder):
      if method != .cancelled { outcome.called.append(responder) }
      if method == .began { outcome.begun.append(responder) }
      if method == .began, isHeld { (outcome.loss, isHeld) = (nil, false) }
    case .handedOn(.touches(.began, _), _, let next, _): outcome.begun.append(next)
    case .taken:
      outcome.taking = record
      if isUnwanted { becomeWell() }
      lose(record)
    case .discarded(.touches, _, _, _), .discarded(.tracking, _, _, _),
      .discarded(.controlEvents, _, _, _):
      lose(record)
    default: break
    }
  }

  private mutating func conclude(
    _ record: TraceRecord, _ recognizer: TraceSubject, _ view: TraceSubject?,
    _ verdict: TraceStep.GestureVerdict
  ) {
    let known = outcome.attempts.lastIndex {
      $0.recognizer.object === recognizer.object && $0.verdict == nil
    }
    if let known {
      outcome.attempts[known].verdict = verdict
    } else {
      outcome.attempts.append(
        .init(recognizer: recognizer, view: view, verdict: verdict, touch: record.touch))
    }
    if record.isKeptContentTouch { outcome.loss = record }
    // It doesn't matter that no responder wanted the touch if a gesture was made of it.
    if verdict == .recognized, isUnwanted { becomeWell() }
  }

  private mutating func becomeWell() {
    (outcome.unwanted, outcome.loss) = (outcome.loss, nil)
    isWell = true
  }

  /// Stores the first loss, which is the cause of later losses.
  private mutating func lose(_ record: TraceRecord) {
    guard !isWell, outcome.loss == nil || isHeld else { return }
    (outcome.loss, isHeld) = (record, false)
  }
}

extension TraceStep.FirstResponderChange {
  /// Whether the first responder changed.
  fileprivate var isEffect: Bool {
    switch self {
    case .became, .resigned, .leftWindow, .wasMadeToResign, .wasCovered: true
    case .isInNoWindow, .mayNotBecome, .refusesToResign: false
    }
  }
}

extension TraceStep.Menu {
  /// Whether a menu appeared, disappeared or was used.
  fileprivate var isEffect: Bool {
    switch self {
    case .chosen: true
    case .presentation(let presentation, _, _): presentation != .notPresented
    case .built, .missing: false
    }
  }
}
