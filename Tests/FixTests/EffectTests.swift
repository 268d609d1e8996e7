import Gallery
import Testing
import TouchstoneHost
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

/// Whether a touch is reported as a miss, compared with whether it changed the display.
@Suite("Effects of touches", .staged) @MainActor
struct EffectTests {
  @Test(
    "In every scene visible changes are never a miss, and taps without effect always are")
  func scenes() throws {
    for name in GalleryDelegate().scenes.map(\.name) {
      let hands = try JudgedHands(scene: name)
      for point in hands.points {
        let judged = try hands.tap(at: point)
        #expect(!(judged.isChanged && judged.isMiss), "\(name): \(judged.words) at \(point)")
        guard !judged.isChanged, judged.answers.isEmpty else { continue }
        #expect(judged.isMiss, "\(name): nothing is told at \(point)")
      }
    }
  }

  // MARK: Controls of the kit

  private let controls: [(String, @MainActor () -> UIControl)] = [
    ("button", { UIButton(type: .system) }), ("field", { UITextField() }),
    ("switch", { UISwitch() }), ("slider", { UISlider() }), ("stepper", { UIStepper() }),
    (
      "segments",
      {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        return control
      }
    ),
    (
      "pages",
      {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      }
    ),
    ("tracking", { TrackingControl() }), ("plain", { UIControl() }),
  ]

  @Test func `A touch on a control without actions is a miss if and only if nothing changes`()
    throws
  {
    for (name, make) in controls {
      let hands = try JudgedHands { page in
        let control = make()
        control.frame = CGRect(x: 60, y: 200, width: 200, height: 44)
        page.addSubview(control)
      }
      for x in stride(from: 62.0, through: 258, by: 28) {
        let judged = try hands.tap(at: CGPoint(x: x, y: 214))
        let isWell = judged.isChanged || judged.isOtherValue || name == "tracking"
        #expect(judged.isMiss == !isWell, "\(name) at \(x): \(judged.words)")
      }
    }
  }

  @Test func `A drag of a slider without actions is not a miss`() throws {
    let hands = try JudgedHands { page in
      page.addSubview(UISlider(frame: CGRect(x: 60, y: 200, width: 200, height: 44)))
    }
    let judged = try hands.drag(from: CGPoint(x: 72, y: 222), to: CGPoint(x: 200, y: 222))
    #expect(judged.isChanged && !judged.isMiss && judged.culprit == nil)
  }

  @Test func `A button whose own tap recognizer fires is not reported, and is offered no action`()
    throws
  {
    var taps = 0
    let target = Counter { taps += 1 }
    let hands = try JudgedHands { page in
      let button = UIButton(frame: CGRect(x: 60, y: 200, width: 200, height: 44))
      button.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Counter.count))
      page.addSubview(button)
    }
    let judged = try hands.tap(at: CGPoint(x: 100, y: 222))
    #expect(taps == 1)
    #expect(!judged.isMiss && judged.culprit == nil && judged.fix == nil)
  }

  @Test func `A field that becomes first responder is not reported, and one that refuses is`()
    throws
  {
    let refusal = Refusal()
    let hands = try JudgedHands { page in
      page.addSubview(UITextField(frame: CGRect(x: 60, y: 200, width: 200, height: 44)))
      let other = UITextField(frame: CGRect(x: 60, y: 300, width: 200, height: 44))
      other.delegate = refusal
      page.addSubview(other)
    }
    #expect(try !hands.tap(at: CGPoint(x: 100, y: 222)).isMiss)
    #expect(try hands.tap(at: CGPoint(x: 100, y: 322)).isMiss)
  }
}

/// A control that tracks touches without a visible change.
private final class TrackingControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}

private final class Counter {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func count() { body() }
}

private final class Refusal: NSObject, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

/// Simulated input on a page's session, with the page's judgment of each touch.
@MainActor
private final class JudgedHands {
  struct Judged {
    /// Whether the touch changed the display list.
    let isChanged: Bool
    /// Whether the page reports that the touch had no effect.
    let isMiss: Bool
    let words: String
    let culprit: String?
    let fix: String?
    /// The objects that handled the touch, by the trace.
    let answers: [String]
    /// Whether the value of a stepper, which isn't visible, has changed.
    let isOtherValue: Bool
  }

