internal import TouchstoneKit
internal import TouchstoneTrace

/// Advice about a view that doesn't receive touches, beyond the verdict itself.
@MainActor
struct HitAdvice {
  let verdict: HitVerdict
  /// The view that refuses touches.
  let view: UIView?
  /// The view's name.
  let name: String

  /// The usual cause of the verdict.
  var usually: String? {
    switch verdict {
    case .hit, .passedTo: nil
    case .hidden:
      "It was hidden earlier, for example in a reused cell or while a page was loading, and wasn't "
        + "shown again."
    case .transparent:
      "It was faded out and not faded in again, or its alpha hides it although it should receive "
        + "touches."
    case .interactionDisabled where beginsWithoutInteraction:
      "By default, labels and image views don't receive touches, and neither do their subviews."
    case .interactionDisabled:
      "It was disabled during loading or an animation and not enabled again. This also affects all "
        + "subviews."
    case .animating:
      "Views don't receive touches while they are animated, and a repeating animation never ends."
    case .outsideBounds:
      "A view is hit only inside its bounds, even if its shadow or text extends beyond them."
    case .emptyBounds:
      "A view without a size still shows its subviews. Often a constraint or a frame is missing."
    case .overridden where isPrivate:
      "The framework handles the touches of this part itself."
    case .overridden:
      "A class that overrides hit testing may miss a case or mix up the coordinates of two views."
    case .ancestorRefused(let ancestor, let inner):
      HitAdvice(verdict: inner, view: ancestor.object as? UIView, name: ancestor.emphasized).usually
    case .outsideAncestor(let ancestor, _):
      switch ancestor.object {
      case is UIScrollView: "Its content is currently scrolled to another position."
      case is UIWindow: "It is scrolled out of view, or it was laid out for a larger screen."
      default:
        "A view that extends beyond its superview is still drawn there, but hit testing searches "
          + "only inside the superview."
      }
    case .occluded:
      "A view that is added later covers the earlier ones and receives touches even if it is clear."
    case .windowHidden where isInNoWindow:
      "It was created but never added to a view, or it was removed together with its page."
    case .windowHidden:
      "A window appears only after it is made visible in a connected scene."
    case .windowBelow(let window) where window.object is any SystemPart && !window.isKeyboard:
      "It receives every touch until it is closed."
    case .windowBelow(let window) where window.isKeyboard:
      "A page doesn't make room for the keyboard automatically."
    case .windowBelow:
      "A window for an alert or a toast is as large as the screen and receives every touch, even "
        + "if it is clear."
    }
  }

  /// The suggestion.
  var remedy: String {
    switch verdict {
    case .hit, .passedTo: return "Check \(name)."
    case .hidden: return "Set isHidden of \(name) to false."
    case .transparent:
      return "Increase the alpha of \(name), or use a clear background color instead."
    case .interactionDisabled:
      let beginning =
        beginsWithoutInteraction ? "; it is false by default in labels and image views" : ""
      return "Set isUserInteractionEnabled of \(name) to true\(beginning)."
    case .animating: return "Add .allowUserInteraction to the animation of \(name)."
    case .emptyBounds: return "Give \(name) a size."
    case .outsideBounds:
      return "Touch inside it, enlarge it, or override its point(inside:with:)."
    case .overridden where isPrivate:
      return "Touch \(name) at another location."
    case .overridden(let type, _): return "Check \(type)."
    case .ancestorRefused(let ancestor, let inner):
      return HitAdvice(
        verdict: inner, view: ancestor.object as? UIView, name: ancestor.emphasized
      ).remedy
    case .outsideAncestor(let ancestor, _): return remedy(beyond: ancestor)
    case .occluded(let front) where front.isPrivate:
      return "Move \(name) away from \(front.emphasized)."
    case .occluded(let front):
      return "Bring \(name) to the front, disable user interaction on \(front.emphasized), or "
        + "return nil from its hitTest(_:with:)."
    case .windowHidden where isInNoWindow:
      return "Add it with addSubview(_:) to a view that is on the screen."
    case .windowHidden: return "Show it with makeKeyAndVisible()."
    case .windowBelow(let window) where window.object is any SystemPart && !window.isKeyboard:
      return "Close \(window.partName) first."
    case .windowBelow(let window) where window.isKeyboard:
      return "Lay \(name) out above keyboardLayoutGuide, scroll it there, or end editing first."
    case .windowBelow:
      return "Lower its windowLevel, or return nil from its hitTest(_:with:) there."
    }
  }

  private func remedy(beyond ancestor: TraceSubject) -> String {
    let outer = ancestor.emphasized
    switch ancestor.object {
    case is UIScrollView: return "Scroll \(outer) until the view is visible."
    case is UIWindow where scrollView != nil:
      return "Scroll \(scrollView.map { TraceSubject($0).emphasized } ?? outer) until the view is "
        + "visible."
    case is UIWindow: return "Lay it out inside the screen, or put it into a scroll view."
    default: return "Enlarge \(outer), or override its point(inside:with:)."
    }
  }

  /// The innermost scroll view that contains the view.
  private var scrollView: UIScrollView? {
    view.flatMap { LinkWalk($0, \.superview).dropFirst().first { $0 is UIScrollView } }
      as? UIScrollView
  }

  private var isPrivate: Bool { view.map { TraceSubject($0).isPrivate } ?? false }

  private var beginsWithoutInteraction: Bool { view is UILabel || view is UIImageView }

  private var isInNoWindow: Bool { !(view is UIWindow) && view?.window == nil }
}
