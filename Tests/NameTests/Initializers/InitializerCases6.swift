// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyUITapGestureRecognizer: UITapGestureRecognizer {}
private final class OwnUITapGestureRecognizer: UITapGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUITapGestureRecognizer() -> [InitializerCase] {
    [
      .init("UITapGestureRecognizer", "init()") { given in EmptyUITapGestureRecognizer() },
      .init("UITapGestureRecognizer", "init(coder:)") { given in EmptyUITapGestureRecognizer(coder: given.coder) },
      .init("UITapGestureRecognizer", "init(target:action:)") { given in EmptyUITapGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UITapGestureRecognizer", "super.init(target:action:)") { OwnUITapGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUITargetedPreview: UITargetedPreview {}
private final class OwnUITargetedPreview: UITargetedPreview {
  init(own0 given: InitializerSamples) { super.init(view: given.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: given.view, center: .zero)) }
}
extension InitializerCases {
  static func ofUITargetedPreview() -> [InitializerCase] {
    [
      .init("UITargetedPreview", "init(view:)") { given in EmptyUITargetedPreview(view: given.view) },
      .init("UITargetedPreview", "init(view:parameters:)") { given in EmptyUITargetedPreview(view: given.view, parameters: UIPreviewParameters()) },
      .init("UITargetedPreview", "init(view:parameters:target:)") { given in EmptyUITargetedPreview(view: given.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: given.view, center: .zero)) },
      .init("UITargetedPreview", "super.init(view:parameters:target:)") { OwnUITargetedPreview(own0: $0) },
    ]
  }
}

private final class EmptyUITextField: UITextField {}
private final class OwnUITextField: UITextField {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUITextField() -> [InitializerCase] {
    [
      .init("UITextField", "init(coder:)") { given in EmptyUITextField(coder: given.coder) },
      .init("UITextField", "init(frame:)") { given in EmptyUITextField(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UITextField", "init(frame:primaryAction:)") { given in EmptyUITextField(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UITextField", "init()") { given in EmptyUITextField() },
      .init("UITextField", "super.init(frame:)") { OwnUITextField(own0: $0) },
    ]
  }
}

private final class EmptyUITextInputPasswordRules: UITextInputPasswordRules {}
extension InitializerCases {
  static func ofUITextInputPasswordRules() -> [InitializerCase] {
    [
      .init("UITextInputPasswordRules", "init(descriptor:)") { given in EmptyUITextInputPasswordRules(descriptor: "a") },
    ]
  }
}

private final class EmptyUITextInputStringTokenizer: UITextInputStringTokenizer {}
private final class OwnUITextInputStringTokenizer: UITextInputStringTokenizer {
  init(own0 given: InitializerSamples) { super.init(textInput: UITextField()) }
}
extension InitializerCases {
  static func ofUITextInputStringTokenizer() -> [InitializerCase] {
    [
      .init("UITextInputStringTokenizer", "init(textInput:)") { given in EmptyUITextInputStringTokenizer(textInput: UITextField()) },
      .init("UITextInputStringTokenizer", "super.init(textInput:)") { OwnUITextInputStringTokenizer(own0: $0) },
    ]
  }
}

private final class EmptyUITextInteraction: UITextInteraction {}
extension InitializerCases {
  static func ofUITextInteraction() -> [InitializerCase] {
    [
      .init("UITextInteraction", "init(for:)") { given in EmptyUITextInteraction(for: .editable) },
    ]
  }
}

private final class EmptyUITextItemMenuConfiguration: UITextItem.MenuConfiguration {}
extension InitializerCases {
  static func ofUITextItemMenuConfiguration() -> [InitializerCase] {
    [
      .init("UITextItem.MenuConfiguration", "init(preview:menu:)") { given in EmptyUITextItemMenuConfiguration(preview: .default, menu: UIMenu()) },
    ]
  }
}

private final class EmptyUITextPosition: UITextPosition {}
private final class OwnUITextPosition: UITextPosition {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITextPosition() -> [InitializerCase] {
    [
      .init("UITextPosition", "init()") { given in EmptyUITextPosition() },
      .init("UITextPosition", "super.init()") { OwnUITextPosition(own0: $0) },
    ]
  }
}

private final class EmptyUITextRange: UITextRange {}
private final class OwnUITextRange: UITextRange {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITextRange() -> [InitializerCase] {
    [
      .init("UITextRange", "init()") { given in EmptyUITextRange() },
      .init("UITextRange", "super.init()") { OwnUITextRange(own0: $0) },
    ]
  }
}

private final class EmptyUITextSelectionRect: UITextSelectionRect {}
private final class OwnUITextSelectionRect: UITextSelectionRect {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITextSelectionRect() -> [InitializerCase] {
    [
      .init("UITextSelectionRect", "init()") { given in EmptyUITextSelectionRect() },
      .init("UITextSelectionRect", "super.init()") { OwnUITextSelectionRect(own0: $0) },
    ]
  }
}

private final class EmptyUITextView: UITextView {}
private final class OwnUITextView: UITextView {
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40), textContainer: NSTextContainer(size: .zero)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUITextView() -> [InitializerCase] {
    [
      .init("UITextView", "init(frame:textContainer:)") { given in EmptyUITextView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), textContainer: NSTextContainer(size: .zero)) },
      .init("UITextView", "init(coder:)") { given in EmptyUITextView(coder: given.coder) },
      .init("UITextView", "init(frame:)") { given in EmptyUITextView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UITextView", "init()") { given in EmptyUITextView() },
      .init("UITextView", "super.init(frame:textContainer:)") { OwnUITextView(own0: $0) },
    ]
  }
}

