package import TouchstoneHitTree
internal import TouchstoneMutations

/// A rectangle on the screen that draws itself, holds other views and receives touches.
///
/// The class body is a table of contents: everything a subclass may override is declared here in a
/// line or two, and does its work in the file of its facet (`UIView+HitTesting.swift` and so on).
/// The geometry belongs to the layer; a plain node beside it mirrors what a hit test reads.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace, UITraitEnvironment,
  UIDynamicItem, UIAppearanceContainer, UIAccessibilityIdentification, UIFocusItem,
  UIFocusItemContainer
{
  /// The layer that draws the view and owns its geometry.
  public final let layer: CALayer
  /// The plain memory a hit test reads instead of this object.
  package nonisolated let node: NodeRef

  package final var subviewStorage: [UIView] = []
  @exclusivity(unchecked) private final var superviewReference = BackReference<UIView>()
  package final var superviewStorage: UIView? {
    get { superviewReference.object }
    set { superviewReference = BackReference(newValue) }
  }
  @exclusivity(unchecked) private final var windowReference = BackReference<UIWindow>()
  /// The window that the view is in; a window's is itself.
  final var windowStorage: UIWindow? {
    get { windowReference.object }
    set { windowReference = BackReference(newValue) }
  }
  /// What takes over the subviews when the view ends because its superview does.
  final nonisolated(unsafe) var releaseLine: ReleaseLine<UIView>?
  /// The controller whose root view this is.
  package final var controller: UIViewController? {
    get { node.overrides.contains(.hasController) ? controllerReference.object : nil }
    set {
      controllerReference = BackReference(newValue)
      node.setHasController(newValue != nil)
      TreeVersion.advance()
    }
  }
  @exclusivity(unchecked) private final var controllerReference = BackReference<UIViewController>()
  package final var recognizers: [UIGestureRecognizer] = []
  var interactionStorage: [any UIInteraction] = []
  @exclusivity(unchecked) package final var settings = ViewSettings()

  // MARK: Making a view

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    let layerType: AnyClass = Self.layerClass
    layer = ClassInstantiation.make(layerType, as: CALayer.self) ?? CALayer()
    node = NodeRef.make(owner: nil, overrides: ViewOverrides.of(Self.self))
    super.init()
    attachLayer()
    self.frame = frame
  }

  /// Makes a view from an archive.
  ///
  /// There are no nibs on this platform: nothing is read, the view has an empty frame. It exists so
  /// that subclasses compile that override it, as `init(frame:)`'s twin.
  public required init?(coder: NSCoder) {
    layer = ClassInstantiation.make(Self.layerClass, as: CALayer.self) ?? CALayer()
    node = NodeRef.make(owner: nil, overrides: ViewOverrides.of(Self.self))
    super.init()
    attachLayer()
  }

  /// Makes a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    layer.loseNode()
    NodeGraveyard.bury(node)
    ReleaseLine.release(&subviewStorage, into: releaseLine) { $0.releaseLine = $1 }
  }

  /// The class of ``layer``, asked once when the view is made.
  open class var layerClass: AnyClass { CALayer.self }

  /// Archives nothing: there are no nibs on this platform.
  open func encode(with coder: NSCoder) {}

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { superviewStorage }
  /// The views in this one, the backmost first.
  open var subviews: [UIView] { subviewStorage }
  /// The window the view is in; nil outside any.
  open var window: UIWindow? { enclosingWindow }

  /// Puts `view` in front of the other subviews, taking it from wherever it was.
  open func addSubview(_ view: UIView) { insertInFront(view) }
  /// Puts `view` in at a place counted from the back; beyond the last place means in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts `view` in just in front of `siblingSubview`; in front of all where that is none of ours.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }
  /// Puts `view` in just behind `siblingSubview`; in front of all where that is none of ours.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }
  /// Changes the places of two subviews; does nothing where a place is none.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Takes the view out of its superview and so out of its window.
  open func removeFromSuperview() { leaveSuperview() }
  /// Whether the view is `view` or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool { isInBranch(of: view) }
  /// The first view with a tag, this one first and then down the tree.
  open func viewWithTag(_ tag: Int) -> UIView? { findTag(tag) }
  /// A number by which the program finds the view.
  open var tag: Int {
    get { settings.tag }
    set { settings.tag = newValue }
  }

  /// A subview was added; does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed; does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change; does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed; does nothing unless overridden.
  open func didMoveToSuperview() {}
  /// The window is about to change; does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed; does nothing unless overridden.
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// Where the view lies in its superview; the bounding box where it is rotated.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  /// The view's own coordinates: what it shows of its content, and how large it is.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  /// The middle of the view, or rather its ``anchorPoint``, in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  /// How the view is moved, scaled and rotated about its ``center``.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }
  /// How the view is moved, scaled and rotated in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform(newValue) }
  }
  /// The point that ``center`` speaks of, as a fraction of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { setAnchorPoint(newValue) }
  }
  /// Pixels in a point, for drawing.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Converts a point from this view's coordinates to another's, or to the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ViewConversion.convert(point, from: self, to: view)
  }
  /// Converts a point from another view's coordinates, or from the window's for nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ViewConversion.convert(point, from: view, to: self)
  }
  /// Converts a rectangle to another view's coordinates, boxed where the views are rotated.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ViewConversion.convert(rect, from: self, to: view)
  }
  /// Converts a rectangle from another view's coordinates, boxed where the views are rotated.
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

  /// Finds the view that gets a touch at `point`, in this view's coordinates: the deepest of this
  /// branch that takes it, or nil.
  ///
  /// Asks ``point(inside:with:)``, then the subviews from front to back, and answers itself where
  /// none of them does. A view that is hidden, has its interaction off or an alpha below 0.01
  /// answers nil. It may be called at any time and must change nothing.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTest.run(self, point, event)
  }
  /// Whether a point, in this view's coordinates, belongs to the view: by default, to its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HitTest.isInside(bounds, point)
  }
  /// Whether the view, and everything in it, gets events; true except for labels and image views.
  open var isUserInteractionEnabled: Bool {
    get { !node.flags.contains(.interactionDisabled) }
    set { layer.setNodeFlag(.interactionDisabled, !newValue) }
  }
  /// Whether the view gets more than the first finger of a sequence.
  open var isMultipleTouchEnabled: Bool {
    get { settings.isMultipleTouchEnabled }
    set { settings.isMultipleTouchEnabled = newValue }
  }
  /// Whether the view wants the touches of its window for itself alone.
  open var isExclusiveTouch: Bool {
    get { settings.isExclusiveTouch }
    set { settings.isExclusiveTouch = newValue }
  }
  /// The view's controller where it is a root view, else its superview.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    if let controller, !Mutation.controllersAreNotInTheChain.isOn { return controller }
    return superviewStorage
  }

  /// The recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { setRecognizers(newValue ?? []) }
  }
  /// Attaches a recognizer, taking it from the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Detaches a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer that would take this view's touch may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions attached to the view.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { setInteractions(newValue) }
  }
  /// Attaches an interaction, taking it from the view it was attached to.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Detaches an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Looks

  /// Whether the view, and everything in it, is invisible.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      settings.constraints?.visibilityDidChange()
    }
  }
  /// How opaque the view is, from 0 to 1; kept as a `Float`, so that 0.01 reads back a bit smaller.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }
  /// Whether the view promises to fill its bounds; a hint to drawing.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// The colour behind everything else; nil for none.
  open var backgroundColor: UIColor? {
    get { settings.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  /// The colour of what can be touched; inherited where none was set.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }
  /// The tint colour in force has changed; does nothing unless overridden.
  open func tintColorDidChange() {}
  /// Whether the tint is dimmed behind something modal.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// Whether what lies outside the bounds is cut off; touches are never affected (statement 65).
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the drawing area is cleared before ``draw(_:)``; drawing always starts empty here.
  open var clearsContextBeforeDrawing: Bool {
    get { settings.clearsContextBeforeDrawing }
    set { settings.clearsContextBeforeDrawing = newValue }
  }
  /// A view whose alpha masks this one's.
  open var mask: UIView? {
    get { settings.mask }
    set { setMask(newValue) }
  }
  /// How the content follows when the bounds change.
  open var contentMode: ContentMode {
    get { settings.contentMode }
    set { setContentMode(newValue) }
  }
  /// Draws the view's content; does nothing unless overridden.
  ///
  /// A view that overrides it is drawn when it first appears, and again when its size changes with
  /// the ``contentMode`` `redraw`; with any other the picture is stretched or placed.
  open func draw(_ rect: CGRect) {}
  /// Asks for ``draw(_:)`` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Asks for ``draw(_:)`` before the next frame; the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  /// How the view reacts to a pointer above it; kept, and not shown yet.
  open var hoverStyle: UIHoverStyle? {
    get { settings.hoverStyle }
    set { settings.hoverStyle = newValue }
  }
  /// A view that goes on looking as this one does now, in the midst of its animations; nil for an
  /// empty view. What waits to be laid out and drawn is done first where `afterUpdates` says so.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    ViewSnapshot.make(of: self, part: bounds, afterUpdates: afterUpdates)
  }
  /// A view that goes on looking as a part of this one does now; nil for an empty part.
  ///
  /// The cap insets say which edges keep their size when the snapshot gets another one.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    ViewSnapshot.make(of: self, part: rect, capInsets: capInsets, afterUpdates: afterUpdates)
  }

  // MARK: Layout

  /// Whether subviews follow their ``autoresizingMask`` when the bounds change.
  open var autoresizesSubviews: Bool {
    get { settings.autoresizesSubviews }
    set { settings.autoresizesSubviews = newValue }
  }
  /// Which distances and sizes give way when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask {
    get { settings.autoresizingMask }
    set {
      settings.autoresizingMask = newValue
      settings.constraints?.contentDidChange()
    }
  }
  /// Places the subviews: here those whose frames constraints decide on.
  open func layoutSubviews() { settings.constraints?.layOutSubviews() }
  /// Asks for ``layoutSubviews()`` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now whatever asked for it, in the whole branch.
  open func layoutIfNeeded() {
    runUpdateConstraints()
    KitServices.installed.layout?.layOut(self) ?? layer.layoutIfNeeded()
  }
  /// The size that fits best into `size`: by default the size there is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() { fitSize() }
  /// The size the content has by itself; `noIntrinsicMetric` in both directions by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Says that ``intrinsicContentSize`` has changed, which matters to constraints alone.
  ///
  /// It only marks the view, so that any code may call it; the next layout reads the size.
  /// Frames that a program sets stay as they are, and no superview lays out for it: a label whose text
  /// changes in a drag stays where the finger has moved it.
  open func invalidateIntrinsicContentSize() { settings.constraints?.contentDidChange() }
  /// What a size has where the content has none by itself.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The distances to keep from the edges for content.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// ``layoutMargins``, with leading and trailing in place of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  /// The margins have changed; does nothing unless overridden.
  open func layoutMarginsDidChange() {}
  /// Whether the superview's margins are kept too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { settings.preservesSuperviewLayoutMargins }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { settings.insetsLayoutMarginsFromSafeArea }
    set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
  }
  /// The distances from the edges that are covered by the screen's own furniture.
  open var safeAreaInsets: UIEdgeInsets { settings.safeArea }
  /// The safe area has changed; does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}
  /// Which way the content reads.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { settings.semanticContentAttribute }
    set { changeDirection { $0.semanticContentAttribute = newValue } }
  }
  /// The direction in which the view lays out its content: that of its semantic content attribute, or
  /// else of its traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }
  /// The direction that an attribute gives in a language read from left to right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  /// The direction that an attribute gives beside a layout direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }
  /// The view whose first line of text is the baseline; itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text is the baseline; itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// The view whose text is the baseline, by its older name.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Constraints

  /// Whether the view can be laid out by constraints only; false unless overridden.
  ///
  /// Where it is true, ``updateConstraints()`` runs once without being asked for.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { node.mark(.constraints) }
  /// Whether ``updateConstraints()`` was asked for and has not run.
  open func needsUpdateConstraints() -> Bool { node.asks(for: .constraints) }
  /// Changes the view's constraints, and reads the content's size where it was invalidated; an
  /// override calls `super`. A subview's runs before.
  open func updateConstraints() { settings.constraints?.updateContent() }
  /// Runs ``updateConstraints()`` now where it was asked for, in the whole branch.
  open func updateConstraintsIfNeeded() { runUpdateConstraints() }
  /// How far the part that others are aligned with lies within the frame; none unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The part of a frame that others are aligned with.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose part to be aligned with is a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The size that fits a target: the one that the constraints below the view and the content of the
  /// view itself give it, and else the target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that fits a target, which holds the better the higher its priority is beside those of
  /// the content's own size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    KitServices.installed.layout?.fittingSize(
      self, targetSize, horizontalFittingPriority, verticalFittingPriority) ?? targetSize
  }

  // MARK: Properties

  /// Asks for ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { node.mark(.properties) }
  /// Brings the view's properties up to date with the program's data; nothing unless overridden.
  open func updateProperties() {}
  /// Runs ``updateProperties()`` now where it was asked for, in the whole branch.
  open func updatePropertiesIfNeeded() { runUpdateProperties() }

  // MARK: Traits

  /// What is known of the surroundings: scale, style, direction.
  open var traitCollection: UITraitCollection {
    settings.traits ?? KitServices.installed.traits?.traits(of: self) ?? .current
  }
  /// The traits have changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Brings the traits up to date now; they always are here, unless a class has another getter.
  open func updateTraitsIfNeeded() { KitServices.installed.traits?.settle(self) }
  /// A light or dark style for this branch, whatever the surroundings have.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { KitServices.installed.traits?.style(of: self) ?? .unspecified }
    set { KitServices.installed.traits?.setStyle(newValue, of: self) }
  }

  // MARK: Focus

  /// Whether the view may have the focus; false except for controls (statement 356).
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { settings.isFocused }
  /// Where the focus should go when it comes to the view: by default, to the view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? []
  }
  /// The view that gets the focus, by its older name.
  open var preferredFocusedView: UIView? { self }
  /// The view's controller where it is a root view, else its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superviewStorage }
  /// The view itself, which finds its subviews.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The view's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The subviews in a part of the view.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewItems(in: rect) }
  /// Asks for a focus update before the next frame; heard only where the focused item is in here.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.mover?.needsUpdate(self) }
  /// Makes the focus update that was asked for now.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.mover?.update() }
  /// Whether the focus may move as `context` says; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved; does nothing unless overridden.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The name of the focus group of the view and what is in it; nil for that of its superview.
  open var focusGroupIdentifier: String? {
    get { settings.focusGroupIdentifier }
    set { settings.focusGroupIdentifier = newValue }
  }
  /// How early the view comes when the focus enters its group; it can only be raised.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { settings.focusGroupPriority }
    set { settings.focusGroupPriority = newValue }
  }
  /// How the view shows that it has the focus: by a ring, and not at all for nil.
  open var focusEffect: UIFocusEffect? {
    get { settings.focusEffect ?? UIFocusHaloEffect() }
    set { setFocusEffect(newValue) }
  }
  /// Whether what lies behind the view can have the focus all the same.
  open var isTransparentFocusItem: Bool { false }
  /// Whether the view takes the focus at once while nobody uses the focus.
  open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  /// The user pushes in a direction without the focus moving; does nothing unless overridden.
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// The layout guides of the view.
  open var layoutGuides: [UILayoutGuide] { settings.layoutGuides }
  /// Takes a layout guide in, from wherever it was.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  /// Takes a layout guide out.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  // MARK: Editing and identity

  /// Makes the first responder in this branch resign; `force` does not take no for an answer.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { finishEditing(force) }
  /// What tests and tools call the view; never shown.
  open var accessibilityIdentifier: String? {
    get { settings.accessibilityIdentifier }
    set {
      settings.accessibilityIdentifier = newValue
      TreeVersion.advance()
      layer.looksDifferent()
    }
  }

  /// The shape in collisions of an animator's items: a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline around the middle, where the shape is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: CALayerDelegate

  /// What a change of the layer's property starts: an animation inside an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(for: self, layer, event)
  }
  /// Lays the view out when its layer needs it.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { runLayout() } }
  /// Draws the view into its layer.
  open func draw(_ layer: CALayer, in context: CGContext) {
    ViewDrawing.draw(self, layer, context)
  }
  /// Lets the layer draw; override it to give the layer contents of your own instead.
  open func display(_ layer: CALayer) { ViewDrawing.display(self, layer) }
  /// The layer is about to draw; nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}

  // MARK: NSObject

  /// The class, identifier and frame; off the main actor the class, and a number of the view's own.
  open override nonisolated var description: String {
    MainQueue.ifCurrent { ViewDescription.text(self) } ?? ViewDescription.outline(self)
  }

  // MARK: What the kit's own views override

  @_spi(Kit) open override var accessibilityDefaultFrame: CGRect { frameOnScreen }

  /// Whether the height of the content depends on the width that the layout finds.
  @_spi(Kit) open var wrapsContent: Bool { false }

  /// What a person reads on the view, such as a button's title; nil for a view that says nothing.
  @_spi(Kit) open var ownWord: String? { nil }

  /// The safe area that comes from outside: from the superview, or a window's from the screen.
  @_spi(Kit) open var inheritedSafeArea: UIEdgeInsets { safeAreaFromSuperview }

  /// The view is no longer in `window`, in which it had touches, maybe.
  @_spi(Kit) open func didLeave(_ window: UIWindow) {}

  /// The view got the focus, or lost it.
  @_spi(Kit) open func focusStateDidChange() {}

  /// Whether the view, where it takes touches, hides what lies behind it from the focus.
  @_spi(Kit) open var coversFocus: Bool { hasVisibleBackground }
}
