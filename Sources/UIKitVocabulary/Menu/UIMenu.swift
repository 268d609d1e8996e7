public import Foundation
public import UIKitGraphics

/// A list of actions, commands and further menus.
///
/// A menu does not change its children; ``replacingChildren(_:)`` makes another one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  private let identity: Identifier
  private let optionsValue: Options
  /// What it was made with, which is all that is shown and searched.
  package let contents: [UIMenuElement]
  private var elementSize: ElementSize
  /// How many menus lie in each other, this one included.
  private let nesting: Int

  /// How many menus may lie in each other, filled-in ones included: whoever walks a menu goes down by
  /// calls.
  static let mostNested = 100

  init(
    title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
    elementSize: ElementSize, elements: [UIMenuElement]
  ) {
    identity = identifier ?? Self.nextIdentifier()
    optionsValue = options
    let inner = elements.map { ($0 as? UIMenu)?.nesting ?? 0 }
    let deepest = inner.max() ?? 0
    nesting = deepest + 1
    contents =
      deepest < Self.mostNested
      ? elements : zip(elements, inner).filter { $1 < Self.mostNested }.map(\.0)
    self.elementSize = elementSize
    super.init()
    titleStorage = title
    imageStorage = image
    self.subtitle = subtitle
    // Those around a menu that lost one lose it in turn, and say nothing more.
    guard deepest == Self.mostNested else { return }
    Fault.report(
      "\(Self.mostNested) menus lie in each other; the menu “\(title)” and those around it can't hold them",
      about: self)
  }

  /// Makes a menu from an archive; there is none to read here.
  public override init?(coder: NSCoder) {
    identity = Self.nextIdentifier()
    optionsValue = []
    contents = []
    nesting = 1
    elementSize = .large
    super.init(coder: coder)
  }

  /// Makes a menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      elementSize: .large, elements: children)
  }

  /// Makes a menu with a second line.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      elementSize: .large, elements: children)
  }

  /// Makes a menu with a second line, whose elements have a size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      elementSize: preferredElementSize, elements: children)
  }

  // MARK: What it is

  /// What tells it from other menus; made up where none was given.
  open var identifier: Identifier { identity }
  /// How it is shown.
  open var options: Options { optionsValue }
  /// What it holds. An override is for the program alone: what is shown is what the menu was made with,
  /// so that no menu holds itself.
  open var children: [UIMenuElement] { contents }
  /// How large its elements are shown; kept, and not used by a menu bar.
  open var preferredElementSize: ElementSize {
    get { elementSize }
    set { elementSize = newValue }
  }
  /// How its titles are shown; nil for the usual way.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// The elements with a mark, those of menus that are shown inline included.
  open var selectedElements: [UIMenuElement] {
    contents.flatMap { element -> [UIMenuElement] in
      if let leaf = element as? any UIMenuLeaf { return leaf.state == .on ? [element] : [] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// Makes a menu that is the same but for its children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identity, options: optionsValue,
      elementSize: elementSize, elements: newChildren)
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
  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its children stand in the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements has the mark; choosing one moves it there.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large the elements of a menu are shown.
  public enum ElementSize: Int, Sendable {
    /// A picture each.
    case small = 0
    /// A picture and a short title each.
    case medium = 1
    /// A line each.
    case large = 2
  }
}

/// How a menu shows its titles.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// How many lines a title may have; 0 for as many as the system likes.
  open var maximumNumberOfTitleLines = 0
}
