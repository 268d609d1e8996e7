// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyUIDynamicAnimator: UIDynamicAnimator {}
private final class OwnUIDynamicAnimator: UIDynamicAnimator {
  init(own0 given: InitializerSamples) { super.init(referenceView: given.view) }
  init(own1 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIDynamicAnimator() -> [InitializerCase] {
    [
      .init("UIDynamicAnimator", "init(referenceView:)") { given in EmptyUIDynamicAnimator(referenceView: given.view) },
      .init("UIDynamicAnimator", "init()") { given in EmptyUIDynamicAnimator() },
      .init("UIDynamicAnimator", "super.init(referenceView:)") { OwnUIDynamicAnimator(own0: $0) },
      .init("UIDynamicAnimator", "super.init()") { OwnUIDynamicAnimator(own1: $0) },
    ]
  }
}

private final class EmptyUIDynamicBehavior: UIDynamicBehavior {}
private final class OwnUIDynamicBehavior: UIDynamicBehavior {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIDynamicBehavior() -> [InitializerCase] {
    [
      .init("UIDynamicBehavior", "init()") { given in EmptyUIDynamicBehavior() },
      .init("UIDynamicBehavior", "super.init()") { OwnUIDynamicBehavior(own0: $0) },
    ]
  }
}

private final class EmptyUIDynamicItemBehavior: UIDynamicItemBehavior {}
private final class OwnUIDynamicItemBehavior: UIDynamicItemBehavior {
  init(own0 given: InitializerSamples) { super.init(items: [UIView()]) }
}
extension InitializerCases {
  static func ofUIDynamicItemBehavior() -> [InitializerCase] {
    [
      .init("UIDynamicItemBehavior", "init(items:)") { given in EmptyUIDynamicItemBehavior(items: [UIView()]) },
      .init("UIDynamicItemBehavior", "init()") { given in EmptyUIDynamicItemBehavior() },
      .init("UIDynamicItemBehavior", "super.init(items:)") { OwnUIDynamicItemBehavior(own0: $0) },
    ]
  }
}

private final class EmptyUIDynamicItemGroup: UIDynamicItemGroup {}
private final class OwnUIDynamicItemGroup: UIDynamicItemGroup {
  init(own0 given: InitializerSamples) { super.init(items: [UIView()]) }
}
extension InitializerCases {
  static func ofUIDynamicItemGroup() -> [InitializerCase] {
    [
      .init("UIDynamicItemGroup", "init(items:)") { given in EmptyUIDynamicItemGroup(items: [UIView()]) },
      .init("UIDynamicItemGroup", "super.init(items:)") { OwnUIDynamicItemGroup(own0: $0) },
    ]
  }
}

private final class EmptyUIEditMenuConfiguration: UIEditMenuConfiguration {}
extension InitializerCases {
  static func ofUIEditMenuConfiguration() -> [InitializerCase] {
    [
      .init("UIEditMenuConfiguration", "init(identifier:sourcePoint:)") { given in EmptyUIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 1, y: 2)) },
    ]
  }
}

private final class EmptyUIEditMenuInteraction: UIEditMenuInteraction {}
private final class OwnUIEditMenuInteraction: UIEditMenuInteraction {
  init(own0 given: InitializerSamples) { super.init(delegate: nil) }
}
extension InitializerCases {
  static func ofUIEditMenuInteraction() -> [InitializerCase] {
    [
      .init("UIEditMenuInteraction", "init(delegate:)") { given in EmptyUIEditMenuInteraction(delegate: nil) },
      .init("UIEditMenuInteraction", "super.init(delegate:)") { OwnUIEditMenuInteraction(own0: $0) },
    ]
  }
}

private final class EmptyUIEvent: UIEvent {}
private final class OwnUIEvent: UIEvent {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIEvent() -> [InitializerCase] {
    [
      .init("UIEvent", "init()") { given in EmptyUIEvent() },
      .init("UIEvent", "super.init()") { OwnUIEvent(own0: $0) },
    ]
  }
}

