#if Combine
internal import Foundation
internal import OpenCombine

/// A subscription to values that a source sends at its own times.
///
/// Values that the subscriber hasn't requested are dropped. Any thread may send values, and the
/// subscriber is called on the same thread.
final class SourceSubscription<Target: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var target: Target?
  private var demand = Subscribers.Demand.none
  /// Starts the source, with the first request.
  private var start: ((SourceSubscription) -> () -> Void)?
  private var stop: (() -> Void)?

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - target: The subscriber, which is released at the end.
  ///   - start: A closure that starts the source with the first request. It returns a closure that
  ///     stops the source.
  init(_ target: Target, start: @escaping (SourceSubscription) -> () -> Void) {
    self.target = target
    self.start = start
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    guard target != nil else { return }
    self.demand += demand
    guard let start else { return }
    self.start = nil
    let stop = start(self)
    // The first value may have ended the subscription.
    if target == nil { stop() } else { self.stop = stop }
  }

  func cancel() {
    lock.lock()
    let stop = stop
    (target, start, self.stop) = (nil, nil, nil)
    lock.unlock()
    stop?()
  }

  /// Sends a value if the subscriber has requested it.
  func send(_ value: Target.Input) {
    lock.lock()
    defer { lock.unlock() }
    guard let target, demand > .none else { return }
    demand -= 1
    demand += target.receive(value)
  }

  /// Ends the subscription.
  func finish(_ completion: Subscribers.Completion<Target.Failure>) {
    lock.lock()
    let target = target
    (self.target, start, stop) = (nil, nil, nil)
    lock.unlock()
    target?.receive(completion: completion)
  }
}
#endif
