@_spi(Kit) public import UIKitCore
public import UIKitMenus

extension UITextField {
  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that looks carved.
    case bezel = 2
    /// A thin line with rounded corners.
    case roundedRect = 3
  }

  /// When a view in a field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is what the user wants.
    case committed = 0
  }

  /// Editing has begun.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The user has changed the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Editing has ended; the information tells why.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Why editing ended: an `NSNumber` of a ``DidEndEditingReason``.
  public nonisolated class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }
}

/// Is asked and told while the user edits a field. Every method has a neutral default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true unless said otherwise.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true unless said otherwise. A field that leaves its window ends all
  /// the same.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended; not called where ``textFieldDidEndEditing(_:reason:)`` is there.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may put `string` in place of a range of UTF-16 units; true unless said
  /// otherwise.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Another part of the text is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may clear the text; true unless said otherwise.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does; true unless said otherwise.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The edit menu for a range of UTF-16 units; nil for the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)-(UITextField)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// What a field keeps.
struct FieldSettings {
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
  /// How far a text that is too long has moved to the left, in points.
  var scroll: CGFloat = 0
}
