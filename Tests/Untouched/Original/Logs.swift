import UIKit
import os
import os.log

/// Messages as apps write them.
final class Logs {
  static let log = OSLog(subsystem: "app", category: .pointsOfInterest)
  private let logger = Logger(subsystem: "app", category: "logs")
  private var lock = os_unfair_lock()
  private(set) var count = 0

  func add(_ view: UIView) {
    os_unfair_lock_lock(&lock)
    count += 1
    os_unfair_lock_unlock(&lock)
    logger.debug("added \(view.tag, privacy: .public)")
    os_log("added %d", log: Logs.log, type: .debug, count)
  }
}
