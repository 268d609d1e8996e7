public import TouchstoneGeometry

/// A gradient of colors, each at a location from 0 to 1.
public final class CGGradient: Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let given = locations.map {
      NumberCheck.admit($0, else: even, "a gradient's locations", of: nil)
    }
    let places = (given ?? even).map { max(0, min(1, $0)) }
    let sorted = zip(places, colors).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    self.colors = sorted.map(\.element.1)
    self.locations = sorted.map(\.element.0)
  }

  /// Creates a gradient of colors, evenly spaced from 0 to 1 if `locations` is `nil`.
  ///
  /// - Parameters:
  ///   - space: The space in which colors are interpolated. It has no effect, because that is
  ///     always sRGB.
  ///   - colors: Values of `CGColor`. Without any, the initializer fails.
  ///   - locations: As many locations as there are colors.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(
      colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Creates a gradient from consecutive color components, each color followed by its opacity.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(
      colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }
}

/// Options that extend the outermost colors of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Extends the first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Extends the last color after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws a gradient along a line, extended without limit across it.
  ///
  /// Without options, nothing is drawn before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let start = admit(startPoint, else: .zero, "a gradient's start")
    let end = admit(endPoint, else: .zero, "a gradient's end")
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let fill = GradientFill(
      isRadial: false, colors: gradient.colors, locations: gradient.locations, start: start,
      end: end)
    let isWhole = options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    guard !isWhole else { return draw(fill) }
    // The band between the start and the end, extended by the options.
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance - along.dy * side,
        y: start.y + along.dy * distance + along.dx * side)
    }
    let first = options.contains(.drawsBeforeStartLocation) ? -Self.far : 0
    let last = options.contains(.drawsAfterEndLocation) ? Self.far : length
    let band = CGMutablePath()
    band.addLines(between: [
      place(first, -Self.far), place(last, -Self.far), place(last, Self.far),
      place(first, Self.far),
    ])
    band.closeSubpath()
    draw(fill, within: band)
  }

  /// Draws a gradient from one circle to another.
  ///
  /// Without options, nothing is drawn inside of the smaller circle and outside of the larger one.
  /// If neither circle contains the other, the cone between them isn't followed.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let start = admit(startCenter, else: .zero, "a gradient's start")
    let end = admit(endCenter, else: .zero, "a gradient's end")
    let radii = [startRadius, endRadius].map { max(0, admit($0, else: 0, "a gradient's radius")) }
    let fill = GradientFill(
      isRadial: true, colors: gradient.colors, locations: gradient.locations, start: start,
      end: end, startRadius: radii[0], endRadius: radii[1])
    func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let isGrowing = radii[0] <= radii[1]
    let (inner, outer) =
      isGrowing
      ? (circle(start, radii[0]), circle(end, radii[1]))
      : (circle(end, radii[1]), circle(start, radii[0]))
    let (before, after) = (
      options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
    )
    let (fillsInner, fillsOuter) = isGrowing ? (before, after) : (after, before)
    guard !(fillsInner && fillsOuter) else { return draw(fill) }
    let ring = CGMutablePath()
    if fillsOuter {
      ring.addRect(CGRect(x: -Self.far, y: -Self.far, width: 2 * Self.far, height: 2 * Self.far))
    } else {
      ring.addEllipse(in: outer)
    }
    if !fillsInner, inner.width > 0 { ring.addEllipse(in: inner) }
    draw(fill, within: ring)
  }

  /// The distance in points beyond which nothing is drawn.
  private static var far: CGFloat { 1e5 }

  private func draw(_ fill: GradientFill, within path: CGPath) {
    saveGState()
    beginPath()
    addPath(path)
    clip(using: .evenOdd)
    draw(fill)
    restoreGState()
  }
}
