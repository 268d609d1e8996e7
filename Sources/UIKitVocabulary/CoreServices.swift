internal import CKitModules

/// The functions of the core that this module needs. The core is a higher module, which this module
/// can't import.
@MainActor
package protocol CoreServices: Sendable {
  /// The framework's methods that apps name in selectors, by name.
  nonisolated var actions: [String: [ActionMethod]] { get }
  /// The current application, or `nil` if no application exists.
  var application: AnyObject? { get }
  /// Returns the readable name of an object.
  func name(of object: AnyObject) -> String
  /// Reports, in one line, a request by app code that can't be fulfilled.
  func report(_ message: String, about object: AnyObject)
  /// Calls a selector's method on a target, and returns whether it could be called.
  func perform(_ selector: Selector, on target: AnyObject, sender: Any?) -> Bool
  /// Sends an action for a command to a target or along the responder chain, and returns whether it
  /// was handled.
  func send(_ action: Selector, for command: UICommand, from sender: Any?, to target: Any?) -> Bool
  /// Calls a closure at the end of the turn of an application's event loop, or of the current
  /// application's if `application` is `nil`.
  func atEndOfTurn(of application: AnyObject?, _ ending: @escaping () -> Void)
}

/// Passes the core's functions through C.
package final class CoreServicesBox {
  private let answers: any CoreServices

  /// Creates a box with the core's functions.
  package init(_ answers: any CoreServices) { self.answers = answers }

  /// The functions of the app's core.
  static let installed: any CoreServices =
    Unmanaged<CoreServicesBox>.fromOpaque(touchstone_kit_core()).takeRetainedValue().answers
}
