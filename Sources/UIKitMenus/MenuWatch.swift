@_spi(Kit) internal import UIKitCore

/// Compares the surroundings of an open menu with those in which it was laid out.
@MainActor
struct MenuWatch {
  /// The consequence of the surroundings for the menu.
  enum Verdict {
    case stays
    case movesAlong
    case closes(because: String)
  }

  private weak var view: UIView?
  private weak var window: MenuWindow?
  private var sizes: [CGSize]

  /// Watches over a menu in a window of its own, shown for a view.
  init(_ view: UIView, _ window: MenuWindow) {
    self.view = view
    self.window = window
    sizes = Self.sizes(view, window)
  }

  /// The sizes of the screen and of the view's window. The window of the input views is as high as
  /// these are, and says nothing about the screen.
  private static func sizes(_ view: UIView?, _ window: MenuWindow?) -> [CGSize] {
    let home = view?.window
    let own = home is any SystemWindow ? nil : home?.bounds.size
    return [window?.bounds.size ?? .zero, own ?? .zero]
  }

  /// The consequence at the moment.
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

  /// Remembers the present sizes: the menu was laid out again.
  mutating func reset() { sizes = Self.sizes(view, window) }

  /// Whether there is nothing to do.
  func isQuiet(_ endings: MenuEndings) -> Bool {
    if case .stays = verdict(endings) { true } else { false }
  }

  /// Shows the menu in the light or in the dark, as its view is shown.
  func followStyle() {
    guard let style = view?.traitCollection.userInterfaceStyle, let window,
      window.overrideUserInterfaceStyle != style
    else { return }
    window.overrideUserInterfaceStyle = style
  }
}
