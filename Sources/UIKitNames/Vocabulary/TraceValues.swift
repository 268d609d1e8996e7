package import TouchstoneGeometry
package import TouchstoneInput
package import TouchstoneTrace

extension TraceStep.SamplePlace {
  /// Creates the trace value of a touch location's origin, or returns `nil` if the location is that
  /// of the last sample.
  package init?(_ origin: ResampledPlace.Origin) {
    switch origin {
    case .interpolated: self = .interpolated
    case .predicted(let reach): self = .predicted(by: reach)
    case .raw: return nil
    }
  }
}

extension TracePoint {
  /// Creates a trace point from a `CGPoint`.
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  /// Creates a trace point from a `Point`.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
