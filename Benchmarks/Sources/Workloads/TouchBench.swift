internal import Foundation
internal import TouchstoneHost
internal import UIKit

/// An application with moving fingers, with a frame for each move, or for each 60th of a second at
/// higher rates.
@MainActor
final class TouchBench {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private let host: ApplicationHost
  /// The application under test.
  var application: UIApplication { host.application }
  private let window: UIWindow
  private let fingers: Int
  private let hertz: Double
  private var covers: [UIWindow] = []
  private var steps = 0

  /// Creates an application with nested views and puts no finger down yet.
  ///
  /// - Parameters:
  ///   - depth: The number of nested views.
  ///   - beside: The number of sibling views in the window.
  ///   - fingers: The number of fingers that move together.
  ///   - hertz: The number of moves per finger and second.
  ///   - application: The application's class.
  ///   - innermost: Creates the view that is touched.
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

  /// Records all input in memory.
  func record() { host.recordInMemory(limit: .max) }

  /// Puts the fingers down.
  func begin() {
    for finger in 0..<fingers { post(finger, .began) }
    host.runFrame(at: host.now)
  }

  /// Adds windows in front that let every touch pass.
  func cover(windows count: Int) {
    for _ in 0..<count {
      let window = PassingWindow(frame: window.frame)
      window.windowLevel = .alert
      window.isHidden = false
      covers.append(window)
    }
  }

  /// Touches and lifts a finger `count` times, with a frame after each tap.
  func sendTaps(_ count: Int) {
    for _ in 0..<count {
      steps += 1
      post(0, .began)
      steps += 1
      post(0, .ended)
      host.runFrame(at: Double(steps) / hertz)
    }
  }

  /// Moves each finger `count` times, with a frame every 60th of a second.
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

/// A window that is never hit.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A view that consumes its touches.
final class TakingView: UIView {
  private(set) var moves = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
