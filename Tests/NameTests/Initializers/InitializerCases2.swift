// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyNSUserActivity: NSUserActivity {}
private final class OwnNSUserActivity: NSUserActivity {
  init(own0 given: InitializerSamples) { super.init(activityType: "a") }
}
extension InitializerCases {
  static func ofNSUserActivity() -> [InitializerCase] {
    [
      .init("NSUserActivity", "init(activityType:)") { given in EmptyNSUserActivity(activityType: "a") },
      .init("NSUserActivity", "super.init(activityType:)") { OwnNSUserActivity(own0: $0) },
    ]
  }
}

private final class EmptyUIAccessibilityCustomAction: UIAccessibilityCustomAction {}
private final class OwnUIAccessibilityCustomAction: UIAccessibilityCustomAction {
  init(own0 given: InitializerSamples) { super.init(name: "a", image: UIImage(), target: nil, selector: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
  init(own1 given: InitializerSamples) { super.init(name: "a", image: UIImage(), actionHandler: { _ in true }) }
}
extension InitializerCases {
  static func ofUIAccessibilityCustomAction() -> [InitializerCase] {
    [
      .init("UIAccessibilityCustomAction", "init(name:target:selector:)") { given in EmptyUIAccessibilityCustomAction(name: "a", target: nil, selector: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIAccessibilityCustomAction", "init(name:image:target:selector:)") { given in EmptyUIAccessibilityCustomAction(name: "a", image: UIImage(), target: nil, selector: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIAccessibilityCustomAction", "init(name:actionHandler:)") { given in EmptyUIAccessibilityCustomAction(name: "a", actionHandler: { _ in true }) },
      .init("UIAccessibilityCustomAction", "init(name:image:actionHandler:)") { given in EmptyUIAccessibilityCustomAction(name: "a", image: UIImage(), actionHandler: { _ in true }) },
      .init("UIAccessibilityCustomAction", "super.init(name:image:target:selector:)") { OwnUIAccessibilityCustomAction(own0: $0) },
      .init("UIAccessibilityCustomAction", "super.init(name:image:actionHandler:)") { OwnUIAccessibilityCustomAction(own1: $0) },
    ]
  }
}

private final class EmptyUIAccessibilityElement: UIAccessibilityElement {}
private final class OwnUIAccessibilityElement: UIAccessibilityElement {
  init(own0 given: InitializerSamples) { super.init(accessibilityContainer: UIView()) }
}
extension InitializerCases {
  static func ofUIAccessibilityElement() -> [InitializerCase] {
    [
      .init("UIAccessibilityElement", "init(accessibilityContainer:)") { given in EmptyUIAccessibilityElement(accessibilityContainer: UIView()) },
      .init("UIAccessibilityElement", "super.init(accessibilityContainer:)") { OwnUIAccessibilityElement(own0: $0) },
    ]
  }
}

private final class EmptyUIAction: UIAction {}
private final class OwnUIAction: UIAction {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIAction() -> [InitializerCase] {
    [
      .init("UIAction", "init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)") { given in EmptyUIAction(title: "a", image: UIImage(), identifier: nil, discoverabilityTitle: "a", attributes: .destructive, state: .on, handler: { _ in }) },
      .init("UIAction", "init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)") { given in EmptyUIAction(title: "a", subtitle: "a", image: UIImage(), identifier: nil, discoverabilityTitle: "a", attributes: .destructive, state: .on, handler: { _ in }) },
      .init("UIAction", "init(coder:)") { given in EmptyUIAction(coder: given.coder) },
    ]
  }
}

private final class EmptyUIActivityIndicatorView: UIActivityIndicatorView {}
private final class OwnUIActivityIndicatorView: UIActivityIndicatorView {
  init(own0 given: InitializerSamples) { super.init(style: .large) }
  init(own1 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIActivityIndicatorView() -> [InitializerCase] {
    [
      .init("UIActivityIndicatorView", "init(style:)") { given in EmptyUIActivityIndicatorView(style: .large) },
      .init("UIActivityIndicatorView", "init(frame:)") { given in EmptyUIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIActivityIndicatorView", "init(coder:)") { given in EmptyUIActivityIndicatorView(coder: given.coder) },
      .init("UIActivityIndicatorView", "init()") { given in EmptyUIActivityIndicatorView() },
      .init("UIActivityIndicatorView", "super.init(style:)") { OwnUIActivityIndicatorView(own0: $0) },
      .init("UIActivityIndicatorView", "super.init(frame:)") { OwnUIActivityIndicatorView(own1: $0) },
    ]
  }
}

private final class EmptyUIAlertAction: UIAlertAction {}
extension InitializerCases {
  static func ofUIAlertAction() -> [InitializerCase] {
    [
      .init("UIAlertAction", "init(title:style:handler:)") { given in EmptyUIAlertAction(title: "a", style: .cancel, handler: nil) },
    ]
  }
}

private final class EmptyUIAlertController: UIAlertController {}
private final class OwnUIAlertController: UIAlertController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(nibName: "a", bundle: nil) }
}
extension InitializerCases {
  static func ofUIAlertController() -> [InitializerCase] {
    [
      .init("UIAlertController", "init(title:message:preferredStyle:)") { given in EmptyUIAlertController(title: "a", message: "a", preferredStyle: .alert) },
      .init("UIAlertController", "init(coder:)") { given in EmptyUIAlertController(coder: given.coder) },
      .init("UIAlertController", "init(nibName:bundle:)") { given in EmptyUIAlertController(nibName: "a", bundle: nil) },
      .init("UIAlertController", "init()") { given in EmptyUIAlertController() },
      .init("UIAlertController", "super.init(nibName:bundle:)") { OwnUIAlertController(own0: $0) },
    ]
  }
}

private final class EmptyUIAttachmentBehavior: UIAttachmentBehavior {}
private final class OwnUIAttachmentBehavior: UIAttachmentBehavior {
  init(own0 given: InitializerSamples) { super.init(item: UIView(), offsetFromCenter: UIOffset(horizontal: 1, vertical: 2), attachedToAnchor: CGPoint(x: 1, y: 2)) }
  init(own1 given: InitializerSamples) { super.init(item: UIView(), offsetFromCenter: UIOffset(horizontal: 1, vertical: 2), attachedTo: UIView(), offsetFromCenter: UIOffset(horizontal: 1, vertical: 2)) }
}
extension InitializerCases {
  static func ofUIAttachmentBehavior() -> [InitializerCase] {
    [
      .init("UIAttachmentBehavior", "init(item:attachedToAnchor:)") { given in EmptyUIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 1, y: 2)) },
      .init("UIAttachmentBehavior", "init(item:offsetFromCenter:attachedToAnchor:)") { given in EmptyUIAttachmentBehavior(item: UIView(), offsetFromCenter: UIOffset(horizontal: 1, vertical: 2), attachedToAnchor: CGPoint(x: 1, y: 2)) },
      .init("UIAttachmentBehavior", "init(item:attachedTo:)") { given in EmptyUIAttachmentBehavior(item: UIView(), attachedTo: UIView()) },
      .init("UIAttachmentBehavior", "init(item:offsetFromCenter:attachedTo:offsetFromCenter:)") { given in EmptyUIAttachmentBehavior(item: UIView(), offsetFromCenter: UIOffset(horizontal: 1, vertical: 2), attachedTo: UIView(), offsetFromCenter: UIOffset(horizontal: 1, vertical: 2)) },
      .init("UIAttachmentBehavior", "super.init(item:offsetFromCenter:attachedToAnchor:)") { OwnUIAttachmentBehavior(own0: $0) },
      .init("UIAttachmentBehavior", "super.init(item:offsetFromCenter:attachedTo:offsetFromCenter:)") { OwnUIAttachmentBehavior(own1: $0) },
    ]
  }
}

private final class EmptyUIBezierPath: UIBezierPath {}
private final class OwnUIBezierPath: UIBezierPath {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIBezierPath() -> [InitializerCase] {
    [
      .init("UIBezierPath", "init()") { given in EmptyUIBezierPath() },
      .init("UIBezierPath", "init(coder:)") { given in EmptyUIBezierPath(coder: given.coder) },
      .init("UIBezierPath", "init(rect:)") { given in EmptyUIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIBezierPath", "init(ovalIn:)") { given in EmptyUIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIBezierPath", "init(roundedRect:cornerRadius:)") { given in EmptyUIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 0.5) },
      .init("UIBezierPath", "init(roundedRect:byRoundingCorners:cornerRadii:)") { given in EmptyUIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 30, height: 40)) },
      .init("UIBezierPath", "init(arcCenter:radius:startAngle:endAngle:clockwise:)") { given in EmptyUIBezierPath(arcCenter: CGPoint(x: 1, y: 2), radius: 0.5, startAngle: 0.5, endAngle: 0.5, clockwise: true) },
      .init("UIBezierPath", "init(cgPath:)") { given in EmptyUIBezierPath(cgPath: UIBezierPath().cgPath) },
      .init("UIBezierPath", "super.init()") { OwnUIBezierPath(own0: $0) },
    ]
  }
}

