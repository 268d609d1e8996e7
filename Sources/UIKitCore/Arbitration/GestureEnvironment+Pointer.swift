internal import TouchstoneGestures
internal import TouchstoneInput

/// Pointer input that isn't a touch.
extension GestureEnvironment {
  /// Returns the window that receives a pointer event.
  ///
  /// If `hit` is `nil`, that is the window that received the previous event, so its views learn
  /// that the pointer has left.
  func followPointer(to hit: UIWindow?) -> UIWindow? {
    if let hit { pointerWindow = hit }
    return pointerWindow
  }

  // MARK: Scrolling

  /// Sends a scroll to the pans under the pointer. The participants are fixed when it begins
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
    // Whether a recognizer continues with the scroll is known only after recognition is decided.
    for recognizer in involved where recognizer.internals.isScrolling {
      let goesOn = recognizer.internals.state.isActive || recognizer.internals.held != nil
      recognizer.internals.isScrolling = !isOver && (event.isFollowed || goesOn)
    }
    settleUnlessProcessing()
  }

  /// Cancels the current scroll on behalf of the system (statement 387).
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

  /// Sends the pointer to the hover recognizers of the view under it and its superviews, and its
  /// exit to the recognizers that it has left (statement 207).
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
      // Involve all recognizers before the first one is called, so that each knows its failure
      // requirements.
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

  // MARK: Receivers

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
