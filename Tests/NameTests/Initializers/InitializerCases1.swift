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

private final class EmptyNSLayoutManager: NSLayoutManager {}
private final class OwnNSLayoutManager: NSLayoutManager {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofNSLayoutManager() -> [InitializerCase] {
    [
      .init("NSLayoutManager", "init()") { given in EmptyNSLayoutManager() },
      .init("NSLayoutManager", "init(coder:)") { given in EmptyNSLayoutManager(coder: given.coder) },
      .init("NSLayoutManager", "super.init()") { OwnNSLayoutManager(own0: $0) },
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

private final class EmptyNSShadow: NSShadow, @unchecked Sendable {}
private final class OwnNSShadow: NSShadow, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofNSShadow() -> [InitializerCase] {
    [
      .init("NSShadow", "init()") { given in EmptyNSShadow() },
      .init("NSShadow", "super.init()") { OwnNSShadow(own0: $0) },
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

private final class EmptyNSTextAttachment: NSTextAttachment {}
private final class OwnNSTextAttachment: NSTextAttachment {
  init(own0 given: InitializerSamples) { super.init(data: Data([1]), ofType: "a") }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofNSTextAttachment() -> [InitializerCase] {
    [
      .init("NSTextAttachment", "init(data:ofType:)") { given in EmptyNSTextAttachment(data: Data([1]), ofType: "a") },
      .init("NSTextAttachment", "init(coder:)") { given in EmptyNSTextAttachment(coder: given.coder) },
      .init("NSTextAttachment", "init(image:)") { given in EmptyNSTextAttachment(image: UIImage()) },
      .init("NSTextAttachment", "init()") { given in EmptyNSTextAttachment() },
      .init("NSTextAttachment", "super.init(data:ofType:)") { OwnNSTextAttachment(own0: $0) },
    ]
  }
}

private final class EmptyNSTextContainer: NSTextContainer {}
private final class OwnNSTextContainer: NSTextContainer {
  init(own0 given: InitializerSamples) { super.init(size: CGSize(width: 30, height: 40)) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofNSTextContainer() -> [InitializerCase] {
    [
      .init("NSTextContainer", "init(size:)") { given in EmptyNSTextContainer(size: CGSize(width: 30, height: 40)) },
      .init("NSTextContainer", "init(coder:)") { given in EmptyNSTextContainer(coder: given.coder) },
      .init("NSTextContainer", "init()") { given in EmptyNSTextContainer() },
      .init("NSTextContainer", "super.init(size:)") { OwnNSTextContainer(own0: $0) },
    ]
  }
}

private final class EmptyNSTextStorage: NSTextStorage {}
private final class OwnNSTextStorage: NSTextStorage {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own1 given: InitializerSamples) { super.init(string: "a") }
  init(own2 given: InitializerSamples) { super.init(attributedString: NSAttributedString(string: "a")) }
}
extension InitializerCases {
  static func ofNSTextStorage() -> [InitializerCase] {
    [
      .init("NSTextStorage", "init()") { given in EmptyNSTextStorage() },
      .init("NSTextStorage", "init(coder:)") { given in EmptyNSTextStorage(coder: given.coder) },
      .init("NSTextStorage", "init(string:)") { given in EmptyNSTextStorage(string: "a") },
      .init("NSTextStorage", "init(attributedString:)") { given in EmptyNSTextStorage(attributedString: NSAttributedString(string: "a")) },
      .init("NSTextStorage", "super.init()") { OwnNSTextStorage(own0: $0) },
      .init("NSTextStorage", "super.init(string:)") { OwnNSTextStorage(own1: $0) },
      .init("NSTextStorage", "super.init(attributedString:)") { OwnNSTextStorage(own2: $0) },
    ]
  }
}
