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
      "Something hid it before, such as a reused cell or a page that was loading, and nothing has "
        + "shown it since."
    case .transparent:
      "It was faded out and not in again, or made invisible by its alpha though it was to take "
        + "touches."
    case .interactionDisabled where beginsWithoutInteraction:
      "Labels and image views take no touches until they are told to, and nothing in them does "
        + "either."
    case .interactionDisabled:
      "It was turned off while something loaded or moved, and not on again; that also turns off "
        + "all that is in the view."
    case .animating:
      "Views take no touches while they are animated, and an animation that repeats never ends."
    case .outsideBounds:
      "A view is hit only inside its bounds, however far its shadow or its text reaches."
    case .emptyBounds:
      "A view without a size still shows what is in it; often a constraint or a frame is missing."
    case .overridden where isPrivate:
      "The framework decides on the touches of this part itself."
    case .overridden:
      "A class that decides for itself easily leaves out a case, or mixes up the coordinates of "
        + "two views."
    case .ancestorRefused(let ancestor, let inner):
      HitAdvice(verdict: inner, view: ancestor.object as? UIView, name: ancestor.emphasized).usually
    case .outsideAncestor(let ancestor, _):
      switch ancestor.object {
      case is UIScrollView: "Its content is scrolled elsewhere at the moment."
      case is UIWindow: "It is scrolled away, or it was laid out for a larger screen."
      default:
        "A view that hangs out of the one around it is still drawn there, but touches are looked "
          + "for only inside."
      }
    case .occluded:
      "What is added later lies in front, and it takes touches even where it is clear."
    case .windowHidden where isInNoWindow:
      "It was made and never added, or removed again with the page it was on."
    case .windowHidden:
      "A window shows only once it is made visible, in a scene that is connected."
    case .windowBelow(let window) where window.object is any SystemPart && !window.isKeyboard:
      "It takes every touch until it is closed."
    case .windowBelow(let window) where window.isKeyboard:
      "A page does not make room for the keyboard by itself."
    case .windowBelow:
      "A window for an alert or a toast is as large as the screen, and it takes every touch even "
        + "where it is clear."
    }
  }

  /// The suggestion.
  var remedy: String {
    switch verdict {
    case .hit, .passedTo: return "Look at \(name)."
    case .hidden: return "Set isHidden of \(name) to false."
    case .transparent:
      return "Give \(name) a larger alpha, or a clear background colour instead."
    case .interactionDisabled:
      let beginning =
        beginsWithoutInteraction ? "; labels and image views begin with false" : ""
      return "Set isUserInteractionEnabled of \(name) to true\(beginning)."
    case .animating: return "Add .allowUserInteraction to the animation of \(name)."
    case .emptyBounds: return "Give \(name) a size."
    case .outsideBounds:
      return "Touch inside it, enlarge it, or override its point(inside:with:)."
    case .overridden where isPrivate:
      return "Touch another place of \(name)."
    case .overridden(let type, _): return "Look at \(type)."
    case .ancestorRefused(let ancestor, let inner):
      return HitAdvice(
        verdict: inner, view: ancestor.object as? UIView, name: ancestor.emphasized
      ).remedy
    case .outsideAncestor(let ancestor, _): return remedy(beyond: ancestor)
    case .occluded(let front) where front.isPrivate:
      return "Move \(name) away from \(front.emphasized)."
    case .occluded(let front):
      return "Bring \(name) to the front, turn the user interaction of \(front.emphasized) off, or "
        + "let its hitTest(_:with:) pass the point on."
    case .windowHidden where isInNoWindow:
      return "Add it with addSubview(_:) to a view that is on the screen."
    case .windowHidden: return "Show it with makeKeyAndVisible()."
    case .windowBelow(let window) where window.object is any SystemPart && !window.isKeyboard:
      return "Close \(window.partName) first."
    case .windowBelow(let window) where window.isKeyboard:
      return "Lay \(name) out above keyboardLayoutGuide, scroll it there, or end editing first."
    case .windowBelow:
      return "Lower its windowLevel, or let its hitTest(_:with:) answer nil there."
    }
  }

  private func remedy(beyond ancestor: TraceSubject) -> String {
    let outer = ancestor.emphasized
    switch ancestor.object {
    case is UIScrollView: return "Scroll \(outer) until it shows."
    case is UIWindow where scrollView != nil:
      return "Scroll \(scrollView.map { TraceSubject($0).emphasized } ?? outer) until it shows."
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
