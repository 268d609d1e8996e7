import Fuzzing
import Testing
import TouchstoneInput

@Suite("The timer queue")
struct TimerQueueTests {
  /// Records the fired timers, with the queue's times.
  private final class Log {
    var names: [String] = []
    var times: [Double] = []
  }

  private func sweep(_ queue: TimerQueue, upTo time: Double, _ log: Log) {
    while queue.fireNext(upTo: time, willFire: { log.times.append($0) }) {}
  }

  private func add(
    _ name: String, at deadline: Double, repeating interval: Double? = nil,
    to queue: TimerQueue, _ log: Log
  ) -> TimerToken {
    queue.schedule(at: deadline, repeating: interval, name: name) { log.names.append(name) }
  }

  @Test("timers fire in order of deadline, and of insertion where deadlines are equal")
  func order() {
    let queue = TimerQueue()
    let log = Log()
    for (name, deadline) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1), ("e", 3)] {
      _ = add(name, at: deadline, to: queue, log)
    }
    #expect(queue.pendingNames == ["a", "b", "c", "d", "e"])
    sweep(queue, upTo: 2, log)
    #expect(log.names == ["a", "b", "c", "d"])
    #expect(log.times == [1, 1, 2, 2])
    #expect(queue.nextDeadline == 3)
  }

  @Test("timers of random deadlines fire sorted and stably", arguments: 0..<20 as Range<UInt64>)
  func randomOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let queue = TimerQueue()
    let log = Log()
    var expected: [(deadline: Double, number: Int)] = []
    var tokens: [TimerToken] = []
    for number in 0..<200 {
      let deadline = Double(Int.random(in: 0..<30, using: &generator))
      tokens.append(add("\(number)", at: deadline, to: queue, log))
      expected.append((deadline, number))
    }
    for number in stride(from: 0, to: 200, by: 7) {
      queue.cancel(tokens[number])
      expected.removeAll { $0.number == number }
    }
    sweep(queue, upTo: 30, log)
    let sorted = expected.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    #expect(log.names == sorted.map { "\($0.number)" })
  }

  @Test("a timer does not fire before its deadline")
  func notEarly() {
    let queue = TimerQueue()
    let log = Log()
    let token = add("late", at: 1, to: queue, log)
    #expect(!queue.fireNext(upTo: 0.999, willFire: { _ in }))
    #expect(queue.isPending(token))
    #expect(queue.fireNext(upTo: 1, willFire: { _ in }))
    #expect(!queue.isPending(token) && queue.nextDeadline == nil && queue.pendingNames == [])
  }

  @Test("a cancelled timer never fires, and cancelling twice is harmless")
  func cancel() {
    let queue = TimerQueue()
    let log = Log()
    let token = add("gone", at: 1, to: queue, log)
    queue.cancel(token)
    queue.cancel(token)
    sweep(queue, upTo: 9, log)
    #expect(log.names == [] && !queue.isPending(token))
  }

  @Test("a timer scheduled by a handler for the same time fires in the same sweep, after it")
  func scheduledInside() {
    let queue = TimerQueue()
    let log = Log()
    queue.schedule(at: 5, name: "outer") {
      log.names.append("outer")
      _ = self.add("same", at: 5, to: queue, log)
      _ = self.add("earlier", at: 3, to: queue, log)
      _ = self.add("later", at: 6, to: queue, log)
    }
    sweep(queue, upTo: 5, log)
    #expect(log.names == ["outer", "earlier", "same"])
    #expect(queue.pendingNames == ["later"])
  }

  @Test("the moment of firing never runs backwards")
  func momentsRise() {
    let queue = TimerQueue()
    let log = Log()
    queue.schedule(at: 5, name: "outer") { _ = self.add("earlier", at: 3, to: queue, log) }
    sweep(queue, upTo: 9, log)
    #expect(log.times == [5, 5])
  }

  @Test("a repeating timer fires at multiples of its interval without drift")
  func repeats() {
    let queue = TimerQueue()
    let log = Log()
    _ = add("beat", at: 0.1, repeating: 0.1, to: queue, log)
    sweep(queue, upTo: 1000.05, log)
    #expect(log.times.count == 10_000)
    #expect(log.times[9_999] == 0.1 + 9_999 * 0.1)
  }

  @Test("a repeating timer is pending in its own handler and can cancel itself there")
  func cancelsItself() {
    let queue = TimerQueue()
    var count = 0
    var token: TimerToken?
    token = queue.schedule(at: 1, repeating: 1, name: "beat") {
      count += 1
      if let token, count == 3 {
        #expect(queue.isPending(token))
        queue.cancel(token)
      }
    }
    while queue.fireNext(upTo: 10, willFire: { _ in }) {}
    #expect(count == 3 && queue.nextDeadline == nil)
  }

  @Test("an interval of zero is a tenth of a millisecond", arguments: [0, -1, Double.nan])
  func noInterval(interval: Double) {
    let queue = TimerQueue()
    let log = Log()
    _ = add("beat", at: 0, repeating: interval, to: queue, log)
    sweep(queue, upTo: 0.00095, log)
    #expect(log.times.count == 10)
  }

  @Test("pending timers are distinguished by owner, and by repetition")
  func owners() {
    let queue = TimerQueue()
    queue.schedule(at: 3, name: "late") {}
    queue.schedule(at: 1, repeating: 1, name: "beat") {}
    queue.schedule(at: 2, name: "tap", owner: .recognizer) {}
    #expect(queue.pendingNames == ["beat", "tap", "late"])
    #expect(queue.pendingNames(of: .program) == ["beat", "late"])
    #expect(queue.pendingNames(of: .recognizer) == ["tap"])
    #expect(queue.pendingNamesOfSingle == ["tap", "late"])
  }

  @Test("a deadline that is not finite is due at once")
  func noTime() {
    let queue = TimerQueue()
    let log = Log()
    _ = add("now", at: .nan, to: queue, log)
    sweep(queue, upTo: 0, log)
    #expect(log.names == ["now"])
  }

  @Test("two timers never share a token")
  func tokens() {
    let queue = TimerQueue()
    let log = Log()
    let first = add("a", at: 0, to: queue, log)
    sweep(queue, upTo: 0, log)
    #expect(add("b", at: 0, to: queue, log) != first)
  }
}
