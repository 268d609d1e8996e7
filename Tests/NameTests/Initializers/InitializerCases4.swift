// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyUIImageView: UIImageView {}
private final class OwnUIImageView: UIImageView {
  init(own0 given: InitializerSamples) { super.init(image: UIImage()) }
  init(own1 given: InitializerSamples) { super.init(image: UIImage(), highlightedImage: UIImage()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own2 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIImageView() -> [InitializerCase] {
    [
      .init("UIImageView", "init(image:)") { given in EmptyUIImageView(image: UIImage()) },
      .init("UIImageView", "init(image:highlightedImage:)") { given in EmptyUIImageView(image: UIImage(), highlightedImage: UIImage()) },
      .init("UIImageView", "init(coder:)") { given in EmptyUIImageView(coder: given.coder) },
      .init("UIImageView", "init(frame:)") { given in EmptyUIImageView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIImageView", "init()") { given in EmptyUIImageView() },
      .init("UIImageView", "super.init(image:)") { OwnUIImageView(own0: $0) },
      .init("UIImageView", "super.init(image:highlightedImage:)") { OwnUIImageView(own1: $0) },
      .init("UIImageView", "super.init(frame:)") { OwnUIImageView(own2: $0) },
    ]
  }
}

private final class EmptyUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {}
private final class OwnUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
  init(own0 given: InitializerSamples) { super.init(style: .heavy) }
}
extension InitializerCases {
  static func ofUIImpactFeedbackGenerator() -> [InitializerCase] {
    [
      .init("UIImpactFeedbackGenerator", "init(style:view:)") { given in EmptyUIImpactFeedbackGenerator(style: .heavy, view: given.view) },
      .init("UIImpactFeedbackGenerator", "init(style:)") { given in EmptyUIImpactFeedbackGenerator(style: .heavy) },
      .init("UIImpactFeedbackGenerator", "init(view:)") { given in EmptyUIImpactFeedbackGenerator(view: given.view) },
      .init("UIImpactFeedbackGenerator", "init()") { given in EmptyUIImpactFeedbackGenerator() },
      .init("UIImpactFeedbackGenerator", "super.init(style:)") { OwnUIImpactFeedbackGenerator(own0: $0) },
    ]
  }
}

private final class EmptyUIInputView: UIInputView {}
private final class OwnUIInputView: UIInputView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40), inputViewStyle: .keyboard) }
}
extension InitializerCases {
  static func ofUIInputView() -> [InitializerCase] {
    [
      .init("UIInputView", "init(coder:)") { given in EmptyUIInputView(coder: given.coder) },
      .init("UIInputView", "init(frame:inputViewStyle:)") { given in EmptyUIInputView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), inputViewStyle: .keyboard) },
      .init("UIInputView", "init(frame:)") { given in EmptyUIInputView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIInputView", "init()") { given in EmptyUIInputView() },
      .init("UIInputView", "super.init(frame:inputViewStyle:)") { OwnUIInputView(own0: $0) },
    ]
  }
}

private final class EmptyUIInputViewController: UIInputViewController {}
private final class OwnUIInputViewController: UIInputViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(nibName: "a", bundle: nil) }
}
extension InitializerCases {
  static func ofUIInputViewController() -> [InitializerCase] {
    [
      .init("UIInputViewController", "init(coder:)") { given in EmptyUIInputViewController(coder: given.coder) },
      .init("UIInputViewController", "init(nibName:bundle:)") { given in EmptyUIInputViewController(nibName: "a", bundle: nil) },
      .init("UIInputViewController", "init()") { given in EmptyUIInputViewController() },
      .init("UIInputViewController", "super.init(nibName:bundle:)") { OwnUIInputViewController(own0: $0) },
    ]
  }
}

