package import TouchstoneHitTree
internal import TouchstoneTrace

/// What a view keeps that is neither geometry nor hierarchy.
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
  /// Set by the program; nil while the system's margins hold.
  var layoutMargins: UIEdgeInsets?
  /// The layout direction in which the app set directional margins; `nil` if it set left and right ones.
  var marginDirection: UIUserInterfaceLayoutDirection?
  /// What was last told of margins; nil before.
  var knownMargins: UIEdgeInsets?
  /// The safe area as it was last found.
  var safeArea = UIEdgeInsets.zero
  var preservesSuperviewLayoutMargins = false
  /// Whether a subview may do so: most views have none, and many have hundreds of others.
  var mayHandMarginsOn = false
  var insetsLayoutMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The traits that the view was last told of; nil for a view that was never in a window.
  package var traits: UITraitCollection?
  /// What the module of traits keeps with the view, and that of appearances; nil for most.
  package var traitPart: AnyObject?
  package var appearancePart: AnyObject?
  var accessibilityIdentifier: String? { didSet { subject = nil } }
  /// What a trace calls the view, where nothing but the identifier decides that.
  var subject: TraceSubject?
  /// In how many passes in a row the view has asked for the next one in its own layout.
  var layoutsInARow: UInt8 = 0
  /// Whether the view is marked as the one that has the focus.
  package var isFocused = false
  var focusGroupIdentifier: String?
  var focusGroupPriority = UIFocusGroupPriority.ignored
  /// Set by the program, to nil for none; nothing while the ring holds.
  var focusEffect: UIFocusEffect??
  package var layoutGuides: [UILayoutGuide] = []
  /// The latest recognizers that left the view because they were added to another one.
  package var lostRecognizers: [SharedBackReference<UIGestureRecognizer>] = []
  /// What constraints make of the view; nil where none names it.
  package var constraints: (any ViewConstraints)?
}
