package import TouchstoneKit
internal import TouchstoneTrace

/// What can be read off a screen, as a stage answers it and a test expects it.
@MainActor
package enum ScreenReading {
  /// The classes of the controllers that are shown, without their modules: the key window's root, what
  /// it contains and presents, the innermost last.
  package static func controllers(of application: UIApplication) -> [String] {
    var names: [String] = []
    var waiting = [application.keyWindow?.rootViewController].compactMap(\.self)
    while let controller = waiting.popLast() {
      names.append(TraceSubject(controller).shortClassName)
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        waiting.append(presented)
      }
      waiting += controller.children.reversed().filter { $0.viewIfLoaded?.window != nil }
    }
    return names
  }

  /// Everything that can be read: texts of labels, fields and titles, in the order of the views.
  package static func texts(of application: UIApplication) -> [String] {
    shown(in: application).compactMap(text)
  }

  /// The texts of views that a test can't call by a name, each once.
  static func anonymousTexts(of application: UIApplication) -> [String] {
    var seen: Set<String> = []
    return shown(in: application).filter { ($0.accessibilityIdentifier ?? "").isEmpty }
      .compactMap(text).filter { seen.insert($0).inserted }
  }

  /// The place of a view in the one around it, in whole points.
  package static func frame(of view: UIView) -> CGRect {
    let frame = view.frame
    return CGRect(
      x: whole(frame.minX), y: whole(frame.minY), width: whole(frame.width),
      height: whole(frame.height))
  }

  /// How far a scroll view is scrolled, in whole points; nil for another view.
  package static func offset(of view: UIView) -> CGPoint? {
    (view as? UIScrollView).map {
      CGPoint(x: whole($0.contentOffset.x), y: whole($0.contentOffset.y))
    }
  }

  /// What the first responder of the key window is called; nil for none.
  package static func firstResponder(of application: UIApplication) -> String? {
    application.keyWindow?.firstResponder.map { TraceSubject($0).name }
  }

  private static func whole(_ value: CGFloat) -> CGFloat {
    // Adding nothing makes 0 of what would be written as -0.
    value.isFinite ? value.rounded() + 0 : 0
  }

  private static func text(_ view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let view as UITextView: view.text
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The views that nothing hides.
  private static func shown(in application: UIApplication) -> [UIView] {
    ScreenNames.views(in: application).filter { view in
      LinkWalk(view, \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
  }
}
