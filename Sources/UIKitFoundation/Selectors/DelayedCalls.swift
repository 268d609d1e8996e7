internal import TouchstoneInput
public import UIKitCore

extension NSObject {
  /// Calls a method after a number of seconds on the application's clock, and retains the object
  /// until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method, with the object's class: `Selector("fade", Card.fade)`.
  ///   - anArgument: The argument for a method with one parameter.
  ///   - delay: The delay in seconds. A negative delay counts as 0.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCalls.schedule(self, aSelector, anArgument, after: delay, modes: [.default])
  }

  /// Calls a method after a number of seconds on the application's clock, in some run loop modes.
  ///
  /// While content is dragged, the call waits for the end of the drag unless the modes include
  /// tracking.
  ///
  /// - Parameters:
  ///   - aSelector: The method, with the object's class: `Selector("fade", Card.fade)`.
  ///   - anArgument: The argument for a method with one parameter.
  ///   - delay: The delay in seconds. A negative delay counts as 0.
  ///   - modes: The modes in which the method may run. If empty, it is never called.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    DelayedCalls.schedule(self, aSelector, anArgument, after: delay, modes: modes)
  }

  /// Cancels every delayed call to a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { $0.target === (aTarget as AnyObject) }
  }

  /// Cancels the delayed calls of one method to a target with an equal argument, compared by
  /// `isEqual(_:)`.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel {
      $0.target === (aTarget as AnyObject) && $0.selector == aSelector && $0.takes(anArgument)
    }
  }
}

/// The pending delayed calls of the current application.
@MainActor
final class DelayedCalls {
  struct Call {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let token: TimerToken

    /// Returns whether an argument is equal to that of the call.
    func takes(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      if let one = argument as? any Hashable, let other = other as? any Hashable {
        return AnyHashable(one) == AnyHashable(other)
      }
      return (argument as AnyObject) === (other as AnyObject)
    }
  }

  private var calls: [Call] = []

  static func schedule(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval,
    modes: [RunLoop.Mode]
  ) {
    let application = UIApplication.shared
    let delay = NumberCheck.admit(
      delay, else: 0, "a delay", of: target, limit: .infinity)
    let waiting = of(application)
    var token: TimerToken?
    token = application.loop.timers.schedule(
      at: application.now + max(0, delay), name: "a delayed call of \(selector)"
    ) { [weak waiting, unowned application] in
      MainActor.assumeIsolated {
        let call = {
          // The call may have been canceled while it waited for the end of a drag.
          guard let waiting, waiting.calls.contains(where: { $0.token == token }) else { return }
          waiting.calls.removeAll { $0.token == token }
          selector.performOrReport(
            on: target, sender: argument, for: application, "a delayed call")
        }
        if modes.contains(where: \.includesTracking) {
          call()
        } else {
          application.loop.tracking.whenOff(call)
        }
      }
    }
    if let token {
      waiting.calls.append(
        Call(target: target, selector: selector, argument: argument, token: token))
    }
  }

  static func cancel(where isMeant: (Call) -> Bool) {
    let application = UIApplication.shared
    let waiting = of(application)
    for call in waiting.calls where isMeant(call) {
      application.loop.timers.cancel(call.token)
    }
    waiting.calls.removeAll(where: isMeant)
  }

  private static func of(_ application: UIApplication) -> DelayedCalls {
    application.parts.part { DelayedCalls() }
  }
}
