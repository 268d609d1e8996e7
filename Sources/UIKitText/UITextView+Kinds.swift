@_spi(Kit) public import UIKitCore
public import UIKitMenus
@_spi(Kit) public import UIKitScroll

extension UITextView {
  /// Posted after editing has begun.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted after the user changed the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
  /// Posted after editing has ended.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// The way in which the user interacts with a link of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions = 1
  /// A firm press.
  case preview = 2
}

/// Receives changes and decides while the user edits a text view; each method has a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end; `true` by default.
  ///
  /// Editing always ends if the view leaves its window.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user may replace a range of UTF-16 units with `text`; `true` by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Returns whether the user may replace ranges of UTF-16 units, as `NSRange` values, with `text`.
  ///
  /// Called instead of the method with a single range. In Touchstone, the user edits one range at a
  /// time.
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the action for a tap on a link or a tag, or `nil` to show the item's menu instead.
  ///
  /// The default action opens a link. Without this method, the delegate's
  /// `textView(_:shouldInteractWith:in:interaction:)` decides whether a link is opened.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu for a long press on a link or a tag, or `nil` for no menu.
  ///
  /// The default menu of a link opens or copies it. The default menu of a tag is empty and isn't
  /// shown.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called before the menu of a link or a tag appears.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called before the menu of a link or a tag disappears.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Returns whether a link may be opened or show its menu; `true` by default.
  ///
  /// Not called if the delegate implements the corresponding method of iOS 17.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the edit menu for a range of UTF-16 units, or `nil` for the suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the edit menu for ranges of UTF-16 units.
  ///
  /// Called instead of the method with a single range.
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Returns the result of the method with a single range for the first range.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    guard let range = ranges.first?.rangeValue else { return true }
    return self.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns the default action if the link may be opened, or else an action without effect.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    allows(.invokeDefaultAction, textView, textItem) ? defaultAction : UIAction { _ in }
  }
  /// Returns the default menu if the link may show one, or else `nil`.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    allows(.presentActions, textView, textItem) ? .init(menu: defaultMenu) : nil
  }
  private func allows(
    _ interaction: UITextItemInteraction, _ textView: UITextView, _ textItem: UITextItem
  ) -> Bool {
    guard case .link(let url) = textItem.content else { return true }
    return self.textView(
      textView, shouldInteractWith: url, in: textItem.range, interaction: interaction)
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns `nil`, for the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns the result of the method with a single range for the first range.
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = ranges.first?.rangeValue else { return nil }
    return self.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The settings of a text view.
struct TextViewSettings {
  var font: UIFont?
  var adjustsFontForContentSizeCategory = false
  /// The attributes of links, or `nil` for the tint color.
  var link: TextAttributes?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  /// The inset of a new text view on iOS, in points.
  var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var isEditable = true
  var isSelectable = true
  var isEditing = false
  var session = EditingSession()
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var traits = TextTraits()
}
