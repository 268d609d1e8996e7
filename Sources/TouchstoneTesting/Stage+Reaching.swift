public import Testing
internal import TouchstoneInspector
public import TouchstoneKit

/// Input that takes several touches: scrolling to a view, and typing into it.
extension Stage {
  // MARK: Scrolling

  /// Scrolls until the center of a view is visible, as with two fingers on a trackpad.
  ///
  /// The method scrolls each scroll view around the view, from the innermost outward. It fails the
  /// test if one of them can't scroll far enough, or if the center isn't on the screen afterwards.
  public func scroll(to view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    run { application.loop.show() }
    let around = LinkWalk(view, \.superview).dropFirst().compactMap {
      $0 as? UIScrollView
    }
    for scrollView in around where !bring(view, into: scrollView) {
      fail(.scrollsTooShort(scrollView, view), at: sourceLocation)
      return
    }
    if !isOnScreen(view) { fail(.nothingScrolls(view), at: sourceLocation) }
  }

  /// Scrolls until the center of the view with a name is visible.
  public func scroll(to name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    scroll(to: view, sourceLocation: sourceLocation)
  }

  /// Scrolls a scroll view toward a view as far as possible, and returns whether the view's center
  /// is in it.
  private func bring(_ view: UIView, into scrollView: UIScrollView) -> Bool {
    let bounds = scrollView.bounds
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scrollView)
    if bounds.contains(middle) { return true }
    let visible = scrollView.convert(bounds, to: nil as UIView?).intersection(window.bounds)
    guard !visible.isNull else { return false }
    let distance = CGVector(
      dx: middle.x < bounds.minX || middle.x >= bounds.maxX ? middle.x - bounds.midX : 0,
      dy: middle.y < bounds.minY || middle.y >= bounds.maxY ? middle.y - bounds.midY : 0)
    scroll(at: CGPoint(x: visible.midX, y: visible.midY), by: distance)
    advance(by: Self.scrollRest)
    let now = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scrollView)
    return scrollView.bounds.contains(now)
  }

  /// The time in which overscrolled content bounces back, in seconds.
  private static let scrollRest: TimeInterval = 0.6

  private func isOnScreen(_ view: UIView) -> Bool {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    return view.window != nil && application.screenBounds.contains(middle)
  }

  // MARK: Typing

  /// Taps a field or text view, and types a text into it.
  ///
  /// If the view doesn't become first responder, the method fails the test and types nothing.
  public func type(
    _ text: String, into view: UIView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if !view.isFirstResponder {
      guard let point = reachablePoint(in: view, sourceLocation) else { return }
      tap(at: point)
    }
    guard view.isFirstResponder else {
      fail(.takesNoText(view, firstResponder: window.firstResponder), at: sourceLocation)
      return
    }
    type(text)
  }

  /// Taps the field with a name, and types a text into it.
  public func type(
    _ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    type(text, into: view, sourceLocation: sourceLocation)
  }

  // MARK: Gestures

  /// Fails the test unless a recognizer was recognized, or began, by its last touches.
  ///
  ///     stage.swipe(from: right, to: left)
  ///     stage.expectRecognized(card.swiping)
  public func expectRecognized(
    _ recognizer: UIGestureRecognizer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    run {
      guard !recognizer.isRecognized(in: trace) else { return }
      fail(.notRecognized(recognizer.account(in: trace)), at: sourceLocation)
    }
  }
}

extension StageIssue {
  static func notRecognized(_ account: TouchExplanation.Diagnosis) -> StageIssue {
    StageIssue(
      account.happened, usually: account.usually ?? "Its view wasn't touched",
      remedy: account.remedy ?? "Check stage.gestureTimeline for the decisions of the recognizers")
  }
}
