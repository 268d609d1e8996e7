internal import TouchstoneGeometry

extension CALayer {
  /// The layer's outline: its bounds with the corners that are round.
  package var outline: CGPath {
    let path = CGMutablePath()
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    guard radius > 0, !maskedCorners.isEmpty else {
      path.addRect(bounds)
      return path
    }
    let box = bounds
    // Clockwise on the screen from the top edge; a corner that is not round has radius 0.
    let corners: [(mask: CACornerMask, corner: CGPoint, next: CGPoint)] = [
      (.layerMaxXMinYCorner, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)),
      (.layerMaxXMaxYCorner, CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY)),
      (.layerMinXMaxYCorner, CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.minX, y: box.minY)),
      (.layerMinXMinYCorner, CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY)),
    ]
    path.move(to: CGPoint(x: box.midX, y: box.minY))
    for (mask, corner, next) in corners {
      path.addArc(
        tangent1End: corner, tangent2End: next, radius: maskedCorners.contains(mask) ? radius : 0)
    }
    path.closeSubpath()
    return path
  }

  /// Draws what belongs to the layer itself, in its own coordinates and without its sublayers.
  package func renderOwn(in context: CGContext) {
    if let backgroundColor, backgroundColor.alpha > 0 {
      context.setFillColor(backgroundColor)
      context.addPath(outline)
      context.fillPath()
    }
    if let image = contents as? CGImage {
      context.saveGState()
      context.clip(to: bounds)
      context.draw(image, in: contentsFrame(of: image))
      context.restoreGState()
    }
    if drawing != nil {
      context.saveGState()
      context.draw(fittedDrawing(of: self).list)
      context.restoreGState()
    }
    renderShape(in: context)
  }

  /// What a layer shows over background and contents, and the rectangle that this covers.
  ///
  /// Drawing that was recorded is cut off at the bounds for which it was; a shape is not.
  ///
  /// - Parameter model: the layer itself where this one is its momentary look.
  /// - Returns: the commands, and what they cover in the layer's own coordinates.
  package func foreground(of model: CALayer) -> (list: DrawingList, area: CGRect) {
    let recorded = fittedDrawing(of: model)
    guard type(of: self) != CALayer.self else { return recorded }
    let context = CGContext()
    renderShape(in: context)
    guard !context.list.commands.isEmpty else { return recorded }
    var list = recorded.list
    list.commands += context.list.commands
    return (list, context.list.reach.reduce(recorded.area) { $0.union($1) })
  }

  /// The recorded drawing as the gravity stretches or places it in bounds that have changed since.
  private func fittedDrawing(of model: CALayer) -> (list: DrawingList, area: CGRect) {
    let drawn = model.drawnBounds
    guard let drawing = model.drawing, drawn != bounds, drawn.width > 0, drawn.height > 0 else {
      return (model.drawing ?? DrawingList(), bounds)
    }
    let place = contentsFrame(ofSize: drawn.size)
    let fitting = CGAffineTransform(translationX: place.minX, y: place.minY)
      .scaledBy(x: place.width / drawn.width, y: place.height / drawn.height)
      .translatedBy(x: -drawn.minX, y: -drawn.minY)
    let context = CGContext()
    context.saveGState()
    context.concatenate(fitting)
    context.clip(to: drawn)
    context.draw(drawing)
    context.restoreGState()
    return (context.list, place)
  }

  /// The border lies over the sublayers and inside the bounds.
  package func renderBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    context.saveGState()
    context.addPath(outline)
    context.clip()
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth * 2)
    context.addPath(outline)
    context.strokePath()
    context.restoreGState()
  }

  /// Draws the layer and all inside of it, from back to front.
  ///
  /// Opacity is that of each layer times that of all around it: what overlaps shines through.
  func renderTree(in context: CGContext) {
    var levels: [RenderLevel] = []
    if let level = beginRendering(in: context, alpha: 1) { levels.append(level) }
    while let level = levels.last {
      guard level.next < level.sublayers.count else {
        levels.removeLast()
        context.restoreGState()
        level.layer.renderBorder(in: context)
        context.restoreGState()
        // What the superlayer saved for it.
        if !levels.isEmpty { context.restoreGState() }
        continue
      }
      levels[levels.count - 1].next += 1
      let layer = level.sublayers[level.next]
      context.saveGState()
      context.concatenate(layer.affineToSuper)
      if let inner = layer.beginRendering(in: context, alpha: level.alpha) {
        levels.append(inner)
      } else {
        context.restoreGState()
      }
    }
  }

  /// Draws what lies behind the sublayers; nothing for a layer that can't be seen.
  private func beginRendering(in context: CGContext, alpha: CGFloat) -> RenderLevel? {
    guard !isHidden, opacity > 0 else { return nil }
    let alpha = alpha * CGFloat(opacity)
    context.saveGState()
    context.setAlpha(alpha)
    renderOwn(in: context)
    context.saveGState()
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    return RenderLevel(layer: self, sublayers: paintOrder, alpha: alpha)
  }

  /// The mapping to the superlayer's coordinates, as far as it is affine.
  package var affineToSuper: CGAffineTransform {
    let plane = planeToSuper
    return CGAffineTransform(
      a: CGFloat(plane.a), b: CGFloat(plane.b), c: CGFloat(plane.c), d: CGFloat(plane.d),
      tx: CGFloat(plane.tx), ty: CGFloat(plane.ty))
  }

  /// Where an image goes by the layer's gravity.
  package func contentsFrame(of image: CGImage) -> CGRect {
    let scale = contentsScale > 0 ? contentsScale : 1
    return contentsFrame(
      ofSize: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
  }

  /// Where contents of a size go by the layer's gravity.
  private func contentsFrame(ofSize contents: CGSize) -> CGRect {
    let box = bounds
    var size = contents
    guard size.width > 0, size.height > 0 else { return box }
    let ratios = (box.width / size.width, box.height / size.height)
    switch contentsGravity {
    case .resize: return box
    case .resizeAspect, .resizeAspectFill:
      let ratio =
        contentsGravity == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      size = CGSize(width: size.width * ratio, height: size.height * ratio)
    default: break
    }
    let gravity = contentsGravity.rawValue.lowercased()
    let along = gravity.hasSuffix("left") ? 0 : gravity.hasSuffix("right") ? 1 : 0.5
    let down = gravity.hasPrefix("top") ? 0 : gravity.hasPrefix("bottom") ? 1 : 0.5
    let left = box.minX + (box.width - size.width) * CGFloat(along)
    let top = box.minY + (box.height - size.height) * CGFloat(down)
    return CGRect(origin: CGPoint(x: left, y: top), size: size)
  }
}

/// A layer whose sublayers are being drawn.
private struct RenderLevel {
  let layer: CALayer
  let sublayers: [CALayer]
  let alpha: CGFloat
  var next = 0
}
