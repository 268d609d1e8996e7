import Testing
import TouchstoneTesting
import UIKit

/// A root controller with a text field, and a log of the keyboard's notifications.
@MainActor
final class EditedBase {
  let stage: Stage
  let base = UIViewController()
  let field = EditedBase.makeField()
  let log = KeyboardLog()

  init(_ size: CGSize) {
    stage = Stage(size: size, keyboard: 300)
    base.view.addSubview(field)
    stage.window.rootViewController = base
    stage.settle()
  }

  /// Creates a text field at the top left.
  static func makeField(y: CGFloat = 40) -> UITextField {
    UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
  }

  /// Makes a responder the first responder, and clears the log.
  func edit(_ responder: UIResponder) {
    #expect(responder.becomeFirstResponder())
    stage.settle()
    _ = log.take()
  }

  func end() {
    stage.window.endEditing(true)
    stage.settle()
  }
}

/// A controller with a bar at the bottom of the screen, and a text field in the bar.
final class BarController: UIViewController {
  let bar = board(50, "bar")
  let message = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() {
    super.init(nibName: nil, bundle: nil)
    bar.addSubview(message)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
