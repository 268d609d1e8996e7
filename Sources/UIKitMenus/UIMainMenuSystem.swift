internal import TouchstoneTrace
@_spi(Kit) public import UIKitCore

/// The system of the main menu, which a menu bar shows and whose keys work without it.
///
/// The menu is built when it is first needed: from the standard menus, by the build handler that the
/// program set, or else by `buildMenu(with:)` of the application and its delegate.
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
  private var built: UIMenu?
  private var needsRebuild = false
  private var needsRevalidate = false
  private var isBuilding = false
  private var configuration: Configuration?
  private var buildHandler: ((any UIMenuBuilder) -> Void)?
  /// Counts up whenever a menu that is shown would look different.
  package private(set) final var version = 0

  /// The one there is.
  open class var shared: UIMainMenuSystem { UIApplication.shared.mainMenuSystem }

  /// Says which standard menus there are, and how the menu is built in place of
  /// `buildMenu(with:)`.
  ///
  /// While the menu is being built this is refused.
  open func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    guard !isBuilding else {
      Fault.report(
        "setBuildConfiguration(_:buildHandler:) was called while the menu is built", about: self)
      return
    }
    self.configuration = configuration.copied
    self.buildHandler = buildHandler
    setNeedsRebuild()
  }

  /// Has the menu built again: with the next frame, or before it is next looked at.
  open override func setNeedsRebuild() { needsRebuild = true }

  /// Has open menus shown again with the next frame.
  open override func setNeedsRevalidate() { needsRevalidate = true }

  // MARK: The menu

  /// The menu as it is now; built where it was not, or was to be again.
  package final var root: UIMenu {
    if let built, !needsRebuild || isBuilding { return built }
    return build()
  }

  /// The key commands of the menu, in its order.
  var keyCommands: [UIKeyCommand] { root.leaves.compactMap { $0 as? UIKeyCommand } }

  /// Whether a frame has nothing to do here.
  package var isIdle: Bool { !needsRevalidate && !(needsRebuild && built != nil) }

  /// A frame has come: does what was asked for since the last one, where anybody has seen the menu.
  func frame() {
    if needsRebuild, built != nil { build() }
    if needsRevalidate {
      needsRevalidate = false
      version += 1
    }
  }

  /// A deferred element was filled.
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
      for responder in ResponderClimb.chain(from: application) {
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
  /// Which of the standard menus there are.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Making documents of what is on the pasteboard, and closing.
    open var newScenePreference = ElementGroupPreference.automatic
    /// Duplicate, move, rename, export.
    open var documentPreference = ElementGroupPreference.automatic
    /// Print.
    open var printingPreference = ElementGroupPreference.automatic
    /// Find and its companions.
    open var findingPreference = ElementGroupPreference.automatic
    /// Show and hide the toolbar.
    open var toolbarPreference = ElementGroupPreference.automatic
    /// Show and hide the sidebar.
    open var sidebarPreference = ElementGroupPreference.automatic
    /// Show and hide the inspector.
    open var inspectorPreference = ElementGroupPreference.automatic
    /// The Format menu.
    open var textFormattingPreference = ElementGroupPreference.automatic

    /// Makes a configuration in which all is automatic.
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

    /// Answers a copy; off the main actor it waits for that.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      MainQueue.wait { copied }
    }
  }
}

extension UIMenuSystem {
  /// Whether a group of standard elements is in the main menu.
  public enum ElementGroupPreference: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// It is not.
    case removed = 1
    /// It is.
    case included = 2
  }
}
