import Foundation
import Logging
import Synchronization
import Testing

@testable import TouchstoneOS

/// What apps write with `os_log` and `Logger`, as swift-log receives it.
struct LogTests {
  private static let written = Mutex<[String]>([])

  /// A handler that stores each message with its label and level.
  private struct Keeper: LogHandler {
    let label: String
    var metadata = Logging.Logger.Metadata()
    var logLevel = Logging.Logger.Level.debug

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      LogTests.written.withLock { $0.append("\(label) \(event.level): \(event.message)") }
    }
  }

  private static let isReady: Bool = {
    LoggingSystem.bootstrap { Keeper(label: $0) }
    return true
  }()

  /// Returns the messages with a label that `body` writes.
  private func messages(_ label: String, _ body: (String) -> Void) -> [String] {
    #expect(Self.isReady)
    body(label)
    return Self.written.withLock { all in
      all.filter { $0.hasPrefix(label + " ") }.map { String($0.dropFirst(label.count + 1)) }
    }
  }

  @Test func `A logger writes its messages with their levels, and values in place`() {
    let written = messages("app.cart") { _ in
      let logger = TouchstoneOS.Logger(subsystem: "app", category: "cart")
      let count = 3
      logger.info("bought \(count, privacy: .public) for \(2.345, format: .fixed(precision: 2))")
      logger.error("failed: \(String?.none ?? "nothing")")
      logger.fault("over")
      logger.log(level: .debug, "details")
      logger.trace("is below the level")
    }
    #expect(
      written == [
        "info: bought 3 for 2.35", "error: failed: nothing", "critical: over", "debug: details",
      ])
  }

  @Test func `A message with a format has its arguments in place`() {
    let written = messages("formats") { label in
      let log = OSLog(subsystem: label, category: "")
      os_log("%{public}@ took %d ms of %.1f%%", log: log, type: .debug, "tap", 7, 12.34)
      os_log(.error, log: log, "no argument for %@")
      os_log("whole", log: log)
    }
    #expect(
      written == [
        "debug: tap took 7 ms of 12.3%", "error: no argument for %@", "notice: whole",
      ])
  }

  @Test func `Every placeholder is filled, and a strange one stays`() {
    #expect(LogFormat.text("%ld|%u|%x|%05d|%s", [1, UInt8(2), 255, 42, "s"]) == "1|2|ff|00042|s")
    #expect(LogFormat.text("%@ %@", [nil, [1, 2]]) == "(null) [1, 2]")
    #expect(LogFormat.text("%d", ["seven"]) == "seven")
    #expect(LogFormat.text("%d", [Double.infinity]) == "inf")
    #expect(
      LogFormat.text("%llu %llx", [UInt64.max, UInt64.max]) == "\(UInt64.max) ffffffffffffffff")
    #expect(LogFormat.text("%lld", [Int64.max - 1]) == "\(Int64.max - 1)")
    #expect(LogFormat.text("%*d", [5, 42]) == "%*d")
    #expect(LogFormat.text("100%", [1]) == "100%")
    #expect(LogFormat.text("%{public", [1]) == "%{public")
    #expect(LogFormat.text("%q", [1]) == "%q")
  }

  @Test func `A disabled log writes nothing, and says that it is not enabled`() {
    #expect(Self.isReady)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog(subsystem: "enabled", category: "").isEnabled(type: .debug))
    TouchstoneOS.Logger(OSLog.disabled).fault("nothing")
    #expect(
      Self.written.withLock { all in
        !all.contains { $0.hasSuffix("nothing") && $0.contains("critical") }
      })
  }

  @Test func `Signposts mark intervals as debug messages`() {
    let written = messages("signposts.PointsOfInterest") { _ in
      let poster = OSSignposter(subsystem: "signposts", category: .pointsOfInterest)
      let state = poster.beginInterval("load", id: poster.makeSignpostID(), "page \(2)")
      poster.emitEvent("hit")
      poster.endInterval("load", state)
      #expect(poster.withIntervalSignpost("sum") { 3 } == 3)
    }
    #expect(
      written == [
        "debug: load begins: page 2", "debug: hit", "debug: load ends", "debug: sum begins",
        "debug: sum ends",
      ])
  }

  @Test func `A lock admits one thread at a time`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
  }
}
