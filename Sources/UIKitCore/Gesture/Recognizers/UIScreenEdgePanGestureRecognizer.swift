public import TouchstoneGeometry
internal import TouchstoneGestures

/// A pan that comes in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private var recognition = ScreenEdgeRecognition(edges: [], screenWidth: 0, screenHeight: 0)

  /// The edges it may come from; none at first, so that it never begins.
  open var edges: UIRectEdge = [] {
    didSet { recognition.edges = ScreenEdges(rawValue: Int(bitPattern: edges.rawValue)) }
  }

  /// Forgets the fingers.
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
