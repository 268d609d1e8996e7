internal import TouchstoneGeometry
internal import TouchstoneHitTree

/// The steps from one layer's coordinates to another's.
///
/// They go up to the nearest layer that both are in, and down from there; where there is none, up
/// to the coordinates around the one root and down from those around the other, which count as the
/// same.
@MainActor struct Conversion {
  private var steps: [PlaneTransform] = []

  init(from source: CALayer?, to target: CALayer?) {
    guard source !== target else { return }
    let above = Self.line(from: target)
    var current = source
    var turn = above.count
    while let layer = current {
      if let index = above.firstIndex(where: { $0 === layer }) {
        turn = index
        break
      }
      steps.append(layer.planeToSuper)
      current = layer.superlayerForConversion
    }
    for layer in above[..<turn].reversed() { steps.append(layer.planeToSuper.inverse) }
  }

  func apply(_ point: CGPoint) -> CGPoint { steps.reduce(point) { $1.apply($0) } }

  func apply(_ rect: CGRect) -> CGRect { steps.reduce(rect) { $1.apply($0) } }

  /// The layer and those above it.
  private static func line(from layer: CALayer?) -> [CALayer] {
    var line: [CALayer] = []
    var current = layer
    while let here = current {
      line.append(here)
      current = here.superlayerForConversion
    }
    return line
  }
}

extension CALayer {
  /// A momentary layer is converted through momentary ones.
  fileprivate var superlayerForConversion: CALayer? { modelLayer == nil ? parent : superlayer }

  var visiblePart: CGRect {
    var visible = bounds
    var current = parent
    while let layer = current {
      if layer.masksToBounds { visible = visible.intersection(convert(layer.bounds, from: layer)) }
      current = layer.parent
    }
    return visible.isNull ? .zero : visible
  }
}
