internal import Synchronization

/// Where every host hands in its input, from any thread, and the application takes it out.
///
/// The queue is first in, first out, with one exception: moves of touches and of the pointer wait for
/// a frame and then come out together, while everything else comes out at its own time. Input is
/// expected to be a legal stream; `StreamCheck` tells.
///
/// - Moves wait until a frame asks for them, and then come out as one batch, with one change for
///   each finger, in order of each finger's first move, holding all its samples.
/// - Other touch samples come out at their own time. Neighbours with the same time and different
///   ids share a batch, so that two fingers can land in one event.
/// - Before an ended, a cancelled or an interruption come the moves queued before it, as a batch
///   of their own. A began and all other input leave moves waiting.
/// - Where the pointer is comes out once in a frame, the last of what was reported; and before anything
///   that was queued after it.
/// - No move comes out before anything else that was queued before it.
/// - Input that is no touch comes out alone.
///
/// Where moves are resampled, a frame's changes say where the touches were shortly before it, with
/// all raw moves beside; only the end of its own touch makes raw moves come out as they are.
///
/// In the steady state, queueing a move and taking a batch allocate nothing.
package final class InputQueue: Sendable {
  private let lines = Mutex(InputLines())
  /// What the lines hold, for those who only want to know that there is nothing.
  private let contents = Atomic<UInt8>(0)

  /// Makes an empty queue.
  package init() {}

  /// Does something with the lines, and writes down what they hold then.
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

  /// Puts an input at the end; one with a number that is none is refused.
  ///
  /// - Complexity: O(1), averaged over the growth of the queue.
  package func enqueue(_ input: RawInput) {
    change { $0.append(input) }
  }

  /// Puts several inputs at the end, with nothing of another thread between them.
  ///
  /// - Complexity: O(n) in the number of inputs.
  package func enqueue(contentsOf inputs: some Sequence<RawInput>) {
    let inputs = Array(inputs)
    change { lines in
      for input in inputs { lines.append(input) }
    }
  }

  /// Whether moves are resampled to the frames; counts for touches that come down from then on.
  package var resamplesMoves: Bool {
    get { lines.withLock { $0.resamplesMoves } }
    set { lines.withLock { $0.resamplesMoves = newValue } }
  }

  /// Whether nothing waits.
  package var isEmpty: Bool { !holds([.moves, .immediates]) }

  /// Whether a frame finds nothing at all here.
  package var isQuiet: Bool { contents.load(ordering: .acquiring) == 0 }

  /// How many inputs wait, moves included; a touch that is not yet shown where it is counts none.
  package var count: Int { lines.withLock { $0.count } }

  /// The time of the oldest input that waits, moves included.
  ///
  /// - Complexity: O(1)
  package var earliestTime: Double? { lines.withLock { $0.earliestTime } }

  /// Whether moves wait for a frame.
  package var hasPendingMoves: Bool { holds(.moves) }

  /// The earliest time of something that must be delivered at its own time, so that is no move.
  ///
  /// - Complexity: O(1)
  package var nextImmediateTime: Double? {
    holds(.immediates) ? lines.withLock { $0.nextImmediateTime } : nil
  }

  /// Takes the next batch that is due, and says whether there was one.
  ///
  /// Call it until it says no. What is due at its own time comes out before moves that wait for
  /// the frame.
  ///
  /// - Parameters:
  ///   - time: the present moment, in seconds; nothing later comes out.
  ///   - includingMoves: whether this is a frame, so that moves may come out.
  ///   - batch: takes the batch; emptied first, also when nothing is due.
  /// - Returns: whether the batch holds something.
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

  /// Whether inputs were refused since that was last asked for.
  package var hasRefusals: Bool { holds(.refusals) }

  /// Why inputs were refused since the last call: a number in them was none.
  package func removeRefusals() -> [InputRefusal] {
    hasRefusals ? change { $0.removeRefusals() } : []
  }

  /// Forgets everything that waits.
  package func removeAll() {
    change { $0.removeAll() }
  }
}

/// What a queue holds.
struct QueueContents: OptionSet {
  let rawValue: UInt8

  static let moves = QueueContents(rawValue: 1 << 0)
  static let immediates = QueueContents(rawValue: 1 << 1)
  static let refusals = QueueContents(rawValue: 1 << 2)
  /// Touches that a frame may show elsewhere, although nothing was reported of them.
  static let resampled = QueueContents(rawValue: 1 << 3)
}
