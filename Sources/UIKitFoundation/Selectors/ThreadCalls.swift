public import UIKitCore

extension NSObject {
  /// Calls a method on the main actor, from any thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method, with the object's class: `Selector("show:", Card.show(_:))`.
  ///   - arg: The argument for a method with one parameter.
  ///   - wait: Whether to return after the call, which is then made immediately on the main actor.
  ///     Otherwise the call is made in a later turn, on the main actor like a call after 0 seconds.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let argument = arg
    if wait {
      MainQueue.wait { object.performOrReport(aSelector, argument) }
    } else if MainQueue.ifCurrent({ object.perform(aSelector, with: argument, afterDelay: 0) })
      == nil
    {
      DispatchQueue.main.async { object.performOrReport(aSelector, argument) }
    }
  }

  /// Calls a method soon, on the main actor.
  ///
  /// On iOS, the method runs on a thread of its own. Here, methods named by a selector belong to
  /// the main actor. For a long task, use a `DispatchQueue` or a `Task`.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  @MainActor
  private func performOrReport(_ selector: Selector, _ argument: Any?) {
    selector.performOrReport(on: self, sender: argument, for: nil, "a call to the main thread")
  }
}
