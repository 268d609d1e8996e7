import Gallery
import TouchstoneHost
import TouchstoneInput
import TouchstoneInspector
import TouchstoneKit
import TouchstoneReplay

/// Simulated input that does a bit of everything in a scene, with unsteady movements, and is
/// recorded.
@MainActor
final class SceneHands {
  /// Launches an application with the scene of a recording, and runs its first frame.
  static func launch(_ header: RecordingHeader) throws -> UIApplication {
    let application = try UIApplication.launch(
      delegate: GalleryDelegate.self, screen: header.screen.configuration)
    if let scene = header.scene { application.show(sceneNamed: scene) }
    application.loop.show()
    return application
  }

  /// Returns the recording of a scene.
  static func recording(of scene: String) throws -> String {
    let outer = ApplicationSlot.installed
    defer { ApplicationSlot.install(outer) }
    let device = RecordingHeader.Screen(Device.iPhone14.screen())
    let hands = SceneHands(try launch(RecordingHeader(screen: device, scene: scene)))
    hands.doEverything()
    return hands.recording.text
  }

  private let application: UIApplication
  private let host: ApplicationHost
  private let recording: MemoryRecording
  private var time = 0.1
  private var frame = 1
  private var seed: UInt64 = 88_172_645_463_325_252
  private var identifier = 0

  private init(_ application: UIApplication) {
    self.application = application
    host = ApplicationHost(application)
    recording = host.recordInMemory()
  }

  // MARK: Input

  private func doEverything() {
    for point in targets.prefix(4) { tap(point) }
    if let point = targets.first {
      tap(point, after: 0.6)
      tap(point, after: 0.09)
      rest(at: point, for: 0.75)
    }
    sweep(from: Point(x: 300, y: 620), to: Point(x: 90, y: 330), 0.45)
    sweep(from: Point(x: 320, y: 420), to: Point(x: 60, y: 410), 0.12)
    pinch(at: Point(x: 195, y: 400))
    type("a b")
    post(.motion(MotionSample(phase: .began, time: time)))
    wait(0.5)
    post(.motion(MotionSample(phase: .ended, time: time)))
    post(.remote(RemoteSample(subtype: .togglePlayPause, time: time)))
    for phase in [HeldPhase.began, .ended] {
      post(.press(PressSample(phase: phase, type: .select, force: 1, time: time)))
      wait(0.08)
    }
    wait(0.6)
  }

  /// Points at which enabled controls and views with recognizers are hit, in view order.
  private var targets: [Point] {
    application.windowsFrontToBack.flatMap(\.subviewsInTreeOrder).compactMap { view in
      guard (view as? UIControl)?.isEnabled ?? !(view.gestureRecognizers ?? []).isEmpty,
        let point = Reach.point(in: view, of: application)
      else { return nil }
      return Point(x: point.x, y: point.y)
    }
  }

  private func tap(_ point: Point, after pause: Double = 0.7) {
    wait(pause)
    rest(at: point, for: 0.083)
  }

  private func rest(at point: Point, for seconds: Double) {
    follow(for: seconds) { _ in point }
    wait(0.05)
  }

  private func sweep(from start: Point, to end: Point, _ seconds: Double) {
    wait(0.6)
    follow(for: seconds) { share in
      // Slow at the beginning and the end, and slightly curved.
      let way = share * share * (3 - 2 * share)
      return Point(
        x: start.x + (end.x - start.x) * way,
        y: start.y + (end.y - start.y) * way + 14 * share * (1 - share))
    }
  }

  private func pinch(at center: Point) {
    wait(0.6)
    identifier += 2
    let fingers = [(identifier - 1, -1.0), (identifier, 1.0)]
    func put(_ phase: TouchSample.Phase, _ share: Double) {
      for (number, side) in fingers {
        let place = Point(x: center.x + side * (40 + 60 * share), y: center.y + side * 20 * share)
        post(.touch(TouchSample(id: number, phase: phase, position: jitter(place), time: time)))
      }
    }
    put(.began, 0)
    for step in 1...30 {
      wait(1 / 90)
      put(.moved, Double(step) / 30)
    }
    wait(0.02)
    put(.ended, 1)
  }

  private func follow(for seconds: Double, _ place: (Double) -> Point) {
    identifier += 1
    func put(_ phase: TouchSample.Phase, _ share: Double) {
      post(
        .touch(
          TouchSample(
            id: identifier, phase: phase, position: jitter(place(share)), time: time)))
    }
    put(.began, 0)
    let count = max(1, Int(clamping: (seconds * 90).rounded()))
    for step in 1...count {
      wait(seconds / Double(count))
      put(.moved, Double(step) / Double(count))
    }
    put(.ended, 1)
  }

  private func type(_ text: String) {
    wait(0.6)
    for character in text {
      guard let (usage, _) = UnitedStatesKeyboard.key(for: character) else { continue }
      for phase in [HeldPhase.began, .ended] {
        post(
          .key(
            KeySample(
              phase: phase, usage: usage.rawValue, characters: String(character), time: time)))
        wait(0.06)
      }
      wait(0.09)
    }
  }

  // MARK: Time

  private func wait(_ seconds: Double) {
    time = ((time + seconds) * 1e6).rounded() / 1e6
    while Double(frame) / 60 <= time {
      host.runFrame(at: Double(frame) / 60)
      frame += 1
    }
  }

  private func post(_ input: RawInput) {
    // The stream is valid: each finger and key ends what it began.
    try? host.post(input)
  }

  /// Returns the point with a tremble of up to a point, which is the same in every run.
  private func jitter(_ point: Point) -> Point {
    func next() -> Double {
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      return Double(seed % 2001) / 1000 - 1
    }
    return Point(x: point.x + next(), y: point.y + next())
  }
}
