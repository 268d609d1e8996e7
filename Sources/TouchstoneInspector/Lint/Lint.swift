public import TouchstoneKit
internal import TouchstoneTrace

extension UIWindow {
  /// What will surprise whoever touches the window, found without a touch: recognizers in each
  /// other's way, and views that no touch can reach. An empty list says that nothing was found.
  ///
  ///     for finding in window.lint { print(finding.sentence) }
  ///
  /// Views are asked as for a touch, with no event. What is hidden, scrolled or clipped away, or
  /// covered by another controller's page, is taken as meant so. Where a delegate or a class of
  /// somebody's own decides about recognizers, nothing is said. While an event is being delivered
  /// nothing is asked, and the list is empty.
  public var lint: [LintFinding] {
    let application = windowScene?.application ?? .shared
    guard isOnScreen, !application.isDelivering else { return [] }
    ViewNames.read(application)
    return GestureLint(window: self).findings
      + TouchLint(window: self, application: application).findings
      + LayoutLint(window: self).findings + ActionLint(window: self).findings
  }
}

extension UIApplication {
  /// What will surprise whoever touches the application's windows, the front one's first.
  public var lint: [LintFinding] { windowsFrontToBack.flatMap(\.lint) }
}
