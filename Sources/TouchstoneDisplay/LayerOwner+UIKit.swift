package import TouchstoneKit

extension LayerOwner {
  /// Describes the view that owns a layer, or the layer itself if no view does.
  @MainActor
  package init(_ layer: CALayer, _ names: KeptNames) {
    let view = layer.delegate as? UIView
    self.init(
      className: ClassNames.shown(type(of: view ?? layer)),
      identifier: view?.accessibilityIdentifier ?? "", name: view.map { names.name(of: $0) } ?? "",
      isView: view != nil,
      isInteractive: view?.isUserInteractionEnabled ?? true)
  }
}
