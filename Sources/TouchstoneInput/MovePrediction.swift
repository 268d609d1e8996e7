/// Predicts the location of a moving finger a short time later, along the line of its last samples.
///
/// The limits are those of Android's touch resampling (InputTransport, also adopted by Chromium): a
/// longer prediction overshoots visibly when the finger turns.
package enum MovePrediction {
  /// The longest prediction, in seconds; Android's RESAMPLE_MAX_PREDICTION.
  package static let longestReach = 0.008
  /// The maximum fraction of the last interval that is predicted; Android uses half of the
  /// interval.
  package static let shareOfInterval = 0.5
  /// The shortest interval with a reliable direction, in seconds; Android's RESAMPLE_MIN_DELTA.
  package static let shortestInterval = 0.002
  /// The longest interval within one motion, in seconds; Android's RESAMPLE_MAX_DELTA.
  package static let longestInterval = 0.020
  /// The maximum number of predicted points; a second point gives a brush its curve.
  package static let mostPoints = 2

  /// Predicts the next locations of one finger.
  ///
  /// - Parameters:
  ///   - samples: The samples of one touch, oldest first; samples before the last frame help.
  ///   - frameInterval: The time between frames in seconds, which limits the prediction.
  /// - Returns: Up to two points, the nearer one first. The array is empty if the finger rests, if
  ///   it paused for longer than 20 ms, or if its samples are too close together to have a
  ///   direction.
  package static func predict(_ samples: ArraySlice<TouchSample>, frameInterval: Double) -> [Point]
  {
    predictedSamples(samples, frameInterval: frameInterval).map(\.position)
  }

  /// Predicts whole samples: each is the last sample at a later location and time.
  package static func predictedSamples(
    _ samples: ArraySlice<TouchSample>, frameInterval: Double
  ) -> [TouchSample] {
    guard let last = samples.last,
      let earlier = samples.last(where: { last.time - $0.time >= shortestInterval })
    else { return [] }
    let interval = last.time - earlier.time
    let dx = last.position.x - earlier.position.x
    let dy = last.position.y - earlier.position.y
    let reach = min(longestReach, interval * shareOfInterval, frameInterval)
    guard interval <= longestInterval, dx != 0 || dy != 0, reach > 0 else { return [] }
    return (1...mostPoints).map { number in
      let ahead = reach * Double(number) / Double(mostPoints)
      var guess = last
      // A prediction is never refined.
      guess.expected = []
      guess.update = nil
      guess.time = last.time + ahead
      guess.position.x = last.position.x + dx / interval * ahead
      guess.position.y = last.position.y + dy / interval * ahead
      return guess
    }
  }
}
