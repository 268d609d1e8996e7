internal import UIKitCore

extension UISheetPresentationController {
  /// The size in points of a form sheet in a wide window, as on a tablet.
  private static let form = CGSize(width: 540, height: 620)
  /// The width in points of a page sheet in a wide window, chosen close to that of a page.
  private static let pageWidth: CGFloat = 704

  /// The layout of the sheet in its container.
  var layout: SheetLayout {
    guard let container else { return SheetLayout(bounds: .zero, safeArea: .zero) }
    var safeArea = container.safeAreaInsets
    // Use the window's safe area, without the inset that floating adds.
    if let outer = container.superview?.safeAreaInsets { safeArea = outer }
    return SheetLayout(
      bounds: container.bounds, safeArea: safeArea, ownWidth: isCompact ? nil : ownWidth)
  }

  private var ownWidth: CGFloat {
    let wanted =
      presentedViewController.preferredContentSize.width > 0
        && (style == .formSheet || widthFollowsPreferredContentSizeWhenEdgeAttached)
      ? presentedViewController.preferredContentSize.width
      : style == .formSheet ? Self.form.width : Self.pageWidth
    return min(wanted, container?.bounds.width ?? wanted)
  }

  /// The detents that aren't skipped, with their heights, the lowest first.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let layout = layout
    let context = DetentContext(.current, layout.maximumValue)
    let scale = max(1, container?.window?.screen.scale ?? 1)
    let found = detents.compactMap { detent -> (Detent.Identifier, CGFloat)? in
      guard let value = detent.resolvedValue(in: context) else { return nil }
      let admitted = NumberCheck.admit(
        value, else: layout.maximumValue, "a detent's value", of: self, limit: .infinity)
      let bounded = min(layout.maximumValue, max(0, admitted))
      return (detent.identifier, layout.height(for: (bounded * scale).rounded() / scale))
    }
    return found.isEmpty
      ? [(.large, layout.largestHeight)] : found.sorted { $0.1 < $1.1 }
  }

  /// The index of the selected detent among the detents that aren't skipped.
  var selectedIndex: Int {
    guard let selectedDetentIdentifier else { return 0 }
    return heights.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }

  /// The height of the selected detent.
  var height: CGFloat { heights[selectedIndex].height }

  /// Whether the presenter is dimmed and receives no touches.
  var dims: Bool {
    guard let largestUndimmedDetentIdentifier,
      let undimmed = heights.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return true }
    return selectedIndex > undimmed
  }
}
