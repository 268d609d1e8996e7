@_spi(Kit) public import UIKitCore

/// A rectangle that leads the focus on: an item that can't be seen, and hands what comes to it to
/// others.
///
///     let guide = UIFocusGuide()
///     view.addLayoutGuide(guide)
///     guide.layoutFrame = CGRect(x: 200, y: 40, width: 60, height: 44)
///     guide.preferredFocusEnvironments = [lonelyButton]
///
/// It is met like an item, whatever the group of the focused one. One that leads nowhere, or back
/// to the focused item, is passed over.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  private weak var preferredViewStorage: UIView?
  private var preferredStorage: [WeakFocusEnvironment] = []

  /// Makes a guide that leads nowhere.
  public override init() { super.init() }

  /// Whether the focus takes notice of it.
  open var isEnabled = true
  /// Where it leads, the best first; not kept alive.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { preferredStorage.compactMap(\.environment) }
    set { preferredStorage = (newValue ?? []).map { WeakFocusEnvironment($0) } }
  }
  /// Where it leads, by its older name.
  open weak var preferredFocusedView: UIView? {
    get { preferredViewStorage }
    set {
      preferredViewStorage = newValue
      preferredFocusEnvironments = newValue.map { [$0] } ?? []
    }
  }
}

/// An environment that is not kept alive.
struct WeakFocusEnvironment {
  weak var environment: (any UIFocusEnvironment)?
  init(_ environment: any UIFocusEnvironment) { self.environment = environment }
}
