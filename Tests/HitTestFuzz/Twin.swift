import HitTestOracle
import UIKit

/// Real views created from a tree of plain values.
@MainActor
final class Twin {
  private(set) var views: [UIView] = []
  private(set) var windows: [UIWindow] = []

  init(_ tree: OracleTree) {
    let windowViews = tree.windows.map(\.view)
    for (number, plain) in tree.views.enumerated() {
      let view = Self.make(plain, isWindow: windowViews.contains(number))
      view.tag = number
      views.append(view)
      configure(view, plain)
    }
    for (number, plain) in tree.views.enumerated() {
      for child in plain.children { views[number].addSubview(views[child]) }
    }
    for window in tree.windows.sorted(by: { $0.order < $1.order }) {
      guard let view = views[window.view] as? UIWindow else { continue }
      view.windowLevel = UIWindow.Level(window.level)
      view.isHidden = false
      view.isHidden = tree.views[window.view].isHidden
      windows.append(view)
    }
  }

  private static func make(_ plain: OracleView, isWindow: Bool) -> UIView {
    guard !isWindow else {
      guard !plain.overrides.isEmpty else { return UIWindow() }
      let window = ModelledWindow()
      window.modelled = plain.overrides
      return window
    }
    guard let first = plain.overrides.first else { return UIView() }
    let view = plain.overrides.count > 1 ? HeirView() : make(overriding: first)
    view.modelled = plain.overrides
    return view
  }

  /// Creates a view with a class that overrides only one member.
  private static func make(overriding override: OracleOverride) -> any Modelled {
    switch override {
    case .hitTestReturnsNil, .hitTestReturnsSelf, .hitTestReturnsChild, .passThroughSelf,
      .hitTestShifted, .hitTestAsksChildFirst:
      HitTestView()
    case .pointInsideInset, .pointInsideAlways, .pointInsideAnyChild: PointInsideView()
    case .hiddenGetter: HiddenView()
    case .alphaGetter: AlphaView()
    case .interactionGetter: InteractionView()
    case .boundsGetter: BoundsView()
    case .centerGetter: CenterView()
    case .transformGetter: TransformView()
    case .subviewsReversed, .subviewsWithoutLast: SubviewsView()
    }
  }

  private func configure(_ view: UIView, _ plain: OracleView) {
    view.anchorPoint = CGPoint(plain.anchor)
    view.bounds = CGRect(plain.bounds)
    view.center = CGPoint(plain.center)
    view.transform = CGAffineTransform(plain.transform)
    if !(view is UIWindow) { view.isHidden = plain.isHidden }
    view.alpha = plain.alpha
    view.isUserInteractionEnabled = plain.isInteractive
  }

  /// Makes a change in the real views.
  func apply(_ mutation: OracleMutation) {
    switch mutation {
    case .center(let view, let center): views[view].center = CGPoint(center)
    case .bounds(let view, let bounds): views[view].bounds = CGRect(bounds)
    case .transform(let view, let transform): views[view].transform = CGAffineTransform(transform)
    case .anchor(let view, let anchor): views[view].anchorPoint = CGPoint(anchor)
    case .hidden(let view, let isHidden): views[view].isHidden = isHidden
    case .alpha(let view, let alpha): views[view].alpha = alpha
    case .interaction(let view, let isOn): views[view].isUserInteractionEnabled = isOn
    case .move(let view, let parent, let index):
      views[parent].insertSubview(views[view], at: index)
    case .remove(let view): views[view].removeFromSuperview()
    case .toFront(let view): views[view].superview?.bringSubviewToFront(views[view])
    case .toBack(let view): views[view].superview?.sendSubviewToBack(views[view])
    case .exchange(let view, let one, let other):
      views[view].exchangeSubview(at: one, withSubviewAt: other)
    case .level(let view, let level):
      (views[view] as? UIWindow)?.windowLevel = UIWindow.Level(level)
    case .windowToFront(let view): (views[view] as? UIWindow)?.makeKeyAndVisible()
    }
  }

  func removeWindows() { for window in windows { window.isHidden = true } }
}
