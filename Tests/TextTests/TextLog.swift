import TouchstoneTesting
import UIKit

/// Records the calls of a field's delegate, and returns the configured answers.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refuses: Set<String> = []
  /// Returns the identifier of a field, or "field".
  private func name(_ field: UITextField) -> String { field.accessibilityIdentifier ?? "field" }

  private func ask(_ question: String, _ field: UITextField) -> Bool {
    let line = "\(name(field)).\(question)"
    lines.append(line)
    return !refuses.contains(line)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("shouldBegin", textField)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    lines.append("\(name(textField)).didBegin")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) {
    lines.append("\(name(textField)).didEnd")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask("shouldChange(\(range.location),\(range.length),\(string))", textField)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Stage {
  /// Adds a field to the window, with a log of its delegate.
  @MainActor
  func field(
    _ name: String, y: CGFloat = 100, _ log: FieldLog, text: String = ""
  ) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    field.accessibilityIdentifier = name
    field.borderStyle = .roundedRect
    field.delegate = log
    field.text = text
    window.addSubview(field)
    return field
  }
}
