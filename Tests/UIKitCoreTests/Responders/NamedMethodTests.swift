import Testing
import TouchstoneTesting
import UIKit

/// A protocol of an app with methods of different kinds, which selectors name.
@MainActor
private protocol Saving: AnyObject, Sendable {
  func save(_ sender: Any?)
  func close()
}

private class Draft: UIResponder, Saving {
  var calls: [String] = []
  func save(_ sender: Any?) { calls.append("save") }
  func close() { calls.append("close") }
  func press(_ sender: UIButton, _ event: UIEvent) { calls.append("press \(event.type.rawValue)") }
  func touch(_ sender: UIControl, event: UIEvent?) { calls.append("touch \(event != nil)") }
  func anything(_ sender: Any) { calls.append("any") }
  func object(_ sender: AnyObject) { calls.append("object") }
  func container(_ sender: any UIFocusEnvironment) { calls.append("focus") }
  func optional(_ sender: UIButton?) { calls.append("optional \(sender == nil)") }
  func flag(_ isOn: Bool) { calls.append("flag \(isOn)") }
}

private let saveDraft = Selector("saveOffTheMainActor:", Draft.save(_:))

private enum Names {
  static let close = Selector("closeOffTheMainActor", Draft.close)
}

extension Selector {
  fileprivate static let draftTouched = Selector("draftTouched:event:", Draft.touch(_:event:))
}

nonisolated private func madeOffTheMainActor() -> [Selector] {
  [Names.close, saveDraft, .draftTouched, Selector("neverDeclared"), "literal:"]
}

@MainActor @Suite(.staged)
struct NamedMethodTests {
  private let stage = Stage()
  private let draft = Draft()

  private func button() -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.window.addSubview(button)
    return button
  }

  @Test("a selector can be created and compared off the main actor, and is performed on it")
  func offTheMainActor() async {
    let made = await Task.detached { madeOffTheMainActor() }.value
    #expect(made.map(\.name).first == "closeOffTheMainActor")
    #expect(made.last == Selector("literal:"))
    #expect(stage.application.sendAction(made[0], to: draft, from: nil, for: nil))
    #expect(stage.application.sendAction(made[1], to: draft, from: nil, for: nil))
    let button = button()
    button.addTarget(draft, action: .draftTouched, for: .touchUpInside)
    stage.tap(button)
    #expect(draft.calls == ["close", "save", "touch true"])
  }

  @Test(
    "a selector can name a protocol's method, which every conforming class performs")
  func protocolMethod() {
    let save = Selector("saveByProtocol:", (any Saving).save(_:))
    let close = Selector("closeByProtocol", (any Saving).close)
    #expect(draft.canPerformAction(save, withSender: nil))
    #expect(!UIResponder().canPerformAction(save, withSender: nil))
    #expect(stage.application.sendAction(save, to: draft, from: nil, for: nil))
    #expect(stage.application.sendAction(close, to: draft, from: nil, for: nil))
    #expect(draft.calls == ["save", "close"])
    let saver: any Saving = draft
    let button = button()
    button.addTarget(saver, action: (any Saving).save, for: .touchUpInside)
    button.addTarget(saver, action: close, for: .touchUpInside)
    stage.tap(button)
    #expect(draft.calls == ["save", "close", "save", "close"])
  }

  @Test("an action may take an event that is not optional")
  func event() {
    let button = button()
    button.addTarget(
      draft, action: Selector("pressDraft::", Draft.press(_:_:)), for: .touchUpInside)
    button.addTarget(draft, action: Draft.press(_:_:), for: .touchUpInside)
    stage.tap(button)
    #expect(draft.calls == ["press 0", "press 0"])
    #expect(!stage.application.sendAction("pressDraft::", to: draft, from: button, for: nil))
    #expect(draft.calls.count == 2)
  }

  @Test("the sender may be any value, an object, a protocol's instance or an optional")
  func senders() {
    let button = button()
    button.addTarget(draft, action: Selector("draftAny:", Draft.anything(_:)), for: .touchUpInside)
    button.addTarget(draft, action: Draft.object(_:), for: .touchUpInside)
    button.addTarget(draft, action: Draft.container(_:), for: .touchUpInside)
    button.addTarget(draft, action: Draft.optional(_:), for: .touchUpInside)
    stage.tap(button)
    #expect(draft.calls == ["any", "object", "focus", "optional false"])
    let optional = Selector("draftOptional:", Draft.optional(_:))
    #expect(stage.application.sendAction(optional, to: draft, from: nil, for: nil))
    #expect(draft.calls.last == "optional true")
  }

  @Test("a number instead of a flag sets it, any other sender is true and nil is false")
  func flags() {
    let flag = Selector("draftFlag:", Draft.flag(_:))
    for sender in [true, false, NSNumber(value: 0), UIView(), nil] as [Any?] {
      #expect(stage.application.sendAction(flag, to: draft, from: sender, for: nil))
    }
    #expect(
      draft.calls == ["flag true", "flag false", "flag false", "flag true", "flag false"])
  }

  @Test("of several classes that declare a name the nearest ancestor's method is called")
  func nearest() {
    class Middle: Draft {
      func middle() { calls.append("middle") }
    }
    final class Last: Middle {}
    let action = Selector("nearestOfSeveral", Middle.middle)
    _ = Selector("nearestOfSeveral", Draft.close)
    let last = Last()
    #expect(stage.application.sendAction(action, to: last, from: nil, for: nil))
    #expect(last.calls == ["middle"])
  }

  // MARK: Performing

  @Test(
    "objects respond to declared selectors, and perform them")
  func performing() {
    final class Maker: NSObject {
      var made = 0
      func make() -> NSObject {
        made += 1
        return NSString("made")
      }
      func note(_ what: Any?) { made += what as? Int ?? 0 }
    }
    let maker = Maker()
    #expect(maker.responds(to: Selector("makeObject", Maker.make)))
    #expect(!maker.responds(to: Selector("makeNothing")))
    let object = maker.perform(Selector("makeObject"))?.takeUnretainedValue()
    #expect(object as? NSString == "made")
    maker.perform(Selector("noteNumber:", Maker.note(_:)), with: 41)
    #expect(maker.made == 42)
    maker.perform(Selector("makeNothing"))
    #expect(stage.trace.last?.kind == .fault)
    #expect(stage.trace.last?.detail == "Maker can't perform makeNothing")
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
  }

  @Test(
    "a timer, a display link and a delayed call report a target without the method")
  func missing() {
    let view = UIView()
    Timer.scheduledTimer(
      timeInterval: 0.1, target: view, selector: "tickOfNobody", userInfo: nil, repeats: false)
    view.perform("callOfNobody", with: nil, afterDelay: 0.2)
    let link = CADisplayLink(target: view, selector: "frameOfNobody")
    link.add(to: .main, forMode: .default)
    stage.advance(by: 0.02)
    link.invalidate()
    stage.advance(by: 0.3)
    let faults = stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
    #expect(faults.contains("a display link can't call frameOfNobody of UIView"))
    #expect(faults.contains("a timer of 0.1 s can't call tickOfNobody of UIView"))
    #expect(faults.contains("a delayed call can't call callOfNobody of UIView"))
  }
}
