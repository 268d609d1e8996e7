public import UIKitCore

/// A link or a tagged range in a text view.
///
/// The delegate of the text view decides what a tap on the item does, in
/// `textView(_:primaryActionFor:defaultAction:)`, and which menu a long press shows, in
/// `textView(_:menuConfigurationFor:defaultMenu:)`.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The content of an item.
  public enum Content: Hashable, Sendable {
    /// A link, from the attribute `.link`.
    case link(URL)
    /// A range that the app has tagged, from the attribute `.textItemTag`.
    case tag(String)
  }

  /// The content of the item.
  public let content: Content
  /// The range of the item in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of an item, and the view that is shown with it.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The view that is shown with a menu.
    public enum Preview {
      /// The text of the item.
      case `default`
      /// A view from the app.
      case view(UIView)
    }

    let preview: Preview?
    let menu: UIMenu

    /// Creates a configuration; if `preview` is `nil`, only the menu is shown.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }
  }
}

extension NSAttributedString.Key {
  /// The attribute of a string that makes a range a ``UITextItem`` without a link's style.
  public static var textItemTag: NSAttributedString.Key {
    NSAttributedString.Key("UITextItemTagAttribute")
  }
}
