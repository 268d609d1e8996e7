internal import TouchstoneHitTree

/// Somebody who wants to know every step: a log, an inspector, an effect.
///
/// Sinks are called on the actor of the system that reports, during the step: they read, they do
/// not call back into it.
public protocol TraceSink: AnyObject {
  /// Whether single views visited by a hit test are wanted; they cost the fast walk.
  var wantsVisits: Bool { get }
  /// Takes one record.
  func record(_ record: TraceRecord)
}

/// Where one application reports its steps, and the sinks that read them.
///
/// With no sink a report costs a load and a branch, in whichever module it stands: nothing of the step
/// is made before.
public final class Tracer {
  // Nobody holds on to it: whoever reads it takes the list as it is.
  @exclusivity(unchecked) private var listeners: [Listener] = []
  /// The listener, where there is one.
  @exclusivity(unchecked) private var only: Lent<Listener>?
  /// How many records it is being told of, one inside the other.
  @exclusivity(unchecked) private var depth = 0
  /// Those that were removed while they were being told, until that is over.
  @exclusivity(unchecked) private var leaving: [Listener] = []

  /// A sink, in an object that can be lent: `any` is retained for each call.
  private final class Listener {
    let sink: any TraceSink

    init(_ sink: any TraceSink) { self.sink = sink }
  }

  // Read by members that other modules inline: there, reading them directly would be a call that looks
  // for overlapping accesses.
  @exclusivity(unchecked) @usableFromInline private(set) var hasSinks = false
  @exclusivity(unchecked) @usableFromInline private(set) var hasVisitSinks = false

  /// Whether anybody listens.
  @inlinable public var isActive: Bool { hasSinks }
  /// Whether anybody wants the single visits of a hit test.
  @inlinable public var wantsVisits: Bool { hasVisitSinks }

  /// A tracer that nobody listens to yet.
  public init() {}

  /// Adds a sink; it is kept until it is removed.
  public func add(_ sink: any TraceSink) {
    listeners.append(Listener(sink))
    update()
  }

  /// Removes a sink.
  public func remove(_ sink: any TraceSink) {
    if depth > 0 { leaving += listeners.filter { $0.sink === sink } }
    listeners.removeAll { $0.sink === sink }
    update()
  }

  private func update() {
    hasSinks = !listeners.isEmpty
    only = listeners.count == 1 ? Lent(listeners[0]) : nil
    hasVisitSinks = listeners.contains { $0.sink.wantsVisits }
  }

  /// Reports a step, which is made only when somebody listens.
  ///
  /// Public for inlining only: what is `package` is a call in the builds that users make.
  ///
  /// - Parameters:
  ///   - step: What happened.
  ///   - time: When, in seconds on the application's clock.
  @inlinable @inline(__always)
  public func report(_ step: @autoclosure () -> TraceStep, at time: @autoclosure () -> Double) {
    guard hasSinks else { return }
    deliver(step(), at: time())
  }

  @usableFromInline @inline(never)
  func deliver(_ step: consuming TraceStep, at time: Double) {
    let record = TraceRecord(time: time, step: step)
    guard let only else {
      for listener in listeners { listener.sink.record(record) }
      return
    }
    depth += 1
    only.use { $0.sink.record(record) }
    depth -= 1
    if depth == 0, !leaving.isEmpty { leaving = [] }
  }
}

/// A sink that keeps what it is told, oldest first.
public final class TraceLog: TraceSink {
  /// The records so far.
  public private(set) var records: [TraceRecord] = []
  /// How many records are kept; the oldest go first.
  public let limit: Int
  /// Whether the log keeps the single visits of a hit test too.
  public let wantsVisits: Bool
  /// How many records were dropped because of the limit.
  public private(set) var droppedCount = 0

  /// Makes a log.
  public init(limit: Int = 100_000, wantsVisits: Bool = true) {
    self.limit = max(1, limit)
    self.wantsVisits = wantsVisits
  }

  /// Keeps `record`.
  public func record(_ record: TraceRecord) {
    if records.count >= limit {
      let excess = max(1, limit / 10)
      records.removeFirst(excess)
      droppedCount += excess
    }
    records.append(record)
  }

  /// Forgets everything so far.
  public func removeAll() { records.removeAll(keepingCapacity: true) }

  /// All records, a line each.
  public var text: String { records.map { $0.description + "\n" }.joined() }
}
