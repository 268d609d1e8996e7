internal import Foundation
internal import TouchstoneHost
internal import UIKit

/// An application with fingers on it that move, one frame for each move.
@MainActor
final class TouchBench {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private let host: ApplicationHost
  /// Its application.
  var application: UIApplication { host.application }
  private let window: UIWindow
  private let fingers: Int
  private let hertz: Double
  private var covers: [UIWindow] = []
  private var steps = 0

  /// - Parameters:
  ///   - depth: How many views lie in each other.
  ///   - beside: How many views lie beside them in the window.
  ///   - fingers: How many fingers move together.
  ///   - hertz: How many moves a finger makes in a second.
  ///   - application: The application's class.
  ///   - innermost: Makes the view that is touched.
  init(
    depth: Int, beside: Int = 0, fingers: Int = 1, hertz: Double = 60,
    application: UIApplication.Type = UIApplication.self, innermost: (CGRect) -> UIView
  ) {
    self.fingers = fingers
    self.hertz = hertz
    let size = CGSize(width: Shape.edge, height: Shape.edge)
    do {
      host = try ApplicationHost(application: application, delegate: Delegate.self, size: size)
    } catch {
      fatalError("\(error)")
    }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    for index in 0..<beside {
      window.addSubview(UIView(frame: CGRect(x: index % 30, y: 0, width: 9, height: 9)))
    }
    var parent: UIView = window
    for level in 1...depth {
      let view = level == depth ? innermost(window.bounds) : UIView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      parent.addSubview(view)
      parent = view
    }
    window.makeKeyAndVisible()
    host.runFrame(at: 0)
  }

  /// Keeps all that comes in memory.
  func record() { host.recordInMemory(limit: .max) }

  /// Puts the fingers down.
  func begin() {
    for finger in 0..<fingers { post(finger, .began) }
    host.runFrame(at: host.now)
  }

  /// Puts windows over its own that pass every touch on.
  func cover(windows count: Int) {
    for _ in 0..<count {
      let window = PassingWindow(frame: window.frame)
      window.windowLevel = .alert
      window.isHidden = false
      covers.append(window)
    }
  }

  /// A finger that comes down and goes up so many times, with a frame after each.
  func sendTaps(_ count: Int) {
    for _ in 0..<count {
      steps += 1
      post(0, .began)
      steps += 1
      post(0, .ended)
      host.runFrame(at: Double(steps) / hertz)
    }
  }

  /// Moves each finger so many times, with a frame after each 60th of a second.
  func sendMoves(_ count: Int) {
    for _ in 0..<count {
      steps += 1
      for finger in 0..<fingers { post(finger, .moved) }
      if hertz <= 60 || steps % Int(hertz / 60) == 0 { host.runFrame(at: Double(steps) / hertz) }
    }
  }

  private func post(_ finger: Int, _ phase: TouchSample.Phase) {
    let x = 100 + Double(steps % 300) + Double(finger) * 40
    let sample = TouchSample(
      id: finger + 1, phase: phase, position: Point(x: x, y: 400), time: Double(steps) / hertz)
    do {
      try host.post(.touch(sample))
    } catch {
      fatalError("\(error)")
    }
  }
}

/// A window that no touch stays in.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A view that takes its touches.
final class TakingView: UIView {
  private(set) var moves = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
