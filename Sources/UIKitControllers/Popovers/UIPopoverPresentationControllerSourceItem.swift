public import UIKitCore

/// An item on the screen to which a popover can point: a view or a layout guide.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinates of a view, or `nil` if the item isn't on the
  /// screen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in the coordinates of another view.
  public func frame(in referenceView: UIView) -> CGRect? {
    referenceView.convert(bounds, from: self)
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Returns the guide's frame in the coordinates of a view, or `nil` if no view owns the guide.
  public func frame(in referenceView: UIView) -> CGRect? {
    owningView.map { referenceView.convert(layoutFrame, from: $0) }
  }
}
