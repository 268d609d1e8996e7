internal import TouchstoneGestures
internal import TouchstoneInput

/// What pointers do that are no touches.
extension GestureEnvironment {
  /// The pointer is over a window, or over none; answers the window that gets the event: where there
  /// is none the one that got the last, so that whoever the pointer was over hears that it left.
  func followPointer(to hit: UIWindow?) -> UIWindow? {
    if let hit { pointerWindow = hit }
    return pointerWindow
  }

  // MARK: Scrolling

  /// Gives a scroll to the pans under the pointer; who takes part is fixed when it begins
  /// (statement 193).
  func scroll(_ event: ScrollEvent) {
    let phase = event.sample.phase
    if phase == .began { isFollowingScroll = true }
    event.isFollowed = isFollowingScroll
    let isOver = phase == .ended || phase == .cancelled
    if isOver { isFollowingScroll = false }
    process {
      if phase == .began || !event.isFollowed {
        for recognizer in recognizers(from: event.view) where recognizer.takesScrolls(event) {
          offer(event, to: recognizer)
        }
      }
      let concerned = involved.filter(\.internals.isScrolling)
      for recognizer in concerned where recognizer.internals.isScrolling {
        hear(recognizer) {
          recognizer.deadlineMayHavePassed(at: event.time)
          guard recognizer.internals.isLive else { return }
          recognizer.internals.modifiers = event.modifiers
          recognizer.internals.pointer = GesturePoint(event.sample.position)
          recognizer.scrolled(event)
          recognizer.awaitDeadline()
        }
      }
    }
    // Who goes on with it is known when it is decided who was recognized.
    for recognizer in involved where recognizer.internals.isScrolling {
      let goesOn = recognizer.internals.state.isActive || recognizer.internals.held != nil
      recognizer.internals.isScrolling = !isOver && (event.isFollowed || goesOn)
    }
    settleUnlessProcessing()
  }

  /// The system takes a scroll away that is under way (statement 387).
  func cancelScroll() {
    isFollowingScroll = false
    process {
      for recognizer in involved where recognizer.internals.isScrolling {
        recognizer.internals.isScrolling = false
        takeAway(from: recognizer)
      }
    }
  }

  private func offer(_ event: ScrollEvent, to recognizer: UIGestureRecognizer) {
    guard !recognizer.internals.isScrolling, recognizer.internals.touches.isEmpty else { return }
    guard accepts(event, recognizer) else { return }
    recognizer.internals.environment = self
    recognizer.internals.isScrolling = true
    involve(recognizer)
  }

  // MARK: Hovering

  /// Tells the hovers of the view under the pointer and of all around it that it is inside, and
  /// those that had it before that it left (statement 207).
  func hover(_ event: HoverEvent) {
    var inside: [UIHoverGestureRecognizer] = []
    if event.sample.phase != .ended {
      for case let hover as UIHoverGestureRecognizer in recognizers(from: event.view)
      where hover.internals.state.isActive || accepts(event, hover) {
        inside.append(hover)
      }
    }
    let before = involved.compactMap { $0 as? UIHoverGestureRecognizer }
    guard !inside.isEmpty || !before.isEmpty else { return }
    let isPressed = application.intake.live.contains { $0.type == .indirectPointer }
    process {
      for hover in before where !inside.contains(where: { $0 === hover }) {
        hear(hover) { hover.pointerLeft() }
      }
      // All take part before the first hears, so that one knows whom it has to wait for.
      let new = inside.filter { $0.internals.view != nil && !isInvolved($0) }
      for hover in new {
        hover.internals.environment = self
        involve(hover)
      }
      for hover in inside where hover.internals.view != nil {
        hover.internals.environment = self
        hover.internals.modifiers = event.modifiers
        hear(hover) { hover.pointerIsInside(event.sample, whileButtonsAreDown: isPressed) }
      }
      dismissIdle(new)
    }
  }

  // MARK: Who

  func recognizers(from view: UIView?) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view = view
    while let current = view {
      result.append(contentsOf: current.recognizers.reversed())
      view = current.superviewStorage
    }
    return result
  }

  func accepts(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    var reception = Reception()
    reception.isEnabled = recognizer.isEnabled
    reception.state = recognizer.internals.state
    let refusal = ReceptionFilter.refusal(reception, asksTouch: false) { _ in
      recognizer.ask(about: event)
    }
    return refusal == nil && recognizer.internals.view != nil
  }
}
