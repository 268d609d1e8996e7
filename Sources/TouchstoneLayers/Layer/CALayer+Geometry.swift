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

  /// Writes the bounds and the mapping to the node after either has changed.
  func mirrorGeometry() {
    looksDifferent()
    guard let node else { return }
    let bounds = geometry.bounds.standardized
    node.setGeometry(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height), toParent: planeToSuper)
  }

  /// Writes everything that the node mirrors of this layer.
  func mirrorEverything() {
    mirrorGeometry()
    node?.setFlag(.hidden, appearance.isHidden)
    node?.setFlag(.transparent, isTooTransparentForHits)
  }

  /// Mirrors the geometry, and that of the sublayers if `sublayerTransform` isn't the identity.
  ///
  /// The sublayer transform acts about this layer's anchor, so moving the anchor changes their
  /// mapping.
  func geometryDidChange() {
    mirrorGeometry()
    guard !sublayerList.isEmpty, !CATransform3DIsIdentity(appearance.sublayerTransform) else {
      return
    }
    for child in children { child.mirrorGeometry() }
  }

  /// The opacity below which hit testing ignores a view.
  ///
  /// Opacity is stored in single precision. 0.01 therefore reads back as slightly less and is
  /// ignored, as in UIKit.
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

  /// Returns the value to store in a property: `value`, `value` clamped to `limit`, or `old` if
  /// `value` isn't finite. An infinite `limit` permits infinity.
  ///
  /// Rejected numbers are reported, except for a presentation layer, because its animations run
  /// every frame.
  func admit<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String, limit: CGFloat = NumberCheck.largest
  ) -> Value {
    NumberCheck.admit(
      value, else: old, name, of: self, limit: limit, quietly: modelLayer != nil)
  }

  /// Returns the list of wrapped numbers to store: `values`, clamped if necessary, or `old` if any
  /// isn't finite.
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

  /// Sets the position and the bounds size so that, without a transform, the frame equals `frame`.
  ///
  /// With a transform, the size is the frame's size under the inverse transform, as in Core
  /// Animation. That is exact for scales and only approximate for rotations.
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
  /// Mirrors the current animated geometry to the node for hit tests, until
  /// ``mirrorModelGeometry()``.
  package func mirrorShownGeometry() {
    guard let node, let shown = presentation() else { return }
    let bounds = shown.bounds.standardized
    node.setGeometry(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height), toParent: shown.planeToSuper)
  }

  /// Mirrors the model geometry to the node for hit tests.
  package func mirrorModelGeometry() { mirrorGeometry() }
}
