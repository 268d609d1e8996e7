public import Foundation

/// A menu element that loads its content when its menu is shown.
///
/// The menu shows a loading state until the content arrives. A cached element loads its content
/// once, an uncached element each time its menu is shown. An element that uses focus calls
/// ``UIResponder/provider(for:)`` along the responder chain.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that loads content and passes it to its argument.
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private var source = DeferredSource.focus
  private var isCached = true
  private var identity = nextIdentifier()
  /// The loaded content, or `nil` before it has arrived.
  private(set) var content: [UIMenuElement]?
  private var request = 0
  private var isToldOfDepth = false
  private var isWaiting = false

  /// Creates an element without content.
  ///
  /// It is public because the compiler sets the properties of an app's subclass only in the
  /// designated initializers that the app can see.
  public override init() { super.init() }

  /// Creates an element without content, because archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content = []
  }

  convenience init(_ source: DeferredSource, isCached: Bool, identifier: Identifier) {
    self.init()
    self.source = source
    self.isCached = isCached
    identity = identifier
  }

  /// Creates an element that calls `elementProvider` once and caches its content.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(.closure(elementProvider), isCached: true, identifier: Self.nextIdentifier())
  }

  /// Creates an element that calls `elementProvider` each time its menu is shown.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(
      .closure(elementProvider), isCached: false, identifier: nextIdentifier())
  }

  /// Creates an element that searches the responder chain for a provider.
  open class func usingFocus(
    identifier: Identifier, shouldCacheItems: Bool
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(.focus, isCached: shouldCacheItems, identifier: identifier)
  }

  /// The identifier that providers receive to recognize the element.
  open var identifier: Identifier { identity }

  // MARK: Filling

  /// Starts loading the content before the menu is shown, unless it has arrived or is loading.
  ///
  /// An element that uses focus gets its provider from `findProvider`, and is empty if that returns
  /// `nil`. The element calls `filled` when the content arrives.
  package final func prepare(
    findProvider: () -> Provider?, _ filled: @escaping () -> Void
  ) {
    guard content == nil, !isWaiting else { return }
    guard let provider = source.provider ?? findProvider()?.elementProvider else {
      content = []
      return
    }
    isWaiting = true
    request += 1
    let asked = request
    provider { [weak self] elements in
      // Ignore content that arrives after the menu closed, and a second delivery.
      guard let self, isWaiting, request == asked else { return }
      isWaiting = false
      content = elements
      filled()
    }
  }

  /// Returns the content at a nesting level, or `nil` if it hasn't arrived. From level
  /// ``UIMenu/mostNested`` on, the content is empty.
  ///
  /// Without this limit, content that contains its own menu would never end.
  package final func content(atLevel level: Int) -> [UIMenuElement]? {
    guard level >= UIMenu.mostNested, let content, !content.isEmpty else { return content }
    if !isToldOfDepth {
      isToldOfDepth = true
      Fault.report(
        "\(UIMenu.mostNested) menus are nested in each other; the content of a deferred element in "
          + "the innermost menu is left out", about: self)
    }
    return []
  }

  /// Clears the content after the menu was closed, unless it is cached and came from a provider.
  package final func forget() {
    guard !isCached || isFocusWithoutProvider else { return }
    isWaiting = false
    content = nil
  }

  /// Whether no responder provided content. Another responder may provide it the next time.
  private var isFocusWithoutProvider: Bool {
    if case .focus = source { content?.isEmpty == true && request == 0 } else { false }
  }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("deferred-\(made)")
  }
}

/// The source of a deferred element's content.
enum DeferredSource {
  case closure(UIDeferredMenuElement.ElementProvider)
  /// The first provider in the responder chain.
  case focus

  /// The element's own provider, or `nil` if the responder chain provides the content.
  var provider: UIDeferredMenuElement.ElementProvider? {
    if case .closure(let provider) = self { provider } else { nil }
  }
}

extension UIDeferredMenuElement {
  /// An identifier of a deferred element.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Provides the content of a deferred element that uses focus.
  @preconcurrency @MainActor
  open class Provider: NSObject {
    let elementProvider: ElementProvider

    /// Creates a provider that calls a closure each time content is needed.
    public init(elementProvider: @escaping ElementProvider) {
      self.elementProvider = elementProvider
      super.init()
    }
  }
}
