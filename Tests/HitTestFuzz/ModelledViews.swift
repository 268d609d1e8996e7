import HitTestOracle
import UIKit

/// A view with the overrides of the oracle's view. Its `tag` is the oracle's number.
@MainActor
protocol Modelled: UIView {
  var modelled: [OracleOverride] { get set }
}

extension Modelled {
  func modelledHitTest(
    _ point: CGPoint, _ event: UIEvent?, inherited: (CGPoint) -> UIView?
  ) -> UIView? {
    for override in modelled {
      switch override {
      case .hitTestReturnsNil: return nil
      case .hitTestReturnsSelf: return self
      case .hitTestReturnsChild(let index):
        let children = subviews
        return children.isEmpty ? inherited(point) : children[index % children.count]
      case .passThroughSelf:
        let hit = inherited(point)
        return hit === self ? nil : hit
      case .hitTestShifted(let x, let y):
        return inherited(CGPoint(x: point.x + x, y: point.y + y))
      case .hitTestAsksChildFirst(let index):
        let children = subviews
        if !children.isEmpty {
          let child = children[index % children.count]
          if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return inherited(point)
      default: continue
      }
    }
    return inherited(point)
  }

  func modelledPointInside(_ point: CGPoint, inherited: Bool) -> Bool {
    for override in modelled {
      switch override {
      case .pointInsideInset(let inset):
        let left = bounds.origin.x + inset
        let top = bounds.origin.y + inset
        return point.x >= left && point.x < left + bounds.size.width - 2 * inset
          && point.y >= top && point.y < top + bounds.size.height - 2 * inset
      case .pointInsideAlways(let answer): return answer
      case .pointInsideAnyChild:
        return subviews.contains { $0.point(inside: convert(point, to: $0), with: nil) }
      default: continue
      }
    }
    return inherited
  }

  func modelledSubviews(_ inherited: [UIView]) -> [UIView] {
    var views = inherited
    for override in modelled {
      if override == .subviewsReversed { views.reverse() }
      if override == .subviewsWithoutLast { views = Array(views.dropLast()) }
    }
    return views
  }
}

extension [OracleOverride] {
  var hidden: Bool? {
    for case .hiddenGetter(let value) in self { return value }
    return nil
  }
  var alpha: CGFloat? {
    for case .alphaGetter(let value) in self { return value }
    return nil
  }
  var interaction: Bool? {
    for case .interactionGetter(let value) in self { return value }
    return nil
  }
  var bounds: CGRect? {
    for case .boundsGetter(let value) in self { return CGRect(value) }
    return nil
  }
  var center: CGPoint? {
    for case .centerGetter(let value) in self { return CGPoint(value) }
    return nil
  }
  var transform: CGAffineTransform? {
    for case .transformGetter(let value) in self { return CGAffineTransform(value) }
    return nil
  }
}

final class HitTestView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    modelledHitTest(point, event) { super.hitTest($0, with: event) }
  }
}

final class PointInsideView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    modelledPointInside(point, inherited: super.point(inside: point, with: event))
  }
}

final class HiddenView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override var isHidden: Bool {
    get { modelled.hidden ?? super.isHidden }
    set { super.isHidden = newValue }
  }
}

final class AlphaView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override var alpha: CGFloat {
    get { modelled.alpha ?? super.alpha }
    set { super.alpha = newValue }
  }
}

final class InteractionView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override var isUserInteractionEnabled: Bool {
    get { modelled.interaction ?? super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
}

final class BoundsView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override var bounds: CGRect {
    get { modelled.bounds ?? super.bounds }
    set { super.bounds = newValue }
  }
}

final class CenterView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override var center: CGPoint {
    get { modelled.center ?? super.center }
    set { super.center = newValue }
  }
}

final class TransformView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override var transform: CGAffineTransform {
    get { modelled.transform ?? super.transform }
    set { super.transform = newValue }
  }
}

final class SubviewsView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override var subviews: [UIView] { modelledSubviews(super.subviews) }
}

/// Overrides everything, and calls `super` for everything that it isn't configured to change.
class EverythingView: UIView, Modelled {
  var modelled: [OracleOverride] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    modelledHitTest(point, event) { super.hitTest($0, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    modelledPointInside(point, inherited: super.point(inside: point, with: event))
  }
  override var isHidden: Bool {
    get { modelled.hidden ?? super.isHidden }
    set { super.isHidden = newValue }
  }
  override var alpha: CGFloat {
    get { modelled.alpha ?? super.alpha }
    set { super.alpha = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get { modelled.interaction ?? super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  override var bounds: CGRect {
    get { modelled.bounds ?? super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { modelled.center ?? super.center }
    set { super.center = newValue }
  }
  override var transform: CGAffineTransform {
    get { modelled.transform ?? super.transform }
    set { super.transform = newValue }
  }
  override var subviews: [UIView] { modelledSubviews(super.subviews) }
}

/// Inherits every override, and has none of its own.
final class HeirView: EverythingView {}

final class ModelledWindow: UIWindow, Modelled {
  var modelled: [OracleOverride] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    modelledHitTest(point, event) { super.hitTest($0, with: event) }
  }
}

extension CGPoint {
  init(_ point: OraclePoint) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ rect: OracleRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGAffineTransform {
  init(_ transform: OracleTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}
