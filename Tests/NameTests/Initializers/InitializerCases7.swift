// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyUIView: UIView {}
private final class OwnUIView: UIView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIView() -> [InitializerCase] {
    [
      .init("UIView", "init(coder:)") { given in EmptyUIView(coder: given.coder) },
      .init("UIView", "init(frame:)") { given in EmptyUIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIView", "init()") { given in EmptyUIView() },
      .init("UIView", "super.init(frame:)") { OwnUIView(own0: $0) },
    ]
  }
}

private final class EmptyUIViewController: UIViewController {}
private final class OwnUIViewController: UIViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(nibName: "a", bundle: nil) }
}
extension InitializerCases {
  static func ofUIViewController() -> [InitializerCase] {
    [
      .init("UIViewController", "init(coder:)") { given in EmptyUIViewController(coder: given.coder) },
      .init("UIViewController", "init(nibName:bundle:)") { given in EmptyUIViewController(nibName: "a", bundle: nil) },
      .init("UIViewController", "init()") { given in EmptyUIViewController() },
      .init("UIViewController", "super.init(nibName:bundle:)") { OwnUIViewController(own0: $0) },
    ]
  }
}

private final class EmptyUIViewPropertyAnimator: UIViewPropertyAnimator {}
private final class OwnUIViewPropertyAnimator: UIViewPropertyAnimator {
  init(own0 given: InitializerSamples) { super.init(duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
}
extension InitializerCases {
  static func ofUIViewPropertyAnimator() -> [InitializerCase] {
    [
      .init("UIViewPropertyAnimator", "init(duration:controlPoint1:controlPoint2:animations:)") { given in EmptyUIViewPropertyAnimator(duration: 1, controlPoint1: CGPoint(x: 1, y: 2), controlPoint2: CGPoint(x: 1, y: 2), animations: {}) },
      .init("UIViewPropertyAnimator", "init(duration:curve:animations:)") { given in EmptyUIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: {}) },
      .init("UIViewPropertyAnimator", "init(duration:dampingRatio:animations:)") { given in EmptyUIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: {}) },
      .init("UIViewPropertyAnimator", "init(duration:timingParameters:)") { given in EmptyUIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear)) },
      .init("UIViewPropertyAnimator", "super.init(duration:timingParameters:)") { OwnUIViewPropertyAnimator(own0: $0) },
    ]
  }
}

private final class EmptyUIVisualEffect: UIVisualEffect {}
private final class OwnUIVisualEffect: UIVisualEffect {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIVisualEffect() -> [InitializerCase] {
    [
      .init("UIVisualEffect", "init()") { given in EmptyUIVisualEffect() },
      .init("UIVisualEffect", "init(coder:)") { given in EmptyUIVisualEffect(coder: given.coder) },
      .init("UIVisualEffect", "super.init()") { OwnUIVisualEffect(own0: $0) },
    ]
  }
}

private final class EmptyUIVisualEffectView: UIVisualEffectView {}
private final class OwnUIVisualEffectView: UIVisualEffectView {
  init(own0 given: InitializerSamples) { super.init(effect: UIBlurEffect(style: .dark)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIVisualEffectView() -> [InitializerCase] {
    [
      .init("UIVisualEffectView", "init(effect:)") { given in EmptyUIVisualEffectView(effect: UIBlurEffect(style: .dark)) },
      .init("UIVisualEffectView", "init(coder:)") { given in EmptyUIVisualEffectView(coder: given.coder) },
      .init("UIVisualEffectView", "init(frame:)") { given in EmptyUIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIVisualEffectView", "init()") { given in EmptyUIVisualEffectView() },
      .init("UIVisualEffectView", "super.init(effect:)") { OwnUIVisualEffectView(own0: $0) },
    ]
  }
}

private final class EmptyUIWindow: UIWindow {}
private final class OwnUIWindow: UIWindow {
  init(own0 given: InitializerSamples) { super.init(windowScene: given.scene) }
  init(own1 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIWindow() -> [InitializerCase] {
    [
      .init("UIWindow", "init(windowScene:)") { given in EmptyUIWindow(windowScene: given.scene) },
      .init("UIWindow", "init(frame:)") { given in EmptyUIWindow(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIWindow", "init(coder:)") { given in EmptyUIWindow(coder: given.coder) },
      .init("UIWindow", "init()") { given in EmptyUIWindow() },
      .init("UIWindow", "super.init(windowScene:)") { OwnUIWindow(own0: $0) },
      .init("UIWindow", "super.init(frame:)") { OwnUIWindow(own1: $0) },
    ]
  }
}

private final class EmptyUndoManager: UndoManager {}
private final class OwnUndoManager: UndoManager {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUndoManager() -> [InitializerCase] {
    [
      .init("UndoManager", "init()") { given in EmptyUndoManager() },
      .init("UndoManager", "super.init()") { OwnUndoManager(own0: $0) },
    ]
  }
}
