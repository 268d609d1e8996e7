public import TouchstoneGeometry
package import TouchstoneHitTree

/// A rectangle in a tree of rectangles, with geometry, appearance, animations and recorded drawing.
///
/// The class body is a table of contents. The rules of each facet are in their own file. A layer
/// with a delegate asks it for an action whenever a property changes. A layer without a delegate
/// animates changes only inside an explicit transaction with a duration.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
  // MARK: State

  /// The geometry of the layer.
  @exclusivity(unchecked) final var geometry = LayerGeometry() {
    didSet { looksDifferent() }
  }
  /// The appearance of the layer.
  @exclusivity(unchecked) final var appearance = LayerAppearance() {
    didSet { looksDifferent() }
  }
  /// The timing of the layer.
  var timing = MediaTiming()
  /// The sublayers, from back to front.
  final var children: [CALayer] { sublayerList.all }
  @exclusivity(unchecked) final var sublayerList = SublayerList()
  /// The superlayer, or for a mask the layer that it masks.
  final var parent: CALayer? {
    get { parentReference.object }
    set {
      parentReference = ZeroingReference(newValue)
      looksDifferent()
    }
  }
  @exclusivity(unchecked) private final var parentReference = ZeroingReference<CALayer>()
  /// The cached slot of this layer among its siblings. It may be out of date.
  final var knownPlace = 0
  /// The model layer of a presentation layer, or `nil` if this layer is a model layer.
  var modelLayer: CALayer?
  /// The animations, in the order in which they were added.
  var animations: [RunningAnimation] = [] {
    didSet { looksDifferent() }
  }
  /// Values for keys that aren't properties.
  var extras: [String: Any] = [:]
  /// The layout and drawing that this layer and its descendants need.
  @exclusivity(unchecked) final var pending: PendingWork = []
  /// The sublayers that need, or contain, layout.
  @exclusivity(unchecked) final var waitingForLayout = WaitingLayers()
  /// The sublayers that need, or contain, drawing.
  @exclusivity(unchecked) final var waitingForDisplay = WaitingLayers()
  /// The log that records a change of the layer's appearance, and whether the change was recorded.
  @exclusivity(unchecked) final var watch = LayerWatch()
  /// Whether the layer belongs to a window, so that its tree is shown.
  package final var isRootOfWindow = false
  /// The commands recorded when the layer last drew itself, or `nil` if it drew nothing.
  package var drawing: DrawingList? {
    didSet { looksDifferent() }
  }
  /// The bounds for which ``drawing`` was recorded.
  var drawnBounds = CGRect.zero
  /// The node that mirrors the layer of a view for hit tests, or `nil` for a layer without a view.
  package var node: NodeRef? {
    get { nodeStorage }
    set {
      nodeStorage = newValue
      mirrorEverything()
    }
  }
  @exclusivity(unchecked) private final nonisolated(unsafe) var nodeStorage: NodeRef?
  /// The queue that releases the sublayers if the layer is deallocated because its superlayer is.
  private nonisolated(unsafe) var releaseLine: ReleaseQueue<CALayer>?

  // MARK: Making

  /// Creates a layer of zero size at the origin.
  public override init() { super.init() }

  /// Creates a copy of a layer's values, without its sublayers, animations and delegate.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    copyValues(from: layer)
  }

  /// Creates a layer with default values, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    var members = sublayerList.takeAll()
    if let mask { members.append(mask) }
    mask = nil
    ReleaseQueue.release(&members, into: releaseLine) { $0.releaseLine = $1 }
  }

  /// Drops the reference to the node when the view is deallocated.
  package nonisolated func loseNode() { nodeStorage = nil }

  /// Returns a copy of the layer with the current values of its animations.
  ///
  /// The copy is a snapshot for the current time of the clock. The copy of an app's subclass has
  /// the Core Animation class that it extends. A presentation layer returns itself.
  open func presentation() -> CALayer? { modelLayer == nil ? snapshot() : self }

  /// Returns the model layer of a presentation layer, or the layer itself if it is a model layer.
  public func model() -> Self { (modelLayer as? Self) ?? self }

  /// Draws the shape that a kind of layer shows over its background and contents.
  func renderShape(in context: CGContext) {}

  /// Creates a copy without sublayers, of the layer's Core Animation class.
  func makeCopy() -> CALayer { CALayer(layer: self) }

  // MARK: Geometry

  /// The visible rectangle in the layer's own coordinates, with the layer's size.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// The location of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { setPosition(newValue) }
  }

  /// The depth of the layer, where greater values are in front of siblings with smaller ones.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      setGeometry(\.zPosition, newValue, "zPosition")
      // It determines the painting order of the superlayer's sublayers.
      parent?.hasOtherOrder()
    }
  }

  /// The point to which `position` refers and about which `transform` acts, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setGeometry(\.anchorPoint, newValue, "anchorPoint") }
  }

  /// The depth of the point about which `transform` acts.
  open var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { setGeometry(\.anchorPointZ, newValue, "anchorPointZ") }
  }

  /// The transform applied to the layer about its anchor point.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { setTransform(newValue) }
  }

  /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
  ///
  /// Setting it sets the position and the size. The result is exact without a transform and for
  /// scales, and approximate for rotations.
  open var frame: CGRect {
    get { frameFromGeometry }
    set { setFrame(newValue) }
  }

  /// The transform applied to all sublayers about this layer's anchor point, mostly for
  /// perspective.
  open var sublayerTransform: CATransform3D {
    get { appearance.sublayerTransform }
    set { setSublayerTransform(newValue) }
  }

  /// Returns the part of the transform that stays within the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to an affine transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Looks

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1.
  open var opacity: Float {
    get { appearance.opacity }
    set { setOpacity(newValue) }
  }

  /// The color behind the contents.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { set(\.backgroundColor, newValue, "backgroundColor") }
  }

  /// The color of the border, which is drawn inside the bounds.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { set(\.borderColor, newValue, "borderColor") }
  }

  /// The width of the border.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { setNumbers(\.borderWidth, newValue, "borderWidth") }
  }

  /// The radius of the corners of background and border.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { setNumbers(\.cornerRadius, newValue, "cornerRadius") }
  }

  /// The shape of round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { set(\.cornerCurve, newValue, "cornerCurve") }
  }

  /// Returns the length of a corner's curve in units of its radius.
  ///
  /// Core Animation returns the same value of 1.528665 for continuous corners.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners") }
  }

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { set(\.masksToBounds, newValue, "masksToBounds") }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { set(\.shadowColor, newValue, "shadowColor") }
  }

  /// The opacity of the shadow, 0 by default.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set { setNumbers(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  /// The offset of the shadow.
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { setNumbers(\.shadowOffset, newValue, "shadowOffset") }
  }

  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set { setNumbers(\.shadowRadius, newValue, "shadowRadius") }
  }

  /// The shape of the shadow, or `nil` to use the layer's own shape.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { set(\.shadowPath, newValue, "shadowPath") }
  }

  /// The image that the layer shows, a `CGImage`, or `nil`.
  open var contents: Any? {
    get { appearance.contents }
    set { setContents(newValue) }
  }

  /// The part of the contents that is shown, in units of their size.
  open var contentsRect: CGRect {
    get { appearance.contentsRect }
    set { setNumbers(\.contentsRect, newValue, "contentsRect") }
  }

  /// The part of the contents that stretches, in units of their size.
  open var contentsCenter: CGRect {
    get { appearance.contentsCenter }
    set { setNumbers(\.contentsCenter, newValue, "contentsCenter") }
  }

  /// The way in which the contents are fitted into the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance.contentsGravity }
    set { appearance.contentsGravity = newValue }
  }

  /// The way in which pixels of the contents are enlarged. A page shows it, and the trait `Raster`
  /// always interpolates.
  open var magnificationFilter: CALayerContentsFilter {
    get { appearance.magnificationFilter }
    set { appearance.magnificationFilter = newValue }
  }

  /// The way in which pixels of the contents are reduced. Hosts reduce them linearly.
  open var minificationFilter: CALayerContentsFilter {
    get { appearance.minificationFilter }
    set { appearance.minificationFilter = newValue }
  }

  /// The shift towards smaller copies of the contents under the trilinear filter.
  ///
  /// The value is stored but has no effect, because hosts reduce contents linearly.
  open var minificationFilterBias: Float {
    get { appearance.minificationFilterBias }
    set {
      setNumbers(\.minificationFilterBias, newValue, "minificationFilterBias", animates: false)
    }
  }

  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { appearance.contentsScale }
    set { setNumbers(\.contentsScale, newValue, "contentsScale", animates: false) }
  }

  /// A layer outside the sublayers that determines with its opacity which parts of this layer show.
  open var mask: CALayer? {
    willSet {
      mask?.parent = nil
      // Remove it before it becomes the mask, because it may be a sublayer of this layer.
      newValue?.removeFromSuperlayer()
    }
    didSet {
      mask?.parent = self
      looksDifferent()
    }
  }

  /// Whether the back of the layer shows when it is turned over.
  open var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { set(\.isDoubleSided, newValue, "doubleSided") }
  }

  /// Whether the app promises that the layer fills its bounds, which has no effect.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Whether edges that fall between pixels should be smoothed, which is only a hint to the host.
  open var allowsEdgeAntialiasing: Bool {
    get { appearance.allowsEdgeAntialiasing }
    set { appearance.allowsEdgeAntialiasing = newValue }
  }

  /// Whether opacity is applied to the layer and its sublayers as one image.
  open var allowsGroupOpacity: Bool {
    get { appearance.allowsGroupOpacity }
    set { appearance.allowsGroupOpacity = newValue }
  }

  /// Whether the layer should be cached as an image, which is only a hint to the host.
  open var shouldRasterize: Bool {
    get { appearance.shouldRasterize }
    set { set(\.shouldRasterize, newValue, "shouldRasterize") }
  }

  /// The number of pixels per point of the cached image, which is only a hint to the host.
  open var rasterizationScale: CGFloat {
    get { appearance.rasterizationScale }
    set { setNumbers(\.rasterizationScale, newValue, "rasterizationScale", animates: false) }
  }

  /// The name of the layer.
  open var name: String?

  // MARK: Tree

  /// The layer's owner, which provides actions, lays out sublayers and draws.
  open var delegate: (any CALayerDelegate)? {
    get { delegateReference.object == nil ? nil : delegateStorage }
    set {
      delegateStorage = newValue
      delegateReference = ZeroingReference(newValue)
      looksDifferent()
    }
  }
  @exclusivity(unchecked) private final var delegateReference = ZeroingReference<AnyObject>()
  /// Read only while the zeroing reference has an object.
  @exclusivity(unchecked) private final unowned(unsafe) var delegateStorage: (any CALayerDelegate)?

  /// The layer that contains this layer.
  open var superlayer: CALayer? { modelLayer == nil ? parent : modelLayer?.parent?.presentation() }

  /// The sublayers, from back to front, or `nil` if the layer is empty.
  open var sublayers: [CALayer]? {
    get { currentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of all sublayers, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts a layer at an index among the sublayers, and removes it from its previous superlayer.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(clamping: idx))
  }

  /// Inserts a layer behind `sibling`, or behind all sublayers if `sibling` isn't in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer in front of `sibling`, or in front of all sublayers if `sibling` isn't in this
  /// layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Layout and display

  /// Schedules layout of the sublayers before the next frame.
  open func setNeedsLayout() { mark(.layout, .layoutBelow) }

  /// Returns whether layout of the sublayers is scheduled.
  open func needsLayout() -> Bool { pending.contains(.layout) }

  /// Lays out the layers that need it, from the topmost such ancestor down, at once.
  open func layoutIfNeeded() { layoutFromTop() }

  /// Lays out the sublayers, by default through the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Returns the preferred size of the layer, by default its current size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Schedules drawing of the layer before the next frame.
  open func setNeedsDisplay() { mark(.display, .displayBelow) }

  /// Schedules drawing of the whole layer, because recorded drawing is always replaced as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns whether drawing of the layer is scheduled.
  open func needsDisplay() -> Bool { pending.contains(.display) }

  /// Draws the layer at once if drawing is scheduled.
  open func displayIfNeeded() {
    guard pending.contains(.display) else { return }
    pending.remove(.display)
    display()
  }

  /// Whether the layer is drawn again when its bounds change.
  open var needsDisplayOnBoundsChange: Bool {
    get { appearance.needsDisplayOnBoundsChange }
    set { appearance.needsDisplayOnBoundsChange = newValue }
  }

  /// Updates the layer's contents, by default through the delegate, or by recording if there isn't
  /// one.
  open func display() {
    pending.remove(.display)
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }

  /// Draws into the context, by default through the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers into the context, without animations.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  /// Returns whether a change of `key` requires the layer to be drawn again, by default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The part of the bounds that no ancestor clips.
  open var visibleRect: CGRect { visiblePart }

  // MARK: Points

  /// Converts a point from the coordinates of `l`, or from those around the root if `l` is `nil`.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Conversion(from: l, to: self).apply(p)
  }

  /// Converts a point to the coordinates of `l`, or to those around the root if `l` is `nil`.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Conversion(from: self, to: l).apply(p)
  }

  /// Converts a rectangle from the coordinates of `l`, taking the bounding box at each step.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Conversion(from: l, to: self).apply(r)
  }

  /// Converts a rectangle to the coordinates of `l`, taking the bounding box at each step.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Conversion(from: self, to: l).apply(r)
  }

  /// Returns whether the point, in the layer's own coordinates, is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point in the superlayer's coordinates: this layer, a
  /// descendant or `nil`.
  open func hitTest(_ p: CGPoint) -> CALayer? { LayerHitTest.run(self, p) }

  // MARK: Time

  /// The time at which the layer's own time begins, in its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTimingNumber(\.beginTime, newValue, "beginTime") }
  }

  /// The offset that is added to the layer's own time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTimingNumber(\.timeOffset, newValue, "timeOffset") }
  }

  /// The rate at which time passes in the layer, or 0 to pause it.
  open var speed: Float {
    get { timing.speed }
    set { setTimingNumber(\.speed, newValue, "speed") }
  }

  /// The duration of the layer's time, which has no effect, because layers last forever.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTimingNumber(\.duration, newValue, "duration") }
  }

  /// The number of repetitions, which has no effect, because layers don't repeat.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setTimingNumber(\.repeatCount, newValue, "repeatCount") }
  }

  /// The duration of all repetitions, which has no effect, because layers don't repeat.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTimingNumber(\.repeatDuration, newValue, "repeatDuration") }
  }

  /// Whether the layer's time runs back, which has no effect, because layers don't repeat.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// The behavior outside the layer's time, which has no effect, because layers last forever.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  /// Converts a time from the time of `l`, or from the clock's time if `l` is `nil`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime.local(of: (l?.localTime ?? .clock).clock(of: t))
  }

  /// Converts a time to the time of `l`, or to the clock's time if `l` is `nil`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    (l?.localTime ?? .clock).local(of: localTime.clock(of: t))
  }

  // MARK: Actions and animations

  /// Actions by the name of the property to which they belong.
  open var actions: [String: any CAAction]?

  /// Actions under the key "actions", which are looked up after the layer's own.
  open var style: [AnyHashable: Any]?

  /// Returns the action for a change: the delegate's, the layer's, its style's or its class's, in
  /// this order.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

  /// Returns the default action for a change in layers of this class, or `nil` by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the value of a property in a new layer.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKey: key) }

  /// Returns whether the value for `key` differs from that of a new layer.
  open func shouldArchiveValue(forKey key: String) -> Bool { differsFromDefault(key) }

  /// Starts a copy of the animation, and stops an animation that runs under the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

  /// Stops the animation that runs under `key`.
  open func removeAnimation(forKey key: String) { stopAnimation(key) }

  /// Stops all animations.
  open func removeAllAnimations() { stopAllAnimations() }

  /// Returns the animation that runs under `key`, or `nil` if there isn't one.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the running animations in the order in which they were added, or `nil` if
  /// no animation is running.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Values by name

  /// Returns the value of the property named `key`, or the value stored under `key` if it isn't a
  /// property.
  open func value(forKey key: String) -> Any? { readValue(key) }

  /// Sets the value of the property named `key`, or stores the value under `key` if it isn't a
  /// property.
  open func setValue(_ value: Any?, forKey key: String) { writeValue(value, key) }

  /// Returns the value of a property or of a part of it, such as `position.x`.
  open func value(forKeyPath keyPath: String) -> Any? { readPath(keyPath) }

  /// Sets a property or a part of it, such as `transform.rotation.z`.
  ///
  /// If the key path names no property, the value is stored under it. A value that doesn't fit the
  /// property is ignored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { writePath(value, keyPath) }
}
