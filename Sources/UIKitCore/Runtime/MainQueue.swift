/// Whether what runs now runs on the main actor.
enum MainQueue {
  /// Main thread and main queue need not be the same: a program that waits in `dispatchMain` has its
  /// main queue served by other threads.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil
  }

  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Void>()

    init() { DispatchQueue.main.setSpecific(key: key, value: ()) }
  }

  private static let mark = Mark()
}
