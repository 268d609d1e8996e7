package import TouchstoneGeometry
package import TouchstoneInput
package import TouchstoneTrace

extension TraceStep.SamplePlace {
  /// The place of a touch as a trace has it; nil where it is that of the last sample.
  package init?(_ origin: ResampledPlace.Origin) {
    switch origin {
    case .interpolated: self = .interpolated
    case .predicted(let reach): self = .predicted(by: reach)
    case .raw: return nil
    }
  }
}

extension TracePoint {
  /// The point as a trace has it.
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  /// The point as a trace has it.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