private final class EmptyUIBlurEffect: UIBlurEffect {}
private final class OwnUIBlurEffect: UIBlurEffect {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIBlurEffect() -> [InitializerCase] {
    [
      .init("UIBlurEffect", "init(style:)") { given in EmptyUIBlurEffect(style: .dark) },
      .init("UIBlurEffect", "init()") { given in EmptyUIBlurEffect() },
      .init("UIBlurEffect", "init(coder:)") { given in EmptyUIBlurEffect(coder: given.coder) },
      .init("UIBlurEffect", "super.init()") { OwnUIBlurEffect(own0: $0) },
    ]
  }
}

private final class EmptyUIButton: UIButton {}
private final class OwnUIButton: UIButton {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIButton() -> [InitializerCase] {
    [
      .init("UIButton", "init(coder:)") { given in EmptyUIButton(coder: given.coder) },
      .init("UIButton", "init(configuration:primaryAction:)") { given in EmptyUIButton(configuration: .filled(), primaryAction: UIAction { _ in }) },
      .init("UIButton", "init(frame:)") { given in EmptyUIButton(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIButton", "init(frame:primaryAction:)") { given in EmptyUIButton(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UIButton", "init(type:)") { given in EmptyUIButton(type: .system) },
      .init("UIButton", "init(type:primaryAction:)") { given in EmptyUIButton(type: .system, primaryAction: UIAction { _ in }) },
      .init("UIButton", "init()") { given in EmptyUIButton() },
      .init("UIButton", "super.init(frame:)") { OwnUIButton(own0: $0) },
    ]
  }
}

private final class EmptyUICanvasFeedbackGenerator: UICanvasFeedbackGenerator {}
private final class OwnUICanvasFeedbackGenerator: UICanvasFeedbackGenerator {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUICanvasFeedbackGenerator() -> [InitializerCase] {
    [
      .init("UICanvasFeedbackGenerator", "init(view:)") { given in EmptyUICanvasFeedbackGenerator(view: given.view) },
      .init("UICanvasFeedbackGenerator", "init()") { given in EmptyUICanvasFeedbackGenerator() },
      .init("UICanvasFeedbackGenerator", "super.init()") { OwnUICanvasFeedbackGenerator(own0: $0) },
    ]
  }
}

private final class EmptyUICollisionBehavior: UICollisionBehavior {}
private final class OwnUICollisionBehavior: UICollisionBehavior {
  init(own0 given: InitializerSamples) { super.init(items: [UIView()]) }
}
extension InitializerCases {
  static func ofUICollisionBehavior() -> [InitializerCase] {
    [
      .init("UICollisionBehavior", "init(items:)") { given in EmptyUICollisionBehavior(items: [UIView()]) },
      .init("UICollisionBehavior", "init()") { given in EmptyUICollisionBehavior() },
      .init("UICollisionBehavior", "super.init(items:)") { OwnUICollisionBehavior(own0: $0) },
    ]
  }
}

private final class EmptyUIColor: UIColor, @unchecked Sendable {}
private final class OwnUIColor: UIColor, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) }
  init(own1 given: InitializerSamples) { super.init(white: 0.5, alpha: 0.5) }
  init(own2 given: InitializerSamples) { super.init(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 0.5) }
  init(own3 given: InitializerSamples) { super.init(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) }
  init(own4 given: InitializerSamples) { super.init(cgColor: UIColor.red.cgColor) }
  init(own5 given: InitializerSamples) { super.init(ciColor: CIColor(red: 1, green: 0, blue: 0)) }
  init(own6 given: InitializerSamples) { super.init(dynamicProvider: { _ in .red }) }
  init(own7 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIColor() -> [InitializerCase] {
    [
      .init("UIColor", "init(red:green:blue:alpha:)") { given in EmptyUIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) },
      .init("UIColor", "init(white:alpha:)") { given in EmptyUIColor(white: 0.5, alpha: 0.5) },
      .init("UIColor", "init(hue:saturation:brightness:alpha:)") { given in EmptyUIColor(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 0.5) },
      .init("UIColor", "init(displayP3Red:green:blue:alpha:)") { given in EmptyUIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) },
      .init("UIColor", "init(cgColor:)") { given in EmptyUIColor(cgColor: UIColor.red.cgColor) },
      .init("UIColor", "init(ciColor:)") { given in EmptyUIColor(ciColor: CIColor(red: 1, green: 0, blue: 0)) },
      .init("UIColor", "init(dynamicProvider:)") { given in EmptyUIColor(dynamicProvider: { _ in .red }) },
      .init("UIColor", "init()") { given in EmptyUIColor() },
      .init("UIColor", "init(coder:)") { given in EmptyUIColor(coder: given.coder) },
      .init("UIColor", "super.init(red:green:blue:alpha:)") { OwnUIColor(own0: $0) },
      .init("UIColor", "super.init(white:alpha:)") { OwnUIColor(own1: $0) },
      .init("UIColor", "super.init(hue:saturation:brightness:alpha:)") { OwnUIColor(own2: $0) },
      .init("UIColor", "super.init(displayP3Red:green:blue:alpha:)") { OwnUIColor(own3: $0) },
      .init("UIColor", "super.init(cgColor:)") { OwnUIColor(own4: $0) },
      .init("UIColor", "super.init(ciColor:)") { OwnUIColor(own5: $0) },
      .init("UIColor", "super.init(dynamicProvider:)") { OwnUIColor(own6: $0) },
      .init("UIColor", "super.init()") { OwnUIColor(own7: $0) },
    ]
  }
}

