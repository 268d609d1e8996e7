internal import Synchronization

/// The queue to which every host adds input, from any thread, and from which the application
/// removes it.
///
/// The queue is first in, first out, with one exception: moves of touches and of the pointer wait
/// for a frame and are then delivered together. All other input is delivered at its own time. The
/// input must be a valid stream; `StreamCheck` checks that.
///
/// - Moves wait until a frame requests them. They are then delivered as one batch, with one change
///   for each finger, which contains all its samples. The changes are in the order of each finger's
///   first move.
/// - Other touch samples are delivered at their own time. Adjacent samples with the same time and
///   different IDs share a batch, so that two fingers can come down in one event.
/// - Before an ended, a cancelled or an interruption, the moves that were queued before it are
///   delivered as a separate batch. A began and all other input leave moves waiting.
/// - The location of the pointer is delivered once per frame, as the last reported location. It is
///   also delivered before anything that was queued after it.
/// - No move is delivered before anything else that was queued before it.
/// - Input that isn't a touch is delivered alone.
///
/// If moves are resampled, a frame's changes report the locations of the touches shortly before the
/// frame, together with all raw moves. Raw moves are delivered unchanged only before the end of
/// their own touch.
///
/// In the steady state, queueing a move and removing a batch don't allocate.
package final class InputQueue: Sendable {
  private let lines = Mutex(InputLines())
  /// The kinds of entries in the queues, readable without the lock.
  private let contents = Atomic<UInt8>(0)

  /// Creates an empty queue.
  package init() {}

  /// Calls `body` with the queues under the lock, and stores the kinds of entries they contain
  /// afterwards.
  @inline(__always)
  private func change<Result>(_ body: (inout sending InputLines) -> sending Result) -> Result {
    lines.withLock { lines in
      let result = body(&lines)
      contents.store(lines.contents.rawValue, ordering: .releasing)
      return result
    }
  }

  private func holds(_ parts: QueueContents) -> Bool {
    contents.load(ordering: .acquiring) & parts.rawValue != 0
  }

  /// Appends an input, or refuses it if one of its numbers isn't finite.
  ///
  /// - Complexity: O(1), averaged over the growth of the queue.
  package func enqueue(_ input: RawInput) {
    change { $0.append(input) }
  }

  /// Appends several inputs, with no input of another thread between them.
  ///
  /// - Complexity: O(n) in the number of inputs.
  package func enqueue(contentsOf inputs: some Sequence<RawInput>) {
    let inputs = Array(inputs)
    change { lines in
      for input in inputs { lines.append(input) }
    }
  }

  /// Whether moves are resampled to the frames; a change applies to touches that come down
  /// afterwards.
  package var resamplesMoves: Bool {
    get { lines.withLock { $0.resamplesMoves } }
    set { lines.withLock { $0.resamplesMoves = newValue } }
  }

  /// Whether no input is waiting.
  package var isEmpty: Bool { !holds([.moves, .immediates]) }

  /// Whether a frame finds no input, refusals or resampled touches.
  package var isQuiet: Bool { contents.load(ordering: .acquiring) == 0 }

  /// The number of waiting inputs, including moves; a resampled touch without new moves doesn't
  /// count.
  package var count: Int { lines.withLock { $0.count } }

  /// The time of the oldest waiting input, including moves, or `nil` if no input is waiting.
  ///
  /// - Complexity: O(1)
  package var earliestTime: Double? { lines.withLock { $0.earliestTime } }

  /// Whether moves are waiting for a frame.
  package var hasPendingMoves: Bool { holds(.moves) }

  /// The time of the first input that must be delivered at its own time, and so isn't a move, or
  /// `nil` if no such input is waiting.
  ///
  /// - Complexity: O(1)
  package var nextImmediateTime: Double? {
    holds(.immediates) ? lines.withLock { $0.nextImmediateTime } : nil
  }

  /// Removes the next batch that is due, and returns whether there was one.
  ///
  /// Call this method until it returns `false`. Input that is due at its own time is delivered
  /// before moves that wait for the frame.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds; later input isn't delivered.
  ///   - includingMoves: Whether this is a frame, so that moves may be delivered.
  ///   - batch: The batch to fill. It is cleared first, even if nothing is due.
  /// - Returns: Whether the batch has content.
  /// - Complexity: O(n) for a batch of n inputs; O(n × fingers) for moves.
  package func next(
    upTo time: Double, includingMoves: Bool, into batch: inout InputBatch
  ) -> Bool {
    if !batch.isEmpty { batch.removeAll(keepingCapacity: true) }
    guard holds(includingMoves ? [.moves, .resampled, .immediates] : .immediates) else {
      return false
    }
    return change { lines in
      lines.next(upTo: time, includingMoves: includingMoves, into: &batch)
    }
  }

  /// Whether inputs were refused since the last call of ``removeRefusals()``.
  package var hasRefusals: Bool { holds(.refusals) }

  /// Removes and returns the reasons for inputs that were refused since the last call.
  package func removeRefusals() -> [InputRefusal] {
    hasRefusals ? change { $0.removeRefusals() } : []
  }

  /// Removes all waiting input.
  package func removeAll() {
    change { $0.removeAll() }
  }
}

/// The kinds of entries in a queue.
struct QueueContents: OptionSet {
  let rawValue: UInt8

  static let moves = QueueContents(rawValue: 1 << 0)
  static let immediates = QueueContents(rawValue: 1 << 1)
  static let refusals = QueueContents(rawValue: 1 << 2)
  /// Touches that a frame may show at another location, although no new move was reported.
  static let resampled = QueueContents(rawValue: 1 << 3)
}
