public import TouchstoneGeometry
package import TouchstoneHitTree

/// A rectangle in a tree of rectangles: it owns geometry, looks, animations and recorded drawing.
///
/// The class body is a table of contents; each facet's rules stand in its own file. A layer with a
/// delegate asks it for an action whenever a property really changes. A layer without one animates
/// nothing by itself, unless a transaction that was begun says how long changes take.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
  // MARK: State

  /// Where the layer is.
  @exclusivity(unchecked) final var geometry = LayerGeometry() {
    didSet { looksDifferent() }
  }
  /// How the layer looks.
  @exclusivity(unchecked) final var appearance = LayerAppearance() {
    didSet { looksDifferent() }
  }
  /// When things happen in the layer's own time.
  var timing = MediaTiming()
  /// The layers inside this one, from back to front.
  final var children: [CALayer] { sublayerList.all }
  @exclusivity(unchecked) final var sublayerList = SublayerList()
  /// The layer that this one is inside of.
  final var parent: CALayer? {
    get { parentReference.object }
    set {
      parentReference = BackReference(newValue)
      looksDifferent()
    }
  }
  @exclusivity(unchecked) private final var parentReference = BackReference<CALayer>()
  /// Where this layer was among its siblings when somebody last looked.
  final var knownPlace = 0
  /// The layer whose momentary look this one is; nil for a layer of the tree itself.
  var modelLayer: CALayer?
  /// The animations, in the order in which they were added.
  var animations: [RunningAnimation] = [] {
    didSet { looksDifferent() }
  }
  /// Values under keys that are no property.
  var extras: [String: Any] = [:]
  /// What has to be laid out or drawn, here and below.
  @exclusivity(unchecked) final var pending: PendingWork = []
  /// Which sublayers have to be laid out, there or below.
  @exclusivity(unchecked) final var waitingForLayout = WaitingLayers()
  /// Which sublayers have to be drawn, there or below.
  @exclusivity(unchecked) final var waitingForDisplay = WaitingLayers()
  /// Who is told when the layer looks different, and whether that was done.
  @exclusivity(unchecked) final var watch = LayerWatch()
  /// Whether the layer is a window's, so that its tree is shown.
  package final var isRootOfWindow = false
  /// What was recorded when the layer last drew itself.
  package var drawing: DrawingList? {
    didSet { looksDifferent() }
  }
  /// The bounds for which ``drawing`` was recorded.
  var drawnBounds = CGRect.zero
  /// The plain memory that mirrors the layer of a view, and that hit tests read.
  package var node: NodeRef? {
    get { nodeStorage }
    set {
      nodeStorage = newValue
      mirrorEverything()
    }
  }
  @exclusivity(unchecked) private final nonisolated(unsafe) var nodeStorage: NodeRef?
  /// What takes over the sublayers when the layer ends because its superlayer does.
  private nonisolated(unsafe) var releaseLine: ReleaseLine<CALayer>?

  // MARK: Making

  /// Makes a layer of no size at the origin.
  public override init() { super.init() }

  /// Makes a copy of a layer's values, without its sublayers, animations and delegate.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    copyValues(from: layer)
  }

  deinit {
    var members = sublayerList.takeAll()
    if let mask { members.append(mask) }
    mask = nil
    ReleaseLine.release(&members, into: releaseLine) { $0.releaseLine = $1 }
  }

  /// The layer's view is gone, and its plain memory with it.
  package nonisolated func loseNode() { nodeStorage = nil }

  /// Answers the layer as it looks at this moment, in the midst of its animations.
  ///
  /// It is a copy computed from the clock: a snapshot, good until time goes on. A subclass of
  /// yours is copied as the layer class of Core Animation that it extends.
  open func presentation() -> CALayer? { modelLayer == nil ? snapshot() : self }

  /// Answers the layer of the tree behind a momentary one; for any other layer itself.
  public func model() -> Self { (modelLayer as? Self) ?? self }

  /// Draws what a kind of layer shows besides background and contents.
  func renderShape(in context: CGContext) {}

  /// Makes an empty copy of the same class of Core Animation.
  func makeCopy() -> CALayer { CALayer(layer: self) }

  // MARK: Geometry

  /// The visible part of the layer's own coordinates; its size is the layer's size.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { setPosition(newValue) }
  }

  /// How far in front the layer is drawn among its siblings.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      setGeometry(\.zPosition, newValue, "zPosition")
      // It decides on the order in which the superlayer's are painted.
      parent?.hasOtherOrder()
    }
  }

  /// The point that position places and transform turns about, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setGeometry(\.anchorPoint, newValue, "anchorPoint") }
  }

  /// The depth of the point that transform turns about.
  open var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { setGeometry(\.anchorPointZ, newValue, "anchorPointZ") }
  }

  /// What is done to the layer about its anchor.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { setTransform(newValue) }
  }

  /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
  ///
  /// Setting it sets position and size, as far as the transform allows.
  open var frame: CGRect {
    get { frameFromGeometry }
    set { setFrame(newValue) }
  }

  /// What is done to all sublayers about this layer's anchor; perspective, mostly.
  open var sublayerTransform: CATransform3D {
    get { appearance.sublayerTransform }
    set { setSublayerTransform(newValue) }
  }

  /// Answers the transform as far as it stays within the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Looks

  /// Whether the layer and everything in it is left out.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }

  /// How opaque the layer and everything in it is, from 0 to 1.
  open var opacity: Float {
    get { appearance.opacity }
    set { setOpacity(newValue) }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { set(\.backgroundColor, newValue, "backgroundColor") }
  }

  /// The colour of the border, which is drawn inside the bounds.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { set(\.borderColor, newValue, "borderColor") }
  }

  /// How wide the border is.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { setNumbers(\.borderWidth, newValue, "borderWidth") }
  }

  /// How round the corners of background and border are.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { setNumbers(\.cornerRadius, newValue, "cornerRadius") }
  }

  /// The shape of round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { set(\.cornerCurve, newValue, "cornerCurve") }
  }

  /// How much longer than its radius a corner of the curve is.
  ///
  /// The number for continuous corners is the one that Core Animation answers.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners") }
  }

  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { set(\.masksToBounds, newValue, "masksToBounds") }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { set(\.shadowColor, newValue, "shadowColor") }
  }

  /// How opaque the shadow is; a new layer has none.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set { setNumbers(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  /// How far the shadow is shifted.
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { setNumbers(\.shadowOffset, newValue, "shadowOffset") }
  }

  /// How far the shadow is blurred.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set { setNumbers(\.shadowRadius, newValue, "shadowRadius") }
  }

  /// The shape of the shadow, where it is not the layer's own.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { set(\.shadowPath, newValue, "shadowPath") }
  }

  /// What the layer shows: a `CGImage`, or nothing.
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

  /// How the contents are fitted into the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance.contentsGravity }
    set { appearance.contentsGravity = newValue }
  }

  /// How many pixels of the contents make a point.
  open var contentsScale: CGFloat {
    get { appearance.contentsScale }
    set { setNumbers(\.contentsScale, newValue, "contentsScale", animates: false) }
  }

  /// A layer whose opacity decides what of this one shows; it is a sublayer of none.
  open var mask: CALayer? {
    willSet {
      mask?.parent = nil
      // Before it is the mask: it may be a sublayer of this very layer.
      newValue?.removeFromSuperlayer()
    }
    didSet {
      mask?.parent = self
      looksDifferent()
    }
  }

  /// Whether the back shows when the layer is turned over.
  open var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { set(\.isDoubleSided, newValue, "doubleSided") }
  }

  /// Whether the layer promises to fill its bounds; nothing here depends on it.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Whether edges that fall between pixels are smoothed; hosts decide.
  open var allowsEdgeAntialiasing: Bool {
    get { appearance.allowsEdgeAntialiasing }
    set { appearance.allowsEdgeAntialiasing = newValue }
  }

  /// Whether opacity is applied to the layer and its sublayers as one picture.
  open var allowsGroupOpacity: Bool {
    get { appearance.allowsGroupOpacity }
    set { appearance.allowsGroupOpacity = newValue }
  }

  /// Whether the layer asks to be kept as a picture; hosts decide.
  open var shouldRasterize: Bool {
    get { appearance.shouldRasterize }
    set { set(\.shouldRasterize, newValue, "shouldRasterize") }
  }

  /// How many pixels a point of that picture would have; kept, as hosts decide.
  open var rasterizationScale: CGFloat {
    get { appearance.rasterizationScale }
    set { setNumbers(\.rasterizationScale, newValue, "rasterizationScale", animates: false) }
  }

  /// A name for the layer.
  open var name: String?

  // MARK: Tree

  /// The layer's owner: it is asked for actions, and it lays out and draws.
  open var delegate: (any CALayerDelegate)? {
    get { delegateReference.object == nil ? nil : delegateStorage }
    set {
      delegateStorage = newValue
      delegateReference = BackReference(newValue)
      looksDifferent()
    }
  }
  @exclusivity(unchecked) private final var delegateReference = BackReference<AnyObject>()
  /// Read only while the reference says that it is there.
  @exclusivity(unchecked) private final unowned(unsafe) var delegateStorage: (any CALayerDelegate)?

  /// The layer that this one is inside of.
  open var superlayer: CALayer? { modelLayer == nil ? parent : modelLayer?.parent?.presentation() }

  /// The layers inside this one, from back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { currentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of all others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Adds a layer at a place among the sublayers, taking it from where it was.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(clamping: idx))
  }

  /// Adds a layer behind another; behind all, where the other is not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Adds a layer in front of another; in front of all, where the other is not in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Layout and display

  /// Asks for the sublayers to be arranged before the next frame is shown.
  open func setNeedsLayout() { mark(.layout, .layoutBelow) }

  /// Whether the sublayers are going to be arranged.
  open func needsLayout() -> Bool { pending.contains(.layout) }

  /// Arranges what has to be arranged, here and below, at once.
  open func layoutIfNeeded() { layoutFromTop() }

  /// Arranges the sublayers; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size the layer would like to have: by default the one it has.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Asks for the layer to be drawn before the next frame is shown.
  open func setNeedsDisplay() { mark(.display, .displayBelow) }

  /// Asks for part of the layer to be drawn; recorded drawing is always drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the layer is going to be drawn.
  open func needsDisplay() -> Bool { pending.contains(.display) }

  /// Draws the layer at once, if it has to be.
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

  /// Renews what the layer shows: by default the delegate does, or drawing is recorded.
  open func display() {
    pending.remove(.display)
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }

  /// Draws into the context; by default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and everything in it into the context, as it is without animations.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  /// Whether changing the key makes the layer draw itself again; a subclass may say so.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The part of the bounds that no ancestor cuts off.
  open var visibleRect: CGRect { visiblePart }

  // MARK: Points

  /// Converts a point from another layer's coordinates; nil stands for those around the root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Conversion(from: l, to: self).apply(p)
  }

  /// Converts a point to another layer's coordinates; nil stands for those around the root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Conversion(from: self, to: l).apply(p)
  }

  /// Converts a rectangle from another layer's coordinates, boxing it at each step.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Conversion(from: l, to: self).apply(r)
  }

  /// Converts a rectangle to another layer's coordinates, boxing it at each step.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Conversion(from: self, to: l).apply(r)
  }

  /// Whether the point, in the layer's own coordinates, lies within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Answers the frontmost layer, here or below, at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { LayerHitTest.run(self, p) }

  // MARK: Time

  /// When the layer's time begins, in its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTimingNumber(\.beginTime, newValue, "beginTime") }
  }

  /// How far the layer's own time is ahead.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTimingNumber(\.timeOffset, newValue, "timeOffset") }
  }

  /// How fast time passes in the layer; 0 makes it stand still.
  open var speed: Float {
    get { timing.speed }
    set { setTimingNumber(\.speed, newValue, "speed") }
  }

  /// How long the layer's time lasts; kept, but layers last forever.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTimingNumber(\.duration, newValue, "duration") }
  }

  /// How often the layer's time repeats; kept, but layers do not repeat.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setTimingNumber(\.repeatCount, newValue, "repeatCount") }
  }

  /// How long the layer's time repeats; kept, but layers do not repeat.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTimingNumber(\.repeatDuration, newValue, "repeatDuration") }
  }

  /// Whether the layer's time runs back; kept, but layers do not repeat.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// What holds outside the layer's time; kept, but layers last forever.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  /// Converts a moment from another layer's time; nil stands for the clock's.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime.local(of: (l?.localTime ?? .clock).clock(of: t))
  }

  /// Converts a moment to another layer's time; nil stands for the clock's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    (l?.localTime ?? .clock).local(of: localTime.clock(of: t))
  }

  // MARK: Actions and animations

  /// Actions by the names of the properties that they belong to.
  open var actions: [String: any CAAction]?

  /// Values for properties, and actions under the key "actions"; looked up after the layer's own.
  open var style: [AnyHashable: Any]?

  /// Finds the action for a change: the delegate's, the layer's, its style's, its class's.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

  /// Names the action that all layers of this class have for a change.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Answers the value that a property has in a new layer.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKey: key) }

  /// Whether the value under the key differs from the one of a new layer.
  open func shouldArchiveValue(forKey key: String) -> Bool { differsFromDefault(key) }

  /// Starts a copy of the animation; one that runs under the same key is stopped.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

  /// Stops the animation that runs under the key.
  open func removeAnimation(forKey key: String) { stopAnimation(key) }

  /// Stops all animations.
  open func removeAllAnimations() { stopAllAnimations() }

  /// Answers the animation that runs under the key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Answers the keys of the running animations in the order in which they were added.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Values by name

  /// Answers the value of a property, or what was set under a name that is none.
  open func value(forKey key: String) -> Any? { readValue(key) }

  /// Sets the value of a property, or keeps it under a name that is none.
  open func setValue(_ value: Any?, forKey key: String) { writeValue(value, key) }

  /// Answers the value of a property or of a part of it, such as `position.x`.
  open func value(forKeyPath keyPath: String) -> Any? { readPath(keyPath) }

  /// Sets the value of a property or of a part of it, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { writePath(value, keyPath) }
}
