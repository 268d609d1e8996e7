/// What one finger's moves of one frame became.
package struct ResampledMove: Hashable, Sendable {
  /// How the place was found.
  package enum Origin: Hashable, Sendable {
    /// Between two samples.
    case interpolated
    /// Beyond the last sample, by so many seconds.
    case predicted(Double)
    /// It is the last sample, as it came.
    case raw
  }

  /// The touch where the frame shows it, with the properties of the newest sample.
  package var sample: TouchSample
  /// The raw moves since the last frame, oldest first; empty when only the place caught up.
  package var raw: [TouchSample]
  /// How the place was found.
  package var origin: Origin
}
