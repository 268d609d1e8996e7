/// The location at which a frame shows a touch, and its origin.
package struct ResampledPlace: Hashable, Sendable {
  /// The origin of a location.
  package enum Origin: Hashable, Sendable {
    /// Interpolated between samples.
    case interpolated
    /// Predicted from the last sample by the given time in seconds.
    case predicted(Double)
    /// The last sample, unchanged.
    case raw
  }

  /// The touch at that location and its time, with the other properties of the most recent sample.
  package var sample: TouchSample
  /// The origin of the location.
  package var origin: Origin
}
