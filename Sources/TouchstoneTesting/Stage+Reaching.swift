public import Testing
internal import TouchstoneInspector
public import TouchstoneKit

/// What takes several touches: to come to a view, and to write into it.
extension Stage {
  // MARK: Scrolling

  /// Scrolls until the middle of a view can be seen, as two fingers on a trackpad do; fails the test
  /// where nothing around it comes so far.
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

  /// Scrolls until the view of a name can be seen.
  public func scroll(to name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    scroll(to: view, sourceLocation: sourceLocation)
  }

  /// Turns the wheel over a scroll view as far as it takes, and answers whether the view's middle
  /// shows in it.
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

  /// Seconds in which content that was pulled beyond its edge has come back.
  private static let scrollRest: TimeInterval = 0.6

  private func isOnScreen(_ view: UIView) -> Bool {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    return view.window != nil && application.screenBounds.contains(middle)
  }

  // MARK: Typing

  /// Taps a field or text view, and types a text into it; fails the test, and types nothing, where it
  /// does not become first responder.
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

  /// Taps the field of a name, and types a text into it.
  public func type(
    _ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    type(text, into: view, sourceLocation: sourceLocation)
  }

  // MARK: Gestures

  /// Expects a recognizer to have been recognized, or to have begun, by its latest touches.
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
  static func notRecognized(_ account: TouchExplanation.Account) -> StageIssue {
    StageIssue(
      account.happened, usually: account.usually ?? "Nobody has touched its view",
      remedy: account.remedy ?? "Look at stage.debate for what the recognizers made of it")
  }
}
