// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

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
