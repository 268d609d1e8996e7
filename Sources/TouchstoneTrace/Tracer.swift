internal import TouchstoneHitTree

/// An object that receives every step, such as a log or an inspector.
///
/// A sink is called during the step, on the actor of the reporting system. It must not call back
/// into that system.
public protocol TraceSink: AnyObject {
  /// Whether the sink needs each view visited by a hit test, which disables the fast traversal.
  var wantsVisits: Bool { get }
  /// Receives one record.
  func record(_ record: TraceRecord)
}

/// Sends the steps of one application to its sinks.
///
/// Without a sink, a report costs a load and a branch, in any module: the step isn't created.
public final class Tracer {
  // Unchecked access is safe, because every reader copies the array.
  @exclusivity(unchecked) private var listeners: [Listener] = []
  /// The listener, if there is exactly one.
  @exclusivity(unchecked) private var only: Borrowed<Listener>?
  /// The number of nested deliveries to the only listener.
  @exclusivity(unchecked) private var depth = 0
  /// The listeners removed during a delivery, retained until it has ended.
  @exclusivity(unchecked) private var leaving: [Listener] = []

  /// A class that contains a sink, so it can be borrowed. An `any` value is retained for each call.
  private final class Listener {
    let sink: any TraceSink

    init(_ sink: any TraceSink) { self.sink = sink }
  }

  // Other modules inline members that read these. There, a checked read would be a call to the
  // runtime.
  @exclusivity(unchecked) @usableFromInline private(set) var hasSinks = false
  @exclusivity(unchecked) @usableFromInline private(set) var hasVisitSinks = false

  /// Whether there is a sink.
  @inlinable public var isActive: Bool { hasSinks }
  /// Whether a sink needs each view visited by a hit test.
  @inlinable public var wantsVisits: Bool { hasVisitSinks }

  /// Creates a tracer without sinks.
  public init() {}

  /// Adds a sink, which is retained until it is removed.
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
    only = listeners.count == 1 ? Borrowed(listeners[0]) : nil
    hasVisitSinks = listeners.contains { $0.sink.wantsVisits }
  }

  /// Reports a step, which is created only if there is a sink.
  ///
  /// Public for inlining only: in the builds that users make, a `package` function would be a call.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - time: The time in seconds on the application's clock.
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

/// A sink that stores the records, the oldest first.
public final class TraceLog: TraceSink {
  /// The stored records.
  public private(set) var records: [TraceRecord] = []
  /// The maximum number of records.
  public let limit: Int
  /// Whether the log stores each view visited by a hit test.
  public let wantsVisits: Bool
  /// The number of records dropped because of the limit.
  public private(set) var droppedCount = 0

  /// Creates a log, with a limit of at least 1.
  public init(limit: Int = 100_000, wantsVisits: Bool = true) {
    self.limit = max(1, limit)
    self.wantsVisits = wantsVisits
  }

  /// Stores `record`, after dropping the oldest tenth of the records if the log is full.
  public func record(_ record: TraceRecord) {
    if records.count >= limit {
      let excess = max(1, limit / 10)
      records.removeFirst(excess)
      droppedCount += excess
    }
    records.append(record)
  }

  /// Removes all records.
  public func removeAll() { records.removeAll(keepingCapacity: true) }

  /// All records, one per line.
  public var text: String { records.map { $0.description + "\n" }.joined() }
}