private final class EmptyUICommand: UICommand {}
private final class OwnUICommand: UICommand {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUICommand() -> [InitializerCase] {
    [
      .init("UICommand", "init(coder:)") { given in EmptyUICommand(coder: given.coder) },
      .init("UICommand", "init(title:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:)") { given in EmptyUICommand(title: "a", image: UIImage(), action: Selector("layoutIfNeeded", UIView.layoutIfNeeded), propertyList: nil, alternates: [], discoverabilityTitle: "a", attributes: .destructive, state: .on) },
      .init("UICommand", "init(title:subtitle:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:)") { given in EmptyUICommand(title: "a", subtitle: "a", image: UIImage(), action: Selector("layoutIfNeeded", UIView.layoutIfNeeded), propertyList: nil, alternates: [], discoverabilityTitle: "a", attributes: .destructive, state: .on) },
    ]
  }
}

private final class EmptyUICommandAlternate: UICommandAlternate {}
private final class OwnUICommandAlternate: UICommandAlternate {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUICommandAlternate() -> [InitializerCase] {
    [
      .init("UICommandAlternate", "init(coder:)") { given in EmptyUICommandAlternate(coder: given.coder) },
      .init("UICommandAlternate", "init(title:action:modifierFlags:)") { given in EmptyUICommandAlternate(title: "a", action: Selector("layoutIfNeeded", UIView.layoutIfNeeded), modifierFlags: .command) },
    ]
  }
}

