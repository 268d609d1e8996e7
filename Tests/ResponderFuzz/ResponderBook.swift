import TouchstoneKit

/// Keeps book of what the system tells responders: of each press and motion one beginning and one
/// end, at the same responder.
///
/// What a responder hands on itself, by calling `super`, is not counted: a chain that is rebuilt in
/// the middle leads elsewhere at the end, here as on iOS.
@MainActor
final class ResponderBook {
  @MainActor
  private final class Story {
    let press: UIPress
    let place: Weak<UIResponder>
    /// The key window in which it began; nil where its window was not key.
    let keyWindow: Weak<UIWindow>
    var isOver = false
    init(_ press: UIPress, _ place: UIResponder) {
      self.press = press
      self.place = Weak(place)
      keyWindow = Weak(press.window?.isKeyWindow == true ? press.window : nil)
    }
  }

  private var stories: [Story] = []
  /// Presses of which the program kept an event back.
  private var forgiven: [UIPress] = []
  private var latestRemoteEvent: UIEvent?
  private var motion: Weak<UIResponder>?
  private var isMotionForgiven = false
  private var motionWindow = Weak<UIWindow>(nil)
  /// What is being handed on just now.
  private var climbing: [String] = []
  private(set) var problems: [String] = []
  /// How often the system called a method.
  private(set) var calls = 0
  /// Beginnings in all, so that a run that does nothing is noticed.
  private(set) var begun = 0

  /// The presses that began and are not over.
  var openPresses: Int { stories.filter { !$0.isOver }.count }
  var isMotionOpen: Bool { motion != nil }

  func takeCalls() -> Int {
    defer { calls = 0 }
    return calls
  }

  // MARK: Calls

  func hear(
    _ responder: UIResponder, _ presses: Set<UIPress>, _ phase: UIPress.Phase, goOn: () -> Void
  ) {
    for press in presses { note(responder, press, phase) }
    let names = presses.map { "\(ObjectIdentifier($0)) \(phase)" }
    climbing.append(contentsOf: names)
    goOn()
    climbing.removeAll { names.contains($0) }
  }

  private func note(_ responder: UIResponder, _ press: UIPress, _ phase: UIPress.Phase) {
    if climbing.contains("\(ObjectIdentifier(press)) \(phase)") { return }
    calls += 1
    let what = "a press of \(press.type) at \(responder)"
    if press.phase != phase { problems.append("\(what) that \(phase) looks \(press.phase)") }
    let story = stories.last { $0.press === press }
    if forgiven.contains(where: { $0 === press }) { return }
    switch phase {
    case .began:
      if story != nil { problems.append("\(what) begins twice") }
      if press.responder !== responder { problems.append("\(what) names another responder") }
      stories.append(Story(press, responder))
      begun += 1
    case .stationary: problems.append("\(what): told that nothing happens")
    case .changed, .ended, .cancelled:
      guard let story else { return problems.append("\(what) \(phase), and never began") }
      if story.isOver { problems.append("\(what) \(phase) after its end") }
      if story.place.object !== responder { problems.append("\(what) began elsewhere") }
      if phase != .changed { story.isOver = true }
    }
  }

  func hear(_ responder: UIResponder, motion phase: String, goOn: () -> Void) {
    if !climbing.contains(phase) {
      calls += 1
      if phase == "motionBegan" {
        if motion != nil { problems.append("a motion begins in another") }
        motion = Weak(responder)
        isMotionForgiven = false
        let window = window(of: responder)
        motionWindow = Weak(window?.isHidden == false && window?.windowScene != nil ? window : nil)
        begun += 1
      } else {
        if motion == nil, !isMotionForgiven { problems.append("\(phase), and none began") }
        if let motion, motion.object !== responder { problems.append("\(phase) elsewhere") }
        motion = nil
      }
    }
    climbing.append(phase)
    goOn()
    climbing.removeAll { $0 == phase }
  }

  func hearRemoteControl(_ event: UIEvent?, goOn: () -> Void) {
    if let event, !climbing.contains("\(ObjectIdentifier(event))"), event === latestRemoteEvent {
      problems.append("a remote command is delivered twice")
    }
    latestRemoteEvent = event
    let name = event.map { "\(ObjectIdentifier($0))" } ?? "no event"
    if !climbing.contains(name) { calls += 1 }
    climbing.append(name)
    goOn()
    climbing.removeAll { $0 == name }
  }

  // MARK: What the program did itself

  /// A program that keeps an event from its responders has itself to blame.
  func forgive(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      for press in event.allPresses where press.phase != .stationary {
        forgiven.append(press)
        for story in stories where story.press === press {
          story.isOver = true
        }
      }
    } else if event.type == .motion {
      motion = nil
      isMotionForgiven = true
    }
  }

  // MARK: Looking

  private func window(of responder: UIResponder) -> UIWindow? {
    switch responder {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    case let model as BookModel: model.anchor?.window
    default: nil
    }
  }

  /// A motion lasts only while its responder stays in a window that is shown.
  func checkMotion(_ application: UIApplication) {
    guard let motion else { return }
    if application.applicationState != .active { problems.append("a motion outlives activity") }
    guard let responder = motion.object else {
      return problems.append("a motion's responder is gone before its end")
    }
    guard let window = motionWindow.object else { return }
    if self.window(of: responder) !== window { problems.append("a motion outlives its window") }
    if window.isHidden || window.windowScene == nil {
      problems.append("a motion goes on in a window that is not shown")
    }
  }

  /// A press is over when its button is up, its window is key no more, or the application is not
  /// active; recognizers may keep its end back for a while.
  func checkPresses(_ application: UIApplication) {
    let open = stories.filter { !$0.isOver }
    if application.heldPresses.isEmpty, !open.isEmpty { problems.append("a press has no end") }
    if application.applicationState != .active, !open.isEmpty {
      problems.append("a press outlives activity")
    }
    for story in open {
      if story.place.object == nil { problems.append("a press outlives its responder") }
      if let window = story.keyWindow.object, !window.isKeyWindow {
        problems.append("a press of \(story.press.type) goes on in a window that is not key")
      }
    }
  }

  func close() {
    // A responder that is gone hears of no end.
    for story in stories where !story.isOver {
      guard let place = story.place.object else { continue }
      problems.append("a press of \(story.press.type) at \(place) has no end: \(story.press.phase)")
    }
    if motion != nil { problems.append("a motion has no end") }
  }
}
