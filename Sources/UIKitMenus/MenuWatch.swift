@_spi(Kit) internal import UIKitCore

/// Compares the current surroundings of an open menu with the surroundings at its last layout.
@MainActor
struct MenuWatch {
  /// The effect of the surroundings on the menu.
  enum Verdict {
    case stays
    case movesAlong
    case closes(because: String)
  }

  private weak var view: UIView?
  private weak var window: MenuWindow?
  private var sizes: [CGSize]

  /// Creates a watch for a menu in its own window, shown for a view.
  init(_ view: UIView, _ window: MenuWindow) {
    self.view = view
    self.window = window
    sizes = Self.sizes(view, window)
  }

  /// Returns the sizes of the screen and of the view's window.
  ///
  /// The window of the input views has the height of the input views, which isn't related to the
  /// screen.
  private static func sizes(_ view: UIView?, _ window: MenuWindow?) -> [CGSize] {
    let home = view?.window
    let own = home is any SystemWindow ? nil : home?.bounds.size
    return [window?.bounds.size ?? .zero, own ?? .zero]
  }

  /// Returns the current effect on the menu.
  func verdict(_ endings: MenuEndings) -> Verdict {
    guard let view, let home = view.window, home.isOnScreen else {
      return .closes(because: "its view is gone")
    }
    switch home.application?.applicationState {
    case .background where endings.closesInBackground:
      return .closes(because: "the app is in the background")
    case .inactive where endings.closesWhenInactive:
      return .closes(because: "the app is inactive")
    default: break
    }
    guard Self.sizes(view, window) != sizes else { return .stays }
    return endings.closesOnResize ? .closes(because: "its window has another size") : .movesAlong
  }

  /// Stores the current sizes after the menu was laid out again.
  mutating func reset() { sizes = Self.sizes(view, window) }

  /// Returns whether there is nothing to do.
  func isQuiet(_ endings: MenuEndings) -> Bool {
    if case .stays = verdict(endings) { true } else { false }
  }

  /// Applies the light or dark style of the view to the menu.
  func followStyle() {
    guard let style = view?.traitCollection.userInterfaceStyle, let window,
      window.overrideUserInterfaceStyle != style
    else { return }
    window.overrideUserInterfaceStyle = style
  }
}
