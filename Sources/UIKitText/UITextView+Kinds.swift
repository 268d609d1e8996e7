@_spi(Kit) public import UIKitCore
public import UIKitMenus
@_spi(Kit) public import UIKitScroll

extension UITextView {
  /// Editing has begun.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// The user has changed the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
  /// Editing has ended.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// How a user comes upon a link of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// By a tap.
  case invokeDefaultAction = 0
  /// By holding it.
  case presentActions = 1
  /// By pressing it hard.
  case preview = 2
}

/// Is asked and told while the user edits a text view. Every method has a neutral default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true unless said otherwise.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end; true unless said otherwise. A view that leaves its window ends all the
  /// same.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may put `text` in place of a range of UTF-16 units; true unless said otherwise.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Another part of the text is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was tapped is to be followed; true unless said otherwise. Here nothing
  /// follows it: there is nothing that could open it.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The edit menu for a range of UTF-16 units; nil for the suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// What a text view keeps.
struct TextViewSettings {
  var font: UIFont?
  /// How links look; nil for the tint colour.
  var link: TextAttributes?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  /// As a new text view on iOS has it, in points.
  var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var isEditable = true
  var isSelectable = true
  var isEditing = false
  var session = EditingSession()
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var traits = TextTraits()

  /// How far lines keep from the sides of their container, in points, as on iOS.
  static let lineFragmentPadding: CGFloat = 5
}
