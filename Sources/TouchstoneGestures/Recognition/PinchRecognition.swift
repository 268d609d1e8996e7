/// Recognizes two fingers that move toward or away from each other (statement 199–202).
package typealias PinchRecognition = PairRecognition<PinchMeasure>

/// Measures the distance of two fingers. The app's value is the scale.
package enum PinchMeasure: PairMeasure {
  /// A scale of 1.
  package static let neutral = 1.0
  /// The change of the fingers' distance at which a pinch begins, in points. Unpublished (statement
  /// 202). Chosen slightly below the value of a pan, so that a pinch on a list is recognized as a
  /// pinch. Another project's notes say 8, and 8.7 was observed on iOS 27.
  package static let ordinaryHysteresis = 8.0

  /// Returns the distance, in points.
  package static func reading(of pair: FingerPair) -> Double { pair.distance }

  /// Returns the base scaled by the ratio of the readings.
  package static func value(_ base: Double, from reference: Double, to reading: Double) -> Double {
    base * reading / reference
  }

  /// Returns the reading multiplied by the change.
  package static func reading(_ reading: Double, changedBy change: Double) -> Double {
    reading * change
  }

  /// Returns the change of the scale per point.
  package static func rate(_ base: Double, from reference: Double) -> Double {
    // There is no rate before two fingers are down, or if both are at the same location.
    reference > 0 ? base / reference : 0
  }

  /// Returns the cause that the distance changed too little.
  package static func tooLittle(_ change: Double, required: Double) -> Cause {
    .movedOnly(change, required: required)
  }
}

extension PairRecognition where Measure == PinchMeasure {
  /// The scale relative to the beginning. Setting it doesn't change the velocity (statement 405).
  package var scale: Double {
    get { value }
    set { value = newValue }
  }
}
