import TouchstoneHost
import TouchstoneKit
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// A screen with a button at the bottom, and space for the tested objects above it.
@MainActor
final class SweepScene {
  let stage = Stage()
  private let button = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 640, width: 390, height: 40))
  private var taps = 0
  private var undo: [() -> Void] = []
  private let lists = DisplayListMaker { _ in
    LayerOwner(className: "", identifier: "", isView: false, isInteractive: false)
  }
  /// Values on the screen that aren't finite.
  private(set) var wrongNumbers: [String] = []

  init() {
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(field)
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
  }

  /// Shows an object in a way that suits its type.
  func show(_ thing: Any) {
    switch thing {
    case let window as UIWindow:
      window.isHidden = false
      undo.append { window.isHidden = true }
    case let view as UIView:
      stage.window.insertSubview(view, at: 0)
      undo.append { view.removeFromSuperview() }
    case let layer as CALayer:
      stage.window.layer.insertSublayer(layer, at: 0)
      undo.append { layer.removeFromSuperlayer() }
    case let object where type(of: object) == NSObject.self:
      undo.append { NSObject.cancelPreviousPerformRequests(withTarget: object) }
    case let controller as UIViewController:
      show(controller.view as Any)
    case let recognizer as UIGestureRecognizer:
      let view = UIView(frame: Sweep.frame)
      view.addGestureRecognizer(recognizer)
      show(view)
    case let animation as CAAnimation:
      let layer = CALayer()
      show(layer)
      layer.add(animation, forKey: "sweep")
    case let guide as UILayoutGuide:
      let view = UIView(frame: Sweep.frame)
      view.addLayoutGuide(guide)
      show(view)
    case let timer as Timer:
      undo.append { timer.invalidate() }
    case let animator as UIViewPropertyAnimator:
      let view = UIView(frame: Sweep.frame)
      show(view)
      animator.addAnimations { view.center.x += 10 }
      animator.startAnimation()
      undo.append { animator.stopAnimation(true) }
    default: showValue(thing)
    }
  }

  private func showValue(_ value: Any) {
    switch value {
    case let kept as SweepKept:
      lookForWrongNumbers(in: kept.value as Any, "what is kept") { !$0.isNaN }
    case let path as UIBezierPath: show(shape(path.cgPath))
    case let path as CGPath: show(shape(path))
    case let font as UIFont:
      let label = Sweep.label
      label.font = font
      show(label)
    case let image as UIImage: show(UIImageView(image: image))
    case let color as UIColor:
      let view = UIView(frame: Sweep.frame)
      view.backgroundColor = color
      show(view)
    case let color as CGColor: showValue(UIColor(cgColor: color))
    case let configuration as UIButton.Configuration:
      let button = Sweep.button
      button.configuration = configuration
      show(button)
    case let context as CGContext:
      let layer = CALayer()
      layer.drawing = context.list
      show(layer)
    default: break
    }
  }

  /// Runs a frame, checks the display list, taps the shown object, and then the button.
  ///
  /// - Returns: A description of the problem, or `nil` if there is none.
  func tryOut() -> String? {
    defer { wrongNumbers = [] }
    stage.advance(by: 1 / 60)
    lookForWrongNumbers(in: lists.displayList(of: [stage.window.layer]).nodes, "layer")
    let finger = stage.touch(at: CGPoint(x: 60, y: 60))
    finger.move(to: CGPoint(x: 60, y: 110))
    finger.lift()
    stage.advance(by: 1 / 60)
    undo.reversed().forEach { $0() }
    undo = []
    let before = taps
    stage.tap(at: CGPoint(x: 195, y: 750))
    guard taps == before + 1 else { return "a tap on the button did not arrive" }
    return wrongNumbers.first
  }

  private func lookForWrongNumbers(
    in value: Any, _ path: String, _ isRight: (Double) -> Bool = { $0.isFinite }
  ) {
    switch value {
    case let number as Double: note(number, path, isRight)
    case let number as CGFloat: note(Double(number), path, isRight)
    case let number as Float: note(Double(number), path, isRight)
    case let number as NSNumber: note(number.doubleValue, path, isRight)
    case is String, is Int, is Bool, is UInt32: break
    default:
      for child in Mirror(reflecting: value).children {
        lookForWrongNumbers(in: child.value, "\(path).\(child.label ?? "")", isRight)
      }
    }
  }

  private func note(_ number: Double, _ path: String, _ isRight: (Double) -> Bool) {
    if !isRight(number) { wrongNumbers.append("\(path) is \(number)") }
  }

  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    return layer
  }
}

/// An image of one pixel.
enum SweepPicture {
  static let png =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
        + "awAAAABJRU5ErkJggg==") ?? Data()
}
