// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyUIPointerInteraction: UIPointerInteraction {}
private final class OwnUIPointerInteraction: UIPointerInteraction {
  init(own0 given: InitializerSamples) { super.init(delegate: nil) }
}
extension InitializerCases {
  static func ofUIPointerInteraction() -> [InitializerCase] {
    [
      .init("UIPointerInteraction", "init(delegate:)") { given in EmptyUIPointerInteraction(delegate: nil) },
      .init("UIPointerInteraction", "init()") { given in EmptyUIPointerInteraction() },
      .init("UIPointerInteraction", "super.init(delegate:)") { OwnUIPointerInteraction(own0: $0) },
    ]
  }
}

private final class EmptyUIPointerRegion: UIPointerRegion {}
extension InitializerCases {
  static func ofUIPointerRegion() -> [InitializerCase] {
    [
      .init("UIPointerRegion", "init(rect:identifier:)") { given in EmptyUIPointerRegion(rect: CGRect(x: 1, y: 2, width: 30, height: 40), identifier: "a") },
    ]
  }
}

private final class EmptyUIPointerStyle: UIPointerStyle {}
extension InitializerCases {
  static func ofUIPointerStyle() -> [InitializerCase] {
    [
      .init("UIPointerStyle", "init(effect:shape:)") { given in EmptyUIPointerStyle(effect: .automatic(UITargetedPreview(view: given.view)), shape: nil) },
      .init("UIPointerStyle", "init(shape:constrainedAxes:)") { given in EmptyUIPointerStyle(shape: .path(UIBezierPath()), constrainedAxes: .both) },
    ]
  }
}

private final class EmptyUIPopoverBackgroundView: UIPopoverBackgroundView {}
private final class OwnUIPopoverBackgroundView: UIPopoverBackgroundView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIPopoverBackgroundView() -> [InitializerCase] {
    [
      .init("UIPopoverBackgroundView", "init(coder:)") { given in EmptyUIPopoverBackgroundView(coder: given.coder) },
      .init("UIPopoverBackgroundView", "init(frame:)") { given in EmptyUIPopoverBackgroundView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIPopoverBackgroundView", "init()") { given in EmptyUIPopoverBackgroundView() },
      .init("UIPopoverBackgroundView", "super.init(frame:)") { OwnUIPopoverBackgroundView(own0: $0) },
    ]
  }
}

private final class EmptyUIPopoverPresentationController: UIPopoverPresentationController {}
private final class OwnUIPopoverPresentationController: UIPopoverPresentationController {
  init(own0 given: InitializerSamples) { super.init(presentedViewController: UIViewController(), presenting: nil) }
}
extension InitializerCases {
  static func ofUIPopoverPresentationController() -> [InitializerCase] {
    [
      .init("UIPopoverPresentationController", "init(presentedViewController:presenting:)") { given in EmptyUIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) },
      .init("UIPopoverPresentationController", "super.init(presentedViewController:presenting:)") { OwnUIPopoverPresentationController(own0: $0) },
    ]
  }
}

private final class EmptyUIPresentationController: UIPresentationController {}
private final class OwnUIPresentationController: UIPresentationController {
  init(own0 given: InitializerSamples) { super.init(presentedViewController: UIViewController(), presenting: nil) }
}
extension InitializerCases {
  static func ofUIPresentationController() -> [InitializerCase] {
    [
      .init("UIPresentationController", "init(presentedViewController:presenting:)") { given in EmptyUIPresentationController(presentedViewController: UIViewController(), presenting: nil) },
      .init("UIPresentationController", "super.init(presentedViewController:presenting:)") { OwnUIPresentationController(own0: $0) },
    ]
  }
}

private final class EmptyUIPress: UIPress {}
private final class OwnUIPress: UIPress {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIPress() -> [InitializerCase] {
    [
      .init("UIPress", "init()") { given in EmptyUIPress() },
      .init("UIPress", "super.init()") { OwnUIPress(own0: $0) },
    ]
  }
}

private final class EmptyUIPressesEvent: UIPressesEvent {}
private final class OwnUIPressesEvent: UIPressesEvent {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIPressesEvent() -> [InitializerCase] {
    [
      .init("UIPressesEvent", "init()") { given in EmptyUIPressesEvent() },
      .init("UIPressesEvent", "super.init()") { OwnUIPressesEvent(own0: $0) },
    ]
  }
}

