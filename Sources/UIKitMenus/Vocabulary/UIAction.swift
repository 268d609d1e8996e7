public import Foundation
public import UIKitGraphics

/// A closure that a control runs or a menu offers, with a title, an image and an identifier.
///
///     button.addAction(UIAction { action in cart.buy() }, for: .touchUpInside)
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  private let handler: UIActionHandler
  private let identity: Identifier

  /// Creates an action.
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

  /// Creates an action with a subtitle.
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

  /// Creates an action that does nothing, because archives aren't supported.
  public required init?(coder: NSCoder) {
    handler = { _ in }
    identity = Self.nextIdentifier()
    attributes = []
    state = .off
    super.init(coder: coder)
  }

  // MARK: Properties

  /// The action's unique identifier, generated if you don't specify one.
  open var identifier: Identifier { identity }
  /// The action's title.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }
  /// The action's image.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }
  /// The image shown while the state is on, or `nil` to show ``image``.
  open var selectedImage: UIImage?
  /// A longer title that describes the action.
  open var discoverabilityTitle: String?
  /// The attributes that determine the action's style in a menu.
  open var attributes: Attributes
  /// The checkmark that a menu shows next to the action.
  open var state: State
  /// The behavior of the action while its key is held.
  open var repeatBehavior = RepeatBehavior.automatic
  /// The object that triggered the action, or `nil` if the action isn't running.
  open private(set) var sender: Any?

  // MARK: Running

  /// Runs the action's closure and ignores `target`.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender) }

  /// The selector that the application sends when a control or a menu runs an action.
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

/// The closure of an action, which receives the action as its argument.
public typealias UIActionHandler = (UIAction) -> Void

extension UIAction {
  /// An identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The action that inserts the contents of the pasteboard.
    public static let paste = Identifier("com.apple.action.paste")
    /// The action that inserts the contents of the pasteboard in the style of the surrounding text.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    /// The action that opens the URL on the pasteboard.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    /// The action that searches for the text on the pasteboard.
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    /// The action that creates a document from the contents of the pasteboard.
    public static let newFromPasteboard = Identifier("com.apple.action.new-from-pasteboard")
  }
}
