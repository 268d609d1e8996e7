internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// The two bars that show the scroll position. They are visible only during scrolling.
@MainActor
final class ScrollIndicators {
  private let horizontal = CALayer()
  private let vertical = CALayer()
  /// The bars' z position, in front of the content.
  private static let height: CGFloat = 1000

  private static let light = UIColor.white.withAlphaComponent(0.35).cgColor
  private static let dark = UIColor.black.withAlphaComponent(0.35).cgColor

  /// Shows the bars immediately, without animation.
  func show(in scrollView: UIScrollView) {
    withoutAnimation {
      for bar in [horizontal, vertical] where bar.superlayer == nil {
        bar.opacity = 0
        bar.zPosition = Self.height
        bar.cornerRadius = CGFloat(IndicatorGeometry.thickness / 2)
        scrollView.layer.addSublayer(bar)
      }
      place(in: scrollView)
      horizontal.opacity = scrollView.showsHorizontalScrollIndicator ? 1 : 0
      vertical.opacity = scrollView.showsVerticalScrollIndicator ? 1 : 0
    }
  }

  /// Fades the bars out with the layers' implicit animation.
  func hide() {
    horizontal.opacity = 0
    vertical.opacity = 0
  }

  /// Moves the bars to the positions that match the offset.
  func place(in scrollView: UIScrollView) {
    guard vertical.superlayer != nil else { return }
    withoutAnimation {
      place(horizontal, .horizontal, scrollView, scrollView.horizontalScrollIndicatorInsets)
      place(vertical, .vertical, scrollView, scrollView.verticalScrollIndicatorInsets)
    }
  }

  private func place(
    _ bar: CALayer, _ axis: ScrollAxis, _ scrollView: UIScrollView, _ insets: UIEdgeInsets
  ) {
    bar.backgroundColor = scrollView.indicatorStyle == .white ? Self.light : Self.dark
    let own = axis.of(insets)
    let safe = axis.of(
      scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero)
    let bounds = scrollView.bounds
    guard
      let geometry = IndicatorGeometry(
        offset: axis.of(scrollView.contentOffset), limits: scrollView.limits(axis),
        leadingInset: own.leading + safe.leading,
        trailingInset: own.trailing + safe.trailing)
    else {
      bar.isHidden = true
      return
    }
    bar.isHidden = false
    let thickness = CGFloat(IndicatorGeometry.thickness)
    let edge = thickness + CGFloat(IndicatorGeometry.margin)
    let start = CGFloat(geometry.start)
    let length = CGFloat(geometry.length)
    // In a right-to-left interface, the vertical bar is on the left.
    let isAtLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame =
      axis == .horizontal
      ? CGRect(
        x: bounds.minX + start, y: bounds.maxY - edge - insets.bottom, width: length,
        height: thickness)
      : CGRect(
        x: isAtLeft
          ? bounds.minX + edge - thickness + insets.left : bounds.maxX - edge - insets.right,
        y: bounds.minY + start, width: thickness, height: length)
  }

  private func withoutAnimation(_ body: () -> Void) {
    let outer = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.setDisableActions(outer)
  }
}