private final class EmptyUIKeyCommand: UIKeyCommand {}
private final class OwnUIKeyCommand: UIKeyCommand {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIKeyCommand() -> [InitializerCase] {
    [
      .init("UIKeyCommand", "init()") { given in EmptyUIKeyCommand() },
      .init("UIKeyCommand", "init(coder:)") { given in EmptyUIKeyCommand(coder: given.coder) },
      .init("UIKeyCommand", "init(input:modifierFlags:action:)") { given in EmptyUIKeyCommand(input: "a", modifierFlags: .command, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIKeyCommand", "init(input:modifierFlags:action:discoverabilityTitle:)") { given in EmptyUIKeyCommand(input: "a", modifierFlags: .command, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded), discoverabilityTitle: "a") },
      .init("UIKeyCommand", "init(title:image:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:)") { given in EmptyUIKeyCommand(title: "a", image: UIImage(), action: Selector("layoutIfNeeded", UIView.layoutIfNeeded), input: "a", modifierFlags: .command, propertyList: nil, alternates: [], discoverabilityTitle: "a", attributes: .destructive, state: .on) },
      .init("UIKeyCommand", "init(title:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:)") { given in EmptyUIKeyCommand(title: "a", image: UIImage(), action: Selector("layoutIfNeeded", UIView.layoutIfNeeded), propertyList: nil, alternates: [], discoverabilityTitle: "a", attributes: .destructive, state: .on) },
      .init("UIKeyCommand", "init(title:subtitle:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:)") { given in EmptyUIKeyCommand(title: "a", subtitle: "a", image: UIImage(), action: Selector("layoutIfNeeded", UIView.layoutIfNeeded), propertyList: nil, alternates: [], discoverabilityTitle: "a", attributes: .destructive, state: .on) },
      .init("UIKeyCommand", "super.init()") { OwnUIKeyCommand(own0: $0) },
    ]
  }
}

private final class EmptyUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {}
private final class OwnUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIKeyboardLayoutGuide() -> [InitializerCase] {
    [
      .init("UIKeyboardLayoutGuide", "init()") { given in EmptyUIKeyboardLayoutGuide() },
      .init("UIKeyboardLayoutGuide", "init(coder:)") { given in EmptyUIKeyboardLayoutGuide(coder: given.coder) },
      .init("UIKeyboardLayoutGuide", "super.init()") { OwnUIKeyboardLayoutGuide(own0: $0) },
    ]
  }
}

private final class EmptyUILabel: UILabel {}
private final class OwnUILabel: UILabel {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUILabel() -> [InitializerCase] {
    [
      .init("UILabel", "init(coder:)") { given in EmptyUILabel(coder: given.coder) },
      .init("UILabel", "init(frame:)") { given in EmptyUILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UILabel", "init()") { given in EmptyUILabel() },
      .init("UILabel", "super.init(frame:)") { OwnUILabel(own0: $0) },
    ]
  }
}

private final class EmptyUILayoutGuide: UILayoutGuide {}
private final class OwnUILayoutGuide: UILayoutGuide {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUILayoutGuide() -> [InitializerCase] {
    [
      .init("UILayoutGuide", "init()") { given in EmptyUILayoutGuide() },
      .init("UILayoutGuide", "init(coder:)") { given in EmptyUILayoutGuide(coder: given.coder) },
      .init("UILayoutGuide", "super.init()") { OwnUILayoutGuide(own0: $0) },
    ]
  }
}

private final class EmptyUIListContentView: UIListContentView {}
private final class OwnUIListContentView: UIListContentView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIListContentView() -> [InitializerCase] {
    [
      .init("UIListContentView", "init(coder:)") { given in EmptyUIListContentView(coder: given.coder) },
      .init("UIListContentView", "init(configuration:)") { given in EmptyUIListContentView(configuration: .cell()) },
    ]
  }
}

private final class EmptyUILongPressGestureRecognizer: UILongPressGestureRecognizer {}
private final class OwnUILongPressGestureRecognizer: UILongPressGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUILongPressGestureRecognizer() -> [InitializerCase] {
    [
      .init("UILongPressGestureRecognizer", "init()") { given in EmptyUILongPressGestureRecognizer() },
      .init("UILongPressGestureRecognizer", "init(coder:)") { given in EmptyUILongPressGestureRecognizer(coder: given.coder) },
      .init("UILongPressGestureRecognizer", "init(target:action:)") { given in EmptyUILongPressGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UILongPressGestureRecognizer", "super.init(target:action:)") { OwnUILongPressGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUIMenu: UIMenu {}
private final class OwnUIMenu: UIMenu {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIMenu() -> [InitializerCase] {
    [
      .init("UIMenu", "init(coder:)") { given in EmptyUIMenu(coder: given.coder) },
      .init("UIMenu", "init(title:image:identifier:options:children:)") { given in EmptyUIMenu(title: "a", image: UIImage(), identifier: nil, options: .displayInline, children: [UIAction { _ in }]) },
      .init("UIMenu", "init(title:subtitle:image:identifier:options:children:)") { given in EmptyUIMenu(title: "a", subtitle: "a", image: UIImage(), identifier: nil, options: .displayInline, children: [UIAction { _ in }]) },
      .init("UIMenu", "init(title:subtitle:image:identifier:options:preferredElementSize:children:)") { given in EmptyUIMenu(title: "a", subtitle: "a", image: UIImage(), identifier: nil, options: .displayInline, preferredElementSize: .large, children: [UIAction { _ in }]) },
    ]
  }
}

private final class EmptyUIMenuDisplayPreferences: UIMenuDisplayPreferences {}
private final class OwnUIMenuDisplayPreferences: UIMenuDisplayPreferences {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIMenuDisplayPreferences() -> [InitializerCase] {
    [
      .init("UIMenuDisplayPreferences", "init()") { given in EmptyUIMenuDisplayPreferences() },
      .init("UIMenuDisplayPreferences", "super.init()") { OwnUIMenuDisplayPreferences(own0: $0) },
    ]
  }
}

private final class EmptyUIMenuElement: UIMenuElement {}
private final class OwnUIMenuElement: UIMenuElement {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIMenuElement() -> [InitializerCase] {
    [
      .init("UIMenuElement", "init(coder:)") { given in EmptyUIMenuElement(coder: given.coder) },
    ]
  }
}

private final class EmptyUIMenuItem: UIMenuItem {}
private final class OwnUIMenuItem: UIMenuItem {
  init(own0 given: InitializerSamples) { super.init(title: "a", action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUIMenuItem() -> [InitializerCase] {
    [
      .init("UIMenuItem", "init(title:action:)") { given in EmptyUIMenuItem(title: "a", action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIMenuItem", "super.init(title:action:)") { OwnUIMenuItem(own0: $0) },
    ]
  }
}

private final class EmptyUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {}
private final class OwnUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUINotificationFeedbackGenerator() -> [InitializerCase] {
    [
      .init("UINotificationFeedbackGenerator", "init(view:)") { given in EmptyUINotificationFeedbackGenerator(view: given.view) },
      .init("UINotificationFeedbackGenerator", "init()") { given in EmptyUINotificationFeedbackGenerator() },
      .init("UINotificationFeedbackGenerator", "super.init()") { OwnUINotificationFeedbackGenerator(own0: $0) },
    ]
  }
}

private final class EmptyUIPageControl: UIPageControl {}
private final class OwnUIPageControl: UIPageControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIPageControl() -> [InitializerCase] {
    [
      .init("UIPageControl", "init(coder:)") { given in EmptyUIPageControl(coder: given.coder) },
      .init("UIPageControl", "init(frame:)") { given in EmptyUIPageControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIPageControl", "init(frame:primaryAction:)") { given in EmptyUIPageControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UIPageControl", "init()") { given in EmptyUIPageControl() },
      .init("UIPageControl", "super.init(frame:)") { OwnUIPageControl(own0: $0) },
    ]
  }
}

private final class EmptyUIPageControlProgress: UIPageControlProgress {}
private final class OwnUIPageControlProgress: UIPageControlProgress {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIPageControlProgress() -> [InitializerCase] {
    [
      .init("UIPageControlProgress", "init()") { given in EmptyUIPageControlProgress() },
      .init("UIPageControlProgress", "super.init()") { OwnUIPageControlProgress(own0: $0) },
    ]
  }
}

private final class EmptyUIPageControlTimerProgress: UIPageControlTimerProgress {}
private final class OwnUIPageControlTimerProgress: UIPageControlTimerProgress {
  init(own0 given: InitializerSamples) { super.init(preferredDuration: 1) }
}
extension InitializerCases {
  static func ofUIPageControlTimerProgress() -> [InitializerCase] {
    [
      .init("UIPageControlTimerProgress", "init(preferredDuration:)") { given in EmptyUIPageControlTimerProgress(preferredDuration: 1) },
      .init("UIPageControlTimerProgress", "super.init(preferredDuration:)") { OwnUIPageControlTimerProgress(own0: $0) },
    ]
  }
}

private final class EmptyUIPanGestureRecognizer: UIPanGestureRecognizer {}
private final class OwnUIPanGestureRecognizer: UIPanGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUIPanGestureRecognizer() -> [InitializerCase] {
    [
      .init("UIPanGestureRecognizer", "init()") { given in EmptyUIPanGestureRecognizer() },
      .init("UIPanGestureRecognizer", "init(coder:)") { given in EmptyUIPanGestureRecognizer(coder: given.coder) },
      .init("UIPanGestureRecognizer", "init(target:action:)") { given in EmptyUIPanGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIPanGestureRecognizer", "super.init(target:action:)") { OwnUIPanGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUIPasteConfiguration: UIPasteConfiguration {}
private final class OwnUIPasteConfiguration: UIPasteConfiguration {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIPasteConfiguration() -> [InitializerCase] {
    [
      .init("UIPasteConfiguration", "init()") { given in EmptyUIPasteConfiguration() },
      .init("UIPasteConfiguration", "init(acceptableTypeIdentifiers:)") { given in EmptyUIPasteConfiguration(acceptableTypeIdentifiers: ["a"]) },
      .init("UIPasteConfiguration", "super.init()") { OwnUIPasteConfiguration(own0: $0) },
    ]
  }
}

private final class EmptyUIPencilInteraction: UIPencilInteraction {}
private final class OwnUIPencilInteraction: UIPencilInteraction {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIPencilInteraction() -> [InitializerCase] {
    [
      .init("UIPencilInteraction", "init(delegate:)") { given in EmptyUIPencilInteraction(delegate: given.pencil) },
      .init("UIPencilInteraction", "init()") { given in EmptyUIPencilInteraction() },
      .init("UIPencilInteraction", "super.init()") { OwnUIPencilInteraction(own0: $0) },
    ]
  }
}

private final class EmptyUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {}
private final class OwnUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIPercentDrivenInteractiveTransition() -> [InitializerCase] {
    [
      .init("UIPercentDrivenInteractiveTransition", "init()") { given in EmptyUIPercentDrivenInteractiveTransition() },
      .init("UIPercentDrivenInteractiveTransition", "super.init()") { OwnUIPercentDrivenInteractiveTransition(own0: $0) },
    ]
  }
}

private final class EmptyUIPinchGestureRecognizer: UIPinchGestureRecognizer {}
private final class OwnUIPinchGestureRecognizer: UIPinchGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUIPinchGestureRecognizer() -> [InitializerCase] {
    [
      .init("UIPinchGestureRecognizer", "init()") { given in EmptyUIPinchGestureRecognizer() },
      .init("UIPinchGestureRecognizer", "init(coder:)") { given in EmptyUIPinchGestureRecognizer(coder: given.coder) },
      .init("UIPinchGestureRecognizer", "init(target:action:)") { given in EmptyUIPinchGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIPinchGestureRecognizer", "super.init(target:action:)") { OwnUIPinchGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUIPointerAccessory: UIPointerAccessory {}
private final class OwnUIPointerAccessory: UIPointerAccessory {
  init(own0 given: InitializerSamples) { super.init(.path(UIBezierPath()), position: .top) }
}
extension InitializerCases {
  static func ofUIPointerAccessory() -> [InitializerCase] {
    [
      .init("UIPointerAccessory", "init(_:position:)") { given in EmptyUIPointerAccessory(.path(UIBezierPath()), position: .top) },
      .init("UIPointerAccessory", "super.init(_:position:)") { OwnUIPointerAccessory(own0: $0) },
    ]
  }
}
