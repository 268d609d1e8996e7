internal import CKitModules

/// What the vocabulary asks of the core, which stands above it and which it can't know.
@MainActor
package protocol CoreAnswers: Sendable {
  /// The kit's own methods that programs name in selectors, by their names.
  nonisolated var actions: [String: [ActionMethod]] { get }
  /// The application in force, where there is one.
  var application: AnyObject? { get }
  /// What a person calls an object.
  func name(of object: AnyObject) -> String
  /// Says in one line that a program asked for something that can't be.
  func report(_ message: String, about object: AnyObject)
  /// Calls a selector's method on a target; false where that could not be called.
  func perform(_ selector: Selector, on target: AnyObject, sender: Any?) -> Bool
  /// Sends an action for a command, to a target or along the chain; true where somebody handled it.
  func send(_ action: Selector, for command: UICommand, from sender: Any?, to target: Any?) -> Bool
  /// Does something when the turn of an application's event loop ends; nil for the one in force.
  func atEndOfTurn(of application: AnyObject?, _ ending: @escaping () -> Void)
}

/// Carries the core's answers through C.
package final class CoreBox {
  private let answers: any CoreAnswers

  /// Holds what answers.
  package init(_ answers: any CoreAnswers) { self.answers = answers }

  /// The answers of this program's core.
  static let installed: any CoreAnswers =
    Unmanaged<CoreBox>.fromOpaque(touchstone_kit_core()).takeRetainedValue().answers
}
