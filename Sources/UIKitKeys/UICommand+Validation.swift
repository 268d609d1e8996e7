@_spi(Kit) package import UIKitCore

extension UICommand {
  /// Returns a copy for showing the command once, validated by the object that would perform it.
  package final func validated(by performer: AnyObject) -> UICommand {
    let copy = copied()
    copy.accessibilityIdentifier = accessibilityIdentifier
    (performer as? UIResponder)?.validate(copy)
    return copy
  }
}
