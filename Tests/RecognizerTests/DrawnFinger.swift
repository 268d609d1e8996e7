import Foundation
import TouchstoneHost
import TouchstoneInput

/// A finger with an exactly known path, and the reports of a simulated digitizer. It models a hand
/// and isn't a recording of one.
///
/// The path has four steady drags over two thirds of the screen with soft starts and ends, one and
/// a half circles, and two flicks in the shape of human reaching (minimum jerk), all with a tremor
/// of 9.3 Hz. The digitizer samples at 240 Hz by its own clock, which is half a percent fast. Each
/// scan is up to a millisecond early or late. Locations are rounded to a hundredth of a point and
/// times to a tenth of a millisecond, as in browsers. Noise can be added to locations.
enum DrawnFinger {
  /// One touch.
  struct Stroke: Sendable {
    var start: Double
    var duration: Double
    var kind: Kind
    /// Returns the location of the finger in points, by seconds since the start.
    var place: @Sendable (Double) -> (x: Double, y: Double)
    /// The interval with constant speed, in seconds since the start.
    var steady: ClosedRange<Double>
  }

  enum Kind: String, CaseIterable, Sendable {
    case drags, circle, flicks
  }

  static let strokes: [Stroke] = {
    var strokes: [Stroke] = []
    var time = 0.1
    func add(
      _ kind: Kind, _ duration: Double, steady: ClosedRange<Double>,
      _ place: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
      let start = time
      strokes.append(
        Stroke(
          start: start, duration: duration, kind: kind,
          place: { since in
            let (x, y) = place(min(max(since, 0), duration))
            let tremor = 2 * Double.pi * 9.3 * (start + since)
            return (x + 0.05 * sin(tremor), y + 0.05 * cos(1.1 * tremor))
          }, steady: steady))
      time += duration + 0.15
    }
    for number in 0..<4 {
      let isUp = number % 2 == 1
      add(.drags, 0.66, steady: 0.15...0.51) { since in
        let way = trapezoid(since)
        return (150 + 0.15 * way, isUp ? 740 - way : 120 + way)
      }
    }
    add(.circle, 1.5, steady: 0...1.5) { since in
      (195 + 140 * cos(2 * .pi * since), 420 + 140 * sin(2 * .pi * since))
    }
    for number in 0..<2 {
      add(.flicks, 0.25, steady: 0...0.25) { since in
        let part = since / 0.25
        let way = 450 * part * part * part * (10 - 15 * part + 6 * part * part)
        return (220, number == 0 ? 650 - way : 200 + way)
      }
    }
    return strokes
  }()

  /// Returns the progress on a distance of 612 points: 0.15 s of acceleration, 1200 points per
  /// second, and 0.15 s of deceleration.
  private static func trapezoid(_ since: Double) -> Double {
    let speed = 1200.0
    func gathered(_ time: Double) -> Double {
      // The integral of the smooth step 3s² − 2s³, over 0.15 s.
      let part = time / 0.15
      return speed * 0.15 * (part * part * part - part * part * part * part / 2)
    }
    switch since {
    case ..<0.15: return gathered(since)
    case ..<0.51: return speed * 0.075 + speed * (since - 0.15)
    default: return speed * (0.15 + 0.36) - gathered(0.66 - since)
    }
  }

  /// Returns the location of the finger at a time during a stroke.
  static func place(_ stroke: Stroke, at time: Double) -> (x: Double, y: Double) {
    stroke.place(time - stroke.start)
  }

  /// Records the digitizer's reports.
  ///
  /// - Parameter noise: The standard deviation of locations on both axes, in points.
  /// - Returns: The recording.
  static func recording(noise: Double = 0) -> Recording {
    var random = SplitMix(state: 240)
    var records: [RecordingRecord] = []
    for stroke in strokes {
      let end = stroke.start + stroke.duration
      var samples: [TouchSample] = []
      var scan = (stroke.start * rate).rounded(.up)
      while scan / rate < end {
        let time = scan / rate + 0.001 * (2 * random.unit() - 1)
        let place = stroke.place(time - stroke.start)
        samples.append(
          TouchSample(
            id: 1, phase: samples.isEmpty ? .began : .moved,
            position: Point(
              x: rounded(place.x + noise * random.normal(), to: 100),
              y: rounded(place.y + noise * random.normal(), to: 100)),
            time: rounded(time, to: 10_000)))
        scan += 1
      }
      var last = samples[samples.count - 1]
      last.phase = .ended
      last.time = rounded(last.time + 1 / rate, to: 10_000)
      samples.append(last)
      records += samples.map { .input(.touch($0)) }
    }
    return Recording(
      header: RecordingHeader(screen: .init(width: 390, height: 844, scale: 3, hz: 60)),
      records: records)
  }

  private static let rate = 241.2

  private static func rounded(_ number: Double, to parts: Double) -> Double {
    (number * parts).rounded() / parts
  }

  /// A pseudorandom sequence that is the same everywhere (SplitMix64).
  private struct SplitMix {
    var state: UInt64

    /// Returns a number from 0 to 1.
    mutating func unit() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
    }

    /// Returns an approximately normal number with a standard deviation of 1.
    mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + unit() } }
  }
}
