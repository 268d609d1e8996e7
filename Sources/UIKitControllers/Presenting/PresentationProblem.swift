internal import UIKitCore

extension UIViewController {
  /// The maximum number of controllers that may be presented on top of each other.
  ///
  /// Only controllers that present each other automatically reach it, and they would never stop.
  private static let mostPresented = 100

  /// The number of presented controllers from this one downward.
  private var presentedDepth: Int {
    LinkWalk(self, \.presenterStorage).reduce(-1) { count, _ in count + 1 }
  }

  /// Returns the reason that a controller can't be presented over this one, or `nil` if it can.
  func problem(with presented: UIViewController) -> String? {
    let name = ViewDescription.name(self)
    let other = ViewDescription.name(presented)
    if presented === self { return "\(name) can't present itself" }
    if let presentedStorage {
      let current = ViewDescription.name(presentedStorage)
      return "\(name) can't present \(other): it already presents \(current)"
    }
    if presentedDepth >= Self.mostPresented {
      return
        "\(name) can't present \(other): \(Self.mostPresented) view controllers are already "
        + "presented on each other"
    }
    if presented.presenterStorage != nil { return "\(other) is already presented" }
    if let reason = presented.activity(under: self) {
      return "\(name) can't present \(other), which is already in use: \(reason)"
    }
    if viewIfLoaded?.window == nil {
      return "\(name) can't present \(other): its view isn't in a window"
    }
    return nil
  }

  /// Returns the reason that the controller is already active and can't be presented over
  /// `presenter`, or `nil` if it isn't active.
  private func activity(under presenter: UIViewController) -> String? {
    if let parent { return "it is a child of \(ViewDescription.name(parent))" }
    if LinkWalk(presenter, \.presenterStorage).contains(where: { $0 === self }) {
      return "it presents \(ViewDescription.name(presenter))"
    }
    let windows = presenter.viewIfLoaded?.window?.application?.windows ?? []
    let isRoot = windows.contains { $0.rootViewController === self }
    return isRoot ? "it is a window's root view controller" : nil
  }

  /// The reason that an action sheet without a source can't be presented in a regular width
  /// (statement 524).
  var lacksSource: String {
    "\(ViewDescription.name(self)) is an action sheet in a popover and has nothing to point to; set "
      + "sourceView or sourceItem of its popoverPresentationController before presenting it"
  }

  /// Returns the controller that another one covers when it is presented.
  ///
  /// That is the topmost parent. If `keepsToContext` is `true`, it is the nearest controller that
  /// defines a presentation context, if there is one.
  func presenter(inContext keepsToContext: Bool) -> UIViewController {
    if keepsToContext, let context = withParents.first(where: \.definesPresentationContext) {
      return context
    }
    return withParents.reduce(self) { $1 }
  }
}
