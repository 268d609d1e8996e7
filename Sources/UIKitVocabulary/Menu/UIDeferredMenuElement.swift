public import Foundation

/// A menu element whose content is asked for when its menu is shown.
///
/// Until the content has come the menu shows that it is waiting. A cached element asks once, an
/// uncached one each time its menu is shown. One that uses focus looks for a
/// ``UIResponder/provider(for:)`` along the chain.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Asks for content, and hands over what to call with it.
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let source: DeferredSource
  private let isCached: Bool
  private let identity: Identifier
  /// What has come; nil before it has.
  private(set) var content: [UIMenuElement]?
  private var request = 0
  private var isToldOfDepth = false
  private var isWaiting = false

  init(_ source: DeferredSource, isCached: Bool, identifier: Identifier) {
    self.source = source
    self.isCached = isCached
    identity = identifier
    super.init()
  }

  /// Makes an element that asks `elementProvider` once, and keeps what it gave.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(.closure(elementProvider), isCached: true, identifier: Self.nextIdentifier())
  }

  /// Makes an element that asks `elementProvider` each time its menu is shown.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(
      .closure(elementProvider), isCached: false, identifier: nextIdentifier())
  }

  /// Makes an element that asks the chain for a provider.
  open class func usingFocus(
    identifier: Identifier, shouldCacheItems: Bool
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(.focus, isCached: shouldCacheItems, identifier: identifier)
  }

  /// What tells it from other elements that ask the chain.
  open var identifier: Identifier { identity }

  // MARK: Filling

  /// Its menu is about to be shown: asks for content unless it is there or on its way. One that
  /// uses focus has its provider from `findProvider`.
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
      // Content that comes after the menu was closed is no longer wanted, nor is a second one.
      guard let self, isWaiting, request == asked else { return }
      isWaiting = false
      content = elements
      filled()
    }
  }

  /// What has come, for a walk that has gone down so many menus: content that holds its own menu
  /// would never end.
  package final func content(atLevel level: Int) -> [UIMenuElement]? {
    guard level >= UIMenu.mostNested, let content, !content.isEmpty else { return content }
    if !isToldOfDepth {
      isToldOfDepth = true
      Fault.report(
        "\(UIMenu.mostNested) menus lie in each other; what a deferred element in the last was "
          + "filled with is left out", about: self)
    }
    return []
  }

  /// Its menu is not shown any more.
  package final func forget() {
    guard !isCached || isFocusWithoutProvider else { return }
    isWaiting = false
    content = nil
  }

  /// Nobody provided anything; whoever is in the chain next time may.
  private var isFocusWithoutProvider: Bool {
    if case .focus = source { content?.isEmpty == true && request == 0 } else { false }
  }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("deferred-\(made)")
  }
}

/// Where a deferred element has its content from.
enum DeferredSource {
  case closure(UIDeferredMenuElement.ElementProvider)
  /// The first provider of the responder chain.
  case focus

  /// What it says itself.
  var provider: UIDeferredMenuElement.ElementProvider? {
    if case .closure(let provider) = self { provider } else { nil }
  }
}

extension UIDeferredMenuElement {
  /// What tells deferred elements apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Fills a deferred element that asks the chain.
  @preconcurrency @MainActor
  open class Provider: NSObject {
    let elementProvider: ElementProvider

    /// Makes a provider of a closure that is called each time content is wanted.
    public init(elementProvider: @escaping ElementProvider) {
      self.elementProvider = elementProvider
      super.init()
    }
  }
}
