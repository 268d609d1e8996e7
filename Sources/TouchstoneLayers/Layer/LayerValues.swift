internal import TouchstoneGeometry
package import TouchstoneHitTree

/// The location and orientation of a layer: everything that affects hit testing.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var isTransformIdentity = true

  /// The anchor in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The mapping of space from the layer's coordinates to its superlayer's.
  var toSuper: CATransform3D {
    CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
      .concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The mapping of ``toSuper``, flattened into the plane.
  var planeToSuper: PlaneTransform {
    let anchor = anchor
    if isTransformIdentity {
      return PlaneTransform(
        a: 1, b: 0, c: 0, d: 1, tx: Double(position.x - anchor.x), ty: Double(position.y - anchor.y)
      )
    }
    if CATransform3DIsAffine(transform) {
      let (x, y) = (anchor.x, anchor.y)
      return PlaneTransform(
        a: Double(transform.m11), b: Double(transform.m12),
        c: Double(transform.m21), d: Double(transform.m22),
        tx: Double(position.x + transform.m41 - transform.m11 * x - transform.m21 * y),
        ty: Double(position.y + transform.m42 - transform.m12 * x - transform.m22 * y))
    }
    return PlaneTransform(toSuper)
  }
}

/// The appearance of a layer.
struct LayerAppearance {
  var opacity: Float = 1
  var isHidden = false
  var backgroundColor: CGColor?
  var borderColor: CGColor? = .black
  var borderWidth: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners = CACornerMask.all
  var masksToBounds = false
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var sublayerTransform = CATransform3DIdentity
  var isDoubleSided = true
  var isOpaque = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var needsDisplayOnBoundsChange = false
}

extension PlaneTransform {
  /// Creates the mapping that a transform of space applies to the plane z = 0, seen along z.
  package init(_ transform: CATransform3D) {
    self.init(
      a: Double(transform.m11), b: Double(transform.m12), c: Double(transform.m21),
      d: Double(transform.m22), tx: Double(transform.m41), ty: Double(transform.m42),
      px: Double(transform.m14), py: Double(transform.m24), pw: Double(transform.m44))
  }

  /// Maps a point.
  package func apply(_ point: CGPoint) -> CGPoint {
    let mapped = apply(Double(point.x), Double(point.y))
    return CGPoint(x: mapped.x, y: mapped.y)
  }

  /// Returns the smallest upright rectangle around the mapped corners of a rectangle.
  ///
  /// The null rectangle stays null and the infinite rectangle infinite. A translation preserves the
  /// size exactly.
  package func apply(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    if isTranslation { return rect.offsetBy(dx: CGFloat(tx), dy: CGFloat(ty)) }
    return CGRect.bounding([
      apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
      apply(CGPoint(x: rect.minX, y: rect.maxY)), apply(CGPoint(x: rect.maxX, y: rect.maxY)),
    ])
  }

  /// Returns the composition of this mapping and `next`, applied in this order.
  package func followed(by next: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * next.a + b * next.c + px * next.tx,
      b: a * next.b + b * next.d + px * next.ty,
      c: c * next.a + d * next.c + py * next.tx,
      d: c * next.b + d * next.d + py * next.ty,
      tx: tx * next.a + ty * next.c + pw * next.tx,
      ty: tx * next.b + ty * next.d + pw * next.ty,
      px: a * next.px + b * next.py + px * next.pw,
      py: c * next.px + d * next.py + py * next.pw,
      pw: tx * next.px + ty * next.py + pw * next.pw)
  }
}
