package import TouchstoneKit
internal import TouchstoneTrace

/// The readable content of a screen, as a stage returns it and a test expects it.
@MainActor
package enum ScreenReading {
  /// Returns the classes of the shown view controllers, without their modules.
  ///
  /// The list contains the key window's root, its children and the controllers they present, the
  /// innermost last.
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

  /// Returns the texts of labels, fields and text views that aren't hidden, in the order of the
  /// views.
  package static func texts(of application: UIApplication) -> [String] {
    shown(in: application).compactMap(text)
  }

  /// Returns the texts of views that have no name in tests, each once.
  static func anonymousTexts(of application: UIApplication) -> [String] {
    var seen: Set<String> = []
    return shown(in: application).filter { ($0.accessibilityIdentifier ?? "").isEmpty }
      .compactMap(text).filter { seen.insert($0).inserted }
  }

  /// Returns the frame of a view in its superview, in whole points.
  package static func frame(of view: UIView) -> CGRect {
    let frame = view.frame
    return CGRect(
      x: whole(frame.minX), y: whole(frame.minY), width: whole(frame.width),
      height: whole(frame.height))
  }

  /// Returns the content offset of a scroll view in whole points, or `nil` for another view.
  package static func offset(of view: UIView) -> CGPoint? {
    (view as? UIScrollView).map {
      CGPoint(x: whole($0.contentOffset.x), y: whole($0.contentOffset.y))
    }
  }

  /// Returns the name of the key window's first responder, or `nil` if it doesn't have one.
  package static func firstResponder(of application: UIApplication) -> String? {
    application.keyWindow?.firstResponder.map { TraceSubject($0).name }
  }

  private static func whole(_ value: CGFloat) -> CGFloat {
    // Adding 0 turns -0 into 0.
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

  /// Returns the views that aren't hidden or transparent, and in no such view.
  private static func shown(in application: UIApplication) -> [UIView] {
    ScreenNames.views(in: application).filter { view in
      LinkWalk(view, \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
  }
}
