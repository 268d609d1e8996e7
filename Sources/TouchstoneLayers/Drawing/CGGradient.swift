public import TouchstoneGeometry

/// Colours that run into each other, each at a place from 0 to 1.
public final class CGGradient: Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let given = locations.map {
      NumberCheck.admit($0, else: even, "a gradient's places", of: nil)
    }
    let places = (given ?? even).map { max(0, min(1, $0)) }
    let sorted = zip(places, colors).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    self.colors = sorted.map(\.element.1)
    self.locations = sorted.map(\.element.0)
  }

  /// Makes a gradient of colours; without places they stand evenly from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: Where colours are mixed; always in sRGB here.
  ///   - colors: Values of `CGColor`; nil is answered where there is none.
  ///   - locations: As many places as there are colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(
      colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Makes a gradient of the numbers of colours one after the other, each with its opacity.
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

/// How far the outermost colours of a gradient reach.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Paints colours along a line, and across it without end.
  ///
  /// Without options nothing is painted before the start and after the end.
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
    // The band between the start and the end, or from one of them on.
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

  /// Paints colours from one circle to another.
  ///
  /// Without options nothing is painted inside of the first circle and outside of the second; where
  /// neither circle lies in the other, the cone between them is not followed.
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

  /// Points beyond which nothing is painted.
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