private final class EmptyUIFeedbackGenerator: UIFeedbackGenerator {}
private final class OwnUIFeedbackGenerator: UIFeedbackGenerator {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIFeedbackGenerator() -> [InitializerCase] {
    [
      .init("UIFeedbackGenerator", "init(view:)") { given in EmptyUIFeedbackGenerator(view: given.view) },
      .init("UIFeedbackGenerator", "init()") { given in EmptyUIFeedbackGenerator() },
      .init("UIFeedbackGenerator", "super.init()") { OwnUIFeedbackGenerator(own0: $0) },
    ]
  }
}

private final class EmptyUIFocusEffect: UIFocusEffect {}
private final class OwnUIFocusEffect: UIFocusEffect {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIFocusEffect() -> [InitializerCase] {
    [
      .init("UIFocusEffect", "init()") { given in EmptyUIFocusEffect() },
      .init("UIFocusEffect", "super.init()") { OwnUIFocusEffect(own0: $0) },
    ]
  }
}

private final class EmptyUIFocusGuide: UIFocusGuide {}
private final class OwnUIFocusGuide: UIFocusGuide {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIFocusGuide() -> [InitializerCase] {
    [
      .init("UIFocusGuide", "init()") { given in EmptyUIFocusGuide() },
      .init("UIFocusGuide", "init(coder:)") { given in EmptyUIFocusGuide(coder: given.coder) },
      .init("UIFocusGuide", "super.init()") { OwnUIFocusGuide(own0: $0) },
    ]
  }
}

private final class EmptyUIFocusHaloEffect: UIFocusHaloEffect {}
private final class OwnUIFocusHaloEffect: UIFocusHaloEffect {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIFocusHaloEffect() -> [InitializerCase] {
    [
      .init("UIFocusHaloEffect", "init(path:)") { given in EmptyUIFocusHaloEffect(path: UIBezierPath()) },
      .init("UIFocusHaloEffect", "init(rect:)") { given in EmptyUIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIFocusHaloEffect", "init(roundedRect:cornerRadius:curve:)") { given in EmptyUIFocusHaloEffect(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 0.5, curve: .continuous) },
      .init("UIFocusHaloEffect", "init()") { given in EmptyUIFocusHaloEffect() },
      .init("UIFocusHaloEffect", "super.init()") { OwnUIFocusHaloEffect(own0: $0) },
    ]
  }
}

private final class EmptyUIFontDescriptor: UIFontDescriptor, @unchecked Sendable {}
private final class OwnUIFontDescriptor: UIFontDescriptor, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init(fontAttributes: [:]) }
}
extension InitializerCases {
  static func ofUIFontDescriptor() -> [InitializerCase] {
    [
      .init("UIFontDescriptor", "init(fontAttributes:)") { given in EmptyUIFontDescriptor(fontAttributes: [:]) },
      .init("UIFontDescriptor", "init(name:size:)") { given in EmptyUIFontDescriptor(name: "a", size: 0.5) },
      .init("UIFontDescriptor", "super.init(fontAttributes:)") { OwnUIFontDescriptor(own0: $0) },
    ]
  }
}

private final class EmptyUIFontMetrics: UIFontMetrics, @unchecked Sendable {}
private final class OwnUIFontMetrics: UIFontMetrics, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init(forTextStyle: .body) }
}
extension InitializerCases {
  static func ofUIFontMetrics() -> [InitializerCase] {
    [
      .init("UIFontMetrics", "init(forTextStyle:)") { given in EmptyUIFontMetrics(forTextStyle: .body) },
      .init("UIFontMetrics", "super.init(forTextStyle:)") { OwnUIFontMetrics(own0: $0) },
    ]
  }
}

