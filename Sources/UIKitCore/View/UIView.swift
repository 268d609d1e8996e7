package import TouchstoneHitTree
internal import TouchstoneMutations

/// A rectangle on the screen that draws itself, contains subviews and receives touches.
///
/// The class body is a table of contents: it declares each overridable member in a line or two, and
/// the work happens in the file of its facet (`UIView+HitTesting.swift` and so on). The layer owns
/// the geometry. A plain node mirrors the values that a hit test reads.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace, UITraitEnvironment,
  UIDynamicItem, UIAppearanceContainer, UIAccessibilityIdentification, UIFocusItem,
  UIFocusItemContainer
{
  /// The layer that draws the view and owns its geometry.
  public final let layer: CALayer
  /// The plain memory that a hit test reads instead of this object.
  package nonisolated let node: NodeRef

  package final var subviewStorage: [UIView] = []
  @exclusivity(unchecked) private final var superviewReference = ZeroingReference<UIView>()
  package final var superviewStorage: UIView? {
    get { superviewReference.object }
    set { superviewReference = ZeroingReference(newValue) }
  }
  @exclusivity(unchecked) private final var windowReference = ZeroingReference<UIWindow>()
  /// The window that contains the view. A window's own value is the window itself.
  final var windowStorage: UIWindow? {
    get { windowReference.object }
    set { windowReference = ZeroingReference(newValue) }
  }
  /// The queue that releases the subviews if the view is deallocated together with its superview.
  final nonisolated(unsafe) var releaseLine: ReleaseQueue<UIView>?
  /// The controller that has this view as its root view.
  package final var controller: UIViewController? {
    get { node.overrides.contains(.hasController) ? controllerReference.object : nil }
    set {
      controllerReference = ZeroingReference(newValue)
      node.setHasController(newValue != nil)
      TreeVersion.advance()
    }
  }
  @exclusivity(unchecked) private final var controllerReference = ZeroingReference<
    UIViewController
  >()
  package final var recognizers: [UIGestureRecognizer] = []
  var interactionStorage: [any UIInteraction] = []
  @exclusivity(unchecked) package final var settings = ViewSettings()

  // MARK: Making a view

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    let layerType: AnyClass = Self.layerClass
    layer = ClassInstantiation.make(layerType, as: CALayer.self) ?? CALayer()
    node = NodeRef.make(owner: nil, overrides: ViewOverrides.of(Self.self))
    super.init()
    attachLayer()
    self.frame = frame
  }

  /// Creates a view with an empty frame, without reading the archive.
  ///
  /// There are no nibs on this platform. The initializer exists so that subclasses that override it
  /// compile, as the twin of `init(frame:)`.
  public required init?(coder: NSCoder) {
    layer = ClassInstantiation.make(Self.layerClass, as: CALayer.self) ?? CALayer()
    node = NodeRef.make(owner: nil, overrides: ViewOverrides.of(Self.self))
    super.init()
    attachLayer()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    layer.loseNode()
    DeferredFreeQueue.bury(node)
    ReleaseQueue.release(&subviewStorage, into: releaseLine) { $0.releaseLine = $1 }
  }

  /// The class of ``layer``, read once when the view is created.
  open class var layerClass: AnyClass { CALayer.self }

  /// Does nothing, because there are no nibs on this platform.
  open func encode(with coder: NSCoder) {}

  // MARK: Hierarchy

  /// The view that contains this view.
  open var superview: UIView? { superviewStorage }
  /// The subviews, from back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The window that contains the view, or `nil` if the view isn't in a window.
  open var window: UIWindow? { enclosingWindow }

  /// Adds `view` in front of the other subviews and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insertInFront(view) }
  /// Inserts `view` at an index counted from the back; too large an index means in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts `view` directly in front of `siblingSubview`, or in front of all subviews if that
  /// isn't a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }
  /// Inserts `view` directly behind `siblingSubview`, or in front of all subviews if that isn't a
  /// subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }
  /// Exchanges two subviews; has no effect if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Removes the view from its superview and therefore from its window.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isInBranch(of: view) }
  /// Returns the first view with a tag, beginning with this view and then in its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { findTag(tag) }
  /// A number by which the app can find the view.
  open var tag: Int {
    get { settings.tag }
    set { settings.tag = newValue }
  }

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the window changes; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed; does nothing by default.
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// The view's rectangle in its superview, or the bounding box if the view is rotated.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates: the visible part of its content, and its size.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  /// The location of the view's ``anchorPoint``, by default its center, in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  /// The translation, scale and rotation of the view about its ``center``.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }
  /// The translation, scale and rotation of the view in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform(newValue) }
  }
  /// The point in the bounds that ``center`` refers to, as a fraction of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { setAnchorPoint(newValue) }
  }
  /// The number of pixels per point for drawing.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Converts a point to another view's coordinates, or to the window's if `view` is `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ViewConversion.convert(point, from: self, to: view)
  }
  /// Converts a point from another view's coordinates, or from the window's if `view` is `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ViewConversion.convert(point, from: view, to: self)
  }
  /// Converts a rectangle to another view's coordinates.
  ///
  /// For rotated views, returns the bounding box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ViewConversion.convert(rect, from: self, to: view)
  }
  /// Converts a rectangle from another view's coordinates.
  ///
  /// For rotated views, returns the bounding box.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ViewConversion.convert(rect, from: view, to: self)
  }
  /// Converts a point to another coordinate space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, fromSpace: self, toSpace: coordinateSpace)
  }
  /// Converts a point from another coordinate space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, fromSpace: coordinateSpace, toSpace: self)
  }
  /// Converts a rectangle to another coordinate space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, fromSpace: self, toSpace: coordinateSpace)
  }
  /// Converts a rectangle from another coordinate space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, fromSpace: coordinateSpace, toSpace: self)
  }

  // MARK: Touches

  /// Returns the frontmost, deepest view of this branch that contains `point`, in this view's
  /// coordinates, or `nil`.
  ///
  /// Calls ``point(inside:with:)``, then tests the subviews from front to back, and returns this
  /// view if no subview returns a view. Returns `nil` if the view is hidden, has user interaction
  /// disabled, or has an alpha below 0.01. The method may be called at any time and must not change
  /// anything.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTest.run(self, point, event)
  }
  /// Returns whether the view contains a point in its coordinates; by default, if its bounds do.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HitTest.isInside(bounds, point)
  }
  /// Whether the view and its subviews receive events.
  ///
  /// The default is `true`, except for labels and image views.
  open var isUserInteractionEnabled: Bool {
    get { !node.flags.contains(.interactionDisabled) }
    set { layer.setNodeFlag(.interactionDisabled, !newValue) }
  }
  /// Whether the view receives more than the first touch of a sequence.
  open var isMultipleTouchEnabled: Bool {
    get { settings.isMultipleTouchEnabled }
    set { settings.isMultipleTouchEnabled = newValue }
  }
  /// Whether the view, while it has touches, must be the only view in its window that does.
  open var isExclusiveTouch: Bool {
    get { settings.isExclusiveTouch }
    set { settings.isExclusiveTouch = newValue }
  }
  /// The view's controller if the view is a root view, otherwise the superview.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    if let controller, !Mutation.controllersAreNotInTheChain.isOn { return controller }
    return superviewStorage
  }

  /// The recognizers attached to the view, or `nil` if no recognizer is attached.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { setRecognizers(newValue ?? []) }
  }
  /// Attaches a recognizer and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Detaches a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Returns whether a recognizer that is about to take over this view's touch may begin.
  ///
  /// The default implementation returns `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions attached to the view.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { setInteractions(newValue) }
  }
  /// Attaches an interaction and detaches it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Detaches an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Looks

  /// Whether the view and its subviews are invisible.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      settings.constraints?.visibilityDidChange()
    }
  }
  /// The opacity of the view, from 0 to 1.
  ///
  /// The value is stored as a `Float`, so 0.01 reads back slightly smaller.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }
  /// Whether the view promises to fill its bounds with opaque content, as a hint for drawing.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// The background color, or `nil` for a transparent background.
  open var backgroundColor: UIColor? {
    get { settings.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  /// The color of interactive elements.
  ///
  /// If unset, the view inherits its superview's tint color.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }
  /// Called after the effective tint color changed; does nothing by default.
  open func tintColorDidChange() {}
  /// Whether the tint color is dimmed behind modal content.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// Whether content outside the bounds is clipped.
  ///
  /// Clipping never affects touches (statement 65).
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the drawing area is cleared before ``draw(_:)``.
  ///
  /// In Touchstone, drawing always starts empty.
  open var clearsContextBeforeDrawing: Bool {
    get { settings.clearsContextBeforeDrawing }
    set { settings.clearsContextBeforeDrawing = newValue }
  }
  /// A view that masks this view with its alpha.
  open var mask: UIView? {
    get { settings.mask }
    set { setMask(newValue) }
  }
  /// The way the content adapts when the bounds change.
  open var contentMode: ContentMode {
    get { settings.contentMode }
    set { setContentMode(newValue) }
  }
  /// Draws the view's content; does nothing by default.
  ///
  /// An override is called when the view first appears. It is called again after a change of size
  /// if the ``contentMode`` is `redraw`. In any other mode, the recorded image is stretched or
  /// positioned.
  open func draw(_ rect: CGRect) {}
  /// Requests a call of ``draw(_:)`` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a call of ``draw(_:)`` for the whole view before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  /// The view's reaction to a pointer above it; stored, but not shown yet.
  open var hoverStyle: UIHoverStyle? {
    get { settings.hoverStyle }
    set { settings.hoverStyle = newValue }
  }
  /// Returns a view that preserves this view's current appearance, including running animations, or
  /// `nil` if the view is empty.
  ///
  /// If `afterUpdates` is `true`, pending layout and drawing are done first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    ViewSnapshot.make(of: self, part: bounds, afterUpdates: afterUpdates)
  }
  /// Returns a view that preserves the current appearance of a part of this view, or `nil` if the
  /// part is empty.
  ///
  /// The cap insets specify the edges that aren't stretched when the snapshot is resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    ViewSnapshot.make(of: self, part: rect, capInsets: capInsets, afterUpdates: afterUpdates)
  }

  // MARK: Layout

  /// Whether subviews are resized by their ``autoresizingMask`` when the bounds change.
  open var autoresizesSubviews: Bool {
    get { settings.autoresizesSubviews }
    set { settings.autoresizesSubviews = newValue }
  }
  /// The margins and dimensions that are flexible when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask {
    get { settings.autoresizingMask }
    set {
      settings.autoresizingMask = newValue
      settings.constraints?.contentDidChange()
    }
  }
  /// Lays out the subviews; by default, applies the frames that constraints determine.
  open func layoutSubviews() { settings.constraints?.layOutSubviews() }
  /// Requests a call of ``layoutSubviews()`` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Performs all pending layout in the branch immediately.
  open func layoutIfNeeded() {
    runUpdateConstraints()
    KitServices.installed.layout?.layOut(self) ?? layer.layoutIfNeeded()
  }
  /// Returns the size that best fits `size`; by default, returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that best fits its content.
  open func sizeToFit() { fitSize() }
  /// The natural size of the content; by default, `noIntrinsicMetric` in both directions.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Marks ``intrinsicContentSize`` as changed, which affects only constraints.
  ///
  /// The method only marks the view, so any code may call it. The next layout reads the size.
  /// Frames that the app set don't change, and no superview is laid out because of it. A label
  /// whose text changes during a drag therefore stays at the location of the finger.
  open func invalidateIntrinsicContentSize() {
    settings.constraints?.contentDidChange()
    ContentSizing.didChange(.size, in: self)
  }
  /// Returns whether the size of this view follows its content, in which something has changed.
  ///
  /// If the result is `true`, the views around this view aren't notified.
  @_spi(Kit) open func followsContent(_ change: ContentChange, in view: UIView) -> Bool { false }
  /// The intrinsic size in a direction in which the content has no natural size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The margins between the view's edges and its content.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// ``layoutMargins`` with leading and trailing instead of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  /// Called after the margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}
  /// Whether the content also respects the superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { settings.preservesSuperviewLayoutMargins }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { settings.insetsLayoutMarginsFromSafeArea }
    set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
  }
  /// The insets of the part of the view that system elements, such as a status bar, don't cover.
  open var safeAreaInsets: UIEdgeInsets { settings.safeArea }
  /// Called after the safe area changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// The direction in which the content reads.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { settings.semanticContentAttribute }
    set { changeDirection { $0.semanticContentAttribute = newValue } }
  }
  /// The layout direction, from the semantic content attribute or otherwise from the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }
  /// Returns the layout direction for an attribute in a left-to-right language.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  /// Returns the layout direction for an attribute relative to a layout direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }
  /// The view whose first line of text provides the baseline; by default, this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text provides the baseline; by default, this view.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the view whose text provides the baseline.
  ///
  /// Older name of ``forLastBaselineLayout``.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Constraints

  /// Whether only constraints can lay out the view; `false` by default.
  ///
  /// If `true`, ``updateConstraints()`` runs once without a request.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { node.mark(.constraints) }
  /// Returns whether a call of ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { node.asks(for: .constraints) }
  /// Updates the view's constraints, and reads the content's size if it was invalidated.
  ///
  /// An override must call `super`. Subviews are updated first.
  open func updateConstraints() { settings.constraints?.updateContent() }
  /// Runs pending calls of ``updateConstraints()`` in the branch immediately.
  open func updateConstraintsIfNeeded() { runUpdateConstraints() }
  /// The insets of the alignment rectangle within the frame; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// Returns the size that constraints and content give the view, or else the target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that best fits a target size.
  ///
  /// The higher a fitting priority is relative to the priorities of the content's size, the more
  /// the result follows the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    KitServices.installed.layout?.fittingSize(
      self, targetSize, horizontalFittingPriority, verticalFittingPriority) ?? targetSize
  }

  // MARK: Properties

  /// Requests a call of ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { node.mark(.properties) }
  /// Updates the view's properties from the app's data; does nothing by default.
  open func updateProperties() {}
  /// Runs pending calls of ``updateProperties()`` in the branch immediately.
  open func updatePropertiesIfNeeded() { runUpdateProperties() }

  // MARK: Traits

  /// The traits of the view's environment: scale, style, direction.
  open var traitCollection: UITraitCollection {
    settings.traits ?? KitServices.installed.traits?.traits(of: self) ?? .current
  }
  /// Called after the traits changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Updates the traits immediately.
  ///
  /// They are always current here, unless a class overrides the getter.
  open func updateTraitsIfNeeded() { KitServices.installed.traits?.settle(self) }
  /// The light or dark style of this branch, regardless of its surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { KitServices.installed.traits?.style(of: self) ?? .unspecified }
    set { KitServices.installed.traits?.setStyle(newValue, of: self) }
  }

  // MARK: Focus

  /// Whether the view can become focused; `false`, except for controls (statement 356).
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { settings.isFocused }
  /// The environments to focus when the focus moves to the view; by default, the view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? []
  }
  /// The view to focus.
  ///
  /// Older name of ``preferredFocusEnvironments``.
  open var preferredFocusedView: UIView? { self }
  /// The view's controller if the view is a root view, otherwise the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superviewStorage }
  /// The container of the focusable subviews: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The coordinate system of the view.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// Returns the subviews in a rectangle of the view.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewItems(in: rect) }
  /// Requests a focus update before the next frame.
  ///
  /// Has no effect unless this view contains the focused item.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.mover?.needsUpdate(self) }
  /// Performs a pending focus update immediately.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.mover?.update() }
  /// Returns whether the focus update in `context` may proceed; `true` by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved; does nothing by default.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The focus group of the view and its subviews, or `nil` for the superview's group.
  open var focusGroupIdentifier: String? {
    get { settings.focusGroupIdentifier }
    set { settings.focusGroupIdentifier = newValue }
  }
  /// The view's priority when the focus enters its group.
  ///
  /// It can only be raised.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { settings.focusGroupPriority }
    set { settings.focusGroupPriority = newValue }
  }
  /// The focus effect, by default a halo, or `nil` if the view shows no focus.
  open var focusEffect: UIFocusEffect? {
    get { settings.focusEffect ?? UIFocusHaloEffect() }
    set { setFocusEffect(newValue) }
  }
  /// Whether items behind the view remain focusable.
  open var isTransparentFocusItem: Bool { false }
  /// Whether the view is focused immediately while focus isn't in use.
  open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  /// Called when the user pushes in a direction in which the focus doesn't move.
  ///
  /// Does nothing by default.
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// The layout guides of the view.
  open var layoutGuides: [UILayoutGuide] { settings.layoutGuides }
  /// Adds a layout guide and removes it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  /// Removes a layout guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  // MARK: Editing and identity

  /// Makes the first responder in this branch resign; with `force`, it can't refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { finishEditing(force) }
  /// An identifier for tests and tools.
  ///
  /// It is never shown.
  open var accessibilityIdentifier: String? {
    get { settings.accessibilityIdentifier }
    set {
      settings.accessibilityIdentifier = newValue
      TreeVersion.advance()
      layer.looksDifferent()
    }
  }

  /// The view's shape in collisions of a dynamic animator.
  ///
  /// A rectangle by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline around the center, if the collision shape is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: CALayerDelegate

  /// Returns the action for a change of a layer property: an animation inside an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(for: self, layer, event)
  }
  /// Lays out the view when its layer needs layout.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { runLayout() } }
  /// Draws the view into its layer.
  open func draw(_ layer: CALayer, in context: CGContext) {
    ViewDrawing.draw(self, layer, context)
  }
  /// Makes the layer draw.
  ///
  /// Override it to set the layer's contents instead.
  open func display(_ layer: CALayer) { ViewDrawing.display(self, layer) }
  /// Called before the layer draws; does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}

  // MARK: NSObject

  /// The class, identifier and frame of the view.
  ///
  /// Off the main actor, its class and a unique number.
  open override nonisolated var description: String {
    MainQueue.ifCurrent { ViewDescription.text(self) } ?? ViewDescription.outline(self)
  }

  // MARK: What the kit's own views override

  @_spi(Kit) open override var accessibilityDefaultFrame: CGRect { frameOnScreen }

  /// Whether the height of the content depends on the width that layout determines.
  @_spi(Kit) open var wrapsContent: Bool { false }

  /// The label that the user sees, such as a button's title, or `nil` for an unlabeled view.
  @_spi(Kit) open var ownLabel: String? { nil }

  /// The safe area from outside: from the superview or, for a window, from the screen.
  @_spi(Kit) open var inheritedSafeArea: UIEdgeInsets { safeAreaFromSuperview }

  /// Called after the view left `window`, in which it may have had touches.
  @_spi(Kit) open func didLeave(_ window: UIWindow) {}

  /// Called after the view gained or lost the focus.
  @_spi(Kit) open func focusStateDidChange() {}

  /// Whether the view, if it receives touches, covers the views behind it for the focus.
  @_spi(Kit) open var coversFocus: Bool { hasVisibleBackground }
}
