import Testing
import TouchstoneTesting

@MainActor
struct ControlActionTests {
  // statement 228
  @Test("an action has no parameter, the sender, or the sender and the event")
  func shapes() {
    let stage = Stage()
    let control = stage.add(UIControl())
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plain, for: .touchDown)
    control.addTarget(receiver, action: Receiver.tapped(_:), for: .touchDown)
    control.addTarget(receiver, action: Receiver.tapped(_:event:), for: .touchDown)
    stage.press()
    #expect(receiver.lines == ["plain", "tapped", "tapped with event"])
    #expect(receiver.senders.allSatisfy { $0 === control })
    #expect(receiver.events.first??.type == .touches)
  }

  // statement 228
  @Test("a bare method goes to a nil target's first responder of its type")
  func bareMethodWithoutTarget() {
    final class Field: UIView {
      var calls = 0
      override var canBecomeFirstResponder: Bool { true }
      func save() { calls += 1 }
    }
    let stage = Stage()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    let control = stage.add(UIControl())
    control.addTarget(nil, action: Field.save, for: .touchUpInside)
    stage.tap(control)
    #expect(field.calls == 1)
  }

  // statement 229
  @Test("actions have run when sendActions returns")
  func immediately() {
    let control = UIControl()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
  }

  // statement 230
  @Test("an action goes through the control's sendAction and the application's")
  func path() throws {
    final class Watcher: UIApplication {
      var lines: [String] = []
      override func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
      ) -> Bool {
        lines.append("application \(event != nil)")
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    final class Watched: UIControl {
      var lines: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        lines.append("\(action.name) \(event != nil)")
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        lines.append(action.title)
        super.sendAction(action)
      }
    }
    let stage = Stage(application: Watcher.self)
    let application = try #require(stage.application as? Watcher)
    let control = stage.add(Watched())
    let receiver = Receiver()
    var calls = 0
    control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
    control.addAction(UIAction(title: "closure") { _ in calls += 1 }, for: .touchDown)
    stage.press()
    #expect(control.lines == ["plain true", "closure"])
    #expect(application.lines == ["application true", "application true"])
    #expect(receiver.lines == ["plain"])
    #expect(calls == 1)
  }

  // statement 230
  @Test("a control that overrides sendAction without super suppresses the action")
  func suppressed() {
    final class Silent: UIControl {
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
      override func sendAction(_ action: UIAction) {}
    }
    let stage = Stage()
    let control = stage.add(Silent())
    let receiver = Receiver()
    var calls = 0
    control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
    control.addAction(UIAction { _ in calls += 1 }, for: .touchDown)
    stage.press()
    #expect(receiver.lines.isEmpty && calls == 0)
  }

  // statement 231
  @Test("actions that the app sends get no event")
  func withoutEvent() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.tapped(_:event:), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.lines == ["tapped with event"])
    #expect(receiver.events.count == 1 && receiver.events[0] == nil)
  }

  // statement 232
  @Test("a control does not retain its targets")
  func weakTargets() {
    let control = UIControl()
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
      #expect(control.allTargets.count == 1)
    }
    #expect(gone == nil)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents.isEmpty)
    control.sendActions(for: .touchDown)
  }

  // statement 233
  @Test("the same target and action added twice is one registration for the events of both")
  func duplicates() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
    control.addTarget(receiver, action: Receiver.plainAction, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(receiver.lines == ["plain"])
    control.sendActions(for: .touchUpInside)
    #expect(receiver.lines == ["plain", "plain"])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.lines.count == 3)
  }

  // statement 234
  @Test("adding a target for no event leaves an earlier registration as it was")
  func noEvents() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
    control.addTarget(receiver, action: Receiver.plainAction, for: [])
    control.sendActions(for: .touchDown)
    #expect(receiver.lines == ["plain"])
    control.addTarget(receiver, action: Receiver.otherAction, for: [])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain"])
  }

  // statement 235
  @Test("removing takes an action, all of a target's actions, or those of all targets")
  func removal() {
    let control = UIControl()
    let one = Receiver()
    let two = Receiver()
    for receiver in [one, two] {
      control.addTarget(receiver, action: Receiver.plainAction, for: [.touchDown, .touchUpInside])
      control.addTarget(receiver, action: Receiver.otherAction, for: .touchDown)
    }
    control.removeTarget(one, action: Receiver.plainAction, for: .touchDown)
    #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == ["other"])
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["plain"])
    control.removeTarget(one, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: two, forControlEvent: .touchDown) == ["plain", "other"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
    control.sendActions(for: .allEvents)
    #expect(one.lines.isEmpty && two.lines.isEmpty)
  }

  // statement 235
  @Test("a bare method is removed with its target's other actions")
  func bareMethodRemoval() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plain, for: .touchDown)
    control.addTarget(receiver, action: Receiver.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.lines.count == 2)
    control.removeTarget(receiver, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.lines.count == 2)
  }

  // statement 236
  @Test("allTargets holds every target, and NSNull for nil")
  func allTargets() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
    #expect(control.allTargets == [AnyHashable(receiver)])
    control.addTarget(nil, action: Receiver.plainAction, for: .touchDown)
    control.addTarget(nil, action: Receiver.otherAction, for: .touchDown)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(AnyHashable(receiver)))
    #expect(control.allTargets.contains { $0.base is NSNull })
  }

  // statement 237
  @Test("the actions of a target without any, and of a nil target, are nil")
  func actionsForTarget() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(nil, action: Receiver.plainAction, for: .touchDown)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == nil)
    control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
    control.addTarget(receiver, action: Receiver.otherAction, for: .allEvents)
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain", "other"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchCancel) == ["other"])
  }

  // statement 238
  @Test("allControlEvents contains all events with registered actions")
  func allControlEvents() {
    let control = UIControl()
    #expect(control.allControlEvents.isEmpty)
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plainAction, for: [.touchDown, .touchCancel])
    let action = UIAction { _ in }
    control.addAction(action, for: .valueChanged)
    #expect(control.allControlEvents == [.touchDown, .touchCancel, .valueChanged])
    control.removeAction(action, for: .valueChanged)
    control.removeTarget(receiver, action: nil, for: .touchDown)
    #expect(control.allControlEvents == .touchCancel)
  }

  // statement 239
  @Test("an action replaces one with the same identifier")
  func identifiers() {
    let control = UIControl()
    var lines: [String] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in lines.append("one") }, for: .touchDown)
    control.addAction(UIAction { _ in lines.append("other") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in lines.append("two") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(lines == ["two", "other"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(lines == ["two", "other", "other"])
  }

  // statement 240
  @Test("enumerating handlers uses a snapshot, so handlers may be added and removed meanwhile")
  func enumeration() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
    control.addAction(UIAction(title: "closure") { _ in }, for: .touchUpInside)
    var lines: [String] = []
    control.enumerateEventHandlers { action, target, events, _ in
      lines.append(action?.title ?? target?.1.name ?? "")
      if let action { control.removeAction(action, for: events) }
      control.addTarget(receiver, action: Receiver.otherAction, for: .touchCancel)
    }
    #expect(lines == ["plain", "closure"])
    lines = []
    control.enumerateEventHandlers { action, target, _, stop in
      lines.append(action?.title ?? target?.1.name ?? "")
      stop = true
    }
    #expect(lines == ["plain"])
    #expect(control.allControlEvents == [.touchDown, .touchCancel])
  }

  // statement 241
  @Test("a primary action is registered, and a button uses its title and image")
  func primaryAction() throws {
    var calls = 0
    let image = try #require(UIImage(data: Pictures.png(width: 20, height: 10)))
    let action = UIAction(title: "Buy", image: image) { _ in calls += 1 }
    let control = UIControl(frame: .zero, primaryAction: action)
    #expect(control.allControlEvents == .primaryActionTriggered)
    let stage = Stage()
    let button = stage.add(UIButton(frame: .zero, primaryAction: action))
    #expect(button.title(for: .normal) == "Buy")
    #expect(button.image(for: .normal) === image)
    stage.tap(button)
    #expect(calls == 1)
    #expect(UIButton(type: .system, primaryAction: action).currentTitle == "Buy")
    #expect(UIButton(configuration: .filled(), primaryAction: action).currentTitle == "Buy")
  }

  // statement 243
  @Test("several targets of one event are called in the order in which they were added")
  func order() {
    let control = UIControl()
    var lines: [String] = []
    let receivers = (0..<20).map { _ in Receiver() }
    for (index, receiver) in receivers.enumerated() {
      control.addTarget(receiver, action: Receiver.plainAction, for: .touchDown)
      control.addAction(UIAction { _ in lines.append("\(index)") }, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(lines == (0..<20).map { "\($0)" })
  }

  // statement 245
  @Test("values that the app sets send no action")
  func programmaticChanges() {
    let stage = Stage()
    let log = ControlLog()
    let slider = stage.add(UISlider())
    let toggle = UISwitch()
    stage.window.addSubview(toggle)
    log.watch(slider)
    log.watch(toggle)
    slider.value = 0.5
    slider.setValue(0.7, animated: true)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    stage.settle()
    #expect(log.lines.isEmpty)
    #expect(slider.value == 0.7 && !toggle.isOn)
  }

  // statement 246
  @Test("the effective alignment is never leading or trailing")
  func effectiveAlignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }
}
