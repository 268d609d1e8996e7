internal import TouchstoneGeometry
internal import TouchstoneHitTree

/// The mappings that convert from one layer's coordinates to another's.
///
/// They lead up to the nearest common ancestor and down from there. If the layers have no common
/// ancestor, they lead up to the coordinates around one root and down from those around the other.
/// Both count as the same coordinates.
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

  /// Returns `layer` and its ancestors, innermost first.
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
  /// The next layer up for conversions. Presentation layers are converted through presentation
  /// layers.
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
