/// A branch of the interface that has a say in where the focus goes: a view, a controller, a window.
///
/// The focus system asks the environments that hold the focused item, and those that hold the next
/// one, before it moves, and tells them afterwards.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should go when it comes to this environment, the best first.
  ///
  /// They are searched one in the other; an empty array stands for the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What finds the items in this environment; nil where there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for an update before the next frame; heard only where the focused item is in here.
  func setNeedsFocusUpdate()
  /// Makes the update that was asked for now.
  func updateFocusIfNeeded()
  /// Whether the focus may move as `context` says.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved; animations are to go to the coordinator.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The view that gets the focus, by its older name.
  var preferredFocusedView: UIView? { get }
  /// The name of the focus group; nil takes that of the environment around.
  var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
  /// None: the preferred environments count.
  public var preferredFocusedView: UIView? { nil }
  /// That of the environment around.
  public var focusGroupIdentifier: String? { nil }
  /// Whether `environment` is this one or inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    FocusTree.contains(self, environment)
  }
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it may have the focus now.
  var canBecomeFocused: Bool { get }
  /// Where it is, in the coordinates of the container around it.
  var frame: CGRect { get }
  /// How it shows that it has the focus; nil for not at all.
  var focusEffect: UIFocusEffect? { get }
  /// How early it comes in its group; it can only be raised.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items behind it can have the focus all the same.
  var isTransparentFocusItem: Bool { get }
  /// Whether it takes the focus at once while nobody uses the focus.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// The user pushes in a direction, without the focus moving.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// The ring.
  public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  /// No raised one.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// False.
  public var isTransparentFocusItem: Bool { false }
  /// As the system does.
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Whether it has the focus.
  public var isFocused: Bool {
    UIFocusSystem.focusSystem(for: self)?.focusedItem === self
  }
}

/// Something that holds focus items and finds them.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates in which its items have their frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items in a part of it, whether they may have the focus or not.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls, and is scrolled so that the focused item is in view.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// How far it is scrolled.
  var contentOffset: CGPoint { get set }
  /// How large the content is.
  var contentSize: CGSize { get }
  /// How much of it can be seen.
  var visibleSize: CGSize { get }
}
