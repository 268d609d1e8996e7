internal import TouchstoneGeometry
internal import UIKitCore

/// Reports impossible operations on snapshots and data sources, which any thread may use.
enum DiffableFault {
  /// Reports a message as one line, on the main actor, for the application of `slot`.
  static func report(_ message: String, for slot: ApplicationSlot? = ApplicationSlot.bound) {
    // UIKit's messages about duplicates have a line for each identifier.
    let line = message.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    if MainQueue.ifCurrent({ Fault.report(line, about: UIApplication.shared) }) == nil {
      MainInbox.add(for: slot) { Fault.report(line, about: UIApplication.shared) }
    }
  }
}
