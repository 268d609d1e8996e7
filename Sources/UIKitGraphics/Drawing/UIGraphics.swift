/// The contexts that are being drawn into, the current one last.
@MainActor
private enum GraphicsStack {
  static var contexts: [CGContext] = []
}

/// Makes a context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

/// Makes the context before the current one current again; without any it does nothing.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// The context that is being drawn into; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

/// Fills a rectangle in the current context and colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line one point wide just inside a rectangle, in the current context and colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: max(0, inner.height)),
    CGRect(x: inner.maxX, y: inner.minY, width: 1, height: max(0, inner.height)),
  ])
}

/// Draws only inside a rectangle from now on, in the current context.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
