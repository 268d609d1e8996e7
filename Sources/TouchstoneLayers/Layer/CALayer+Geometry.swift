internal import TouchstoneGeometry
package import TouchstoneHitTree
internal import TouchstoneMutations

extension CALayer {
  /// The mapping of the plane from this layer's coordinates to its superlayer's.
  package var planeToSuper: PlaneTransform {
    let above = modelLayer == nil ? parent : superlayer
    guard let parent = above, !CATransform3DIsIdentity(parent.appearance.sublayerTransform) else {
      return geometry.planeToSuper
    }
    let anchor = parent.geometry.anchor
    return PlaneTransform(
      geometry.toSuper
        .concatenating(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
        .concatenating(parent.appearance.sublayerTransform)
        .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0)))
  }

  /// Writes bounds and mapping to the node: one of them is another now.
  func mirrorGeometry() {
    looksDifferent()
    guard let node else { return }
    let bounds = geometry.bounds.standardized
    node.setGeometry(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height), toParent: planeToSuper)
  }

  /// Writes all that the node knows about this layer.
  func mirrorEverything() {
    mirrorGeometry()
    node?.setFlag(.hidden, appearance.isHidden)
    node?.setFlag(.transparent, isTooTransparentForHits)
  }

  /// Sublayers see another mapping when their superlayer's own transform for them moves.
  func geometryDidChange() {
    mirrorGeometry()
    guard !sublayerList.isEmpty, !CATransform3DIsIdentity(appearance.sublayerTransform) else {
      return
    }
    for child in children { child.mirrorGeometry() }
  }

  /// Below this opacity a hit test passes a view by. Opacity is kept in single precision, so that
  /// 0.01 reads back as a little less and is refused, as in UIKit.
  static var leastHitOpacity: Double { 0.01 }

  var isTooTransparentForHits: Bool {
    Double(appearance.opacity) < Self.leastHitOpacity && !Mutation.transparentViewsAreHit.isOn
  }

  func setBounds(_ bounds: CGRect) {
    let bounds = admit(bounds, else: geometry.bounds, "bounds")
    guard bounds != geometry.bounds else { return }
    let change = beginChange("bounds")
    let isResized = bounds.size != geometry.bounds.size
    geometry.bounds = bounds
    geometryDidChange()
    if isResized { setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    change?.end()
  }

  func setPosition(_ position: CGPoint) {
    let position = admit(position, else: geometry.position, "position")
    guard position != geometry.position else { return }
    let change = beginChange("position")
    geometry.position = position
    mirrorGeometry()
    change?.end()
  }

  func setTransform(_ transform: CATransform3D) {
    let transform = admit(transform, else: geometry.transform, "transform")
    guard transform != geometry.transform else { return }
    let change = beginChange("transform")
    geometry.transform = transform
    geometry.isTransformIdentity = CATransform3DIsIdentity(transform)
    mirrorGeometry()
    change?.end()
  }

  func setGeometry<Value: Equatable & NumberHolding>(
    _ path: WritableKeyPath<LayerGeometry, Value>, _ value: Value, _ key: String
  ) {
    let value = admit(value, else: geometry[keyPath: path], key)
    guard geometry[keyPath: path] != value else { return }
    let change = beginChange(key)
    geometry[keyPath: path] = value
    geometryDidChange()
    change?.end()
  }

  func setSublayerTransform(_ transform: CATransform3D) {
    let transform = admit(transform, else: appearance.sublayerTransform, "sublayerTransform")
    guard transform != appearance.sublayerTransform else { return }
    let change = beginChange("sublayerTransform")
    appearance.sublayerTransform = transform
    for child in children { child.mirrorGeometry() }
    change?.end()
  }

  /// What a property is to hold. A momentary layer says nothing: the animation runs each frame.
  func admit<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String, limit: CGFloat = NumberCheck.largest
  ) -> Value {
    NumberCheck.admit(
      value, else: old, name, of: self, limit: limit, quietly: modelLayer != nil)
  }

  /// The same for numbers that are wrapped: all of them, or those there were.
  func admit(_ values: [NSNumber]?, else old: [NSNumber]?, _ name: String) -> [NSNumber]? {
    NumberCheck.admit(values, else: old, name, of: self, quietly: modelLayer != nil)
  }

  // MARK: Frame

  var frameFromGeometry: CGRect {
    let geometry = geometry
    if geometry.isTransformIdentity {
      let size = geometry.bounds.size
      return CGRect(
        x: geometry.position.x - geometry.anchorPoint.x * size.width,
        y: geometry.position.y - geometry.anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    return geometry.planeToSuper.apply(geometry.bounds)
  }

  /// Sets position and bounds size so that, without a transform, the frame becomes just this.
  ///
  /// With a transform the size is what the inverse makes of the frame's size, as Core Animation
  /// computes it: exact for scales, and no more than a best effort for rotations.
  func setFrame(_ frame: CGRect) {
    let frame = admit(frame, else: .null, "frame")
    guard !frame.isNull else { return }
    var size = frame.size
    if !geometry.isTransformIdentity {
      let transform = CATransform3DGetAffineTransform(geometry.transform)
      size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    }
    position = CGPoint(
      x: frame.origin.x + geometry.anchorPoint.x * frame.size.width,
      y: frame.origin.y + geometry.anchorPoint.y * frame.size.height)
    bounds = CGRect(origin: bounds.origin, size: size)
  }
}

extension CALayer {
  /// Lets hit tests find the layer where it is seen now, in the midst of its animations, until
  /// ``mirrorModelGeometry()``.
  package func mirrorShownGeometry() {
    guard let node, let shown = presentation() else { return }
    let bounds = shown.bounds.standardized
    node.setGeometry(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height), toParent: shown.planeToSuper)
  }

  /// Lets hit tests find the layer where it is.
  package func mirrorModelGeometry() { mirrorGeometry() }
}
