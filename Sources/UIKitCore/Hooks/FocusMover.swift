/// Who moves the focus of a scene; the core has the system that programs ask, and what views say of
/// themselves.
@MainActor
package protocol FocusMover: AnyObject {
  /// The item that has the focus; nil where none has.
  var focusedItem: (any UIFocusItem)? { get }
  /// Where a press begins; nil for where nothing has the focus.
  var startOfPresses: UIResponder? { get }
  /// The focus is to go to an environment, before the next frame.
  func request(_ environment: any UIFocusEnvironment)
  /// An environment's preferences have changed.
  func needsUpdate(_ environment: any UIFocusEnvironment)
  /// Makes what was asked for.
  func update()
  /// A view shows in another way that it has the focus.
  func effectDidChange(of view: UIView)
  /// A view is in its window no more.
  func viewDidLeave(_ view: UIView)
  /// A responder became first in its window.
  func firstResponderDidChange(_ responder: UIResponder)
}
