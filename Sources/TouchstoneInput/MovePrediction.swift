/// Guesses where a moving finger will be a moment later, along the line of its last samples.
///
/// The bounds are those of Android's touch resampling (InputTransport, as also taken over by
/// Chromium): a guess that reaches further overshoots visibly when the finger turns.
package enum MovePrediction {
  /// The furthest a guess reaches, in seconds; Android's RESAMPLE_MAX_PREDICTION.
  package static let longestReach = 0.008
  /// The share of the last interval that a guess reaches at most; Android's half interval.
  package static let shareOfInterval = 0.5
  /// The shortest interval with a direction to trust, in seconds; Android's RESAMPLE_MIN_DELTA.
  package static let shortestInterval = 0.002
  /// The longest interval that is still one motion, in seconds; Android's RESAMPLE_MAX_DELTA.
  package static let longestInterval = 0.020
  /// How many points are guessed at most; a second one gives a brush its curve.
  package static let mostPoints = 2

  /// Guesses the next places of one finger.
  ///
  /// - Parameters:
  ///   - samples: samples of one touch, oldest first; the ones before the last frame help.
  ///   - frameInterval: the seconds between frames, beyond which no guess is asked for.
  /// - Returns: at most two points, the nearer one first; none if the finger rests, if it paused
  ///   for longer than 20 ms, or if its samples are too close together to tell a direction.
  package static func predict(_ samples: ArraySlice<TouchSample>, frameInterval: Double) -> [Point]
  {
    predictedSamples(samples, frameInterval: frameInterval).map(\.position)
  }

  /// The same guesses as whole samples: each is the last one at a later place and time.
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
      // Nobody will know a guess better.
      guess.expected = []
      guess.update = nil
      guess.time = last.time + ahead
      guess.position.x = last.position.x + dx / interval * ahead
      guess.position.y = last.position.y + dy / interval * ahead
      return guess
    }
  }
}
