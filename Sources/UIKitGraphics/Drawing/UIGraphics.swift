/// The stack of graphics contexts, the current one last.
@MainActor
package enum GraphicsStack {
  /// A context, and the number of pixels per point of its image if it draws one.
  struct Entry {
    let context: CGContext
    var scale: CGFloat = 1
    /// Whether the context was begun for an image, with which it ends.
    var isImage = false
  }

  static var entries: [Entry] = []

  /// Runs a closure with `context` as the current context.
  package static func withCurrent<Result>(_ context: CGContext, _ body: () throws -> Result)
    rethrows
    -> Result
  {
    let depth = entries.count
    entries.append(Entry(context: context))
    // Contexts that the closure has begun and not ended are removed, too.
    defer { entries.removeLast(max(0, entries.count - depth)) }
    return try body()
  }
}

/// Makes a context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.entries.append(GraphicsStack.Entry(context: context))
}

/// Makes the previous context the current one, or does nothing if there is no context.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsStack.entries.popLast() }

/// Returns the current context, or `nil` outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.entries.last?.context }

/// Fills a rectangle in the current context with its fill color.
///
/// As in UIKit, the color replaces the existing content even if it is translucent.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current context with its fill color and a blend mode.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  blended(context, blendMode) { context.fill(rect) }
}

/// Draws a frame one point wide just inside a rectangle, in the current context with its fill
/// color.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide just inside a rectangle, with a blend mode.
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

/// Clips later drawing in the current context to a rectangle. Does nothing without a context.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Draws with a blend mode, except that `copy` with an opaque color draws normally.
///
/// The result is the same, and not every host limits `copy` to the shape.
private func blended(_ context: CGContext, _ mode: CGBlendMode, _ draw: () -> Void) {
  guard mode != .copy || context.fillColor.alpha < 1 else { return draw() }
  context.saveGState()
  context.setBlendMode(mode)
  draw()
  context.restoreGState()
}
