// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyCAAnimation: CAAnimation {}
private final class OwnCAAnimation: CAAnimation {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCAAnimation() -> [InitializerCase] {
    [
      .init("CAAnimation", "init()") { given in EmptyCAAnimation() },
      .init("CAAnimation", "init(coder:)") { given in EmptyCAAnimation(coder: given.coder) },
      .init("CAAnimation", "super.init()") { OwnCAAnimation(own0: $0) },
    ]
  }
}

private final class EmptyCAAnimationGroup: CAAnimationGroup {}
private final class OwnCAAnimationGroup: CAAnimationGroup {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCAAnimationGroup() -> [InitializerCase] {
    [
      .init("CAAnimationGroup", "init()") { given in EmptyCAAnimationGroup() },
      .init("CAAnimationGroup", "init(coder:)") { given in EmptyCAAnimationGroup(coder: given.coder) },
      .init("CAAnimationGroup", "super.init()") { OwnCAAnimationGroup(own0: $0) },
    ]
  }
}

private final class EmptyCABasicAnimation: CABasicAnimation {}
private final class OwnCABasicAnimation: CABasicAnimation {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCABasicAnimation() -> [InitializerCase] {
    [
      .init("CABasicAnimation", "init(keyPath:)") { given in EmptyCABasicAnimation(keyPath: "a") },
      .init("CABasicAnimation", "init()") { given in EmptyCABasicAnimation() },
      .init("CABasicAnimation", "init(coder:)") { given in EmptyCABasicAnimation(coder: given.coder) },
      .init("CABasicAnimation", "super.init()") { OwnCABasicAnimation(own0: $0) },
    ]
  }
}

