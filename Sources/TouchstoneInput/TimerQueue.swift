/// An identifier of one timer of a queue, even after it has fired; two timers never share a token.
package struct TimerToken: Hashable, Sendable {
  /// The number of the timer, in the order of scheduling.
  let number: Int
}

/// The owner of a timer.
package enum TimerOwner: Hashable, Sendable {
  /// The app scheduled the timer, so the app has pending work.
  case program
  /// A recognizer of Touchstone is waiting, as for a second tap.
  case recognizer
}

/// Scheduled timers, in the order of their deadlines, and of insertion if deadlines are equal.
///
/// The queue has no clock: its owner passes the time. It belongs to one actor, that of its owner.
/// There are rarely more than a few dozen timers, so a sorted array serves better than a heap, and
/// it lists its timers in order.
package final class TimerQueue {
  private struct Entry {
    var deadline: Double
    /// The order of timers with equal deadlines; a repeating timer gets a new number each time.
    var order: Int
    var token: TimerToken
    var name: String
    var owner: TimerOwner
    var repetition: Repetition?
    var fire: () -> Void

    func isDue(before other: Entry) -> Bool {
      (deadline, order) < (other.deadline, other.order)
    }
  }

  /// The state of a repeating timer; deadlines are computed from the first one, so that they don't
  /// drift.
  private struct Repetition {
    var first: Double
    var interval: Double
    var count: Int

    var nextDeadline: Double { first + Double(count) * interval }
  }

  /// The timers by deadline; the last entry is due next.
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var nextOrder = 0
  @exclusivity(unchecked) private var nextNumber = 0
  /// The time of the last firing, which later firings never precede.
  @exclusivity(unchecked) private var latestFiring = -Double.infinity

  /// The shortest interval, in seconds, as Foundation's Timer documents it for 0 and less.
  package static let shortestInterval = 0.0001

  /// Creates an empty queue.
  package init() {}

  /// Schedules a timer.
  ///
  /// - Parameters:
  ///   - deadline: The deadline, in seconds. A past deadline is due at once, and NaN or −∞ counts
  ///     as 0.
  ///   - interval: The time between firings in seconds if the timer repeats until it is cancelled,
  ///     or `nil` if it fires once.
  ///   - name: The name of the timer in `pendingNames`.
  ///   - owner: The owner of the timer.
  ///   - fire: The handler, which may schedule and cancel timers, including this one.
  /// - Returns: The timer's token.
  /// - Complexity: O(log n) to find the index, O(n) to insert.
  @discardableResult
  package func schedule(
    at deadline: Double, repeating interval: Double? = nil, name: String,
    owner: TimerOwner = .program,
    _ fire: @escaping () -> Void
  ) -> TimerToken {
    let token = TimerToken(number: nextNumber)
    nextNumber += 1
    let deadline = deadline > -.infinity ? deadline : 0
    let repetition = interval.map { interval in
      let isLongEnough = interval > Self.shortestInterval
      return Repetition(
        first: deadline, interval: isLongEnough ? interval : Self.shortestInterval, count: 1)
    }
    insert(
      Entry(
        deadline: deadline, order: 0, token: token, name: name, owner: owner,
        repetition: repetition, fire: fire))
    return token
  }

  /// Cancels a timer; does nothing if it has fired for the last time or was cancelled already.
  ///
  /// - Complexity: O(n)
  package func cancel(_ token: TimerToken) {
    entries.removeAll { $0.token == token }
  }

  /// The deadline of the next timer, or `nil` if no timer is waiting.
  ///
  /// - Complexity: O(1)
  package var nextDeadline: Double? { entries.last?.deadline }

  /// Returns whether a timer will still fire; a repeating timer is pending even during its own
  /// handler.
  ///
  /// - Complexity: O(n)
  package func isPending(_ token: TimerToken) -> Bool {
    entries.contains { $0.token == token }
  }

  /// The names of all pending timers, the next one first.
  package var pendingNames: [String] { entries.reversed().map(\.name) }

  /// Returns the names of an owner's pending timers, the next one first.
  package func pendingNames(of owner: TimerOwner) -> [String] {
    entries.reversed().filter { $0.owner == owner }.map(\.name)
  }

  /// The names of the pending timers that fire once, the next one first.
  package var pendingNamesOfSingle: [String] {
    entries.reversed().filter { $0.repetition == nil }.map(\.name)
  }

  /// Fires the timer that is due next, and returns whether there was one.
  ///
  /// To fire all due timers, call this method until it returns `false`. A timer that a handler
  /// schedules for that time or earlier fires in the same loop, after the handler. A handler that
  /// always schedules another timer for the same time makes the loop endless; the caller decides
  /// when to give up.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds; later timers don't fire.
  ///   - willFire: A function that receives the time just before the handler runs, to set a clock.
  ///     The time is the deadline, or the time of the previous firing if the deadline is earlier.
  /// - Returns: Whether a timer fired.
  /// - Complexity: O(1), or that of scheduling for a repeating timer.
  @discardableResult
  package func fireNext(upTo time: Double, willFire: (Double) -> Void = { _ in }) -> Bool {
    guard let entry = entries.last, entry.deadline <= time else { return false }
    entries.removeLast()
    if var repetition = entry.repetition {
      var next = entry
      next.deadline = repetition.nextDeadline
      repetition.count += 1
      next.repetition = repetition
      insert(next)
    }
    latestFiring = max(latestFiring, entry.deadline)
    willFire(latestFiring)
    entry.fire()
    return true
  }

  /// The number of timers ever scheduled, which identifies timers that are scheduled later.
  package var scheduledCount: Int { nextNumber }

  /// Postpones the timers that were scheduled after the first `count` timers and are due by `time`.
  ///
  /// They get the deadline `later`. Repeating timers aren't postponed. Returns the names of the
  /// postponed timers, the next one first.
  package func postpone(scheduledAfter count: Int, upTo time: Double, to later: Double) -> [String]
  {
    let isLate = { (entry: Entry) in
      entry.token.number >= count && entry.deadline <= time && entry.repetition == nil
    }
    let late = entries.filter(isLate)
    entries.removeAll(where: isLate)
    for var entry in late.reversed() {
      entry.deadline = later
      insert(entry)
    }
    return late.reversed().map(\.name)
  }

  private func insert(_ entry: Entry) {
    var entry = entry
    entry.order = nextOrder
    nextOrder += 1
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entry.isDue(before: entries[middle]) { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
  }
}
