internal import TouchstoneGeometry

extension CALayer {
  /// The layer's outline: its bounds with rounded corners.
  package var outline: CGPath {
    let path = CGMutablePath()
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    guard radius > 0, !maskedCorners.isEmpty else {
      path.addRect(bounds)
      return path
    }
    let box = bounds
    // Clockwise on the screen from the top edge. A corner that isn't rounded has radius 0.
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

  /// Draws the layer's own content in its own coordinates, without its sublayers.
  ///
  /// Pass the model layer as `model` if this is a presentation layer.
  package func renderOwn(in context: CGContext, of model: CALayer? = nil) {
    if let backgroundColor, backgroundColor.alpha > 0 {
      // A background's pattern follows the layer, unlike the patterns that apps draw.
      context.setFillColor(backgroundColor.drawn(under: context.ctm.inverted()))
      context.addPath(outline)
      context.fillPath()
    }
    drawContents(in: context)
    let model = model ?? self
    if model.drawing != nil {
      context.saveGState()
      context.draw(fittedDrawing(of: model).list)
      context.restoreGState()
    }
    renderShape(in: context)
  }

  private func drawContents(in context: CGContext) {
    guard let image = contents as? CGImage else { return }
    let frame = contentsFrame(of: image)
    let scale = contentsScale > 0 ? contentsScale : 1
    context.saveGState()
    if !bounds.contains(frame) { context.clip(to: bounds) }
    context.drawUpright(
      image, in: frame,
      size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale),
      center: contentsGravity == .resize ? contentsCenter : .wholeContents)
    context.restoreGState()
  }

  /// Whether a host draws the contents as commands: recorded images, and images that stretch in
  /// parts.
  package var drawsContents: Bool {
    guard let image = contents as? CGImage else { return false }
    return image.recording != nil
      || contentsCenter != .wholeContents && contentsGravity == .resize
  }

  /// Returns the drawing over background and contents, and the rectangle that it covers.
  ///
  /// Recorded drawing is clipped to the bounds for which it was recorded. A shape isn't clipped.
  ///
  /// - Parameter model: The model layer of this presentation layer, or this layer itself.
  /// - Returns: The commands, and the area that they cover in the layer's own coordinates.
  package func foreground(of model: CALayer) -> (list: DrawingList, area: CGRect) {
    var recorded = fittedDrawing(of: model)
    if drawsContents {
      let context = CGContext()
      drawContents(in: context)
      recorded.list.commands.insert(contentsOf: context.list.commands, at: 0)
    }
    guard type(of: self) != CALayer.self else { return recorded }
    let context = CGContext()
    renderShape(in: context)
    guard !context.list.commands.isEmpty else { return recorded }
    var list = recorded.list
    list.commands += context.list.commands
    return (list, context.list.reach.reduce(recorded.area) { $0.union($1) })
  }

  /// Returns the recorded drawing, fitted by the gravity into bounds that have changed since it was
  /// recorded.
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

  /// Draws the border, which is in front of the sublayers and inside the bounds.
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

  /// The affine part of the mapping to the superlayer's coordinates.
  package var affineToSuper: CGAffineTransform {
    let plane = planeToSuper
    return CGAffineTransform(
      a: CGFloat(plane.a), b: CGFloat(plane.b), c: CGFloat(plane.c), d: CGFloat(plane.d),
      tx: CGFloat(plane.tx), ty: CGFloat(plane.ty))
  }

  /// Returns the rectangle of an image under the layer's gravity.
  package func contentsFrame(of image: CGImage) -> CGRect {
    let scale = contentsScale > 0 ? contentsScale : 1
    return contentsFrame(
      ofSize: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
  }

  /// Returns the rectangle of contents of a given size under the layer's gravity.
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

extension CGRect {
  /// The rectangle of a layer's whole contents, as fractions.
  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
}
