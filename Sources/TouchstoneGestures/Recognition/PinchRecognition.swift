/// Two fingers that come closer or part (statement 199–202).
package typealias PinchRecognition = PairRecognition<PinchMeasure>

/// The distance of two fingers; the program sees how much larger it is.
package enum PinchMeasure: PairMeasure {
  /// A scale of 1.
  package static let neutral = 1.0
  /// The change of the fingers' distance at which a pinch begins, in points; unpublished
  /// (statement 202), a little below a pan's so that a pinch on a list is a pinch. Another
  /// project's notes say 8, and 8.7 was seen on iOS 27.
  package static let ordinaryHysteresis = 8.0

  /// The distance, in points.
  package static func reading(of pair: FingerPair) -> Double { pair.distance }

  /// A scale in the same proportion.
  package static func value(_ base: Double, from reference: Double, to reading: Double) -> Double {
    base * reading / reference
  }

  /// So many times as far apart.
  package static func reading(_ reading: Double, changedBy change: Double) -> Double {
    reading * change
  }

  /// Scale a point.
  package static func rate(_ base: Double, from reference: Double) -> Double {
    // There is no rate before two fingers are down, or if both are at the same point.
    reference > 0 ? base / reference : 0
  }

  /// The distance changed too little.
  package static func tooLittle(_ change: Double, required: Double) -> Cause {
    .movedOnly(change, required: required)
  }
}

extension PairRecognition where Measure == PinchMeasure {
  /// How much larger than at the beginning; setting it leaves the velocity as it is (statement 405).
  package var scale: Double {
    get { value }
    set { value = newValue }
  }
}