private final class EmptyUIPreviewParameters: UIPreviewParameters {}
private final class OwnUIPreviewParameters: UIPreviewParameters {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIPreviewParameters() -> [InitializerCase] {
    [
      .init("UIPreviewParameters", "init()") { given in EmptyUIPreviewParameters() },
      .init("UIPreviewParameters", "init(textLineRects:)") { given in EmptyUIPreviewParameters(textLineRects: [NSValue(cgRect: .zero)]) },
      .init("UIPreviewParameters", "super.init()") { OwnUIPreviewParameters(own0: $0) },
    ]
  }
}

private final class EmptyUIPreviewTarget: UIPreviewTarget {}
private final class OwnUIPreviewTarget: UIPreviewTarget {
  init(own0 given: InitializerSamples) { super.init(container: given.view, center: CGPoint(x: 1, y: 2), transform: .identity) }
}
extension InitializerCases {
  static func ofUIPreviewTarget() -> [InitializerCase] {
    [
      .init("UIPreviewTarget", "init(container:center:)") { given in EmptyUIPreviewTarget(container: given.view, center: CGPoint(x: 1, y: 2)) },
      .init("UIPreviewTarget", "init(container:center:transform:)") { given in EmptyUIPreviewTarget(container: given.view, center: CGPoint(x: 1, y: 2), transform: .identity) },
      .init("UIPreviewTarget", "super.init(container:center:transform:)") { OwnUIPreviewTarget(own0: $0) },
    ]
  }
}

private final class EmptyUIProgressView: UIProgressView {}
private final class OwnUIProgressView: UIProgressView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIProgressView() -> [InitializerCase] {
    [
      .init("UIProgressView", "init(progressViewStyle:)") { given in EmptyUIProgressView(progressViewStyle: .bar) },
      .init("UIProgressView", "init(coder:)") { given in EmptyUIProgressView(coder: given.coder) },
      .init("UIProgressView", "init(frame:)") { given in EmptyUIProgressView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIProgressView", "init()") { given in EmptyUIProgressView() },
      .init("UIProgressView", "super.init(frame:)") { OwnUIProgressView(own0: $0) },
    ]
  }
}

private final class EmptyUIPushBehavior: UIPushBehavior {}
private final class OwnUIPushBehavior: UIPushBehavior {
  init(own0 given: InitializerSamples) { super.init(items: [UIView()], mode: .instantaneous) }
}
extension InitializerCases {
  static func ofUIPushBehavior() -> [InitializerCase] {
    [
      .init("UIPushBehavior", "init(items:mode:)") { given in EmptyUIPushBehavior(items: [UIView()], mode: .instantaneous) },
      .init("UIPushBehavior", "super.init(items:mode:)") { OwnUIPushBehavior(own0: $0) },
    ]
  }
}

private final class EmptyUIRefreshControl: UIRefreshControl {}
private final class OwnUIRefreshControl: UIRefreshControl {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own1 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIRefreshControl() -> [InitializerCase] {
    [
      .init("UIRefreshControl", "init()") { given in EmptyUIRefreshControl() },
      .init("UIRefreshControl", "init(coder:)") { given in EmptyUIRefreshControl(coder: given.coder) },
      .init("UIRefreshControl", "init(frame:)") { given in EmptyUIRefreshControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIRefreshControl", "init(frame:primaryAction:)") { given in EmptyUIRefreshControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UIRefreshControl", "super.init()") { OwnUIRefreshControl(own0: $0) },
      .init("UIRefreshControl", "super.init(frame:)") { OwnUIRefreshControl(own1: $0) },
    ]
  }
}

