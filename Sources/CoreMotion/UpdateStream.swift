/// A stream of one kind of data, which an app reads from a property or receives in a handler.
@MainActor
struct UpdateStream<Item: CMLogItem> {
  /// A closure that receives each item.
  typealias Handler = (Item?, (any Error)?) -> Void

  /// The shortest interval in seconds: the 100 Hz that Apple names as a device's usual limit.
  static var shortest: Double { 0.01 }

  /// The interval in seconds that the app set. If it is shorter than ``shortest``, that one is
  /// used.
  var interval = 0.0
  /// Whether the app started the stream.
  private(set) var isActive = false
  /// The last item that was due.
  private(set) var latest: Item?
  private var queue: OperationQueue?
  private var handler: Handler?
  /// The time at which the next item is due.
  private var due = -Double.infinity

  /// Starts the stream, without a handler if the app reads the property. A restart replaces the
  /// handler and clears the last item.
  mutating func start(_ queue: OperationQueue? = nil, _ handler: Handler? = nil) {
    isActive = true
    self.queue = queue
    self.handler = handler
    due = -.infinity
    latest = nil
  }

  /// Stops the stream. The last item is kept.
  mutating func stop() {
    isActive = false
    queue = nil
    handler = nil
  }

  /// Stores an item if one is due.
  ///
  /// Returns the handler call to make once the stream isn't accessed anymore, or `nil` if no call
  /// is due.
  mutating func update(at time: Double, _ make: () -> Item?) -> (() -> Void)? {
    guard isActive, time + Self.slack >= due, let item = make() else { return nil }
    let pace = max(interval, Self.shortest)
    // Measured from the due time, so that delays don't add up, or from now after a pause.
    due = due + pace > time ? due + pace : time + pace
    latest = item
    guard let handler, let queue else { return nil }
    return { UpdateCall(item: item, handler: handler).run(on: queue) }
  }

  /// The number of seconds by which a reading may be early, because sensors aren't exactly
  /// periodic.
  private static var slack: Double { 0.0005 }
}

/// A call of an app's handler.
private struct UpdateCall<Item: CMLogItem>: @unchecked Sendable {
  let item: Item
  let handler: (Item?, (any Error)?) -> Void

  /// Calls the handler immediately for the main queue, and adds an operation to any other queue.
  ///
  /// The caller already runs in a turn of the main thread. Under a test's clock, nothing would run
  /// the main queue's operations.
  @MainActor
  func run(on queue: OperationQueue) {
    if queue === OperationQueue.main, !queue.isSuspended {
      handler(item, nil)
    } else {
      queue.addOperation { handler(item, nil) }
    }
  }
}