  private let host: ApplicationHost
  private let session: ApplicationSession
  private let log = TraceLog(wantsVisits: false)
  private var time = 1.0
  private var touches = 0

  init(scene: String) throws {
    host = try ApplicationHost(
      delegate: GalleryDelegate.self, scene: scene, size: CGSize(width: 390, height: 844))
    session = ApplicationSession(host, appName: "Test")
    host.application.tracer.add(log)
    host.runFrame(at: time)
  }

  /// Creates a page with contents that `fill` adds.
  init(_ fill: (UIView) throws -> Void) throws {
    let stage = Stage()
    let page = UIView(frame: stage.window.bounds)
    stage.window.addSubview(page)
    try fill(page)
    host = ApplicationHost(stage.application)
    session = ApplicationSession(host, appName: "Test")
    host.application.tracer.add(log)
    host.runFrame(at: time)
    self.stage = stage
  }

  private var stage: Stage?

  /// The center of each view on the screen, and a few other points.
  var points: [CGPoint] {
    let windows = host.application.windowsFrontToBack
    let views = windows.flatMap { [$0] + $0.subviewsInTreeOrder }
    let middles = views.map { view in
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    let seen = middles.filter { CGRect(x: 0, y: 0, width: 390, height: 844).contains($0) }
    return (seen + [CGPoint(x: 8, y: 836), CGPoint(x: 382, y: 500)]).map {
      CGPoint(x: $0.x.rounded(), y: $0.y.rounded())
    }
  }

  func tap(at point: CGPoint) throws -> Judged { try drag(from: point, to: point) }

  func drag(from start: CGPoint, to end: CGPoint) throws -> Judged {
    let restless = rest(watching: true)
    let before = shown
    let values = steppers.map(\.value)
    log.removeAll()
    touches += 1
    try put(.began, start)
    if start != end {
      for step in 1...8 {
        let part = CGFloat(step) / 8
        try put(
          .moved,
          CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
    }
    try put(.ended, end)
    let meanwhile = rest(watching: true)
    let answer = session.inspection(at: start.x, y: start.y)
    let answered = log.records.filter { $0.kind == .answered }.compactMap(\.subject?.name)
    return Judged(
      isChanged: !before.changes(to: shown).subtracting(restless.union(meanwhile)).isEmpty,
      isMiss: answer.culprit != nil || answer.outcome?.isMiss == true,
      words: answer.outcome?.sentence ?? answer.sentence, culprit: answer.culprit?.name,
      fix: answer.fix?.code, answers: answered,
      isOtherValue: steppers.map(\.value) != values)
  }

  private func put(_ phase: TouchSample.Phase, _ point: CGPoint) throws {
    time += 0.05
    try session.receive(
      [
        .touch(
          TouchSample(
            id: touches, phase: phase, position: Point(x: point.x, y: point.y), time: time))
      ], from: 0)
    host.runFrame(at: time)
  }

  /// Waits until animations and recognizers have finished.
  ///
  /// - Returns: The nodes that still change on their own.
  @discardableResult
  private func rest(watching: Bool = false) -> Set<Int> {
    var restless: Set<Int> = []
    for frame in 0..<50 {
      time += 0.06
      host.runFrame(at: time)
      guard watching, frame > 40 else { continue }
      if let last { restless.formUnion(last.changes(to: shown)) }
      last = shown
    }
    last = nil
    return restless
  }

  private var last: DisplayList?

  private var steppers: [UIStepper] {
    host.application.windowsFrontToBack.flatMap(\.subviewsInTreeOrder).compactMap {
      $0 as? UIStepper
    }
  }

  private var shown: DisplayList { host.displayList() }
}

extension DisplayList {
  /// Returns the nodes that differ or that only one of the lists contains.
  fileprivate func changes(to other: DisplayList) -> Set<Int> {
    let (mine, others) = (byNumber, other.byNumber)
    let numbers = Set(mine.keys).union(others.keys)
    return numbers.filter { mine[$0] != others[$0] }
  }

  private var byNumber: [Int: DisplayNode] {
    Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
  }
}