private final class EmptyUITouch: UITouch {}
private final class OwnUITouch: UITouch {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITouch() -> [InitializerCase] {
    [
      .init("UITouch", "init()") { given in EmptyUITouch() },
      .init("UITouch", "super.init()") { OwnUITouch(own0: $0) },
    ]
  }
}

private final class EmptyUITrackingLayoutGuide: UITrackingLayoutGuide {}
private final class OwnUITrackingLayoutGuide: UITrackingLayoutGuide {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUITrackingLayoutGuide() -> [InitializerCase] {
    [
      .init("UITrackingLayoutGuide", "init()") { given in EmptyUITrackingLayoutGuide() },
      .init("UITrackingLayoutGuide", "init(coder:)") { given in EmptyUITrackingLayoutGuide(coder: given.coder) },
      .init("UITrackingLayoutGuide", "super.init()") { OwnUITrackingLayoutGuide(own0: $0) },
    ]
  }
}

private final class EmptyUITraitCollection: UITraitCollection {}
private final class OwnUITraitCollection: UITraitCollection {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITraitCollection() -> [InitializerCase] {
    [
      .init("UITraitCollection", "init()") { given in EmptyUITraitCollection() },
      .init("UITraitCollection", "init(traitsFrom:)") { given in EmptyUITraitCollection(traitsFrom: [UITraitCollection()]) },
      .init("UITraitCollection", "init(userInterfaceStyle:)") { given in EmptyUITraitCollection(userInterfaceStyle: .dark) },
      .init("UITraitCollection", "init(displayScale:)") { given in EmptyUITraitCollection(displayScale: 0.5) },
      .init("UITraitCollection", "init(preferredContentSizeCategory:)") { given in EmptyUITraitCollection(preferredContentSizeCategory: .large) },
      .init("UITraitCollection", "super.init()") { OwnUITraitCollection(own0: $0) },
    ]
  }
}

private final class EmptyUIVibrancyEffect: UIVibrancyEffect {}
private final class OwnUIVibrancyEffect: UIVibrancyEffect {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIVibrancyEffect() -> [InitializerCase] {
    [
      .init("UIVibrancyEffect", "init(blurEffect:)") { given in EmptyUIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)) },
      .init("UIVibrancyEffect", "init(blurEffect:style:)") { given in EmptyUIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label) },
      .init("UIVibrancyEffect", "init()") { given in EmptyUIVibrancyEffect() },
      .init("UIVibrancyEffect", "init(coder:)") { given in EmptyUIVibrancyEffect(coder: given.coder) },
      .init("UIVibrancyEffect", "super.init()") { OwnUIVibrancyEffect(own0: $0) },
    ]
  }
}

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
