internal import TouchstoneKit
internal import TouchstoneTrace

/// A line of code about an object, with the change it makes.
@MainActor
struct FixLine {
  let fix: SuggestedFix

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - subject: The object that the line changes.
  ///   - code: The line.
  ///   - change: The equivalent change that the running app can make, or `nil`.
  ///   - hypothesis: The effect of the line if only the source can make the change.
  init(
    _ subject: AnyObject, code: String, _ change: FixChange?, hypothesis: FixChange? = nil
  ) {
    fix = SuggestedFix(
      code: code, subject: TraceSubject(subject), change: change, hypothesis: hypothesis)
  }

  /// Creates a line about a view: its name, a period and `rest`.
  init(_ view: UIView, _ rest: String, _ change: FixChange?) {
    self.init(view, code: "\(view.codeName).\(rest)", change)
  }

  /// Creates a line about a recognizer.
  init(_ recognizer: UIGestureRecognizer, _ rest: String, _ change: FixChange?) {
    let name = CodeName.of(TraceSubject(recognizer))
    self.init(recognizer, code: "\(name).\(rest)", change)
  }

  /// Returns a line that scrolls to a view: `scrollView`, and all other scroll views around it that
  /// have to scroll.
  static func scroll(_ scrollView: UIScrollView, to view: UIView) -> FixLine {
    let inner = view.codeName
    let steps = Revelation(of: view).steps.filter { $0.scrollView === scrollView || $0.scrolls }
    let calls = steps.map { step in
      let outer = step.scrollView.codeName
      let place =
        view.superview === step.scrollView
        ? "\(inner).frame" : "\(inner).convert(\(inner).bounds, to: \(outer))"
      return "\(outer).scrollRectToVisible(\(place), animated: false)"
    }
    return FixLine(
      scrollView, code: calls.joined(separator: "; "), .reveal(TraceSubject(view)))
  }

  /// Returns a line that enlarges a view so that it contains one of its descendants.
  ///
  /// If constraints position the view, the line adds constraints and can only be used in the app's
  /// source.
  static func enlarge(_ outer: UIView, around view: UIView) -> FixLine? {
    let inner = view.convert(view.bounds, to: outer)
    // A union ignores an empty rectangle, and the corner shouldn't move.
    let corner = CGRect(origin: outer.bounds.origin, size: CGSize(width: 1, height: 1))
    let bounds = outer.bounds.union(corner).union(inner)
    guard !bounds.isNull, !bounds.isInfinite, outer.superview != nil, !(outer is UIWindow) else {
      return nil
    }
    let width = traceNumber(Double(bounds.width))
    let height = traceNumber(Double(bounds.height))
    let isWider = bounds.width > outer.bounds.width
    let isHigher = bounds.height > outer.bounds.height
    guard outer.translatesAutoresizingMaskIntoConstraints else {
      // A size constraint can't move the left or top edge.
      guard bounds.origin == outer.bounds.origin else { return nil }
      let anchors =
        (isWider ? [("widthAnchor", width)] : []) + (isHigher ? [("heightAnchor", height)] : [])
      let constraints = anchors.map {
        "\(outer.codeName).\($0.0).constraint(greaterThanOrEqualToConstant: \($0.1))"
      }
      let code =
        constraints.count == 1
        ? "\(constraints[0]).isActive = true"
        : "NSLayoutConstraint.activate([\(constraints.joined(separator: ", "))])"
      return FixLine(outer, code: code, nil, hypothesis: .bounds(bounds))
    }
    let place = "x: \(traceNumber(Double(bounds.minX))), y: \(traceNumber(Double(bounds.minY)))"
    let rest =
      if bounds.origin != outer.bounds.origin || !outer.transform.isIdentity {
        "bounds = CGRect(\(place), width: \(width), height: \(height))"
      } else if isWider && isHigher {
        "frame.size = CGSize(width: \(width), height: \(height))"
      } else if isWider {
        "frame.size.width = \(width)"
      } else {
        "frame.size.height = \(height)"
      }
    return FixLine(outer, rest, .bounds(bounds))
  }
}

/// The name of an object in a line of code.
enum CodeName {
  /// Returns the subject's name if it is valid in Swift, otherwise its kind: `button` for a
  /// `UIButton`.
  @MainActor
  static func of(_ subject: TraceSubject) -> String {
    let name = subject.name
    if isPath(name) { return name }
    let kind = subject.shortClassName
    let word = kind.hasPrefix("UI") ? String(kind.dropFirst(2)) : kind
    let first = word.prefix(1).lowercased() + word.dropFirst()
    return isPath(first) ? first : "view"
  }

  /// Returns whether a text is valid in Swift as the name of a variable or of a member.
  static func isPath(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      first.properties.isLowercase || first == "_"
    else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "_.[]0123456789".unicodeScalars.contains($0)
    }
  }
}

extension UIView {
  /// The name of the view in a line of code.
  @MainActor
  var codeName: String { CodeName.of(TraceSubject(self)) }
}
