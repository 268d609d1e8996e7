internal import TouchstoneMutations

/// Recognizes two fingers that rotate about each other, where clockwise is positive (statement 203,
/// 204).
package typealias RotationRecognition = PairRecognition<TurnMeasure>

/// Measures the rotation of two fingers about each other. The app's value is the rotation since the
/// beginning.
package enum TurnMeasure: PairMeasure {
  /// No rotation.
  package static let neutral = 0.0
  /// The rotation at which the gesture begins, in radians: ten degrees. Unpublished (statement
  /// 202), from another project's notes, so that a pinch by an unsteady hand doesn't rotate.
  package static let ordinaryHysteresis = Double.pi / 18

  /// Returns the sum of all rotations, in radians.
  package static func reading(of pair: FingerPair) -> Double { pair.turn }

  /// Returns the base plus the change of the reading.
  package static func value(_ base: Double, from reference: Double, to reading: Double) -> Double {
    Mutation.turnsCountBackwards.isOn ? base - reading + reference : base + reading - reference
  }

  /// Returns the reading plus the change.
  package static func reading(_ reading: Double, changedBy change: Double) -> Double {
    reading + change
  }

  /// Returns 1, because the value changes by the same angle as the reading.
  package static func rate(_ base: Double, from reference: Double) -> Double { 1 }

  /// Returns the cause that the fingers rotated too little.
  package static func tooLittle(_ change: Double, required: Double) -> Cause {
    .turnedOnly(change, required: required)
  }
}

extension PairRecognition where Measure == TurnMeasure {
  /// The rotation in radians. Setting it doesn't change the velocity (statement 405).
  package var rotation: Double {
    get { value }
    set { value = newValue }
  }
}
