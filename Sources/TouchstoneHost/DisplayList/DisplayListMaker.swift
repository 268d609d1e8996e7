package import TouchstoneGeometry
package import TouchstoneLayers

/// Lists layers for display, as they look at the moment in the midst of their animations.
///
/// It remembers the numbers of layers and what it has translated, so that one maker should take
/// all lists of an application.
@MainActor package final class DisplayListMaker {
  /// Says whose a layer is.
  private let owner: (CALayer) -> LayerOwner
  private var numbers = LayerNumbers()
  private var images = ImageNames()
  private var drawings: [Int: Translated] = [:]
  private var count = 0

  /// Drawing with its translation, which is good as long as the drawing is the same.
  private struct Translated {
    var list: DrawingList
    var drawing: [DisplayStep]
    /// The number of the last list that showed it.
    var latest: Int
  }

  /// Makes a maker that asks whose each layer is.
  package init(owner: @escaping (CALayer) -> LayerOwner) {
    self.owner = owner
  }

  /// Lists layers and all in them, rearmost first.
  ///
  /// - Complexity: O(n) in the number of layers.
  package func displayList(of roots: [CALayer]) -> DisplayList {
    count += 1
    images.begin()
    var nodes: [DisplayNode] = []
    let numbers = roots.map { add($0, to: &nodes) }
    if count.isMultiple(of: Self.sweepInterval) { sweep() }
    return DisplayList(roots: numbers, nodes: nodes)
  }

  /// The number of a layer, if a list has shown it.
  package func number(of layer: CALayer) -> Int? { numbers.known(layer) }

  /// The image of a name that a list has used lately.
  package func image(_ key: String) -> CGImage? { images.image(key) }

  /// Adds a layer and all in it, parents before children, and answers its number.
  private func add(_ root: CALayer, to nodes: inout [DisplayNode]) -> Int {
    var waiting: [(layer: CALayer, parent: Int?)] = [(root, nil)]
    let first = nodes.count
    while let (layer, parent) = waiting.popLast() {
      let number = numbers.number(of: layer)
      if let parent { nodes[parent].children.append(number) }
      let place = nodes.count
      nodes.append(node(layer, number: number))
      waiting.append(contentsOf: layer.paintOrder.reversed().map { ($0, place) })
    }
    return nodes[first].id
  }

  private func node(_ layer: CALayer, number: Int) -> DisplayNode {
    let isAnimated = layer.animationKeys()?.isEmpty == false
    let shown = isAnimated ? layer.presentation() ?? layer : layer
    let owner = owner(layer)
    var node = DisplayNode(id: number, className: owner.className)
    node.identifier = owner.identifier
    node.name = owner.name
    node.isView = owner.isView
    node.isInteractive = owner.isInteractive
    node.bounds = DisplayRectangle(shown.bounds)
    node.matrix = DisplayMatrix(shown.affineToSuper)
    node.isHidden = shown.isHidden
    node.opacity = Double(shown.opacity)
    node.background = shown.backgroundColor.map { DisplayColor($0) }
    node.borderWidth = Double(shown.borderWidth)
    node.borderColor = shown.borderColor.map { DisplayColor($0) }
    node.cornerRadius = Double(shown.cornerRadius)
    node.maskedCorners = Int(truncatingIfNeeded: shown.maskedCorners.rawValue)
    node.clips = shown.masksToBounds
    node.shadow = shadow(of: shown)
    node.contents = contents(of: shown)
    node.mask = mask(of: shown)
    if let backdrop = layer as? BackdropLayer {
      node.backdropBlur = Double(backdrop.blurRadius)
      node.backdropSaturation = Double(backdrop.saturation)
    }
    draw(shown, of: layer, into: &node)
    return node
  }

  private func shadow(of layer: CALayer) -> DisplayShadow? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return nil }
    return DisplayShadow(
      color: DisplayColor(color, opacity: Double(layer.shadowOpacity)),
      dx: Double(layer.shadowOffset.width), dy: Double(layer.shadowOffset.height),
      radius: Double(layer.shadowRadius))
  }

  private func contents(of layer: CALayer) -> DisplayImage? {
    guard let image = layer.contents as? CGImage else { return nil }
    let isUsable = layer.contentsScale * NumberCheck.largest >= 1
    let scale = isUsable ? Double(layer.contentsScale) : 1
    return DisplayImage(
      key: images.key(of: image), gravity: layer.contentsGravity.rawValue,
      width: Double(image.width) / scale, height: Double(image.height) / scale)
  }

  /// What the layer draws, translated again only when it has changed.
  private func draw(_ shown: CALayer, of layer: CALayer, into node: inout DisplayNode) {
    let (list, area) = shown.foreground(of: layer)
    guard !list.commands.isEmpty else { return }
    if area != shown.bounds { node.drawingBounds = DisplayRectangle(area) }
    if let known = drawings[node.id], known.list == list {
      node.drawing = known.drawing
      drawings[node.id]?.latest = count
      for case .image(let image, _) in list.commands { _ = images.key(of: image) }
      return
    }
    let translation = DrawingTranslation { image in self.images.key(of: image) }
    node.drawing = translation.translate(list)
    drawings[node.id] = Translated(list: list, drawing: node.drawing, latest: count)
  }

  /// A mask hides by its shape: what it fills first, or else its own outline if it has a colour.
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

  private func sweep() {
    numbers.sweep()
    drawings = drawings.filter { $0.value.latest == count }
    images.sweep()
  }

  /// How many lists are made between two looks for what is gone.
  private static let sweepInterval = 120
}
