internal import TouchstoneGeometry

/// Draws a layer and its sublayers, from back to front.
///
/// The nested layers are stored in a list instead of on the stack, so the depth of the tree isn't
/// limited by the stack.
@MainActor struct LayerRendering {
  private let context: CGContext
  /// Whether layers are drawn with the current values of their animations.
  private let isMomentary: Bool
  private var levels: [Level] = []

  /// A layer whose sublayers are being drawn.
  private struct Level {
    let layer: CALayer
    let sublayers: [CALayer]
    let isGroup: Bool
    var next = 0
  }

  init(_ context: CGContext, isMomentary: Bool) {
    self.context = context
    self.isMomentary = isMomentary
  }

  /// Draws a layer in its own coordinates.
  mutating func draw(_ root: CALayer) {
    begin(root)
    while let level = levels.last {
      guard level.next < level.sublayers.count else {
        levels.removeLast()
        end(level)
        continue
      }
      levels[levels.count - 1].next += 1
      begin(level.sublayers[level.next], isInside: true)
    }
  }

  /// Draws the part of a layer behind its sublayers, or nothing if the layer is invisible.
  private mutating func begin(_ model: CALayer, isInside: Bool = false) {
    let isAnimated = isMomentary && model.animationKeys()?.isEmpty == false
    let layer = isAnimated ? model.presentation() ?? model : model
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let sublayers = model.paintOrder
    context.saveGState()
    if isInside { context.concatenate(layer.affineToSuper) }
    let shadow = shadow(of: layer)?.applying(context.ctm)
    let isGroup = layer.opacity < 1 || shadow != nil || layer.mask != nil
    if isGroup {
      context.setAlpha(CGFloat(layer.opacity))
      if let shadow {
        context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      }
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    layer.renderOwn(in: context, of: model)
    context.saveGState()
    if layer.masksToBounds {
      context.addPath(layer.outline)
      context.clip()
    }
    levels.append(Level(layer: layer, sublayers: sublayers, isGroup: isGroup))
  }

  /// Draws the part of a layer in front of its sublayers, and applies its mask.
  private func end(_ level: Level) {
    context.restoreGState()
    level.layer.renderBorder(in: context)
    if let mask = level.layer.mask { cut(mask) }
    if level.isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func cut(_ mask: CALayer) {
    context.saveGState()
    context.concatenate(mask.affineToSuper)
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    var rendering = LayerRendering(context, isMomentary: isMomentary)
    rendering.draw(mask)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Returns the layer's shadow, or `nil` if it has no shadow or clips its content.
  private func shadow(of layer: CALayer) -> CGContext.Shadow? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor,
      let faded = color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity))
    else { return nil }
    // Core Graphics' blur is twice the standard deviation, which is a layer's radius.
    return CGContext.Shadow(
      offset: layer.shadowOffset, blur: layer.shadowRadius * 2, color: faded)
  }
}

extension CALayer {
  /// Draws the layer and its sublayers with the current values of their animations.
  package func renderMoment(in context: CGContext) {
    var rendering = LayerRendering(context, isMomentary: true)
    rendering.draw(self)
  }

  /// Draws the layer and its sublayers without animations.
  func renderTree(in context: CGContext) {
    var rendering = LayerRendering(context, isMomentary: false)
    rendering.draw(self)
  }
}
