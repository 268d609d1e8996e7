import GestureOracle
import TouchstoneGestures
import TouchstoneInput
import TouchstoneKit

/// An application with one view that has the recognizers of a graph, and a log of everything
/// visible.
///
/// It runs one script after the other, so that leftovers of one affect the next.
@MainActor
final class ModelWorld: NSObject {
  private let application: UIApplication
  private let loop: EventLoop
  private let window: UIWindow
  private let view: ModelView
  private var graph = OracleGraph([])
  private var recognizers: [UIGestureRecognizer] = []
  private var delegates: [ModelDelegate] = []
  private var fingers: [Int: Point] = [:]
  private var entries: [OracleEntry] = []
  private var over: [Int: OracleVerdict] = [:]
  private var milliseconds = 0
  private var now: Double { Double(milliseconds) / 1000 }

  init(_ graph: OracleGraph = OracleGraph([])) throws {
    application = try UIApplication.launch(delegate: nil)
    loop = application.loop
    // Nothing here waits for frames.
    loop.frames = nil
    window = UIWindow(frame: application.screenBounds)
    view = ModelView(frame: window.bounds)
    super.init()
    view.isMultipleTouchEnabled = true
    view.world = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    set(graph)
  }

  /// Replaces the recognizers.
  func set(_ graph: OracleGraph) {
    ApplicationSlot.install(application)
    self.graph = graph
    for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    let action = Selector("note:", ModelWorld.note(_:))
    delegates = graph.recognizers.indices.map { ModelDelegate($0, graph) }
    recognizers = graph.recognizers.indices.map { index in
      let shape = graph.recognizers[index]
      let recognizer = make(shape.kind, index)
      recognizer.cancelsTouchesInView = shape.cancelsTouchesInView
      recognizer.delaysTouchesBegan = shape.delaysTouchesBegan
      recognizer.delaysTouchesEnded = shape.delaysTouchesEnded
      recognizer.delegate = delegates[index]
      recognizer.addTarget(self, action: action)
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
    for delegate in delegates { delegate.recognizers = recognizers }
    for pair in graph.failures { recognizers[pair[0]].require(toFail: recognizers[pair[1]]) }
  }

  private func make(_ kind: OracleKind, _ index: Int) -> UIGestureRecognizer {
    let book = RecognizerBook { [weak self] in
      self?.entries.append(.reads(index, $0))
    } onReset: { [weak self] in
      self?.noteReset($0, index)
    }
    switch kind {
    case .tap(let taps):
      let tap = NotedTap()
      tap.numberOfTapsRequired = taps
      tap.book = book
      return tap
    case .longPress:
      let press = NotedPress()
      press.book = book
      return press
    case .pan:
      let pan = NotedPan()
      pan.book = book
      return pan
    case .swipe:
      let swipe = NotedSwipe()
      swipe.book = book
      return swipe
    }
  }

  // MARK: A script

  /// Runs a script. Leftovers at its end show in the log.
  func run(_ steps: [OracleStep]) -> [OracleEntry] {
    ApplicationSlot.install(application)
    entries.removeAll(keepingCapacity: true)
    // Integers, so that equal sums are equal times.
    milliseconds = (milliseconds / 10_000 + 1) * 10_000
    loop.advance(to: now)
    for step in steps {
      take(step)
      entries.append(.step(over: over, states: recognizers.map { OracleState($0.state) }))
      over = [:]
    }
    return entries
  }

  private func take(_ step: OracleStep) {
    switch step {
    case .wait(let time):
      milliseconds += time
      loop.advance(to: now)
    case .down(let finger):
      guard fingers[finger] == nil else { return }
      fingers[finger] = Point(x: Double(100 * finger), y: Double(100 * finger))
      send(.began, finger)
    case .move(let finger, let way):
      guard fingers[finger] != nil else { return }
      fingers[finger]?.x += Double(way)
      send(.moved, finger)
    case .up(let finger):
      send(.ended, finger)
      fingers[finger] = nil
    case .cancel(let finger):
      send(.cancelled, finger)
      fingers[finger] = nil
    }
  }

  private func send(_ phase: TouchSample.Phase, _ finger: Int) {
    guard let place = fingers[finger] else { return }
    loop.post(.touch(TouchSample(id: finger, phase: phase, position: place, time: now)))
    loop.flush()
  }

  // MARK: Visible effects

  private func note(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer,
      let index = recognizers.firstIndex(where: { $0 === recognizer })
    else { return }
    let action: OracleAction =
      switch recognizer.state {
      case .began: .began
      case .changed: .changed
      case .cancelled: .cancelled
      case .ended, .possible, .failed: .ended
      }
    entries.append(.action(index, action))
  }

  fileprivate func note(_ phase: OracleCallback.Phase, _ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.hash < $1.hash }) {
      let finger = Int(touch.location(in: nil).y) / 100
      entries.append(.view(OracleCallback(phase, finger: finger)))
    }
  }

  private func noteReset(_ recognizer: UIGestureRecognizer, _ index: Int) {
    over[index] =
      switch recognizer.latestVerdict {
      case .recognized: .recognized
      case .cancelled: .cancelled
      case .prevented: .prevented
      case .failed: .failed
      case .neverReceived, .ignored, .waiting, nil: nil
      }
  }
}

extension OracleState {
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began, .changed: .active
      case .ended: .recognized
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

/// The touched view.
private final class ModelView: UIView {
  weak var world: ModelWorld?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.note(.began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.note(.moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.note(.ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A canceled touch has the phase canceled (statement 23).
    world?.note(touches.allSatisfy { $0.phase == .cancelled } ? .cancelled : .moved, touches)
  }
}

/// The delegate of one recognizer, which answers as the graph specifies.
private final class ModelDelegate: NSObject, UIGestureRecognizerDelegate {
  private let index: Int
  private let graph: OracleGraph
  var recognizers: [UIGestureRecognizer] = []

  init(_ index: Int, _ graph: OracleGraph) {
    self.index = index
    self.graph = graph
  }

  private func number(_ recognizer: UIGestureRecognizer) -> Int {
    recognizers.firstIndex { $0 === recognizer } ?? -1
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    graph.recognizers[index].mayBegin
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { graph.simultaneous.contains([index, number(otherGestureRecognizer)]) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { graph.requiredByDelegate.contains([index, number(otherGestureRecognizer)]) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { graph.requiredOfDelegate.contains([number(otherGestureRecognizer), index]) }
}
