package import TouchstoneHitTree
internal import TouchstoneTrace

/// The state of a view that is neither geometry nor hierarchy.
package struct ViewSettings {
  var tag = 0
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var backgroundColor: UIColor?
  package var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var clearsContextBeforeDrawing = true
  var mask: UIView?
  var contentMode = UIView.ContentMode.scaleToFill
  var hoverStyle: UIHoverStyle?
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  /// The margins that the app set, or `nil` for the system's margins.
  var layoutMargins: UIEdgeInsets?
  /// The direction in which the app set directional margins, or `nil` for left and right ones.
  var marginDirection: UIUserInterfaceLayoutDirection?
  /// The margins of the last notification, or `nil` before the first.
  var knownMargins: UIEdgeInsets?
  /// The most recently computed safe area.
  var safeArea = UIEdgeInsets.zero
  var preservesSuperviewLayoutMargins = false
  /// Whether a subview may preserve this view's margins.
  ///
  /// Most views have no such subview, and many have hundreds of other subviews.
  var mayHandMarginsOn = false
  var insetsLayoutMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The traits that the view was last notified of, or `nil` if the view was never in a window.
  package var traits: UITraitCollection?
  /// The state that the traits and appearance modules store with the view, or `nil` for most views.
  package var traitPart: AnyObject?
  package var appearancePart: AnyObject?
  var accessibilityIdentifier: String? { didSet { subject = nil } }
  /// The view's cached name in traces, if only the identifier determines it.
  var subject: TraceSubject?
  /// The number of consecutive passes in which the view requested layout during its own layout.
  var layoutsInARow: UInt8 = 0
  /// Whether the view is marked as focused.
  package var isFocused = false
  var focusGroupIdentifier: String?
  var focusGroupPriority = UIFocusGroupPriority.ignored
  /// The app's focus effect, with an inner `nil` for no effect and an outer `nil` for the default.
  var focusEffect: UIFocusEffect??
  package var layoutGuides: [UILayoutGuide] = []
  /// The recognizers that most recently left the view because they were added to another view.
  package var lostRecognizers: [SharedZeroingReference<UIGestureRecognizer>] = []
  /// The constraint state of the view, or `nil` if no constraint refers to it.
  package var constraints: (any ViewConstraints)?
}
