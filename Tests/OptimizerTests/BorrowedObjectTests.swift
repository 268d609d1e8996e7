import Testing
import TouchstoneHost
import TouchstoneTesting
import UIKit

/// The delivery of a move doesn't retain views, windows and sets.
///
/// Whatever a handler releases during an event, the object whose method is running exists until the
/// method returns. Tested with and without a sink, because steps are reported on the same path.
@Suite(.staged)
@MainActor
struct BorrowedObjectTests {
  /// Calls a closure when a touch moves, and then records that it still exists.
  private final class ActingView: UIView {
    var act: ((Set<UITouch>) -> Void)?
    var name = "view"
    var told: [String] = []
    let book: Book

    init(_ book: Book) {
      self.book = book
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      act?(touches)
      book.lines.append("\(name) was told of \(touches.count)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  /// Calls a closure before and after it forwards an event.
  private final class ActingWindow: UIWindow {
    var act: (() -> Void)?
    var book: Book?

    override func sendEvent(_ event: UIEvent) {
      act?()
      super.sendEvent(event)
      if act != nil { book?.lines.append("window of level \(windowLevel.rawValue)") }
    }
  }

  private final class ActingPan: UIPanGestureRecognizer {
    var act: (() -> Void)?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      act?()
      super.touchesMoved(touches, with: event)
    }
  }

  @MainActor
  private final class Target {
    var act: (() -> Void)?
    let book: Book
    var name = "target"

    init(_ book: Book) { self.book = book }

    func panned(_ pan: UIPanGestureRecognizer) {
      act?()
      book.lines.append("\(name) heard of \(pan.state.rawValue)")
    }
  }

  /// The recorded calls, which the test retains.
  private final class Book {
    var lines: [String] = []
  }

  private final class CountingSink: TraceSink {
    let wantsVisits = false
    private var count = 0

    func record(_ record: TraceRecord) { count += 1 }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private let host: ApplicationHost
  /// The window for tests that don't release a window.
  private let window: UIWindow
  private let book = Book()

  init() throws {
    host = try ApplicationHost(delegate: Delegate.self, size: CGSize(width: 400, height: 400))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  /// Shows a view in the test's window.
  private func show(_ view: UIView) {
    window.addSubview(view)
    window.isHidden = false
    host.runFrame(at: 0)
  }

  /// Adds a sink that receives each step and stores nothing.
  private func trace() { host.application.tracer.add(CountingSink()) }

  private func post(_ phase: TouchSample.Phase, _ x: Double, _ time: Double) throws {
    try host.post(
      .touch(TouchSample(id: 1, phase: phase, position: Point(x: x, y: 50), time: time)))
    host.runFrame(at: time)
  }

  @Test(
    "a view that releases itself and its window in its move lives until the touch is over",
    arguments: [false, true])
  func viewAndWindow(isTraced: Bool) throws {
    if isTraced { trace() }
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var view: ActingView? = ActingView(book)
    weak let oldWindow = window
    weak let oldView = view
    view.map { window?.addSubview($0) }
    window?.isHidden = false
    view?.act = { _ in
      view?.removeFromSuperview()
      view = nil
      window = nil
    }
    host.runFrame(at: 0)
    try post(.began, 50, 0.1)
    try post(.moved, 60, 0.2)
    #expect(book.lines == ["view was told of 1"])
    #expect(oldView != nil && oldWindow != nil)
    try post(.moved, 70, 0.3)
    #expect(book.lines.count == 2)
    try post(.ended, 70, 0.4)
    #expect(oldView == nil && oldWindow == nil)
  }

  @Test(
    "a superview released during its touchesMoved lives until its call returns",
    arguments: [false, true])
  func superview(isTraced: Bool) throws {
    if isTraced { trace() }
    var parent: ActingView? = ActingView(book)
    weak let oldParent = parent
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent?.addSubview(child)
    parent.map(show)
    parent?.act = { _ in
      child.removeFromSuperview()
      parent?.removeFromSuperview()
      parent = nil
    }
    try post(.began, 50, 0.1)
    try post(.moved, 60, 0.2)
    #expect(book.lines == ["view was told of 1"])
    #expect(oldParent == nil)
    try post(.ended, 60, 0.3)
  }

  @Test(
    "a window released in its sendEvent continues to send the event",
    arguments: [false, true])
  func windowInSendEvent(isTraced: Bool) throws {
    if isTraced { trace() }
    var window: ActingWindow? = ActingWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    weak let oldWindow = window
    let view = ActingView(book)
    window?.addSubview(view)
    window?.book = book
    window?.isHidden = false
    host.runFrame(at: 0)
    try post(.began, 50, 0.1)
    window?.act = {
      view.removeFromSuperview()
      window = nil
    }
    try post(.moved, 60, 0.2)
    #expect(book.lines == ["view was told of 1", "window of level 0.0"])
    try post(.ended, 60, 0.3)
    #expect(oldWindow == nil)
  }

  @Test(
    "a handler's stored set of touches is unchanged after the event",
    arguments: [false, true])
  func setIsKept(isTraced: Bool) throws {
    if isTraced { trace() }
    let view = ActingView(book)
    var kept: Set<UITouch> = []
    view.act = { kept = $0 }
    show(view)
    try post(.began, 50, 0.1)
    try post(.moved, 60, 0.2)
    try post(.ended, 60, 0.3)
    #expect(kept.count == 1)
    #expect(kept.first?.phase == .ended)
  }

  @Test(
    "a touch retains its view to the end of an event in which its application is released",
    arguments: [false, true])
  func applicationIsGivenUp(isTraced: Bool) throws {
    if isTraced { trace() }
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var view: ActingView? = ActingView(book)
    weak let oldView = view
    view.map { window?.addSubview($0) }
    view?.addGestureRecognizer(UIPanGestureRecognizer())
    window?.isHidden = false
    var touch: UITouch?
    let application = host.application
    view?.act = { touches in
      touch = touches.first
      application.intake.abandon()
      view?.removeFromSuperview()
      view = nil
      window = nil
    }
    host.runFrame(at: 0)
    try post(.began, 50, 0.1)
    try post(.moved, 55, 0.2)
    #expect(book.lines == ["view was told of 1"])
    #expect(touch?.view == nil && touch?.window == nil)
    #expect(oldView == nil)
  }

  @Test(
    "an application released in a recognizer's method leaves its set intact",
    arguments: [false, true])
  func applicationIsGivenUpInRecognizer(isTraced: Bool) throws {
    if isTraced { trace() }
    let view = ActingView(book)
    let pan = ActingPan()
    view.addGestureRecognizer(pan)
    let application = host.application
    pan.act = { application.intake.abandon() }
    show(view)
    try post(.began, 50, 0.1)
    try post(.moved, 90, 0.2)
    #expect(pan.state != .began)
  }

  @Test(
    "a recognizer and a target released in their action live until it returns",
    arguments: [false, true])
  func recognizerAndTarget(isTraced: Bool) throws {
    if isTraced { trace() }
    let view = ActingView(book)
    var target: Target? = Target(book)
    weak let oldTarget = target
    weak var oldPan: UIPanGestureRecognizer?
    do {
      let pan = UIPanGestureRecognizer(target: target!, action: Target.panned)
      view.addGestureRecognizer(pan)
      oldPan = pan
    }
    show(view)
    try post(.began, 50, 0.1)
    try post(.moved, 90, 0.2)
    target?.act = {
      view.gestureRecognizers = nil
      target = nil
    }
    try post(.moved, 95, 0.3)
    #expect(book.lines == ["target heard of 1", "target heard of 0"])
    #expect(oldTarget == nil)
    try post(.ended, 95, 0.4)
    #expect(oldPan == nil)
  }

  @Test(
    "a recognizer released in its touch method lives until the event is over",
    arguments: [false, true])
  func recognizerInTouchMethod(isTraced: Bool) throws {
    if isTraced { trace() }
    let view = ActingView(book)
    weak var oldPan: ActingPan?
    do {
      let pan = ActingPan()
      view.addGestureRecognizer(pan)
      pan.act = { view.gestureRecognizers = nil }
      oldPan = pan
    }
    show(view)
    try post(.began, 50, 0.1)
    try post(.moved, 90, 0.2)
    #expect(oldPan == nil)
    #expect(book.lines == ["view was told of 1"])
    try post(.ended, 90, 0.3)
  }
}
