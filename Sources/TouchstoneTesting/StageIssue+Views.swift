internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

// Failures of views that can't be found, tapped, scrolled to or typed into.
extension StageIssue {
  /// Returns the failure for a name that no view has.
  static func noView(_ name: String, known: [String]) -> StageIssue {
    let near = NearestName.of(name, among: known)
    let names = known.isEmpty ? "none" : known.prefix(12).joined(separator: ", ")
    return StageIssue(
      "There is no view called \"\(name)\"; "
        + (near.map { "the nearest name is \"\($0)\"" } ?? "there are: \(names)"),
      usually: "It was renamed, or its page isn't shown yet",
      remedy: near == nil
        ? "Use one of these names, or wait for the page with settle()"
        : "Use that name, or wait for the page with settle()")
  }

  /// Returns the failure for a name that several views have.
  @MainActor
  static func severalViews(_ name: String, _ views: [UIView]) -> StageIssue {
    let places = views.prefix(4).map { view in
      let frame = view.convert(view.bounds, to: nil as UIView?)
      return "\(TraceSubject(view).shortClassName) at "
        + "(\(traceNumber(frame.midX)), \(traceNumber(frame.midY)))"
    }
    let more = views.count > places.count ? [" and \(views.count - places.count) more"] : []
    return StageIssue(
      "There are \(views.count) views called \"\(name)\": "
        + (places + more).joined(separator: ", "),
      usually: "Cells and repeated parts share a title or an accessibilityIdentifier",
      remedy: "Give the intended view a unique accessibilityIdentifier, or tap it by location with "
        + "tap(at:)")
  }

  /// Returns the failure for a view that no touch can reach, with the reason from an explanation.
  @MainActor
  static func unreachable(_ view: UIView, _ explanation: TouchExplanation) -> StageIssue {
    let account = explanation.account
    var remedy = [account.remedy ?? "Check stage.explanation(at:) for the path of the touch."]
    if let fix = explanation.fix { remedy.append("In code: \(fix.code).") }
    if explanation.culprit?.object is UIScrollView, explanation.fix != nil {
      remedy.append("In a test: stage.scroll(to:).")
    }
    if let origin = origin(explanation.culprit?.object as? UIView) ?? origin(view) {
      remedy.append(origin)
    }
    return StageIssue(
      account.happened,
      usually: account.usually ?? "The view can't be hit at its center",
      remedy: remedy.joined(separator: " "))
  }

  /// Returns the failure for a disabled control that would receive the touch.
  @MainActor
  static func disabled(_ control: UIControl, aimedAt view: UIView) -> StageIssue {
    let name = TraceSubject(control).emphasized
    let aim =
      view === control
      ? "\(name) is hit" : "\(TraceSubject(view).emphasized) is hit through \(name)"
    let remedy =
      "Set isEnabled of \(name) to true first. To test the disabled state, use tap(at:), which "
      + "touches without this check."
    return StageIssue(
      "\(aim), but nothing happens, because \(name) is disabled",
      usually:
        "A form disables its button until every field is filled in, or the button is disabled "
        + "while work is in progress",
      remedy: [remedy, origin(control)].compactMap { $0 }.joined(separator: " "))
  }

  /// Returns the failure for a view without a scroll view around it.
  @MainActor
  static func nothingScrolls(_ view: UIView) -> StageIssue {
    let name = TraceSubject(view).emphasized
    return StageIssue(
      "\(name) isn't on the screen, and nothing around it scrolls",
      usually: "It was laid out for a larger screen, or it isn't in the scroll view that it "
        + "appears to be in",
      remedy: "Put it into a scroll view, or lay it out inside the screen")
  }

  /// Returns the failure for a scroll view that can't scroll far enough.
  @MainActor
  static func scrollsTooShort(_ scrollView: UIScrollView, _ view: UIView) -> StageIssue {
    let (outer, inner) = (TraceSubject(scrollView).emphasized, TraceSubject(view).emphasized)
    let frame = view.convert(view.bounds, to: scrollView)
    let size = scrollView.contentSize
    guard scrollView.isScrollEnabled else {
      return StageIssue(
        "\(outer) can't be scrolled to \(inner): its scrolling is disabled",
        usually: "It was disabled during a drag or editing and not enabled again",
        remedy: "Set isScrollEnabled of \(outer) to true")
    }
    let (width, height) = (max(size.width, frame.maxX), max(size.height, frame.maxY))
    return StageIssue(
      "\(outer) doesn't scroll as far as \(inner): its content is \(traceNumber(size.width)) × "
        + "\(traceNumber(size.height)) pt, and \(inner) ends at (\(traceNumber(frame.maxX)), "
        + "\(traceNumber(frame.maxY)))",
      usually: "The contentSize was set for less content, or constraints don't pin the content's "
        + "last edge",
      remedy: "Give \(outer) a contentSize of at least \(traceNumber(width)) × "
        + "\(traceNumber(height)), or pin the content to its contentLayoutGuide")
  }

  /// Returns the failure for a view that a tap didn't make first responder.
  @MainActor
  static func takesNoText(_ view: UIView, firstResponder: UIResponder?) -> StageIssue {
    let name = TraceSubject(view).emphasized
    let instead =
      firstResponder.map { "the first responder is \(TraceSubject($0).emphasized)" }
      ?? "there is no first responder"
    return StageIssue(
      "\(name) was tapped but didn't become first responder, so nothing was typed: \(instead)",
      usually: view is UITextField || view is UITextView
        ? "Its delegate refuses to begin editing, or a recognizer consumed the tap"
        : "A tap makes only fields and text views first responder; \(name) is a "
          + TraceSubject(view).shortClassName,
      remedy: view is UITextField || view is UITextView
        ? "Check that the delegate allows editing to begin, and check stage.answers"
        : "Pass the field itself, or call becomeFirstResponder() and type(_:)")
  }

  /// Returns a sentence with the line that created a view, or `nil` if the line wasn't recorded.
  @MainActor
  static func origin(_ view: UIView?) -> String? {
    view.flatMap { view in
      view.notedLine.map { "\(TraceSubject(view).emphasized) was made at \($0)." }
    }
  }
}
