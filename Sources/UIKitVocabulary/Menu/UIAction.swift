internal import Foundation
public import UIKitGraphics

/// A closure that a control runs or a menu offers, with a title, a picture and an identifier.
///
///     button.addAction(UIAction { action in cart.buy() }, for: .touchUpInside)
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  private let handler: UIActionHandler
  private let identity: Identifier

  /// Makes an action.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Makes an action with a second line.
  public init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    identity = identifier ?? Self.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
    self.subtitle = subtitle
    titleStorage = title
    imageStorage = image
  }

  // MARK: What it is

  /// What tells it from other actions; made up where none was given.
  open var identifier: Identifier { identity }
  /// Its title.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }
  /// Its picture.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }
  /// The picture while its state is on; nil for the same one.
  open var selectedImage: UIImage?
  /// A longer title.
  open var discoverabilityTitle: String?
  /// How a menu shows it.
  open var attributes: Attributes
  /// Whether a menu shows a mark beside it.
  open var state: State
  /// Whether a key that is held runs it again.
  open var repeatBehavior = RepeatBehavior.automatic
  /// Who runs it; nil while nobody does.
  open private(set) var sender: Any?

  // MARK: Running

  /// Runs the action; the target is not used, since the action is its own.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender) }

  /// What goes through the application when a control or a menu runs an action.
  package static let perform = Selector("performWithSender:", UIAction.run(_:))

  private func run(_ sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  override func duplicate() -> UIMenuElement {
    let copy = UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identity,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    copy.selectedImage = selectedImage
    copy.repeatBehavior = repeatBehavior
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("action-\(made)")
  }
}

/// What an action does; it is handed the action.
public typealias UIActionHandler = (UIAction) -> Void

extension UIAction {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Puts in what is on the pasteboard.
    public static let paste = Identifier("com.apple.action.paste")
    /// Puts in what is on the pasteboard, in the style of its new place.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    /// Opens the address that is on the pasteboard.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    /// Searches for the text that is on the pasteboard.
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    /// Makes a document of what is on the pasteboard.
    public static let newFromPasteboard = Identifier("com.apple.action.new-from-pasteboard")
  }
}
