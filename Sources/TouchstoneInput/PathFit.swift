/// Where a finger was at one moment, by a parabola through its samples of a short time.
///
/// The parabola is the one that is nearest to all samples by least squares, so that their noise
/// averages out; over so short a time a finger's way hardly differs from one, so that the finger's
/// own motion stays what it was. Samples gain weight as they come in and lose it before they drop
/// out, so that neither shows as a jolt. Plain arithmetic only: the result is the same everywhere.
struct PathFit {
  /// How far back samples count, in seconds.
  ///
  /// A longer time averages more noise, and no longer meets a flick: one of 450 points in a quarter
  /// of a second is met within a point.
  static let window = 0.08
  /// The share of the window over which the oldest samples lose their weight.
  private static let fading = 0.3
  /// The share of the window over which the newest samples gain their weight.
  private static let gaining = 0.15
  /// The weight of a sample that comes in.
  private static let firstWeight = 0.2
  /// The fewest samples to fit; through three a parabola just goes, noise included.
  static let fewestSamples = 5

  /// Sums of the times to the powers of zero to four.
  private var times = (0.0, 0.0, 0.0, 0.0, 0.0)
  /// Sums of the places, weighed by the times to the powers of zero to two.
  private var x = (0.0, 0.0, 0.0)
  private var y = (0.0, 0.0, 0.0)
  private var origin = Point(x: 0, y: 0)
  private var count = 0

  /// Fits samples, oldest first, for one moment; those that are older than the window do not count.
  init(_ samples: ArraySlice<TouchSample>, at moment: Double, frame: Double) {
    guard let last = samples.last else { return }
    origin = last.position
    for sample in samples {
      let weight = Self.weight(age: (frame - sample.time) / Self.window)
      if weight > 0 { add(sample, (sample.time - moment) / Self.window, weight) }
    }
  }

  /// How much a sample counts, by its age in windows.
  private static func weight(age: Double) -> Double {
    min(1, (1 - age) / fading) * min(1, firstWeight + age / gaining)
  }

  private mutating func add(_ sample: TouchSample, _ time: Double, _ weight: Double) {
    let first = time * weight
    let second = time * first
    let dx = sample.position.x - origin.x
    let dy = sample.position.y - origin.y
    times.0 += weight
    times.1 += first
    times.2 += second
    times.3 += second * time
    times.4 += second * time * time
    x.0 += dx * weight
    x.1 += dx * first
    x.2 += dx * second
    y.0 += dy * weight
    y.1 += dy * first
    y.2 += dy * second
    count += 1
  }

  /// The place at the moment; nil where the samples are too few or all at one time.
  var place: Point? {
    guard count >= Self.fewestSamples else { return nil }
    // The moment is time zero, so that the place is the parabola's constant: the first unknown of
    // three equations, by Cramer's rule.
    let first = times.2 * times.4 - times.3 * times.3
    let second = times.2 * times.3 - times.1 * times.4
    let third = times.1 * times.3 - times.2 * times.2
    let determinant = times.0 * first + times.1 * second + times.2 * third
    guard determinant > Self.smallestDeterminant else { return nil }
    return Point(
      x: origin.x + (x.0 * first + x.1 * second + x.2 * third) / determinant,
      y: origin.y + (y.0 * first + y.1 * second + y.2 * third) / determinant)
  }

  /// Below it the equations tell nothing; five samples within 2 ms of one another come close to it.
  private static let smallestDeterminant = 1e-9
}