private final class EmptyUIRegion: UIRegion {}
private final class OwnUIRegion: UIRegion {
  init(own0 given: InitializerSamples) { super.init(radius: 0.5) }
  init(own1 given: InitializerSamples) { super.init(size: CGSize(width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIRegion() -> [InitializerCase] {
    [
      .init("UIRegion", "init(radius:)") { given in EmptyUIRegion(radius: 0.5) },
      .init("UIRegion", "init(size:)") { given in EmptyUIRegion(size: CGSize(width: 30, height: 40)) },
      .init("UIRegion", "super.init(radius:)") { OwnUIRegion(own0: $0) },
      .init("UIRegion", "super.init(size:)") { OwnUIRegion(own1: $0) },
    ]
  }
}

private final class EmptyUIResponder: UIResponder {}
private final class OwnUIResponder: UIResponder {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUIResponder() -> [InitializerCase] {
    [
      .init("UIResponder", "init()") { given in EmptyUIResponder() },
      .init("UIResponder", "super.init()") { OwnUIResponder(own0: $0) },
    ]
  }
}

private final class EmptyUIRotationGestureRecognizer: UIRotationGestureRecognizer {}
private final class OwnUIRotationGestureRecognizer: UIRotationGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUIRotationGestureRecognizer() -> [InitializerCase] {
    [
      .init("UIRotationGestureRecognizer", "init()") { given in EmptyUIRotationGestureRecognizer() },
      .init("UIRotationGestureRecognizer", "init(coder:)") { given in EmptyUIRotationGestureRecognizer(coder: given.coder) },
      .init("UIRotationGestureRecognizer", "init(target:action:)") { given in EmptyUIRotationGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIRotationGestureRecognizer", "super.init(target:action:)") { OwnUIRotationGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUISceneConfiguration: UISceneConfiguration {}
private final class OwnUISceneConfiguration: UISceneConfiguration {
  init(own0 given: InitializerSamples) { super.init(name: "a", sessionRole: .windowApplication) }
}
extension InitializerCases {
  static func ofUISceneConfiguration() -> [InitializerCase] {
    [
      .init("UISceneConfiguration", "init(name:sessionRole:)") { given in EmptyUISceneConfiguration(name: "a", sessionRole: .windowApplication) },
      .init("UISceneConfiguration", "super.init(name:sessionRole:)") { OwnUISceneConfiguration(own0: $0) },
    ]
  }
}

private final class EmptyUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {}
private final class OwnUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUIScreenEdgePanGestureRecognizer() -> [InitializerCase] {
    [
      .init("UIScreenEdgePanGestureRecognizer", "init()") { given in EmptyUIScreenEdgePanGestureRecognizer() },
      .init("UIScreenEdgePanGestureRecognizer", "init(coder:)") { given in EmptyUIScreenEdgePanGestureRecognizer(coder: given.coder) },
      .init("UIScreenEdgePanGestureRecognizer", "init(target:action:)") { given in EmptyUIScreenEdgePanGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UIScreenEdgePanGestureRecognizer", "super.init(target:action:)") { OwnUIScreenEdgePanGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUIScrollView: UIScrollView {}
private final class OwnUIScrollView: UIScrollView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIScrollView() -> [InitializerCase] {
    [
      .init("UIScrollView", "init(coder:)") { given in EmptyUIScrollView(coder: given.coder) },
      .init("UIScrollView", "init(frame:)") { given in EmptyUIScrollView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIScrollView", "init()") { given in EmptyUIScrollView() },
      .init("UIScrollView", "super.init(frame:)") { OwnUIScrollView(own0: $0) },
    ]
  }
}

private final class EmptyUISegmentedControl: UISegmentedControl {}
private final class OwnUISegmentedControl: UISegmentedControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
  init(own1 given: InitializerSamples) { super.init(items: ["a", "b"]) }
}
extension InitializerCases {
  static func ofUISegmentedControl() -> [InitializerCase] {
    [
      .init("UISegmentedControl", "init(coder:)") { given in EmptyUISegmentedControl(coder: given.coder) },
      .init("UISegmentedControl", "init(frame:)") { given in EmptyUISegmentedControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UISegmentedControl", "init(frame:actions:)") { given in EmptyUISegmentedControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40), actions: [UIAction { _ in }]) },
      .init("UISegmentedControl", "init(items:)") { given in EmptyUISegmentedControl(items: ["a", "b"]) },
      .init("UISegmentedControl", "init(frame:primaryAction:)") { given in EmptyUISegmentedControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UISegmentedControl", "init()") { given in EmptyUISegmentedControl() },
      .init("UISegmentedControl", "super.init(frame:)") { OwnUISegmentedControl(own0: $0) },
      .init("UISegmentedControl", "super.init(items:)") { OwnUISegmentedControl(own1: $0) },
    ]
  }
}

private final class EmptyUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {}
private final class OwnUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUISelectionFeedbackGenerator() -> [InitializerCase] {
    [
      .init("UISelectionFeedbackGenerator", "init(view:)") { given in EmptyUISelectionFeedbackGenerator(view: given.view) },
      .init("UISelectionFeedbackGenerator", "init()") { given in EmptyUISelectionFeedbackGenerator() },
      .init("UISelectionFeedbackGenerator", "super.init()") { OwnUISelectionFeedbackGenerator(own0: $0) },
    ]
  }
}

private final class EmptyUISheetPresentationController: UISheetPresentationController {}
private final class OwnUISheetPresentationController: UISheetPresentationController {
  init(own0 given: InitializerSamples) { super.init(presentedViewController: UIViewController(), presenting: nil) }
}
extension InitializerCases {
  static func ofUISheetPresentationController() -> [InitializerCase] {
    [
      .init("UISheetPresentationController", "init(presentedViewController:presenting:)") { given in EmptyUISheetPresentationController(presentedViewController: UIViewController(), presenting: nil) },
      .init("UISheetPresentationController", "super.init(presentedViewController:presenting:)") { OwnUISheetPresentationController(own0: $0) },
    ]
  }
}

private final class EmptyUISlider: UISlider {}
private final class OwnUISlider: UISlider {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUISlider() -> [InitializerCase] {
    [
      .init("UISlider", "init(coder:)") { given in EmptyUISlider(coder: given.coder) },
      .init("UISlider", "init(frame:)") { given in EmptyUISlider(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UISlider", "init(frame:primaryAction:)") { given in EmptyUISlider(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UISlider", "init()") { given in EmptyUISlider() },
      .init("UISlider", "super.init(frame:)") { OwnUISlider(own0: $0) },
    ]
  }
}

private final class EmptyUISnapBehavior: UISnapBehavior {}
private final class OwnUISnapBehavior: UISnapBehavior {
  init(own0 given: InitializerSamples) { super.init(item: UIView(), snapTo: CGPoint(x: 1, y: 2)) }
}
extension InitializerCases {
  static func ofUISnapBehavior() -> [InitializerCase] {
    [
      .init("UISnapBehavior", "init(item:snapTo:)") { given in EmptyUISnapBehavior(item: UIView(), snapTo: CGPoint(x: 1, y: 2)) },
      .init("UISnapBehavior", "super.init(item:snapTo:)") { OwnUISnapBehavior(own0: $0) },
    ]
  }
}

private final class EmptyUISpringTimingParameters: UISpringTimingParameters {}
private final class OwnUISpringTimingParameters: UISpringTimingParameters {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own1 given: InitializerSamples) { super.init(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) }
  init(own2 given: InitializerSamples) { super.init(mass: 0.5, stiffness: 0.5, damping: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) }
}
extension InitializerCases {
  static func ofUISpringTimingParameters() -> [InitializerCase] {
    [
      .init("UISpringTimingParameters", "init()") { given in EmptyUISpringTimingParameters() },
      .init("UISpringTimingParameters", "init(coder:)") { given in EmptyUISpringTimingParameters(coder: given.coder) },
      .init("UISpringTimingParameters", "init(dampingRatio:)") { given in EmptyUISpringTimingParameters(dampingRatio: 0.5) },
      .init("UISpringTimingParameters", "init(dampingRatio:initialVelocity:)") { given in EmptyUISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) },
      .init("UISpringTimingParameters", "init(mass:stiffness:damping:initialVelocity:)") { given in EmptyUISpringTimingParameters(mass: 0.5, stiffness: 0.5, damping: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) },
      .init("UISpringTimingParameters", "init(duration:bounce:)") { given in EmptyUISpringTimingParameters(duration: 1, bounce: 0.5) },
      .init("UISpringTimingParameters", "init(duration:bounce:initialVelocity:)") { given in EmptyUISpringTimingParameters(duration: 1, bounce: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)) },
      .init("UISpringTimingParameters", "super.init()") { OwnUISpringTimingParameters(own0: $0) },
      .init("UISpringTimingParameters", "super.init(dampingRatio:initialVelocity:)") { OwnUISpringTimingParameters(own1: $0) },
      .init("UISpringTimingParameters", "super.init(mass:stiffness:damping:initialVelocity:)") { OwnUISpringTimingParameters(own2: $0) },
    ]
  }
}