private final class EmptyUIGestureRecognizer: UIGestureRecognizer {}
private final class OwnUIGestureRecognizer: UIGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUIGestureRecognizer() -> [InitializerCase] {
    [
      .init("UIGestureRecognizer", "init()") { given in EmptyUIGestureRecognizer() },
      .init("UIGestureRecognizer", "init(coder:)") { given in EmptyUIGestureRecognizer(coder: given.coder) },
      .init("UIGestureRecognizer", "init(target:action:)") { given in EmptyUIGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIGestureRecognizer", "super.init(target:action:)") { OwnUIGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUIGraphicsImageRenderer: UIGraphicsImageRenderer {}
private final class OwnUIGraphicsImageRenderer: UIGraphicsImageRenderer {
  init(own0 given: InitializerSamples) { super.init(bounds: CGRect(x: 1, y: 2, width: 30, height: 40), format: UIGraphicsImageRendererFormat()) }
}
extension InitializerCases {
  static func ofUIGraphicsImageRenderer() -> [InitializerCase] {
    [
      .init("UIGraphicsImageRenderer", "init(size:)") { given in EmptyUIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)) },
      .init("UIGraphicsImageRenderer", "init(size:format:)") { given in EmptyUIGraphicsImageRenderer(size: CGSize(width: 30, height: 40), format: UIGraphicsImageRendererFormat()) },
      .init("UIGraphicsImageRenderer", "init(bounds:format:)") { given in EmptyUIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 2, width: 30, height: 40), format: UIGraphicsImageRendererFormat()) },
      .init("UIGraphicsImageRenderer", "init(bounds:)") { given in EmptyUIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIGraphicsImageRenderer", "super.init(bounds:format:)") { OwnUIGraphicsImageRenderer(own0: $0) },
    ]
  }
}

private final class EmptyUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {}
private final class OwnUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
  required init() { super.init() }
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIGraphicsImageRendererFormat() -> [InitializerCase] {
    [
      .init("UIGraphicsImageRendererFormat", "init()") { given in EmptyUIGraphicsImageRendererFormat() },
      .init("UIGraphicsImageRendererFormat", "super.init()") { OwnUIGraphicsImageRendererFormat(own0: $0) },
    ]
  }
}

