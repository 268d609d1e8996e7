internal import TouchstoneKit
internal import TouchstoneTrace

/// Who keeps a touch from a view, and the line that would end that.
struct Blame {
  /// The view, window or recognizer that would have to be changed.
  let culprit: TraceSubject
  /// The line; nil where no single one can be named, as for a method of the program's own.
  let repair: TouchRepair?
}

extension Blame {
  /// Reads a verdict of the hit test on a view that was made for touches and got none.
  ///
  /// - Returns: nil where nothing is wrong: the point is not on the view, or the touch is the view's.
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
        self.init(scrollView, line: RepairLine.scroll(scrollView, to: view))
        return
      }
      self.init(outer, line: RepairLine.enlarge(outer, around: view))
    case .occluded(let front):
      guard let front = front.object as? UIView, !TraceSubject(front).isPrivate else { return nil }
      self.init(
        front,
        line: view.isDrawnInFront(of: front)
          ? Self.bring(view, before: front) : Self.uncover(view, from: front))
    case .windowHidden:
      guard let window = view.window ?? view as? UIWindow else { return nil }
      self.init(window, line: RepairLine(window, "isHidden = false", .show))
    case .windowBelow(let front):
      guard let front = front.object as? UIWindow else { return nil }
      // An app can't change a system window, such as the keyboard's.
      guard !(front is any SystemPart) else { return nil }
      self.init(front, line: Self.lower(front, below: view.window))
    case .hidden, .transparent, .interactionDisabled, .animating, .emptyBounds, .overridden:
      self.init(refusal: verdict, of: view, for: view)
    }
  }

  /// A view refuses by what it is itself.
  @MainActor
  private init(refusal: HitVerdict, of culprit: UIView, for view: UIView) {
    let line: RepairLine? =
      switch refusal {
      case .hidden: RepairLine(culprit, "isHidden = false", .show)
      case .transparent: RepairLine(culprit, "alpha = 1", .alpha(1))
      case .interactionDisabled:
        RepairLine(culprit, "isUserInteractionEnabled = true", .interaction(true))
      case .animating:
        RepairLine(
          culprit, code: "UIView.animate(…, options: [.allowUserInteraction])", .allowInteraction)
      case .emptyBounds where culprit === view: nil
      case .emptyBounds: RepairLine.enlarge(culprit, around: view)
      default: nil
      }
    self.init(culprit, line: line)
  }

  @MainActor
  init(_ culprit: AnyObject, line: RepairLine?) {
    self.culprit = TraceSubject(culprit)
    repair = line?.repair
  }

  /// The same without a line that does not make the view answer.
  @MainActor
  func checked(for view: UIView?, at point: CGPoint, in application: UIApplication) -> Blame {
    guard let repair, let view,
      !RepairedHit(application: application, repair: repair).wakes(view, at: point)
    else { return self }
    return Blame(culprit: culprit, repair: nil)
  }

  /// What lies in front and is no use to a finger lets it through; what is, goes behind.
  @MainActor
  private static func uncover(_ view: UIView, from front: UIView) -> RepairLine? {
    guard front.holdsSomethingForTouches else {
      return RepairLine(front, "isUserInteractionEnabled = false", .interaction(false))
    }
    return bring(view, before: front)
  }

  /// The branch of a view goes in front of the branch of another one.
  @MainActor
  private static func bring(_ view: UIView, before front: UIView) -> RepairLine? {
    let around = Set(LinkWalk(front, \.superview).map { ObjectIdentifier($0) })
    let branch = LinkWalk(view, \.superview).first {
      $0.superview.map { around.contains(ObjectIdentifier($0)) } ?? false
    }
    guard let branch, let outer = branch.superview else { return nil }
    return RepairLine(
      branch, code: "\(outer.codeName).bringSubviewToFront(\(branch.codeName))", .bringToFront)
  }

  @MainActor
  private static func lower(_ front: UIWindow, below window: UIWindow?) -> RepairLine? {
    guard front.holdsSomethingForTouches, let window else {
      return RepairLine(front, "isUserInteractionEnabled = false", .interaction(false))
    }
    let level = window.windowLevel.rawValue - 1
    return RepairLine(
      front, "windowLevel = UIWindow.Level(\(traceNumber(Double(level))))", .level(level))
  }
}

extension UIView {
  /// Whether it, or something in it, was made for touches.
  @MainActor
  var holdsSomethingForTouches: Bool {
    isMadeForTouches || subviewsInTreeOrder.contains(where: \.isMadeForTouches)
  }
}
