package import UIKitCore

/// The module of Auto Layout.
package enum LayoutModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
}

extension LayoutModule: LayoutService {
  package static func layOut(_ view: UIView) { LayoutEngine.layOut(view) }

  package static func superviewWillChange(of view: UIView) { LayoutEngine.superviewChanges(view) }

  package static func fittingSize(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(
      view, FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
  }
}
