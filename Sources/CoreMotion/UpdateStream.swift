/// One kind of data on its way to a program that asked for it: kept for pulling, or pushed.
@MainActor
struct UpdateStream<Item: CMLogItem> {
  /// What is called with each item.
  typealias Handler = (Item?, (any Error)?) -> Void

  /// The shortest interval, in seconds: the 100 Hz that Apple names as a device's usual limit.
  static var shortest: Double { 0.01 }

  /// Seconds between updates, as the program set them; shorter than the shortest counts as that.
  var interval = 0.0
  /// Whether the program asked.
  private(set) var isActive = false
  /// The latest item that was due.
  private(set) var latest: Item?
  private var queue: OperationQueue?
  private var handler: Handler?
  /// When the next item is due.
  private var due = -Double.infinity

  /// Begins, for pulling where there is no handler; begun again it goes on with the new handler.
  mutating func start(_ queue: OperationQueue? = nil, _ handler: Handler? = nil) {
    isActive = true
    self.queue = queue
    self.handler = handler
    due = -.infinity
    latest = nil
  }

  /// Ends; the latest item stays.
  mutating func stop() {
    isActive = false
    queue = nil
    handler = nil
  }

  /// Takes a reading if one is due; gives back what is to be called, once the stream is let go of.
  mutating func update(at time: Double, _ make: () -> Item?) -> (() -> Void)? {
    guard isActive, time + Self.slack >= due, let item = make() else { return nil }
    let pace = max(interval, Self.shortest)
    // From the moment it was due, so that no delay adds up; after a pause, from now.
    due = due + pace > time ? due + pace : time + pace
    latest = item
    guard let handler, let queue else { return nil }
    return { UpdateCall(item: item, handler: handler).run(on: queue) }
  }

  /// How much earlier than due a reading may be, in seconds: sensors are not that punctual.
  private static var slack: Double { 0.0005 }
}

/// One call of a program's handler.
private struct UpdateCall<Item: CMLogItem>: @unchecked Sendable {
  let item: Item
  let handler: (Item?, (any Error)?) -> Void

  /// The main queue's calls are made at once, since this is the main thread's turn already: under a
  /// test's clock nothing else would make them. Any other queue gets an operation.
  @MainActor
  func run(on queue: OperationQueue) {
    if queue === OperationQueue.main, !queue.isSuspended {
      handler(item, nil)
    } else {
      queue.addOperation { handler(item, nil) }
    }
  }
}
