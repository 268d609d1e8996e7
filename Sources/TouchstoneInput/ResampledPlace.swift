/// Where a frame shows a touch, and how that was found.
package struct ResampledPlace: Hashable, Sendable {
  /// How a place was found.
  package enum Origin: Hashable, Sendable {
    /// Among the samples around it.
    case interpolated
    /// Beyond the last sample, by so many seconds.
    case predicted(Double)
    /// It is the last sample, as it came.
    case raw
  }

  /// The touch at its place, with the properties of the newest sample and the place's own time.
  package var sample: TouchSample
  /// How the place was found.
  package var origin: Origin
}