private final class EmptyUIContentUnavailableView: UIContentUnavailableView {}
extension InitializerCases {
  static func ofUIContentUnavailableView() -> [InitializerCase] {
    [
      .init("UIContentUnavailableView", "init(coder:)") { given in EmptyUIContentUnavailableView(coder: given.coder) },
    ]
  }
}

private final class EmptyUIContextMenuConfiguration: UIContextMenuConfiguration {}
private final class OwnUIContextMenuConfiguration: UIContextMenuConfiguration {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIContextMenuConfiguration() -> [InitializerCase] {
    [
      .init("UIContextMenuConfiguration", "init(identifier:previewProvider:actionProvider:)") { given in EmptyUIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil) },
      .init("UIContextMenuConfiguration", "init()") { given in EmptyUIContextMenuConfiguration() },
      .init("UIContextMenuConfiguration", "super.init()") { OwnUIContextMenuConfiguration(own0: $0) },
    ]
  }
}

private final class EmptyUIContextMenuInteraction: UIContextMenuInteraction {}
private final class OwnUIContextMenuInteraction: UIContextMenuInteraction {
  init(own0 given: InitializerSamples) { super.init(delegate: UIButton()) }
}
extension InitializerCases {
  static func ofUIContextMenuInteraction() -> [InitializerCase] {
    [
      .init("UIContextMenuInteraction", "init(delegate:)") { given in EmptyUIContextMenuInteraction(delegate: UIButton()) },
      .init("UIContextMenuInteraction", "super.init(delegate:)") { OwnUIContextMenuInteraction(own0: $0) },
    ]
  }
}

