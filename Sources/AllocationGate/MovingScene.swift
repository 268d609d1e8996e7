internal import CAllocationCounter
internal import TouchstoneInput
internal import UIKitCore

/// Fingers that move over views, and how many allocations their delivery makes.
@MainActor
struct MovingScene {
  /// What the report calls it.
  let name: String
  /// How many fingers move, each on a view of its own.
  let fingers: Int
  /// How many samples come between two frames.
  let samplesInAFrame: Int
  /// How deep below the view that answers the touched view lies.
  let depth: Int
  /// Whether moves are resampled to the frames.
  var resamples = false

  /// The scenes that are gated.
  static let all = [
    MovingScene(name: "one finger at 60 Hz", fingers: 1, samplesInAFrame: 1, depth: 0),
    MovingScene(name: "one finger at 240 Hz", fingers: 1, samplesInAFrame: 4, depth: 0),
    MovingScene(name: "ten fingers at 120 Hz", fingers: 10, samplesInAFrame: 2, depth: 0),
    MovingScene(
      name: "one finger, answered ten views up", fingers: 1, samplesInAFrame: 2, depth: 10),
    MovingScene(
      name: "one finger at 240 Hz, resampled", fingers: 1, samplesInAFrame: 4, depth: 0,
      resamples: true),
  ]

  /// Moved samples that are measured in each scene.
  static let sampleCount = 1000
  /// Samples before that, until every buffer has its size.
  private static let warmUpCount = 400
  private static let hertz = 60.0

  /// Delivers the samples; answers how many allocations that took.
  func measure() -> Int {
    let application: UIApplication
    do {
      application = try UIApplication.launch(delegate: nil)
    } catch {
      print("\(name): \(error)")
      return .max
    }
    application.resamplesMoves = resamples
    let window = UIWindow(frame: application.screenBounds)
    let views = addViews(to: window)
    window.makeKeyAndVisible()
    let loop = application.loop
    guard let loop else { return .max }
    for finger in 0..<fingers { loop.post(sample(finger, .began, 0, at: 0)) }
    loop.advance(to: 0)
    move(Self.warmUpCount, from: 0, loop)
    let before = views.reduce(0) { $0 + $1.moves }
    touchstone_start_counting()
    move(Self.sampleCount, from: Self.warmUpCount, loop)
    let count = touchstone_stop_counting()
    let moves = views.reduce(0) { $0 + $1.moves } - before
    let expected = Self.sampleCount / (fingers * samplesInAFrame) * fingers
    guard moves == expected else {
      print("\(name): \(moves) of \(expected) moves arrived, so the count means nothing")
      return .max
    }
    return Int(count)
  }

  private func addViews(to window: UIWindow) -> [AnsweringView] {
    (0..<fingers).map { finger in
      let view = AnsweringView(frame: CGRect(x: 0, y: 40 * finger, width: 390, height: 40))
      var parent: UIView = view
      for _ in 0..<depth {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        parent.addSubview(child)
        parent = child
      }
      window.addSubview(view)
      return view
    }
  }

  private func move(_ count: Int, from first: Int, _ loop: EventLoop) {
    let samplesPerFrame = fingers * samplesInAFrame
    var index = first
    while index < first + count {
      let frame = index / samplesPerFrame
      for offset in 0..<samplesPerFrame {
        let part = Double(offset / fingers + 1) / Double(samplesInAFrame + 1)
        let time = (Double(frame) + part) / Self.hertz
        loop.post(sample(offset % fingers, .moved, index + offset, at: time))
      }
      loop.advance(to: Double(frame + 1) / Self.hertz)
      index += samplesPerFrame
    }
  }

  private func sample(
    _ finger: Int, _ phase: TouchSample.Phase, _ step: Int, at time: Double
  ) -> RawInput {
    let position = Point(x: 20 + Double(step % 300), y: 40 * Double(finger) + 20)
    return .touch(TouchSample(id: finger, phase: phase, position: position, time: time))
  }
}

/// Answers touches as a drawing view would: it asks where they are and where they were.
private final class AnsweringView: UIView {
  var moves = 0
  private var way = CGFloat(0)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      moves += 1
      way += touch.location(in: self).x - touch.previousLocation(in: self).x
    }
  }
}
