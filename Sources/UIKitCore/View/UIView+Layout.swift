internal import TouchstoneHitTree

extension UIView {
  /// Lays out one view in the layout pass.
  func runLayout() {
    LayoutRounds.run(self) {
      UITraitCollection.perform(as: settings.traits) {
        controller?.announceAppearing()
        controller?.updateUnavailableIfNeeded()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The frame's origin is preserved, not the center.
    let origin = frame.origin
    bounds.size = size
    frame.origin = origin
  }

  /// Updates properties where requested. Descends only into views with a request below.
  func runUpdateProperties() {
    walk { view, _ in
      if view.node.remove(.properties) {
        view.controller?.updateProperties()
        view.updateProperties()
      }
      return view.node.removeBelow(.properties)
    }
  }

  /// Updates constraints where requested, descendants before ancestors.
  func runUpdateConstraints() {
    guard node.needs(.constraints) else { return }
    var asking: [UIView] = []
    walk { view, _ in
      if view.node.remove(.constraints) { asking.append(view) }
      return view.node.removeBelow(.constraints)
    }
    for view in asking.reversed() {
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }
}

/// Limits nested layouts, and reports views that keep requesting layout during their own layout.
@MainActor
enum LayoutRounds {
  /// The maximum number of nested layouts, by calls of `layoutIfNeeded` in `layoutSubviews`. Each
  /// uses about 2 KiB of stack in a debug build.
  static let mostNested = 500
  /// The number of consecutive layouts that request the next one before a view is reported.
  static let mostInARow: UInt8 = 100
  private static var layouts = NestedCalls(most: mostNested)

  static func run(_ view: UIView, _ layout: () -> Void) {
    switch layouts.begin() {
    case .goes:
      layout()
      layouts.end()
      count(view)
    case .reachesBound:
      Fault.report(
        "\(ViewDescription.name(view)) requests layout inside \(mostNested) other layout passes; "
          + "it isn't laid out", about: view)
    case .refused: break
    }
  }

  private static func count(_ view: UIView) {
    guard view.layer.needsLayout() else {
      if view.settings.layoutsInARow > 0 { view.settings.layoutsInARow = 0 }
      return
    }
    guard view.settings.layoutsInARow < mostInARow else { return }
    view.settings.layoutsInARow += 1
    guard view.settings.layoutsInARow == mostInARow else { return }
    Fault.report(
      "\(ViewDescription.name(view)) requests layout in its own layoutSubviews(), "
        + "\(mostInARow) times in a row", about: view)
  }
}
