internal import TouchstoneGestures
internal import TouchstoneInput

/// Two-finger trackpad gestures other than scrolling.
extension GestureEnvironment {
  /// Sends a transform to the pinch and rotation recognizers under the pointer.
  ///
  /// The participants are fixed when it begins, as for a scroll (statement 193).
  func transform(_ event: TransformEvent) {
    let phase = event.sample.phase
    let isOver = phase == .ended || phase == .cancelled
    isFollowingTransform = !isOver
    process {
      if phase == .began {
        for recognizer in recognizers(from: event.view) where recognizer.takesTransforms {
          offer(event, to: recognizer)
        }
      }
      let concerned = involved.filter(\.internals.isTransforming)
      for recognizer in concerned
      where recognizer.internals.isTransforming && recognizer.internals.isLive {
        hear(recognizer) {
          recognizer.internals.modifiers = event.modifiers
          recognizer.internals.pointer = GesturePoint(event.sample.position)
          recognizer.transformed(event)
        }
      }
    }
    if isOver { for recognizer in involved { recognizer.internals.isTransforming = false } }
    settleUnlessProcessing()
  }

  /// Cancels the current transform on behalf of the system, as for a scroll (statement 387).
  func cancelTransform() {
    isFollowingTransform = false
    process {
      for recognizer in involved where recognizer.internals.isTransforming {
        recognizer.internals.isTransforming = false
        takeAway(from: recognizer)
      }
    }
  }

  private func offer(_ event: TransformEvent, to recognizer: UIGestureRecognizer) {
    guard !recognizer.internals.isTransforming, recognizer.internals.touches.isEmpty,
      accepts(event, recognizer)
    else { return }
    recognizer.internals.environment = self
    recognizer.internals.isTransforming = true
    involve(recognizer)
  }
}

extension GesturePoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
