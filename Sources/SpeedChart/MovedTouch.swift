import Dispatch
import TouchstoneInput
import TouchstoneKit

/// One finger that moves at 240 Hz over a view twelve levels deep, delivered at 60 frames a second.
@MainActor
enum MovedTouch {
  private static let samples = 240_000
  private static let depth = 12

  /// Charts the touch, and a frame in which nothing changed, with views beside the touched one.
  static func report(beside count: Int) {
    let application = UIApplication()
    ApplicationSlot.install(application)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    var parent: UIView = window
    for _ in 0..<depth {
      let view = UIView(frame: parent.bounds)
      parent.addSubview(view)
      parent = view
    }
    let listener = Listener(frame: parent.bounds)
    parent.addSubview(listener)
    for _ in 0..<count { window.insertSubview(UIView(), at: 0) }
    application.loop.runFrame(at: 0)
    let idle = measureIdleFrame(application)
    post(.began, 0, 0, application)
    let start = DispatchTime.now().uptimeNanoseconds
    for index in 1...samples {
      let time = Double(index) / 240
      post(.moved, Double(index % 300), time, application)
      application.loop.advance(to: time)
    }
    let passed = Double(DispatchTime.now().uptimeNanoseconds - start)
    post(.cancelled, 0, Double(samples + 1) / 240, application)
    let perSample = passed / Double(samples)
    let speed = Double(samples) / 240 / (passed / 1e9)
    print(
      String(
        format:
          "one moved sample at 240 Hz, %d views deep, %d beside: %.0f ns; %.0f times real time; "
          + "%d calls; an idle frame: %.0f ns", depth + 1, count, perSample, speed,
        listener.calls, idle))
  }

  /// The time of one frame in which nothing changed, in nanoseconds.
  private static func measureIdleFrame(_ application: UIApplication) -> Double {
    let frames = 10_000
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<frames { application.loop.runFrame(at: 0) }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(frames)
  }

  private static func post(
    _ phase: TouchSample.Phase, _ x: Double, _ time: Double, _ application: UIApplication
  ) {
    application.loop.post(
      .touch(TouchSample(id: 1, phase: phase, position: Point(x: x, y: 400), time: time)))
    application.loop.advance(to: time)
  }

  private final class Listener: UIView {
    var calls = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
}
