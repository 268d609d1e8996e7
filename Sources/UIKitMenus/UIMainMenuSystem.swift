internal import TouchstoneTrace
@_spi(Kit) public import UIKitCore

/// The system of the main menu, which a menu bar shows. Its keys work without a menu bar.
///
/// The menu is built when it is first needed. It starts with the standard menus, which are modified
/// by the app's build handler, or otherwise by `buildMenu(with:)` of the application and its
/// delegate.
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
  private var built: UIMenu?
  private var needsRebuild = false
  private var needsRevalidate = false
  private var isBuilding = false
  private var configuration: Configuration?
  private var buildHandler: ((any UIMenuBuilder) -> Void)?
  /// A number that increases whenever a displayed menu would change.
  package private(set) final var version = 0

  /// The shared instance of the current application.
  open class var shared: UIMainMenuSystem { UIApplication.shared.mainMenuSystem }

  /// Sets the standard menus to include, and a handler that replaces `buildMenu(with:)`.
  ///
  /// A call while the menu is being built is rejected.
  open func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    guard !isBuilding else {
      Fault.report(
        "setBuildConfiguration(_:buildHandler:) was called while the menu was being built",
        about: self)
      return
    }
    self.configuration = configuration.copied
    self.buildHandler = buildHandler
    setNeedsRebuild()
  }

  /// Rebuilds the menu in the next frame, or earlier if it is accessed.
  open override func setNeedsRebuild() { needsRebuild = true }

  /// Updates open menus in the next frame.
  open override func setNeedsRevalidate() { needsRevalidate = true }

  // MARK: The menu

  /// The current menu, built or rebuilt on access if necessary.
  package final var root: UIMenu {
    if let built, !needsRebuild || isBuilding { return built }
    return build()
  }

  /// The key commands of the menu, in the menu's order.
  var keyCommands: [UIKeyCommand] { root.leaves.compactMap { $0 as? UIKeyCommand } }

  /// Whether there is no work for a frame.
  package var isIdle: Bool { !needsRevalidate && !(needsRebuild && built != nil) }

  /// Performs pending updates in a frame. The menu is rebuilt only if it was built before.
  func frame() {
    if needsRebuild, built != nil { build() }
    if needsRevalidate {
      needsRevalidate = false
      version += 1
    }
  }

  /// Records that a deferred element was filled.
  package final func wasFilled() { version += 1 }

  @discardableResult
  private func build() -> UIMenu {
    guard !isBuilding, let application else { return built ?? UIMenu(identifier: .root) }
    isBuilding = true
    needsRebuild = false
    let builder = MenuBuilder(
      StandardMenus.root(configuration ?? Configuration()), for: self)
    if configuration != nil {
      buildHandler?(builder)
    } else {
      for responder in ResponderChainWalk.chain(from: application) {
        responder.buildMenu(with: builder)
      }
    }
    isBuilding = false
    built = builder.root
    version += 1
    application.tracer.report(
      .menu(.built(titles: builder.root.contents.map(\.title))), at: application.now)
    return builder.root
  }
}

extension UIMainMenuSystem {
  /// The standard menus to include.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Creating documents from the pasteboard.
    open var newScenePreference = ElementGroupPreference.automatic
    /// Duplicate, move, rename, export.
    open var documentPreference = ElementGroupPreference.automatic
    /// Print.
    open var printingPreference = ElementGroupPreference.automatic
    /// Find and the related commands.
    open var findingPreference = ElementGroupPreference.automatic
    /// Show and hide the toolbar.
    open var toolbarPreference = ElementGroupPreference.automatic
    /// Show and hide the sidebar.
    open var sidebarPreference = ElementGroupPreference.automatic
    /// Show and hide the inspector.
    open var inspectorPreference = ElementGroupPreference.automatic
    /// The Format menu.
    open var textFormattingPreference = ElementGroupPreference.automatic

    /// Creates a configuration in which every preference is automatic.
    public override init() { super.init() }

    var copied: Configuration {
      let copy = Configuration()
      copy.newScenePreference = newScenePreference
      copy.documentPreference = documentPreference
      copy.printingPreference = printingPreference
      copy.findingPreference = findingPreference
      copy.toolbarPreference = toolbarPreference
      copy.sidebarPreference = sidebarPreference
      copy.inspectorPreference = inspectorPreference
      copy.textFormattingPreference = textFormattingPreference
      return copy
    }

    /// Returns a copy.
    ///
    /// Off the main actor, waits for the main actor to create it.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      MainQueue.wait { copied }
    }
  }
}

extension UIMenuSystem {
  /// Whether the main menu includes a group of standard elements.
  public enum ElementGroupPreference: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Not included.
    case removed = 1
    /// Included.
    case included = 2
  }
}