private final class EmptyCADisplayLink: CADisplayLink {}
private final class OwnCADisplayLink: CADisplayLink {
  init(own0 given: InitializerSamples) { super.init(target: UIView(), selector: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofCADisplayLink() -> [InitializerCase] {
    [
      .init("CADisplayLink", "init(target:selector:)") { given in EmptyCADisplayLink(target: UIView(), selector: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("CADisplayLink", "super.init(target:selector:)") { OwnCADisplayLink(own0: $0) },
    ]
  }
}

private final class EmptyCAGradientLayer: CAGradientLayer {}
private final class OwnCAGradientLayer: CAGradientLayer {
  init(own0 given: InitializerSamples) { super.init() }
  init(own1 given: InitializerSamples) { super.init(layer: UIView()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCAGradientLayer() -> [InitializerCase] {
    [
      .init("CAGradientLayer", "init()") { given in EmptyCAGradientLayer() },
      .init("CAGradientLayer", "init(layer:)") { given in EmptyCAGradientLayer(layer: UIView()) },
      .init("CAGradientLayer", "init(coder:)") { given in EmptyCAGradientLayer(coder: given.coder) },
      .init("CAGradientLayer", "super.init()") { OwnCAGradientLayer(own0: $0) },
      .init("CAGradientLayer", "super.init(layer:)") { OwnCAGradientLayer(own1: $0) },
    ]
  }
}

private final class EmptyCAKeyframeAnimation: CAKeyframeAnimation {}
private final class OwnCAKeyframeAnimation: CAKeyframeAnimation {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCAKeyframeAnimation() -> [InitializerCase] {
    [
      .init("CAKeyframeAnimation", "init(keyPath:)") { given in EmptyCAKeyframeAnimation(keyPath: "a") },
      .init("CAKeyframeAnimation", "init()") { given in EmptyCAKeyframeAnimation() },
      .init("CAKeyframeAnimation", "init(coder:)") { given in EmptyCAKeyframeAnimation(coder: given.coder) },
      .init("CAKeyframeAnimation", "super.init()") { OwnCAKeyframeAnimation(own0: $0) },
    ]
  }
}

private final class EmptyCALayer: CALayer {}
private final class OwnCALayer: CALayer {
  init(own0 given: InitializerSamples) { super.init() }
  init(own1 given: InitializerSamples) { super.init(layer: UIView()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCALayer() -> [InitializerCase] {
    [
      .init("CALayer", "init()") { given in EmptyCALayer() },
      .init("CALayer", "init(layer:)") { given in EmptyCALayer(layer: UIView()) },
      .init("CALayer", "init(coder:)") { given in EmptyCALayer(coder: given.coder) },
      .init("CALayer", "super.init()") { OwnCALayer(own0: $0) },
      .init("CALayer", "super.init(layer:)") { OwnCALayer(own1: $0) },
    ]
  }
}

private final class EmptyCAPropertyAnimation: CAPropertyAnimation {}
private final class OwnCAPropertyAnimation: CAPropertyAnimation {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCAPropertyAnimation() -> [InitializerCase] {
    [
      .init("CAPropertyAnimation", "init(keyPath:)") { given in EmptyCAPropertyAnimation(keyPath: "a") },
      .init("CAPropertyAnimation", "init()") { given in EmptyCAPropertyAnimation() },
      .init("CAPropertyAnimation", "init(coder:)") { given in EmptyCAPropertyAnimation(coder: given.coder) },
      .init("CAPropertyAnimation", "super.init()") { OwnCAPropertyAnimation(own0: $0) },
    ]
  }
}

private final class EmptyCAShapeLayer: CAShapeLayer {}
private final class OwnCAShapeLayer: CAShapeLayer {
  init(own0 given: InitializerSamples) { super.init() }
  init(own1 given: InitializerSamples) { super.init(layer: UIView()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCAShapeLayer() -> [InitializerCase] {
    [
      .init("CAShapeLayer", "init()") { given in EmptyCAShapeLayer() },
      .init("CAShapeLayer", "init(layer:)") { given in EmptyCAShapeLayer(layer: UIView()) },
      .init("CAShapeLayer", "init(coder:)") { given in EmptyCAShapeLayer(coder: given.coder) },
      .init("CAShapeLayer", "super.init()") { OwnCAShapeLayer(own0: $0) },
      .init("CAShapeLayer", "super.init(layer:)") { OwnCAShapeLayer(own1: $0) },
    ]
  }
}

private final class EmptyCASpringAnimation: CASpringAnimation {}
private final class OwnCASpringAnimation: CASpringAnimation {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCASpringAnimation() -> [InitializerCase] {
    [
      .init("CASpringAnimation", "init(perceptualDuration:bounce:)") { given in EmptyCASpringAnimation(perceptualDuration: 1, bounce: 0.5) },
      .init("CASpringAnimation", "init(keyPath:)") { given in EmptyCASpringAnimation(keyPath: "a") },
      .init("CASpringAnimation", "init()") { given in EmptyCASpringAnimation() },
      .init("CASpringAnimation", "init(coder:)") { given in EmptyCASpringAnimation(coder: given.coder) },
      .init("CASpringAnimation", "super.init()") { OwnCASpringAnimation(own0: $0) },
    ]
  }
}

private final class EmptyCATextLayer: CATextLayer {}
private final class OwnCATextLayer: CATextLayer {
  init(own0 given: InitializerSamples) { super.init() }
  init(own1 given: InitializerSamples) { super.init(layer: UIView()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCATextLayer() -> [InitializerCase] {
    [
      .init("CATextLayer", "init()") { given in EmptyCATextLayer() },
      .init("CATextLayer", "init(layer:)") { given in EmptyCATextLayer(layer: UIView()) },
      .init("CATextLayer", "init(coder:)") { given in EmptyCATextLayer(coder: given.coder) },
      .init("CATextLayer", "super.init()") { OwnCATextLayer(own0: $0) },
      .init("CATextLayer", "super.init(layer:)") { OwnCATextLayer(own1: $0) },
    ]
  }
}

private final class EmptyCATransition: CATransition {}
private final class OwnCATransition: CATransition {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofCATransition() -> [InitializerCase] {
    [
      .init("CATransition", "init()") { given in EmptyCATransition() },
      .init("CATransition", "init(coder:)") { given in EmptyCATransition(coder: given.coder) },
      .init("CATransition", "super.init()") { OwnCATransition(own0: $0) },
    ]
  }
}

private final class EmptyCIColor: CIColor, @unchecked Sendable {}
private final class OwnCIColor: CIColor, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init(cgColor: UIColor.red.cgColor) }
}
extension InitializerCases {
  static func ofCIColor() -> [InitializerCase] {
    [
      .init("CIColor", "init(cgColor:)") { given in EmptyCIColor(cgColor: UIColor.red.cgColor) },
      .init("CIColor", "init(red:green:blue:)") { given in EmptyCIColor(red: 0.5, green: 0.5, blue: 0.5) },
      .init("CIColor", "init(red:green:blue:alpha:)") { given in EmptyCIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5) },
      .init("CIColor", "super.init(cgColor:)") { OwnCIColor(own0: $0) },
    ]
  }
}

private final class EmptyCMMotionManager: CMMotionManager {}
private final class OwnCMMotionManager: CMMotionManager {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofCMMotionManager() -> [InitializerCase] {
    [
      .init("CMMotionManager", "init()") { given in EmptyCMMotionManager() },
      .init("CMMotionManager", "super.init()") { OwnCMMotionManager(own0: $0) },
    ]
  }
}

private final class EmptyNSLayoutConstraint: NSLayoutConstraint {}
private final class OwnNSLayoutConstraint: NSLayoutConstraint {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofNSLayoutConstraint() -> [InitializerCase] {
    [
      .init("NSLayoutConstraint", "init()") { given in EmptyNSLayoutConstraint() },
      .init("NSLayoutConstraint", "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)") { given in EmptyNSLayoutConstraint(item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 0.5, constant: 0.5) },
      .init("NSLayoutConstraint", "super.init()") { OwnNSLayoutConstraint(own0: $0) },
    ]
  }
}

private final class EmptyNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {}
private final class OwnNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofNSMutableParagraphStyle() -> [InitializerCase] {
    [
      .init("NSMutableParagraphStyle", "init()") { given in EmptyNSMutableParagraphStyle() },
      .init("NSMutableParagraphStyle", "super.init()") { OwnNSMutableParagraphStyle(own0: $0) },
    ]
  }
}

private final class EmptyNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {}
private final class OwnNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofNSParagraphStyle() -> [InitializerCase] {
    [
      .init("NSParagraphStyle", "init()") { given in EmptyNSParagraphStyle() },
      .init("NSParagraphStyle", "super.init()") { OwnNSParagraphStyle(own0: $0) },
    ]
  }
}

private final class EmptyNSStringDrawingContext: NSStringDrawingContext {}
private final class OwnNSStringDrawingContext: NSStringDrawingContext {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofNSStringDrawingContext() -> [InitializerCase] {
    [
      .init("NSStringDrawingContext", "init()") { given in EmptyNSStringDrawingContext() },
      .init("NSStringDrawingContext", "super.init()") { OwnNSStringDrawingContext(own0: $0) },
    ]
  }
}

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
