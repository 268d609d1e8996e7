internal import UIKit

#if TOUCHSTONE_MUTATIONS
internal import Foundation

/// A deliberate fault of the whole app, so that `Scripts/broken-app` sees its generated tests fail.
/// Real apps have these faults.
///
/// Only debug builds under `TOUCHSTONE_STRICT` can have a fault. One fault per process is possible,
/// and `TOUCHSTONE_BROKEN_APP` names it.
enum BrokenApp: String, CaseIterable {
  /// A transparent view that was added last covers each page and consumes its touches.
  case covered
  /// Controls have lost their actions, and recognizers are off.
  case deaf
  /// Each page is 80 points too low.
  case moved
  /// Another window is key and receives keys, shakes and remote commands.
  case keyless

  /// The fault that the environment variable names, or `nil` if it names no fault.
  static let chosen = ProcessInfo.processInfo.environment["TOUCHSTONE_BROKEN_APP"]
    .flatMap { BrokenApp(rawValue: $0) }

  /// Returns the scene with this fault.
  func breaking(_ scene: AppScene) -> AppScene {
    AppScene(name: scene.name, title: scene.title, hint: scene.hint) { frame in
      let window = scene.makeWindow(frame)
      window.rootViewController?.loadViewIfNeeded()
      damage(window)
      return window
    }
  }

  @MainActor
  private func damage(_ window: UIWindow) {
    guard let page = window.rootViewController?.view else { return }
    switch self {
    case .covered: page.addSubview(Glass(frame: page.bounds))
    case .deaf: Self.silence(page)
    case .moved: for view in page.subviews { view.center.y += 80 }
    case .keyless:
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        let thief = UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        thief.makeKeyAndVisible()
        objc_setAssociatedObject(window, Self.key, thief, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }

  /// The key of the associated object that retains the other window as long as the app's window.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  @MainActor
  private static func silence(_ view: UIView) {
    (view as? UIControl)?.removeTarget(nil, action: nil, for: .allEvents)
    for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = false }
    view.subviews.forEach(silence)
  }
}

private final class Glass: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
#endif

extension [AppScene] {
  /// The scenes with the fault that the environment variable names.
  var broken: [AppScene] {
    #if TOUCHSTONE_MUTATIONS
    BrokenApp.chosen.map { fault in map(fault.breaking) } ?? self
    #else
    self
    #endif
  }
}