private final class EmptyUIContextualAction: UIContextualAction {}
extension InitializerCases {
  static func ofUIContextualAction() -> [InitializerCase] {
    [
      .init("UIContextualAction", "init(style:title:handler:)") { given in EmptyUIContextualAction(style: .normal, title: "a", handler: { _, _, _ in }) },
    ]
  }
}

private final class EmptyUIControl: UIControl {}
private final class OwnUIControl: UIControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIControl() -> [InitializerCase] {
    [
      .init("UIControl", "init(coder:)") { given in EmptyUIControl(coder: given.coder) },
      .init("UIControl", "init(frame:)") { given in EmptyUIControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIControl", "init(frame:primaryAction:)") { given in EmptyUIControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UIControl", "init()") { given in EmptyUIControl() },
      .init("UIControl", "super.init(frame:)") { OwnUIControl(own0: $0) },
    ]
  }
}

private final class EmptyUICubicTimingParameters: UICubicTimingParameters {}
private final class OwnUICubicTimingParameters: UICubicTimingParameters {
  init(own0 given: InitializerSamples) { super.init() }
  init(own1 given: InitializerSamples) { super.init(animationCurve: .easeIn) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own2 given: InitializerSamples) { super.init(controlPoint1: CGPoint(x: 1, y: 2), controlPoint2: CGPoint(x: 1, y: 2)) }
}
extension InitializerCases {
  static func ofUICubicTimingParameters() -> [InitializerCase] {
    [
      .init("UICubicTimingParameters", "init()") { given in EmptyUICubicTimingParameters() },
      .init("UICubicTimingParameters", "init(animationCurve:)") { given in EmptyUICubicTimingParameters(animationCurve: .easeIn) },
      .init("UICubicTimingParameters", "init(coder:)") { given in EmptyUICubicTimingParameters(coder: given.coder) },
      .init("UICubicTimingParameters", "init(controlPoint1:controlPoint2:)") { given in EmptyUICubicTimingParameters(controlPoint1: CGPoint(x: 1, y: 2), controlPoint2: CGPoint(x: 1, y: 2)) },
      .init("UICubicTimingParameters", "super.init()") { OwnUICubicTimingParameters(own0: $0) },
      .init("UICubicTimingParameters", "super.init(animationCurve:)") { OwnUICubicTimingParameters(own1: $0) },
      .init("UICubicTimingParameters", "super.init(controlPoint1:controlPoint2:)") { OwnUICubicTimingParameters(own2: $0) },
    ]
  }
}

private final class EmptyUIDeferredMenuElement: UIDeferredMenuElement {}
private final class OwnUIDeferredMenuElement: UIDeferredMenuElement {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIDeferredMenuElement() -> [InitializerCase] {
    [
      .init("UIDeferredMenuElement", "init(_:)") { given in EmptyUIDeferredMenuElement({ $0([]) }) },
      .init("UIDeferredMenuElement", "init(coder:)") { given in EmptyUIDeferredMenuElement(coder: given.coder) },
    ]
  }
}
