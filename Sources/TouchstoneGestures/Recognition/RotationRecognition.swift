internal import TouchstoneMutations

/// Two fingers that turn about each other; clockwise is positive (statement 203, 204).
package typealias RotationRecognition = PairRecognition<TurnMeasure>

/// How far two fingers have turned about each other; the program sees the turn since it began.
package enum TurnMeasure: PairMeasure {
  /// No turn.
  package static let neutral = 0.0
  /// The turn at which a rotation begins, in radians: ten degrees; unpublished (statement 202), as
  /// another project noted it, so that a pinch by an unsteady hand does not turn.
  package static let ordinaryHysteresis = Double.pi / 18

  /// The sum of all turns, in radians.
  package static func reading(of pair: FingerPair) -> Double { pair.turn }

  /// The turn that was there and the one that came to it.
  package static func value(_ base: Double, from reference: Double, to reading: Double) -> Double {
    Mutation.turnsCountBackwards.isOn ? base - reading + reference : base + reading - reference
  }

  /// So much further.
  package static func reading(_ reading: Double, changedBy change: Double) -> Double {
    reading + change
  }

  /// Radians for radians.
  package static func rate(_ base: Double, from reference: Double) -> Double { 1 }

  /// They turned too little.
  package static func tooLittle(_ change: Double, required: Double) -> Cause {
    .turnedOnly(change, required: required)
  }
}

extension PairRecognition where Measure == TurnMeasure {
  /// How far they turned, in radians; setting it leaves the velocity as it is (statement 405).
  package var rotation: Double {
    get { value }
    set { value = newValue }
  }
}
