internal import Foundation
public import TouchstoneKit

extension UIView {
  /// Notes the line that makes the view, so that the inspector can name it.
  ///
  ///     let buy = UIButton(type: .system).noted()   // made at Shop/CheckoutViewController.swift:31
  ///
  /// Swift does not tell where an object was made; a view without a note has no line.
  ///
  /// - Returns: The view.
  @discardableResult
  public func noted(fileID: StaticString = #fileID, line: UInt = #line) -> Self {
    objc_setAssociatedObject(
      self, ViewOrigin.key, "\(fileID):\(line)", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return self
  }

  /// The line that ``noted(fileID:line:)`` was called on, such as
  /// `Shop/CheckoutViewController.swift:31`; nil where it never was.
  public var notedLine: String? {
    objc_getAssociatedObject(self, ViewOrigin.key) as? String
  }
}

private enum ViewOrigin {
  /// An address that stands for the line a view was made on, and for nothing else.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
