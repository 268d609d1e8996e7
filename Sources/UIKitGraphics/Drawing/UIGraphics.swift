/// The contexts that are being drawn into, the current one last.
@MainActor
package enum GraphicsStack {
  /// A context, and how many pixels make a point of its image where it draws one.
  struct Entry {
    let context: CGContext
    var scale: CGFloat = 1
    /// Whether it was begun for an image by itself, and ends with it.
    var isImage = false
  }

  static var entries: [Entry] = []

  /// Runs a block while a context is the current one.
  package static func withCurrent<Result>(_ context: CGContext, _ body: () throws -> Result)
    rethrows
    -> Result
  {
    let depth = entries.count
    entries.append(Entry(context: context))
    // What the block has begun and not ended ends with it.
    defer { entries.removeLast(max(0, entries.count - depth)) }
    return try body()
  }
}

/// Makes a context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.entries.append(GraphicsStack.Entry(context: context))
}

/// Makes the context before the current one current again; without any it does nothing.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsStack.entries.popLast() }

/// The context that is being drawn into; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.entries.last?.context }

/// Fills a rectangle in the current context and colour.
///
/// As in UIKit it takes the place of what was there, also where the colour shines through.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current context and colour, blended as said.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  blended(context, blendMode) { context.fill(rect) }
}

/// Draws a line one point wide just inside a rectangle, in the current context and colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line one point wide just inside a rectangle, blended as said.
@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  blended(context, blendMode) {
    context.fill([
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: inner.minY, width: 1, height: max(0, inner.height)),
      CGRect(x: inner.maxX, y: inner.minY, width: 1, height: max(0, inner.height)),
    ])
  }
}

/// Draws only inside a rectangle from now on, in the current context.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Copying shows no difference where the colour is solid, and is then left out: not every host keeps it
/// within the shape.
private func blended(_ context: CGContext, _ mode: CGBlendMode, _ draw: () -> Void) {
  guard mode != .copy || context.fillColor.alpha < 1 else { return draw() }
  context.saveGState()
  context.setBlendMode(mode)
  draw()
  context.restoreGState()
}
