@_spi(Kit) package import UIKitCore

extension UICommand {
  /// A copy for one showing, as whoever would perform it wants it shown.
  package final func validated(by performer: AnyObject) -> UICommand {
    let copy = copied()
    copy.accessibilityIdentifier = accessibilityIdentifier
    (performer as? UIResponder)?.validate(copy)
    return copy
  }
}
