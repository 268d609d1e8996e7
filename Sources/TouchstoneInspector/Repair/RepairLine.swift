internal import TouchstoneKit
internal import TouchstoneTrace

/// A line of code about an object, and what it changes.
@MainActor
struct RepairLine {
  let repair: TouchRepair

  /// - Parameters:
  ///   - subject: The object that the line changes.
  ///   - code: The line.
  ///   - change: What the running program can do in its place.
  ///   - hypothesis: What the line comes to if only the source can do it.
  init(
    _ subject: AnyObject, code: String, _ change: RepairChange?, hypothesis: RepairChange? = nil
  ) {
    repair = TouchRepair(
      code: code, subject: TraceSubject(subject), change: change, hypothesis: hypothesis)
  }

  /// A line about a view itself: `name.` and then this.
  init(_ view: UIView, _ rest: String, _ change: RepairChange?) {
    self.init(view, code: "\(view.codeName).\(rest)", change)
  }

  /// A line about a recognizer.
  init(_ recognizer: UIGestureRecognizer, _ rest: String, _ change: RepairChange?) {
    let name = CodeName.of(TraceSubject(recognizer))
    self.init(recognizer, code: "\(name).\(rest)", change)
  }

  /// The scroll views around a view scroll to it: those that don't show it, and `scrollView`.
  static func scroll(_ scrollView: UIScrollView, to view: UIView) -> RepairLine {
    let inner = view.codeName
    let steps = Revelation(of: view).steps.filter { $0.scrollView === scrollView || $0.scrolls }
    let calls = steps.map { step in
      let outer = step.scrollView.codeName
      let place =
        view.superview === step.scrollView
        ? "\(inner).frame" : "\(inner).convert(\(inner).bounds, to: \(outer))"
      return "\(outer).scrollRectToVisible(\(place), animated: false)"
    }
    return RepairLine(
      scrollView, code: calls.joined(separator: "; "), .reveal(TraceSubject(view)))
  }

  /// A view becomes as large as it takes to hold another that is in it.
  ///
  /// Where constraints place it, only they can say so, and the line is for the program's source.
  static func enlarge(_ outer: UIView, around view: UIView) -> RepairLine? {
    let inner = view.convert(view.bounds, to: outer)
    // An empty rectangle has no place in a union, and its corner is to stay where it is.
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
      // A constraint of the size moves no edge to the left or to the top.
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
      return RepairLine(outer, code: code, nil, hypothesis: .bounds(bounds))
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
    return RepairLine(outer, rest, .bounds(bounds))
  }
}

/// What stands for an object in a line of code.
enum CodeName {
  /// Its name where that can be one in Swift, or else its kind: `button` for a `UIButton`.
  @MainActor
  static func of(_ subject: TraceSubject) -> String {
    let name = subject.name
    if isPath(name) { return name }
    let kind = subject.shortClassName
    let word = kind.hasPrefix("UI") ? String(kind.dropFirst(2)) : kind
    let first = word.prefix(1).lowercased() + word.dropFirst()
    return isPath(first) ? first : "view"
  }

  /// Whether a text could be written in Swift for a variable, or a member of one.
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
  /// What stands for the view in a line of code.
  @MainActor
  var codeName: String { CodeName.of(TraceSubject(self)) }
}
