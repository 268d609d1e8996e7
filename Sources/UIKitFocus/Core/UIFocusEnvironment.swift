/// A branch of the interface that influences the focus: a view, a controller or a window.
///
/// Before a movement, the focus system queries the environments that contain the focused item or
/// the next one. It notifies them afterward.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that the focus prefers when it moves to this environment, the most preferred
  /// first.
  ///
  /// They are searched recursively. An empty array stands for the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container that finds the items in this environment, or `nil` if it has no items.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Requests a focus update before the next frame.
  ///
  /// It has an effect only if the environment contains the focused item.
  func setNeedsFocusUpdate()
  /// Performs a requested focus update now.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move as `context` describes.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Notifies the environment that the focus has moved.
  ///
  /// Add animations to the coordinator.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The view that receives the focus, by the older name of ``preferredFocusEnvironments``.
  var preferredFocusedView: UIView? { get }
  /// The name of the focus group, or `nil` to inherit the group of the containing environment.
  var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
  /// The default, `nil`: the preferred environments determine the focus.
  public var preferredFocusedView: UIView? { nil }
  /// The default, `nil`: the group of the containing environment.
  public var focusGroupIdentifier: String? { nil }
  /// Returns whether `environment` is this environment or inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    FocusTree.contains(self, environment)
  }
}

/// An item that can receive the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item may receive the focus now.
  var canBecomeFocused: Bool { get }
  /// The frame of the item, in the coordinates of the container around it.
  var frame: CGRect { get }
  /// The way in which the item shows that it has the focus, or `nil` to show nothing.
  var focusEffect: UIFocusEffect? { get }
  /// The item's priority in its focus group.
  ///
  /// It can only be raised.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items that this one covers can receive the focus nevertheless.
  var isTransparentFocusItem: Bool { get }
  /// The mode that determines whether the item receives the focus while focus is deferred.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// Called when the user pushes in a direction and the focus doesn't move.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// The default: a ring.
  public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  /// The default: no raised priority.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// The default: `false`.
  public var isTransparentFocusItem: Bool { false }
  /// The default: the system's behavior.
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  /// Does nothing by default.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Whether the item has the focus.
  public var isFocused: Bool {
    UIFocusSystem.focusSystem(for: self)?.focusedItem === self
  }
}

/// An object that contains focus items and finds them.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space in which its items have their frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in a rectangle, whether or not they may receive the focus.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that the focus system scrolls to make the focused item visible.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content that is at the container's origin.
  var contentOffset: CGPoint { get set }
  /// The size of the content.
  var contentSize: CGSize { get }
  /// The size of the visible part of the content.
  var visibleSize: CGSize { get }
}
