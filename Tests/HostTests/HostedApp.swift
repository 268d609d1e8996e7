import Foundation
import UIKit

/// The view of the hosted app: it is first responder, and records the input that reaches it.
final class DiaryView: UIView {
  private(set) var diary: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  private func write(_ word: String, _ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.hash < $1.hash }) {
      let place = touch.location(in: self)
      diary.append("touch \(word) at \(Int(place.x)), \(Int(place.y))")
    }
  }

  private func write(_ word: String, _ presses: Set<UIPress>) {
    for press in presses {
      diary.append(press.key.map { "key \($0.keyCode.rawValue) \(word)" } ?? "button \(word)")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    write("began", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    write("ended", presses)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    write("cancelled", presses)
  }

  func hovered(_ recognizer: UIHoverGestureRecognizer) {
    switch recognizer.state {
    case .began: diary.append("hover began")
    case .changed: diary.append("hover changed")
    case .ended: diary.append("hover ended")
    default: diary.append("hover in another state")
    }
  }
}

/// The hosted app: a window with the diary view, and a box in its top-left corner.
final class DiaryDelegate: UIResponder, UIApplicationDelegate {
  let diary = DiaryView()
  let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view = diary
    diary.isMultipleTouchEnabled = true
    diary.backgroundColor = .white
    box.backgroundColor = .red
    box.isUserInteractionEnabled = false
    box.accessibilityIdentifier = "box"
    diary.addSubview(box)
    window.frame = UIScreen.main.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
    diary.becomeFirstResponder()
    return true
  }
}

/// An app that consists of two scenes and shows nothing itself.
final class TwoScenes: UIResponder, UIApplicationDelegate, AppSceneProviding {
  let scenes = ["first", "second"].map { name in
    AppScene(name: name, title: name, hint: "") {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = name
      return controller
    }
  }
}
