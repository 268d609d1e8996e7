@_spi(Kit) public import UIKitCore
public import UIKitMenus

extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that looks engraved.
    case bezel = 2
    /// A thin line with rounded corners.
    case roundedRect = 3
  }

  /// The condition under which a side view or the clear button is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text isn't being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason that editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user committed the text.
    case committed = 0
  }

  /// Posted after editing has begun.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after the user changed the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Posted after editing has ended.
  ///
  /// The user info contains the reason.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The key of an `NSNumber` with the raw value of a ``DidEndEditingReason``.
  public nonisolated class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }
}

/// Receives changes and decides while the user edits a field. Every method has a neutral default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; `true` by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; `true` by default.
  ///
  /// Editing always ends if the field leaves its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended.
  ///
  /// Not called if ``textFieldDidEndEditing(_:reason:)`` is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user may replace a range of UTF-16 units with `string`; `true` by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the user may replace ranges of UTF-16 units, as `NSRange` values, with
  /// `string`.
  ///
  /// Called instead of the method with a single range. In Touchstone, the user edits one range at a
  /// time.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may clear the text; `true` by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its usual effect; `true` by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range of UTF-16 units, or `nil` for the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the edit menu for ranges of UTF-16 units.
  ///
  /// Called instead of the method with a single range.
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)-(UITextField)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns the result of the method with a single range for the first range.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    guard let range = ranges.first?.rangeValue else { return true }
    return self.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns `nil`, for the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns the result of the method with a single range for the first range.
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = ranges.first?.rangeValue else { return nil }
    return self.textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The settings of a field.
struct FieldSettings {
  /// The default font of a field.
  static var standardFont: UIFont { .systemFont(ofSize: 17) }

  var placeholder: String?
  var font: UIFont?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  var adjustsFontSizeToFitWidth = false
  var adjustsFontForContentSizeCategory = false
  var minimumFontSize: CGFloat = 0
  var isEditing = false
  var session = EditingSession()
  var border = UITextField.BorderStyle.none
  var background: UIImage?
  var disabledBackground: UIImage?
  var clearButtonMode = UITextField.ViewMode.never
  var leftView: UIView?
  var leftViewMode = UITextField.ViewMode.never
  var rightView: UIView?
  var rightViewMode = UITextField.ViewMode.never
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var traits = TextTraits()
  /// The distance by which a text that is too long is scrolled to the left, in points.
  var scroll: CGFloat = 0
}
