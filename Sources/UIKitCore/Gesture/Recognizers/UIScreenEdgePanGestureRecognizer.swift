public import TouchstoneGeometry
internal import TouchstoneGestures

/// Recognizes a pan that starts at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private var recognition = ScreenEdgeRecognition(edges: [], screenWidth: 0, screenHeight: 0)

  /// The edges at which the pan may start.
  ///
  /// Empty by default, so the gesture never begins.
  open var edges: UIRectEdge = [] {
    didSet { recognition.edges = ScreenEdges(rawValue: Int(bitPattern: edges.rawValue)) }
  }

  /// Clears the state of the pan.
  open override func reset() {
    super.reset()
    recognition.reset()
  }

  override func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    if method == .began, let screen = internals.environment?.application.mainScreen.configuration {
      recognition.screenWidth = screen.width
      recognition.screenHeight = screen.height
    }
    recognition.pan = pan
    defer { pan = recognition.pan }
    return recognition.take(method, samples)
  }
}
