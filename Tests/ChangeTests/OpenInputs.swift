import TouchstoneKit
import TouchstoneTesting
import UIKit

/// The keyboard of a text field.
@MainActor
class OpenKeyboard: OpenThing, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 34))

  override func open() {
    stage.keyboardHeight = 200
    field.delegate = self
    world.host.addSubview(field)
    field.becomeFirstResponder()
  }

  override var isOpen: Bool { inputWindow?.isOnScreen == true }

  var inputWindow: InputWindow? {
    stage.application.windowsFrontToBack.compactMap { $0 as? InputWindow }.first
  }
  var height: CGFloat { 200 }

  override var problems: [String] {
    let wanted = CGRect(
      x: 0, y: world.bounds.height - height, width: world.bounds.width, height: height)
    let frame = inputWindow?.frame ?? .null
    return problem(frame.isNear(wanted), "the input views are at \(frame), not at \(wanted)")
  }

  override func close() { field.resignFirstResponder() }
  override func turnOff() { field.isEnabled = false }

  func textFieldDidBeginEditing(_ textField: UITextField) { begun += 1 }
  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
}

/// An accessory view with a button at its right edge.
@MainActor
class OpenAccessory: OpenKeyboard {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
  let send = UIButton(frame: CGRect(x: 393 - 80, y: 7, width: 70, height: 30))
  var sent = 0

  override func open() {
    send.autoresizingMask = .flexibleLeftMargin
    send.addAction(UIAction { [weak self] _ in self?.sent += 1 }, for: .touchUpInside)
    bar.addSubview(send)
    field.inputAccessoryView = bar
    super.open()
  }

  override var height: CGFloat { 244 }

  override var problems: [String] {
    let place = bar.convert(bar.bounds, to: nil)
    let top = world.bounds.height - height
    let wanted = CGRect(x: 0, y: top, width: world.bounds.width, height: 44)
    let before = sent
    if stage.application.applicationState == .active { stage.tap(send) } else { sent += 1 }
    return super.problems
      + problem(place.size == wanted.size, "the accessory view has \(place), not \(wanted)")
      + problem(sent == before + 1, "the button sent \(sent - before) times")
  }
}

/// A custom input view with a button at its right edge.
@MainActor
final class OpenInputView: OpenAccessory {
  override func open() {
    super.open()
    field.inputAccessoryView = nil
    bar.frame.size.height = 120
    field.inputView = bar
    field.reloadInputViews()
  }

  override var height: CGFloat { 120 }

  override var problems: [String] {
    let before = sent
    if stage.application.applicationState == .active { stage.tap(send) } else { sent += 1 }
    return problem(bar.bounds.width == world.bounds.width, "it is \(bar.bounds.width) wide")
      + problem(sent == before + 1, "the button sent \(sent - before) times")
  }
}
