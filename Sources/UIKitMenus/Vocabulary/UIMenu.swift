public import Foundation
public import UIKitGraphics

/// A list of actions, commands and submenus.
///
/// A menu doesn't change its children. Call ``replacingChildren(_:)`` to create a changed copy.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  private let identity: Identifier
  private let optionsValue: Options
  /// The elements passed to the initializer. Only these are shown and searched.
  package let contents: [UIMenuElement]
  private var elementSize: ElementSize
  /// The number of nested menu levels, including this menu.
  private let nesting: Int

  /// The maximum number of nested menu levels, including deferred content.
  ///
  /// Menus are traversed recursively.
  static let mostNested = 100

  /// Creates a menu with a subtitle and a size for its elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    identity = identifier ?? Self.nextIdentifier()
    optionsValue = options
    let inner = children.map { ($0 as? UIMenu)?.nesting ?? 0 }
    let deepest = inner.max() ?? 0
    nesting = deepest + 1
    contents =
      deepest < Self.mostNested
      ? children : zip(children, inner).filter { $1 < Self.mostNested }.map(\.0)
    elementSize = preferredElementSize
    super.init()
    titleStorage = title
    imageStorage = image
    self.subtitle = subtitle
    // Enclosing menus drop this menu in turn, without another report.
    guard deepest == Self.mostNested else { return }
    Fault.report(
      "\(Self.mostNested) menus are nested in each other; the menu “\(title)” and its parents "
        + "can't contain them",
      about: self)
  }

  /// Creates an empty menu, because archives aren't supported.
  public required init?(coder: NSCoder) {
    identity = Self.nextIdentifier()
    optionsValue = []
    contents = []
    nesting = 1
    elementSize = .large
    super.init(coder: coder)
  }

  /// Creates a menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      preferredElementSize: .large, children: children)
  }

  /// Creates a menu with a subtitle.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: .large, children: children)
  }

  // MARK: Properties

  /// The menu's unique identifier, generated if you don't specify one.
  open var identifier: Identifier { identity }
  /// The options that determine how the menu is shown.
  open var options: Options { optionsValue }
  /// The menu's elements.
  ///
  /// An override affects only app code that reads the property. The framework always shows the
  /// elements passed to the initializer, so a menu can't contain itself.
  open var children: [UIMenuElement] { contents }
  /// The size of the menu's elements, which a menu bar ignores.
  open var preferredElementSize: ElementSize {
    get { elementSize }
    set { elementSize = newValue }
  }
  /// The display preferences for titles, or `nil` for the defaults.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// The elements whose state is on, including elements of inline submenus.
  open var selectedElements: [UIMenuElement] {
    contents.flatMap { element -> [UIMenuElement] in
      if let leaf = element as? any UIMenuLeaf { return leaf.state == .on ? [element] : [] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identity, options: optionsValue,
      preferredElementSize: elementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    menu.accessibilityIdentifier = accessibilityIdentifier
    return menu
  }

  override func duplicate() -> UIMenuElement { replacingChildren(contents) }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("menu-\(made)")
  }
}

extension UIMenu {
  /// The options that determine how a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the menu's children in the enclosing menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the menu in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows one selected element, so that choosing another moves the selection to it.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Each element shows an image.
    case small = 0
    /// Each element shows an image and a short title.
    case medium = 1
    /// Each element fills a line.
    case large = 2
  }
}

/// Preferences for the titles of a menu.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The maximum number of lines of a title, or 0 for the system's default.
  open var maximumNumberOfTitleLines = 0
}
