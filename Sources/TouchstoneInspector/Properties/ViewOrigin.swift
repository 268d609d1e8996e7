internal import Foundation
public import TouchstoneKit

extension UIView {
  /// Stores the source line that creates the view, so that the inspector can show it.
  ///
  ///     let buy = UIButton(type: .system).noted()   // made at Shop/CheckoutViewController.swift:31
  ///
  /// Swift doesn't record where an object was created, so a view without a call to this method has
  /// no line.
  ///
  /// - Returns: The view.
  @discardableResult
  public func noted(fileID: StaticString = #fileID, line: UInt = #line) -> Self {
    objc_setAssociatedObject(
      self, ViewOrigin.key, "\(fileID):\(line)", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return self
  }

  /// The source line that called ``noted(fileID:line:)``, such as
  /// `Shop/CheckoutViewController.swift:31`, or `nil` if there was no call.
  public var notedLine: String? {
    objc_getAssociatedObject(self, ViewOrigin.key) as? String
  }
}

private enum ViewOrigin {
  /// A unique address that serves as the key of the associated object.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
