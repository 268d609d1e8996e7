/// Names one timer of a queue, also after it has fired; two timers never share a token.
package struct TimerToken: Hashable, Sendable {
  /// The timer's number, counted up in order of scheduling.
  let number: Int
}

/// On whose account a timer runs.
package enum TimerOwner: Hashable, Sendable {
  /// The program asked for it, so something of the program's is still to come.
  case program
  /// A recognizer of the kit waits, as for a second tap.
  case recognizer
}

/// What is to happen later, in order of deadline, and of insertion where deadlines are equal.
///
/// The queue knows no clock: its owner says how late it is. It belongs to one actor, its owner's.
/// There are rarely more than a few dozen timers, so a sorted array serves better than a heap, and
/// it lists its timers in order.
package final class TimerQueue {
  private struct Entry {
    var deadline: Double
    /// Breaks ties between equal deadlines; a repeating timer gets a new one each time.
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

  /// Where a repeating timer stands; deadlines are counted from the first, so that none drifts.
  private struct Repetition {
    var first: Double
    var interval: Double
    var count: Int

    var nextDeadline: Double { first + Double(count) * interval }
  }

  /// The last entry is the one due next.
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var nextOrder = 0
  @exclusivity(unchecked) private var nextNumber = 0
  /// The moment of the latest firing, before which no later one may seem to happen.
  @exclusivity(unchecked) private var latestFiring = -Double.infinity

  /// The shortest interval, in seconds, as Foundation's Timer documents it for 0 and less.
  package static let shortestInterval = 0.0001

  /// Makes an empty queue.
  package init() {}

  /// Schedules a handler.
  ///
  /// - Parameters:
  ///   - deadline: when, in seconds; one in the past is due at once, and what is no time is 0.
  ///   - interval: the seconds between firings of a timer that repeats until it is cancelled.
  ///   - name: what `pendingNames` calls it.
  ///   - owner: on whose account it runs.
  ///   - fire: what to do; it may schedule and cancel, itself included.
  /// - Returns: the timer's token.
  /// - Complexity: O(log n) to find the place, O(n) to make room.
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

  /// Takes a timer out; one that has fired for good or was cancelled already is no error.
  ///
  /// - Complexity: O(n)
  package func cancel(_ token: TimerToken) {
    entries.removeAll { $0.token == token }
  }

  /// When the next timer is due, nothing where none waits.
  ///
  /// - Complexity: O(1)
  package var nextDeadline: Double? { entries.last?.deadline }

  /// Whether a timer will still fire; a repeating one is pending also inside its own handler.
  ///
  /// - Complexity: O(n)
  package func isPending(_ token: TimerToken) -> Bool {
    entries.contains { $0.token == token }
  }

  /// The names of all timers that will still fire, the next one first.
  package var pendingNames: [String] { entries.reversed().map(\.name) }

  /// The names of an owner's timers that will still fire, the next one first.
  package func pendingNames(of owner: TimerOwner) -> [String] {
    entries.reversed().filter { $0.owner == owner }.map(\.name)
  }

  /// The names of the timers that will still fire once, the next one first.
  package var pendingNamesOfSingle: [String] {
    entries.reversed().filter { $0.repetition == nil }.map(\.name)
  }

  /// Fires the one timer that is due next, and says whether there was one.
  ///
  /// Call it until it says no: that is a sweep. What a handler schedules for the sweep's time or
  /// earlier fires in the same sweep, after it. A handler that always schedules another one for
  /// the same time makes a sweep endless; the caller decides when to give up.
  ///
  /// - Parameters:
  ///   - time: the present moment, in seconds; nothing later fires.
  ///   - willFire: hears the moment at which the handler is about to run, to set a clock by. It
  ///     is the deadline, or the moment of the firing before it where the deadline is earlier.
  /// - Returns: whether a timer fired.
  /// - Complexity: O(1), or that of scheduling for a timer that repeats.
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

  /// How many timers were ever scheduled: which ones come later is told by it.
  package var scheduledCount: Int { nextNumber }

  /// Puts off what was scheduled after the first `count` timers and is due by `time`, to a later
  /// moment; answers the names, the next one first.
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
