internal import UIKitCore

extension UIViewController {
  /// How many controllers may be presented on top of each other. Only controllers that present each
  /// other by themselves come so far, and would go on without end.
  private static let mostPresented = 100

  /// How many presented controllers there are from this one down.
  private var presentedDepth: Int {
    LinkWalk(self, \.presenterStorage).reduce(-1) { count, _ in count + 1 }
  }

  /// Why another controller can't be presented over this one; nil where it can.
  func problem(with presented: UIViewController) -> String? {
    let name = ViewDescription.name(self)
    let other = ViewDescription.name(presented)
    if presented === self { return "\(name) can't present itself" }
    if let presentedStorage {
      return "\(name) can't present \(other): it presents \(ViewDescription.name(presentedStorage))"
    }
    if presentedDepth >= Self.mostPresented {
      return
        "\(name) can't present \(other): \(Self.mostPresented) controllers have presented each other"
    }
    if presented.presenterStorage != nil { return "\(other) is presented already" }
    if let reason = presented.activity(under: self) {
      return "\(name) can't present \(other), which is active: \(reason)"
    }
    if viewIfLoaded?.window == nil {
      return "\(name) can't present \(other): its view is in no window"
    }
    return nil
  }

  /// The reason why the controller is already active and can't be presented over `presenter`, or
  /// `nil` if it isn't active.
  private func activity(under presenter: UIViewController) -> String? {
    if let parent { return "it is in \(ViewDescription.name(parent))" }
    if LinkWalk(presenter, \.presenterStorage).contains(where: { $0 === self }) {
      return "it presents \(ViewDescription.name(presenter))"
    }
    let windows = presenter.viewIfLoaded?.window?.application?.windows ?? []
    let isRoot = windows.contains { $0.rootViewController === self }
    return isRoot ? "it is the root of a window" : nil
  }

  /// The controller over whose view another is presented: the topmost parent, or for a presentation
  /// that keeps to its context the nearest that defines one.
  func presenter(inContext keepsToContext: Bool) -> UIViewController {
    if keepsToContext, let context = withParents.first(where: \.definesPresentationContext) {
      return context
    }
    return withParents.reduce(self) { $1 }
  }
}
