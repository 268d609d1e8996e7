internal import TouchstoneInput
public import UIKitCore

extension NSObject {
  /// Calls a method after some seconds on the application's clock; the object is kept alive until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method, with the object's class: `Selector("fade", Card.fade)`.
  ///   - anArgument: What a method with one parameter gets.
  ///   - delay: Seconds; what is less than 0 counts as 0.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCalls.schedule(self, aSelector, anArgument, after: delay)
  }

  /// Forgets every delayed call to a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { target, _ in target === (aTarget as AnyObject) }
  }

  /// Forgets the delayed calls of one method to a target; the argument is not compared.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel { $0 === (aTarget as AnyObject) && $1 == aSelector }
  }
}

/// The calls that wait for their time, for the application in force.
@MainActor
private final class DelayedCalls {
  private struct Call {
    let target: AnyObject
    let selector: Selector
    let token: TimerToken
  }

  private var calls: [Call] = []

  static func schedule(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
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
        application.loop.tracking.whenOff {
          // It may have been cancelled while it waited for the end of a drag.
          guard let waiting, waiting.calls.contains(where: { $0.token == token }) else { return }
          waiting.calls.removeAll { $0.token == token }
          selector.performOrReport(
            on: target, sender: argument, for: application, "a delayed call")
        }
      }
    }
    if let token { waiting.calls.append(Call(target: target, selector: selector, token: token)) }
  }

  static func cancel(where isMeant: (AnyObject, Selector) -> Bool) {
    let application = UIApplication.shared
    let waiting = of(application)
    for call in waiting.calls where isMeant(call.target, call.selector) {
      application.loop.timers.cancel(call.token)
    }
    waiting.calls.removeAll { isMeant($0.target, $0.selector) }
  }

  private static func of(_ application: UIApplication) -> DelayedCalls {
    application.parts.part { DelayedCalls() }
  }
}
