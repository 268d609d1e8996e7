import TouchstoneKit

/// Records the calls that responders receive from the system: each press and motion must have one
/// beginning and one end, at the same responder.
///
/// Calls that a responder forwards itself by calling `super` aren't counted. A chain that is
/// rebuilt in the meantime leads elsewhere at the end, here as on iOS.
@MainActor
final class ResponderBook {
  @MainActor
  private final class Story {
    let press: UIPress
    let place: Weak<UIResponder>
    /// The key window in which the press began, or `nil` if its window wasn't key.
    let keyWindow: Weak<UIWindow>
    var isOver = false
    init(_ press: UIPress, _ place: UIResponder) {
      self.press = press
      self.place = Weak(place)
      keyWindow = Weak(press.window?.isKeyWindow == true ? press.window : nil)
    }
  }

  private var stories: [Story] = []
  /// Presses for which the app dropped an event.
  private var forgiven: [UIPress] = []
  private var latestRemoteEvent: UIEvent?
  private var motion: Weak<UIResponder>?
  private var isMotionForgiven = false
  private var motionWindow = Weak<UIWindow>(nil)
  /// The methods that are being forwarded at the moment.
  private var climbing: [String] = []
  private(set) var problems: [String] = []
  /// The number of calls by the system.
  private(set) var calls = 0
  /// The number of beginnings, so that a run without any is noticed.
  private(set) var begun = 0

  /// The number of presses that have begun and not ended.
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

  // MARK: Effects of app code

  /// Ignores the presses of an event that the app kept from its responders.
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

  // MARK: Checks

  private func window(of responder: UIResponder) -> UIWindow? {
    switch responder {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    case let model as BookModel: model.anchor?.window
    default: nil
    }
  }

  /// Checks that a motion lasts only while its responder is in a visible window.
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

  /// Checks that a press is over when its button is up, its window isn't key anymore, or the
  /// application isn't active. Recognizers may delay its end.
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
    // A responder that was deallocated receives no end.
    for story in stories where !story.isOver {
      guard let place = story.place.object else { continue }
      problems.append("a press of \(story.press.type) at \(place) has no end: \(story.press.phase)")
    }
    if motion != nil { problems.append("a motion has no end") }
  }
}
