internal import CAllocationCounter
internal import TouchstoneInput
internal import TouchstoneKit

/// A scene of moving fingers, and a measurement of the allocations that their delivery makes.
@MainActor
struct MovingScene {
  /// The name of the scene in the report.
  let name: String
  /// The number of fingers.
  let fingers: Int
  /// The number of samples between two frames.
  let samplesInAFrame: Int
  /// The number of moves that are counted per frame.
  let movesInAFrame: Int
  /// The content under the fingers.
  let content: any MovingContent.Type
  /// Whether moves are resampled to the frames.
  var resamples = false

  /// The measured scenes.
  static let all = [
    MovingScene(
      name: "one finger at 60 Hz", fingers: 1, samplesInAFrame: 1, movesInAFrame: 1,
      content: AnsweringContent.self),
    MovingScene(
      name: "one finger at 240 Hz", fingers: 1, samplesInAFrame: 4, movesInAFrame: 1,
      content: AnsweringContent.self),
    MovingScene(
      name: "ten fingers at 120 Hz", fingers: 10, samplesInAFrame: 2, movesInAFrame: 10,
      content: AnsweringContent.self),
    MovingScene(
      name: "one finger, answered ten views up", fingers: 1, samplesInAFrame: 2, movesInAFrame: 1,
      content: DeepContent.self),
    MovingScene(
      name: "a pan", fingers: 1, samplesInAFrame: 2, movesInAFrame: 1, content: PanContent.self),
    MovingScene(
      name: "a pinch, beside a tap that requires two taps to fail", fingers: 2,
      samplesInAFrame: 1, movesInAFrame: 1, content: PinchContent.self),
    MovingScene(
      name: "a scroll view under a finger", fingers: 1, samplesInAFrame: 2, movesInAFrame: 1,
      content: ScrollContent.self),
    MovingScene(
      name: "one finger at 240 Hz, resampled", fingers: 1, samplesInAFrame: 4, movesInAFrame: 1,
      content: AnsweringContent.self, resamples: true),
  ]

  /// The number of measured samples in each scene.
  static let sampleCount = 1000
  /// The number of samples before the measurement, so that every buffer reaches its final size.
  private static let warmUpCount = 800
  private static let hertz = 60.0

  /// Delivers the samples and returns the number of allocations, or `Int.max` if the measurement
  /// failed.
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
    let content = content.init(window, fingers: fingers)
    window.makeKeyAndVisible()
    let loop = application.loop
    guard let loop else { return .max }
    for finger in 0..<fingers { loop.post(sample(finger, .began, 0, at: 0, content)) }
    loop.advance(to: 0)
    move(Self.warmUpCount, from: 0, loop, content)
    let before = content.moves
    touchstone_start_counting()
    move(Self.sampleCount, from: Self.warmUpCount, loop, content)
    let count = touchstone_stop_counting()
    let moves = content.moves - before
    let expected = Self.sampleCount / (fingers * samplesInAFrame) * movesInAFrame
    guard moves == expected else {
      print("\(name): \(moves) of \(expected) moves arrived, so the count means nothing")
      return .max
    }
    return Int(clamping: count)
  }

  private func move(
    _ count: Int, from first: Int, _ loop: EventLoop, _ content: any MovingContent
  ) {
    let samplesPerFrame = fingers * samplesInAFrame
    var index = first
    while index < first + count {
      let frame = index / samplesPerFrame
      for offset in 0..<samplesPerFrame {
        let part = Double(offset / fingers + 1) / Double(samplesInAFrame + 1)
        let time = (Double(frame) + part) / Self.hertz
        let step = (index + offset) / fingers
        loop.post(sample(offset % fingers, .moved, step + 1, at: time, content))
      }
      loop.advance(to: Double(frame + 1) / Self.hertz)
      index += samplesPerFrame
    }
  }

  private func sample(
    _ finger: Int, _ phase: TouchSample.Phase, _ step: Int, at time: Double,
    _ content: any MovingContent
  ) -> RawInput {
    let position = content.position(of: finger, step: step)
    return .touch(TouchSample(id: finger, phase: phase, position: position, time: time))
  }
}
