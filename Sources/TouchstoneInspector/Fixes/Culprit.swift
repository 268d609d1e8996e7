internal import TouchstoneKit
internal import TouchstoneTrace

/// The object that keeps a touch from a view, and the line of code that fixes it.
struct Culprit {
  /// The view, window or recognizer to change.
  let culprit: TraceSubject
  /// The line of code, or `nil` if no single line is enough, as for an app's own method.
  let fix: SuggestedFix?
}

extension Culprit {
  /// Creates the culprit for a hit-test verdict on a view that was made for touches and didn't
  /// receive one.
  ///
  /// - Returns: `nil` if nothing is wrong because the point is outside the view or the view
  ///   receives the touch, or if the app can't change the culprit.
  @MainActor
  init?(_ verdict: HitVerdict, on view: UIView) {
    if let cover = PresentedCover(verdict, on: view) {
      guard let front = cover.controller.viewIfLoaded else { return nil }
      self.init(front, line: nil)
      return
    }
    switch verdict {
    case .hit, .passedTo, .outsideBounds: return nil
    case .ancestorRefused(let ancestor, let inner):
      guard let outer = ancestor.object as? UIView, !TraceSubject(outer).isPrivate else {
        return nil
      }
      self.init(refusal: inner, of: outer, for: view)
    case .outsideAncestor(let ancestor, _):
      guard let outer = ancestor.object as? UIView else { return nil }
      if let scrollView = outer as? UIScrollView {
        self.init(scrollView, line: FixLine.scroll(scrollView, to: view))
        return
      }
      self.init(outer, line: FixLine.enlarge(outer, around: view))
    case .occluded(let front):
      guard let front = front.object as? UIView, !TraceSubject(front).isPrivate else { return nil }
      self.init(
        front,
        line: view.isDrawnInFront(of: front)
          ? Self.bring(view, before: front) : Self.uncover(view, from: front))
    case .windowHidden:
      guard let window = view.window ?? view as? UIWindow else { return nil }
      self.init(window, line: FixLine(window, "isHidden = false", .show))
    case .windowBelow(let front):
      guard let front = front.object as? UIWindow else { return nil }
      // An app can't change a system window, such as the keyboard's.
      guard !(front is any SystemPart) else { return nil }
      self.init(front, line: Self.lower(front, below: view.window))
    case .hidden, .transparent, .interactionDisabled, .animating, .emptyBounds, .overridden:
      self.init(refusal: verdict, of: view, for: view)
    }
  }

  /// Creates the culprit for a view that refuses touches because of its own properties.
  @MainActor
  private init(refusal: HitVerdict, of culprit: UIView, for view: UIView) {
    let line: FixLine? =
      switch refusal {
      case .hidden: FixLine(culprit, "isHidden = false", .show)
      case .transparent: FixLine(culprit, "alpha = 1", .alpha(1))
      case .interactionDisabled:
        FixLine(culprit, "isUserInteractionEnabled = true", .interaction(true))
      case .animating:
        FixLine(
          culprit, code: "UIView.animate(…, options: [.allowUserInteraction])", .allowInteraction)
      case .emptyBounds where culprit === view: nil
      case .emptyBounds: FixLine.enlarge(culprit, around: view)
      default: nil
      }
    self.init(culprit, line: line)
  }

  @MainActor
  init(_ culprit: AnyObject, line: FixLine?) {
    self.culprit = TraceSubject(culprit)
    fix = line?.fix
  }

  /// Returns the culprit without its line if the line wouldn't let the touch reach the view.
  @MainActor
  func checked(for view: UIView?, at point: CGPoint, in application: UIApplication) -> Culprit {
    guard let fix, let view,
      !FixedHit(application: application, fix: fix).wakes(view, at: point)
    else { return self }
    return Culprit(culprit: culprit, fix: nil)
  }

  /// Returns a line that lets touches through `front` if it contains nothing for touches, and
  /// otherwise moves it behind the view.
  @MainActor
  private static func uncover(_ view: UIView, from front: UIView) -> FixLine? {
    guard front.holdsSomethingForTouches else {
      return FixLine(front, "isUserInteractionEnabled = false", .interaction(false))
    }
    return bring(view, before: front)
  }

  /// Returns a line that moves the branch of a view in front of the branch of another view.
  @MainActor
  private static func bring(_ view: UIView, before front: UIView) -> FixLine? {
    let around = Set(LinkWalk(front, \.superview).map { ObjectIdentifier($0) })
    let branch = LinkWalk(view, \.superview).first {
      $0.superview.map { around.contains(ObjectIdentifier($0)) } ?? false
    }
    guard let branch, let outer = branch.superview else { return nil }
    return FixLine(
      branch, code: "\(outer.codeName).bringSubviewToFront(\(branch.codeName))", .bringToFront)
  }

  @MainActor
  private static func lower(_ front: UIWindow, below window: UIWindow?) -> FixLine? {
    guard front.holdsSomethingForTouches, let window else {
      return FixLine(front, "isUserInteractionEnabled = false", .interaction(false))
    }
    let level = window.windowLevel.rawValue - 1
    return FixLine(
      front, "windowLevel = UIWindow.Level(\(traceNumber(Double(level))))", .level(level))
  }
}

extension UIView {
  /// Whether the view or one of its descendants was made for touches.
  @MainActor
  var holdsSomethingForTouches: Bool {
    isMadeForTouches || subviewsInTreeOrder.contains(where: \.isMadeForTouches)
  }
}
