@_spi(Kit) public import UIKitCore

/// An invisible rectangle that redirects the focus to other items.
///
///     let guide = UIFocusGuide()
///     view.addLayoutGuide(guide)
///     guide.layoutFrame = CGRect(x: 200, y: 40, width: 60, height: 44)
///     guide.preferredFocusEnvironments = [lonelyButton]
///
/// A movement finds the guide like an item, whatever the group of the focused item. A guide that
/// leads nowhere, or back to the focused item, is skipped.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  private weak var preferredViewStorage: UIView?
  private var preferredStorage: [WeakFocusEnvironment] = []

  /// Creates a guide that leads nowhere.
  public override init() { super.init() }

  /// Creates a guide with default values, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether focus movements take the guide into account.
  open var isEnabled = true
  /// The environments to which the guide leads, best first.
  ///
  /// They aren't retained.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { preferredStorage.compactMap(\.environment) }
    set { preferredStorage = (newValue ?? []).map { WeakFocusEnvironment($0) } }
  }
  /// The view to which the guide leads.
  ///
  /// An older name for a single preferred environment.
  open weak var preferredFocusedView: UIView? {
    get { preferredViewStorage }
    set {
      preferredViewStorage = newValue
      preferredFocusEnvironments = newValue.map { [$0] } ?? []
    }
  }
}

/// A weak reference to a focus environment.
struct WeakFocusEnvironment {
  weak var environment: (any UIFocusEnvironment)?
  init(_ environment: any UIFocusEnvironment) { self.environment = environment }
}
