internal import TouchstoneGeometry
internal import TouchstoneLayers

/// Reads the current content of layers, including animations in progress.
@MainActor struct LayerReader {
  /// Returns the owner of a layer.
  let owner: (CALayer) -> LayerOwner
  /// The names of the images that are shown.
  var images = ImageNames()

  /// The content that was read from a layer, without its sublayers.
  struct Reading {
    var node: DisplayNode
    /// The layer's drawing, which ``node`` contains in translated form.
    var drawing = DrawingList()
    /// The images that the layer shows.
    var images: [CGImage] = []
  }

  /// Reads a layer without its sublayers.
  ///
  /// - Parameters:
  ///   - layer: The model layer, not its presentation layer.
  ///   - number: Its ID.
  ///   - known: The previous content, or `nil`; an unchanged drawing isn't translated again.
  /// - Returns: The content of the layer.
  mutating func read(_ layer: CALayer, number: Int, known: Reading? = nil) -> Reading {
    let shown = layer.isAnimated ? layer.presentation() ?? layer : layer
    let owner = owner(layer)
    var reading = Reading(node: DisplayNode(id: number, className: owner.className))
    owner.describe(&reading.node)
    reading.node.bounds = DisplayRectangle(shown.bounds)
    reading.node.matrix = DisplayMatrix(shown.affineToSuper)
    reading.node.isHidden = shown.isHidden
    reading.node.opacity = Double(shown.opacity)
    readBackground(of: shown, into: &reading)
    reading.node.borderWidth = Double(shown.borderWidth)
    reading.node.borderColor = shown.borderColor.map { DisplayColor($0) }
    reading.node.cornerRadius = Double(shown.cornerRadius)
    reading.node.maskedCorners = Int(truncatingIfNeeded: shown.maskedCorners.rawValue)
    reading.node.clips = shown.masksToBounds
    reading.node.shadow = shadow(of: shown)
    reading.node.mask = mask(of: shown)
    if let backdrop = layer as? BackdropLayer {
      reading.node.backdropBlur = Double(backdrop.blurRadius)
      reading.node.backdropSaturation = Double(backdrop.saturation)
    }
    readContents(of: shown, into: &reading)
    readDrawing(of: shown, of: layer, known, into: &reading)
    return reading
  }

  /// Reads the background, which is a color or a pattern.
  private mutating func readBackground(of layer: CALayer, into reading: inout Reading) {
    guard let color = layer.backgroundColor else { return }
    guard let pattern = color.pattern else {
      reading.node.background = DisplayColor(color)
      return
    }
    var names = images
    reading.node.backgroundPattern = DrawingTranslation { names.key(of: $0) }.pattern(of: color)
    images = names
    reading.images += pattern.images
  }

  private func shadow(of layer: CALayer) -> DisplayShadow? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return nil }
    return DisplayShadow(
      color: DisplayColor(color, opacity: Double(layer.shadowOpacity)),
      dx: Double(layer.shadowOffset.width), dy: Double(layer.shadowOffset.height),
      radius: Double(layer.shadowRadius))
  }

  private mutating func readContents(of layer: CALayer, into reading: inout Reading) {
    guard let image = layer.contents as? CGImage, !layer.drawsContents else { return }
    let isUsable = layer.contentsScale * NumberCheck.largest >= 1
    let scale = isUsable ? Double(layer.contentsScale) : 1
    reading.images.append(image)
    reading.node.contents = DisplayImage(
      key: images.key(of: image), gravity: layer.contentsGravity.rawValue,
      width: Double(image.width) / scale, height: Double(image.height) / scale)
    if layer.magnificationFilter == .nearest { reading.node.contents?.nearest = true }
  }

  private mutating func readDrawing(
    of shown: CALayer, of layer: CALayer, _ known: Reading?, into reading: inout Reading
  ) {
    let (list, area) = shown.foreground(of: layer)
    guard !list.commands.isEmpty else { return }
    if area != shown.bounds { reading.node.drawingBounds = DisplayRectangle(area) }
    reading.drawing = list
    reading.images += list.images
    if let known, known.drawing == list {
      reading.node.drawing = known.node.drawing
      return
    }
    var names = images
    reading.node.drawing = DrawingTranslation { names.key(of: $0) }.translate(list)
    images = names
  }

  /// Returns the shape of a layer's mask as SVG path data, or `nil` if the layer has no mask.
  ///
  /// The shape is the first path that the mask fills, or else its outline if it has a background
  /// color.
  private func mask(of layer: CALayer) -> String? {
    guard let mask = layer.mask else { return nil }
    var segments: [PathSegment] = []
    let drawn = mask.foreground(of: mask).list.commands.lazy.compactMap { command in
      if case .fill(let path, _, _) = command { path } else { nil }
    }
    if let path = drawn.first {
      segments = path
    } else if let color = mask.backgroundColor, color.alpha > 0 {
      segments = mask.outline.segments
    }
    let corner = CGAffineTransform(
      translationX: -layer.bounds.origin.x, y: -layer.bounds.origin.y)
    let transform = mask.affineToSuper.concatenating(corner)
    let text = PathText.text(segments.map { $0.applying(transform) })
    return text.isEmpty ? "M0 0Z" : text
  }
}
