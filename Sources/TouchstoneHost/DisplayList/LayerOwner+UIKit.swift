internal import TouchstoneKit

extension LayerOwner {
  /// The view whose layer it is, or the layer itself.
  @MainActor
  init(_ layer: CALayer, _ names: KeptNames) {
    let view = layer.delegate as? UIView
    self.init(
      className: ClassNames.shown(type(of: view ?? layer)),
      identifier: view?.accessibilityIdentifier ?? "", name: view.map { names.name(of: $0) } ?? "",
      isView: view != nil,
      isInteractive: view?.isUserInteractionEnabled ?? true)
  }
}