private final class EmptyUIGraphicsPDFRenderer: UIGraphicsPDFRenderer {}
private final class OwnUIGraphicsPDFRenderer: UIGraphicsPDFRenderer {
  init(own0 given: InitializerSamples) { super.init(bounds: CGRect(x: 1, y: 2, width: 30, height: 40), format: UIGraphicsPDFRendererFormat()) }
}
extension InitializerCases {
  static func ofUIGraphicsPDFRenderer() -> [InitializerCase] {
    [
      .init("UIGraphicsPDFRenderer", "init(bounds:format:)") { given in EmptyUIGraphicsPDFRenderer(bounds: CGRect(x: 1, y: 2, width: 30, height: 40), format: UIGraphicsPDFRendererFormat()) },
      .init("UIGraphicsPDFRenderer", "init(bounds:)") { given in EmptyUIGraphicsPDFRenderer(bounds: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIGraphicsPDFRenderer", "super.init(bounds:format:)") { OwnUIGraphicsPDFRenderer(own0: $0) },
    ]
  }
}

private final class EmptyUIGraphicsPDFRendererFormat: UIGraphicsPDFRendererFormat {}
private final class OwnUIGraphicsPDFRendererFormat: UIGraphicsPDFRendererFormat {
  required init() { super.init() }
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIGraphicsPDFRendererFormat() -> [InitializerCase] {
    [
      .init("UIGraphicsPDFRendererFormat", "init()") { given in EmptyUIGraphicsPDFRendererFormat() },
      .init("UIGraphicsPDFRendererFormat", "super.init()") { OwnUIGraphicsPDFRendererFormat(own0: $0) },
    ]
  }
}

private final class EmptyUIGraphicsRenderer: UIGraphicsRenderer {}
private final class OwnUIGraphicsRenderer: UIGraphicsRenderer {
  init(own0 given: InitializerSamples) { super.init(bounds: CGRect(x: 1, y: 2, width: 30, height: 40), format: UIGraphicsRendererFormat()) }
}
extension InitializerCases {
  static func ofUIGraphicsRenderer() -> [InitializerCase] {
    [
      .init("UIGraphicsRenderer", "init(bounds:)") { given in EmptyUIGraphicsRenderer(bounds: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIGraphicsRenderer", "init(bounds:format:)") { given in EmptyUIGraphicsRenderer(bounds: CGRect(x: 1, y: 2, width: 30, height: 40), format: UIGraphicsRendererFormat()) },
      .init("UIGraphicsRenderer", "super.init(bounds:format:)") { OwnUIGraphicsRenderer(own0: $0) },
    ]
  }
}

private final class EmptyUIGraphicsRendererFormat: UIGraphicsRendererFormat {}
private final class OwnUIGraphicsRendererFormat: UIGraphicsRendererFormat {
  required init() { super.init() }
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIGraphicsRendererFormat() -> [InitializerCase] {
    [
      .init("UIGraphicsRendererFormat", "init()") { given in EmptyUIGraphicsRendererFormat() },
      .init("UIGraphicsRendererFormat", "super.init()") { OwnUIGraphicsRendererFormat(own0: $0) },
    ]
  }
}

private final class EmptyUIGravityBehavior: UIGravityBehavior {}
private final class OwnUIGravityBehavior: UIGravityBehavior {
  init(own0 given: InitializerSamples) { super.init(items: [UIView()]) }
}
extension InitializerCases {
  static func ofUIGravityBehavior() -> [InitializerCase] {
    [
      .init("UIGravityBehavior", "init(items:)") { given in EmptyUIGravityBehavior(items: [UIView()]) },
      .init("UIGravityBehavior", "init()") { given in EmptyUIGravityBehavior() },
      .init("UIGravityBehavior", "super.init(items:)") { OwnUIGravityBehavior(own0: $0) },
    ]
  }
}

private final class EmptyUIHoverGestureRecognizer: UIHoverGestureRecognizer {}
private final class OwnUIHoverGestureRecognizer: UIHoverGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUIHoverGestureRecognizer() -> [InitializerCase] {
    [
      .init("UIHoverGestureRecognizer", "init()") { given in EmptyUIHoverGestureRecognizer() },
      .init("UIHoverGestureRecognizer", "init(coder:)") { given in EmptyUIHoverGestureRecognizer(coder: given.coder) },
      .init("UIHoverGestureRecognizer", "init(target:action:)") { given in EmptyUIHoverGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIHoverGestureRecognizer", "super.init(target:action:)") { OwnUIHoverGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUIImage: UIImage, @unchecked Sendable {}
private final class OwnUIImage: UIImage, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init?(own1 given: InitializerSamples) { super.init(contentsOfFile: given.path) }
  init?(own2 given: InitializerSamples) { super.init(data: given.data) }
  init?(own3 given: InitializerSamples) { super.init(data: given.data, scale: 0.5) }
  init(own4 given: InitializerSamples) { super.init(cgImage: given.picture) }
  init(own5 given: InitializerSamples) { super.init(cgImage: given.picture, scale: 0.5, orientation: .up) }
}
extension InitializerCases {
  static func ofUIImage() -> [InitializerCase] {
    [
      .init("UIImage", "init()") { given in EmptyUIImage() },
      .init("UIImage", "init(coder:)") { given in EmptyUIImage(coder: given.coder) },
      .init("UIImage", "init(contentsOfFile:)") { given in EmptyUIImage(contentsOfFile: given.path) },
      .init("UIImage", "init(data:)") { given in EmptyUIImage(data: given.data) },
      .init("UIImage", "init(data:scale:)") { given in EmptyUIImage(data: given.data, scale: 0.5) },
      .init("UIImage", "init(cgImage:)") { given in EmptyUIImage(cgImage: given.picture) },
      .init("UIImage", "init(cgImage:scale:orientation:)") { given in EmptyUIImage(cgImage: given.picture, scale: 0.5, orientation: .up) },
      .init("UIImage", "super.init()") { OwnUIImage(own0: $0) },
      .init("UIImage", "super.init(contentsOfFile:)") { OwnUIImage(own1: $0) },
      .init("UIImage", "super.init(data:)") { OwnUIImage(own2: $0) },
      .init("UIImage", "super.init(data:scale:)") { OwnUIImage(own3: $0) },
      .init("UIImage", "super.init(cgImage:)") { OwnUIImage(own4: $0) },
      .init("UIImage", "super.init(cgImage:scale:orientation:)") { OwnUIImage(own5: $0) },
    ]
  }
}

private final class EmptyUIImageAsset: UIImageAsset, @unchecked Sendable {}
private final class OwnUIImageAsset: UIImageAsset, @unchecked Sendable {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIImageAsset() -> [InitializerCase] {
    [
      .init("UIImageAsset", "init()") { given in EmptyUIImageAsset() },
      .init("UIImageAsset", "super.init()") { OwnUIImageAsset(own0: $0) },
    ]
  }
}
