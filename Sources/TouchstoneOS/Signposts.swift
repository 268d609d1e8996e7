/// The identity of an interval.
public struct OSSignpostID: Hashable, Sendable {
  let number: UInt64

  /// The identity of intervals that don't overlap.
  public static let exclusive = OSSignpostID(number: 0)

  private init(number: UInt64) { self.number = number }

  /// Creates an identity that no other interval has.
  public init(log: OSLog) { number = .random(in: 1 ... .max) }
}

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(_ id: OSSignpostID) { self.id = id }
}

/// Marks intervals and events for a profiler. They are debug messages of a log here, and may be marked
/// on any thread.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter that marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a signposter of a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter.
  public init() { self.init(logHandle: .default) }
  /// Creates a signposter.
  public init(subsystem: String, category: String) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }
  /// Creates a signposter.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }
  /// Creates a signposter of a logger's messages.
  public init(logger: Logger) { self.init(logHandle: logger.ownLog) }

  /// Whether intervals are marked.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// Creates an identity that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Marks the beginning of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    log.write(.debug, "\(name) begins")
    return OSSignpostIntervalState(id)
  }
  /// Marks the beginning of an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.write(.debug, "\(name) begins: \(message.text)")
    return OSSignpostIntervalState(id)
  }
  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.write(.debug, "\(name) ends")
  }
  /// Marks the end of an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    log.write(.debug, "\(name) ends: \(message.text)")
  }
  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write(.debug, "\(name)")
  }
  /// Marks an event, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    log.write(.debug, "\(name): \(message.text)")
  }
  /// Marks an interval around a call, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number that Apple's system uses.
  public let rawValue: UInt8
  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
}

/// Marks a signpost of a log, as a debug message here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  switch type {
  case .begin: log.write(.debug, "\(name) begins")
  case .end: log.write(.debug, "\(name) ends")
  default: log.write(.debug, "\(name)")
  }
}
